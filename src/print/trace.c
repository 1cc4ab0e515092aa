/*
 * trace.c - setting up a text trace and taking it down.
 */
#include "print/trace.h"

#include "base/memory.h"
#include "base/quote.h"
#include "print/trace_part.h"

#include <stdlib.h>

void trace_node(FILE *out, const struct trace *trace, node n)
{
    const char *name = trace->ids ? NULL : tree_name(trace->tree, n);

    if (name)
        quote_word(out, name);
    else
        place_id(out, trace->tree, trace->places, n);
}

static bool start_open(struct trace *trace)
{
    trace->cell = open_memstream(&trace->cell_text, &trace->cell_size);
    return trace->cell != NULL;
}

static bool start_calls(struct trace *trace)
{
    struct error error;

    return memory_resize(&trace->calls, (size_t)trace->tree->height + 1,
                         sizeof *trace->calls, &error);
}

struct observer trace_text(struct trace *trace)
{
    bool open = trace->algorithm->style == TRACE_OPEN;
    struct error error;

    trace->places = place_all(trace->tree, &error);
    trace->failed = !trace->places || !(open ? start_open(trace) : start_calls(trace));
    return (struct observer){
        .notify = open ? trace_open_event : trace_call_event,
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
