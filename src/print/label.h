/*
 * label.h - what nodes and lines of nodes are called in output.
 */
#ifndef GTEVAL_PRINT_LABEL_H
#define GTEVAL_PRINT_LABEL_H

#include "tree/id.h"

#include <stdio.h>

/* The name of n as one word, or its id where it has none or ids are wanted. False,
 * with nothing printed, when out of memory. */
bool label_print(FILE *out, const struct tree *t, node n, bool ids);

/* The same behind a text, where an id is short, or there is a name; takes no memory. */
bool label_short(FILE *out, const char *before, const struct tree *t, node n, bool ids);

/* The same for a child of the root whose ordinal is at hand: takes no time in its
 * siblings, and no memory. */
void label_move(FILE *out, const struct tree *t, node c, node ordinal, bool ids);

/*
 * Goes along a line of nodes, with a name or an id for each. The ids of a line of depth d
 * have d * d / 2 ordinals in all; once they have taken LABEL_LINE_LIMIT bytes, the nodes
 * up to the last are left out, which loses nothing: the last id contains all the others.
 */
enum { LABEL_LINE_LIMIT = 1 << 20 };

struct label_walk {
    const struct tree *tree;
    const node *line;
    node length, next; /* nodes in the line; how many have been passed */
    bool ids;          /* ids even where nodes have names */
    size_t written;    /* bytes that the ids took so far */
    struct buffer id;  /* of the node at hand */
    const char *name;  /* its name; NULL where the id is to be used */
    bool failed;       /* memory ran out: the walk ended early */
    bool gap;          /* instead of a node, the place of those left out is at hand */
};

struct label_walk label_walk(const struct tree *t, const node *line, node length,
                             bool ids);

/*
 * Prints the line, each node by print_name or print_id, with a separator between them and
 * print_id("...") for a gap. False when memory ran out on the way.
 */
bool label_line(FILE *out, struct label_walk walk, const char *separator,
                void (*print_name)(FILE *, const char *),
                void (*print_id)(FILE *, const char *));

/* Writes an id, or anything else, as it is. */
void label_plain(FILE *out, const char *text);

#endif
