/*
 * check_edit_game.c - edits of games with chance and payoffs: what they do to the value,
 * what they leave alone, and what they refuse.
 *
 * GTEVAL_TREES says on how many games each law is tried.
 */
#include "ensure.h"
#include "law.h"
#include "random_game.h"
#include "suite.h"
#include "tree/cut.h"
#include "tree/edit.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

/* Calls a law with as many games as are wanted, each made twice: to edit one and compare
 * it with the other. */
static void check(void (*law)(struct tree *t, const struct tree *from))
{
    struct build original = {0};

    for (uint64_t i = law_trees() / 8 + 1; i > 0; i--) {
        struct dice dice = {.state = i}, again = dice;
        struct game_wish wish = random_game_wish(&dice);
        struct build build = {0};
        struct tree edited;

        random_game_wish(&again);
        random_game(&dice, &wish, &build);
        random_game(&again, &wish, &original);
        edited = build_take(&build);
        law(&edited, &original.tree);
        tree_release(&edited);
    }
    build_release(&original);
}

/* What n is worth: a value, or a payoff for each player. */
static void find_worth(const struct tree *t, node n, double worth[RANDOM_GAME_PLAYERS])
{
    double *values = t->players > 0 ? tree_payoff_values(t) : tree_values(t);
    unsigned count = t->players > 0 ? t->players : 1;

    ENSURE(values);
    memcpy(worth, values + (size_t)n * count, count * sizeof *worth);
    free(values);
}

static bool same_worth(const struct tree *t, const struct tree *from, node n)
{
    double one[RANDOM_GAME_PLAYERS] = {0}, other[RANDOM_GAME_PLAYERS] = {0};

    find_worth(t, TREE_ROOT, one);
    find_worth(from, n, other);
    for (unsigned i = 0; i < RANDOM_GAME_PLAYERS; i++)
        if (one[i] != other[i])
            return false;
    return true;
}

static void keep_law(struct tree *t, const struct tree *from)
{
    node n = from->count / 2;

    tree_keep(t, n);
    ENSURE(same_worth(t, from, n));
    ENSURE(!tree_odds(t, TREE_ROOT) && t->players == from->players);
    ENSURE(t->chance || (!t->odds && !t->weight));
}

START_TEST(subtrees_are_worth_the_same)
{
    check(keep_law);
}
END_TEST

/* What the mover at n, not chance, gets at child c. */
static double worth_to_mover(const struct tree *t, const double *values, node n, node c)
{
    if (t->players > 0)
        return values[(size_t)c * t->players + t->mover[n] - 1u];
    return tree_is_max(t, n) ? values[c] : -values[c];
}

static void check_order(const struct tree *t, enum order order)
{
    double *values = t->players > 0 ? tree_payoff_values(t) : tree_values(t);

    ENSURE(values);
    for (node n = TREE_ROOT; n < t->count; n++) {
        node last = NODE_NONE;

        if (tree_is_chance(t, n))
            continue;
        TREE_EACH_CHILD(t, n, c) {
            double before = last ? worth_to_mover(t, values, n, last) : 0;
            double behind = worth_to_mover(t, values, n, c);

            ENSURE(!last || (order == ORDER_BEST ? before >= behind : before <= behind));
            last = c;
        }
    }
    free(values);
}

static void order_law(struct tree *t, const struct tree *from)
{
    struct error error;

    ENSURE(tree_order(t, ORDER_WORST, &error));
    ENSURE(same_worth(t, from, TREE_ROOT));
    check_order(t, ORDER_WORST);
    ENSURE(tree_order(t, ORDER_BEST, &error));
    ENSURE(same_worth(t, from, TREE_ROOT));
    check_order(t, ORDER_BEST);
}

START_TEST(order_is_by_what_the_mover_gets)
{
    check(order_law);
}
END_TEST

static uint64_t draw_below(void *context, uint64_t bound)
{
    return dice_below(context, (uint32_t)bound);
}

/* Weights go with their nodes. */
static void shuffle_law(struct tree *t, const struct tree *from)
{
    double one[RANDOM_GAME_PLAYERS], other[RANDOM_GAME_PLAYERS];
    struct dice dice = {.state = 1};
    struct error error;

    ENSURE(tree_shuffle(t, draw_below, &dice, &error));
    if (t->players > 0)
        return;
    find_worth(t, TREE_ROOT, one);
    find_worth(from, TREE_ROOT, other);
    ENSURE(fabs(one[0] - other[0]) < 1e-9);
}

START_TEST(shuffled_games_are_worth_the_same)
{
    check(shuffle_law);
}
END_TEST

static void twice_law(struct tree *t, const struct tree *from)
{
    double before[RANDOM_GAME_PLAYERS], behind[RANDOM_GAME_PLAYERS];

    tree_negate(t);
    tree_negate(t);
    if (t->players == 0 || t->players == 2) {
        tree_swap(t);
        tree_swap(t);
    }
    ENSURE(!random_game_difference(t, from));
    if (t->players > 0)
        return;
    tree_negate(t);
    tree_swap(t);
    find_worth(t, TREE_ROOT, behind);
    find_worth(from, TREE_ROOT, before);
    ENSURE(behind[0] == -before[0]);
}

START_TEST(the_other_side_sees_the_same_game)
{
    check(twice_law);
}
END_TEST

static void give_statics(struct tree *t)
{
    double *values = tree_values(t);

    ENSURE(values);
    memcpy(t->value, values, t->count * sizeof *values);
    free(values);
}

/* Static values that are the true ones: cut off anywhere, the game is worth the same. */
static void cut_law(struct tree *t, const struct tree *from)
{
    struct error error;
    struct tree cut;

    ENSURE(tree_cut(t, t->height, &cut, &error));
    ENSURE(!random_game_difference(&cut, from));
    tree_release(&cut);
    if (t->height == 0)
        return;
    ENSURE(!tree_cut(t, t->height - 1, &cut, &error));
    ENSURE(strstr(error.message, t->players > 0 ? " has no static payoffs, which depth "
                                                : " has no static value, which depth "));
    if (t->players > 0)
        return;
    give_statics(t);
    for (node depth = 0; depth < t->height; depth++) {
        ENSURE_MSG(tree_cut(t, depth, &cut, &error), "%s", error.message);
        ENSURE(cut.height == depth && same_worth(&cut, from, TREE_ROOT));
        tree_release(&cut);
    }
}

START_TEST(games_are_cut_off)
{
    check(cut_law);
}
END_TEST

static void rank_law(struct tree *t, const struct tree *from)
{
    struct error error;
    bool ranked = tree_rank(t, &error);

    ENSURE(ranked == (!from->chance && from->players == 0));
    ENSURE(ranked || strncmp(error.message, "ranks would not do", 18) == 0);
    ENSURE(isinf(t->low) == isinf(from->low));
    for (node n = TREE_ROOT; ranked && n < t->count; n++)
        ENSURE(!tree_is_leaf(t, n) || (t->value[n] >= t->low && t->value[n] <= t->high));
}

START_TEST(ranks_are_for_plain_trees)
{
    check(rank_law);
}
END_TEST

static void name_law(struct tree *t, const struct tree *from)
{
    tree_strip_names(t);
    ENSURE(!t->player);
    for (node n = 1; n < t->count; n++) {
        const char *odds = tree_odds(from, n);

        ENSURE(odds ? strcmp(tree_odds(t, n), odds) == 0 : !tree_odds(t, n));
    }
}

START_TEST(odds_are_no_names)
{
    check(name_law);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("edits of games");
    TCase *edits = suite_group(suite, "edits");

    tcase_add_test(edits, subtrees_are_worth_the_same);
    tcase_add_test(edits, order_is_by_what_the_mover_gets);
    tcase_add_test(edits, shuffled_games_are_worth_the_same);
    tcase_add_test(edits, the_other_side_sees_the_same_game);
    tcase_add_test(edits, games_are_cut_off);
    tcase_add_test(edits, ranks_are_for_plain_trees);
    tcase_add_test(edits, odds_are_no_names);
    return suite_run(suite);
}
