/*
 * check_games.c - the trees of games.
 */
#include "gen/game.h"

#include "made.h"
#include "random_game.h"
#include "suite.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

static char *make_game(const char *name, const char *notation, node depth, bool statics)
{
    const struct game *game = game_find(name);
    struct position start;
    struct sink sink;

    made_open(&sink, notation);
    ck_assert_ptr_nonnull(game);
    ck_assert(game_start(game, name, &start, &sink.error));
    ck_assert(game_emit(game, &start, depth, statics, &sink.w, &sink.error));
    return made_close(&sink);
}

/* Whole trees: nodes, leaves and the value. Sizes of tic-tac-toe are well known. */
START_TEST(game_trees)
{
    static const struct {
        const char *game;
        node nodes, leaves; /* 0: not checked */
        double value;
    } known[] = {
        {"tictactoe", 549946, 255168, 0},
        {"hexapawn", 252, 134, -1},
        {"connect4:3x3", 0, 0, 0},
        {"nim", 0, 0, -1},
        {"nim:3", 0, 0, 1},
        {"nim:2,2", 0, 0, -1},
        {"nim:1,4,5", 0, 0, -1},
        {"nim:2,3,4", 0, 0, 1},
        {"nim:1,1,1,1", 0, 0, -1},
        {"subtract", 0, 0, 1},
        {"subtract:8,3", 0, 0, -1},
        {"subtract:9,2", 0, 0, -1},
        {"subtract:10,2", 0, 0, 1},
        {"subtract:1,1", 2, 1, 1},
        {"domineering:1x1", 1, 1, -1},
        {"domineering:1x2", 2, 1, 1},
        {"domineering:2x1", 1, 1, -1},
        {"domineering:2x2", 0, 0, 1},
        {"domineering:3x3", 0, 0, 1},
        {"domineering", 0, 0, 1},
    };
    struct tree t =
        made_read(make_game(known[_i].game, "json", TREE_NODE_LIMIT, false), "json");

    if (known[_i].nodes > 0) {
        ck_assert_uint_eq(t.count, known[_i].nodes);
        ck_assert_uint_eq(t.leaves, known[_i].leaves);
    }
    ck_assert_double_eq(made_value(&t), known[_i].value);
    tree_release(&t);
}
END_TEST

/* How games of tic-tac-toe end: well-known numbers as well. */
START_TEST(tictactoe_endings)
{
    struct tree t =
        made_read(make_game("tictactoe", "nested", TREE_NODE_LIMIT, false), "json");
    node won = 0, lost = 0, drawn = 0;

    for (node n = 0; n < t.count; n++)
        if (tree_is_leaf(&t, n))
            *(t.value[n] > 0 ? &won : t.value[n] < 0 ? &lost : &drawn) += 1;
    ck_assert_uint_eq(won, 131184);
    ck_assert_uint_eq(lost, 77904);
    ck_assert_uint_eq(drawn, 46080);
    tree_release(&t);
}
END_TEST

/* Nim for all small heaps: the first player wins where the xor is not 0. */
START_TEST(nim_by_xor)
{
    for (unsigned a = 1; a <= 3; a++)
        for (unsigned b = 1; b <= 3; b++)
            for (unsigned c = 1; c <= 3; c++) {
                char name[48];
                struct tree t;

                snprintf(name, sizeof name, "nim:%u,%u,%u", a, b, c);
                t = made_read(make_game(name, "nested", TREE_NODE_LIMIT, false), "json");
                ck_assert_double_eq(made_value(&t), (a ^ b ^ c) != 0 ? 1 : -1);
                tree_release(&t);
            }
}
END_TEST

/* Sequences of moves in connect four on 7x6, by plies; none ends before the seventh. */
START_TEST(connect4_plies)
{
    static const node plies[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536};
    struct tree t = made_read(make_game("connect4", "nested", (node)_i, false), "json");

    ck_assert_uint_eq(t.leaves, plies[_i]);
    tree_release(&t);
}
END_TEST

/* What the second player of twentyone gets the first with these totals. */
static double second_of_21(int goal, int faces, int first, int total)
{
    double rolled = 0, stood = (first > total) - (first < total);

    for (int face = 1; face <= faces; face++)
        rolled += total + face > goal    ? 1
                  : total + face > first ? -1
                                         : second_of_21(goal, faces, first, total + face);
    rolled /= faces;
    return total > 0 && stood < rolled ? stood : rolled;
}

static double first_of_21(int goal, int faces, int total)
{
    double rolled = 0, stood = total > 0 ? second_of_21(goal, faces, total, 0) : -2;

    for (int face = 1; face <= faces; face++)
        rolled += total + face > goal ? -1 : first_of_21(goal, faces, total + face);
    rolled /= faces;
    return stood > rolled ? stood : rolled;
}

START_TEST(twentyone_by_totals)
{
    for (int goal = 1; goal <= 5; goal++)
        for (int faces = 1; faces <= 4; faces++) {
            char name[48];
            struct tree t;
            double *values;

            snprintf(name, sizeof name, "twentyone:%d,%d", goal, faces);
            t = made_read(make_game(name, "dewey", TREE_NODE_LIMIT, false), "dewey");
            values = tree_values(&t);
            ck_assert_ptr_nonnull(values);
            ck_assert_double_eq_tol(values[0], first_of_21(goal, faces, 0), 1e-12);
            free(values);
            tree_release(&t);
        }
}
END_TEST

/* Where the binary digits of the heaps sum to multiples of 3 each, the third player moves
 * last, and otherwise another one does (Li 1978). */
START_TEST(nim3_by_digits)
{
    static const struct {
        const char *game;
        double payoffs[3];
    } known[] = {
        {"nim3:1,1,1", {0, 1, 2}}, {"nim3:2,2,2", {0, 1, 2}},   {"nim3:3", {2, 0, 1}},
        {"nim3:1,1", {1, 2, 0}},   {"nim3:1,1,1,1", {2, 0, 1}}, {"nim3:2,1,1", {2, 0, 1}},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct tree t =
            made_read(make_game(known[i].game, "dewey", TREE_NODE_LIMIT, false), "dewey");
        double *rows = tree_payoff_values(&t);

        ck_assert_ptr_nonnull(rows);
        for (int player = 0; player < 3; player++)
            ck_assert_msg(rows[player] == known[i].payoffs[player], "%s: %g %g %g",
                          known[i].game, rows[0], rows[1], rows[2]);
        free(rows);
        tree_release(&t);
    }
}
END_TEST

/* Moves are names, in every notation that has any. */
START_TEST(game_names)
{
    const char *name = games[_i]->name;
    struct tree t = made_read(make_game(name, "json", 3, false), "json");
    struct tree d = made_read(make_game(name, "dewey", 3, false), "dewey");

    for (node n = 1; n < t.count; n++) {
        ck_assert_ptr_nonnull(tree_name(&t, n));
        ck_assert_str_eq(tree_name(&t, n), tree_name(&d, n));
    }
    ck_assert_ptr_null(random_game_difference(&t, &d));
    tree_release(&t);
    tree_release(&d);
}
END_TEST

START_TEST(game_first_names)
{
    static const char *const first[][2] = {
        {"tictactoe", "a1"},   {"nim", "a-1"},        {"subtract", "a-1"},
        {"connect4", "a1"},    {"hexapawn", "a1-a2"}, {"domineering", "a1-a2"},
        {"twentyone", "roll"}, {"nim3", "a-1"}};

    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        struct tree t = made_read(make_game(first[i][0], "dewey", 1, false), "dewey");

        ck_assert_str_eq(tree_name(&t, 1), first[i][1]);
        tree_release(&t);
    }
}
END_TEST

/* At the depth limit a position is worth its static value, also inside with statics. */
START_TEST(game_statics)
{
    made_is(make_game("tictactoe", "json", 0, false), "{\"value\":0}\n");
    made_is(make_game("nim:1", "dewey", 1, true), "e 0\n1 1 a-1\n");
    for (int inside = 0; inside < 2; inside++) {
        struct tree t =
            made_read(make_game("tictactoe", "json", inside ? 2 : 1, inside), "json");

        /* a1 has three open rows, b1 two. */
        ck_assert_double_eq(t.value[1], 0.003);
        ck_assert_double_eq(t.value[t.end[1]], 0.002);
        /* a1 b2: two rows are left to the first player, three to the second. */
        if (inside)
            ck_assert_double_eq(t.value[made_child(&t, 1, 4)], -0.001);
        tree_release(&t);
    }
}
END_TEST

START_TEST(game_refusals)
{
    static const char *const refused[] = {"tictactoe:3x3",
                                          "nim:",
                                          "nim:0",
                                          "nim:1,",
                                          "nim:1,,2",
                                          "nim:1025",
                                          "nim:1x2",
                                          "nim:1000,25",
                                          "subtract:5",
                                          "subtract:5,0",
                                          "connect4:7",
                                          "connect4:7x",
                                          "connect4:17x6",
                                          "connect4:7x6x5",
                                          "hexapawn:3x2",
                                          "domineering:-1x2",
                                          "nim:-1",
                                          "subtract:5,1025",
                                          "nim:99999999999999999999",
                                          "nim3:0",
                                          "twentyone:5",
                                          "twentyone:101,6",
                                          "twentyone:6,101"};
    struct error error = {.kind = ERROR_NONE};
    struct position start;

    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        const struct game *game = game_find(refused[i]);

        ck_assert_ptr_nonnull(game);
        ck_assert_msg(!game_start(game, refused[i], &start, &error), "%s", refused[i]);
        ck_assert_int_eq(error.kind, ERROR_USAGE);
    }
    ck_assert_ptr_null(game_find("tic"));
    ck_assert_ptr_null(game_find("nimble:1"));
    ck_assert_ptr_null(game_find(""));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("games");
    TCase *group = suite_group(suite, "games");
    int count = 0;

    while (games[count])
        count++;
    tcase_add_loop_test(group, game_trees, 0, 20);
    tcase_add_test(group, tictactoe_endings);
    tcase_add_test(group, nim_by_xor);
    tcase_add_loop_test(group, connect4_plies, 0, 8);
    tcase_add_loop_test(group, game_names, 0, count);
    tcase_add_test(group, twentyone_by_totals);
    tcase_add_test(group, nim3_by_digits);
    tcase_add_test(group, game_first_names);
    tcase_add_test(group, game_statics);
    tcase_add_test(group, game_refusals);
    return suite_run(suite);
}
