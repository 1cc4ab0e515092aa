/*
 * parallel.c - the same work on many things, several at a time.
 */
#include "base/parallel.h"

#include <pthread.h>
#include <stdatomic.h>

enum { MOST_THREADS = 256 };

struct shared_work {
    atomic_size_t next;
    size_t count;
    void (*work)(void *context, size_t i);
    void *context;
};

static void *work_off(void *argument)
{
    struct shared_work *shared = argument;
    size_t i;

    while ((i = atomic_fetch_add(&shared->next, 1)) < shared->count)
        shared->work(shared->context, i);
    return NULL;
}

void parallel_each(size_t count, unsigned threads, void (*work)(void *context, size_t i),
                   void *context)
{
    struct shared_work shared = {.count = count, .work = work, .context = context};
    pthread_t helpers[MOST_THREADS];
    unsigned started = 0;

    while (started + 1 < threads && started + 1 < count && started < MOST_THREADS &&
           pthread_create(&helpers[started], NULL, work_off, &shared) == 0)
        started++;
    work_off(&shared);
    while (started > 0)
        pthread_join(helpers[--started], NULL);
}
