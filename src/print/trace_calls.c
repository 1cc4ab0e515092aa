/*
 * trace_calls.c - the text trace of algorithms that call themselves: one line a step,
 * indented by depth.
 *
 *     alphabeta e (-inf, inf)          a call and what it was asked
 *       alphabeta 1 (-inf, inf)
 *         alphabeta 1.1 (-inf, inf): 5     a leaf, answered at once
 *         ...
 *       alphabeta 1 (-inf, inf): 5     what came back
 *       alphabeta 2 (5, inf)
 *         alphabeta 2.1 (5, inf): 3
 *         cut at 2 after 2.1: 5 >= 3, 1 node skipped
 *       alphabeta 2 (5, inf): <= 3
 *
 * Calls of df-pn have limits, and return the numbers of the node:
 *
 *     dfpn 2 (3, 2)
 *       dfpn 2.1 (2, 2): 30, (inf, 0)
 *     dfpn 2 (3, 2): (inf, 0)
 *
 * A node of chance is a call of its own, which stops where the mean is past the window:
 *
 *     chance 2 (1.5, 2)
 *       probe 2.1
 *       ...
 *       cut at 2 after 2.1: at most 1 <= 1.5, 3 nodes skipped
 */
#include "print/trace.h"

#include "base/memory.h"
#include "base/score.h"
#include "print/payoffs.h"
#include "print/place.h"

/* What a call was asked, from its ENTER on; of df-pn alpha and beta are its limits. */
struct call {
    enum relation relation; /* EQUAL: the value, inside alpha, beta; else: value */
    double alpha, beta, value;
};

bool trace_calls_start(struct trace *trace)
{
    struct error error;

    return memory_resize(&trace->calls, (size_t)trace->tree->height + 1,
                         sizeof *trace->calls, &error);
}

/* Deeper lines are not indented further: they begin with their depth instead. */
enum { LEVELS = 40, INDENT = 2 };

static void print_node(const struct trace *trace, node n)
{
    place_node(trace->out, trace->tree, trace->places, n, trace->ids);
}

static void print_window(FILE *out, double alpha, double beta)
{
    fputs(" (", out);
    score_print_bound(out, alpha);
    fputs(", ", out);
    score_print_bound(out, beta);
    putc(')', out);
}

static void print_relation(FILE *out, enum relation relation)
{
    fprintf(out, " %s ", relation_signs[relation]);
}

/* What the procedures are called, in the words of their authors. */
static const char *procedure(const struct trace *trace, enum relation relation)
{
    switch (trace->algorithm->style) {
    case TRACE_TESTS:
        return relation == EQUAL ? "EVAL" : "TEST";
    case TRACE_PASSES:
        return "MT";
    case TRACE_VISITS:
        return "visit";
    default:
        return trace->algorithm->name;
    }
}

/* At a node of chance nobody chooses, whatever procedure was called. */
static void print_call(const struct trace *trace, node n)
{
    const struct call *call = &trace->calls[trace->places[n].depth];
    enum trace_style style = trace->algorithm->style;
    bool chance = tree_is_chance(trace->tree, n) && style != TRACE_CALLS;

    fprintf(trace->out, "%s ", chance ? "chance" : procedure(trace, call->relation));
    print_node(trace, n);
    if (call->relation != EQUAL && style != TRACE_LIMITS) {
        print_relation(trace->out, call->relation);
        score_print_bound(trace->out, call->value);
    } else if (style == TRACE_WINDOW || style == TRACE_LIMITS) {
        print_window(trace->out, call->alpha, call->beta);
    }
}

/* A call of minimax as the textbook programs print it: 1 for MAX, -1 for MIN. With
 * payoffs, the number of the player. */
static void print_minimax(const struct trace *trace, node n)
{
    fprintf(trace->out, "%s( ", trace->algorithm->name);
    print_node(trace, n);
    if (tree_is_chance(trace->tree, n))
        fputs(", chance)", trace->out);
    else if (tree_has_payoffs(trace->tree))
        fprintf(trace->out, ", %d)", trace->tree->mover[n]);
    else
        fprintf(trace->out, ", %d)", tree_is_max(trace->tree, n) ? 1 : -1);
}

static void begin_line(struct trace *trace, node depth)
{
    FILE *out = trace->out;

    if (trace->begun)
        putc('\n', out);
    trace->begun = true;
    trace->answered = false;
    if (depth > LEVELS)
        fprintf(out, "%*s%lu: ", LEVELS * INDENT, "", (unsigned long)depth);
    else
        fprintf(out, "%*s", (int)depth * INDENT, "");
}

static void pass(struct trace *trace, const struct event *event)
{
    FILE *out = trace->out;

    begin_line(trace, 0);
    fprintf(out, "pass %llu: %s ", (unsigned long long)++trace->count,
            procedure(trace, event->relation));
    print_node(trace, event->node);
    print_relation(out, event->relation);
    score_print_bound(out, event->value);
    fputs(" with ", out);
    print_node(trace, event->node);
    fputs(" in [", out);
    score_print_bound(out, event->alpha);
    fputs(", ", out);
    score_print_bound(out, event->beta);
    putc(']', out);
}

static void enter(struct trace *trace, const struct event *event)
{
    node depth = trace->places[event->node].depth;

    trace->calls[depth] = (struct call){
        .relation = event->relation,
        .alpha = event->alpha,
        .beta = event->beta,
        .value = event->value,
    };
    begin_line(trace, depth);
    if (trace->algorithm->style == TRACE_CALLS)
        print_minimax(trace, event->node);
    else
        print_call(trace, event->node);
}

/* What a node is worth, or what is known of that. */
static void print_value(const struct trace *trace, const struct event *event)
{
    if (event->payoffs)
        payoffs_print(trace->out, event->payoffs, trace->tree->players);
    else
        bound_print(trace->out, event->relation, event->value);
}

static void leaf(struct trace *trace, const struct event *event)
{
    fputs(": ", trace->out);
    print_value(trace, event);
    trace->answered = true;
}

static void memory(struct trace *trace, const struct event *event)
{
    fputs(": ", trace->out);
    bound_print(trace->out, event->relation, event->value);
    fputs(" from memory", trace->out);
    trace->answered = true;
}

static void research(struct trace *trace, const struct event *event)
{
    begin_line(trace, trace->places[event->child].depth);
    fputs("search again ", trace->out);
    print_node(trace, event->child);
    print_window(trace->out, event->alpha, event->beta);
}

static void probe(struct trace *trace, const struct event *event)
{
    begin_line(trace, trace->places[event->child].depth);
    fputs("probe ", trace->out);
    print_node(trace, event->child);
}

/* What the mean must be past, and is. */
static void print_mean(const struct trace *trace, const struct event *event)
{
    bool low = event->relation == AT_MOST;

    fputs(low ? "at most " : "at least ", trace->out);
    score_print(trace->out, event->value);
    print_relation(trace->out, event->relation);
    score_print_bound(trace->out, low ? event->alpha : event->beta);
}

/* TEST stops at an answer, MT where its value and bound have met, the others where alpha
 * and beta have. */
static void print_reason(const struct trace *trace, const struct event *event)
{
    bool max = tree_is_max(trace->tree, event->node);
    bool swap = trace->algorithm->style == TRACE_PASSES && !max;

    if (trace->algorithm->style == TRACE_TESTS) {
        fputs(max ? "true" : "false", trace->out);
        return;
    }
    score_print_bound(trace->out, swap ? event->beta : event->alpha);
    print_relation(trace->out, swap ? BELOW : AT_LEAST);
    score_print_bound(trace->out, swap ? event->alpha : event->beta);
}

static void cut(struct trace *trace, const struct event *event)
{
    begin_line(trace, trace->places[event->child].depth);
    fputs("cut at ", trace->out);
    print_node(trace, event->node);
    fputs(" after ", trace->out);
    print_node(trace, event->child);
    fputs(": ", trace->out);
    if (event_form(event) == EVENT_MEAN)
        print_mean(trace, event);
    else
        print_reason(trace, event);
    fprintf(trace->out, ", %lu node%s skipped", (unsigned long)event->skipped,
            event->skipped == 1 ? "" : "s");
}

/* The answer of TEST, with a comma behind the value of a leaf that is already there. */
static void print_truth(const struct trace *trace, const struct event *event)
{
    bool truth = event->relation == ABOVE || event->relation == AT_LEAST;

    fprintf(trace->out, "%s%s", trace->answered ? ", " : "", truth ? "true" : "false");
}

/* What a call with limits returns: behind the value of a leaf, or on a line of its own.
 */
static void numbers(struct trace *trace, const struct event *event)
{
    if (!trace->answered) {
        begin_line(trace, trace->places[event->node].depth);
        print_call(trace, event->node);
    }
    fputs(trace->answered ? "," : ":", trace->out);
    print_window(trace->out, event->proof, event->disproof);
    trace->answered = false;
}

static void leave(struct trace *trace, const struct event *event)
{
    bool tested = trace->algorithm->style == TRACE_TESTS && event->relation != EQUAL;

    if (trace->algorithm->style == TRACE_LIMITS)
        return;
    if (!trace->answered) {
        begin_line(trace, trace->places[event->node].depth);
        print_call(trace, event->node);
        fputs(": ", trace->out);
    }
    if (tested)
        print_truth(trace, event);
    else if (!trace->answered)
        print_value(trace, event);
    trace->answered = false;
}

/* That TEST is asked about a child shows in the call that follows; OPEN has another
 * trace. */
static void (*const tell[EVENT_KINDS])(struct trace *, const struct event *) = {
    [EVENT_PASS] = pass,         [EVENT_ENTER] = enter, [EVENT_LEAF] = leaf,
    [EVENT_MEMORY] = memory,     [EVENT_CUT] = cut,     [EVENT_LEAVE] = leave,
    [EVENT_RESEARCH] = research, [EVENT_PROBE] = probe, [EVENT_NUMBERS] = numbers,
};

void trace_calls_event(void *context, const struct event *event)
{
    struct trace *trace = context;

    if (tell[event->kind] && !trace->failed)
        tell[event->kind](trace, event);
}
