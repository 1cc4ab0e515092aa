/*
 * tally.c - how many trees are done, on a terminal.
 */
#include "tally.h"

#include <inttypes.h>

void tally_start(struct tally *tally, FILE *out)
{
    *tally = (struct tally){.done = 0};
    pthread_mutex_init(&tally->lock, NULL);
    status_line_start(&tally->line, out);
}

static bool is_shown(const struct tally *tally)
{
    return tally->line.out != NULL;
}

void tally_add(struct tally *tally)
{
    double spent;

    if (!is_shown(tally))
        return;
    pthread_mutex_lock(&tally->lock);
    tally->done++;
    if (status_line_due(&tally->line, &spent)) {
        fprintf(tally->line.out, "%" PRIu64 " trees, %.0f/s", tally->done,
                (double)tally->done / spent);
        fflush(tally->line.out);
    }
    pthread_mutex_unlock(&tally->lock);
}

void tally_wipe(struct tally *tally)
{
    if (!is_shown(tally))
        return;
    pthread_mutex_lock(&tally->lock);
    status_line_wipe(&tally->line);
    pthread_mutex_unlock(&tally->lock);
}

void tally_finish(struct tally *tally)
{
    if (!is_shown(tally))
        return;
    tally_wipe(tally);
    pthread_mutex_destroy(&tally->lock);
    tally->line.out = NULL;
}
