/*
 * progress.h - how far a long run is, on a terminal.
 *
 * One line that is written over and over: trees done, rate and time left. Nothing is
 * shown before the run has taken a moment, and nothing stays when it is over.
 */
#ifndef GTEVAL_GEN_PROGRESS_H
#define GTEVAL_GEN_PROGRESS_H

#include "gen/emitter.h"

struct progress {
    FILE *out;       /* borrowed */
    uint64_t trees;  /* to be written */
    uint64_t leaves; /* of each tree; 0 where that is not known */
    uint64_t done;   /* trees written: counted by the caller */
    double started;  /* seconds of a clock that never goes back */
    double shown;    /* when the line was last written; 0: never */
};

void progress_start(struct progress *progress, FILE *out, uint64_t trees,
                    uint64_t leaves);

/* For struct emitter's tick; the context is the progress. */
void progress_tick(void *context, const struct emitter *e);

/* Wipes the line away. */
void progress_finish(struct progress *progress);

#endif
