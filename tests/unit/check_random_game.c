/*
 * check_random_game.c - random games have all that a law may break on, and what a wish
 * says.
 */
#include "random_game.h"
#include "suite.h"

#include <string.h>

enum { GAMES = 3000 };

/* What some games must have. */
struct seen {
    bool zero, equal, inexact, one_outcome, above_itself, at_root;
    bool in_turn, out_of_turn, named, bounded;
    unsigned players; /* a bit each */
};

/* Whether whoever knows the mover of n's parent knows that of n. */
static bool is_in_turn(const struct tree *t, node n)
{
    return n != TREE_ROOT && !tree_is_chance(t, n) && !tree_is_chance(t, t->parent[n]) &&
           t->mover[n] == tree_next_player(t, (enum mover)t->mover[t->parent[n]]);
}

static void look_at_node(struct seen *seen, const struct tree *t, node n)
{
    node parent = t->parent[n];

    if (n == TREE_ROOT) {
        seen->at_root = seen->at_root || tree_is_chance(t, n);
        return;
    }
    if (!tree_is_chance(t, parent)) {
        bool turn = is_in_turn(t, n);

        seen->in_turn = seen->in_turn || turn;
        seen->out_of_turn = seen->out_of_turn || (!turn && !tree_is_chance(t, n));
        return;
    }
    ck_assert(t->weight[n] >= 0);
    seen->zero = seen->zero || t->weight[n] == 0;
    seen->equal = seen->equal || !tree_odds(t, n);
    seen->inexact = seen->inexact || (t->weight[n] < 1 && t->weight[n] > 0);
    seen->one_outcome = seen->one_outcome || tree_width(t, parent) == 1;
    seen->above_itself = seen->above_itself || tree_is_chance(t, n);
}

static void look_at(struct seen *seen, const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        look_at_node(seen, t, n);
    seen->named = seen->named || t->player;
    seen->bounded = seen->bounded || t->low > -INFINITY;
    seen->players |= 1u << t->players;
}

START_TEST(all_kinds_occur)
{
    struct dice dice = {.state = 1};
    struct seen seen = {0};
    struct build b = {0};

    for (int i = 0; i < GAMES; i++) {
        struct game_wish wish = random_game_wish(&dice);

        random_game(&dice, &wish, &b);
        look_at(&seen, &b.tree);
    }
    build_release(&b);
    ck_assert(seen.zero && seen.equal && seen.inexact && seen.one_outcome);
    ck_assert(seen.above_itself && seen.at_root && seen.in_turn && seen.out_of_turn);
    ck_assert(seen.named && seen.bounded);
    ck_assert_uint_eq(seen.players, (2u << RANDOM_GAME_PLAYERS) - 1);
}
END_TEST

static double sum_of(const struct tree *t, node leaf)
{
    double sum = 0;

    for (unsigned i = 0; i < t->players; i++)
        sum += tree_payoffs(t, leaf)[i];
    return sum;
}

START_TEST(wishes_are_kept)
{
    const struct game_wish wish = {
        .players = 3,
        .constant = true,
        .certain = true,
        .in_turn = true,
        .boundless = true,
        .nameless = true,
    };
    struct dice dice = {.state = 2};
    struct build b = {0};

    for (int i = 0; i < GAMES; i++) {
        const struct tree *t = &b.tree;
        double sum = 0;

        random_game(&dice, &wish, &b);
        ck_assert(!t->chance && !t->player && t->low == -INFINITY);
        for (node n = TREE_ROOT; n < t->count; n++) {
            ck_assert(n == TREE_ROOT || is_in_turn(t, n));
            if (!tree_is_leaf(t, n))
                continue;
            sum = t->slot[n] == 1 ? sum_of(t, n) : sum;
            ck_assert(sum_of(t, n) == sum);
        }
    }
    build_release(&b);
}
END_TEST

/* A game is like itself, and another one is not, or is of one leaf. */
START_TEST(differences_are_seen)
{
    struct build a = {0}, b = {0};

    for (uint64_t i = 0; i < GAMES; i++) {
        struct dice dice = {.state = i}, again = dice;
        struct game_wish wish = random_game_wish(&dice);

        random_game_wish(&again);
        random_game(&dice, &wish, &a);
        random_game(&again, &wish, &b);
        ck_assert_ptr_null(random_game_difference(&a.tree, &b.tree));
        random_game(&dice, &wish, &b);
        ck_assert(a.tree.count == 1 || b.tree.count < 4 ||
                  random_game_difference(&a.tree, &b.tree));
    }
    build_release(&a);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("random games");
    TCase *games = suite_group(suite, "games");

    tcase_add_test(games, all_kinds_occur);
    tcase_add_test(games, wishes_are_kept);
    tcase_add_test(games, differences_are_seen);
    return suite_run(suite);
}
