/*
 * status_line.c - one line on a terminal that is written over and over.
 */
#include "base/status_line.h"

#include <time.h>

/* Seconds before the line is first shown, and between two of its states. */
static const double pause_between = 0.5;

/* Goes to the start of the line and wipes it. */
static const char wipe[] = "\r\033[K";

static double now(void)
{
    static const double nanosecond = 1e-9;
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * nanosecond;
}

void status_line_start(struct status_line *line, FILE *out)
{
    *line = (struct status_line){.out = out, .started = now()};
}

bool status_line_due(struct status_line *line, double *spent)
{
    double time = now();

    if (time - (line->shown > 0 ? line->shown : line->started) < pause_between)
        return false;
    *spent = time - line->started;
    line->shown = time;
    line->visible = true;
    fputs(wipe, line->out);
    return true;
}

void status_line_wipe(struct status_line *line)
{
    if (line->visible)
        fputs(wipe, line->out);
    line->visible = false;
    fflush(line->out);
}
