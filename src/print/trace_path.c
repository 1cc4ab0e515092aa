/*
 * trace_path.c - the text trace of proof-number search: a line for each node that is
 * developed, with the path to it and the proof and disproof numbers on the way, as in
 *
 *         4: e (2, 2)  2 (2, 1)  2.1 (1, 1)
 *         5: e (1, 3)  1 (1, 2)  1.1 (1, 1): 30
 *
 * and what the root has come to behind the last. Of a long path the root and the
 * last nodes are shown.
 */
#include "print/trace.h"

#include "print/place.h"
#include "search/history.h"

#include <stdlib.h>

bool trace_path_start(struct trace *trace)
{
    trace->efforts = calloc(trace->tree->count, sizeof *trace->efforts);
    return trace->efforts != NULL;
}

/* A node of which no numbers were told has the first ones. */
static void print_node(const struct trace *trace, node n)
{
    const struct effort *effort = &trace->efforts[n];
    bool first = effort->proof == 0 && effort->disproof == 0;

    place_node(trace->out, trace->tree, trace->places, n, trace->ids);
    fputs(" (", trace->out);
    score_print(trace->out, first ? 1 : effort->proof);
    fputs(", ", trace->out);
    score_print(trace->out, first ? 1 : effort->disproof);
    putc(')', trace->out);
}

/* Of a long path these are shown: the root, and the last ones. */
enum { SHOWN = 16 };

static void print_path(const struct trace *trace, node n)
{
    node path[SHOWN], depth = trace->places[n].depth;
    node count = depth < SHOWN ? depth + 1 : SHOWN;

    for (node i = count; i-- > 1; n = trace->tree->parent[n])
        path[i] = n;
    print_node(trace, TREE_ROOT);
    if (depth >= SHOWN)
        fprintf(trace->out, "  ... (%lu)", (unsigned long)(depth + 1 - SHOWN));
    for (node i = 1; i < count; i++) {
        fputs("  ", trace->out);
        print_node(trace, path[i]);
    }
}

static void begin_line(struct trace *trace)
{
    if (trace->begun)
        putc('\n', trace->out);
    trace->begun = true;
}

static void print_step(struct trace *trace, const struct event *event)
{
    begin_line(trace);
    fprintf(trace->out, "%5llu: ", (unsigned long long)++trace->count);
    print_path(trace, event->node);
}

static void note_numbers(struct trace *trace, const struct event *event)
{
    trace->efforts[event->node] = (struct effort){event->proof, event->disproof};
    if (event->node != TREE_ROOT || (event->proof > 0 && event->disproof > 0))
        return;
    begin_line(trace);
    fputs("       ", trace->out);
    print_node(trace, TREE_ROOT);
}

void trace_path_event(void *context, const struct event *event)
{
    struct trace *trace = context;

    if (trace->failed)
        return;
    if (event->kind == EVENT_STEP) {
        print_step(trace, event);
    } else if (event->kind == EVENT_LEAF) {
        fputs(": ", trace->out);
        score_print(trace->out, event->value);
    } else if (event->kind == EVENT_NUMBERS) {
        note_numbers(trace, event);
    }
}
