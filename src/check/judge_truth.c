/*
 * judge_truth.c - answers about moves, which hold whatever algorithm is used: move, pv,
 * plan.
 */
#include "check/judge.h"

#include "search/line.h"

/* "right is 1, worth 3" */
static bool wrong_child(const struct judging *judging, node parent)
{
    judge_say(judging, "right is @, worth #", judge_best_child(judging, parent),
              judge_worth_to(judging, parent, parent));
    judge_say_ties(judging, parent);
    return judge_wrong(judging, "");
}

/* "worth 2; ", or with payoffs "worth 2 to B; " */
static void say_worth(const struct judging *judging, node parent, node c)
{
    judge_say(judging, "worth #", judge_worth_to(judging, parent, c));
    if (tree_has_payoffs(judging->tree))
        judge_say(judging, " to &", (unsigned)judging->tree->mover[parent]);
    judge_say(judging, "; ");
}

/* Whether the best child c of parent is on a line of the length that counts, if any does.
 */
static bool is_timely(const struct judging *judging, const char *key, node parent, node c)
{
    const struct optimal *optimal = judging->optimal;

    if (!optimal || optimal_is_timely(optimal, parent, c))
        return true;
    return judge_wrong(
        judging, "$: @ given, right value, but % $ instead of %; right is @", key, c,
        (size_t)optimal->plies[c] + 1, optimal->plies[c] == 0 ? "ply" : "plies",
        (size_t)optimal->plies[parent], optimal_move(optimal, parent));
}

/*
 * Whether c is a best child of parent, and timely; what is given as it, as "move: 2
 * given", is only said where it is not.
 */
static bool is_best(const struct judging *judging, const char *key, node parent, node c)
{
    const struct tree *t = judging->tree;
    bool child = c != TREE_ROOT && t->parent[c] == parent;

    if (child && judge_is_best(judging, parent, c))
        return is_timely(judging, key, parent, c);
    judge_say(judging, "$: @ given, ", key, c);
    if (child)
        say_worth(judging, parent, c);
    else
        judge_say(judging, "no child of @; ", parent);
    return wrong_child(judging, parent);
}

/* Whether nobody moves at n: there play ends, or chance goes on. */
static bool is_end(const struct judging *judging, node n)
{
    return tree_is_leaf(judging->tree, n) || tree_is_chance(judging->tree, n);
}

/* Where all that the search says of the value is a bound, it knows no move. */
static bool has_no_line(const struct judging *judging)
{
    return judging->result->bound != EQUAL;
}

bool judge_move(const struct judging *judging, const struct answer *answer)
{
    const char *name = answer_names[ANSWER_move];
    bool chance = tree_is_chance(judging->tree, TREE_ROOT);

    if (answer->count > 0 && is_end(judging, TREE_ROOT))
        return judge_wrong(judging, "$: @ given, right is null: $", name,
                           answer->items[0].node,
                           chance ? "chance moves" : "there is no move");
    if (is_end(judging, TREE_ROOT) || (answer->count == 0 && has_no_line(judging)))
        return true;
    if (answer->count > 0)
        return is_best(judging, name, TREE_ROOT, answer->items[0].node);
    judge_say(judging, "$: none given, ", name);
    return wrong_child(judging, TREE_ROOT);
}

/* The first best move of the root that the answer, in preorder, has not got; NODE_NONE.
 */
static node missing_move(const struct judging *judging, const struct answer *answer)
{
    size_t i = 0;

    TREE_EACH_CHILD(judging->tree, TREE_ROOT, c) {
        while (i < answer->count && answer->items[i].node < c)
            i++;
        if (i < answer->count && answer->items[i].node == c)
            i++;
        else if (judge_is_best(judging, TREE_ROOT, c))
            return c;
    }
    return NODE_NONE;
}

/* All of the best moves, and no other. How long their lines are is of no matter. */
bool judge_best_moves(const struct judging *judging, const struct answer *answer)
{
    const char *name = answer_names[ANSWER_best_moves];
    struct judging any = *judging;
    bool right = true;
    node missing;

    any.optimal = NULL;
    if (is_end(judging, TREE_ROOT))
        return answer->count == 0 ||
               judge_wrong(judging, "$: @ given, right is none: nobody moves", name,
                           answer->items[0].node);
    for (size_t i = 0; i < answer->count && judge_goes_on(judging, right); i++)
        right = is_best(&any, name, TREE_ROOT, answer->items[i].node) && right;
    if (!judge_goes_on(judging, right))
        return false;
    missing = missing_move(judging, answer);
    return (missing == NODE_NONE ||
            judge_wrong(judging, "$: @ missing: it is worth #, too", name, missing,
                        judge_worth_to(judging, TREE_ROOT, missing))) &&
           right;
}

/* A move that somebody has at a node must be one, and best. */
static bool judge_moves(const struct judging *judging, const struct answer *answer)
{
    const char *name = answer_names[ANSWER_plan];
    bool right = true;

    for (size_t i = 0; i < answer->count && judge_goes_on(judging, right); i++) {
        const struct answer_item *item = &answer->items[i];

        if (is_end(judging, item->node))
            right = judge_wrong(
                judging, "$: a move given for @, where $", name, item->node,
                tree_is_leaf(judging->tree, item->node) ? "play ends" : "chance moves");
        else if (item->move != NODE_NONE)
            right = is_best(judging, name, item->node, item->move) && right;
    }
    return right;
}

/* What the answer has at n; NULL if it has nothing. */
static const struct answer_item *find_item(const struct answer *answer, node n)
{
    size_t low = 0, high = answer->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (answer->items[middle].node < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low < answer->count && answer->items[low].node == n ? &answer->items[low]
                                                               : NULL;
}

/* The move that the answer has at n; NODE_NONE if it has none. */
static node given_move(const struct answer *answer, node n)
{
    const struct answer_item *item = find_item(answer, n);

    return item ? item->move : NODE_NONE;
}

/* Whether null is given for a move that the search does not know either. */
static bool is_unknown(const struct judging *judging, const struct answer *answer, node n)
{
    const struct result *result = judging->result;
    node move;

    return find_item(answer, n) && result->plan &&
           line_plan_move(judging->tree, result->plan, n, &move) && move == NODE_NONE;
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
    bool right = judge_moves(judging, answer);

    for (node n = TREE_ROOT, next; n < t->count && judge_goes_on(judging, right);
         n = next) {
        bool met = is_met(t, answer, n);

        next = met ? n + 1 : t->end[n];
        if (met && !is_end(judging, n) && given_move(answer, n) == NODE_NONE &&
            !is_unknown(judging, answer, n)) {
            judge_say(judging, "$: no move given for @, ", answer_names[ANSWER_plan], n);
            right = wrong_child(judging, n);
        }
    }
    return right;
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
    if (is_end(judging, last) || (answer->count == 0 && has_no_line(judging)))
        return true;
    return judge_wrong(judging, "$: it ends at @, right is to go on to @", name, last,
                       judge_best_child(judging, last));
}
