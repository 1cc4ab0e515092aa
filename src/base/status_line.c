/*
 * status_line.c - one line on a terminal that is written over and over.
 */
#include "base/status_line.h"

#include "base/clock.h"

/* Seconds before the line is first shown, and between two of its states. */
static const double pause_between = 0.5;

void status_line_start(struct status_line *line, FILE *out)
{
    *line = (struct status_line){.out = out, .started = clock_seconds()};
}

bool status_line_due(struct status_line *line, double *spent)
{
    double time = clock_seconds();

    if (time - (line->shown > 0 ? line->shown : line->started) < pause_between)
        return false;
    *spent = time - line->started;
    line->shown = time;
    line->visible = true;
    fputs(STATUS_LINE_WIPE, line->out);
    return true;
}

void status_line_wipe(struct status_line *line)
{
    if (line->visible)
        fputs(STATUS_LINE_WIPE, line->out);
    line->visible = false;
    fflush(line->out);
}
