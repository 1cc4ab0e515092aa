/*
 * check_edit.c - edits of trees: what they do to the nodes, and what they leave alone.
 *
 * GTEVAL_TREES says on how many trees each law is tried.
 */
#include "copy.h"
#include "ensure.h"
#include "finish.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "reading.h"
#include "record.h"
#include "search/certificate.h"
#include "suite.h"
#include "tree/edit.h"
#include "tree/find.h"
#include "tree/id.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

/* A copy in which each node has its index for a name, and some inner nodes a value. */
static struct tree numbered_copy(const struct tree *t)
{
    struct dice dice = law_dice(t);
    struct build b = {0};
    struct error error;

    build_start(&b);
    for (node n = TREE_ROOT; n < t->count; n++) {
        char name[16];

        copy_open(&b, t, n);
        snprintf(name, sizeof name, "%u", (unsigned)n);
        ENSURE(build_name(&b, name, strlen(name), &error));
        if (!tree_is_leaf(t, n) && dice_percent(&dice, 30))
            build_value(&b, t->value[n + dice_below(&dice, t->end[n] - n)]);
        if (!tree_is_leaf(t, n))
            continue;
        build_close(&b);
        copy_close(&b, t, TREE_ROOT, n);
    }
    must_finish(&b, MOVER_DEFAULT);
    return build_take(&b);
}

/* Which node of the original a node is. */
static node original(const struct tree *t, node n)
{
    return (node)strtoul(tree_name(t, n), NULL, 10);
}

static bool same_value(double a, double b)
{
    return a == b || (!score_known(a) && !score_known(b));
}

static bool same_tree(const struct tree *a, const struct tree *b)
{
    if (a->count != b->count || a->leaves != b->leaves || a->height != b->height)
        return false;
    for (node n = TREE_ROOT; n < a->count; n++)
        if (a->end[n] != b->end[n] || a->parent[n] != b->parent[n] ||
            a->mover[n] != b->mover[n] || !same_value(a->value[n], b->value[n]))
            return false;
    return true;
}

/* Whether t has the nodes of the original, each below the same parent and with all that
 * belongs to it. */
static bool is_rearranged(const struct tree *t, const struct tree *from)
{
    if (t->count != from->count || t->leaves != from->leaves || t->height != from->height)
        return false;
    for (node n = TREE_ROOT; n < t->count; n++) {
        node o = original(t, n);

        if (original(t, t->parent[n]) != from->parent[o] ||
            t->end[n] - n != from->end[o] - o || t->mover[n] != from->mover[o] ||
            !same_value(t->value[n], from->value[o]) || t->parent[n] > n ||
            (n != TREE_ROOT && t->end[n] > t->end[t->parent[n]]))
            return false;
    }
    return true;
}

static bool same_worth(const struct tree *t, const struct tree *edited, double factor,
                       struct error *error)
{
    double value = oracle_value(t, TREE_ROOT), after = oracle_value(edited, TREE_ROOT);
    node leaves, leaves_after;

    if (after != factor * value)
        return error_set(error, ERROR_CHECK, "worth %g, %g before", after, value);
    if (!certificate_leaves(t, value, &leaves, error) ||
        !certificate_leaves(edited, after, &leaves_after, error))
        return false;
    return leaves == leaves_after ||
           error_set(error, ERROR_CHECK, "%u leaves prove it, %u before",
                     (unsigned)leaves_after, (unsigned)leaves);
}

/* Whether c, or its next sibling, is the better one for their parent's mover; 0: as good.
 */
static int better(const struct tree *t, const double *values, node c)
{
    double a = values[c], b = values[tree_next_child(t, c)];

    return tree_is_max(t, t->parent[c]) ? (a > b) - (a < b) : (a < b) - (a > b);
}

static bool is_sorted(const struct tree *t, enum order order)
{
    double *values = tree_values(t);
    bool sorted = values != NULL;

    for (node c = 1; sorted && c < t->count; c++) {
        int side = tree_is_last_child(t, c) ? 1 : better(t, values, c);

        if (order == ORDER_WORST && !tree_is_last_child(t, c))
            side = -side;
        sorted = side > 0 ||
                 (side == 0 && original(t, c) < original(t, tree_next_child(t, c)));
    }
    free(values);
    return sorted;
}

static bool ordered(const struct tree *t, enum order order, struct error *error)
{
    struct tree from = numbered_copy(t), to = numbered_copy(t);
    bool right = tree_order(&to, order, error) && same_worth(&from, &to, 1, error);

    if (right && !is_rearranged(&to, &from))
        right = error_set(error, ERROR_CHECK, "not the same nodes");
    if (right && !is_sorted(&to, order))
        right = error_set(error, ERROR_CHECK, "not in order");
    tree_release(&from);
    tree_release(&to);
    return right;
}

static bool best_first(const struct tree *t, struct error *error)
{
    return ordered(t, ORDER_BEST, error);
}

static bool worst_first(const struct tree *t, struct error *error)
{
    return ordered(t, ORDER_WORST, error);
}

static uint64_t draw(void *context, uint64_t bound)
{
    return dice_below(context, (uint32_t)bound);
}

static bool shuffled(const struct tree *t, struct error *error)
{
    struct tree from = numbered_copy(t), to = numbered_copy(t);
    struct dice dice = law_dice(t);
    bool right =
        tree_shuffle(&to, draw, &dice, error) && same_worth(&from, &to, 1, error);

    if (right && !is_rearranged(&to, &from))
        right = error_set(error, ERROR_CHECK, "not the same nodes");
    tree_release(&from);
    tree_release(&to);
    return right;
}

/* The game seen from the other side: alpha-beta reads the same leaves. */
static bool mirrored(const struct tree *t, struct error *error)
{
    struct tree to = copy_tree(t, TREE_ROOT);
    struct record a = {0}, b = {0};
    bool right;

    tree_negate(&to);
    tree_swap(&to);
    right = same_worth(t, &to, -1, error);
    record_run(&a, t, algorithm_find("alphabeta"), &search_defaults);
    record_run(&b, &to, algorithm_find("alphabeta"), &search_defaults);
    if (right && !record_same_leaves(&a, &b))
        right = error_set(error, ERROR_CHECK, "other leaves are read");
    record_release(&a);
    record_release(&b);
    tree_release(&to);
    return right;
}

static bool one_alone(const struct tree *t, struct error *error)
{
    struct tree negated = copy_tree(t, TREE_ROOT), swapped = copy_tree(t, TREE_ROOT);
    bool right;

    tree_negate(&negated);
    tree_swap(&swapped);
    right = oracle_value(&negated, TREE_ROOT) == -oracle_value(&swapped, TREE_ROOT) ||
            error_set(error, ERROR_CHECK, "neither is the mirror of the other");
    tree_release(&negated);
    tree_release(&swapped);
    return right;
}

/* Of static values too. */
static bool signs(const struct tree *t, struct error *error)
{
    struct tree from = numbered_copy(t), to = numbered_copy(t);
    bool right = true;

    tree_negate(&to);
    for (node n = TREE_ROOT; n < t->count; n++)
        right = right && same_value(to.value[n], -from.value[n]);
    tree_release(&from);
    tree_release(&to);
    return right || error_set(error, ERROR_CHECK, "a value without its other sign");
}

static bool twice(const struct tree *t, struct error *error)
{
    struct tree from = numbered_copy(t), to = numbered_copy(t);
    bool right;

    tree_negate(&to);
    tree_negate(&to);
    tree_swap(&to);
    tree_swap(&to);
    right =
        same_tree(&from, &to) || error_set(error, ERROR_CHECK, "twice is not nothing");
    tree_release(&from);
    tree_release(&to);
    return right;
}

/* How many different values of t are at most value. */
static double rank_of(const struct tree *t, double value)
{
    double rank = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        bool first = t->value[n] <= value;

        for (node m = TREE_ROOT; m < n; m++)
            first = first && t->value[m] != t->value[n];
        rank += first ? 1 : 0;
    }
    return rank;
}

static bool ranked(const struct tree *t, struct error *error)
{
    struct tree from = numbered_copy(t), to = numbered_copy(t);
    bool right = tree_rank(&to, error);

    for (node n = TREE_ROOT; right && n < t->count; n++)
        if (score_known(from.value[n]) ? to.value[n] != rank_of(&from, from.value[n])
                                       : score_known(to.value[n]))
            right = error_set(error, ERROR_CHECK, "node %u has rank %g", (unsigned)n,
                              to.value[n]);
    tree_release(&from);
    tree_release(&to);
    return right;
}

/* No algorithm notices but those that look at differences and guesses. */
static bool ranks_in_a_search(const struct tree *t, struct error *error)
{
    static const char *const names[] = {"minimax", "bb",       "alphabeta", "scout",
                                        "pvs",     "sss",      "dual",      "mt-sss",
                                        "recsss",  "negascout"};
    struct tree to = copy_tree(t, TREE_ROOT);
    bool right = tree_rank(&to, error);

    for (size_t i = 0; right && i < LENGTH(names); i++) {
        struct record a = {0}, b = {0};

        record_run(&a, t, algorithm_find(names[i]), &search_defaults);
        record_run(&b, &to, algorithm_find(names[i]), &search_defaults);
        if (!record_same_leaves(&a, &b))
            right = error_set(error, ERROR_CHECK, "%s reads other leaves", names[i]);
        record_release(&a);
        record_release(&b);
    }
    tree_release(&to);
    return right;
}

static bool kept(const struct tree *t, struct error *error)
{
    struct dice dice = law_dice(t);
    node top = dice_below(&dice, t->count);
    struct tree wanted = copy_tree(t, top), to = numbered_copy(t);
    bool right = true;

    tree_keep(&to, top);
    for (node n = TREE_ROOT; n < to.count; n++)
        right = right && original(&to, n) == top + n;
    tree_strip_names(&to);
    for (node n = TREE_ROOT; n < to.count; n++)
        if (!tree_is_leaf(&to, n))
            to.value[n] = SCORE_NONE;
    right = (right && same_tree(&wanted, &to)) ||
            error_set(error, ERROR_CHECK, "not the subtree of %u", (unsigned)top);
    tree_release(&wanted);
    tree_release(&to);
    return right;
}

static bool found(const struct tree *t, struct error *error)
{
    struct children children;
    struct buffer id = {0};
    bool right = true;

    if (!children_list(&children, t, error))
        return false;
    for (node n = TREE_ROOT; right && n < t->count; n++) {
        node m = t->count;

        buffer_clear(&id);
        id_add(&id, t, n);
        ENSURE(find_is_id(id.data));
        right = find_node(&children, id.data, &m, error) &&
                (m == n ||
                 error_set(error, ERROR_CHECK, "%s leads to %u", id.data, (unsigned)m));
    }
    buffer_release(&id);
    children_release(&children);
    return right;
}

static const struct law laws[] = {
    {"best first", best_first, {.leaves = 0}, 2},
    {"worst first", worst_first, {.leaves = 0}, 2},
    {"any order", shuffled, {.leaves = 0}, 2},
    {"the other side", mirrored, {.leaves = 0}, 2},
    {"negate or swap alone", one_alone, {.leaves = 0}, 2},
    {"signs", signs, {.leaves = 0}, 4},
    {"negate and swap twice", twice, {.leaves = 0}, 4},
    {"ranks", ranked, {.leaves = 0}, 8},
    {"ranks in a search", ranks_in_a_search, {.finite = true}, 4},
    {"subtrees", kept, {.leaves = 0}, 2},
    {"ids", found, {.leaves = 0}, 4},
};

START_TEST(holds)
{
    law_check(&laws[_i]);
}
END_TEST

/* What the edit makes of a tree in brackets. */
static void check_edit(void (*edit)(struct tree *t), const char *from, const char *to)
{
    struct build a = {0}, b = {0};

    literal_tree(from, &a);
    literal_tree(to, &b);
    edit(&a.tree);
    ck_assert_msg(same_tree(&a.tree, &b.tree), "%s does not become %s", from, to);
    build_release(&a);
    build_release(&b);
}

static void order_best(struct tree *t)
{
    ENSURE(tree_order(t, ORDER_BEST, &(struct error){0}));
}

static void order_worst(struct tree *t)
{
    ENSURE(tree_order(t, ORDER_WORST, &(struct error){0}));
}

static void rank(struct tree *t)
{
    ENSURE(tree_rank(t, &(struct error){0}));
}

static void keep_second(struct tree *t)
{
    tree_keep(t, tree_next_child(t, tree_first_child(TREE_ROOT)));
}

START_TEST(examples)
{
    static const char tree[] = "[(3 12 8) ([2 4] 6) (14 5 2)]";

    check_edit(order_best, tree, "[([4 2] 6) (3 8 12) (2 5 14)]");
    check_edit(order_worst, tree, "[(14 5 2) (12 8 3) (6 [2 4])]");
    check_edit(rank, tree, "[(2 7 6) ([1 3] 5) (8 4 1)]");
    check_edit(tree_negate, tree, "[(-3 -12 -8) ([-2 -4] -6) (-14 -5 -2)]");
    check_edit(tree_swap, "[(3 12 8) ([2 4] 6)]", "([3 12 8] [(2 4) 6])");
    check_edit(keep_second, tree, "([2 4] 6)");
    check_edit(rank, "7", "1");
    check_edit(order_best, "7", "7");
}
END_TEST

/* Always the last: nothing moves. Counts how often it is asked. */
static uint64_t draw_last(void *context, uint64_t bound)
{
    ++*(unsigned *)context;
    return bound - 1;
}

START_TEST(draws)
{
    struct build a = {0}, b = {0};
    struct error error;
    unsigned asked = 0;

    literal_tree("[(3 12 8) ([2 4]) 5]", &a);
    literal_tree("[(3 12 8) ([2 4]) 5]", &b);
    ck_assert(tree_shuffle(&a.tree, draw_last, &asked, &error));
    ck_assert(same_tree(&a.tree, &b.tree));
    ck_assert_uint_eq(asked, 2 + 2 + 1);
    build_release(&a);
    build_release(&b);
}
END_TEST

/* All orders of three children come up about equally often. */
START_TEST(fair)
{
    enum { TRIES = 6000, ORDERS = 6, EACH = TRIES / ORDERS, OFF = EACH / 5 };
    struct dice dice = {.state = 1};
    struct error error;
    unsigned seen[400] = {0}, different = 0;

    for (int i = 0; i < TRIES; i++) {
        struct build b = {0};

        literal_tree("[1 2 3]", &b);
        ck_assert(tree_shuffle(&b.tree, draw, &dice, &error));
        seen[(int)(100 * b.tree.value[1] + 10 * b.tree.value[2] + b.tree.value[3])]++;
        build_release(&b);
    }
    for (size_t i = 0; i < LENGTH(seen); i++) {
        different += seen[i] > 0 ? 1 : 0;
        ck_assert(seen[i] == 0 || (seen[i] > EACH - OFF && seen[i] < EACH + OFF));
    }
    ck_assert_uint_eq(different, ORDERS);
}
END_TEST

START_TEST(ids)
{
    static const char *const good[] = {"e",  "\xCE\xB5", "1",
                                       "12", "1.2.10",   "4294967294"};
    static const char *const bad[] = {"",      "E",    "ee",  "0",   "01",        "1.",
                                      ".1",    "1..2", "1.0", "-1",  "1.2 ",      "a",
                                      "1.e.1", "e.1",  "+1",  "1,2", "4294967295"};

    for (size_t i = 0; i < LENGTH(good); i++)
        ck_assert_msg(find_is_id(good[i]), "%s", good[i]);
    for (size_t i = 0; i < LENGTH(bad); i++)
        ck_assert_msg(!find_is_id(bad[i]), "%s", bad[i]);
}
END_TEST

START_TEST(missing)
{
    static const struct {
        const char *id, *message;
    } cases[] = {
        {"3", "no node 3: the root has 2 children"},
        {"2.2.1", "no node 2.2.1: 2 has 1 child"},
        {"1.2.1", "no node 1.2.1: 1.2 has 0 children"},
    };
    struct children children;
    struct build b = {0};
    struct error error;
    node n;

    literal_tree("[(3 12) (5)]", &b);
    ENSURE(children_list(&children, &b.tree, &error));
    for (size_t i = 0; i < LENGTH(cases); i++) {
        ck_assert(!find_node(&children, cases[i].id, &n, &error));
        ck_assert_int_eq(error.kind, ERROR_INPUT);
        ck_assert_str_eq(error.message, cases[i].message);
    }
    ck_assert(find_node(&children, "\xCE\xB5", &n, &error));
    ck_assert_uint_eq(n, TREE_ROOT);
    children_release(&children);
    build_release(&b);
}
END_TEST

/* A tree without names stays without, whatever is done to it. */
START_TEST(nameless)
{
    struct build b = {0};
    struct error error;

    literal_tree("[(3 12) (5)]", &b);
    ck_assert(tree_order(&b.tree, ORDER_BEST, &error));
    tree_keep(&b.tree, 1);
    tree_strip_names(&b.tree);
    ck_assert_ptr_null(b.tree.label);
    ck_assert_ptr_null(tree_name(&b.tree, TREE_ROOT));
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("edit");
    TCase *cases = suite_group(suite, "examples");

    tcase_add_test(cases, examples);
    tcase_add_test(cases, draws);
    tcase_add_test(cases, fair);
    tcase_add_test(cases, ids);
    tcase_add_test(cases, missing);
    tcase_add_test(cases, nameless);
    tcase_add_loop_test(suite_group(suite, "laws"), holds, 0, (int)LENGTH(laws));
    return suite_run(suite);
}
