/*
 * trace.c - setting up a text trace and taking it down.
 */
#include "print/trace.h"

#include "print/place.h"

#include <stdlib.h>

/* The manners of text. */
static const struct manner_of_text {
    bool (*start)(struct trace *trace);
    void (*notify)(void *context, const struct event *event);
} of_calls = {trace_calls_start, trace_calls_event},
  of_open = {trace_open_start, trace_open_event},
  of_paths = {trace_path_start, trace_path_event};

static const struct manner_of_text *manner_of(const struct algorithm *algorithm)
{
    switch (algorithm->style) {
    case TRACE_OPEN:
        return &of_open;
    case TRACE_PROOF:
        return &of_paths;
    default:
        return &of_calls;
    }
}

struct observer trace_text(struct trace *trace)
{
    const struct manner_of_text *manner = manner_of(trace->algorithm);
    struct error error;

    trace->places = place_all(trace->tree, &error);
    trace->failed = !trace->places || !manner->start(trace);
    return (struct observer){.notify = manner->notify, .context = trace};
}

bool trace_finish(struct trace *trace, struct error *error)
{
    bool failed = trace->failed;

    if (trace->begun)
        putc('\n', trace->out);
    if (trace->cell)
        fclose(trace->cell);
    free(trace->cell_text);
    free(trace->calls);
    free(trace->efforts);
    free(trace->places);
    *trace = (struct trace){0};
    return failed ? error_memory(error) : true;
}
