/*
 * place.h - where every node stands, so that the lines of traces and keys can say so in
 * time that does not grow with the tree.
 */
#ifndef GTEVAL_PRINT_PLACE_H
#define GTEVAL_PRINT_PLACE_H

#include "base/error.h"
#include "tree/tree.h"

#include <stdio.h>

struct place {
    node ordinal; /* which child of its parent the node is, from 1; 0 for the root */
    node depth;   /* plies from the root */
};

/* The places of all nodes: an array to be freed by the caller; NULL when out of memory.
 */
struct place *place_all(const struct tree *t, struct error *error);

/*
 * Prints the Dewey id of n. More than PLACE_LEVELS levels down, where a trace would
 * become all ids, only its last PLACE_TAIL ordinals, behind how many are left out:
 * (99992).1.2.1
 */
enum { PLACE_LEVELS = 256, PLACE_TAIL = 8 };
void place_id(FILE *out, const struct tree *t, const struct place *places, node n);

/* Prints the name of n as one word; or its id, if it has none or ids are wanted. */
void place_node(FILE *out, const struct tree *t, const struct place *places, node n,
                bool ids);

#endif
