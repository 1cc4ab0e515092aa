/*
 * rules.h - the rules of counting, for the algorithms and nobody else.
 *
 * An algorithm enters a node, reads a leaf, leaves out moves and records its choice only
 * through the functions here. Every file that includes this one is compiled twice:
 * plainly, and with WATCHED defined, where the same functions also report events. So a
 * search that nobody watches does not even ask whether somebody does. Those that know
 * chance (chance.h) are compiled once more, with GENERAL defined, for trees in which
 * chance moves or values have bounds: other trees do not ask for these either.
 */
#ifndef GTEVAL_SEARCH_RULES_H
#define GTEVAL_SEARCH_RULES_H

#include "base/larger.h"
#include "search/algorithm.h"
#include "search/search.h"
#include "tree/node_set.h"

#include <math.h>

/*
 * The name of an algorithm's procedure in this copy of it: minimax_plain,
 * minimax_watched, minimax_general; whether it tells events; whether chance may move; and
 * what bounds all values.
 */
#if defined(GENERAL)
#define WATCHING (s->observer != NULL)
enum { CHANCES = 1 };
#define LOW             (s->low)
#define HIGH            (s->high)
#define PROCEDURE(name) name##_general
#else
enum { CHANCES = 0 };
#define LOW  (-INFINITY)
#define HIGH INFINITY
#ifdef WATCHED
enum { WATCHING = 1 };
#define PROCEDURE(name) name##_watched
#else
enum { WATCHING = 0 };
#define PROCEDURE(name) name##_plain
#endif
#endif

/* What makes Star2 of Star1, and PVS of NegaScout: search.variant. */
enum variant { ORDINARY, PROBING, PVS };

/* The doubles beside x: null windows are (x, next_above(x)), right for fractions too. */
static inline double next_above(double x)
{
    return nextafter(x, INFINITY);
}

static inline double next_below(double x)
{
    return nextafter(x, -INFINITY);
}

/* Whether this is the first time n is entered, which it is not from now on. */
static inline bool first_time(struct search *s, node n)
{
    if (node_set_has(s->seen, n))
        return false;
    node_set_add(s->seen, n);
    return true;
}

/* Counts a node that is entered; true the first time. */
static inline bool count_node(struct search *s, node n)
{
    s->counts.nodes++;
    if (!first_time(s, n))
        return false;
    s->counts.distinct_nodes++;
    if (tree_is_leaf(s->tree, n))
        s->counts.distinct_leaves++;
    return true;
}

static inline void report_enter(struct search *s, node n, double alpha, double beta)
{
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_ENTER,
                                         .node = n,
                                         .relation = EQUAL,
                                         .alpha = alpha,
                                         .beta = beta});
}

/* A node is entered for its value, which matters only inside (alpha, beta). */
static inline bool enter(struct search *s, node n, double alpha, double beta)
{
    report_enter(s, n, alpha, beta);
    return count_node(s, n);
}

/* The same by an algorithm that enters no node again: all its nodes are distinct. */
static inline void enter_once(struct search *s, node n, double alpha, double beta)
{
    report_enter(s, n, alpha, beta);
    if (CHANCES)
        count_node(s, n); /* rounding may want an outcome again */
    else
        s->counts.nodes++;
}

/* A node is entered to find out whether its value stands in that relation to bound. */
static inline bool enter_test(struct search *s, node n, enum relation relation,
                              double bound)
{
    if (WATCHING)
        search_observe(
            s, (struct event){
                   .kind = EVENT_ENTER, .node = n, .relation = relation, .value = bound});
    return count_node(s, n);
}

/* The value of a leaf is read. */
static inline double read_leaf(struct search *s, node n)
{
    s->counts.leaves++;
    if (WATCHING)
        search_observe(
            s, (struct event){.kind = EVENT_LEAF, .node = n, .value = s->tree->value[n]});
    return s->tree->value[n];
}

/* A node is left with value(n) relation value; returns that value. */
static inline double leave(struct search *s, node n, enum relation relation, double value)
{
    if (WATCHING)
        search_observe(
            s, (struct event){
                   .kind = EVENT_LEAVE, .node = n, .relation = relation, .value = value});
    return value;
}

/* A node is left at once: what is stored answers. */
static inline double remembered(struct search *s, node n, enum relation relation,
                                double value)
{
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_MEMORY,
                                         .node = n,
                                         .relation = relation,
                                         .value = value});
    return leave(s, n, relation, value);
}

/* What a fail-soft result says of the value when the window was (alpha, beta). */
static inline enum relation window_relation(const struct search *s, double value,
                                            double alpha, double beta)
{
    (void)s;
    if (value <= alpha && value > LOW)
        return AT_MOST;
    if (value >= beta && value < HIGH)
        return AT_LEAST;
    return EQUAL;
}

/*
 * Whether the loop over the children of n stops behind child c because of reason. That is
 * a cutoff only if it leaves out a child. alpha and beta are the bounds that met.
 */
static inline bool cut(struct search *s, node n, node c, bool reason, double alpha,
                       double beta)
{
    if (!reason)
        return false;
    if (tree_next_child(s->tree, c) == s->tree->end[n])
        return true;
    s->counts.cutoffs++;
    if (s->options.pruned && !s->seen)
        pruned_behind(&s->pruned, s->tree, c);
    if (s->skipped)
        node_set_add_range(s->skipped, s->tree->end[c], s->tree->end[n]);
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_CUT,
                                         .node = n,
                                         .child = c,
                                         .alpha = alpha,
                                         .beta = beta,
                                         .skipped = s->tree->end[n] - s->tree->end[c]});
    return true;
}

/* The cut of the alpha-beta family. */
static inline bool cut_window(struct search *s, node n, node c, double alpha, double beta)
{
    bool met = alpha >= beta && (alpha > beta || !s->options.strict_cut);

    return cut(s, n, c, met, alpha, beta);
}

/* Child c of n is to be searched again, in the wider window (alpha, beta). */
static inline void search_again(struct search *s, node n, node c, double alpha,
                                double beta)
{
    s->counts.researches++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_RESEARCH,
                                         .node = n,
                                         .child = c,
                                         .alpha = alpha,
                                         .beta = beta});
}

/* Records c as the move at n. */
static inline void choose(struct search *s, node n, node c)
{
    s->choice[n] = c;
}

#endif
