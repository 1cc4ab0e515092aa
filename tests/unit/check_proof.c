/*
 * check_proof.c - the smallest sets of leaves that prove what a tree is worth, on random
 * trees and against those that were worked out elsewhere.
 */
#include "document.h"
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "rows.h"
#include "search/algorithm.h"
#include "search/proof.h"
#include "search/shown.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>

/* The proof of what minimax finds. */
static void find_proof(const struct tree *t, struct proof *proof)
{
    struct result result = {.value = oracle_value(t, TREE_ROOT), .bound = EQUAL};
    struct error error;

    ENSURE(proof_of_result(t, &result, proof, &error));
}

/* What a set of leaves shows of one side. */
static double show(const struct tree *t, const node *leaves, node count,
                   enum proof_side side)
{
    struct shown root;
    struct error error;

    ENSURE(shown_by_leaves(t, leaves, count, &root, &error));
    return side == PROOF_LOWER ? root.low : root.high;
}

/* Calls holds with each side of the proof of t. */
static bool each_side(const struct tree *t,
                      bool holds(const struct tree *t, enum proof_side side,
                                 const struct proof_leaves *leaves, double value),
                      const char *what, struct error *error)
{
    struct proof proof;
    bool right = true;

    find_proof(t, &proof);
    for (enum proof_side side = PROOF_LOWER; right && side < PROOF_SIDES; side++)
        right = holds(t, side, &proof.sides[side], proof.value);
    proof_release(&proof);
    return right || error_set(error, ERROR_CHECK, "%s", what);
}

static bool shows_value(const struct tree *t, enum proof_side side,
                        const struct proof_leaves *leaves, double value)
{
    return leaves->exists && show(t, leaves->of, leaves->count, side) == value;
}

static bool is_proof(const struct tree *t, struct error *error)
{
    return each_side(t, shows_value, "leaves do not prove the value", error);
}

static bool is_smallest(const struct tree *t, enum proof_side side,
                        const struct proof_leaves *leaves, double value)
{
    double least = side == PROOF_LOWER ? oracle_at_least(t, TREE_ROOT, value)
                                       : oracle_at_most(t, TREE_ROOT, value);

    return leaves->count == (isinf(value) && leaves->count == 0 ? 0 : least);
}

static bool fewest(const struct tree *t, struct error *error)
{
    return each_side(t, is_smallest, "fewer leaves prove the value", error);
}

/* Leaves one after another out of the set, and puts them back. */
static bool needs_all(const struct tree *t, enum proof_side side,
                      const struct proof_leaves *leaves, double value)
{
    bool right = true;

    for (node i = 0; right && i < leaves->count; i++) {
        node spared = leaves->of[i], last = leaves->of[leaves->count - 1];

        leaves->of[i] = last;
        right = show(t, leaves->of, leaves->count - 1, side) != value;
        leaves->of[i] = spared;
    }
    return right;
}

static bool none_to_spare(const struct tree *t, struct error *error)
{
    return each_side(t, needs_all, "a leaf can be spared", error);
}

/* Both lists are in the order of the tree. */
static node count_common(const struct proof *proof)
{
    const struct proof_leaves *lower = &proof->sides[PROOF_LOWER];
    const struct proof_leaves *upper = &proof->sides[PROOF_UPPER];
    node common = 0;

    for (node i = 0, j = 0; i < lower->count && j < upper->count;) {
        common += lower->of[i] == upper->of[j];
        if (lower->of[i] < upper->of[j])
            i++;
        else
            j++;
    }
    return common;
}

/* Of an infinite value one side needs no leaf. */
static bool one_in_common(const struct tree *t, struct error *error)
{
    struct proof proof;
    node common, all;

    find_proof(t, &proof);
    common = count_common(&proof);
    all = proof.sides[PROOF_LOWER].count + proof.sides[PROOF_UPPER].count - common;
    proof_release(&proof);
    return (common == (isinf(oracle_value(t, TREE_ROOT)) ? 0 : 1) &&
            all == oracle_minimal(t)) ||
           error_set(error, ERROR_CHECK, "%u leaves, %u of them on both sides",
                     (unsigned)all, (unsigned)common);
}

/* The leftmost best child wherever one is enough. */
static bool is_leftmost(const struct tree *t, enum proof_side side,
                        const struct proof_leaves *leaves, double value)
{
    double (*need)(const struct tree *, node, double) =
        side == PROOF_LOWER ? oracle_at_least : oracle_at_most;
    node i = 0;

    for (node n = TREE_ROOT, next; n < t->count && i < leaves->count; n = next) {
        bool inside = leaves->of[i] < t->end[n];

        next = inside ? n + 1 : t->end[n];
        if (inside && tree_is_leaf(t, n))
            i++;
        if (n == TREE_ROOT || !inside ||
            t->mover[t->parent[n]] != proof_kinds[side].chooser)
            continue;
        for (node c = t->parent[n] + 1; c < n; c = t->end[c])
            if (need(t, c, value) <= need(t, n, value))
                return false;
    }
    return true;
}

static bool leftmost(const struct tree *t, struct error *error)
{
    return each_side(t, is_leftmost, "as few leaves are further left", error);
}

/* Adds what a random set of leaves shows: never more than what is so. */
static bool shows_what_is_so(const struct tree *t, struct error *error)
{
    struct dice dice = law_dice(t);
    double value = oracle_value(t, TREE_ROOT);
    node *leaves = malloc(t->count * sizeof *leaves), count = 0;
    bool right;

    ENSURE(leaves != NULL);
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && dice_percent(&dice, 60))
            leaves[count++] = n;
    right = show(t, leaves, count, PROOF_LOWER) <= value &&
            show(t, leaves, count, PROOF_UPPER) >= value;
    free(leaves);
    return right || error_set(error, ERROR_CHECK, "leaves show what is not so");
}

static const struct law laws[] = {
    {.name = "both sides of a proof show the value", .holds = is_proof, .share = 1},
    {.name = "no fewer leaves do", .holds = fewest, .share = 1},
    {.name = "no leaf of a proof can be spared", .holds = none_to_spare, .share = 1},
    {.name = "a proof has the minimal leaves, one of them twice",
     .holds = one_in_common,
     .share = 1},
    {.name = "of proofs as small the leftmost is taken", .holds = leftmost, .share = 1},
    {.name = "leaves show what is so", .holds = shows_what_is_so, .share = 1},
};

START_TEST(law_of_proofs)
{
    law_check(&laws[_i]);
}
END_TEST

START_TEST(proofs_from_elsewhere)
{
    enum { PROOFS = 23 };
    struct rows rows;
    int count = 0;

    rows_open(&rows, "proofs.jsonl");
    for (; rows_next(&rows); count++) {
        cJSON *json = cJSON_Parse(rows.line);
        struct build b = {0};
        struct proof proof;

        document_build(&b, rows_member(json, "doc"));
        find_proof(&b.tree, &proof);
        ck_assert(proof.value == rows_member(json, "value")->valuedouble);
        for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
            document_check_ids(&b.tree, proof.sides[side].of, proof.sides[side].count,
                               rows_member(json, proof_kinds[side].name),
                               proof_kinds[side].name);
        proof_release(&proof);
        build_release(&b);
        cJSON_Delete(json);
    }
    ck_assert_int_eq(count, PROOFS);
}
END_TEST

/* A value that the tree has not has no proof on one side, an infinite one needs none. */
START_TEST(values_beyond)
{
    struct build b = {0};
    struct proof_leaves leaves;
    struct error error;

    literal_tree("[(3 7) (5 [4 9]) 5 (8)]", &b);
    ck_assert(proof_find(&b.tree, 8.5, PROOF_LOWER, &leaves, &error));
    ck_assert(!leaves.exists && !leaves.of);
    ck_assert(proof_find(&b.tree, 8.5, PROOF_UPPER, &leaves, &error));
    ck_assert(leaves.exists && leaves.count == 4);
    free(leaves.of);
    ck_assert(proof_find(&b.tree, -INFINITY, PROOF_LOWER, &leaves, &error));
    ck_assert(leaves.exists && leaves.count == 0);
    ck_assert(proof_find(&b.tree, INFINITY, PROOF_UPPER, &leaves, &error));
    ck_assert(leaves.exists && leaves.count == 0);
    ck_assert(proof_find(&b.tree, INFINITY, PROOF_LOWER, &leaves, &error));
    ck_assert(!leaves.exists);
    build_release(&b);
}
END_TEST

/* A bound is proved on its side. */
START_TEST(bounds)
{
    static const enum relation relations[PROOF_SIDES] = {AT_LEAST, AT_MOST};
    struct build b = {0};
    struct error error;

    literal_tree("[(3 7) (5 [4 9]) 5 (8)]", &b);
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++) {
        struct result result = {.value = 8, .bound = relations[side]};
        struct proof proof;

        ck_assert(proof_of_result(&b.tree, &result, &proof, &error));
        ck_assert(proof.sides[side].exists && !proof.sides[!side].exists);
        proof_release(&proof);
    }
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("proof");
    TCase *group = suite_group(suite, "proof");

    tcase_add_loop_test(group, law_of_proofs, 0, sizeof laws / sizeof laws[0]);
    tcase_add_test(group, proofs_from_elsewhere);
    tcase_add_test(group, values_beyond);
    tcase_add_test(group, bounds);
    return suite_run(suite);
}
