/*
 * turns.h - who moves at a node where nothing says so, as build.h has it: the player
 * after the last one who moved above, and chance is none.
 */
#ifndef GTEVAL_WRITE_TURNS_H
#define GTEVAL_WRITE_TURNS_H

#include "base/error.h"
#include "tree/tree.h"

struct turns {
    const struct tree *tree; /* borrowed */
    uint8_t *turn;           /* of each node; owned. NULL where chance moves nowhere */
};

bool turns_find(struct turns *turns, const struct tree *t, struct error *error);

/* Whether it is to be said who moves at n: another one than whose turn it is, or any at
 * the root. */
bool turns_tell(const struct turns *turns, node n);

void turns_release(struct turns *turns);

#endif
