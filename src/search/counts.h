/*
 * counts.h - what is counted during a search. The rules are in rules.h, one place for all
 * algorithms, so that a count means the same whoever made it.
 */
#ifndef GTEVAL_SEARCH_COUNTS_H
#define GTEVAL_SEARCH_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * COUNT(name, label, heading, meaning), in the order in which they are reported: label is
 * the key of a line of its own in text reports, heading that of a column in comparisons;
 * NULL where there is none.
 */
#define COUNTS(COUNT)                                                                    \
    COUNT(nodes, NULL, "nodes", "times a node is entered, again or for the first time")  \
    COUNT(leaves, NULL, "leaves", "times the value of a leaf is read")                   \
    COUNT(distinct_nodes, NULL, NULL, "different nodes entered")                         \
    COUNT(distinct_leaves, "distinct leaves", "distinct", "different leaves read")       \
    COUNT(unvisited, NULL, NULL, "nodes of the tree never entered")                      \
    COUNT(cutoffs, "cutoffs", NULL,                                                      \
          "loops over children left with one or more not looked at")                     \
    COUNT(tests, "tests", NULL, "SCOUT: calls of TEST from EVAL")                        \
    COUNT(researches, "researches", NULL,                                                \
          "NegaScout, PVS: searches again with a wider window; Star1, Star2: of an "     \
          "outcome, where rounding wants its own value")                                 \
    COUNT(probes, "probes", NULL,                                                        \
          "Star2: outcomes of which one child was searched beforehand")                  \
    COUNT(passes, "passes", NULL, "searches started at the root")                        \
    COUNT(steps, "steps", NULL,                                                          \
          "SSS* and DUAL*: states taken from OPEN; PN and df-pn: nodes developed")       \
    COUNT(storage, "storage", "storage",                                                 \
          "most states in OPEN, or nodes with stored bounds or numbers")

struct counts {
#define COUNT(name, label, heading, meaning) uint64_t name;
    COUNTS(COUNT)
#undef COUNT
};

/* The table of counts, for everything that goes through all of them. */
struct count_kind {
    const char *name, *label, *heading, *meaning;
};

enum { COUNT_KINDS = sizeof(struct counts) / sizeof(uint64_t) };
extern const struct count_kind count_kinds[COUNT_KINDS];

/* Whether searches have that count: probes are of trees with chance alone. */
bool counts_have(int kind, bool chance);

/* Whether a count says nothing that others do not: all leaves are distinct, or the pass
 * is the only one. */
bool counts_repeat(const struct counts *counts, int kind);

/* The count of that row of the table. */
uint64_t counts_get(const struct counts *counts, int kind);

#endif
