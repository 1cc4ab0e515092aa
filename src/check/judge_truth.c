/*
 * judge_truth.c - answers about the tree, which hold whatever algorithm is used: value,
 * move, pv, plan; and values, where also what the algorithm came to is accepted.
 */
#include "check/judge.h"

/* The first child of n that has its value. */
static node best_child(const struct judging *judging, node n)
{
    node c = tree_first_child(n);

    while (judging->values[c] != judging->values[n])
        c = tree_next_child(judging->tree, c);
    return c;
}

/* A bound of a node is right as its value too, if it is the one that came back. */
static bool is_right(const struct judging *judging, node n, double value)
{
    const struct past *past = &judging->history->of[n];

    return value == judging->values[n] || (past->left && value == past->value);
}

/* "mean of 3 at 1/3, 6 at 2/3 is 5" */
static bool wrong_mean(const struct judging *judging, node n)
{
    enum { SHOWN = 8 };
    const struct tree *t = judging->tree;
    size_t shown = 0;

    judge_say(judging, ": mean of ");
    TREE_EACH_OUTCOME(t, n, c) {
        const char *odds = tree_odds(t, c);

        judge_say(judging, shown > 0 ? ", " : "");
        if (shown++ == SHOWN) {
            judge_say(judging, "...");
            break;
        }
        judge_say(judging, "#", judging->values[c]);
        if (odds)
            judge_say(judging, " at $", odds);
    }
    return judge_wrong(judging, " is #", judging->values[n]);
}

/* "right is 1, or the bound <= 2: MIN moves to 2.3, worth 1" */
static bool wrong_value(const struct judging *judging, node n)
{
    const struct tree *t = judging->tree;
    const struct past *past = &judging->history->of[n];
    double value = judging->values[n];

    judge_say(judging, "right is #", value);
    if (past->left && past->value != value)
        judge_say(judging, ", or the bound $ #", relation_signs[past->relation],
                  past->value);
    if (tree_is_leaf(t, n))
        return judge_wrong(judging, ", as the tree says");
    if (tree_is_chance(t, n))
        return wrong_mean(judging, n);
    return judge_wrong(judging, ": $ moves to @, worth #",
                       tree_is_max(t, n) ? "MAX" : "MIN", best_child(judging, n), value);
}

bool judge_value(const struct judging *judging, const struct answer *answer)
{
    double value = answer->items[0].low;

    if (is_right(judging, TREE_ROOT, value))
        return true;
    judge_say(judging, "value: # given, ", value);
    return wrong_value(judging, TREE_ROOT);
}

bool judge_values(const struct judging *judging, const struct answer *answer)
{
    for (size_t i = 0; i < answer->count; i++) {
        const struct answer_item *item = &answer->items[i];

        if (is_right(judging, item->node, item->low))
            continue;
        judge_say(judging, "values: # given for @, ", item->low, item->node);
        return wrong_value(judging, item->node);
    }
    return true;
}

/* "right is 1, worth 3" */
static bool wrong_child(const struct judging *judging, node parent)
{
    return judge_wrong(judging, "right is @, worth #", best_child(judging, parent),
                       judging->values[parent]);
}

/*
 * Whether c is a best child of parent; what is given as it, as "move: 2 given", is only
 * said where it is not.
 */
static bool is_best(const struct judging *judging, const char *key, node parent, node c)
{
    const struct tree *t = judging->tree;
    bool child = c != TREE_ROOT && t->parent[c] == parent;

    if (child && judging->values[c] == judging->values[parent])
        return true;
    judge_say(judging, "$: @ given, ", key, c);
    if (child)
        judge_say(judging, "worth #; ", judging->values[c]);
    else
        judge_say(judging, "no child of @; ", parent);
    return wrong_child(judging, parent);
}

/* Whether nobody moves at n: there play ends, or chance goes on. */
static bool is_end(const struct judging *judging, node n)
{
    return tree_is_leaf(judging->tree, n) || tree_is_chance(judging->tree, n);
}

bool judge_move(const struct judging *judging, const struct answer *answer)
{
    const char *name = answer_names[ANSWER_move];
    bool chance = tree_is_chance(judging->tree, TREE_ROOT);

    if (answer->count > 0 && is_end(judging, TREE_ROOT))
        return judge_wrong(judging, "$: @ given, right is null: $", name,
                           answer->items[0].node,
                           chance ? "chance moves" : "there is no move");
    if (is_end(judging, TREE_ROOT))
        return true;
    if (answer->count > 0)
        return is_best(judging, name, TREE_ROOT, answer->items[0].node);
    judge_say(judging, "$: none given, ", name);
    return wrong_child(judging, TREE_ROOT);
}

/* A move that somebody has at a node must be one, and best. */
static bool judge_moves(const struct judging *judging, const struct answer *answer)
{
    const char *name = answer_names[ANSWER_plan];

    for (size_t i = 0; i < answer->count; i++) {
        const struct answer_item *item = &answer->items[i];

        if (is_end(judging, item->node))
            return judge_wrong(
                judging, "$: a move given for @, where $", name, item->node,
                tree_is_leaf(judging->tree, item->node) ? "play ends" : "chance moves");
        if (item->move != NODE_NONE && !is_best(judging, name, item->node, item->move))
            return false;
    }
    return true;
}

/* The move that the answer has at n; NODE_NONE if it has none. */
static node given_move(const struct answer *answer, node n)
{
    size_t low = 0, high = answer->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (answer->items[middle].node < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low < answer->count && answer->items[low].node == n ? answer->items[low].move
                                                               : NODE_NONE;
}

/* Whether n is met from its parent, if that is met and the answer followed. */
static bool is_met(const struct tree *t, const struct answer *answer, node n)
{
    node parent = t->parent[n];

    if (n == TREE_ROOT)
        return true;
    return tree_is_chance(t, parent) ? t->weight[n] > 0 : given_move(answer, parent) == n;
}

/* Any best move is right; all nodes need one that are met where these are followed. */
bool judge_plan(const struct judging *judging, const struct answer *answer)
{
    const struct tree *t = judging->tree;

    if (!judge_moves(judging, answer))
        return false;
    for (node n = TREE_ROOT, next; n < t->count; n = next) {
        bool met = is_met(t, answer, n);

        next = met ? n + 1 : t->end[n];
        if (met && !is_end(judging, n) && given_move(answer, n) == NODE_NONE) {
            judge_say(judging, "$: no move given for @, ", answer_names[ANSWER_plan], n);
            return wrong_child(judging, n);
        }
    }
    return true;
}

/* "2, a leaf", "2, where chance moves" */
static bool wrong_end(const struct judging *judging, const char *name, node n, node last)
{
    judge_say(judging, "$: @ given, right is to end at @, ", name, n, last);
    return judge_wrong(judging, tree_is_leaf(judging->tree, last) ? "a leaf"
                                                                  : "where chance moves");
}

/* Any line is right on which every node has the root's value, down to a leaf or to where
 * chance moves. */
bool judge_pv(const struct judging *judging, const struct answer *answer)
{
    const char *name = answer_names[ANSWER_pv];
    size_t i = answer->count > 0 && answer->items[0].node == TREE_ROOT ? 1 : 0;
    node last = TREE_ROOT;

    for (; i < answer->count; i++) {
        node n = answer->items[i].node;

        if (is_end(judging, last))
            return wrong_end(judging, name, n, last);
        if (!is_best(judging, name, last, n))
            return false;
        last = n;
    }
    if (is_end(judging, last))
        return true;
    return judge_wrong(judging, "$: it ends at @, right is to go on to @", name, last,
                       best_child(judging, last));
}
