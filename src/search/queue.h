/*
 * queue.h - a priority queue for states whose merits only fall: largest merit first,
 * among equal ones the leftmost node.
 *
 * A radix heap (Ahuja, Mehlhorn, Orlin and Tarjan, "Faster algorithms for the shortest
 * path problem", 1990). It asks that all ranks differ and that whatever is added comes
 * behind what was taken last. In return, entries are not compared with one another: they
 * wait in buckets by the highest bit in which their rank differs from the one taken last,
 * and when the nearest bucket is opened, they move to nearer ones, so at most once for
 * each bit of a rank.
 */
#ifndef GTEVAL_SEARCH_QUEUE_H
#define GTEVAL_SEARCH_QUEUE_H

#include "tree/tree.h"

#include <stddef.h>
#include <string.h>

/* An entry with its rank; the smaller rank comes first. */
struct ranked {
    uint64_t merit; /* bits of the merit, in an order that turns the largest first */
    node node;
    uint32_t entry; /* the caller's number of it */
};

/* One for each bit of a rank: the node's, and from QUEUE_MERIT on the merit's. */
enum { QUEUE_MERIT = 64, QUEUE_BUCKETS = QUEUE_MERIT + 64 };

struct bucket {
    struct ranked *all; /* owned */
    size_t count, capacity;
    struct ranked first; /* the one of them that is to be taken first */
};

struct queue {
    struct bucket buckets[QUEUE_BUCKETS];
    uint64_t used[2]; /* a bit a bucket: has entries; those for merits in used[1] */
    struct ranked last;
};

static inline struct ranked queue_rank(double merit, node n, uint32_t entry)
{
    const uint64_t sign = (uint64_t)1 << 63;
    uint64_t bits;

    merit += 0.0; /* makes 0 of a negative zero, which compares as equal */
    memcpy(&bits, &merit, sizeof bits);
    return (struct ranked){
        .merit = bits & sign ? bits : bits ^ (sign - 1),
        .node = n,
        .entry = entry,
    };
}

/* Whether a comes before b. */
static inline bool queue_before(struct ranked a, struct ranked b)
{
    return a.merit < b.merit || (a.merit == b.merit && a.node < b.node);
}

/* An empty queue, to which only what comes behind start may be added. */
void queue_init(struct queue *queue, struct ranked start);
void queue_release(struct queue *queue);

/* False when out of memory. */
bool queue_add(struct queue *queue, struct ranked added);

static inline bool queue_is_empty(const struct queue *queue)
{
    return (queue->used[0] | queue->used[1]) == 0;
}

/* The bucket that holds the entry to be taken next; the queue is not empty. */
static inline int queue_nearest(const struct queue *queue)
{
    return queue->used[0] != 0 ? __builtin_ctzll(queue->used[0])
                               : QUEUE_MERIT + __builtin_ctzll(queue->used[1]);
}

static inline struct ranked queue_first(const struct queue *queue)
{
    return queue->buckets[queue_nearest(queue)].first;
}

/* Takes that entry out. False when out of memory. */
bool queue_take(struct queue *queue);

#endif
