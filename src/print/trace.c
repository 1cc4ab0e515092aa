/*
 * trace.c - setting up a text trace and taking it down.
 */
#include "print/trace.h"

#include "print/place.h"

#include <stdlib.h>

struct observer trace_text(struct trace *trace)
{
    bool open = trace->algorithm->style == TRACE_OPEN;
    struct error error;

    trace->places = place_all(trace->tree, &error);
    trace->failed =
        !trace->places || !(open ? trace_open_start(trace) : trace_calls_start(trace));
    return (struct observer){
        .notify = open ? trace_open_event : trace_calls_event,
        .context = trace,
    };
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
    free(trace->places);
    *trace = (struct trace){0};
    return failed ? error_memory(error) : true;
}
