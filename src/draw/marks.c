/*
 * marks.c - gathering what a picture shows from the events of a search.
 */
#include "draw/marks.h"

#include "base/memory.h"

#include <stdlib.h>

static const struct mark UNKNOWN = {.low = -INFINITY, .high = INFINITY, .asked = EQUAL};

bool marks_start(struct marks *marks, const struct tree *t, struct error *error)
{
    *marks = (struct marks){.tree = t};
    if (!memory_resize(&marks->of, t->count, sizeof *marks->of, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++)
        marks->of[n] = UNKNOWN;
    return true;
}

static void raise_low(struct mark *mark, double value, bool strict)
{
    if (value < mark->low || (value == mark->low && !strict))
        return;
    mark->low = value;
    mark->low_strict = strict;
}

static void lower_high(struct mark *mark, double value, bool strict)
{
    if (value > mark->high || (value == mark->high && !strict))
        return;
    mark->high = value;
    mark->high_strict = strict;
}

static void learn(struct mark *mark, enum relation relation, double value)
{
    switch (relation) {
    case EQUAL:
        mark->low = mark->high = value;
        mark->low_strict = mark->high_strict = false;
        break;
    case AT_LEAST:
    case ABOVE:
        raise_low(mark, value, relation == ABOVE);
        break;
    case AT_MOST:
    case BELOW:
        lower_high(mark, value, relation == BELOW);
        break;
    }
}

/* How the value of n stands to the number of a test that was answered early. */
static enum relation decided(const struct tree *t, node n, enum relation asked)
{
    if (tree_is_max(t, n))
        return asked;
    return asked == ABOVE ? AT_MOST : BELOW;
}

static void note_cut(struct marks *marks, const struct event *event)
{
    struct mark *mark = &marks->of[event->node];
    bool test = mark->asked != EQUAL && event->alpha == event->beta;
    struct error error;

    if (mark->cut == 0 &&
        !memory_reserve(&marks->cuts, &marks->cut_capacity, marks->cut_count + 1,
                        sizeof *marks->cuts, &error)) {
        marks->failed = true;
        return;
    }
    if (mark->cut == 0)
        mark->cut = (node)++marks->cut_count;
    marks->cuts[mark->cut - 1] = (struct cut){
        .child = event->child,
        .relation = test ? decided(marks->tree, event->node, mark->asked) : EQUAL,
        .alpha = event->alpha,
        .beta = event->beta,
    };
}

static void note_event(void *context, const struct event *event)
{
    struct marks *marks = context;
    struct mark *mark = &marks->of[event->node];

    switch (event->kind) {
    case EVENT_ENTER:
        mark->visited = true;
        mark->asked = (uint8_t)event->relation;
        break;
    case EVENT_LEAF:
        learn(mark, EQUAL, event->value);
        if (mark->order == 0)
            mark->order = ++marks->read;
        break;
    case EVENT_CUT:
        note_cut(marks, event);
        break;
    case EVENT_LEAVE:
        learn(mark, event->relation, event->value);
        break;
    default:
        break;
    }
}

struct observer marks_observer(struct marks *marks)
{
    return (struct observer){.notify = note_event, .context = marks};
}

/* Children are looked at from the left, so those never visited are the last ones. */
static void finish_cut(const struct marks *marks, node n, struct cut *cut)
{
    const struct tree *t = marks->tree;
    node c = tree_next_child(t, cut->child);

    while (c < t->end[n] && marks->of[c].visited)
        c = tree_next_child(t, c);
    cut->first = c < t->end[n] ? c : NODE_NONE;
    cut->count = t->end[n] - c;
}

bool marks_finish(struct marks *marks, const struct result *result, struct error *error)
{
    for (node n = TREE_ROOT; n < marks->tree->count; n++)
        if (marks->of[n].cut > 0)
            finish_cut(marks, n, &marks->cuts[marks->of[n].cut - 1]);
    learn(&marks->of[TREE_ROOT], result->bound, result->value);
    for (node i = 0; i < result->length; i++) {
        struct mark *mark = &marks->of[result->line[i]];

        mark->on_line = true;
        learn(mark, EQUAL, result->value);
    }
    return !marks->failed || error_memory(error);
}

void marks_release(struct marks *marks)
{
    free(marks->of);
    free(marks->cuts);
    *marks = (struct marks){0};
}

const struct cut *marks_cut_at(const struct marks *marks, node n)
{
    node number = marks->of[n].cut;

    if (number == 0 || marks->cuts[number - 1].first == NODE_NONE)
        return NULL;
    return &marks->cuts[number - 1];
}

const struct cut *marks_cut(const struct marks *marks, node n)
{
    const struct cut *cut = marks_cut_at(marks, marks->tree->parent[n]);

    return cut && n >= cut->first ? cut : NULL;
}
