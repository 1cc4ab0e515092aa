/*
 * payoffs.h - rules.h for games with payoffs: a search hands up a row of numbers, one a
 * player, instead of one value.
 *
 * Rows do not stand in frames of the stack, where many players would make it deep, but in
 * s->scratch, one for each ply: that of a child is behind that of its parent. Where
 * chance moves, s->memory has a mean for each number of them.
 */
#ifndef GTEVAL_SEARCH_PAYOFFS_H
#define GTEVAL_SEARCH_PAYOFFS_H

#include "search/rules.h"
#include "tree/mean.h"

#include <string.h>

/* The row of the children of the node that has this one. */
static inline double *row_below(const struct search *s, double *row)
{
    return row + s->tree->players;
}

static inline void copy_row(const struct search *s, double *row, const double *from)
{
    memcpy(row, from, s->tree->players * sizeof *row);
}

/* The one number that stands for a row. */
static inline double row_value(const struct search *s, node n, const double *row)
{
    return row[tree_own_payoff(s->tree, n)];
}

/* The payoffs of a leaf are read. */
static inline void read_payoffs(struct search *s, node n, double *row)
{
    const double *payoffs = tree_payoffs(s->tree, n);

    s->counts.leaves++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_LEAF,
                                         .node = n,
                                         .value = row_value(s, n, payoffs),
                                         .payoffs = payoffs});
    copy_row(s, row, payoffs);
}

/* A node is left; relation: that of what its mover gets to the number in the row. */
static inline void leave_payoffs(struct search *s, node n, enum relation relation,
                                 const double *row)
{
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_LEAVE,
                                         .node = n,
                                         .relation = relation,
                                         .value = row_value(s, n, row),
                                         .payoffs = row});
}

static inline struct mean *means_of(const struct search *s, const double *row)
{
    return (struct mean *)s->memory + (row - s->scratch);
}

static inline void means_start(const struct search *s, const double *row)
{
    for (unsigned i = 0; i < s->tree->players; i++)
        means_of(s, row)[i] = mean_start();
}

/* Adds the row of an outcome that has been searched. */
static inline void means_add(const struct search *s, double *row, double weight)
{
    for (unsigned i = 0; i < s->tree->players; i++)
        mean_add(&means_of(s, row)[i], weight, row_below(s, row)[i]);
}

/* Makes the means the row. */
static inline void means_end(const struct search *s, double *row)
{
    for (unsigned i = 0; i < s->tree->players; i++)
        row[i] = mean_value(&means_of(s, row)[i]);
}

#endif
