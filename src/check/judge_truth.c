/*
 * judge_truth.c - answers about the tree, which hold whatever algorithm is used: value,
 * move, pv; and values, where also what the algorithm came to is accepted.
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

bool judge_move(const struct judging *judging, const struct answer *answer)
{
    const char *name = answer_names[ANSWER_move];
    bool leaf = tree_is_leaf(judging->tree, TREE_ROOT);

    if (answer->count == 0 && leaf)
        return true;
    if (leaf)
        return judge_wrong(judging, "$: @ given, right is null: there is no move", name,
                           answer->items[0].node);
    if (answer->count > 0)
        return is_best(judging, name, TREE_ROOT, answer->items[0].node);
    judge_say(judging, "$: none given, ", name);
    return wrong_child(judging, TREE_ROOT);
}

/* Any line is right on which every node has the root's value, down to a leaf. */
bool judge_pv(const struct judging *judging, const struct answer *answer)
{
    const struct tree *t = judging->tree;
    const char *name = answer_names[ANSWER_pv];
    size_t i = answer->count > 0 && answer->items[0].node == TREE_ROOT ? 1 : 0;
    node last = TREE_ROOT;

    for (; i < answer->count; i++) {
        node n = answer->items[i].node;

        if (tree_is_leaf(t, last))
            return judge_wrong(judging, "$: @ given, right is to end at @, a leaf", name,
                               n, last);
        if (!is_best(judging, name, last, n))
            return false;
        last = n;
    }
    if (tree_is_leaf(t, last))
        return true;
    return judge_wrong(judging, "$: it ends at @, right is to go on to @", name, last,
                       best_child(judging, last));
}
