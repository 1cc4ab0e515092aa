/*
 * made.h - what the generator makes, as text and as trees.
 */
#ifndef GTEVAL_TESTS_MADE_H
#define GTEVAL_TESTS_MADE_H

#include "gen/model.h"
#include "tree/build.h"

#include <stdio.h>

/* Where an emitter writes to. */
struct sink {
    char *text;
    size_t size;
    FILE *file;
    struct emitter w;
    struct error error;
};

void made_open(struct sink *sink, const char *notation);

/* What was written, as one string for the caller to free. */
char *made_close(struct sink *sink);

/*
 * count trees from number first on, each closed when stream is set, as one string for the
 * caller to free.
 */
char *made_text(const struct recipe *recipe, const char *notation, uint64_t first,
                uint64_t count, bool stream);

/* The text, which is freed, must be this one. */
void made_is(char *text, const char *expected);

/* Reads one tree back and frees the text. */
struct tree made_read(char *text, const char *format);

/* The tree of that number. */
struct tree made_tree(const struct recipe *recipe, uint64_t index);

const struct model *made_model(const char *name);

struct recipe made_recipe(const char *model, node width, node depth);

/* The backed-up value of every node, for the caller to free; that of the root. */
double *made_values(const struct tree *t);
double made_value(const struct tree *t);

/* The k-th child of a node, from 1. */
node made_child(const struct tree *t, node n, node k);

/* Both trees must be the same. */
void made_same(const struct tree *a, const struct tree *b);

#endif
