/*
 * line.c - the principal variation, from the moves that a search recorded.
 */
#include "search/line.h"

#include "base/memory.h"

static node next_on_line(const struct tree *t, const node *choice, node n)
{
    return tree_is_leaf(t, n) || tree_is_chance(t, n) ? NODE_NONE : choice[n];
}

bool line_follow(const struct tree *t, const node *choice, node **line, node *length,
                 struct error *error)
{
    node count = 1, *nodes = NULL;

    for (node n = next_on_line(t, choice, TREE_ROOT); n != NODE_NONE;
         n = next_on_line(t, choice, n))
        count++;
    if (!memory_resize(&nodes, count, sizeof *nodes, error))
        return false;
    nodes[0] = TREE_ROOT;
    for (node i = 1; i < count; i++)
        nodes[i] = next_on_line(t, choice, nodes[i - 1]);
    *line = nodes;
    *length = count;
    return true;
}

bool line_plan_meets(const struct tree *t, const node *plan, node n)
{
    node parent = t->parent[n];

    if (n == TREE_ROOT)
        return true;
    if (tree_is_chance(t, parent))
        return plan[parent] != NODE_NONE && t->weight[n] > 0;
    return plan[parent] == n;
}

void line_plan(const struct tree *t, const node *choice, node *plan)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (tree_is_leaf(t, n) || !line_plan_meets(t, plan, n))
            plan[n] = NODE_NONE;
        else if (tree_is_chance(t, n))
            plan[n] = tree_first_child(n);
        else
            plan[n] = choice[n] != NODE_NONE ? choice[n] : n;
    }
}

/* Whether chance lets the game come to n, wherever its parent may be come to. */
static bool can_be_reached(const struct tree *t, const node *plan, node n)
{
    return n == TREE_ROOT || (plan[t->parent[n]] != NODE_NONE && tree_can_happen(t, n));
}

void line_strategies(const struct tree *t, const node *choice, node *plan)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (tree_is_leaf(t, n) || !can_be_reached(t, plan, n))
            plan[n] = NODE_NONE;
        else
            plan[n] = tree_is_chance(t, n) ? tree_first_child(n) : choice[n];
    }
}

bool line_plan_move(const struct tree *t, const node *plan, node n, node *move)
{
    *move = plan[n] == n ? NODE_NONE : plan[n];
    return !tree_is_leaf(t, n) && !tree_is_chance(t, n) &&
           (n == TREE_ROOT || plan[n] != NODE_NONE);
}
