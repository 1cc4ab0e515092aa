/*
 * choice.h - what nodes are worth where players choose between equal moves as somebody's
 * answers do.
 */
#ifndef GTEVAL_CHECK_CHOICE_H
#define GTEVAL_CHECK_CHOICE_H

#include "check/answer.h"

/*
 * Of a game with payoffs, what every player gets at each node: a row of players numbers a
 * node, for the caller to free; NULL when out of memory. Of moves that are equally good
 * to who moves, the one counts with which a node gets what the answers give for it, else
 * the one that is on their plan, their line, or is their move, else the leftmost. So the
 * answers are held against one equilibrium, theirs if it is one.
 */
double *choice_values(const struct tree *t, const struct answer_set *set);

#endif
