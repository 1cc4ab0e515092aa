/*
 * check_answered_proofs.c - answers about what proves a value: what is said of them, and
 * on random trees that just the right ones are accepted.
 */
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "outcome.h"
#include "reading.h"
#include "search/proof.h"
#include "search/shown.h"
#include "suite.h"
#include "tree/id.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct remark {
    const char *answers, *line;
};

static void check_remarks(const char *tree, const struct search_options *options,
                          const struct remark *remarks, size_t count)
{
    struct build b = {.depth = 0};

    literal_tree(tree, &b);
    for (size_t i = 0; i < count; i++) {
        struct buffer text = {0};
        struct outcome outcome;

        outcome_quote(&text, remarks[i].answers);
        outcome_check(&b.tree, "alphabeta", options, false, text.data, text.size,
                      &outcome);
        outcome_is_line(&outcome, remarks[i].line);
        buffer_release(&text);
    }
    build_release(&b);
}

/* Worth 6: at least by 1.1 and 1.2, at most by 1.1, 2.1 (or 2.3) and 3.2. */
static const char TREE[] = "[(6 9) (5 7 1) ([3 8] 4)]";

START_TEST(grades)
{
    static const struct remark remarks[] = {
        {"{'lower': ['1.1', '1.2'], 'upper': ['1.1', '2.1', '3.2']}",
         "all right: lower (2, minimal), upper (3, minimal)"},
        {"{'proof': {'upper': ['3.2', '2.3', '1.1']}}", "all right: upper (3, minimal)"},
        {"{'lower': ['1.2']}",
         "lower: no proof of >= 6: as far as these leaves tell the value could be -inf; "
         "1.1, worth 6, is missing"},
        {"{'lower': ['1.2', '2.1', '2.2', '2.3']}",
         "lower: no proof of >= 6: as far as these leaves tell the value could be 1; "
         "1.1, worth 6, is missing"},
        {"{'upper': []}",
         "upper: no proof of <= 6: as far as these leaves tell the value could be inf; "
         "1.1, worth 6, is missing"},
        {"{'upper': ['1.2', '2.1', '3.2']}",
         "upper: no proof of <= 6: as far as these leaves tell the value could be 9; "
         "1.1, worth 6, is missing"},
        {"{'lower': ['1.1', '1.2', '2.1']}",
         "lower: a proof, but more than needed: 2.1 can be spared"},
        {"{'upper': ['1.1', '2.1', '2.3', '3.2']}",
         "upper: a proof, but more than needed: 2.3 can be spared"},
        {"{'lower': ['1', '1.1']}", "lower: 1 is no leaf"},
        {"{'upper': null}", "upper: none given, but leaves show that the value is <= 6"},
    };

    check_remarks(TREE, &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

/* A proof that no leaf can be taken from need not be the smallest. */
START_TEST(none_to_spare)
{
    static const struct remark remarks[] = {
        {"{'lower': ['1.1', '1.2']}", "all right: lower (2, none to spare; 1 would do)"},
        {"{'lower': ['2']}", "all right: lower (1, minimal)"},
        {"{'lower': ['1.1', '2']}",
         "lower: a proof, but more than needed: 1.1 can be spared"},
    };

    check_remarks("[(6 9) 6]", &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

START_TEST(strategies)
{
    static const struct remark remarks[] = {
        {"{'strategy': {'max': {'e': '1'}, 'min': {'1': '1.1', '2': '2.1', '3': '3.2'}}}",
         "all right: strategy_max (1), strategy_min (3)"},
        {"{'strategy': {'max': ['1'], 'min': ['1.1', '2.3', '3.2']}}",
         "all right: strategy_max (1), strategy_min (3)"},
        {"{'strategy': {'max': ['2']}}",
         "strategy_max: 2 given for e allows 1, not >= 6; right is 1, worth 6"},
        {"{'strategy': {'max': {}}}", "strategy_max: no move given for e, which can be "
                                      "reached; right is 1, worth 6"},
        {"{'strategy': {'min': {'1': '1.1', '2': null, '3': '3.2'}}}",
         "strategy_min: no move given for 2, which can be reached; right is 2.1, worth "
         "5"},
        {"{'strategy': {'min': ['1.1', '2.2', '3.2']}}",
         "strategy_min: 2.2 given for 2 allows 7, not <= 6; right is 2.1, worth 5"},
        {"{'strategy': {'max': ['1', '3.1.1']}}",
         "strategy_max: a move given for 3.1, which these moves do not reach: more than "
         "needed"},
        {"{'strategy': {'max': ['1', '1.2']}}",
         "strategy_max: a move given for 1, where MIN moves"},
        {"{'strategy': {'min': ['1']}}",
         "strategy_min: a move given for e, where MAX moves"},
    };

    check_remarks(TREE, &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

/* Of a bound that a window left, what is to be shown is that, and on its side alone. */
START_TEST(windows)
{
    static const struct remark low[] = {
        {"{'lower': ['1.1', '1.2'], 'upper': null}",
         "all right: lower (2, minimal), upper (0)"},
    };
    static const struct remark high[] = {
        {"{'upper': ['1.2', '2.1', '3.2'], 'lower': null}",
         "upper: no proof of <= 6: as far as these leaves tell the value could be 9; "
         "1.1, worth 6, is missing"},
        {"{'strategy': {'min': ['1.1', '2.1', '3.2']}}", "all right: strategy_min (3)"},
        {"{'lower': ['1.1', '1.2']}", "all right: lower (2, minimal)"},
    };
    struct search_options options = search_defaults;

    options.alpha = 2;
    options.beta = 3;
    check_remarks(TREE, &options, low, LENGTH(low));
    options.alpha = 7;
    options.beta = 9;
    check_remarks(TREE, &options, high, LENGTH(high));
}
END_TEST

START_TEST(infinite)
{
    static const struct remark remarks[] = {
        {"{'lower': [], 'upper': ['1', '2']}",
         "all right: lower (0, minimal), upper (2, minimal)"},
        {"{'lower': ['1']}", "lower: a proof, but more than needed: 1 can be spared"},
        {"{'strategy': {'max': ['2']}}", "all right: strategy_max (1)"},
    };

    check_remarks("[-inf -inf]", &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

START_TEST(one_leaf)
{
    static const struct remark remarks[] = {
        {"{'lower': ['e'], 'upper': ['e'], 'strategy': {'max': {}, 'min': []}}",
         "all right: lower (1, minimal), upper (1, minimal), strategy_max (0), "
         "strategy_min (0)"},
        {"{'lower': []}", "lower: no proof of >= 4: as far as these leaves tell the "
                          "value could be -inf; e, worth 4, is missing"},
        {"{'strategy': {'max': {'e': null}}}",
         "strategy_max: a move given for e, where play ends"},
    };

    check_remarks("4", &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

START_TEST(refusals)
{
    static const struct reading refused[] = {
        {BYTES("{\"lower\": \"1.1\"}"), "1:11: expected an array of nodes"},
        {BYTES("{\"lower\": [\"1.1\", \"1.1\"]}"), "1:19: this node was given before"},
        {BYTES("{\"proof\": {\"lower\": []}, \"lower\": []}"),
         "1:26: a second key \"lower\""},
        {BYTES("{\"proof\": null}"),
         "1:11: expected an object with \"lower\", \"upper\" or both"},
        {BYTES("{\"proof\": {}}"),
         "1:11: expected an object with \"lower\", \"upper\" or both"},
        {BYTES("{\"proof\": {\"max\": []}}"), "1:12: expected \"lower\" or \"upper\""},
        {BYTES("{\"prof\": {\"max\": []}}"), "1:2: unknown key; did you mean \"proof\"?"},
        {BYTES("{\"strategy\": [\"1\"]}"),
         "1:14: expected an object with \"max\", \"min\" or both"},
        {BYTES("{\"strategy\": {\"max\": [\"e\"]}}"), "1:23: the root is nobody's move"},
        {BYTES("{\"strategy\": {\"max\": [\"1\", \"2\"]}}"),
         "1:28: this node was given before"},
        {BYTES("{\"strategy\": {\"max\": [1]}}"),
         "1:23: expected a node: its name or its id, in quotes"},
        {BYTES("{\"strategy\": {\"max\": {\"e\": \"1.1\"}}}"),
         "1:28: expected a child of the node before it"},
    };
    struct build b = {.depth = 0};

    literal_tree(TREE, &b);
    for (size_t i = 0; i < LENGTH(refused); i++) {
        struct outcome outcome;

        outcome_check(&b.tree, "alphabeta", &search_defaults, false, refused[i].bytes,
                      refused[i].size, &outcome);
        outcome_is_refusal(&outcome, refused[i].expected);
    }
    build_release(&b);
}
END_TEST

/* Whether nodes are accepted as the answer of that key, in brackets of that kind. */
static bool is_accepted(const struct tree *t, const char *key, const node *nodes,
                        size_t count)
{
    struct buffer text = {0};
    struct outcome outcome;

    buffer_text(&text, key);
    buffer_text(&text, "[");
    for (size_t i = 0; i < count; i++) {
        buffer_text(&text, i > 0 ? ",\"" : "\"");
        id_add(&text, t, nodes[i]);
        buffer_text(&text, "\"");
    }
    buffer_text(&text, "]}}");
    outcome_check(t, "minimax", &search_defaults, true, text.data, text.size, &outcome);
    ENSURE_MSG(outcome.done || outcome.error.kind == ERROR_CHECK, "%s: %s",
               outcome.error.message, text.data);
    free(outcome.line);
    buffer_release(&text);
    return outcome.done;
}

static bool shows(const struct tree *t, const node *leaves, size_t count,
                  enum proof_side side)
{
    double value = oracle_value(t, TREE_ROOT);
    struct shown root;
    struct error error;

    ENSURE(shown_by_leaves(t, leaves, count, &root, &error));
    return (side == PROOF_LOWER ? root.low : root.high) == value;
}

/* Whether the leaves show it, and do not without any one of them. */
static bool is_irreducible(const struct tree *t, node *leaves, size_t count,
                           enum proof_side side)
{
    bool right = shows(t, leaves, count, side);

    for (size_t i = 0; right && i < count; i++) {
        node spared = leaves[i];

        leaves[i] = leaves[count - 1];
        right = !shows(t, leaves, count - 1, side);
        leaves[i] = spared;
    }
    return right;
}

/* Leaves of the smallest proof, some of them left out and others added. */
static size_t some_leaves(const struct tree *t, struct dice *dice, enum proof_side side,
                          node *leaves)
{
    struct proof_leaves least;
    struct error error;
    uint32_t change = dice_below(dice, 3) * 5;
    size_t count = 0;

    ENSURE(proof_find(t, oracle_value(t, TREE_ROOT), side, &least, &error));
    for (node n = TREE_ROOT, i = 0; n < t->count; n++) {
        bool inside = i < least.count && least.of[i] == n;

        i += inside;
        if (tree_is_leaf(t, n) && inside != dice_percent(dice, change))
            leaves[count++] = n;
    }
    free(least.of);
    return count;
}

static bool accepts_proofs(const struct tree *t, struct error *error)
{
    static const char *const keys[PROOF_SIDES] = {"{\"proof\":{\"lower\":",
                                                  "{\"proof\":{\"upper\":"};
    struct dice dice = law_dice(t);
    node *leaves = malloc(t->count * sizeof *leaves);
    bool right = true;

    ENSURE(leaves != NULL);
    for (enum proof_side side = PROOF_LOWER; right && side < PROOF_SIDES; side++) {
        size_t count = some_leaves(t, &dice, side, leaves);

        right = is_accepted(t, keys[side], leaves, count) ==
                is_irreducible(t, leaves, count, side);
    }
    free(leaves);
    return right || error_set(error, ERROR_CHECK, "a wrong judgement of leaves");
}

/* What the side gets from n if it moves as the list says and the other as it likes; NAN
 * where it has no move. */
static double guaranteed(const struct tree *t, enum mover own, const node *moves, node n)
{
    double worst = own == MOVER_MAX ? INFINITY : -INFINITY;

    if (tree_is_leaf(t, n))
        return t->value[n];
    if (t->mover[n] == own)
        return moves[n] == NODE_NONE ? NAN : guaranteed(t, own, moves, moves[n]);
    TREE_EACH_CHILD(t, n, c) {
        double value = guaranteed(t, own, moves, c);

        if (isnan(value))
            return NAN;
        worst = own == MOVER_MAX ? fmin(worst, value) : fmax(worst, value);
    }
    return worst;
}

/* Takes moves at what can be reached: most of them as good as can be, else any, or none.
 */
static size_t some_moves(const struct tree *t, struct dice *dice, enum mover own,
                         node *moves, node *list)
{
    size_t count = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        bool reached = n == TREE_ROOT || moves[t->parent[n]] == n ||
                       (t->mover[t->parent[n]] != own && moves[t->parent[n]] != 0);

        moves[n] = NODE_NONE;
        if (!reached || tree_is_leaf(t, n))
            continue;
        moves[n] = n; /* reached */
        if (t->mover[n] != own)
            continue;
        moves[n] = NODE_NONE;
        if (dice_percent(dice, 3))
            continue;
        TREE_EACH_CHILD(t, n, c)
            if (moves[n] == NODE_NONE &&
                (oracle_value(t, c) == oracle_value(t, n) || dice_percent(dice, 3)))
                moves[n] = c;
        list[count++] = moves[n];
    }
    return count;
}

static bool accepts_strategies(const struct tree *t, struct error *error)
{
    static const char *const keys[PROOF_SIDES] = {"{\"strategy\":{\"max\":",
                                                  "{\"strategy\":{\"min\":"};
    struct dice dice = law_dice(t);
    node *moves = calloc(t->count, sizeof *moves);
    node *list = malloc(t->count * sizeof *list);
    double value = oracle_value(t, TREE_ROOT);
    bool right = true;

    ENSURE(moves && list && !tree_is_leaf(t, TREE_ROOT));
    for (enum proof_side side = PROOF_LOWER; right && side < PROOF_SIDES; side++) {
        enum mover own = proof_kinds[side].chooser;
        size_t count = some_moves(t, &dice, own, moves, list);
        double sure = guaranteed(t, own, moves, TREE_ROOT);

        right = is_accepted(t, keys[side], list, count) ==
                (side == PROOF_LOWER ? sure >= value : sure <= value);
    }
    free(moves);
    free(list);
    return right || error_set(error, ERROR_CHECK, "a wrong judgement of moves");
}

static bool accepts_strategies_of_inner(const struct tree *t, struct error *error)
{
    return tree_is_leaf(t, TREE_ROOT) || accepts_strategies(t, error);
}

static const struct law laws[] = {
    {.name = "leaves are accepted where they prove and none can be spared",
     .holds = accepts_proofs,
     .share = 10},
    {.name = "strategies are accepted where they reach the value",
     .holds = accepts_strategies_of_inner,
     .share = 10},
};

START_TEST(law_of_answers)
{
    law_check(&laws[_i]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("answered proofs");
    TCase *group = suite_group(suite, "answered proofs");

    tcase_add_test(group, grades);
    tcase_add_test(group, none_to_spare);
    tcase_add_test(group, strategies);
    tcase_add_test(group, windows);
    tcase_add_test(group, infinite);
    tcase_add_test(group, one_leaf);
    tcase_add_test(group, refusals);
    tcase_add_loop_test(group, law_of_answers, 0, LENGTH(laws));
    return suite_run(suite);
}
