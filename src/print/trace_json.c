/*
 * trace_json.c - events as JSON lines: one object each, with the fields of its form.
 */
#include "base/quote.h"
#include "print/trace_part.h"
#include "search/open.h"

#include <stdlib.h>

static void print_id(const struct trace *trace, node n)
{
    putc('"', trace->out);
    place_id(trace->out, trace->tree, trace->places, n);
    putc('"', trace->out);
}

static void write_event(struct trace *trace, const struct event *event)
{
    quote_json(trace->out, event_names[event->kind]);
}

static void write_node(struct trace *trace, const struct event *event)
{
    print_id(trace, event->node);
}

static void write_name(struct trace *trace, const struct event *event)
{
    quote_json(trace->out, tree_name(trace->tree, event->node));
}

static void write_child(struct trace *trace, const struct event *event)
{
    print_id(trace, event->child);
}

static void write_relation(struct trace *trace, const struct event *event)
{
    quote_json(trace->out, relation_signs[event->relation]);
}

static void write_value(struct trace *trace, const struct event *event)
{
    score_print_json(trace->out, event->value);
}

static void write_alpha(struct trace *trace, const struct event *event)
{
    score_print_json(trace->out, event->alpha);
}

static void write_beta(struct trace *trace, const struct event *event)
{
    score_print_json(trace->out, event->beta);
}

static void write_skipped(struct trace *trace, const struct event *event)
{
    fprintf(trace->out, "%lu", (unsigned long)event->skipped);
}

static const char *state_letter(bool solved)
{
    return solved ? "S" : "L";
}

static void write_state(struct trace *trace, const struct event *event)
{
    quote_json(trace->out, state_letter(event->solved));
}

static void write_case(struct trace *trace, const struct event *event)
{
    fprintf(trace->out, "%d", event->gamma);
}

static void print_state(const struct trace *trace, const struct state *state)
{
    FILE *out = trace->out;

    fputs("{\"node\":", out);
    print_id(trace, state->node);
    fprintf(out, ",\"state\":\"%s\",\"value\":", state_letter(state->solved));
    score_print_json(out, state->merit);
    putc('}', out);
}

/* OPEN as an array of states, in the fields that a step has itself. */
static void write_open(struct trace *trace, const struct event *event)
{
    struct state *states = open_list(event->open);

    if (!states) {
        trace->failed = true;
        return;
    }
    for (node i = 0; i < open_count(event->open); i++) {
        putc(i > 0 ? ',' : '[', trace->out);
        print_state(trace, &states[i]);
    }
    putc(']', trace->out);
    free(states);
}

#define IN(kind) (1u << EVENT_##kind)

enum {
    ASKED = 1u << TRACE_ASKED,
    EVERYWHERE = (1u << TRACE_FORMS) - 1,
    WINDOWED = IN(PASS) | IN(ENTER) | IN(RESEARCH) | IN(CUT),
    VALUED = IN(PASS) | ASKED | IN(LEAF) | IN(MEMORY) | IN(TEST) | IN(STEP) | IN(LEAVE),
};

const struct trace_field trace_fields[] = {
    {"event", EVERYWHERE, write_event},
    {"node", EVERYWHERE, write_node},
    {"name", EVERYWHERE, write_name},
    {"child", IN(TEST) | IN(RESEARCH) | IN(CUT), write_child},
    {"state", IN(STEP), write_state},
    {"test", IN(PASS) | ASKED | IN(TEST), write_relation},
    {"relation", IN(MEMORY) | IN(LEAVE), write_relation},
    {"value", VALUED, write_value},
    {"alpha", WINDOWED, write_alpha},
    {"beta", WINDOWED, write_beta},
    {"skipped", IN(CUT), write_skipped},
    {"case", IN(STEP), write_case},
    {"open", IN(STEP), write_open},
    {.name = NULL},
};

/* Whether the event has that field. */
static bool has_field(const struct trace *trace, const struct event *event,
                      const struct trace_field *field)
{
    bool asked = event->kind == EVENT_ENTER && event->relation != EQUAL;
    int form = asked ? (int)TRACE_ASKED : (int)event->kind;

    if (field->write == write_name && !tree_name(trace->tree, event->node))
        return false;
    return field->forms >> form & 1;
}

static void print_event(void *context, const struct event *event)
{
    struct trace *trace = context;
    char before = '{';

    if (trace->failed)
        return;
    for (const struct trace_field *field = trace_fields; field->name; field++) {
        if (!has_field(trace, event, field))
            continue;
        fprintf(trace->out, "%c\"%s\":", before, field->name);
        field->write(trace, event);
        before = ',';
    }
    fputs("}\n", trace->out);
}

struct observer trace_json(struct trace *trace)
{
    struct error error;

    trace->places = place_all(trace->tree, &error);
    trace->failed = !trace->places;
    return (struct observer){.notify = print_event, .context = trace};
}
