/*
 * tally.h - how many trees are done, on a terminal, for whoever asks.
 */
#ifndef GTEVAL_TALLY_H
#define GTEVAL_TALLY_H

#include "base/status_line.h"

#include <pthread.h>
#include <stdint.h>

/* All zeros: nothing is shown. */
struct tally {
    struct status_line line;
    pthread_mutex_t lock; /* around what follows, and the line */
    uint64_t done;        /* trees */
};

/* From now on trees are counted, and shown on out, a terminal. */
void tally_start(struct tally *tally, FILE *out);

/* A tree is done; from any thread. */
void tally_add(struct tally *tally);

/* Makes room on the terminal for other lines: called before they are written. */
void tally_wipe(struct tally *tally);

/* Wipes the line away for good. */
void tally_finish(struct tally *tally);

#endif
