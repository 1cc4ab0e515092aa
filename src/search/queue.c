/*
 * queue.c - a radix heap of states.
 */
#include "search/queue.h"

#include "base/memory.h"

#include <stdlib.h>

void queue_init(struct queue *queue, struct ranked start)
{
    *queue = (struct queue){.last = start};
}

void queue_release(struct queue *queue)
{
    for (int i = 0; i < QUEUE_BUCKETS; i++)
        free(queue->buckets[i].all);
}

/* Which of the bits that are set is the highest; there is one. */
static int highest_bit(uint64_t bits)
{
    return 63 - __builtin_clzll(bits);
}

static int bucket_for(const struct queue *queue, struct ranked added)
{
    uint64_t merit = added.merit ^ queue->last.merit;

    return merit != 0 ? QUEUE_MERIT + highest_bit(merit)
                      : highest_bit(added.node ^ queue->last.node);
}

static bool bucket_add(struct bucket *bucket, struct ranked added)
{
    struct error error;

    if (bucket->count == bucket->capacity &&
        !memory_reserve(&bucket->all, &bucket->capacity, bucket->count + 1,
                        sizeof *bucket->all, &error))
        return false;
    if (bucket->count == 0 || queue_before(added, bucket->first))
        bucket->first = added;
    bucket->all[bucket->count++] = added;
    return true;
}

bool queue_add(struct queue *queue, struct ranked added)
{
    int number = bucket_for(queue, added);

    queue->used[number / 64] |= (uint64_t)1 << number % 64;
    return bucket_add(&queue->buckets[number], added);
}

bool queue_take(struct queue *queue)
{
    int nearest = queue_nearest(queue);
    struct bucket *bucket = &queue->buckets[nearest];
    size_t count = bucket->count;

    queue->last = bucket->first;
    queue->used[nearest / 64] &= ~((uint64_t)1 << nearest % 64);
    bucket->count = 0;
    for (size_t i = 0; i < count; i++)
        if (bucket->all[i].entry != queue->last.entry &&
            !queue_add(queue, bucket->all[i]))
            return false;
    return true;
}
