/*
 * certificate.c - the size of the smallest pair of solution trees.
 */
#include "search/certificate.h"

#include "base/memory.h"
#include "search/proof.h"

#include <math.h>
#include <stdlib.h>

bool certificate_leaves(const struct tree *t, double value, node *leaves,
                        struct error *error)
{
    uint32_t *needed = NULL;

    if (!memory_resize(&needed, t->count, sizeof *needed, error))
        return false;
    *leaves =
        proof_size(t, value, value == -INFINITY ? PROOF_UPPER : PROOF_LOWER, needed);
    if (!isinf(value))
        *leaves += proof_size(t, value, PROOF_UPPER, needed) - 1;
    free(needed);
    return true;
}
