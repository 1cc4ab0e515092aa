/*
 * check_models.c - the models of trees: known trees, shapes and what is expected of many.
 */
#include "gen/critical.h"
#include "gen/progress.h"
#include "made.h"
#include "search/algorithm.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Leaves that an algorithm reads. */
static uint64_t leaves_read(const struct tree *t, const char *algorithm)
{
    struct error error = {.kind = ERROR_NONE};
    struct result result;
    uint64_t leaves;

    ck_assert(search_run(t, algorithm_find(algorithm), &search_defaults, NULL, &result,
                         &error));
    leaves = result.counts.leaves;
    result_release(&result);
    return leaves;
}

static uint64_t power(uint64_t base, uint64_t exponent)
{
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

/* These bytes must never change: seeds are cited. */
START_TEST(known_trees)
{
    struct recipe recipe = made_recipe("uniform", 3, 2);

    made_is(made_text(&recipe, "nested", 1, 2, false),
            "[[2,25,22],[42,23,93],[81,35,48]]\n[[90,55,24],[3,71,85],[26,5,57]]\n");
    recipe_set_real(&recipe);
    made_is(made_text(&recipe, "nested", 1, 1, false),
            "[[0.673682918153234,0.771454392668235,0.651461634792271],[0."
            "830834872902594,0.206607207409481,0.884941430989783],[0.97830518398259,"
            "0.535792552960727,0.875435027607651]]\n");
    recipe = made_recipe("permutation", 3, 2);
    made_is(made_text(&recipe, "nested", 1, 2, false),
            "[[3,5,8],[1,9,7],[6,2,4]]\n[[8,7,1],[5,3,9],[2,4,6]]\n");
    recipe = made_recipe("ordered", 3, 2);
    made_is(made_text(&recipe, "nested", 1, 2, false),
            "[[2,44,25],[49,1,66],[0,43,73]]\n[[90,91,97],[76,78,90],[31,65,90]]\n");
    recipe = made_recipe("incremental", 3, 2);
    made_is(made_text(&recipe, "nested", 1, 2, false),
            "[[27,24,44],[116,104,58],[114,96,66]]\n[[145,114,93],[156,97,76],[92,"
            "119,106]]\n");
    recipe = made_recipe("ragged", 3, 3);
    made_is(made_text(&recipe, "nested", 1, 2, false),
            "[42]\n[3,[[62,49]],[[56],[9,40,54]]]\n");
    recipe = made_recipe("pgame", 3, 2);
    made_is(made_text(&recipe, "nested", 1, 2, false),
            "[[1,1,0],[1,1,1],[0,1,1]]\n[[1,1,0],[1,1,1],[1,0,1]]\n");
    recipe = made_recipe("noisy", 3, 2);
    made_is(made_text(&recipe, "nested", 1, 2, false),
            "[[0,35,66],[0,43,92],[2,59,79]]\n[[90,91,94],[64,83,95],[25,22,38]]\n");
    recipe = made_recipe("best", 3, 2);
    made_is(made_text(&recipe, "nested", 1, 1, false), "[[6,7,8],[3,4,5],[0,1,2]]\n");
    recipe = made_recipe("worst", 3, 2);
    made_is(made_text(&recipe, "nested", 1, 1, false), "[[2,1,0],[5,4,3],[8,7,6]]\n");
}
END_TEST

/* A stream is the same whole, in shards and again; seeds and trees differ. */
START_TEST(streams_and_shards)
{
    struct recipe recipe = made_recipe(models[_i].name, 3, 4);
    char *whole = made_text(&recipe, "dewey", 1, 9, true);
    char *again = made_text(&recipe, "dewey", 1, 9, true);
    char *head = made_text(&recipe, "dewey", 1, 4, true);
    char *tail = made_text(&recipe, "dewey", 5, 5, true), *other;

    ck_assert_str_eq(whole, again);
    ck_assert_int_eq(strncmp(whole, head, strlen(head)), 0);
    ck_assert_str_eq(whole + strlen(head), tail);
    recipe.seed++;
    other = made_text(&recipe, "dewey", 1, 9, true);
    ck_assert_int_eq(strcmp(whole, other) != 0, (models[_i].takes & TAKES_CHOICE) != 0);
    free(whole);
    free(again);
    free(head);
    free(tail);
    free(other);
}
END_TEST

/* Each full model has all leaves at one depth and one width; ragged stays within both. */
START_TEST(shapes)
{
    struct recipe recipe = made_recipe(models[_i].name, 4, 5);
    struct tree t = made_tree(&recipe, 2);

    for (node n = 0; n < t.count; n++) {
        node depth = tree_depth(&t, n), width = tree_width(&t, n);

        ck_assert_uint_le(depth, 5);
        ck_assert_uint_le(width, 4);
        if (models[_i].full)
            ck_assert_uint_eq(width, depth < 5 ? 4 : 0);
    }
    if (models[_i].full)
        ck_assert_uint_eq(t.leaves, recipe_leaves(4, 5));
    tree_release(&t);
}
END_TEST

/* One path, however large the tree is. */
START_TEST(memory_of_a_path)
{
    struct recipe recipe = made_recipe("uniform", 10, 5);
    struct grow grow = {0};
    struct sink sink;

    made_open(&sink, "dewey");
    ck_assert(grow_tree(&grow, &recipe, 1, &sink.w, &sink.error));
    ck_assert_uint_le(grow.capacity, 64);
    ck_assert_uint_le(sink.w.ordinal_capacity, 64);
    ck_assert_uint_le(sink.w.id_capacity, 64);
    ck_assert_ptr_null(grow.permutation);
    ck_assert_ptr_null(grow.siblings);
    grow_release(&grow);
    free(made_close(&sink));
}
END_TEST

START_TEST(uniform_values)
{
    struct recipe recipe = made_recipe("uniform", 10, 4);
    int seen[5] = {0};
    struct tree t;
    double chi = 0;

    recipe.low = -2;
    recipe.high = 2;
    t = made_tree(&recipe, 1);
    for (node n = 0; n < t.count; n++)
        if (tree_is_leaf(&t, n)) {
            ck_assert(t.value[n] >= -2 && t.value[n] <= 2);
            seen[(int)t.value[n] + 2]++;
        }
    for (int i = 0; i < 5; i++)
        chi += pow(seen[i] - 2000, 2) / 2000;
    /* Four degrees of freedom: above 18.5 once in a thousand. */
    ck_assert_double_lt(chi, 18.5);
    tree_release(&t);
}
END_TEST

START_TEST(real_values)
{
    struct recipe recipe = made_recipe("uniform", 10, 4);
    double sum = 0;
    struct tree t;

    recipe_set_real(&recipe);
    t = made_tree(&recipe, 1);
    for (node n = 0; n < t.count; n++)
        if (tree_is_leaf(&t, n)) {
            ck_assert(t.value[n] >= 0 && t.value[n] < 1);
            sum += t.value[n];
        }
    /* The mean of 10000 has a standard error of 0.0029. */
    ck_assert_double_lt(fabs(sum / t.leaves - 0.5), 0.012);
    tree_release(&t);
}
END_TEST

START_TEST(permutation_is_one)
{
    struct recipe recipe = made_recipe("permutation", 5, 3);
    struct tree t = made_tree(&recipe, 3);
    bool seen[126] = {false};

    for (node n = 0; n < t.count; n++)
        if (tree_is_leaf(&t, n)) {
            ck_assert(t.value[n] >= 1 && t.value[n] <= 125);
            ck_assert(!seen[(int)t.value[n]]);
            seen[(int)t.value[n]] = true;
        }
    tree_release(&t);
}
END_TEST

/* All six orders of three leaves come up alike. */
START_TEST(permutation_is_even)
{
    enum { TREES = 6000, ORDERS = 1000 };
    struct recipe recipe = made_recipe("permutation", 3, 1);
    int seen[ORDERS] = {0};
    double chi = 0;
    char *text = made_text(&recipe, "nested", 1, TREES, false), *line = text;

    for (int i = 0; i < TREES; i++, line += strlen("[1,2,3]\n"))
        seen[(line[1] - '0') * 100 + (line[3] - '0') * 10 + line[5] - '0']++;
    for (int i = 0; i < ORDERS; i++)
        if (seen[i] > 0)
            chi += pow(seen[i] - TREES / 6.0, 2) / (TREES / 6.0);
    /* Five degrees of freedom: above 20.5 once in a thousand. */
    ck_assert_double_lt(chi, 20.5);
    ck_assert_int_gt(seen[123], 0);
    ck_assert_int_gt(seen[321], 0);
    free(text);
}
END_TEST

/* Means over random permutations against the exact expectations. */
START_TEST(expected_leaves)
{
    static const char *const readers[] = {"alphabeta", "sss", "dual"};
    static const struct {
        node width, depth;
        double expected[3];
    } laws[] = {
        {2, 4, {12.0440, 10.0333, 11.1988}},
        {3, 3, {19.4581, 17.2392, 16.5648}},
        {4, 4, {112.7384, 81.4038, 96.1981}},
    };
    enum { TREES = 400 };
    struct recipe recipe = made_recipe("permutation", laws[_i].width, laws[_i].depth);
    double sum[3] = {0}, squares[3] = {0};

    for (uint64_t k = 1; k <= TREES; k++) {
        struct tree t = made_tree(&recipe, k);

        for (int i = 0; i < 3; i++) {
            double leaves = (double)leaves_read(&t, readers[i]);

            sum[i] += leaves;
            squares[i] += leaves * leaves;
        }
        tree_release(&t);
    }
    for (int i = 0; i < 3; i++) {
        double mean = sum[i] / TREES;
        double deviation = sqrt((squares[i] / TREES - mean * mean) / (TREES - 1));

        ck_assert_msg(fabs(mean - laws[_i].expected[i]) < 5 * deviation,
                      "%s: mean %g, expected %g, standard error %g", readers[i], mean,
                      laws[_i].expected[i], deviation);
    }
}
END_TEST

/* Branch and bound without deep cutoffs, on the best order. */
static uint64_t best_leaves_of_bb(uint64_t width, node depth)
{
    if (depth == 0)
        return 1;
    if (depth == 1)
        return width;
    return best_leaves_of_bb(width, depth - 1) +
           (width - 1) * best_leaves_of_bb(width, depth - 2);
}

static uint64_t minimal_leaves(uint64_t width, node depth)
{
    return power(width, depth - depth / 2) + power(width, depth / 2) - 1;
}

/* The digits of the value of the root: the best for each mover in turn. */
static double extreme_value(const struct recipe *recipe)
{
    double value = 0;

    for (node ply = 0; ply < recipe->depth; ply++)
        value = value * recipe->width +
                (recipe_mover(recipe, ply) == MOVER_MAX ? recipe->width - 1 : 0);
    return value;
}

START_TEST(best_order)
{
    static const char *const readers[] = {"alphabeta", "scout", "negascout", "pvs",
                                          "sss",       "dual",  "mt-sss",    "mt-dual"};

    for (node width = 2; width <= 4; width++)
        for (node depth = 1; depth <= 5; depth++) {
            struct recipe recipe = made_recipe("best", width, depth);
            struct tree t;

            recipe.root = _i == 0 ? MOVER_MAX : MOVER_MIN;
            t = made_tree(&recipe, 1);
            ck_assert_double_eq(made_value(&t), extreme_value(&recipe));
            ck_assert_uint_eq(leaves_read(&t, "bb"), best_leaves_of_bb(width, depth));
            for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
                ck_assert_uint_eq(leaves_read(&t, readers[i]),
                                  minimal_leaves(width, depth));
            tree_release(&t);
        }
}
END_TEST

/* With a MIN root sss and dual change places. */
START_TEST(worst_order)
{
    for (uint64_t width = 2; width <= 4; width++)
        for (node depth = 1; depth <= 5; depth++) {
            struct recipe recipe = made_recipe("worst", (node)width, depth);
            uint64_t half = depth / 2, factor = depth % 2 == 1 ? width : 1;
            uint64_t least = power(width, half);
            uint64_t fewer = factor * (least + half * (width - 1) * least / width);
            uint64_t more = least * (1 + half * (width - 1));
            bool max = _i == 0;
            struct tree t;

            recipe.root = max ? MOVER_MAX : MOVER_MIN;
            t = made_tree(&recipe, 1);
            ck_assert_double_eq(made_value(&t), extreme_value(&recipe));
            ck_assert_uint_eq(leaves_read(&t, "alphabeta"), power(width, depth));
            ck_assert_uint_eq(leaves_read(&t, "bb"), power(width, depth));
            ck_assert_uint_eq(leaves_read(&t, max ? "sss" : "dual"), fewer);
            ck_assert_uint_eq(leaves_read(&t, max ? "dual" : "sss"),
                              depth % 2 == 1 ? fewer : more);
            tree_release(&t);
        }
}
END_TEST

/* Perfect order: nothing but the critical tree is read. */
START_TEST(perfect_order)
{
    struct recipe recipe = made_recipe(_i == 0 ? "ordered" : "noisy", 3, 5);

    recipe.chance_kind = CHANCE_NUMBER;
    recipe.chance = 1;
    recipe.noise_steps = 0;
    for (uint64_t k = 1; k <= 50; k++) {
        struct tree t = made_tree(&recipe, k);

        ck_assert_uint_eq(leaves_read(&t, "alphabeta"), minimal_leaves(3, 5));
        tree_release(&t);
    }
}
END_TEST

/* How often a best child comes first, over all inner nodes of some trees. */
static double part_first(const struct recipe *recipe)
{
    node inner = 0, first = 0;

    for (uint64_t k = 1; k <= 20; k++) {
        struct tree t = made_tree(recipe, k);
        double *values = made_values(&t);

        for (node n = 0; n < t.count; n++)
            if (!tree_is_leaf(&t, n)) {
                inner++;
                first += values[tree_first_child(n)] == values[n] ? 1 : 0;
            }
        free(values);
        tree_release(&t);
    }
    return (double)first / inner;
}

/* 6820 inner nodes: a standard error of at most 0.0061. */
START_TEST(ordered_by_chance)
{
    static const struct {
        enum chance_kind kind;
        double chance, expected;
    } cases[] = {{CHANCE_NUMBER, 0, 0},
                 {CHANCE_NUMBER, 0.4, 0.4},
                 {CHANCE_NUMBER, 1, 1},
                 {CHANCE_MARSLAND, 0, 0.7}};
    struct recipe recipe = made_recipe("ordered", 4, 5);

    recipe_set_real(&recipe);
    recipe.chance_kind = cases[_i].kind;
    recipe.chance = cases[_i].chance;
    ck_assert_double_lt(fabs(part_first(&recipe) - cases[_i].expected), 0.025);
}
END_TEST

/* The more noise, the fewer best children come first: all, many, one in four. */
START_TEST(noisy_by_noise)
{
    struct recipe recipe = made_recipe("noisy", 4, 5);
    double none, little, much;

    recipe.high = 1000000;
    recipe.noise_steps = 0;
    none = part_first(&recipe);
    recipe.noise_steps = 100000;
    little = part_first(&recipe);
    recipe.noise_steps = 1000000000;
    much = part_first(&recipe);
    ck_assert_double_eq(none, 1);
    ck_assert_double_lt(little, 0.95);
    ck_assert_double_gt(little, 0.5);
    ck_assert_double_lt(fabs(much - 0.25), 0.03);
}
END_TEST

/* A leaf's value is its static parent's plus one edge; sorted siblings are in order. */
START_TEST(incremental_sums)
{
    struct recipe recipe = made_recipe("incremental", 4, 4);
    struct tree t;

    recipe.statics = true;
    recipe.sorted = _i == 1;
    recipe.low = -5;
    recipe.high = 9;
    t = made_read(made_text(&recipe, "json", 1, 1, false), "json");
    ck_assert_double_eq(t.value[TREE_ROOT], 0);
    for (node n = 1; n < t.count; n++) {
        double edge = t.value[n] - t.value[t.parent[n]];
        node next = t.end[n];

        ck_assert(edge >= -5 && edge <= 9);
        if (recipe.sorted && !tree_is_last_child(&t, n))
            ck_assert(tree_is_max(&t, t.parent[n]) ? t.value[n] >= t.value[next]
                                                   : t.value[n] <= t.value[next]);
    }
    tree_release(&t);
}
END_TEST

/* Leaves at every depth but the root's, about a quarter of the nodes that might go on. */
START_TEST(ragged_depths)
{
    struct recipe recipe = made_recipe("ragged", 5, 4);
    node early = 0, inner = 0;
    bool leaf_at[5] = {false};

    for (uint64_t k = 1; k <= 100; k++) {
        struct tree t = made_tree(&recipe, k);

        for (node n = 1; n < t.count; n++) {
            node depth = tree_depth(&t, n);

            if (tree_is_leaf(&t, n))
                leaf_at[depth] = true;
            if (depth < 4)
                *(tree_is_leaf(&t, n) ? &early : &inner) += 1;
        }
        tree_release(&t);
    }
    ck_assert(!leaf_at[0] && leaf_at[1] && leaf_at[2] && leaf_at[3] && leaf_at[4]);
    ck_assert_double_lt(fabs((double)early / (early + inner) - 0.25), 0.05);
}
END_TEST

/* x^width + x = 1; for width 2 it is the golden section. */
START_TEST(pgame_critical_point)
{
    ck_assert_double_eq_tol(critical_chance(2, MOVER_MIN), (sqrt(5) - 1) / 2, 1e-15);
    ck_assert_double_eq(critical_chance(1, MOVER_MIN), 0.5);
    for (node width = 1; width < 40; width++) {
        double x = critical_chance(width, MOVER_MIN);

        ck_assert_double_eq_tol(pow(x, width) + x, 1, 1e-14);
        ck_assert_double_eq(critical_chance(width, MOVER_MAX), 1 - x);
    }
}
END_TEST

/* At the critical probability as many roots are won at any depth: 0.618 by MAX. */
START_TEST(pgame_roots)
{
    struct recipe recipe = made_recipe("pgame", 2, (node)(3 + 4 * _i / 2));
    int won = 0;

    for (uint64_t k = 1; k <= 1000; k++) {
        struct tree t = made_tree(&recipe, k);
        double value = made_value(&t);

        ck_assert(value == 0 || value == 1);
        won += value == 1 ? 1 : 0;
        tree_release(&t);
    }
    ck_assert_double_lt(fabs(won / 1000. - 0.618), 5 * 0.0154);
}
END_TEST

/* Refusals */

START_TEST(recipe_refusals)
{
    static const struct {
        const char *model, *values, *chance, *noise;
        node width, depth;
        const char *message;
    } cases[] = {
        {"uniform", "0..9", "0.5", "0", 10, 10, "more than 4294967294 nodes"},
        {"permutation", "0..9", "0.5", "0", 65536, 2, "more than 4294967294 nodes"},
        {"best", "0..9", "0.5", "0", 4294967294, 1, "more than 4294967294 nodes"},
        {"best", "0..9", "0.5", "0", 2, 4000000000, "more than 4294967294 nodes"},
        {"uniform", "0..9", "critical", "0", 2, 2, "no use for --p=critical"},
        {"pgame", "0..9", "70/90", "0", 2, 2, "no use for --p=70/90"},
        {"noisy", "0..9", "0.5", "0.5", 2, 2, "expected an integer, as the values are"},
        {"incremental", "0..9007199254740992", "0.5", "0", 2, 2, "not exact"},
        {"uniform", "9..0", "0.5", "0", 2, 2, "9 is above 0"},
        {"uniform", "0..", "0.5", "0", 2, 2, "expected LOW..HIGH"},
        {"uniform", "1-2", "0.5", "0", 2, 2, "expected LOW..HIGH"},
        {"uniform", "0..9007199254740993", "0.5", "0", 2, 2, "expected LOW..HIGH"},
        {"uniform", "0..9", "1.5", "0", 2, 2, "expected a probability"},
        {"uniform", "0..9", "-0.5", "0", 2, 2, "expected a probability"},
        {"uniform", "0..9", "0.5", "-1", 2, 2,
         "expected a number from 0 to 9007199254740992"},
    };
    struct recipe recipe = recipe_default();
    struct error error = {.kind = ERROR_NONE};

    recipe.model = made_model(cases[_i].model);
    recipe.width = cases[_i].width;
    recipe.depth = cases[_i].depth;
    ck_assert(!recipe_set_values(&recipe, cases[_i].values, &error) ||
              !recipe_set_chance(&recipe, cases[_i].chance, &error) ||
              !recipe_set_noise(&recipe, cases[_i].noise, &error) ||
              !recipe_check(&recipe, &error));
    ck_assert_int_eq(error.kind, ERROR_USAGE);
    ck_assert_msg(strstr(error.message, cases[_i].message), "%s", error.message);
}
END_TEST

START_TEST(leaves_of_full_trees)
{
    ck_assert_uint_eq(recipe_leaves(4, 11), 4194304);
    ck_assert_uint_eq(recipe_leaves(10, 9), 1000000000);
    ck_assert_uint_eq(recipe_leaves(2, 30), UINT64_C(1) << 30);
    ck_assert_uint_eq(recipe_leaves(2, 31), 0);
    ck_assert_uint_eq(recipe_leaves(7, 0), 1);
    ck_assert_uint_eq(recipe_leaves(1, 1000000), 1);
    ck_assert_uint_eq(recipe_leaves(UINT32_MAX, UINT32_MAX), 0);
}
END_TEST

/* A device that is full: an error, not a shorter tree. */
START_TEST(full_device)
{
    struct recipe recipe = made_recipe("uniform", 10, 5);
    struct error error = {.kind = ERROR_NONE};
    struct grow grow = {0};
    struct emitter w;
    FILE *full = fopen("/dev/full", "w");

    if (!full)
        return;
    setvbuf(full, NULL, _IONBF, 0);
    ck_assert(emitter_start(&w, full, notation_find("nested"), &error));
    ck_assert(!grow_tree(&grow, &recipe, 1, &w, &error));
    ck_assert_int_eq(error.kind, ERROR_SYSTEM);
    emitter_release(&w);
    grow_release(&grow);
    fclose(full);
}
END_TEST

/* Shown when the run has taken its time, and wiped away. */
START_TEST(progress_line)
{
    struct emitter w = {.leaves = 50, .bytes = 3000000};
    struct progress progress;
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    progress_start(&progress, out, 4, 100);
    progress.done = 1;
    progress_tick(&progress, &w);
    fflush(out);
    ck_assert_uint_eq(size, 0);
    progress.line.started -= 10;
    progress_tick(&progress, &w);
    progress_finish(&progress);
    fclose(out);
    ck_assert_ptr_nonnull(strstr(text, "1 of 4 trees, 3 MB, 0 MB/s, 17 s left"));
    ck_assert_str_eq(text + size - strlen("\r\033[K"), "\r\033[K");
    free(text);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("models");
    TCase *group = suite_group(suite, "models");
    int count = 0;

    while (models[count].name)
        count++;
    tcase_add_test(group, known_trees);
    tcase_add_loop_test(group, streams_and_shards, 0, count);
    tcase_add_loop_test(group, shapes, 0, count);
    tcase_add_test(group, memory_of_a_path);
    tcase_add_test(group, uniform_values);
    tcase_add_test(group, real_values);
    tcase_add_test(group, permutation_is_one);
    tcase_add_test(group, permutation_is_even);
    tcase_add_loop_test(group, expected_leaves, 0, 3);
    tcase_add_loop_test(group, best_order, 0, 2);
    tcase_add_loop_test(group, worst_order, 0, 2);
    tcase_add_loop_test(group, perfect_order, 0, 2);
    tcase_add_loop_test(group, ordered_by_chance, 0, 4);
    tcase_add_test(group, noisy_by_noise);
    tcase_add_loop_test(group, incremental_sums, 0, 2);
    tcase_add_test(group, ragged_depths);
    tcase_add_test(group, pgame_critical_point);
    tcase_add_loop_test(group, pgame_roots, 0, 3);
    tcase_add_loop_test(group, recipe_refusals, 0, 15);
    tcase_add_test(group, leaves_of_full_trees);
    tcase_add_test(group, full_device);
    tcase_add_test(group, progress_line);
    return suite_run(suite);
}
