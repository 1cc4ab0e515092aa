/*
 * history.c - gathering what a search did from its events.
 */
#include "check/history.h"

#include "base/memory.h"

#include <stdlib.h>

bool history_start(struct history *history, const struct tree *t,
                   const struct algorithm *algorithm, struct error *error)
{
    *history = (struct history){.tree = t, .style = algorithm->style};
    history->of = calloc(t->count, sizeof *history->of);
    return history->of || error_memory(error);
}

static void note_enter(struct past *past, const struct event *event)
{
    past->asked = (uint8_t)event->relation;
    if (past->entered)
        return;
    past->entered = true;
    past->alpha = event->alpha;
    past->beta = event->beta;
}

/* The answer of a test is no value: it tells of the number asked about. */
static void note_leave(const struct history *history, struct past *past,
                       const struct event *event)
{
    if (history->style == TRACE_TESTS && event->relation != EQUAL)
        return;
    past->left = true;
    past->value = event->value;
    past->relation = (uint8_t)event->relation;
}

static void add_node(struct history *history, struct node_list *list, node n)
{
    struct error error;

    if (memory_reserve(&list->of, &list->capacity, list->count + 1, sizeof *list->of,
                       &error))
        list->of[list->count++] = n;
    else
        history->failed = true;
}

static void note_leaf(struct history *history, struct past *past, node n)
{
    add_node(history, &history->all, n);
    if (!past->read)
        add_node(history, &history->first, n);
    past->read = true;
}

static void note_cut(struct history *history, struct past *past,
                     const struct event *event)
{
    struct error error;

    if (past->cut == 0 &&
        !memory_reserve(&history->cuts, &history->cut_capacity, history->cut_count + 1,
                        sizeof *history->cuts, &error)) {
        history->failed = true;
        return;
    }
    if (past->cut == 0)
        past->cut = (node)++history->cut_count;
    history->cuts[past->cut - 1] = (struct past_cut){
        .child = event->child, .alpha = event->alpha, .beta = event->beta};
}

static void note_event(void *context, const struct event *event)
{
    struct history *history = context;
    struct past *past = &history->of[event->node];

    switch (event->kind) {
    case EVENT_ENTER:
        note_enter(past, event);
        break;
    case EVENT_LEAF:
        note_leaf(history, past, event->node);
        break;
    case EVENT_CUT:
        note_cut(history, past, event);
        break;
    case EVENT_LEAVE:
        note_leave(history, past, event);
        break;
    default:
        break;
    }
}

struct observer history_observer(struct history *history)
{
    return (struct observer){.notify = note_event, .context = history};
}

bool history_finish(const struct history *history, struct error *error)
{
    return !history->failed || error_memory(error);
}

const struct past_cut *history_cut(const struct history *history, node n)
{
    node number = history->of[n].cut;

    return number > 0 ? &history->cuts[number - 1] : NULL;
}

void history_release(struct history *history)
{
    free(history->of);
    free(history->cuts);
    free(history->first.of);
    free(history->all.of);
    *history = (struct history){.tree = NULL};
}
