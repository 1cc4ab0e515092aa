/*
 * strategy.h - the proof that a picture shows: of each side its strategy, which is a set
 * of nodes down to the leaves that show what the side can be sure of.
 */
#ifndef GTEVAL_DRAW_STRATEGY_H
#define GTEVAL_DRAW_STRATEGY_H

#include "draw/draw.h"
#include "search/proof.h"
#include "tree/node_set.h"

struct strategies {
    double value;
    uint8_t *of[PROOF_SIDES]; /* owned: the nodes; NULL: none is shown */
    node leaves[PROOF_SIDES]; /* how many of them are leaves */
};

/* Those of the sides wanted, 1 << enum proof_side, that the result has a proof on. The
 * caller releases them in any case. */
bool strategies_make(struct strategies *strategies, const struct tree *t,
                     const struct result *result, unsigned wanted, struct error *error);

void strategies_release(struct strategies *strategies);

/* Whether the picture shows a strategy of that side. */
static inline bool strategy_is_shown(const struct picture *picture, enum proof_side side)
{
    return picture->strategies && picture->strategies->of[side];
}

/* Whether n is on it. */
static inline bool strategy_has(const struct picture *picture, enum proof_side side,
                                node n)
{
    return strategy_is_shown(picture, side) &&
           node_set_has(picture->strategies->of[side], n);
}

#endif
