/*
 * summary.c - adding up trees, and the figures of the sums.
 */
#include "summary/summary.h"

#include "base/memory.h"
#include "base/score.h"

#include <math.h>
#include <stdlib.h>

static const double NANOSECONDS = 1e9; /* in a second */

/* The entry of the algorithm, a new one at its first tree; NULL when out of memory. */
static struct summary_entry *find_entry(struct summary *summary,
                                        const struct algorithm *algorithm,
                                        struct error *error)
{
    for (size_t i = 0; i < summary->count; i++)
        if (summary->entries[i].algorithm == algorithm)
            return &summary->entries[i];
    if (!memory_reserve(&summary->entries, &summary->capacity, summary->count + 1,
                        sizeof *summary->entries, error))
        return NULL;
    summary->entries[summary->count] = (struct summary_entry){.algorithm = algorithm};
    return &summary->entries[summary->count++];
}

static void add_wide(struct summary_sums *sums, struct wide x)
{
    wide_add(&sums->plain, x);
    wide_add(&sums->squares, wide_product(x, x));
}

static void add_figure(struct summary_sums *sums, uint64_t figure)
{
    add_wide(sums, wide_of(figure));
}

static void add_pair(struct summary_pairs *pairs, uint64_t x, uint64_t y)
{
    struct wide distance = wide_of(x < y ? y - x : x - y);

    wide_add(&pairs->left, wide_of(x));
    wide_add(&pairs->right, wide_of(y));
    wide_add(&pairs->squares, wide_product(distance, distance));
}

/* What is there where it is asked for. */
static void add_wanted(struct summary_entry *entry, unsigned figures,
                       const struct summary_row *row)
{
    if (figures & SUMMARY_DISTINCT) {
        add_figure(&entry->distinct_leaves, row->distinct_leaves);
        add_figure(&entry->distinct_nodes, row->distinct_nodes);
    }
    if (figures & SUMMARY_TIME)
        add_figure(&entry->nanoseconds, row->nanoseconds);
}

static void add_sums(struct summary_entry *entry, const struct summary_row *row,
                     uint64_t alphabeta_leaves)
{
    entry->trees++;
    add_figure(&entry->leaves, row->leaves);
    add_figure(&entry->nodes, row->nodes);
    if (row->minimal_leaves > 0) {
        entry->minimal_trees++;
        add_wide(&entry->minimal_ratios, wide_ratio(row->leaves, row->minimal_leaves));
    }
    if (alphabeta_leaves > 0) {
        entry->alphabeta_trees++;
        add_wide(&entry->alphabeta_ratios, wide_ratio(row->leaves, alphabeta_leaves));
        add_pair(&entry->alphabeta_pairs, row->leaves, alphabeta_leaves);
    }
    if (entry->storage < row->storage)
        entry->storage = row->storage;
}

static bool add_tallies(struct summary_entry *entry, const struct summary_row *row,
                        struct error *error)
{
    return tally_add(&entry->leaves_tally, row->leaves, error) &&
           tally_add(&entry->nodes_tally, row->nodes, error);
}

/* How many leaves the standard, alphabeta, read: one at least; 0 where it was not run. */
static uint64_t find_alphabeta(const struct summary_row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (rows[i].algorithm == algorithm_standard())
            return rows[i].leaves;
    return 0;
}

bool summary_add_tree(struct summary *summary, const struct summary_row *rows,
                      size_t count, struct error *error)
{
    uint64_t alphabeta_leaves = find_alphabeta(rows, count);

    for (size_t i = 0; i < count; i++) {
        struct summary_entry *entry = find_entry(summary, rows[i].algorithm, error);

        if (!entry)
            return false;
        add_sums(entry, &rows[i], alphabeta_leaves);
        add_wanted(entry, summary->figures, &rows[i]);
        if ((summary->figures & SUMMARY_QUANTILES) &&
            !add_tallies(entry, &rows[i], error))
            return false;
    }
    summary->trees++;
    return true;
}

bool summary_finish(struct summary *summary, struct error *error)
{
    for (size_t i = 0; i < summary->count; i++) {
        struct summary_entry *entry = &summary->entries[i];

        if (!tally_quantiles(&entry->leaves_tally, entry->leaves_quantiles, error) ||
            !tally_quantiles(&entry->nodes_tally, entry->nodes_quantiles, error))
            return false;
    }
    return true;
}

static double mean(const struct summary_sums *sums, uint64_t count)
{
    return count > 0 ? wide_double(sums->plain) / (double)count : SCORE_NONE;
}

/*
 * The standard error of the mean of n figures x is the root of V / n, where
 * V = sum((x - mean)^2) / (n - 1) = (n sum(x^2) - sum(x)^2) / (n (n - 1)).
 * The numerator is a difference of near equals, but it is computed exactly: with n below
 * 2^64 and x, which may be a ratio, below 2^128, both of its terms are below 2^384.
 */
static double error_of(struct wide sum, struct wide squares, uint64_t count)
{
    double n = (double)count;
    struct wide numerator;

    if (count < 2)
        return SCORE_NONE;
    numerator =
        wide_difference(wide_product(wide_of(count), squares), wide_product(sum, sum));
    return sqrt(wide_double(numerator) / (n - 1)) / n;
}

static double standard_error(const struct summary_sums *sums, uint64_t count)
{
    return error_of(sums->plain, sums->squares, count);
}

/* A figure of ratios in their units. */
static double ratio(double figure)
{
    return ldexp(figure, -WIDE_RATIO_BITS);
}

/* The sum of the differences without its sign. */
static struct wide distance(const struct summary_pairs *pairs)
{
    return wide_less(pairs->left, pairs->right)
               ? wide_difference(pairs->right, pairs->left)
               : wide_difference(pairs->left, pairs->right);
}

double summary_leaves_mean(const struct summary_entry *entry)
{
    return mean(&entry->leaves, entry->trees);
}

double summary_leaves_error(const struct summary_entry *entry)
{
    return standard_error(&entry->leaves, entry->trees);
}

double summary_nodes_mean(const struct summary_entry *entry)
{
    return mean(&entry->nodes, entry->trees);
}

double summary_nodes_error(const struct summary_entry *entry)
{
    return standard_error(&entry->nodes, entry->trees);
}

double summary_distinct_leaves_mean(const struct summary_entry *entry)
{
    return mean(&entry->distinct_leaves, entry->trees);
}

double summary_distinct_leaves_error(const struct summary_entry *entry)
{
    return standard_error(&entry->distinct_leaves, entry->trees);
}

double summary_distinct_nodes_mean(const struct summary_entry *entry)
{
    return mean(&entry->distinct_nodes, entry->trees);
}

double summary_distinct_nodes_error(const struct summary_entry *entry)
{
    return standard_error(&entry->distinct_nodes, entry->trees);
}

double summary_seconds_mean(const struct summary_entry *entry)
{
    return mean(&entry->nanoseconds, entry->trees) / NANOSECONDS;
}

double summary_seconds_error(const struct summary_entry *entry)
{
    return standard_error(&entry->nanoseconds, entry->trees) / NANOSECONDS;
}

uint64_t summary_nanoseconds(double seconds)
{
    return (uint64_t)(seconds * NANOSECONDS + 0.5);
}

double summary_minimal_ratio(const struct summary_entry *entry)
{
    return ratio(mean(&entry->minimal_ratios, entry->minimal_trees));
}

double summary_minimal_error(const struct summary_entry *entry)
{
    return ratio(standard_error(&entry->minimal_ratios, entry->minimal_trees));
}

double summary_alphabeta_ratio(const struct summary_entry *entry)
{
    return ratio(mean(&entry->alphabeta_ratios, entry->alphabeta_trees));
}

double summary_alphabeta_error(const struct summary_entry *entry)
{
    return ratio(standard_error(&entry->alphabeta_ratios, entry->alphabeta_trees));
}

double summary_difference_mean(const struct summary_entry *entry)
{
    const struct summary_pairs *pairs = &entry->alphabeta_pairs;
    double sum = wide_double(distance(pairs));

    if (entry->alphabeta_trees == 0)
        return SCORE_NONE;
    return (wide_less(pairs->left, pairs->right) ? -sum : sum) /
           (double)entry->alphabeta_trees;
}

double summary_difference_error(const struct summary_entry *entry)
{
    const struct summary_pairs *pairs = &entry->alphabeta_pairs;

    return error_of(distance(pairs), pairs->squares, entry->alphabeta_trees);
}

void summary_release(struct summary *summary)
{
    for (size_t i = 0; i < summary->count; i++) {
        tally_release(&summary->entries[i].leaves_tally);
        tally_release(&summary->entries[i].nodes_tally);
    }
    free(summary->entries);
    *summary = (struct summary){0};
}
