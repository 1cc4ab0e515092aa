/*
 * trace_json.c - events as JSON lines: one object each, with the fields of its form.
 */
#include "print/trace.h"

#include "base/quote.h"
#include "print/place.h"
#include "search/open.h"

#include <stdlib.h>

static void print_id(const struct trace *trace, node n)
{
    putc('"', trace->out);
    place_id(trace->out, trace->tree, trace->places, n);
    putc('"', trace->out);
}

static void print_state(const struct trace *trace, const struct state *state)
{
    FILE *out = trace->out;

    fputs("{\"node\":", out);
    print_id(trace, state->node);
    fprintf(out, ",\"state\":\"%s\",\"value\":", state_letters[state->solved]);
    score_print_json(out, state->merit);
    putc('}', out);
}

/* OPEN as an array of states, in the fields that a step has itself. */
static void print_open(struct trace *trace, const struct open *open)
{
    struct state *states = open_list(open);

    if (!states) {
        trace->failed = true;
        return;
    }
    for (node i = 0; i < open_count(open); i++) {
        putc(i > 0 ? ',' : '[', trace->out);
        print_state(trace, &states[i]);
    }
    putc(']', trace->out);
    free(states);
}

static void print_member(struct trace *trace, enum field_kind kind, const void *member)
{
    FILE *out = trace->out;

    switch (kind) {
    case HOLDS_KIND:
        quote_json(out, event_names[*(const enum event_kind *)member]);
        break;
    case HOLDS_NODE:
        print_id(trace, *(const node *)member);
        break;
    case HOLDS_NAME:
        quote_json(out, tree_name(trace->tree, *(const node *)member));
        break;
    case HOLDS_STATE:
        quote_json(out, state_letters[*(const bool *)member]);
        break;
    case HOLDS_RELATION:
        quote_json(out, relation_signs[*(const enum relation *)member]);
        break;
    case HOLDS_SCORE:
        score_print_json(out, *(const double *)member);
        break;
    case HOLDS_COUNT:
        fprintf(out, "%lu", (unsigned long)*(const node *)member);
        break;
    case HOLDS_CASE:
        fprintf(out, "%d", *(const int *)member);
        break;
    case HOLDS_OPEN:
        print_open(trace, *(const struct open *const *)member);
        break;
    case HOLDS_ROW:
        score_print_array(out, *(const double *const *)member, trace->tree->players);
        break;
    }
}

static bool has_field(const struct trace *trace, const struct event *event,
                      const struct event_field *field)
{
    return event_form_has(event_form(event), field) &&
           (field->kind != HOLDS_NAME || tree_name(trace->tree, event->node)) &&
           (field->kind != HOLDS_ROW || event->payoffs);
}

static void print_event(void *context, const struct event *event)
{
    struct trace *trace = context;
    char before = '{';

    if (trace->failed)
        return;
    for (const struct event_field *field = event_fields; field->name; field++) {
        if (!has_field(trace, event, field))
            continue;
        fprintf(trace->out, "%c\"%s\":", before, field->name);
        print_member(trace, field->kind, event_member(event, field));
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
