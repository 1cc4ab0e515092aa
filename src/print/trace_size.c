/*
 * trace_size.c - about how many bytes a trace will take.
 *
 * Labels are counted as they are; of the rest of a line it is counted what it takes with
 * bounds and values of two digits.
 */
#include "print/trace_size.h"

#include "print/place.h"
#include "search/open.h"

#include <stdlib.h>
#include <string.h>

/* What stands in a line besides a label and blanks in front, and in a state of OPEN: as
 * gteval(5) has it. */
enum {
    TEXT_LINE = 24,
    TEXT_QUESTION = 18,
    TEXT_BOUNDS = 44,
    ANSWER = 4,
    REMEMBERED = 18,
    JSON_LINE = 60,
    TEXT_STATE = 8,
    JSON_STATE = 37,
    JSON_PAYOFFS = 13,
    PAYOFF = 4
};

/* Columns of OPEN, and of the number before it; how text is indented. */
enum { COLUMN = 14, STEP = 10, LEVELS = 40, INDENT = 2 };

static unsigned digits(node number)
{
    unsigned count = 1;

    for (; number > 9; number /= 10)
        count++;
    return count;
}

/* Ordinals above the last are taken for digits. */
static uint64_t label_size(const struct trace_size *size, node n)
{
    const char *name = size->ids || size->json ? NULL : tree_name(size->tree, n);
    node depth = size->places[n].depth;

    if (name)
        return strlen(name);
    if (depth > PLACE_LEVELS)
        depth = PLACE_TAIL + 2;
    return depth == 0 ? 1 : 2 * ((uint64_t)depth - 1) + digits(size->places[n].ordinal);
}

/* What a state takes, on average: any node may be in OPEN. */
static double mean_state(const struct trace_size *size)
{
    const struct tree *t = size->tree;
    double sum = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        uint64_t state = label_size(size, n) + (size->json ? JSON_STATE : TEXT_STATE);

        sum += (double)(!size->json && state < COLUMN ? COLUMN : state);
    }
    return sum / (double)t->count;
}

/* No label is longer: of ids, those of a path of as many digits as a node's number may
 * have. */
static uint64_t longest_label(const struct tree *t, bool names)
{
    node plies = t->height < PLACE_LEVELS ? t->height : PLACE_LEVELS;
    uint64_t longest = (uint64_t)plies * (digits(t->count) + 1) + 2 * digits(NODE_NONE);

    for (node n = TREE_ROOT; names && n < t->count; n++) {
        const char *name = tree_name(t, n);

        if (name && strlen(name) > longest)
            longest = strlen(name);
    }
    return longest;
}

uint64_t trace_size_limit(const struct tree *t, const struct algorithm *algorithm,
                          bool ids, bool json)
{
    /* A node is entered, read, cut at and left. */
    enum { EVENTS = 4 };
    uint64_t line = JSON_LINE + LEVELS * INDENT + JSON_PAYOFFS;

    if (algorithm->again || algorithm->style == TRACE_OPEN ||
        algorithm->style == TRACE_PROOF || t->chance)
        return UINT64_MAX;
    line += (uint64_t)PAYOFF * t->players + longest_label(t, !ids && !json);
    return line < UINT64_MAX / EVENTS / t->count ? line * EVENTS * t->count : UINT64_MAX;
}

bool trace_size_start(struct trace_size *size, const struct tree *t, bool ids, bool json,
                      struct error *error)
{
    *size = (struct trace_size){.tree = t, .ids = ids, .json = json};
    size->places = place_all(t, error);
    if (size->places)
        size->state = mean_state(size);
    return size->places != NULL;
}

/* What the line of an event takes besides the label and what stands before it. */
static unsigned line_size(const struct event *event)
{
    switch (event->kind) {
    case EVENT_PASS:
    case EVENT_RESEARCH:
    case EVENT_CUT:
        return TEXT_BOUNDS;
    case EVENT_ENTER:
        return event->relation == EQUAL ? TEXT_LINE : TEXT_QUESTION;
    default:
        return TEXT_LINE;
    }
}

/* A step of proof-number search shows the path to its node, or the ends of it. */
static uint64_t path_size(const struct trace_size *size, const struct event *event)
{
    enum { NUMBERS = 9, SHOWN = 16 };
    uint64_t bytes = STEP;
    node n = event->node;

    if (event->kind != EVENT_STEP)
        return event->kind == EVENT_LEAF ? ANSWER : 0;
    for (node shown = 0; shown < SHOWN && shown <= size->places[event->node].depth;
         shown++) {
        bytes += label_size(size, n) + NUMBERS;
        n = size->tree->parent[n];
    }
    return bytes;
}

/* What a call with limits returns stands behind the value of a leaf, too. */
static uint64_t limits_size(struct trace_size *size, const struct event *event)
{
    enum { RETURNED = 10 };
    node depth = size->places[event->node].depth;
    bool answered = size->answered;
    uint64_t line = label_size(size, event->node) + TEXT_QUESTION +
                    INDENT * (uint64_t)(depth < LEVELS ? depth : LEVELS);

    size->answered = event->kind == EVENT_LEAF;
    if (event->kind == EVENT_NUMBERS)
        return answered ? RETURNED : line + RETURNED;
    if (event->kind == EVENT_LEAF)
        return ANSWER;
    return event->kind == EVENT_ENTER ? line : 0;
}

/* An answer that comes at once stands in the line of the question. */
static uint64_t text_size(struct trace_size *size, const struct event *event)
{
    node depth = size->places[event->node].depth;
    bool answered = size->answered;

    size->answered = event->kind == EVENT_LEAF || event->kind == EVENT_MEMORY;
    if (size->answered)
        return event->kind == EVENT_LEAF ? ANSWER : REMEMBERED;
    if (event->kind == EVENT_TEST || (event->kind == EVENT_LEAVE && answered))
        return 0;
    return label_size(size, event->node) + line_size(event) +
           INDENT * (uint64_t)(depth < LEVELS ? depth : LEVELS);
}

/* The last state, which may be the only one, is followed by no blanks. */
static uint64_t step_size(const struct trace_size *size, const struct event *event)
{
    double others = (double)(open_count(event->open) - 1) * size->state;
    uint64_t label = label_size(size, event->node);

    return (uint64_t)others + label +
           (size->json ? JSON_LINE + JSON_STATE + label : STEP + TEXT_STATE);
}

/* Each payoff is followed by a comma or by a bracket. */
static uint64_t json_size(const struct trace_size *size, const struct event *event)
{
    uint64_t payoffs =
        event->payoffs ? JSON_PAYOFFS + (uint64_t)PAYOFF * size->tree->players : 0;

    return JSON_LINE + label_size(size, event->node) + payoffs;
}

static void add_event(void *context, const struct event *event)
{
    struct trace_size *size = context;

    if (size->style == TRACE_OPEN && event->kind == EVENT_STEP)
        size->bytes += step_size(size, event);
    else if (size->json)
        size->bytes += json_size(size, event);
    else if (size->style == TRACE_PROOF)
        size->bytes += path_size(size, event);
    else if (size->style == TRACE_LIMITS)
        size->bytes += limits_size(size, event);
    else if (size->style != TRACE_OPEN)
        size->bytes += text_size(size, event);
}

struct observer trace_size_watch(struct trace_size *size,
                                 const struct algorithm *algorithm)
{
    size->style = algorithm->style;
    return (struct observer){.notify = add_event, .context = size};
}

void trace_size_release(struct trace_size *size)
{
    free(size->places);
}
