/*
 * temporary.h - a file that is written to take the place of another, its target, and goes
 * away with the run unless it does, whatever ends that.
 *
 * Where the system can, it has no name before, so that nothing is ever left behind. Where
 * not, it has one of our own (beside.h): a signal removes it, and after one that cannot
 * be caught the next run for the same target does.
 */
#ifndef GTEVAL_BASE_TEMPORARY_H
#define GTEVAL_BASE_TEMPORARY_H

#include <stdbool.h>

/* All zeros is none. */
struct temporary {
    const char *target; /* borrowed; NULL: there is none */
    char *name;         /* owned: its own, in the folder of target */
    int descriptor;     /* owned, open for writing */
    bool named;         /* it has that name; else none so far */
};

/* Makes the file; with errno set where that fails, and there is none then. */
bool temporary_open(struct temporary *temporary, const char *target);

/* Puts the file, written to its end, in the place of target; false, with errno set, where
 * that fails: target is as it was. */
bool temporary_place(struct temporary *temporary);

/* Closes it, and removes it where it has not been put in its place. Of none: nothing.
 * Leaves errno alone. */
void temporary_close(struct temporary *temporary);

#endif
