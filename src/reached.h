/*
 * reached.h - how far the output of a run is complete, for those who kill it.
 */
#ifndef GTEVAL_REACHED_H
#define GTEVAL_REACHED_H

#include "base/output.h"
#include "settings.h"

/* All zeros: nothing is said. */
struct reached {
    struct output *output; /* borrowed */
    const struct settings *settings;
    const char *lead; /* what is written first, over a line that is there */
    double flushed;   /* when that was last done to the output */
};

/* From now on a signal that ends the run says so, if trees are shown one by one, and not
 * on a terminal. */
void reached_start(struct reached *reached, struct output *output,
                   const struct settings *settings);

/* Up to that tree of that file everything has been written. It may be flushed. */
void reached_note(struct reached *reached, const char *file, uint64_t number);

#endif
