/*
 * summary.h - what algorithms took over many trees: means, their standard errors, ratios.
 *
 * Trees are added one by one; what is held does not grow with their number, but, with
 * SUMMARY_QUANTILES, with that of the different counts there are (tally.h). All sums are
 * exact, so the order of the trees makes no difference to any figure. Only the order of
 * the algorithms is that in which they first appeared.
 */
#ifndef GTEVAL_SUMMARY_SUMMARY_H
#define GTEVAL_SUMMARY_SUMMARY_H

#include "base/error.h"
#include "search/algorithm.h"
#include "summary/tally.h"
#include "summary/wide.h"

/*
 * FIGURES(identifier, word): what a summary has only where it is asked for.
 */
#define SUMMARY_FIGURES(FIGURES)                                                         \
    FIGURES(RATIOS, "ratios")       /* their errors, and differences */                  \
    FIGURES(DISTINCT, "distinct")   /* how many different leaves and nodes */            \
    FIGURES(QUANTILES, "quantiles") /* of leaves and nodes */

enum summary_figure {
#define FIGURES(identifier, word) SUMMARY_PLACE_##identifier,
    SUMMARY_FIGURES(FIGURES)
#undef FIGURES
        SUMMARY_PLACES
};

/* The same as bits, to be joined. */
enum summary_figures {
#define FIGURES(identifier, word) SUMMARY_##identifier = 1 << SUMMARY_PLACE_##identifier,
    SUMMARY_FIGURES(FIGURES)
#undef FIGURES
        SUMMARY_TIME = 1 << SUMMARY_PLACES /* of searches: asked for elsewhere */
};

/* What one algorithm took for a tree. */
struct summary_row {
    const struct algorithm *algorithm;
    uint64_t nodes, leaves, storage;
    uint64_t minimal_leaves;                  /* the tree's certificate; 0: it has none */
    uint64_t distinct_nodes, distinct_leaves; /* for SUMMARY_DISTINCT */
    uint64_t nanoseconds;                     /* for SUMMARY_TIME */
};

/* A tree, and its rows, one an algorithm. */
struct summary_tree {
    const char *file;              /* borrowed: where it came from */
    uint64_t number;               /* which tree of it */
    uint64_t nodes, leaves, depth; /* no nodes: what it is like is not known */
    struct summary_row rows[ALGORITHM_COUNT];
    size_t count;
};

/* Of the trees' figures x: the sum of x and that of x * x. */
struct summary_sums {
    struct wide plain, squares;
};

/* Of pairs x and y of a tree's figures: the sums of each, and of (x - y)^2. */
struct summary_pairs {
    struct wide left, right, squares;
};

/* An algorithm over its trees. */
struct summary_entry {
    const struct algorithm *algorithm;
    uint64_t trees;
    uint64_t minimal_trees;   /* those that have a certificate */
    uint64_t alphabeta_trees; /* those that alphabeta evaluated too */
    uint64_t storage;         /* the most */
    struct summary_sums leaves, nodes, distinct_leaves, distinct_nodes, nanoseconds;
    struct summary_sums minimal_ratios, alphabeta_ratios; /* of what wide_ratio gives */
    struct summary_pairs alphabeta_pairs;

    /* With SUMMARY_QUANTILES, the tallies owned: */
    struct tally leaves_tally, nodes_tally;
    double leaves_quantiles[QUANTILE_COUNT]; /* both filled by summary_finish */
    double nodes_quantiles[QUANTILE_COUNT];
};

/* All zeros, but figures, is an empty summary. */
struct summary {
    unsigned figures; /* SUMMARY_...: what is wanted besides the usual */
    uint64_t trees;
    struct summary_entry *entries; /* owned */
    size_t count, capacity;
};

/* Adds a tree by its rows, one an algorithm. False when there is no memory. */
bool summary_add_tree(struct summary *summary, const struct summary_row *rows,
                      size_t count, struct error *error);

/* To be called once all trees have been added: finds the quantiles. False when there is
 * no memory. */
bool summary_finish(struct summary *summary, struct error *error);

/*
 * The figures of an algorithm; SCORE_NONE (base/score.h) where there is none: a standard
 * error needs two trees, minimal_ratio a tree that has a certificate, and what compares
 * with alphabeta one that this evaluated too.
 */
double summary_leaves_mean(const struct summary_entry *entry);
double summary_leaves_error(const struct summary_entry *entry);
double summary_nodes_mean(const struct summary_entry *entry);
double summary_nodes_error(const struct summary_entry *entry);

double summary_distinct_leaves_mean(const struct summary_entry *entry);
double summary_distinct_leaves_error(const struct summary_entry *entry);
double summary_distinct_nodes_mean(const struct summary_entry *entry);
double summary_distinct_nodes_error(const struct summary_entry *entry);
double summary_seconds_mean(const struct summary_entry *entry);
double summary_seconds_error(const struct summary_entry *entry);

/* Nanoseconds, to the nearest; seconds must be neither negative nor more than 2^33. */
uint64_t summary_nanoseconds(double seconds);

/* Means over trees: of leaves / minimal_leaves, and of leaves / alphabeta's leaves;
 * with the standard errors of these means. */
double summary_minimal_ratio(const struct summary_entry *entry);
double summary_minimal_error(const struct summary_entry *entry);
double summary_alphabeta_ratio(const struct summary_entry *entry);
double summary_alphabeta_error(const struct summary_entry *entry);

/* The same of leaves - alphabeta's leaves. As both are of one tree, chance that makes
 * trees hard or easy for all is not in the error. */
double summary_difference_mean(const struct summary_entry *entry);
double summary_difference_error(const struct summary_entry *entry);

void summary_release(struct summary *summary);

#endif
