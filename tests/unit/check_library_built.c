/*
 * check_library_built.c - trees that programs build through gteval.h, and nothing but it.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void check_error(struct gteval_error *error, enum gteval_error_kind kind,
                        const char *text)
{
    ck_assert_ptr_nonnull(error);
    ck_assert_str_eq(gteval_error_text(error), text);
    ck_assert_int_eq(gteval_error_kind(error), kind);
    gteval_error_free(error);
}

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

/* The tree as nested lists, to be compared; for the caller to free. */
static char *shown(const struct gteval_tree *tree)
{
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    gteval_node n = GTEVAL_ROOT;

    ENSURE(out);
    while (n != GTEVAL_NONE) {
        gteval_node next = gteval_tree_first_child(tree, n);

        if (next != GTEVAL_NONE) {
            fputc('[', out);
            n = next;
            continue;
        }
        fprintf(out, "%g", gteval_tree_value(tree, n));
        while (n != GTEVAL_NONE && gteval_tree_next_sibling(tree, n) == GTEVAL_NONE) {
            n = gteval_tree_parent(tree, n);
            if (n != GTEVAL_NONE)
                fputc(']', out);
        }
        if (n == GTEVAL_NONE)
            break;
        fputc(',', out);
        n = gteval_tree_next_sibling(tree, n);
    }
    fclose(out);
    return text;
}

static void check_shown(struct gteval_tree *tree, const char *expected)
{
    char *text = shown(tree);

    ck_assert_str_eq(text, expected);
    free(text);
    gteval_tree_free(tree);
}

static double minimax(const struct gteval_tree *tree)
{
    struct gteval_search *search = gteval_search_new("minimax", NULL);
    struct gteval_error *error;
    struct gteval_result *result = gteval_search_run(search, tree, &error);
    double value;

    ENSURE_MSG(result, "%s", error ? gteval_error_text(error) : "no error");
    value = gteval_result_value(result);
    gteval_result_free(result);
    gteval_search_free(search);
    return value;
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
    check_shown(tree, "[[3,-inf],2]");
}
END_TEST

START_TEST(a_tree_may_be_a_leaf)
{
    struct gteval_builder *b = new_builder();

    gteval_builder_leaf(b, 7, NULL);
    check_shown(finished(b), "7");
}
END_TEST

/* Chance, by a number and by a text, and who moves. */
START_TEST(chance_and_movers_are_told)
{
    struct gteval_builder *b = new_builder();
    struct gteval_tree *tree;

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
    ck_assert(minimax(tree) == 1.4);
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
    check_shown(tree, "[1,3]");
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
    check_error(error, wrongs[_i].kind, wrongs[_i].text);
    gteval_builder_leaf(b, 1, NULL); /* it is as new */
    check_shown(finished(b), "1");
}
END_TEST

START_TEST(the_first_error_stays)
{
    struct gteval_builder *b = new_builder();
    struct gteval_error *error;

    ck_assert(!gteval_builder_close(b, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "builder: no node is open");
    ck_assert(!gteval_builder_open(b, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "builder: no node is open");
    ck_assert(!gteval_builder_bounds(b, 1, 2, NULL));
    ck_assert_ptr_null(gteval_builder_tree(b, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "builder: no node is open");
    gteval_builder_free(b);
}
END_TEST

START_TEST(a_tree_has_one_root)
{
    struct gteval_builder *b = new_builder();
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_builder_tree(b, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "builder: there are no nodes");
    gteval_builder_leaf(b, 1, NULL);
    ck_assert(!gteval_builder_open(b, &error));
    check_error(error, GTEVAL_ERROR_USAGE,
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
    check_error(error, GTEVAL_ERROR_USAGE, "node 2 (x) is still open");
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
}

int main(void)
{
    Suite *suite = suite_create("library_built");

    add_builders(suite);
    return suite_run(suite);
}
