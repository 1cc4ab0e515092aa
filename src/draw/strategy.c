/*
 * strategy.c - the nodes on the strategies of a proof: its leaves, and all above them.
 */
#include "draw/strategy.h"

#include <stdlib.h>

static bool mark(struct strategies *strategies, const struct tree *t,
                 enum proof_side side, const struct proof_leaves *leaves,
                 struct error *error)
{
    uint8_t *set = strategies->of[side] = calloc(node_set_size(t), 1);

    if (!set)
        return error_memory(error);
    for (node i = 0; i < leaves->count; i++)
        node_set_add_path(set, t, leaves->of[i]);
    strategies->leaves[side] = leaves->count;
    return true;
}

bool strategies_make(struct strategies *strategies, const struct tree *t,
                     const struct result *result, unsigned wanted, struct error *error)
{
    bool done = true;

    *strategies = (struct strategies){.value = result->value};
    for (enum proof_side side = PROOF_LOWER; done && side < PROOF_SIDES; side++) {
        struct proof_leaves leaves;

        if (!(wanted >> side & 1))
            continue;
        done = proof_side_of_result(t, result, side, &leaves, error) &&
               (!leaves.exists || mark(strategies, t, side, &leaves, error));
        free(leaves.of);
    }
    return done;
}

void strategies_release(struct strategies *strategies)
{
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
        free(strategies->of[side]);
    *strategies = (struct strategies){0};
}
