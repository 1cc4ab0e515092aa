/*
 * progress.c - how far a long run is, on a terminal.
 */
#include "gen/progress.h"

#include <inttypes.h>
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

void progress_start(struct progress *progress, FILE *out, uint64_t trees, uint64_t leaves)
{
    *progress =
        (struct progress){.out = out, .trees = trees, .leaves = leaves, .started = now()};
}

/* The part of the run that is done, 0 .. 1; the tree in the making counts by its leaves.
 */
static double part_done(const struct progress *progress, const struct emitter *e)
{
    double trees = (double)progress->done;

    if (progress->leaves > 0 && e->leaves < progress->leaves)
        trees += (double)e->leaves / (double)progress->leaves;
    return trees / (double)progress->trees;
}

void progress_tick(void *context, const struct emitter *e)
{
    static const double megabyte = 1e6;
    struct progress *progress = context;
    double time = now(), spent = time - progress->started;
    double part = part_done(progress, e), megabytes = (double)e->bytes / megabyte;

    if (time - (progress->shown > 0 ? progress->shown : progress->started) <
        pause_between)
        return;
    progress->shown = time;
    fprintf(progress->out, "%s%" PRIu64 " of %" PRIu64 " trees, %.0f MB, %.0f MB/s", wipe,
            progress->done, progress->trees, megabytes, megabytes / spent);
    if (part > 0)
        fprintf(progress->out, ", %.0f s left", spent / part - spent);
    fflush(progress->out);
}

void progress_finish(struct progress *progress)
{
    if (progress->shown > 0)
        fputs(wipe, progress->out);
    fflush(progress->out);
}
