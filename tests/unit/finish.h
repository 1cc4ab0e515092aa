/*
 * finish.h - build_finish for trees that nothing is wrong with.
 */
#ifndef GTEVAL_UNIT_FINISH_H
#define GTEVAL_UNIT_FINISH_H

#include "tree/build.h"

#include <stdio.h>
#include <stdlib.h>

static inline void must_finish(struct build *b, enum mover root)
{
    struct error error;

    if (build_finish(b, root, &error))
        return;
    fprintf(stderr, "%s\n", error.message);
    abort();
}

#endif
