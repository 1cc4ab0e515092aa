/*
 * reason.h - why a search does what it does, in words: what --check, --explain and the
 * page that plays searches say.
 *
 * Words are made of what a history knows at the time, so the same functions tell of a
 * search that runs and of one that is over.
 */
#ifndef GTEVAL_REASON_REASON_H
#define GTEVAL_REASON_REASON_H

#include "reason/speech.h"
#include "search/history.h"

/* What is told of. The first four are set by the caller and borrowed. */
struct reason {
    const struct tree *tree;
    const struct algorithm *algorithm;
    const struct search_options *options;
    const struct history *history; /* with windows, but for reason_entered to
                                    * reason_source */

    /* From reason_start on: */
    double low, high;  /* no leaf is worth less, or more; -INFINITY, INFINITY: unknown */
    double sum;        /* no leaf's payoffs add up to more, */
    double *least;     /* owned: nor is one less, of each player; NULL without payoffs */
    struct event pass; /* the last one of the MT family */
    struct speech words;
};

bool reason_start(struct reason *reason, struct error *error);
void reason_release(struct reason *reason);

void reason_say(struct reason *reason, const char *format, ...);

/* ---- The short reasons of --check, of a search that is over ---- */

/* Why n, not the root, was entered, as far as the search tells: ": alpha 3 < beta 5" */
void reason_entered(struct reason *reason, node n);

/* Why n was never entered: "2.2 was cut: beta 5 <= alpha 6" */
void reason_missed(struct reason *reason, node n);

/* Where a bound that n was first entered with comes from: ": alpha 6 is from 1" */
void reason_source(struct reason *reason, node n, enum mover side);

/* ---- For the files of this room ---- */

/* Whether chance leads to n, from where windows are not those of the parent. */
bool reason_is_below_chance(const struct tree *t, node n);

/* Whether the result of n is that value, and lets that side have it: it is no bound on
 * the wrong side. */
bool reason_brings(const struct reason *reason, node n, enum mover side, double value);

/* The leftmost sibling to the left of c that brings the side at their parent that value;
 * NODE_NONE if there is none. */
node reason_left_sibling(const struct reason *reason, node c, double value);

/* The topmost node that was never entered, from n upwards. */
node reason_missed_top(const struct reason *reason, node n);

/* The nearest node from n upwards that SSS*, DUAL* or RecSSS* has solved. */
node reason_solved(const struct reason *reason, node n);

#endif
