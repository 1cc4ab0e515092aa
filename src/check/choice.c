/*
 * choice.c - following the answers where moves are equal.
 */
#include "check/choice.h"

#include "check/judge.h"
#include "tree/values.h"

#include <stdlib.h>

/* What the answers say of a node. */
struct hint {
    node move;                        /* NODE_NONE: nothing */
    const struct answer_worth *given; /* NULL: nothing */
};

struct choice {
    const struct tree *tree;
    struct hint *hints; /* one a node */
};

/* What is said first counts. */
static void hint_move(struct choice *choice, node n, node move)
{
    if (choice->hints[n].move == NODE_NONE)
        choice->hints[n].move = move;
}

/* Each node of a list is the move at its parent. */
static void hint_list(struct choice *choice, const struct answer *list)
{
    for (size_t i = 0; i < list->count; i++) {
        node n = list->items[i].node;

        if (n != TREE_ROOT)
            hint_move(choice, choice->tree->parent[n], n);
    }
}

static void hint_worths(struct choice *choice, const struct answer *answer)
{
    for (size_t i = 0; i < answer->count; i++) {
        const struct answer_item *item = &answer->items[i];

        choice->hints[item->node].given = answer->worths + item->worth;
    }
}

static void take_hints(struct choice *choice, const struct answer_set *set)
{
    const struct answer *plan = &set->of[ANSWER_plan];

    for (size_t i = 0; i < plan->count; i++)
        hint_move(choice, plan->items[i].node, plan->items[i].move);
    hint_list(choice, &set->of[ANSWER_pv]);
    hint_list(choice, &set->of[ANSWER_move]);
    hint_worths(choice, &set->of[ANSWER_value]);
    hint_worths(choice, &set->of[ANSWER_payoffs]);
    hint_worths(choice, &set->of[ANSWER_values]);
}

static node choose(void *context, const double *rows, node n, node best)
{
    const struct choice *choice = context;
    const struct tree *t = choice->tree;
    const struct hint *hint = &choice->hints[n];
    unsigned own = t->mover[n] - 1u;
    node chosen = best;

    if (hint->move == NODE_NONE && !hint->given)
        return best;
    for (node c = best; c < t->end[n]; c = tree_next_child(t, c)) {
        const double *row = rows + (size_t)c * t->players;

        if (row[own] != rows[(size_t)best * t->players + own])
            continue;
        if (hint->given && judge_means_all(hint->given, row, t->players))
            return c;
        if (c == hint->move)
            chosen = c;
    }
    return chosen;
}

double *choice_values(const struct tree *t, const struct answer_set *set)
{
    struct choice choice = {.tree = t, .hints = calloc(t->count, sizeof *choice.hints)};
    double *rows = NULL;

    if (!choice.hints)
        return NULL;
    take_hints(&choice, set);
    rows = tree_payoff_values_by(t, choose, &choice);
    free(choice.hints);
    return rows;
}
