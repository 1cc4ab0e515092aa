/*
 * judge_proof.c - answers about what proves the value: lower, upper, and a strategy of
 * each side.
 */
#include "base/memory.h"
#include "check/judge.h"
#include "search/proof.h"
#include "search/shown.h"
#include "tree/node_set.h"

#include <stdlib.h>

/* What an answer is held against: a side, and what is to be shown of it. */
struct claim {
    const struct judging *judging;
    const struct answer *answer;
    const char *name;
    enum proof_side side;
    double value;
    uint8_t *set; /* owned: the leaves given and all above them; or what is reached */
};

static bool out_of_memory(const struct judging *judging)
{
    *judging->failed = true;
    return false;
}

static enum relation relation_of(const struct claim *claim)
{
    return proof_kinds[claim->side].relation;
}

/* Whether the result is a bound on the other side, so that this one has no proof. */
static bool is_other_side(const struct judging *judging, enum proof_side side)
{
    enum relation bound = judging->result->bound;

    return bound != EQUAL && bound != proof_kinds[side].relation;
}

/* A bound that the search came to is what is to be shown, else the value. */
static struct claim make_claim(const struct judging *judging, const struct answer *answer,
                               enum answer_index key, enum proof_side side)
{
    const struct result *result = judging->result;

    return (struct claim){
        .judging = judging,
        .answer = answer,
        .name = answer_names[key],
        .side = side,
        .value = result->bound == proof_kinds[side].relation
                     ? result->value
                     : *judge_worth(judging, TREE_ROOT),
    };
}

static bool are_leaves(const struct claim *claim)
{
    const struct judging *judging = claim->judging;

    bool right = true;

    for (size_t i = 0; i < claim->answer->count && judge_goes_on(judging, right); i++) {
        node n = claim->answer->items[i].node;

        if (!tree_is_leaf(judging->tree, n))
            right = judge_wrong(judging, "$: @ is no leaf", claim->name, n);
    }
    return right;
}

/* What the leaves leave open: "no proof of >= 52: as far as these leaves tell the value
 * could be -inf; 2.1, worth 52, is missing" */
static bool has_all(const struct claim *claim)
{
    const struct judging *judging = claim->judging;
    struct shown shown;
    struct error error;
    node missing;
    bool lacks;

    if (!proof_find_missing(judging->tree, claim->value, claim->side, claim->set, &lacks,
                            &missing, &error) ||
        !shown_by_set(judging->tree, claim->set, SHOWN_NOTHING, &shown, &error))
        return out_of_memory(judging);
    return !lacks ||
           judge_wrong(judging,
                       "$: no proof of $ #: as far as these leaves tell the value could "
                       "be #; @, worth #, is missing",
                       claim->name, relation_signs[relation_of(claim)], claim->value,
                       claim->side == PROOF_LOWER ? shown.low : shown.high, missing,
                       judging->tree->value[missing]);
}

/* The first leaf given that the smallest proof among those given does without. */
static bool needs_all(const struct claim *claim)
{
    const struct judging *judging = claim->judging;
    const struct answer *answer = claim->answer;
    struct proof_leaves least;
    struct error error;
    size_t i = 0;

    if (!proof_find_within(judging->tree, claim->value, claim->side, claim->set, &least,
                           &error))
        return out_of_memory(judging);
    while (i < least.count && least.of[i] == answer->items[i].node)
        i++;
    free(least.of);
    return i == answer->count ||
           judge_wrong(judging, "$: a proof, but more than needed: @ can be spared",
                       claim->name, answer->items[i].node);
}

static bool judge_set(struct claim *claim)
{
    const struct judging *judging = claim->judging;
    bool right;

    claim->set = calloc(node_set_size(judging->tree), 1);
    if (!claim->set)
        return out_of_memory(judging);
    for (size_t i = 0; i < claim->answer->count; i++)
        node_set_add_path(claim->set, judging->tree, claim->answer->items[i].node);
    right = has_all(claim) && needs_all(claim);
    free(claim->set);
    return right;
}

/* null is right where there is no such proof. */
static bool judge_none(const struct claim *claim)
{
    const struct judging *judging = claim->judging;

    return is_other_side(judging, claim->side) ||
           judge_wrong(judging, "$: none given, but leaves show that the value is $ #",
                       claim->name, relation_signs[relation_of(claim)], claim->value);
}

static bool judge_side(const struct judging *judging, const struct answer *answer,
                       enum answer_index key, enum proof_side side)
{
    struct claim claim = make_claim(judging, answer, key, side);

    if (answer->none)
        return judge_none(&claim);
    return are_leaves(&claim) && judge_set(&claim);
}

bool judge_lower(const struct judging *judging, const struct answer *answer)
{
    return judge_side(judging, answer, ANSWER_lower, PROOF_LOWER);
}

bool judge_upper(const struct judging *judging, const struct answer *answer)
{
    return judge_side(judging, answer, ANSWER_upper, PROOF_UPPER);
}

void judge_grade(const struct judging *judging, const struct answer *answer,
                 enum proof_side side)
{
    struct claim claim = make_claim(judging, answer, ANSWER_lower, side);
    struct proof_leaves least;
    struct error error;

    if (answer->none)
        return;
    if (!proof_find(judging->tree, claim.value, side, &least, &error))
        *judging->failed = true;
    else if (answer->count > least.count)
        judge_say(judging, ", none to spare; % would do", (size_t)least.count);
    else
        judge_say(judging, ", minimal");
    free(least.of);
}

/* Whether a value is as good to the side as what is to be shown. */
static bool is_enough(const struct claim *claim, double value)
{
    return claim->side == PROOF_LOWER ? value >= claim->value : value <= claim->value;
}

/* The leftmost child of n that is enough. */
static node enough_child(const struct claim *claim, node n)
{
    node c = tree_first_child(n);

    while (!is_enough(claim, *judge_worth(claim->judging, c)))
        c = tree_next_child(claim->judging->tree, c);
    return c;
}

/* "right is 2.2, worth 52" */
static bool wrong_choice(const struct claim *claim, node n)
{
    node c = enough_child(claim, n);

    return judge_wrong(claim->judging, "right is @, worth #", c,
                       *judge_worth(claim->judging, c));
}

/* Whether the move at n, which can be reached, is there and enough. */
static bool judge_choice(const struct claim *claim, node n, node move)
{
    const struct judging *judging = claim->judging;

    if (move == NODE_NONE) {
        judge_say(judging, "$: no move given for @, which can be reached; ", claim->name,
                  n);
        return wrong_choice(claim, n);
    }
    if (is_enough(claim, *judge_worth(judging, move)))
        return true;
    judge_say(judging, "$: @ given for @ allows #, not $ #; ", claim->name, move, n,
              *judge_worth(judging, move), relation_signs[relation_of(claim)],
              claim->value);
    return wrong_choice(claim, n);
}

/* A move where it is not asked for. */
static bool wrong_place(const struct claim *claim, node n)
{
    const struct judging *judging = claim->judging;
    const struct tree *t = judging->tree;

    judge_say(judging, "$: a move given for @, ", claim->name, n);
    if (tree_is_leaf(t, n))
        return judge_wrong(judging, "where play ends");
    if (t->mover[n] != proof_kinds[claim->side].chooser)
        return judge_wrong(judging, "where $ moves", tree_is_max(t, n) ? "MAX" : "MIN");
    return judge_wrong(judging, "which these moves do not reach: more than needed");
}

/* One node after another, with the move given for it, if there is one. The set is of the
 * nodes that can be reached. */
static bool judge_node(struct claim *claim, node n, const struct answer_item *item)
{
    const struct tree *t = claim->judging->tree;
    bool inner = !tree_is_leaf(t, n), reached = node_set_has(claim->set, n);
    bool own = inner && t->mover[n] == proof_kinds[claim->side].chooser;
    node move = item ? item->move : NODE_NONE;
    bool right = true;

    if (item && !(own && reached))
        return wrong_place(claim, n);
    if (!reached || !inner)
        return true;
    if (own)
        right = judge_choice(claim, n, move);
    TREE_EACH_CHILD(t, n, c)
        if (!own || c == move)
            node_set_add(claim->set, c);
    return right;
}

/* A move at each node of the side's own that can be reached, whatever the other does. */
static bool judge_strategy(const struct judging *judging, const struct answer *answer,
                           enum answer_index key, enum proof_side side)
{
    struct claim claim = make_claim(judging, answer, key, side);
    size_t next = 0;
    bool right = true;

    claim.set = calloc(node_set_size(judging->tree), 1);
    if (!claim.set)
        return out_of_memory(judging);
    node_set_add(claim.set, TREE_ROOT);
    for (node n = TREE_ROOT; judge_goes_on(judging, right) && n < judging->tree->count;
         n++) {
        bool given = next < answer->count && answer->items[next].node == n;

        right = judge_node(&claim, n, given ? &answer->items[next] : NULL) && right;
        next += given;
    }
    free(claim.set);
    return right;
}

bool judge_strategy_max(const struct judging *judging, const struct answer *answer)
{
    return judge_strategy(judging, answer, ANSWER_strategy_max, PROOF_LOWER);
}

bool judge_strategy_min(const struct judging *judging, const struct answer *answer)
{
    return judge_strategy(judging, answer, ANSWER_strategy_min, PROOF_UPPER);
}
