/*
 * past.c - what results keep of the search, node by node.
 */
#include "library/past.h"

#include "base/memory.h"
#include "library/handles.h"

#include <stdlib.h>

/* A history that keeps itself, and who is told besides. */
struct keeper {
    struct history history;
    const struct observer *told; /* NULL: nobody is */
};

static void note(void *context, const struct event *event)
{
    struct keeper *keeper = context;

    history_note(&keeper->history, event);
    if (keeper->told)
        keeper->told->notify(keeper->told->context, event);
}

/* How a node was entered. */
static void tell_entry(struct gteval_past *past, const struct asking *asking)
{
    past->evaluated = asking->evaluated;
    past->alpha = asking->alpha;
    past->beta = asking->beta;
    past->tested = asking->relation != EQUAL;
    past->relation = (enum gteval_relation)asking->relation;
    past->asked = asking->asked;
    past->merit = asking->merit;
    past->step = asking->step;
}

/* What is known of it. */
static void tell_known(struct gteval_past *past, const struct past *known)
{
    past->entered = true;
    past->low = known->low;
    past->high = known->high;
    past->low_strict = known->low_strict;
    past->high_strict = known->high_strict;
    past->on_line = known->on_line;
    past->order = known->order;
}

/* The node at which one that was never entered was left out: that is so of all that is
 * below it. */
static gteval_node pruned_by(const struct pasts *pasts, const struct history *history,
                             node n)
{
    node parent = history->tree->parent[n];

    if (n == TREE_ROOT || history->of[n].visited)
        return GTEVAL_NONE;
    if (!history->of[parent].visited)
        return pasts->of[parent].pruned_by;
    return history_cut_before(history, n) ? parent : GTEVAL_NONE;
}

/* Parents are told before their children. */
static void tell(struct pasts *pasts, const struct history *history, node n)
{
    struct gteval_past *past = &pasts->of[n];
    const struct cut *cut = history_cut_at(history, n);

    *past = (struct gteval_past){
        .size = sizeof *past,
        .low = -INFINITY,
        .high = INFINITY,
        .payoffs = history_payoffs(history, n),
        .cut_behind = cut ? cut->child : GTEVAL_NONE,
        .pruned_by = pruned_by(pasts, history, n),
    };
    if (history->efforts) {
        past->proof = history->efforts[n].proof;
        past->disproof = history->efforts[n].disproof;
    }
    if (!history->of[n].visited)
        return;
    tell_known(past, &history->of[n]);
    tell_entry(past, &history->asking[n]);
}

/* Takes a list over, with GTEVAL_NONE behind its last. */
static bool take_list(struct node_list *to, struct node_list *from, struct error *error)
{
    if (!memory_reserve(&from->of, &from->capacity, from->count + 1, sizeof *from->of,
                        error))
        return false;
    from->of[from->count] = GTEVAL_NONE;
    *to = *from;
    *from = (struct node_list){.of = NULL};
    return true;
}

/* Takes over what the history has gathered. */
static bool take(struct pasts *pasts, struct history *history, struct error *error)
{
    node count = history->tree->count;

    if (!take_list(&pasts->leaves, &history->first, error) ||
        !take_list(&pasts->readings, &history->all, error) ||
        !memory_resize(&pasts->of, count, sizeof *pasts->of, error))
        return false;
    pasts->count = count;
    for (node n = TREE_ROOT; n < count; n++)
        tell(pasts, history, n);
    pasts->payoffs = history->payoffs;
    history->payoffs = NULL;
    return true;
}

bool pasts_run(struct pasts *pasts, const struct tree *t,
               const struct algorithm *algorithm, const struct search_options *options,
               const struct observer *told, struct result *result, struct error *error)
{
    struct keeper keeper = {
        .history = {.tree = t, .algorithm = algorithm, .readings = true, .windows = true},
        .told = told,
    };
    struct observer observer = {.notify = note, .context = &keeper};
    bool done;

    if (!history_start(&keeper.history, error))
        return false;
    done = search_run(t, algorithm, options, &observer, result, error) &&
           history_finish(&keeper.history, result, error) &&
           take(pasts, &keeper.history, error);
    history_release(&keeper.history);
    return done;
}

void pasts_release(struct pasts *pasts)
{
    free(pasts->of);
    free(pasts->payoffs);
    free(pasts->leaves.of);
    free(pasts->readings.of);
}

const struct gteval_past *gteval_result_past(const struct gteval_result *result,
                                             gteval_node n)
{
    return n < result->pasts.count ? &result->pasts.of[n] : NULL;
}

static const gteval_node *list(const struct node_list *list, size_t *count)
{
    if (count)
        *count = list->count;
    return list->of;
}

const gteval_node *gteval_result_leaves(const struct gteval_result *result, size_t *count)
{
    return list(&result->pasts.leaves, count);
}

const gteval_node *gteval_result_readings(const struct gteval_result *result,
                                          size_t *count)
{
    return list(&result->pasts.readings, count);
}
