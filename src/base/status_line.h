/*
 * status_line.h - one line on a terminal that is written over and over while a run lasts.
 *
 * Nothing is shown before the run has taken a moment, and nothing stays when it is over.
 */
#ifndef GTEVAL_BASE_STATUS_LINE_H
#define GTEVAL_BASE_STATUS_LINE_H

#include <stdbool.h>
#include <stdio.h>

/* Goes to the start of the line and wipes it. */
#define STATUS_LINE_WIPE "\r\033[K"

struct status_line {
    FILE *out;      /* borrowed */
    double started; /* seconds of a clock that never goes back */
    double shown;   /* when the line was last written; 0: never */
    bool visible;   /* it has not been wiped since */
};

void status_line_start(struct status_line *line, FILE *out);

/*
 * Whether it is time to write the line again. If so, the cursor is where the line begins,
 * all of it wiped, *spent are the seconds since the start, and the caller writes to
 * line->out and flushes that.
 */
bool status_line_due(struct status_line *line, double *spent);

/* Wipes the line away, for the end or for other lines. */
void status_line_wipe(struct status_line *line);

#endif
