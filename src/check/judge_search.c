/*
 * judge_search.c - answers about the search: bounds, leaves and pruned.
 */
#include "check/judge.h"
#include "tree/node_set.h"

#include <stdlib.h>

static bool wrong_window(const struct judging *judging, const struct answer_item *item)
{
    const struct past *past = &judging->history->of[item->node];

    judge_say(judging, "bounds: [#, #] given for @, ", item->low, item->high, item->node);
    if (past->visited) {
        judge_say(judging, "right is [#, #]", past->alpha, past->beta);
        judge_say_source(judging, item->node,
                         item->low != past->alpha ? MOVER_MAX : MOVER_MIN);
    } else {
        judge_say(judging, "but ");
        judge_say_missed(judging, item->node);
    }
    return judge_wrong(judging, "");
}

bool judge_bounds(const struct judging *judging, const struct answer *answer)
{
    bool right = true;

    for (size_t i = 0; i < answer->count && judge_goes_on(judging, right); i++) {
        const struct answer_item *item = &answer->items[i];
        const struct past *past = &judging->history->of[item->node];

        if (!past->visited || item->low != past->alpha || item->high != past->beta)
            right = wrong_window(judging, item);
    }
    return right;
}

/* How many leaves of the answer are those of the list, before the first that is not. */
static size_t agreement(const struct answer *answer, const struct node_list *list)
{
    size_t i = 0;

    while (i < answer->count && i < list->count && answer->items[i].node == list->of[i])
        i++;
    return i;
}

/* Why n does not stand at a place of the list. */
static bool wrong_leaf(const struct judging *judging, const struct node_list *list,
                       node n)
{
    size_t i = 0;

    judge_say(judging, ": ");
    if (!tree_is_leaf(judging->tree, n))
        return judge_wrong(judging, "@ is no leaf", n);
    if (judging->history->of[n].order == 0) {
        judge_say_missed(judging, n);
        return judge_wrong(judging, "");
    }
    while (list->of[i] != n)
        i++;
    return judge_wrong(judging, "@ is number %", n, i + 1);
}

/* Leaves that are nowhere in the answer, but for one that was told of. */
static void say_missing(const struct judging *judging, const struct answer *answer,
                        node told)
{
    const struct node_list *first = &judging->history->first;
    uint8_t *given = calloc(node_set_size(judging->tree), 1);

    if (!given) {
        *judging->failed = true;
        return;
    }
    for (size_t k = 0; k < answer->count; k++)
        node_set_add(given, answer->items[k].node);
    for (size_t i = 0; i < first->count; i++)
        if (first->of[i] != told && !node_set_has(given, first->of[i]))
            judge_wrong(judging, "leaves: @ missing", first->of[i]);
    free(given);
}

/* Behind the first leaf that is not at its place, at number i: others that are never
 * read, and what is not there at all. That the rest is not at its place is not told. */
static void say_others(const struct judging *judging, const struct answer *answer,
                       const struct node_list *list, size_t i)
{
    for (size_t k = i + 1; k < answer->count; k++) {
        node n = answer->items[k].node;

        if (judging->history->of[n].order == 0) {
            judge_say(judging, "leaves: @ given", n);
            wrong_leaf(judging, list, n);
        }
    }
    say_missing(judging, answer, i < list->count ? list->of[i] : NODE_NONE);
}

/* The answer and the list part at number i. */
static bool wrong_order(const struct judging *judging, const struct answer *answer,
                        const struct node_list *list, size_t i)
{
    if (i == answer->count)
        return judge_wrong(judging, "leaves: only % given, right is to go on to @", i,
                           list->of[i]);
    judge_say(judging, "leaves: @ given as number %, right is ", answer->items[i].node,
              i + 1);
    if (i < list->count)
        judge_say(judging, "@", list->of[i]);
    else
        judge_say(judging, "to end");
    return wrong_leaf(judging, list, answer->items[i].node);
}

/*
 * Leaves that are read again may be there each time or only the first; the answer is held
 * against whichever list it follows further.
 */
bool judge_leaves(const struct judging *judging, const struct answer *answer)
{
    const struct node_list *first = &judging->history->first;
    const struct node_list *all = &judging->history->all;
    const struct node_list *list =
        agreement(answer, all) > agreement(answer, first) ? all : first;
    size_t i = agreement(answer, list);

    if (i == answer->count && i == list->count)
        return true;
    wrong_order(judging, answer, list, i);
    if (judging->all)
        say_others(judging, answer, list, i);
    return false;
}

static bool is_entered(const struct judging *judging, node n)
{
    return judging->history->of[n].visited;
}

/* Whether the answer lists nodes below those that were cut off, so it must list all. */
static bool lists_all(const struct judging *judging, const struct answer *answer)
{
    for (size_t i = 0; i < answer->count; i++) {
        node n = answer->items[i].node;

        if (!is_entered(judging, n) && !history_is_cut_off(judging->history, n))
            return true;
    }
    return false;
}

static bool wrong_node(const struct judging *judging, node n)
{
    if (is_entered(judging, n)) {
        judge_say(judging, "pruned: @ given, but $ enters it", n,
                  judging->algorithm->name);
        if (n != TREE_ROOT)
            judge_say_entered(judging, n);
    } else {
        judge_say(judging, "pruned: @ missing: ", n);
        judge_say_missed(judging, n);
    }
    return judge_wrong(judging, "");
}

/* Right is either every node that was never entered, or only the topmost of them. */
bool judge_pruned(const struct judging *judging, const struct answer *answer)
{
    const struct tree *t = judging->tree;
    bool all = lists_all(judging, answer);
    size_t next = 0;
    bool right = true;

    for (node n = TREE_ROOT; n < t->count && judge_goes_on(judging, right); n++) {
        bool given = next < answer->count && answer->items[next].node == n;
        bool pruned =
            all ? !is_entered(judging, n) : history_is_cut_off(judging->history, n);

        if (given != pruned)
            right = wrong_node(judging, n);
        next += given ? 1 : 0;
    }
    return right;
}
