/*
 * typed.h - answers as a student types them, a line each, made into an object of answers:
 *
 *     # about exercise 3
 *     name: Ada
 *     value = 6
 *     pv: A B b1
 *     values 1 = 6, 2 <= 5
 *     bounds 2 = [6, inf]
 *     pruned 2.2 2.3
 *
 * Each line is a key and what is said; a colon or an equals sign may stand between them,
 * and case, commas, brackets and the typographic minus do not matter. Lines about nodes
 * may be repeated. ? stands for what is not answered.
 *
 * In the object a bare word that is to mean a node is an array of that word alone, since
 * it is taken less strictly than a string (references.h); in quotes it is a string.
 */
#ifndef GTEVAL_CHECK_TYPED_H
#define GTEVAL_CHECK_TYPED_H

#include "base/buffer.h"
#include "base/text.h"

/* A piece of the object, and where what it says was typed. */
struct typed_run {
    size_t json, source;
};

/* JSON in the making. */
struct typed_json {
    struct buffer text;     /* owned */
    struct typed_run *runs; /* owned: in their order */
    size_t count, capacity;
    bool failed; /* memory ran out */
};

/* All zeros is ready to be released. */
struct typed {
    const struct text *source; /* borrowed: what was typed; as long as that is held */
    struct typed_json json;    /* owned */
    struct text object;        /* owned: the same as a text; the object is all of it */
};

/* Whether answers that are typed begin at text->position: with a letter, or #.
 */
bool typed_begins(struct text *text, bool *begins, struct error *error);

/* One past the section that begins at text->position, which a line of dashes ends, or
 * the end; *next: where the one behind it begins. False where reading fails. */
bool typed_section(struct text *text, size_t *end, size_t *next, struct error *error);

/* Makes the object of text->data[at .. end). False, with error filled, where a line is
 * not understood. To be released in any case. */
bool typed_read(struct typed *typed, const struct text *text, size_t at, size_t end,
                struct error *error);

/* Gives an error about the object at that offset its place in what was typed. Always
 * false. */
bool typed_place(const struct typed *typed, size_t at, struct error *error);

void typed_release(struct typed *typed);

#endif
