/*
 * check_stored.c - values of inner nodes against what lies below them, by a second way of
 * finding that out; and values for the side to move.
 */
#include "base/mate.h"
#include "copy.h"
#include "ensure.h"
#include "finish.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "suite.h"
#include "tree/claim.h"
#include "tree/edit.h"
#include "tree/negamax.h"
#include "tree/stored.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Some values are so many moves from a mate. */
static double with_mates(struct dice *dice, double value)
{
    if (dice_percent(dice, 30))
        mate_value(dice_between(dice, -4, 4), &value);
    return value;
}

/* A copy in which inner nodes have values, and nodes claims. */
static struct tree told_copy(const struct tree *t)
{
    struct dice dice = law_dice(t);
    struct build b = {0};
    struct error error;

    build_start(&b);
    for (node n = TREE_ROOT; n < t->count; n++) {
        double value = t->value[n + dice_below(&dice, t->end[n] - n)];

        copy_open(&b, t, n);
        if (tree_is_leaf(t, n) || (score_known(value) && dice_percent(&dice, 60)))
            build_value(&b, with_mates(&dice, tree_is_leaf(t, n) ? t->value[n] : value));
        if (dice_percent(&dice, 40))
            ENSURE(build_claim(&b,
                               (uint8_t)(dice_below(&dice, CLAIM_KINDS) |
                                         (dice_percent(&dice, 20) ? CLAIM_HASH : 0)),
                               &error));
        if (!tree_is_leaf(t, n))
            continue;
        build_close(&b);
        copy_close(&b, t, TREE_ROOT, n);
    }
    must_finish(&b, MOVER_DEFAULT);
    return build_take(&b);
}

/* Whether n can be worth x or more by its leaves, each as good for MAX as it may be
 * (best), or as bad. */
static double extreme(const struct tree *t, node n, bool best)
{
    bool max = t->mover[n] == MOVER_MAX;
    double result = max ? -INFINITY : INFINITY;

    if (tree_is_leaf(t, n)) {
        if (best && claim_of(t, n) == CLAIM_LOWER)
            return INFINITY;
        return !best && claim_of(t, n) == CLAIM_UPPER ? -INFINITY : t->value[n];
    }
    TREE_EACH_CHILD(t, n, c) {
        double value = extreme(t, c, best);

        if (max ? value > result : value < result)
            result = value;
    }
    if (mate_is(result) && (result > 0) == max)
        result += max ? -1 : 1;
    return result;
}

/* How far the value is off, 0 if it can be so. */
static double second_off(const struct tree *t, node n)
{
    double low = extreme(t, n, false), high = extreme(t, n, true), value = t->value[n];

    switch (claim_of(t, n)) {
    case CLAIM_LOWER:
        return value > high ? value - high : 0;
    case CLAIM_UPPER:
        return value < low ? low - value : 0;
    default:
        return value > high ? value - high : value < low ? low - value : 0;
    }
}

static bool same_faults(const struct tree *t, const struct stored *stored,
                        struct error *error)
{
    node valued = 0, faults = 0;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (!tree_is_leaf(t, n) && score_known(t->value[n])) {
            valued++;
            faults += second_off(t, n) > 0;
        }
    for (node i = 0; i < stored->count; i++) {
        const struct stored_fault *fault = &stored->faults[i], *before = fault - 1;

        if (fault->off != second_off(t, fault->n) ||
            (i > 0 && (fault->off > before->off ||
                       (fault->off == before->off && fault->n <= before->n))))
            return error_set(error, ERROR_CHECK, "fault %u", (unsigned)i);
    }
    return (valued == stored->valued && faults == stored->count) ||
           error_set(error, ERROR_CHECK, "%u of %u values are off, not %u of %u",
                     (unsigned)faults, (unsigned)valued, (unsigned)stored->count,
                     (unsigned)stored->valued);
}

static bool checks(const struct tree *t, struct error *error)
{
    struct tree told = told_copy(t);
    struct stored stored = {0};
    bool right;

    claim_settle(&told);
    right = stored_check(&stored, &told, error) && same_faults(&told, &stored, error);
    stored_release(&stored);
    tree_release(&told);
    return right;
}

/* Values that are right, or bounds that hold, are never off. */
static bool accepts(const struct tree *t, struct error *error)
{
    struct tree told = copy_tree(t, TREE_ROOT);
    struct dice dice = law_dice(t);
    struct stored stored = {0};
    bool right;

    told.claim = calloc(told.count, 1);
    ENSURE(told.claim);
    for (node n = TREE_ROOT; n < told.count; n++)
        if (!tree_is_leaf(&told, n)) {
            double value = oracle_value(t, n);
            int off = dice_between(&dice, -3, 3);

            told.value[n] = value + off;
            told.claim[n] = off < 0 ? CLAIM_LOWER : off > 0 ? CLAIM_UPPER : CLAIM_EXACT;
        }
    right = stored_check(&stored, &told, error) &&
            (stored.count == 0 || error_set(error, ERROR_CHECK, "a right value is off"));
    stored_release(&stored);
    tree_release(&told);
    return right;
}

/* Values turned for the side to move and back are what they were, and so are claims; and
 * what is off is off as much. */
static bool turns(const struct tree *t, struct error *error)
{
    struct tree told = told_copy(t), turned;
    struct stored before = {0}, after = {0};
    bool right;

    claim_settle(&told);
    turned = told_copy(t);
    claim_settle(&turned);
    right = tree_negamax(&turned, error);
    for (node n = TREE_ROOT; right && n < t->count; n++)
        if (score_known(told.value[n]) &&
            turned.value[n] !=
                (t->mover[n] == MOVER_MIN ? -told.value[n] : told.value[n]))
            right = error_set(error, ERROR_CHECK, "node %u", (unsigned)n);
    right = right && tree_negamax(&turned, error) &&
            stored_check(&before, &told, error) && stored_check(&after, &turned, error) &&
            (before.count == after.count ||
             error_set(error, ERROR_CHECK, "twice is not nothing"));
    stored_release(&before);
    stored_release(&after);
    tree_release(&told);
    tree_release(&turned);
    return right;
}

static const struct law laws[] = {
    {"checks", checks, {.leaves = 0}, 4},
    {"accepts", accepts, {.finite = true, .distinct = true}, 4},
    {"turns", turns, {.leaves = 0}, 4},
};

START_TEST(holds)
{
    law_check(&laws[_i]);
}
END_TEST

static void check_found(const char *word, enum claim claim)
{
    ck_assert_msg(claim_find(word, strlen(word)) == claim, "%s", word);
}

START_TEST(words)
{
    check_found("PV", CLAIM_EXACT);
    check_found("EXACT", CLAIM_EXACT);
    check_found("lower_bound", CLAIM_LOWER);
    check_found("UpperBound", CLAIM_UPPER);
    check_found("cut-node", CLAIM_CUT);
    check_found("fail high", CLAIM_CUT);
    check_found("ALPHA", CLAIM_ALL);
    check_found("", CLAIM_KINDS);
    check_found("leaf", CLAIM_KINDS);
    ck_assert_str_eq(claim_word(CLAIM_LOWER), "lower");
    ck_assert_ptr_null(claim_word(CLAIM_NONE));
}
END_TEST

/* For MIN, a cut is the other bound. */
START_TEST(cuts)
{
    struct build b = {0};

    literal_tree("[(3 12) (5 6)]", &b);
    b.tree.claim = calloc(b.tree.count, 1);
    ck_assert_ptr_nonnull(b.tree.claim);
    b.tree.claim[0] = CLAIM_CUT;
    b.tree.claim[1] = CLAIM_CUT | CLAIM_HASH;
    b.tree.claim[4] = CLAIM_ALL;
    claim_settle(&b.tree);
    ck_assert_int_eq(claim_of(&b.tree, 0), CLAIM_LOWER);
    ck_assert_int_eq(claim_of(&b.tree, 1), CLAIM_UPPER);
    ck_assert(claim_is_hash(&b.tree, 1) && !claim_is_hash(&b.tree, 0));
    ck_assert_int_eq(claim_of(&b.tree, 4), CLAIM_LOWER);
    tree_negate(&b.tree);
    ck_assert_int_eq(claim_of(&b.tree, 1), CLAIM_LOWER);
    ck_assert(claim_is_hash(&b.tree, 1));
    free(b.tree.claim);
    b.tree.claim = NULL;
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("stored");
    TCase *cases = suite_group(suite, "claims");

    tcase_add_test(cases, words);
    tcase_add_test(cases, cuts);
    tcase_add_loop_test(suite_group(suite, "laws"), holds, 0,
                        (int)(sizeof laws / sizeof *laws));
    return suite_run(suite);
}
