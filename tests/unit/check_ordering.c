/*
 * check_ordering.c - measures of move ordering, by a second alpha-beta, and their laws.
 */
#include "base/larger.h"
#include "copy.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "search/ordering.h"
#include "suite.h"
#include "tree/edit.h"
#include "uniform.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What a second alpha-beta counts at one ply; leaves anywhere. */
struct second {
    const struct tree *tree;
    node ply;
    uint64_t leaves, entered, refuted, first, refuting;
};

/* Negamax: a value for the side to move, between its own bounds. */
static double search(struct second *s, node n, node depth, double alpha, double beta)
{
    const struct tree *t = s->tree;
    double sign = t->mover[n] == MOVER_MAX ? 1 : -1, best = -INFINITY;
    bool counted = depth == s->ply && !tree_is_leaf(t, n) && tree_width(t, n) > 1;
    uint64_t child = 0;

    if (tree_is_leaf(t, n)) {
        s->leaves++;
        return sign * t->value[n];
    }
    s->entered += counted;
    TREE_EACH_CHILD(t, n, c) {
        bool other = t->mover[c] != t->mover[n];
        double low = larger(alpha, best);
        double value = other ? -search(s, c, depth + 1, -beta, -low)
                             : search(s, c, depth + 1, low, beta);

        child++;
        best = larger(best, value);
        if (best >= beta)
            break;
    }
    if (counted && best >= beta) {
        s->refuted++;
        s->first += child == 1;
        s->refuting += child;
    }
    return best;
}

static bool differ(struct error *error, node ply, const char *what)
{
    return error_set(error, ERROR_CHECK, "ply %u: another %s", (unsigned)ply, what);
}

static bool same_search(const struct tree *t, const struct order_measure *ordering,
                        struct error *error)
{
    for (node ply = 0; ply < ordering->count; ply++) {
        const struct ordering_ply *found = &ordering->plies[ply];
        struct second second = {.tree = t, .ply = ply};

        search(&second, TREE_ROOT, 0, -INFINITY, INFINITY);
        if (second.leaves != ordering->leaves[ORDERING_ALPHABETA])
            return differ(error, ply, "number of leaves");
        if (second.entered != found->entered || second.refuted != found->refuted)
            return differ(error, ply, "number of nodes");
        if (second.first != found->first || second.refuting != found->refuting)
            return differ(error, ply, "child");
    }
    return true;
}

static bool same_ranks(const struct tree *t, const struct order_measure *ordering,
                       struct error *error)
{
    uint64_t choices = 0, first = 0, ranks = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        uint64_t rank = 0, best = 0;

        if (tree_is_leaf(t, n) || tree_width(t, n) == 1)
            continue;
        TREE_EACH_CHILD(t, n, c) {
            rank++;
            if (best == 0 && oracle_value(t, c) == oracle_value(t, n))
                best = rank;
        }
        choices++;
        first += best == 1;
        ranks += best;
    }
    return (ordering->all.choices == choices && ordering->all.best_first == first &&
            ordering->all.ranks == ranks) ||
           error_set(error, ERROR_CHECK, "other ranks");
}

static bool same_leaves(const struct tree *t, const struct order_measure *ordering,
                        struct error *error)
{
    const uint64_t *leaves = ordering->leaves;

    if (leaves[ORDERING_TREE] != t->leaves ||
        (double)leaves[ORDERING_MINIMAL] != oracle_minimal(t))
        return error_set(error, ERROR_CHECK, "other leaves of the tree");
    for (int s = 0; s < ORDERING_SEARCH_COUNT; s++)
        if (leaves[s] < leaves[ORDERING_MINIMAL] || leaves[s] > t->leaves)
            return error_set(error, ERROR_CHECK, "%s: too many or too few",
                             ordering_words[s]);
    /* Stockman: SSS* reads no leaf that alpha-beta does not. */
    return leaves[ORDERING_SSS] <= leaves[ORDERING_ALPHABETA] ||
           error_set(error, ERROR_CHECK, "SSS* reads more");
}

static bool measured(const struct tree *t, struct error *error)
{
    struct order_measure ordering = {0};
    bool right = ordering_measure(&ordering, t, &search_defaults, error) &&
                 same_search(t, &ordering, error) && same_ranks(t, &ordering, error) &&
                 same_leaves(t, &ordering, error);

    ordering_release(&ordering);
    return right;
}

/* Whether all rates, ranks and ratios are 1. */
static bool is_perfect(const struct order_measure *ordering, bool uniform)
{
    const struct ordering_ply *all = &ordering->all;
    const uint64_t *leaves = ordering->leaves;

    return all->first == all->refuted && all->refuting == all->refuted &&
           all->best_first == all->choices && all->ranks == all->choices &&
           leaves[ORDERING_ALPHABETA] == leaves[ORDERING_BEST] &&
           (!uniform || leaves[ORDERING_BEST] == leaves[ORDERING_MINIMAL]);
}

static bool ordered(const struct tree *t, bool uniform, struct error *error)
{
    struct order_measure ordering = {0};
    struct tree best = copy_tree(t, TREE_ROOT);
    bool right = tree_order(&best, ORDER_BEST, error) &&
                 ordering_measure(&ordering, &best, &search_defaults, error) &&
                 (is_perfect(&ordering, uniform) ||
                  error_set(error, ERROR_CHECK, "the best order is not perfect"));

    ordering_release(&ordering);
    tree_release(&best);
    return right;
}

static bool any_ordered(const struct tree *t, struct error *error)
{
    return ordered(t, false, error);
}

static bool uniform_ordered_is_minimal(const struct tree *t, struct error *error)
{
    return ordered(t, true, error);
}

static const struct law laws[] = {
    {"measured", measured, {.finite = true, .alternating = true}, 4},
    {"measured, by ranks", measured, {.distinct = true, .alternating = true}, 4},
    {"best order", any_ordered, {.finite = true}, 4},
    {"best order of full trees",
     uniform_ordered_is_minimal,
     {.uniform = true, .distinct = true, .alternating = true},
     4},
};

START_TEST(holds)
{
    law_check(&laws[_i]);
}
END_TEST

/* A full tree in the worst order: three moves of which the last one is the best. */
START_TEST(worst)
{
    struct order_measure ordering = {0};
    struct build b = {0};
    struct error error;

    uniform_ordered(&b, 3, 4, MOVER_MAX, WORST_FIRST);
    ck_assert(ordering_measure(&ordering, &b.tree, &search_defaults, &error));
    ck_assert_uint_eq(ordering.leaves[ORDERING_WORST],
                      ordering.leaves[ORDERING_ALPHABETA]);
    ck_assert_uint_eq(ordering.leaves[ORDERING_BEST], 17); /* 3^2 + 3^2 - 1 */
    ck_assert_uint_eq(ordering.all.best_first, 0);
    ck_assert_uint_eq(ordering.all.ranks, 3 * ordering.all.choices);
    ck_assert(ordering_branching(&ordering, 81) == 3);
    ck_assert(ordering_saved(&ordering, ordering.leaves[ORDERING_ALPHABETA]) == 0);
    ordering_release(&ordering);
    build_release(&b);
}
END_TEST

/* A single leaf has no moves to order. */
START_TEST(leaf)
{
    struct order_measure ordering = {0};
    struct build b = {0};
    struct error error;

    literal_tree("5", &b);
    ck_assert(ordering_measure(&ordering, &b.tree, &search_defaults, &error));
    ck_assert(!score_known(ordering_branching(&ordering, 1)));
    ck_assert(!score_known(ordering_ratio(ordering.all.first, ordering.all.refuted)));
    ck_assert_uint_eq(ordering.leaves[ORDERING_MTDF], 1);
    ordering_release(&ordering);
    build_release(&b);
}
END_TEST

/* MTD(f) begins at the value stored at the root. */
START_TEST(guess)
{
    struct order_measure plain = {0}, told = {0};
    struct build b = {0};
    struct error error;
    double value;

    uniform_ordered(&b, 3, 5, MOVER_MAX, WORST_FIRST);
    ck_assert(ordering_measure(&plain, &b.tree, &search_defaults, &error));
    value = oracle_value(&b.tree, TREE_ROOT);
    b.tree.value[TREE_ROOT] = value;
    ck_assert(ordering_measure(&told, &b.tree, &search_defaults, &error));
    ck_assert(told.value == value);
    ck_assert_uint_le(told.leaves[ORDERING_MTDF], plain.leaves[ORDERING_MTDF]);
    ordering_release(&plain);
    ordering_release(&told);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("ordering");
    TCase *cases = suite_group(suite, "examples");

    tcase_add_test(cases, worst);
    tcase_add_test(cases, leaf);
    tcase_add_test(cases, guess);
    tcase_add_loop_test(suite_group(suite, "laws"), holds, 0,
                        (int)(sizeof laws / sizeof *laws));
    return suite_run(suite);
}
