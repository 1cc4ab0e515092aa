/*
 * pace.c - how many trees are done, on a terminal.
 */
#include "pace.h"

#include <inttypes.h>

void pace_start(struct pace *pace, FILE *out)
{
    *pace = (struct pace){.done = 0};
    pthread_mutex_init(&pace->lock, NULL);
    status_line_start(&pace->line, out);
}

static bool is_shown(const struct pace *pace)
{
    return pace->line.out != NULL;
}

void pace_add(struct pace *pace)
{
    double spent;

    if (!is_shown(pace))
        return;
    pthread_mutex_lock(&pace->lock);
    pace->done++;
    if (status_line_due(&pace->line, &spent)) {
        fprintf(pace->line.out, "%" PRIu64 " trees, %.0f/s", pace->done,
                (double)pace->done / spent);
        fflush(pace->line.out);
    }
    pthread_mutex_unlock(&pace->lock);
}

void pace_wipe(struct pace *pace)
{
    if (!is_shown(pace))
        return;
    pthread_mutex_lock(&pace->lock);
    status_line_wipe(&pace->line);
    pthread_mutex_unlock(&pace->lock);
}

void pace_finish(struct pace *pace)
{
    if (!is_shown(pace))
        return;
    pace_wipe(pace);
    pthread_mutex_destroy(&pace->lock);
    pace->line.out = NULL;
}
