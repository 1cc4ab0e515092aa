/*
 * pace.h - how many trees are done, on a terminal, for whoever asks.
 */
#ifndef GTEVAL_PACE_H
#define GTEVAL_PACE_H

#include "base/status_line.h"

#include <pthread.h>
#include <stdint.h>

/* All zeros: nothing is shown. */
struct pace {
    struct status_line line;
    pthread_mutex_t lock; /* around what follows, and the line */
    uint64_t done;        /* trees */
};

/* From now on trees are counted, and shown on out, a terminal. */
void pace_start(struct pace *pace, FILE *out);

/* A tree is done; from any thread. */
void pace_add(struct pace *pace);

/* Makes room on the terminal for other lines: called before they are written. */
void pace_wipe(struct pace *pace);

/* Wipes the line away for good. */
void pace_finish(struct pace *pace);

#endif
