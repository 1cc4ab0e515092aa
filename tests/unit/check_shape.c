/*
 * check_shape.c - trees by levels, with chance and with payoffs.
 */
#include "made.h"
#include "reading.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static struct recipe shaped(const char *model, const char *levels)
{
    struct recipe recipe = recipe_default();
    struct error error = {.kind = ERROR_NONE};

    recipe.model = made_model(model);
    ck_assert_msg(shape_read(&recipe.shape, levels, &error), "%s", error.message);
    return recipe;
}

static void check(struct recipe *recipe)
{
    struct error error = {.kind = ERROR_NONE};

    ck_assert_msg(recipe_check(recipe, &error), "%s", error.message);
}

static struct tree read_dewey(const struct recipe *recipe, uint64_t index)
{
    return made_read(made_text(recipe, "dewey", index, 1, false), "dewey");
}

/* What is said below the root is only what a reader would not know. */
START_TEST(texts)
{
    static const struct {
        const char *levels, *notation, *text;
    } examples[] = {
        {"+2", "json", "{\"children\":[{\"value\":2},{\"value\":25}]}\n"},
        {"-1-2", "json",
         "{\"root\":\"min\",\"tree\":{\"children\":[{\"player\":\"min\",\"children\":"
         "[{\"value\":2},{\"value\":25}]}]}}\n"},
        {"-1-2", "dewey", "e min\n1 min\n1.1 2\n1.2 25\n"},
        {"+1*1-2", "dewey", "1 chance\n1.1.1 2\n1.1.2 25\ne\n"},
        {"+1*1+2", "dewey", "1 chance\n1.1 max\n1.1.1 2\n1.1.2 25\ne\n"},
        {"*2", "dewey", "e chance\n1 2\n2 25\n"},
        {"*1*2", "json",
         "{\"player\":\"chance\",\"children\":[{\"player\":\"chance\",\"children\":"
         "[{\"value\":2},{\"value\":25}]}]}\n"},
        {"+2-1", "nested", "[[2],[25]]\n"},
    };

    for (size_t i = 0; i < LENGTH(examples); i++) {
        struct recipe recipe = shaped("uniform", examples[i].levels);

        check(&recipe);
        made_is(made_text(&recipe, examples[i].notation, 1, 1, false), examples[i].text);
    }
}
END_TEST

START_TEST(other_shapes_are_refused)
{
    static const char *const wrong[] = {"",    "3",    "+",    "+0",          "+3*",
                                        "++3", "+3 *", "+3,2", "+4294967296", "x3"};
    struct recipe recipe;
    struct error error;
    char deep[3 * SHAPE_LEVELS] = "";

    for (size_t i = 0; i < LENGTH(wrong); i++) {
        ck_assert_msg(!shape_read(&recipe.shape, wrong[i], &error), "%s", wrong[i]);
        ck_assert_int_eq(error.kind, ERROR_USAGE);
    }
    for (int i = 0; i < SHAPE_LEVELS; i++)
        strcat(deep, "+1");
    recipe = shaped("uniform", deep);
    check(&recipe);
    strcat(deep, "+1");
    ck_assert(!shape_read(&recipe.shape, deep, &error));
    recipe = shaped("uniform", "+65536*65536");
    ck_assert(!recipe_check(&recipe, &error));
    recipe = shaped("uniform", "+2-2");
    recipe.players = 2;
    ck_assert(!recipe_check(&recipe, &error));
}
END_TEST

/* Each level has its mover and its width. */
START_TEST(levels)
{
    static const enum mover movers[] = {MOVER_MAX, MOVER_CHANCE, MOVER_MAX, MOVER_MIN};
    static const node widths[] = {3, 2, 2, 4};
    struct recipe recipe = shaped("permutation", "+3*2+2-4");
    bool seen[3 * 2 * 2 * 4 + 1] = {false};
    struct tree t;

    check(&recipe);
    ck_assert_uint_eq(recipe_tree_leaves(&recipe), LENGTH(seen) - 1);
    t = read_dewey(&recipe, 7);
    ck_assert_uint_eq(t.leaves, LENGTH(seen) - 1);
    for (node n = TREE_ROOT; n < t.count; n++) {
        node depth = tree_depth(&t, n);

        if (depth < LENGTH(movers)) {
            ck_assert_int_eq(t.mover[n], movers[depth]);
            ck_assert_uint_eq(tree_width(&t, n), widths[depth]);
        } else {
            ck_assert(!seen[(size_t)t.value[n]]);
            seen[(size_t)t.value[n]] = true;
        }
    }
    tree_release(&t);
}
END_TEST

/* Weights are 1 to 9, each about as often. */
START_TEST(random_weights)
{
    struct recipe recipe = shaped("uniform", "*3000");
    int seen[RECIPE_WEIGHT + 1] = {0};
    struct tree t;

    recipe.weights = WEIGHTS_RANDOM;
    check(&recipe);
    t = read_dewey(&recipe, 1);
    for (node n = 1; n < t.count; n++) {
        ck_assert(t.weight[n] >= 1 && t.weight[n] <= RECIPE_WEIGHT);
        seen[(int)t.weight[n]]++;
    }
    for (int i = 1; i <= RECIPE_WEIGHT; i++)
        ck_assert_msg(seen[i] > 250 && seen[i] < 420, "%d: %d", i, seen[i]);
    tree_release(&t);
}
END_TEST

/* Payoffs are of the range; a sum is kept, and no player is better off. */
START_TEST(payoffs)
{
    struct recipe recipe = shaped("uniform", "+30*20+10");
    double total[4] = {0};
    struct tree t;

    recipe.players = LENGTH(total);
    recipe.low = -5;
    recipe.high = 9;
    recipe.constant = true;
    recipe.sum = 3;
    check(&recipe);
    t = read_dewey(&recipe, 3);
    ck_assert_uint_eq(t.players, LENGTH(total));
    for (node n = TREE_ROOT; n < t.count; n++) {
        double sum = 0;

        for (size_t i = 0; tree_is_leaf(&t, n) && i < LENGTH(total); i++) {
            double payoff = tree_payoffs(&t, n)[i];

            ck_assert(payoff >= (double)recipe.low && payoff <= (double)recipe.high);
            total[i] += payoff;
            sum += payoff;
        }
        ck_assert(!tree_is_leaf(&t, n) || sum == 3);
        ck_assert(tree_depth(&t, n) != 2 || t.mover[n] == 2);
    }
    for (size_t i = 0; i < LENGTH(total); i++)
        ck_assert(fabs(total[i] / t.leaves - 0.75) < 0.25);
    tree_release(&t);
}
END_TEST

START_TEST(sums_that_cannot_be)
{
    struct recipe recipe = shaped("uniform", "+2");
    struct error error;

    ck_assert(!recipe_set_sum(&recipe, "x", &error));
    ck_assert(recipe_set_sum(&recipe, "-1", &error));
    ck_assert(!recipe_check(&recipe, &error));
    recipe.players = 3;
    ck_assert(!recipe_check(&recipe, &error));
    recipe.sum = 298;
    ck_assert(!recipe_check(&recipe, &error));
    recipe.sum = 297;
    ck_assert(recipe_check(&recipe, &error));
    recipe_set_real(&recipe);
    ck_assert(!recipe_check(&recipe, &error));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("shapes");
    TCase *shapes = suite_group(suite, "shapes");

    tcase_add_test(shapes, texts);
    tcase_add_test(shapes, other_shapes_are_refused);
    tcase_add_test(shapes, levels);
    tcase_add_test(shapes, random_weights);
    tcase_add_test(shapes, payoffs);
    tcase_add_test(shapes, sums_that_cannot_be);
    return suite_run(suite);
}
