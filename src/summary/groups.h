/*
 * groups.h - summaries of like trees: one for each value of a column of their results, or
 * a single one of all trees.
 */
#ifndef GTEVAL_SUMMARY_GROUPS_H
#define GTEVAL_SUMMARY_GROUPS_H

#include "summary/names.h"
#include "summary/shapes.h"
#include "summary/summary.h"

/*
 *     groups.by      "width"
 *     groups_key     "4"         "8"         "16"
 *     groups_of      summary     summary     summary
 *                    entries:    entries:    entries: one an algorithm
 *
 * All zeros, by and figures, is empty. Memory grows with the number of groups; without
 * by, with that of files.
 */
struct groups {
    const char *by;           /* borrowed: the column; NULL: there is one group, key "" */
    unsigned figures;         /* SUMMARY_...: what is wanted besides the usual */
    uint64_t trees;           /* of all groups */
    struct names keys;        /* that of each group */
    struct summary *items;    /* owned: each of its key, by number */
    size_t count, capacity;   /* of the groups */
    size_t *order;            /* owned: the items by their keys; NULL: as they came */
    struct shapes shapes;     /* without by: how the files differ */
    struct buffer key, plain; /* for the tree being added */
};

/*
 * Adds a tree to the group of that value of the column, as CSV has it; without a column,
 * to the only group. False when there is no memory.
 */
bool groups_add(struct groups *groups, const struct summary_tree *tree, const char *key,
                struct error *error);

/* The same where the value is one that trees have: by is one of groups_column. */
bool groups_add_tree(struct groups *groups, const struct summary_tree *tree,
                     struct error *error);

/* The i-th column that trees have without any results; NULL behind the last. */
const char *groups_column(size_t i);

/* Whether that is one. */
bool groups_has(const char *column);

/*
 * To be called once all trees have been added. Finishes the summaries, and puts the
 * groups in order: those whose keys
 * are numbers first, by these; then the others, where 9 stands before 10 in them, too. So
 * it does not depend on that of the trees.
 */
bool groups_finish(struct groups *groups, struct error *error);

/* The key and the summary of the i-th group in order. */
const char *groups_key(const struct groups *groups, size_t i);
const struct summary *groups_of(const struct groups *groups, size_t i);

/* Whether a key is a number as trees have them (score.h), and which. */
bool groups_number(const char *key, double *number);

void groups_release(struct groups *groups);

#endif
