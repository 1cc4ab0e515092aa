/*
 * progress.h - how far a long run is, on a terminal: trees done, rate and time left.
 */
#ifndef GTEVAL_GEN_PROGRESS_H
#define GTEVAL_GEN_PROGRESS_H

#include "base/status_line.h"
#include "gen/emitter.h"

struct progress {
    struct status_line line;
    uint64_t trees;  /* to be written */
    uint64_t leaves; /* of each tree; 0 where that is not known */
    uint64_t done;   /* trees written: counted by the caller */
};

void progress_start(struct progress *progress, FILE *out, uint64_t trees,
                    uint64_t leaves);

/* For struct emitter's tick; the context is the progress. */
void progress_tick(void *context, const struct emitter *e);

/* Wipes the line away. */
void progress_finish(struct progress *progress);

#endif
