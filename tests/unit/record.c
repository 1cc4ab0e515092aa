/*
 * record.c - an observer that writes everything down.
 */
#include "record.h"

#include "base/memory.h"
#include "ensure.h"

#include <stdlib.h>
#include <string.h>

static void note(void *context, const struct event *event)
{
    struct record *record = context;
    struct error error;

    ENSURE(memory_reserve(&record->events, &record->capacity, record->count + 1,
                          sizeof *record->events, &error));
    record->events[record->count] = *event;
    record->events[record->count++].open = NULL;
}

static void list_leaves(struct record *record)
{
    struct error error;

    record->leaf_count = 0;
    ENSURE(memory_reserve(&record->leaves, &record->leaf_capacity, record->count + 1,
                          sizeof *record->leaves, &error));
    for (size_t i = 0; i < record->count; i++)
        if (record->events[i].kind == EVENT_LEAF)
            record->leaves[record->leaf_count++] = record->events[i].node;
}

void record_run(struct record *record, const struct tree *t,
                const struct algorithm *algorithm, const struct search_options *options)
{
    struct observer observer = {note, record};
    struct error error;

    result_release(&record->result);
    record->count = 0;
    ENSURE_MSG(search_run(t, algorithm, options, &observer, &record->result, &error),
               "%s: %s", algorithm->name, error.message);
    list_leaves(record);
}

void record_release(struct record *record)
{
    result_release(&record->result);
    free(record->events);
    free(record->leaves);
    *record = (struct record){0};
}

uint64_t record_count(const struct record *record, enum event_kind kind)
{
    uint64_t count = 0;

    for (size_t i = 0; i < record->count; i++)
        count += record->events[i].kind == kind;
    return count;
}

bool record_has_leaf(const struct record *record, node leaf)
{
    for (size_t i = 0; i < record->leaf_count; i++)
        if (record->leaves[i] == leaf)
            return true;
    return false;
}

bool record_is_subset(const struct record *a, const struct record *b)
{
    for (size_t i = 0; i < a->leaf_count; i++)
        if (!record_has_leaf(b, a->leaves[i]))
            return false;
    return true;
}

bool record_same_leaves(const struct record *a, const struct record *b)
{
    return a->leaf_count == b->leaf_count &&
           memcmp(a->leaves, b->leaves, a->leaf_count * sizeof *a->leaves) == 0;
}
