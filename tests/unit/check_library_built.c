/*
 * check_library_built.c - trees that programs build through gteval.h, and nothing but it.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "outside.h"
#include "suite.h"

#include <locale.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static struct gteval_builder *new_builder(void)
{
    struct gteval_error *error;
    struct gteval_builder *builder = gteval_builder_new(&error);

    ENSURE(builder && !error);
    return builder;
}

/* The tree of a builder, which is freed. */
static struct gteval_tree *finished(struct gteval_builder *builder)
{
    struct gteval_error *error;
    struct gteval_tree *tree = gteval_builder_tree(builder, &error);

    ENSURE_MSG(tree && !error, "%s", error ? gteval_error_text(error) : "no tree");
    gteval_builder_free(builder);
    return tree;
}

/* Builders. */

START_TEST(nodes_are_entered_and_left)
{
    struct gteval_builder *b = new_builder();
    struct gteval_tree *tree;

    ck_assert(gteval_builder_open(b, NULL));
    ck_assert(gteval_builder_open(b, NULL));
    ck_assert(gteval_builder_name(b, "a", NULL));
    ck_assert(gteval_builder_leaf(b, 3, NULL));
    ck_assert(gteval_builder_value(b, 4.5, NULL));
    ck_assert(gteval_builder_leaf(b, -INFINITY, NULL));
    ck_assert(gteval_builder_close(b, NULL));
    ck_assert(gteval_builder_leaf(b, 2, NULL));
    ck_assert(gteval_builder_close(b, NULL));
    tree = finished(b);
    ck_assert_uint_eq(gteval_tree_nodes(tree), 5);
    ck_assert_str_eq(gteval_tree_name(tree, 1), "a");
    ck_assert_ptr_null(gteval_tree_name(tree, 2));
    ck_assert(gteval_tree_value(tree, 1) == 4.5 && isnan(gteval_tree_value(tree, 0)));
    ck_assert(gteval_tree_mover(tree, 0) == GTEVAL_MAX);
    ck_assert(gteval_tree_mover(tree, 1) == GTEVAL_MIN);
    outside_is(tree, "[[3,-inf],2]");
}
END_TEST

START_TEST(a_tree_may_be_a_leaf)
{
    struct gteval_builder *b = new_builder();

    gteval_builder_leaf(b, 7, NULL);
    outside_is(finished(b), "7");
}
END_TEST

/* Chance, by a number and by a text, and who moves. */
START_TEST(chance_and_movers_are_told)
{
    struct gteval_builder *b = new_builder();
    struct gteval_tree *tree;

    if (getenv("LOCPATH")) /* numbers have a point in every locale */
        ck_assert_ptr_nonnull(setlocale(LC_ALL, "comma"));
    gteval_builder_bounds(b, -9, 9, NULL);
    gteval_builder_open(b, NULL);
    gteval_builder_mover(b, GTEVAL_CHANCE, NULL);
    gteval_builder_open(b, NULL);
    gteval_builder_player(b, 0, NULL);
    gteval_builder_mover(b, GTEVAL_MIN, NULL);
    gteval_builder_weight(b, 0.1, NULL);
    gteval_builder_leaf(b, 5, NULL);
    gteval_builder_leaf(b, 9, NULL);
    gteval_builder_close(b, NULL);
    gteval_builder_open(b, NULL);
    gteval_builder_player(b, 2, NULL);
    gteval_builder_player(b, GTEVAL_TURN, NULL);
    gteval_builder_value(b, 1, NULL);
    gteval_builder_odds(b, "9/10", NULL);
    gteval_builder_close(b, NULL);
    gteval_builder_close(b, NULL);
    tree = finished(b);
    ck_assert(gteval_tree_mover(tree, 0) == GTEVAL_CHANCE);
    ck_assert(gteval_tree_mover(tree, 1) == GTEVAL_MIN);
    ck_assert(gteval_tree_mover(tree, 4) == GTEVAL_MAX);
    ck_assert(gteval_tree_weight(tree, 1) == 1 && gteval_tree_weight(tree, 4) == 9);
    ck_assert(outside_value(tree, "minimax") == 1.4);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(payoffs_are_told)
{
    static const double payoffs[][3] = {{1, 2, 3}, {3, 2, 1}};
    static const char *const names[] = {"Ann", NULL, ""};
    struct gteval_builder *b = new_builder();
    struct gteval_tree *tree;

    gteval_builder_players(b, 3, names, NULL);
    gteval_builder_open(b, NULL);
    gteval_builder_player(b, 3, NULL);
    for (int i = 0; i < 2; i++) {
        gteval_builder_open(b, NULL);
        gteval_builder_payoffs(b, payoffs[i], 3, NULL);
        gteval_builder_close(b, NULL);
    }
    gteval_builder_close(b, NULL);
    tree = finished(b);
    ck_assert_uint_eq(gteval_tree_players(tree), 3);
    ck_assert_uint_eq(gteval_tree_player(tree, 0), 3);
    ck_assert(gteval_tree_payoffs(tree, 2)[0] == 3);
    ck_assert(gteval_tree_paranoid(tree, "Ann", NULL));
    outside_is(tree, "[1,3]");
}
END_TEST

/* What a builder is told wrongly, one thing each. */
static void no_number(struct gteval_builder *b)
{
    gteval_builder_leaf(b, NAN, NULL);
}

static void no_value(struct gteval_builder *b)
{
    gteval_builder_open(b, NULL);
    gteval_builder_name(b, "B7", NULL);
    gteval_builder_close(b, NULL);
}

static void weight_of_no_chance(struct gteval_builder *b)
{
    gteval_builder_open(b, NULL);
    gteval_builder_value(b, 1, NULL);
    gteval_builder_weight(b, 1, NULL);
    gteval_builder_close(b, NULL);
}

static void weight_below_zero(struct gteval_builder *b)
{
    gteval_builder_weight(b, -1, NULL);
}

static void odds_of_no_number(struct gteval_builder *b)
{
    gteval_builder_odds(b, "often", NULL);
}

static void weights_of_some(struct gteval_builder *b)
{
    gteval_builder_mover(b, GTEVAL_CHANCE, NULL);
    weight_of_no_chance(b);
    gteval_builder_leaf(b, 1, NULL);
}

static void chance_without_outcomes(struct gteval_builder *b)
{
    gteval_builder_open(b, NULL);
    gteval_builder_value(b, 1, NULL);
    gteval_builder_mover(b, GTEVAL_CHANCE, NULL);
    gteval_builder_close(b, NULL);
}

static void tell_payoffs(struct gteval_builder *b, size_t count)
{
    static const double payoffs[] = {1, 2, 3};

    gteval_builder_open(b, NULL);
    gteval_builder_payoffs(b, payoffs, count, NULL);
    gteval_builder_close(b, NULL);
}

static void payoffs_of_two_lengths(struct gteval_builder *b)
{
    tell_payoffs(b, 3);
    tell_payoffs(b, 2);
}

static void payoffs_and_values(struct gteval_builder *b)
{
    tell_payoffs(b, 3);
    gteval_builder_leaf(b, 2, NULL);
}

static void payoffs_and_a_value(struct gteval_builder *b)
{
    gteval_builder_open(b, NULL);
    gteval_builder_value(b, 2, NULL);
    gteval_builder_payoffs(b, (const double[]){1, 2}, 2, NULL);
    gteval_builder_close(b, NULL);
}

static void payoffs_and_children(struct gteval_builder *b)
{
    gteval_builder_payoffs(b, (const double[]){1, 2}, 2, NULL);
    tell_payoffs(b, 2);
}

static void payoffs_of_no_number(struct gteval_builder *b)
{
    gteval_builder_payoffs(b, (const double[]){1, NAN}, 2, NULL);
}

static void no_players(struct gteval_builder *b)
{
    gteval_builder_players(b, 0, NULL, NULL);
}

static void player_of_no_name(struct gteval_builder *b)
{
    gteval_builder_players(b, 2, (const char *const[]){"Ann", "B\xFF"}, NULL);
}

static void player_of_no_number(struct gteval_builder *b)
{
    gteval_builder_player(b, GTEVAL_TURN + 1, NULL);
}

static void third_player(struct gteval_builder *b)
{
    gteval_builder_player(b, 3, NULL);
    gteval_builder_leaf(b, 1, NULL);
}

static void mover_of_no_name(struct gteval_builder *b)
{
    gteval_builder_mover(b, (enum gteval_mover)(GTEVAL_CHANCE + 1), NULL);
}

static void name_of_no_text(struct gteval_builder *b)
{
    gteval_builder_name(b, "a\xFFz", NULL);
}

static void bounds_of_no_numbers(struct gteval_builder *b)
{
    gteval_builder_bounds(b, NAN, 1, NULL);
}

static void bounds_the_wrong_way(struct gteval_builder *b)
{
    gteval_builder_bounds(b, 2, 1, NULL);
}

static void value_out_of_bounds(struct gteval_builder *b)
{
    gteval_builder_bounds(b, 2, 3, NULL);
    gteval_builder_leaf(b, 3.5, NULL);
}

static void names_of_null(struct gteval_builder *b)
{
    gteval_builder_name(b, NULL, NULL);
}

static void odds_of_null(struct gteval_builder *b)
{
    gteval_builder_odds(b, NULL, NULL);
}

static void payoffs_of_null(struct gteval_builder *b)
{
    gteval_builder_payoffs(b, NULL, 0, NULL);
}

/* Each below an open root, which is closed behind it. */
static const struct {
    void (*tell)(struct gteval_builder *b);
    enum gteval_error_kind kind;
    const char *text;
} wrongs[] = {
    {no_number, GTEVAL_ERROR_INPUT, "node 1 has a value that is not a number"},
    {no_value, GTEVAL_ERROR_INPUT, "node 1 (B7) has no value, and no children"},
    {weight_of_no_chance, GTEVAL_ERROR_INPUT,
     "node 1 has a probability, but no chance node above it"},
    {weight_below_zero, GTEVAL_ERROR_INPUT,
     "node e has a weight that is negative or not finite"},
    {odds_of_no_number, GTEVAL_ERROR_INPUT,
     "node e is refused: expected a probability, as 0.25, 1/3 or 25%, found often"},
    {weights_of_some, GTEVAL_ERROR_INPUT,
     "node e is refused: 1 of 2 outcomes have a probability: expected all or none"},
    {chance_without_outcomes, GTEVAL_ERROR_INPUT,
     "node 1 is a chance node without outcomes"},
    {payoffs_of_two_lengths, GTEVAL_ERROR_INPUT,
     "node 2 is refused: 2 payoffs of a game of 3 players"},
    {payoffs_and_values, GTEVAL_ERROR_INPUT, "node 2 has no payoffs"},
    {payoffs_and_a_value, GTEVAL_ERROR_INPUT, "node 1 has a value, and payoffs"},
    {payoffs_and_children, GTEVAL_ERROR_INPUT, "node e has payoffs, and children"},
    {payoffs_of_no_number, GTEVAL_ERROR_INPUT,
     "node e has a payoff that is not a number"},
    {no_players, GTEVAL_ERROR_INPUT, "0 players: expected 1 to 255"},
    {player_of_no_name, GTEVAL_ERROR_INPUT, "the name of player 2 is not UTF-8"},
    {player_of_no_number, GTEVAL_ERROR_INPUT,
     "node e has a player of a number above 255"},
    {third_player, GTEVAL_ERROR_INPUT,
     "node e has a third player, in a tree without payoffs"},
    {mover_of_no_name, GTEVAL_ERROR_USAGE,
     "mover: expected GTEVAL_MAX, GTEVAL_MIN or GTEVAL_CHANCE"},
    {name_of_no_text, GTEVAL_ERROR_INPUT, "node e has a name that is not UTF-8"},
    {bounds_of_no_numbers, GTEVAL_ERROR_INPUT, "bounds: expected two numbers"},
    {bounds_the_wrong_way, GTEVAL_ERROR_INPUT,
     "bounds: the lower one is above the upper"},
    {value_out_of_bounds, GTEVAL_ERROR_INPUT,
     "node 1 is worth more or less than the bounds allow"},
    {names_of_null, GTEVAL_ERROR_USAGE, "name: it must not be NULL"},
    {odds_of_null, GTEVAL_ERROR_USAGE, "odds: it must not be NULL"},
    {payoffs_of_null, GTEVAL_ERROR_USAGE, "payoffs: it must not be NULL"},
};

START_TEST(what_does_not_go_together_is_refused)
{
    struct gteval_builder *b = new_builder();
    struct gteval_error *error;

    gteval_builder_open(b, NULL);
    wrongs[_i].tell(b);
    gteval_builder_close(b, NULL);
    ck_assert_ptr_null(gteval_builder_tree(b, &error));
    outside_error(error, wrongs[_i].kind, wrongs[_i].text);
    gteval_builder_leaf(b, 1, NULL); /* it is as new */
    outside_is(finished(b), "1");
}
END_TEST

START_TEST(the_first_error_stays)
{
    struct gteval_builder *b = new_builder();
    struct gteval_error *error;

    ck_assert(!gteval_builder_close(b, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "builder: no node is open");
    ck_assert(!gteval_builder_open(b, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "builder: no node is open");
    ck_assert(!gteval_builder_bounds(b, 1, 2, NULL));
    ck_assert_ptr_null(gteval_builder_tree(b, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "builder: no node is open");
    gteval_builder_free(b);
}
END_TEST

START_TEST(a_tree_has_one_root)
{
    struct gteval_builder *b = new_builder();
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_builder_tree(b, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "builder: there are no nodes");
    gteval_builder_leaf(b, 1, NULL);
    ck_assert(!gteval_builder_open(b, &error));
    outside_error(error, GTEVAL_ERROR_USAGE,
                  "builder: a tree has one root, which is closed");
    gteval_builder_free(b);
}
END_TEST

START_TEST(open_nodes_are_told_of)
{
    struct gteval_builder *b = new_builder();
    struct gteval_error *error;

    gteval_builder_open(b, NULL);
    gteval_builder_leaf(b, 1, NULL);
    gteval_builder_open(b, NULL);
    gteval_builder_name(b, "x", NULL);
    ck_assert_ptr_null(gteval_builder_tree(b, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "node 2 (x) is still open");
    gteval_builder_free(b);
}
END_TEST

START_TEST(names_may_be_taken_back)
{
    struct gteval_builder *b = new_builder();
    struct gteval_tree *tree;

    gteval_builder_open(b, NULL);
    gteval_builder_name(b, "first", NULL);
    gteval_builder_name(b, "second", NULL);
    gteval_builder_open(b, NULL);
    gteval_builder_name(b, "third", NULL);
    gteval_builder_name(b, "", NULL);
    gteval_builder_value(b, 1, NULL);
    gteval_builder_close(b, NULL);
    gteval_builder_close(b, NULL);
    tree = finished(b);
    ck_assert_str_eq(gteval_tree_name(tree, 0), "second");
    ck_assert_ptr_null(gteval_tree_name(tree, 1));
    gteval_tree_free(tree);
}
END_TEST

/* Arrays. */

/* A tree of five nodes, [[3,5],4], in each order. */
static const struct {
    enum gteval_order order;
    uint32_t shape[5];
    double leaves[3], values[5];
    const char *names[5];
    gteval_node places[5];
} orders[] = {
    {GTEVAL_PREORDER,
     {2, 2, 0, 0, 0},
     {3, 5, 4},
     {NAN, 9, 3, 5, 4},
     {"e", "a", "b", "", NULL},
     {0, 1, 2, 3, 4}},
    {GTEVAL_LEVELS,
     {2, 2, 0, 0, 0},
     {4, 3, 5},
     {NAN, 9, 4, 3, 5},
     {"e", "a", NULL, "b", ""},
     {0, 1, 4, 2, 3}},
    {GTEVAL_PARENTS,
     {2, 2, 4, 4, GTEVAL_NONE},
     {3, 5, 4},
     {3, 5, 9, 4, NAN},
     {"b", NULL, "a", NULL, "e"},
     {2, 3, 1, 4, 0}},
};

/* The arrays of a tree in one of these orders, with the values of leaves. */
static struct gteval_arrays arrays_of(int i)
{
    struct gteval_arrays arrays = {.size = sizeof arrays,
                                   .order = orders[i].order,
                                   .nodes = 5,
                                   .shape = orders[i].shape,
                                   .leaves = 3,
                                   .leaf_values = orders[i].leaves};

    return arrays;
}

static struct gteval_tree *planted(const struct gteval_arrays *arrays)
{
    struct gteval_error *error;
    struct gteval_tree *tree = gteval_tree_from_arrays(arrays, &error);

    ENSURE_MSG(tree && !error, "%s", error ? gteval_error_text(error) : "no tree");
    return tree;
}

static void refuse_arrays(const struct gteval_arrays *arrays, enum gteval_error_kind kind,
                          const char *text)
{
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_tree_from_arrays(arrays, &error));
    outside_error(error, kind, text);
}

START_TEST(arrays_are_in_any_order)
{
    struct gteval_arrays arrays = arrays_of(_i);
    gteval_node places[5];
    struct gteval_tree *tree;

    outside_is(planted(&arrays), "[[3,5],4]");
    arrays.places = places;
    arrays.names = orders[_i].names;
    arrays.values = orders[_i].values;
    tree = planted(&arrays);
    ck_assert_mem_eq(places, orders[_i].places, sizeof places);
    ck_assert(gteval_tree_value(tree, 1) == 9 && isnan(gteval_tree_value(tree, 0)));
    ck_assert_str_eq(gteval_tree_name(tree, 1), "a");
    ck_assert_str_eq(gteval_tree_name(tree, 2), "b");
    ck_assert_ptr_null(gteval_tree_name(tree, 3));
    outside_is(tree, "[[3,5],4]");
    arrays.leaf_values = NULL;
    outside_is(planted(&arrays), "[[3,5],4]");
}
END_TEST

START_TEST(arrays_have_chance)
{
    static const uint32_t shape[] = {2, 0, 0};
    static const double leaves[] = {2, 6}, weights[] = {NAN, 0.25, 0.75},
                        bounds[] = {0, 6};
    static const uint16_t players[] = {0, GTEVAL_TURN, 2};
    struct gteval_arrays arrays = {.size = sizeof arrays,
                                   .nodes = 3,
                                   .shape = shape,
                                   .leaves = 2,
                                   .leaf_values = leaves,
                                   .players = players,
                                   .weights = weights,
                                   .bounds = bounds};
    struct gteval_tree *tree = planted(&arrays);

    ck_assert(outside_value(tree, "minimax") == 5);
    ck_assert(gteval_tree_mover(tree, 1) == GTEVAL_MAX);
    ck_assert(gteval_tree_mover(tree, 2) == GTEVAL_MIN);
    gteval_tree_free(tree);
    arrays.bounds = (const double[]){0, 5};
    refuse_arrays(&arrays, GTEVAL_ERROR_INPUT,
                  "node 2 is worth more or less than the bounds allow");
}
END_TEST

/* In the order of the arrays, the leaves are the second and the first of the tree. */
START_TEST(arrays_have_payoffs)
{
    static const double payoffs[] = {1, 2, 3, 4, 5, 6};
    static const char *const names[] = {"x", "y", "z"};
    static const uint32_t shape[] = {0, 0, 2, 2};
    struct gteval_arrays arrays = {.size = sizeof arrays,
                                   .order = GTEVAL_PARENTS,
                                   .nodes = 4,
                                   .leaves = 2,
                                   .payoffs = payoffs,
                                   .player_count = 3,
                                   .player_names = names};
    uint32_t parents[] = {2, 3, 3, GTEVAL_NONE};
    struct gteval_tree *tree;

    arrays.shape = parents;
    tree = planted(&arrays);
    ck_assert_uint_eq(gteval_tree_players(tree), 3);
    ck_assert(gteval_tree_payoffs(tree, 1)[2] == 6);
    ck_assert(gteval_tree_paranoid(tree, "z", NULL));
    outside_is(tree, "[6,[3]]");
    arrays.shape = shape;
    refuse_arrays(&arrays, GTEVAL_ERROR_INPUT, "shape: no node is the root");
}
END_TEST

/* Shapes that are none; all have the leaves that are told of. */
static const struct {
    enum gteval_order order;
    size_t nodes;
    uint32_t shape[5];
    enum gteval_error_kind kind;
    const char *text;
} shapes[] = {
    {GTEVAL_PREORDER, 0, {0}, GTEVAL_ERROR_INPUT, "nodes: a tree has a root, at least"},
    {GTEVAL_PREORDER,
     SIZE_MAX,
     {0},
     GTEVAL_ERROR_INPUT,
     "too many nodes: the limit is 4294967294"},
    {(enum gteval_order)3,
     1,
     {0},
     GTEVAL_ERROR_USAGE,
     "order: expected GTEVAL_PREORDER, GTEVAL_LEVELS or GTEVAL_PARENTS"},
    {GTEVAL_PREORDER,
     3,
     {1, 0, 1},
     GTEVAL_ERROR_INPUT,
     "shape[2]: no node before it has a child left for this one"},
    {GTEVAL_LEVELS,
     3,
     {1, 0, 1},
     GTEVAL_ERROR_INPUT,
     "shape[2]: no node before it has a child left for this one"},
    {GTEVAL_PREORDER,
     3,
     {1, 2, 0},
     GTEVAL_ERROR_INPUT,
     "shape[1]: 2 children, where 1 nodes are left"},
    {GTEVAL_LEVELS,
     2,
     {UINT32_MAX, 0},
     GTEVAL_ERROR_INPUT,
     "shape[0]: 4294967295 children, where 1 nodes are left"},
    {GTEVAL_PREORDER,
     4,
     {3, 0, 0, 0},
     GTEVAL_ERROR_INPUT,
     "leaves: 2 are told of, and the shape has 3"},
    {GTEVAL_PARENTS,
     3,
     {GTEVAL_NONE, 0, 3},
     GTEVAL_ERROR_INPUT,
     "shape[2]: there is no parent 3 among 3 nodes"},
    {GTEVAL_PARENTS,
     3,
     {GTEVAL_NONE, 0, GTEVAL_NONE},
     GTEVAL_ERROR_INPUT,
     "shape[2]: another root, besides shape[0]"},
    {GTEVAL_PARENTS,
     5,
     {GTEVAL_NONE, 0, 0, 4, 3},
     GTEVAL_ERROR_INPUT,
     "shape[3]: going up from it never ends"},
};

START_TEST(shapes_that_are_none_are_refused)
{
    struct gteval_arrays arrays = arrays_of(0);

    arrays.order = shapes[_i].order;
    arrays.nodes = shapes[_i].nodes;
    arrays.shape = shapes[_i].shape;
    arrays.leaves = 2;
    refuse_arrays(&arrays, shapes[_i].kind, shapes[_i].text);
}
END_TEST

START_TEST(arrays_have_what_nodes_need)
{
    struct gteval_arrays arrays = arrays_of(0);
    static const uint16_t players[] = {0, 1, 300, 0, 0};

    arrays.shape = NULL;
    refuse_arrays(&arrays, GTEVAL_ERROR_USAGE, "shape: it must not be NULL");
    refuse_arrays(NULL, GTEVAL_ERROR_USAGE, "arrays: it must not be NULL");
    arrays = arrays_of(0);
    arrays.leaf_values = NULL;
    refuse_arrays(&arrays, GTEVAL_ERROR_INPUT, "node 1.1 has no value, and no children");
    arrays.values = orders[1].values;
    outside_is(planted(&arrays), "[[4,3],5]");
    arrays.values = (const double[]){1, 2, NAN, 3, 4};
    refuse_arrays(&arrays, GTEVAL_ERROR_INPUT, "node 1.1 has no value, and no children");
    arrays = arrays_of(0);
    arrays.players = players;
    refuse_arrays(&arrays, GTEVAL_ERROR_INPUT,
                  "node 1.1 has a player of a number above 255");
    arrays = arrays_of(0);
    arrays.bounds = (const double[]){2, 1};
    refuse_arrays(&arrays, GTEVAL_ERROR_INPUT,
                  "bounds: the lower one is above the upper");
    arrays = arrays_of(0);
    arrays.player_count = 256;
    refuse_arrays(&arrays, GTEVAL_ERROR_INPUT, "256 players: expected 1 to 255");
}
END_TEST

/* A program of a later version may have members that this one does not know. */
START_TEST(structures_may_grow)
{
    struct {
        struct gteval_arrays arrays;
        uint64_t later;
    } longer;

    memset(&longer, 0, sizeof longer);
    longer.arrays = arrays_of(0);
    longer.arrays.size = sizeof longer;
    outside_is(planted(&longer.arrays), "[[3,5],4]");
    longer.later = 1;
    refuse_arrays(&longer.arrays, GTEVAL_ERROR_USAGE,
                  "arrays: it has members that this version of gteval does not know");
    longer.arrays.size = sizeof(size_t);
    refuse_arrays(&longer.arrays, GTEVAL_ERROR_USAGE,
                  "arrays: its size must be that of the structure");
}
END_TEST

/* A path, which no stack of calls goes down. */
START_TEST(arrays_may_be_deep)
{
    enum { DEPTH = 1000000 };
    uint32_t *shape = malloc(DEPTH * sizeof *shape);
    double value = 7;
    struct gteval_arrays arrays = {
        .size = sizeof arrays, .nodes = DEPTH, .leaves = 1, .leaf_values = &value};
    struct gteval_tree *tree;

    ENSURE(shape);
    for (uint32_t i = 0; i < DEPTH; i++)
        shape[i] = i + 1 < DEPTH;
    arrays.shape = shape;
    tree = planted(&arrays);
    ck_assert_uint_eq(gteval_tree_height(tree), DEPTH - 1);
    ck_assert(outside_value(tree, "minimax") == 7);
    gteval_tree_free(tree);
    free(shape);
}
END_TEST

/* Games. */

/* One heap of nim, from which one or two are taken: who cannot loses. A position points
 * to its heap, so that all must be given back. */
struct heap {
    int size;
};

struct match {
    int alive;       /* heaps that were not given back */
    int asked;       /* how often for the children of a heap */
    int give_up_at;  /* the size of a heap that makes it give up, or -1 */
    bool chance;     /* who takes one tosses a coin for it */
    double weight;   /* of heads; of tails 1 */
    const char *one; /* the name of taking one */
};

static struct heap *new_heap(struct match *match, int size)
{
    struct heap *heap = malloc(sizeof *heap);

    ENSURE(heap);
    heap->size = size;
    match->alive++;
    return heap;
}

static void free_heap(void *context, void *position)
{
    struct match *match = context;

    free(*(struct heap **)position);
    match->alive--;
}

static const struct heap *heap_at(const void *position)
{
    return *(struct heap *const *)position;
}

static bool take(void *context, const void *position, struct gteval_moves *moves)
{
    struct match *match = context;
    int size = heap_at(position)->size;

    match->asked++;
    for (int taken = 1; taken <= 2 && taken <= size; taken++) {
        struct heap *next = new_heap(match, size - taken);

        if (match->chance && size % 2 == 0)
            gteval_moves_outcome(moves, &next, NULL, taken == 1 ? match->weight : 1);
        else
            gteval_moves_add(moves, &next, taken == 1 ? match->one : NULL);
    }
    return size != match->give_up_at;
}

/* By what is left, as if that told it. */
static double left(void *context, const void *position)
{
    (void)context;
    return heap_at(position)->size == 9 ? (double)NAN : heap_at(position)->size;
}

static unsigned taker(void *context, const void *position)
{
    const struct match *match = context;

    if (match->chance && heap_at(position)->size % 2 == 0)
        return 0;
    return heap_at(position)->size == 5 ? 2 : GTEVAL_TURN;
}

static bool shares(void *context, const void *position, double *payoffs)
{
    const struct match *match = context;

    payoffs[0] = payoffs[1] = heap_at(position)->size;
    payoffs[2] = match->asked;
    return heap_at(position)->size != match->give_up_at;
}

static struct gteval_game game_of(struct match *match)
{
    struct gteval_game game = {.size = sizeof game,
                               .position_size = sizeof(struct heap *),
                               .context = match,
                               .children = take,
                               .value = left,
                               .release = free_heap};

    *match = (struct match){.give_up_at = -1, .weight = 1, .one = "one"};
    return game;
}

/* Plays a game from a heap of that size; whatever comes of it, nothing must be left. */
static struct gteval_tree *play(const struct gteval_game *game, int size,
                                struct gteval_error **error)
{
    struct match *match = game->context;
    struct heap *root = new_heap(match, size);
    struct gteval_tree *tree = gteval_tree_from_game(game, &root, error);

    ENSURE(match->alive == 1);
    free_heap(match, &root);
    return tree;
}

static struct gteval_tree *played(const struct gteval_game *game, int size)
{
    struct gteval_error *error;
    struct gteval_tree *tree = play(game, size, &error);

    ENSURE_MSG(tree && !error, "%s", error ? gteval_error_text(error) : "no tree");
    return tree;
}

static void refuse_game(const struct gteval_game *game, int size, const char *text)
{
    struct gteval_error *error;

    ck_assert_ptr_null(play(game, size, &error));
    outside_error(error, GTEVAL_ERROR_INPUT, text);
}

START_TEST(games_are_played_out)
{
    struct match match;
    struct gteval_game game = game_of(&match);
    struct gteval_tree *tree = played(&game, 3);

    ck_assert_str_eq(gteval_tree_name(tree, 1), "one");
    ck_assert_ptr_null(gteval_tree_name(tree, 0));
    ck_assert_ptr_null(gteval_tree_name(tree, 4));
    ck_assert(gteval_tree_mover(tree, 1) == GTEVAL_MIN);
    ck_assert(isnan(gteval_tree_value(tree, 1)));
    outside_is(tree, "[[[0],0],[0]]");
    outside_is(played(&game, 0), "0");
}
END_TEST

START_TEST(games_end_at_the_depth)
{
    struct match match;
    struct gteval_game game = game_of(&match);
    struct gteval_tree *tree;

    game.depth = 2;
    tree = played(&game, 6);
    ck_assert_int_eq(match.asked, 3);
    outside_is(tree, "[[4,3],[3,2]]");
}
END_TEST

START_TEST(games_have_limits)
{
    struct match match;
    struct gteval_game game = game_of(&match);

    game.nodes = 12;
    gteval_tree_free(played(&game, 4));
    game.nodes = 11;
    refuse_game(&game, 4, "node 2.1 (one) has children beyond the limit of 11 nodes");
    game.depth = 1;
    refuse_game(&game, 10, "node 1 (one) is at the depth of the game, and has no value");
    game = game_of(&match);
    match.give_up_at = 1;
    refuse_game(&game, 4, "node 1.1.1 (one) was given up by the game");
    game = game_of(&match);
    game.value = NULL;
    refuse_game(&game, 0, "node e has no moves, and no value");
    game = game_of(&match);
    match.one = "\xFF";
    refuse_game(&game, 3, "node 1 has a name that is not UTF-8");
}
END_TEST

START_TEST(games_have_static_values)
{
    struct match match;
    struct gteval_game game = game_of(&match);
    struct gteval_tree *tree;

    game.statics = true;
    tree = played(&game, 3);
    ck_assert(gteval_tree_value(tree, 0) == 3 && gteval_tree_value(tree, 1) == 2);
    ck_assert(gteval_tree_cut(tree, 1, NULL));
    outside_is(tree, "[2,1]");
}
END_TEST

START_TEST(games_have_chance_and_turns)
{
    struct match match;
    struct gteval_game game = game_of(&match);
    struct gteval_tree *tree;

    match.chance = true;
    match.weight = 3;
    game.player = taker;
    game.depth = 2;
    game.bounds = (const double[]){0, 9};
    tree = played(&game, 5);
    ck_assert_uint_eq(gteval_tree_player(tree, 0), 2);
    ck_assert_uint_eq(gteval_tree_player(tree, 1), 0);
    ck_assert(gteval_tree_weight(tree, 2) == 3 && gteval_tree_weight(tree, 3) == 1);
    ck_assert_uint_eq(gteval_tree_player(tree, 4), 1);
    ck_assert(outside_value(tree, "minimax") == 2);
    gteval_tree_free(tree);
    match.weight = NAN;
    refuse_game(&game, 5, "node 1.1 has a weight that is negative or not finite");
    match.weight = 1;
    match.chance = false;
    gteval_tree_free(played(&game, 5));
    game.bounds = (const double[]){2, 1};
    refuse_game(&game, 5, "bounds: the lower one is above the upper");
}
END_TEST

START_TEST(games_have_payoffs)
{
    static const char *const names[] = {"a", "b", "c"};
    struct match match;
    struct gteval_game game = game_of(&match);
    struct gteval_tree *tree;

    game.value = NULL;
    game.payoffs = shares;
    game.player_count = 3;
    game.player_names = names;
    tree = played(&game, 2);
    ck_assert_uint_eq(gteval_tree_players(tree), 3);
    ck_assert_uint_eq(gteval_tree_player(tree, 1), 2);
    ck_assert(gteval_tree_payoffs(tree, 2)[2] == 3);
    ck_assert(gteval_tree_paranoid(tree, "c", NULL));
    outside_is(tree, "[[3],4]");
    match.give_up_at = 0;
    game.depth = 1;
    refuse_game(&game, 1, "node 1 (one) was given up by the game");
}
END_TEST

static void refuse_use(const struct gteval_game *game, const void *root, const char *text)
{
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_tree_from_game(game, root, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, text);
}

START_TEST(games_have_what_they_need)
{
    struct match match;
    struct gteval_game game = game_of(&match);

    refuse_use(NULL, &match, "game: it must not be NULL");
    refuse_use(&game, NULL, "root: it must not be NULL");
    game.position_size = 0;
    refuse_use(&game, &match, "position_size: a position has a byte, at least");
    game = game_of(&match);
    game.children = NULL;
    refuse_use(&game, &match, "children: it must not be NULL");
    game = game_of(&match);
    game.payoffs = shares;
    refuse_use(&game, &match,
               "payoffs: expected a function and player_count, or neither");
    game.payoffs = NULL;
    game.player_count = 2;
    refuse_use(&game, &match,
               "payoffs: expected a function and player_count, or neither");
    game.size--;
    refuse_use(&game, &match, "game: its size must be that of the structure");
}
END_TEST

/* A path, which no stack of calls goes down. */
static bool step_down(void *context, const void *position, struct gteval_moves *moves)
{
    uint32_t next = *(const uint32_t *)position - 1;

    (void)context;
    return next == UINT32_MAX || gteval_moves_add(moves, &next, NULL);
}

static double nothing(void *context, const void *position)
{
    (void)context;
    return *(const uint32_t *)position;
}

START_TEST(games_may_be_deep)
{
    struct gteval_game game = {.size = sizeof game,
                               .position_size = sizeof(uint32_t),
                               .children = step_down,
                               .value = nothing};
    const uint32_t root = 1000000;
    struct gteval_tree *tree = gteval_tree_from_game(&game, &root, NULL);

    ck_assert_ptr_nonnull(tree);
    ck_assert_uint_eq(gteval_tree_height(tree), root);
    gteval_tree_free(tree);
}
END_TEST

/* Threads. */

enum { THREADS = 4 };

/* Builds trees in each way, all from what the threads share. */
static void *build_much(void *argument)
{
    const struct gteval_arrays *arrays = argument;
    struct match match;
    struct gteval_game game = game_of(&match);

    for (int i = 0; i < 50; i++) {
        struct gteval_builder *b = new_builder();
        struct gteval_tree *tree, *view;

        gteval_builder_open(b, NULL);
        gteval_builder_mover(b, GTEVAL_CHANCE, NULL);
        gteval_builder_open(b, NULL);
        gteval_builder_weight(b, 0.5, NULL);
        gteval_builder_value(b, i, NULL);
        gteval_builder_close(b, NULL);
        gteval_builder_close(b, NULL);
        tree = finished(b);
        ENSURE(gteval_tree_value(tree, 1) == i);
        gteval_tree_free(tree);
        tree = planted(arrays);
        view = gteval_tree_view(tree, 1, UINT32_MAX, NULL, NULL);
        ENSURE(view && gteval_tree_leaves(view) == 2);
        gteval_tree_free(view);
        gteval_tree_free(tree);
        tree = played(&game, 5);
        ENSURE(gteval_tree_leaves(tree) == 8);
        gteval_tree_free(tree);
    }
    return NULL;
}

START_TEST(threads_build_at_the_same_time)
{
    struct gteval_arrays arrays = arrays_of(1);
    pthread_t threads[THREADS];

    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, build_much, &arrays), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}
END_TEST

START_TEST(no_builder_is_refused)
{
    struct gteval_error *error;

    ck_assert(!gteval_builder_open(NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "builder: it must not be NULL");
    ck_assert(!gteval_builder_value(NULL, 1, NULL));
    ck_assert_ptr_null(gteval_builder_tree(NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "builder: it must not be NULL");
    gteval_builder_free(NULL);
}
END_TEST

static void add_builders(Suite *suite)
{
    TCase *group = suite_group(suite, "builders");

    tcase_add_test(group, nodes_are_entered_and_left);
    tcase_add_test(group, a_tree_may_be_a_leaf);
    tcase_add_test(group, chance_and_movers_are_told);
    tcase_add_test(group, payoffs_are_told);
    tcase_add_loop_test(group, what_does_not_go_together_is_refused, 0,
                        (int)(sizeof wrongs / sizeof *wrongs));
    tcase_add_test(group, the_first_error_stays);
    tcase_add_test(group, a_tree_has_one_root);
    tcase_add_test(group, open_nodes_are_told_of);
    tcase_add_test(group, names_may_be_taken_back);
    tcase_add_test(group, no_builder_is_refused);
}

static void add_arrays(Suite *suite)
{
    TCase *group = suite_group(suite, "arrays");

    tcase_add_loop_test(group, arrays_are_in_any_order, 0, 3);
    tcase_add_test(group, arrays_have_chance);
    tcase_add_test(group, arrays_have_payoffs);
    tcase_add_loop_test(group, shapes_that_are_none_are_refused, 0,
                        (int)(sizeof shapes / sizeof *shapes));
    tcase_add_test(group, arrays_have_what_nodes_need);
    tcase_add_test(group, structures_may_grow);
    tcase_add_test(group, arrays_may_be_deep);
}

static void add_games(Suite *suite)
{
    TCase *group = suite_group(suite, "games");

    tcase_add_test(group, games_are_played_out);
    tcase_add_test(group, games_end_at_the_depth);
    tcase_add_test(group, games_have_limits);
    tcase_add_test(group, games_have_static_values);
    tcase_add_test(group, games_have_chance_and_turns);
    tcase_add_test(group, games_have_payoffs);
    tcase_add_test(group, games_have_what_they_need);
    tcase_add_test(group, games_may_be_deep);
}

int main(void)
{
    Suite *suite = suite_create("library_built");

    add_builders(suite);
    add_arrays(suite);
    add_games(suite);
    tcase_add_test(suite_group(suite, "threads"), threads_build_at_the_same_time);
    return suite_run(suite);
}
