/*
 * explain.h - how the text of an input was understood: what its trees are like, and which
 * words of it said what.
 */
#ifndef GTEVAL_EXPLAIN_H
#define GTEVAL_EXPLAIN_H

#include "read/format.h"
#include "view/view.h"

/* Why a side moves at a root. */
enum root_reason { ROOT_BY_TEXT, ROOT_BY_OPTION, ROOT_BY_DEFAULT, ROOT_REASONS };

struct extent {
    uint64_t low, high;
};

/* All trees of an input together. */
/* Who moves at a root, besides chance, MAX and MIN: any other player. */
enum { EXPLAIN_OTHER = MOVER_MIN + 1 };

struct explanation {
    const char *file, *format; /* borrowed, as all is */
    const char *why;           /* it is that format; NULL: it was named */
    uint64_t trees;
    struct extent nodes, leaves, depth, players; /* of a tree */
    uint64_t roots[EXPLAIN_OTHER + 1]
                  [ROOT_REASONS]; /* trees, by who moves at the root and why */
    uint64_t inner, all_leaves;   /* nodes with children, leaves with a value, in all */
    uint64_t chance, paid;        /* chance nodes, and leaves with payoffs */
    uint64_t again;               /* inner nodes where the parent's side moves */
    uint64_t named, told, valued; /* nodes with a name, with a mover of their own; inner
                                     ones with a value */
    const struct notes *notes;
};

/* Adds the tree that the reader has just read. */
void explain_tree(struct explanation *explanation, const struct reader *reader);

/* The views. A manner without a scene: no search is run. */
explain_function explain_text, explain_json;
extern const struct manner explain_manner;

/*
 * Prints a line that names the words that were passed over and could matter, if there are
 * any.
 */
void explain_remark(FILE *out, const char *file, const struct notes *notes);

#endif
