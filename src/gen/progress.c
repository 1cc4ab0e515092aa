/*
 * progress.c - how far a long run is, on a terminal.
 */
#include "gen/progress.h"

#include <inttypes.h>

void progress_start(struct progress *progress, FILE *out, uint64_t trees, uint64_t leaves)
{
    *progress = (struct progress){.trees = trees, .leaves = leaves};
    status_line_start(&progress->line, out);
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
    FILE *out = progress->line.out;
    double part = part_done(progress, e), megabytes = (double)e->bytes / megabyte;
    double spent;

    if (!status_line_due(&progress->line, &spent))
        return;
    fprintf(out, "%" PRIu64 " of %" PRIu64 " trees, %.0f MB, %.0f MB/s", progress->done,
            progress->trees, megabytes, megabytes / spent);
    if (part > 0)
        fprintf(out, ", %.0f s left", spent / part - spent);
    fflush(out);
}

void progress_finish(struct progress *progress)
{
    status_line_wipe(&progress->line);
}
