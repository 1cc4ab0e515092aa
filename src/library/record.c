/*
 * record.c - an observer that keeps what it is told.
 */
#include "base/memory.h"
#include "library/handles.h"

#include <stdlib.h>

struct gteval_record {
    struct gteval_event *events; /* owned */
    size_t count, capacity;
    bool failed;        /* memory ran out: nothing further is kept, */
    struct error error; /* which is this */
};

struct gteval_record *gteval_record_new(struct gteval_error **error)
{
    handle_start(error);
    return handle_new(sizeof(struct gteval_record), error);
}

void gteval_record_add(void *record, const struct gteval_event *event)
{
    struct gteval_record *r = record;

    if (r->failed)
        return;
    r->failed =
        !memory_reserve(&r->events, &r->capacity, r->count + 1, sizeof *event, &r->error);
    if (!r->failed)
        r->events[r->count++] = *event;
}

const struct gteval_event *gteval_record_events(const struct gteval_record *record,
                                                size_t *count,
                                                struct gteval_error **error)
{
    handle_start(error);
    if (!handle_given(record, "record", error))
        return NULL;
    if (count)
        *count = record->count;
    if (!record->failed)
        return record->events;
    handle_fail(error, &record->error);
    return NULL;
}

void gteval_record_free(struct gteval_record *record)
{
    if (!record)
        return;
    free(record->events);
    free(record);
}
