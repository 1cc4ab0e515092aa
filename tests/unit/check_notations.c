/*
 * check_notations.c - how the generator writes trees.
 */
#include "made.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void write_sample(struct emitter *w, struct error *error)
{
    emitter_begin(w, MOVER_MIN);
    ck_assert(emitter_open(w, NULL, SCORE_NONE, error));
    ck_assert(emitter_leaf(w, "a1", -3, error));
    ck_assert(emitter_open(w, "b1", 0.5, error));
    ck_assert(emitter_leaf(w, NULL, 2, error));
    ck_assert(emitter_close(w, error));
    ck_assert(emitter_close(w, error));
    ck_assert(emitter_end(w, error));
}

START_TEST(notation_samples)
{
    static const struct {
        const char *notation, *expected;
    } samples[] = {
        {"nested", "{\"root\":\"min\",\"tree\":[-3,[2]]}\n"},
        {"json",
         "{\"root\":\"min\",\"tree\":{\"children\":[{\"name\":\"a1\",\"value\":-3},"
         "{\"name\":\"b1\",\"value\":0.5,\"children\":[{\"value\":2}]}]}}\n"},
        {"dewey", "e min\n1 -3 a1\n2 0.5 b1\n2.1 2\n"},
    };
    struct sink sink;

    made_open(&sink, samples[_i].notation);
    write_sample(&sink.w, &sink.error);
    made_is(made_close(&sink), samples[_i].expected);
}
END_TEST

START_TEST(notation_one_leaf)
{
    struct recipe recipe = made_recipe("best", 3, 0);

    made_is(made_text(&recipe, "nested", 1, 1, false), "0\n");
    made_is(made_text(&recipe, "json", 1, 1, false), "{\"value\":0}\n");
    made_is(made_text(&recipe, "dewey", 1, 1, false), "e 0\n");
    recipe.root = MOVER_MIN;
    made_is(made_text(&recipe, "dewey", 1, 2, true), "e min 0\n---\ne min 0\n---\n");
}
END_TEST

/* Without its line, the root with one child could be taken for that child. */
START_TEST(notation_of_one_child)
{
    struct recipe recipe = made_recipe("best", 1, 2);

    made_is(made_text(&recipe, "dewey", 1, 2, true), "1.1 0\ne\n---\n1.1 0\ne\n---\n");
    recipe.root = MOVER_MIN;
    made_is(made_text(&recipe, "dewey", 1, 1, false), "e min\n1.1 0\n");
}
END_TEST

/* Whole numbers, short decimals, any fractions, and what is special. */
static double odd_value(struct random *random, int i)
{
    static const double special[] = {
        0,      1,         9,           10,     99,         100,
        1e15,   1e16,      1e17,        1e300,  0.1,        0.25,
        1e-4,   9e-5,      1e-15,       1.5,    1e-320,     0.3 + 1e-16,
        1 / 3., 1 - 1e-15, 1 - 0x1p-53, 0x1p53, 0x1p53 - 1, 0.000123456789012345,
        123.456};
    static const double parts[] = {1, 1e6, 1e15, 0x1p64};
    int count = sizeof special / sizeof special[0];
    double value = i < 2 * count
                       ? special[i / 2]
                       : (double)random_below(random, 1000000) / parts[i / 2 % 4];

    return i % 2 == 0 ? value : -value;
}

/* The emitter's quick ways must give what score_write gives. */
START_TEST(emitter_numbers)
{
    enum { NUMBERS = 20000 };
    char expected[SCORE_TEXT_SIZE + 1], *text, *line;
    struct random random;
    struct sink sink;

    random_start(&random, 3, 3);
    made_open(&sink, "nested");
    for (int i = 0; i < NUMBERS; i++) {
        emitter_begin(&sink.w, MOVER_MAX);
        ck_assert(emitter_leaf(&sink.w, NULL, odd_value(&random, i), &sink.error));
        ck_assert(emitter_end(&sink.w, &sink.error));
    }
    text = line = made_close(&sink);
    random_start(&random, 3, 3);
    for (int i = 0; i < NUMBERS; i++) {
        size_t length = score_write(odd_value(&random, i), expected);

        memcpy(expected + length, "\n", 2);
        ck_assert_int_eq(strncmp(line, expected, length + 1), 0);
        line += length + 1;
    }
    ck_assert_int_eq(*line, '\0');
    free(text);
}
END_TEST

/* Ordinals of one to four digits, and more text than the buffer holds. */
START_TEST(dewey_ordinals)
{
    struct recipe recipe = made_recipe("best", 1200, 2);
    char *text = made_text(&recipe, "dewey", 1, 1, false), *line = text, expected[64];

    for (int first = 1; first <= 1200; first++)
        for (int second = 1; second <= 1200; second++) {
            int length = snprintf(expected, sizeof expected, "%d.%d %d\n", first, second,
                                  (1200 - first) * 1200 + second - 1);

            ck_assert_int_eq(strncmp(line, expected, (size_t)length), 0);
            line += length;
        }
    ck_assert_int_eq(*line, '\0');
    free(text);
}
END_TEST

/* A path deeper than any stack would bear. */
START_TEST(deep_path)
{
    static const char *const words[] = {"nested", "json", "dewey"};
    struct recipe recipe = made_recipe("uniform", 1, 300000);
    char *text = made_text(&recipe, words[_i], 1, 1, false);
    struct tree t = made_read(text, strcmp(words[_i], "dewey") == 0 ? "dewey" : "json");

    ck_assert_uint_eq(t.count, 300001);
    ck_assert_uint_eq(t.height, 300000);
    tree_release(&t);
}
END_TEST

/* Every model, from either root: the notations hold the same tree. */
START_TEST(notations_agree)
{
    for (int root = 0; root < 2; root++) {
        struct recipe recipe = made_recipe(models[_i].name, 3, 4);
        struct tree nested, objects, dewey;

        recipe.root = root == 0 ? MOVER_MAX : MOVER_MIN;
        nested = made_tree(&recipe, 7);
        objects = made_read(made_text(&recipe, "json", 7, 1, false), "json");
        dewey = made_read(made_text(&recipe, "dewey", 7, 1, false), "dewey");
        ck_assert_int_eq(nested.mover[TREE_ROOT], recipe.root);
        made_same(&nested, &objects);
        made_same(&nested, &dewey);
        tree_release(&nested);
        tree_release(&objects);
        tree_release(&dewey);
    }
}
END_TEST

/* A player whose turn it is not, in games of several. */
START_TEST(players_out_of_turn)
{
    static const double payoffs[] = {1, 2, 3};
    static const char *const expected[][2] = {
        {"dewey", "players 3\n1 p3\n1.1 (1, 2, 3)\ne\n"},
        {"json", "{\"players\":3,\"tree\":{\"children\":[{\"player\":3,\"children\":["
                 "{\"payoffs\":[1,2,3]}]}]}}\n"},
    };
    struct sink sink;

    made_open(&sink, expected[_i][0]);
    sink.w.players = 3;
    emitter_begin(&sink.w, MOVER_DEFAULT);
    ck_assert(emitter_open(&sink.w, NULL, SCORE_NONE, &sink.error));
    emitter_say(&sink.w, (enum mover)3, 0);
    ck_assert(emitter_open(&sink.w, NULL, SCORE_NONE, &sink.error));
    ck_assert(emitter_payoffs(&sink.w, NULL, payoffs, &sink.error));
    ck_assert(emitter_close(&sink.w, &sink.error));
    ck_assert(emitter_close(&sink.w, &sink.error));
    ck_assert(emitter_end(&sink.w, &sink.error));
    made_is(made_close(&sink), expected[_i][1]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("notations");
    TCase *group = suite_group(suite, "notations");
    int count = 0;

    while (models[count].name)
        count++;
    tcase_add_loop_test(group, notation_samples, 0, 3);
    tcase_add_test(group, notation_one_leaf);
    tcase_add_test(group, emitter_numbers);
    tcase_add_test(group, notation_of_one_child);
    tcase_add_test(group, dewey_ordinals);
    tcase_add_loop_test(group, deep_path, 0, 3);
    tcase_add_loop_test(group, players_out_of_turn, 0, 2);
    tcase_add_loop_test(group, notations_agree, 0, count);
    return suite_run(suite);
}
