/*
 * history.c - gathering what a search did from its events.
 */
#include "search/history.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Zeros at once: what a search never comes to costs no time and hardly any memory. */
static void *allocate(const struct history *history, size_t size, struct error *error)
{
    void *of = calloc(history->tree->count, size);

    if (!of)
        error_room(error, (uint64_t)history->tree->count * size);
    return of;
}

static bool allocate_all(struct history *history, struct error *error)
{
    history->of = allocate(history, sizeof *history->of, error);
    if (!history->of)
        return false;
    if (history->windows) {
        history->asking = allocate(history, sizeof *history->asking, error);
        if (!history->asking)
            return false;
    }
    if (history->algorithm->options & USES_TARGET) {
        history->efforts = allocate(history, sizeof *history->efforts, error);
        if (!history->efforts)
            return false;
    }
    if (!tree_has_payoffs(history->tree))
        return true;
    history->payoffs =
        calloc(history->tree->count, history->tree->players * sizeof *history->payoffs);
    return history->payoffs ||
           error_room(error, (uint64_t)history->tree->count * history->tree->players *
                                 sizeof *history->payoffs);
}

bool history_start(struct history *history, struct error *error)
{
    if (allocate_all(history, error))
        return true;
    history_release(history);
    return false;
}

static void raise_low(struct past *past, double value, bool strict)
{
    if (value < past->low || (value == past->low && !strict))
        return;
    past->low = value;
    past->low_strict = strict;
}

static void lower_high(struct past *past, double value, bool strict)
{
    if (value > past->high || (value == past->high && !strict))
        return;
    past->high = value;
    past->high_strict = strict;
}

static void learn(struct past *past, enum relation relation, double value)
{
    switch (relation) {
    case EQUAL:
        past->low = past->high = value;
        past->low_strict = past->high_strict = false;
        break;
    case AT_LEAST:
    case ABOVE:
        raise_low(past, value, relation == ABOVE);
        break;
    case AT_MOST:
    case BELOW:
        lower_high(past, value, relation == BELOW);
        break;
    }
}

static void note_enter(struct past *past, const struct event *event)
{
    past->asked = (uint8_t)event->relation;
    if (past->visited)
        return;
    past->visited = true;
    past->alpha = event->alpha;
    past->beta = event->beta;
    past->low = -INFINITY;
    past->high = INFINITY;
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

static void note_payoffs(struct history *history, node n, const double *payoffs)
{
    unsigned players = history->tree->players;

    if (history->payoffs && payoffs)
        memcpy(history->payoffs + (size_t)n * players, payoffs,
               players * sizeof *payoffs);
}

static void note_leaf(struct history *history, struct past *past,
                      const struct event *event)
{
    bool again = past->order > 0;

    learn(past, EQUAL, event->value);
    note_payoffs(history, event->node, event->payoffs);
    if (!again)
        past->order = ++history->read;
    if (!history->readings)
        return;
    add_node(history, &history->all, event->node);
    if (!again)
        add_node(history, &history->first, event->node);
}

/* How the value of n stands to the number of a test that was answered early: not (value >
 * v) is value <= v. */
static enum relation decided(const struct tree *t, node n, enum relation asked)
{
    if (tree_is_max(t, n))
        return asked;
    return asked == ABOVE ? AT_MOST : BELOW;
}

static void note_cut(struct history *history, struct past *past,
                     const struct event *event)
{
    bool test = past->asked != EQUAL && event->alpha == event->beta;
    struct error error;

    if (past->cut == 0 &&
        !memory_reserve(&history->cuts, &history->cut_capacity, history->cut_count + 1,
                        sizeof *history->cuts, &error)) {
        history->failed = true;
        return;
    }
    if (past->cut == 0)
        past->cut = (node)++history->cut_count;
    history->cuts[past->cut - 1] = (struct cut){
        .parent = event->node,
        .child = event->child,
        .relation =
            test ? decided(history->tree, event->node, past->asked) : event->relation,
        .alpha = event->alpha,
        .beta = event->beta,
        .of_mean = event->relation != EQUAL,
        .value = event->value,
    };
}

/* The answer of a test is no value: it tells of the number asked about. */
static void note_leave(struct history *history, struct past *past,
                       const struct event *event)
{
    learn(past, event->relation, event->value);
    note_payoffs(history, event->node, event->payoffs);
    if (history->algorithm->style == TRACE_TESTS && event->relation != EQUAL)
        return;
    past->left = true;
    past->value = event->value;
    past->relation = (uint8_t)event->relation;
}

static void ask(struct asking *asking, const struct event *event)
{
    if (event->relation != EQUAL) {
        asking->relation = (uint8_t)event->relation;
        asking->asked = event->value;
        asking->limits = (struct effort){event->proof, event->disproof};
        return;
    }
    asking->evaluated = true;
    asking->alpha = event->alpha;
    asking->beta = event->beta;
}

/* What memory answers was known before. */
static void note_answer(const struct history *history, struct asking *asking,
                        const struct event *event)
{
    if (event->relation != AT_MOST &&
        (asking->low_pass == 0 || event->value > asking->low)) {
        asking->low = event->value;
        asking->low_pass = history->passes;
    }
    if (event->relation != AT_LEAST &&
        (asking->high_pass == 0 || event->value < asking->high)) {
        asking->high = event->value;
        asking->high_pass = history->passes;
    }
}

/* How nodes are entered, and in which pass something is found out of them. */
static void note_asking(struct history *history, const struct event *event)
{
    struct asking *asking = &history->asking[event->node];

    switch (event->kind) {
    case EVENT_PASS:
        history->passes++;
        break;
    case EVENT_STEP:
        history->steps++;
        if (!event->solved) {
            asking->step = history->steps;
            asking->merit = event->value;
        }
        break;
    case EVENT_ENTER:
        ask(asking, event);
        break;
    case EVENT_LEAVE:
        note_answer(history, asking, event);
        break;
    case EVENT_NUMBERS:
        asking->former = history->efforts[event->node];
        break;
    default:
        break;
    }
}

/* A node that is developed has numbers, at first, and so have its children. */
static void note_developed(struct history *history, const struct event *event)
{
    static const struct effort first = {1, 1};

    history->efforts[event->node] = first;
    TREE_EACH_CHILD(history->tree, event->node, c)
        history->efforts[c] = first;
}

static void note_numbers(struct history *history, const struct event *event)
{
    history->efforts[event->node] = (struct effort){event->proof, event->disproof};
}

void history_note(struct history *history, const struct event *event)
{
    struct past *past = &history->of[event->node];

    history->events++;
    if (!history_is_whole(history))
        return;
    if (history->asking)
        note_asking(history, event);

    switch (event->kind) {
    case EVENT_ENTER:
        note_enter(past, event);
        break;
    case EVENT_LEAF:
        note_leaf(history, past, event);
        break;
    case EVENT_CUT:
        note_cut(history, past, event);
        break;
    case EVENT_LEAVE:
        note_leave(history, past, event);
        break;
    case EVENT_STEP:
        if (history->efforts)
            note_developed(history, event);
        break;
    case EVENT_NUMBERS:
        note_numbers(history, event);
        break;
    default:
        break;
    }
}

static void notify(void *context, const struct event *event)
{
    history_note(context, event);
}

struct observer history_observer(struct history *history)
{
    return (struct observer){.notify = notify, .context = history};
}

/* Whether it was never visited, though it can happen. */
static bool is_left_out(const struct history *history, node c)
{
    return !history->of[c].visited && tree_can_happen(history->tree, c);
}

/*
 * Children are looked at from the left, so those never visited are the last ones. Only
 * outcomes may have been probed, here and there, and some of them never happen.
 */
static void finish_cut(const struct history *history, struct cut *cut)
{
    const struct tree *t = history->tree;
    node end = t->end[cut->parent];

    cut->first = NODE_NONE;
    cut->count = 0;
    for (node c = tree_next_child(t, cut->child); c < end; c = tree_next_child(t, c)) {
        if (!is_left_out(history, c))
            continue;
        if (cut->first == NODE_NONE)
            cut->first = c;
        cut->count += t->end[c] - c;
    }
}

bool history_finish(struct history *history, const struct result *result,
                    struct error *error)
{
    for (size_t i = 0; i < history->cut_count; i++)
        finish_cut(history, &history->cuts[i]);
    if (!history_is_whole(history))
        return !history->failed || error_memory(error);
    learn(&history->of[TREE_ROOT], result->bound, result->value);
    for (node i = 0; i < result->length; i++) {
        node n = result->line[i];
        const double *own = result->payoffs
                                ? &result->payoffs[tree_own_payoff(history->tree, n)]
                                : &result->value;

        history->of[n].on_line = true;
        note_payoffs(history, n, result->payoffs);
        learn(&history->of[n], EQUAL, *own);
    }
    return !history->failed || error_memory(error);
}

const double *history_payoffs(const struct history *history, node n)
{
    if (!history->payoffs || !past_is_exact(&history->of[n]))
        return NULL;
    return history->payoffs + (size_t)n * history->tree->players;
}

const double *history_payoffs_left(const struct history *history, node n)
{
    return history->payoffs && history->of[n].left
               ? history->payoffs + (size_t)n * history->tree->players
               : NULL;
}

void history_release(struct history *history)
{
    free(history->of);
    free(history->asking);
    free(history->efforts);
    free(history->payoffs);
    free(history->cuts);
    free(history->first.of);
    free(history->all.of);
    *history = (struct history){.tree = NULL};
}

const struct cut *history_last_cut(const struct history *history, node n)
{
    node number = history->of[n].cut;

    return number > 0 ? &history->cuts[number - 1] : NULL;
}

const struct cut *history_cut_at(const struct history *history, node n)
{
    const struct cut *cut = history_last_cut(history, n);

    return cut && cut->first != NODE_NONE ? cut : NULL;
}

const struct cut *history_cut_before(const struct history *history, node n)
{
    const struct cut *cut = history_cut_at(history, history->tree->parent[n]);

    return cut && n >= cut->first && is_left_out(history, n) ? cut : NULL;
}
