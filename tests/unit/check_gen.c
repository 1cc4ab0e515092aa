/*
 * check_gen.c - the generator: random numbers, notations, models and games.
 */
#include "gen/game.h"
#include "gen/model.h"
#include "gen/progress.h"
#include "read/format.h"
#include "search/algorithm.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What a run writes, as one string for the caller to free. */
struct sink {
    char *text;
    size_t size;
    FILE *file;
    struct writer w;
    struct error error;
};

static void sink_open(struct sink *sink, const char *notation)
{
    *sink = (struct sink){.error.kind = ERROR_NONE};
    sink->file = open_memstream(&sink->text, &sink->size);
    ck_assert_ptr_nonnull(sink->file);
    ck_assert(writer_start(&sink->w, sink->file, notation_find(notation), &sink->error));
}

static char *sink_close(struct sink *sink)
{
    ck_assert(writer_finish(&sink->w, &sink->error));
    writer_release(&sink->w);
    fclose(sink->file);
    return sink->text;
}

/* count trees from number first on; each closed when stream is set. */
static char *make(const struct recipe *recipe, const char *notation, uint64_t first,
                  uint64_t count, bool stream)
{
    struct sink sink;
    struct grow grow = {0};

    sink_open(&sink, notation);
    sink.w.stream = stream;
    for (uint64_t i = 0; i < count; i++)
        ck_assert(grow_tree(&grow, recipe, first + i, &sink.w, &sink.error));
    grow_release(&grow);
    return sink_close(&sink);
}

static char *make_game(const char *name, const char *notation, node depth, bool statics)
{
    const struct game *game = game_find(name);
    struct position start;
    struct sink sink;

    sink_open(&sink, notation);
    ck_assert_ptr_nonnull(game);
    ck_assert(game_start(game, name, &start, &sink.error));
    ck_assert(game_write(game, &start, depth, statics, &sink.w, &sink.error));
    return sink_close(&sink);
}

/* Reads one tree back and frees the text. */
static struct tree parse(char *text, const char *format)
{
    struct read_options options = {.root = MOVER_DEFAULT};
    struct error error = {.kind = ERROR_NONE};
    struct build b = {0};
    struct text source;
    struct tree t;

    ck_assert(text_from(&source, "made", text, strlen(text), &error));
    ck_assert_msg(format_find(format)->read(&source, &b, &options, &error) == READ_TREE,
                  "%s", error.message);
    text_close(&source);
    free(text);
    t = build_take(&b);
    build_release(&b);
    return t;
}

static struct tree grown(const struct recipe *recipe, uint64_t index)
{
    return parse(make(recipe, "nested", index, 1, false), "json");
}

static const struct model *model_called(const char *name)
{
    const struct model *model = models;

    while (model->name && strcmp(model->name, name) != 0)
        model++;
    ck_assert_ptr_nonnull(model->name);
    return model;
}

static struct recipe recipe_for(const char *model, node width, node depth)
{
    struct recipe recipe = recipe_default();
    struct error error = {.kind = ERROR_NONE};

    recipe.model = model_called(model);
    recipe.width = width;
    recipe.depth = depth;
    ck_assert_msg(recipe_check(&recipe, &error), "%s", error.message);
    return recipe;
}

/* The backed-up value of every node, for the caller to free. A parent stands before its
 * children, so going backwards each is complete when it is handed on. */
static double *backed_up(const struct tree *t)
{
    double *values = malloc(t->count * sizeof *values);

    ck_assert_ptr_nonnull(values);
    for (node n = 0; n < t->count; n++)
        values[n] = tree_is_leaf(t, n)  ? t->value[n]
                    : tree_is_max(t, n) ? -INFINITY
                                        : INFINITY;
    for (node n = t->count - 1; n > 0; n--) {
        double *parent = &values[t->parent[n]];
        bool better =
            tree_is_max(t, t->parent[n]) ? values[n] > *parent : values[n] < *parent;

        if (better)
            *parent = values[n];
    }
    return values;
}

static double root_value(const struct tree *t)
{
    double *values = backed_up(t), value = values[TREE_ROOT];

    free(values);
    return value;
}

/* The k-th child of a node, from 1. */
static node child(const struct tree *t, node n, node k)
{
    node c = tree_first_child(n);

    while (--k > 0)
        c = tree_next_child(t, c);
    return c;
}

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

static void assert_text(char *text, const char *expected)
{
    ck_assert_str_eq(text, expected);
    free(text);
}

static uint64_t power(uint64_t base, uint64_t exponent)
{
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

/* Random numbers */

/* The vectors that the authors publish with Random123, kat_vectors, philox4x32 10. */
START_TEST(philox_known_answers)
{
    static const struct {
        uint32_t counter[PHILOX_WORDS], key[PHILOX_KEYS], out[PHILOX_WORDS];
    } known[] = {
        {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
        {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
         {0xffffffff, 0xffffffff},
         {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
        {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
         {0xa4093822, 0x299f31d0},
         {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
    };
    uint32_t out[PHILOX_WORDS];

    philox(known[_i].counter, known[_i].key, out);
    ck_assert_mem_eq(out, known[_i].out, sizeof out);
}
END_TEST

/* A stream is the blocks of its tree, in order, under its seed. */
START_TEST(random_stream_is_philox)
{
    const uint64_t seed = UINT64_C(0x299f31d0a4093822);
    const uint64_t tree = UINT64_C(0x0370734413198a2e);
    const uint32_t key[PHILOX_KEYS] = {0xa4093822, 0x299f31d0};
    struct random random;
    uint32_t out[PHILOX_WORDS];

    random_start(&random, seed, tree);
    for (uint32_t block = 0; block < 3; block++) {
        const uint32_t counter[PHILOX_WORDS] = {block, 0, 0x13198a2e, 0x03707344};

        philox(counter, key, out);
        for (int i = 0; i < PHILOX_WORDS; i++)
            ck_assert_uint_eq(random_word(&random), out[i]);
    }
}
END_TEST

/* Chi-square of draws below a bound, sorted into as many classes as it has parts. */
static double chi_square(uint64_t bound, unsigned classes, unsigned draws)
{
    struct random random;
    double expected = (double)draws / classes, sum = 0;
    unsigned *seen = calloc(classes, sizeof *seen);

    random_start(&random, 5, 1);
    for (unsigned i = 0; i < draws; i++) {
        uint64_t drawn = random_below(&random, bound);

        ck_assert_uint_lt(drawn, bound);
        seen[drawn / (bound / classes)]++;
    }
    for (unsigned i = 0; i < classes; i++)
        sum += (seen[i] - expected) * (seen[i] - expected) / expected;
    free(seen);
    return sum;
}

/* Bounds are multiples of the classes; three in four words would do for the third. */
START_TEST(random_below_is_even)
{
    static const uint64_t bounds[] = {10, 1000, UINT64_C(3221225470),
                                      UINT64_C(10000000000), UINT64_C(1000000000000000)};
    /* Nine degrees of freedom: above 27.9 once in a thousand. */
    double chi = chi_square(bounds[_i], 10, 100000);

    ck_assert_double_lt(chi, 27.9);
    ck_assert_double_gt(chi, 0.5);
}
END_TEST

/* Four words fall on each three results: one result too often, were none drawn again. */
START_TEST(random_below_draws_again)
{
    enum { DRAWS = 30000, PARTS = 3 };
    struct random random;
    int seen[PARTS] = {0};

    random_start(&random, 2, 1);
    for (int i = 0; i < DRAWS; i++)
        seen[random_below(&random, UINT64_C(3) << 30) % PARTS]++;
    for (int i = 0; i < PARTS; i++) {
        ck_assert_int_gt(seen[i], 9600);
        ck_assert_int_lt(seen[i], 10400);
    }
}
END_TEST

START_TEST(random_edges)
{
    struct random random;
    int hits = 0;

    random_start(&random, 1, 1);
    for (int i = 0; i < 1000; i++) {
        ck_assert_uint_eq(random_below(&random, 1), 0);
        ck_assert(!random_chance(&random, 0));
        ck_assert(random_chance(&random, 1));
        ck_assert_int_eq(random_between(&random, -7, -7), -7);
        hits += random_chance(&random, 0.25) ? 1 : 0;
    }
    ck_assert_int_gt(hits, 180);
    ck_assert_int_lt(hits, 320);
}
END_TEST

/* Notations */

static void write_sample(struct writer *w, struct error *error)
{
    writer_begin(w, MOVER_MIN);
    ck_assert(writer_open(w, NULL, SCORE_NONE, error));
    ck_assert(writer_leaf(w, "a1", -3, error));
    ck_assert(writer_open(w, "b1", 0.5, error));
    ck_assert(writer_leaf(w, NULL, 2, error));
    ck_assert(writer_close(w, error));
    ck_assert(writer_close(w, error));
    ck_assert(writer_end(w, error));
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

    sink_open(&sink, samples[_i].notation);
    write_sample(&sink.w, &sink.error);
    assert_text(sink_close(&sink), samples[_i].expected);
}
END_TEST

START_TEST(notation_one_leaf)
{
    struct recipe recipe = recipe_for("best", 3, 0);

    assert_text(make(&recipe, "nested", 1, 1, false), "0\n");
    assert_text(make(&recipe, "json", 1, 1, false), "{\"value\":0}\n");
    assert_text(make(&recipe, "dewey", 1, 1, false), "e 0\n");
    recipe.root = MOVER_MIN;
    assert_text(make(&recipe, "dewey", 1, 2, true), "e min 0\n---\ne min 0\n---\n");
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

/* The writer's quick ways must give what score_write gives. */
START_TEST(writer_numbers)
{
    enum { NUMBERS = 20000 };
    char expected[SCORE_TEXT_SIZE + 1], *text, *line;
    struct random random;
    struct sink sink;

    random_start(&random, 3, 3);
    sink_open(&sink, "nested");
    for (int i = 0; i < NUMBERS; i++) {
        writer_begin(&sink.w, MOVER_MAX);
        ck_assert(writer_leaf(&sink.w, NULL, odd_value(&random, i), &sink.error));
        ck_assert(writer_end(&sink.w, &sink.error));
    }
    text = line = sink_close(&sink);
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
    struct recipe recipe = recipe_for("best", 1200, 2);
    char *text = make(&recipe, "dewey", 1, 1, false), *line = text, expected[64];

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
    struct recipe recipe = recipe_for("uniform", 1, 300000);
    char *text = make(&recipe, words[_i], 1, 1, false);
    struct tree t = parse(text, strcmp(words[_i], "dewey") == 0 ? "dewey" : "json");

    ck_assert_uint_eq(t.count, 300001);
    ck_assert_uint_eq(t.height, 300000);
    tree_release(&t);
}
END_TEST

static void assert_same_tree(const struct tree *a, const struct tree *b)
{
    ck_assert_uint_eq(a->count, b->count);
    ck_assert_mem_eq(a->end, b->end, a->count * sizeof *a->end);
    ck_assert_mem_eq(a->mover, b->mover, a->count);
    for (node n = 0; n < a->count; n++)
        ck_assert(!tree_is_leaf(a, n) || a->value[n] == b->value[n]);
}

/* Every model, from either root: the notations hold the same tree. */
START_TEST(notations_agree)
{
    for (int root = 0; root < 2; root++) {
        struct recipe recipe = recipe_for(models[_i].name, 3, 4);
        struct tree nested, objects, dewey;

        recipe.root = root == 0 ? MOVER_MAX : MOVER_MIN;
        nested = grown(&recipe, 7);
        objects = parse(make(&recipe, "json", 7, 1, false), "json");
        dewey = parse(make(&recipe, "dewey", 7, 1, false), "dewey");
        ck_assert_int_eq(nested.mover[TREE_ROOT], recipe.root);
        assert_same_tree(&nested, &objects);
        assert_same_tree(&nested, &dewey);
        tree_release(&nested);
        tree_release(&objects);
        tree_release(&dewey);
    }
}
END_TEST

/* Models */

/* These bytes must never change: seeds are cited. */
START_TEST(known_trees)
{
    struct recipe recipe = recipe_for("uniform", 3, 2);

    assert_text(make(&recipe, "nested", 1, 2, false),
                "[[2,25,22],[42,23,93],[81,35,48]]\n[[90,55,24],[3,71,85],[26,5,57]]\n");
    recipe_set_real(&recipe);
    assert_text(make(&recipe, "nested", 1, 1, false),
                "[[0.673682918153234,0.771454392668235,0.651461634792271],[0."
                "830834872902594,0.206607207409481,0.884941430989783],[0.97830518398259,"
                "0.535792552960727,0.875435027607651]]\n");
    recipe = recipe_for("permutation", 3, 2);
    assert_text(make(&recipe, "nested", 1, 2, false),
                "[[3,5,8],[1,9,7],[6,2,4]]\n[[8,7,1],[5,3,9],[2,4,6]]\n");
    recipe = recipe_for("ordered", 3, 2);
    assert_text(make(&recipe, "nested", 1, 2, false),
                "[[2,44,25],[49,1,66],[0,43,73]]\n[[90,91,97],[76,78,90],[31,65,90]]\n");
    recipe = recipe_for("incremental", 3, 2);
    assert_text(make(&recipe, "nested", 1, 2, false),
                "[[27,24,44],[116,104,58],[114,96,66]]\n[[145,114,93],[156,97,76],[92,"
                "119,106]]\n");
    recipe = recipe_for("ragged", 3, 3);
    assert_text(make(&recipe, "nested", 1, 2, false),
                "[42]\n[3,[[62,49]],[[56],[9,40,54]]]\n");
    recipe = recipe_for("pgame", 3, 2);
    assert_text(make(&recipe, "nested", 1, 2, false),
                "[[1,1,0],[1,1,1],[0,1,1]]\n[[1,1,0],[1,1,1],[1,0,1]]\n");
    recipe = recipe_for("noisy", 3, 2);
    assert_text(make(&recipe, "nested", 1, 2, false),
                "[[0,35,66],[0,43,92],[2,59,79]]\n[[90,91,94],[64,83,95],[25,22,38]]\n");
    recipe = recipe_for("best", 3, 2);
    assert_text(make(&recipe, "nested", 1, 1, false), "[[6,7,8],[3,4,5],[0,1,2]]\n");
    recipe = recipe_for("worst", 3, 2);
    assert_text(make(&recipe, "nested", 1, 1, false), "[[2,1,0],[5,4,3],[8,7,6]]\n");
}
END_TEST

/* A stream is the same whole, in shards and again; seeds and trees differ. */
START_TEST(streams_and_shards)
{
    struct recipe recipe = recipe_for(models[_i].name, 3, 4);
    char *whole = make(&recipe, "dewey", 1, 9, true);
    char *again = make(&recipe, "dewey", 1, 9, true);
    char *head = make(&recipe, "dewey", 1, 4, true);
    char *tail = make(&recipe, "dewey", 5, 5, true), *other;

    ck_assert_str_eq(whole, again);
    ck_assert_int_eq(strncmp(whole, head, strlen(head)), 0);
    ck_assert_str_eq(whole + strlen(head), tail);
    recipe.seed++;
    other = make(&recipe, "dewey", 1, 9, true);
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
    struct recipe recipe = recipe_for(models[_i].name, 4, 5);
    struct tree t = grown(&recipe, 2);

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
    struct recipe recipe = recipe_for("uniform", 10, 5);
    struct grow grow = {0};
    struct sink sink;

    sink_open(&sink, "dewey");
    ck_assert(grow_tree(&grow, &recipe, 1, &sink.w, &sink.error));
    ck_assert_uint_le(grow.capacity, 64);
    ck_assert_uint_le(sink.w.ordinal_capacity, 64);
    ck_assert_uint_le(sink.w.id_capacity, 64);
    ck_assert_ptr_null(grow.permutation);
    ck_assert_ptr_null(grow.siblings);
    grow_release(&grow);
    free(sink_close(&sink));
}
END_TEST

START_TEST(uniform_values)
{
    struct recipe recipe = recipe_for("uniform", 10, 4);
    int seen[5] = {0};
    struct tree t;
    double chi = 0;

    recipe.low = -2;
    recipe.high = 2;
    t = grown(&recipe, 1);
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
    struct recipe recipe = recipe_for("uniform", 10, 4);
    double sum = 0;
    struct tree t;

    recipe_set_real(&recipe);
    t = grown(&recipe, 1);
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
    struct recipe recipe = recipe_for("permutation", 5, 3);
    struct tree t = grown(&recipe, 3);
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
    struct recipe recipe = recipe_for("permutation", 3, 1);
    int seen[ORDERS] = {0};
    double chi = 0;
    char *text = make(&recipe, "nested", 1, TREES, false), *line = text;

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
    struct recipe recipe = recipe_for("permutation", laws[_i].width, laws[_i].depth);
    double sum[3] = {0}, squares[3] = {0};

    for (uint64_t k = 1; k <= TREES; k++) {
        struct tree t = grown(&recipe, k);

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
            struct recipe recipe = recipe_for("best", width, depth);
            struct tree t;

            recipe.root = _i == 0 ? MOVER_MAX : MOVER_MIN;
            t = grown(&recipe, 1);
            ck_assert_double_eq(root_value(&t), extreme_value(&recipe));
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
            struct recipe recipe = recipe_for("worst", (node)width, depth);
            uint64_t half = depth / 2, factor = depth % 2 == 1 ? width : 1;
            uint64_t least = power(width, half);
            uint64_t fewer = factor * (least + half * (width - 1) * least / width);
            uint64_t more = least * (1 + half * (width - 1));
            bool max = _i == 0;
            struct tree t;

            recipe.root = max ? MOVER_MAX : MOVER_MIN;
            t = grown(&recipe, 1);
            ck_assert_double_eq(root_value(&t), extreme_value(&recipe));
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
    struct recipe recipe = recipe_for(_i == 0 ? "ordered" : "noisy", 3, 5);

    recipe.chance_kind = CHANCE_NUMBER;
    recipe.chance = 1;
    recipe.noise_steps = 0;
    for (uint64_t k = 1; k <= 50; k++) {
        struct tree t = grown(&recipe, k);

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
        struct tree t = grown(recipe, k);
        double *values = backed_up(&t);

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
    struct recipe recipe = recipe_for("ordered", 4, 5);

    recipe_set_real(&recipe);
    recipe.chance_kind = cases[_i].kind;
    recipe.chance = cases[_i].chance;
    ck_assert_double_lt(fabs(part_first(&recipe) - cases[_i].expected), 0.025);
}
END_TEST

/* The more noise, the fewer best children come first: all, many, one in four. */
START_TEST(noisy_by_noise)
{
    struct recipe recipe = recipe_for("noisy", 4, 5);
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
    struct recipe recipe = recipe_for("incremental", 4, 4);
    struct tree t;

    recipe.statics = true;
    recipe.sorted = _i == 1;
    recipe.low = -5;
    recipe.high = 9;
    t = parse(make(&recipe, "json", 1, 1, false), "json");
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
    struct recipe recipe = recipe_for("ragged", 5, 4);
    node early = 0, inner = 0;
    bool leaf_at[5] = {false};

    for (uint64_t k = 1; k <= 100; k++) {
        struct tree t = grown(&recipe, k);

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
    ck_assert_double_eq_tol(pgame_critical(2, MOVER_MIN), (sqrt(5) - 1) / 2, 1e-15);
    ck_assert_double_eq(pgame_critical(1, MOVER_MIN), 0.5);
    for (node width = 1; width < 40; width++) {
        double x = pgame_critical(width, MOVER_MIN);

        ck_assert_double_eq_tol(pow(x, width) + x, 1, 1e-14);
        ck_assert_double_eq(pgame_critical(width, MOVER_MAX), 1 - x);
    }
}
END_TEST

/* At the critical probability as many roots are won at any depth: 0.618 by MAX. */
START_TEST(pgame_roots)
{
    struct recipe recipe = recipe_for("pgame", 2, (node)(3 + 4 * _i / 2));
    int won = 0;

    for (uint64_t k = 1; k <= 1000; k++) {
        struct tree t = grown(&recipe, k);
        double value = root_value(&t);

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
        {"noisy", "0..9", "0.5", "0.5", 2, 2, "must be an integer"},
        {"incremental", "0..9007199254740992", "0.5", "0", 2, 2, "not exact"},
        {"uniform", "9..0", "0.5", "0", 2, 2, "9 is above 0"},
        {"uniform", "0..", "0.5", "0", 2, 2, "expected LOW..HIGH"},
        {"uniform", "1-2", "0.5", "0", 2, 2, "expected LOW..HIGH"},
        {"uniform", "0..9007199254740993", "0.5", "0", 2, 2, "expected LOW..HIGH"},
        {"uniform", "0..9", "1.5", "0", 2, 2, "expected a probability"},
        {"uniform", "0..9", "-0.5", "0", 2, 2, "expected a probability"},
        {"uniform", "0..9", "0.5", "-1", 2, 2, "expected a number not below 0"},
    };
    struct recipe recipe = recipe_default();
    struct error error = {.kind = ERROR_NONE};

    recipe.model = model_called(cases[_i].model);
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
    struct recipe recipe = recipe_for("uniform", 10, 5);
    struct error error = {.kind = ERROR_NONE};
    struct grow grow = {0};
    struct writer w;
    FILE *full = fopen("/dev/full", "w");

    if (!full)
        return;
    setvbuf(full, NULL, _IONBF, 0);
    ck_assert(writer_start(&w, full, notation_find("nested"), &error));
    ck_assert(!grow_tree(&grow, &recipe, 1, &w, &error));
    ck_assert_int_eq(error.kind, ERROR_SYSTEM);
    writer_release(&w);
    grow_release(&grow);
    fclose(full);
}
END_TEST

/* Games */

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
        parse(make_game(known[_i].game, "json", TREE_NODE_LIMIT, false), "json");

    if (known[_i].nodes > 0) {
        ck_assert_uint_eq(t.count, known[_i].nodes);
        ck_assert_uint_eq(t.leaves, known[_i].leaves);
    }
    ck_assert_double_eq(root_value(&t), known[_i].value);
    tree_release(&t);
}
END_TEST

/* How games of tic-tac-toe end: well-known numbers as well. */
START_TEST(tictactoe_endings)
{
    struct tree t =
        parse(make_game("tictactoe", "nested", TREE_NODE_LIMIT, false), "json");
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
                char name[32];
                struct tree t;

                snprintf(name, sizeof name, "nim:%u,%u,%u", a, b, c);
                t = parse(make_game(name, "nested", TREE_NODE_LIMIT, false), "json");
                ck_assert_double_eq(root_value(&t), (a ^ b ^ c) != 0 ? 1 : -1);
                tree_release(&t);
            }
}
END_TEST

/* Sequences of moves in connect four on 7x6, by plies; none ends before the seventh. */
START_TEST(connect4_plies)
{
    static const node plies[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536};
    struct tree t = parse(make_game("connect4", "nested", (node)_i, false), "json");

    ck_assert_uint_eq(t.leaves, plies[_i]);
    tree_release(&t);
}
END_TEST

/* Moves are names, in every notation that has any. */
START_TEST(game_names)
{
    static const char *const first[][2] = {
        {"tictactoe", "a1"}, {"nim", "a-1"},        {"subtract", "a-1"},
        {"connect4", "a1"},  {"hexapawn", "a1-a2"}, {"domineering", "a1-a2"}};
    struct tree t = parse(make_game(first[_i][0], "json", 3, false), "json");
    struct tree d = parse(make_game(first[_i][0], "dewey", 3, false), "dewey");

    ck_assert_str_eq(tree_name(&t, 1), first[_i][1]);
    for (node n = 1; n < t.count; n++)
        ck_assert_str_eq(tree_name(&t, n), tree_name(&d, n));
    assert_same_tree(&t, &d);
    tree_release(&t);
    tree_release(&d);
}
END_TEST

/* At the depth limit a position is worth its static value, also inside with statics. */
START_TEST(game_statics)
{
    assert_text(make_game("tictactoe", "json", 0, false), "{\"value\":0}\n");
    assert_text(make_game("nim:1", "dewey", 1, true), "e 0\n1 1 a-1\n");
    for (int inside = 0; inside < 2; inside++) {
        struct tree t =
            parse(make_game("tictactoe", "json", inside ? 2 : 1, inside), "json");

        /* a1 has three open rows, b1 two. */
        ck_assert_double_eq(t.value[1], 0.003);
        ck_assert_double_eq(t.value[t.end[1]], 0.002);
        /* a1 b2: two rows are left to the first player, three to the second. */
        if (inside)
            ck_assert_double_eq(t.value[child(&t, 1, 4)], -0.001);
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
                                          "nim:99999999999999999999"};
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

/* Shown when the run has taken its time, and wiped away. */
START_TEST(progress_line)
{
    struct writer w = {.leaves = 50, .bytes = 3000000};
    struct progress progress;
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    progress_start(&progress, out, 4, 100);
    progress.done = 1;
    progress_tick(&progress, &w);
    fflush(out);
    ck_assert_uint_eq(size, 0);
    progress.started -= 10;
    progress_tick(&progress, &w);
    progress_finish(&progress);
    fclose(out);
    ck_assert_ptr_nonnull(strstr(text, "1 of 4 trees, 3 MB, 0 MB/s, 17 s left"));
    ck_assert_str_eq(text + size - strlen("\r\033[K"), "\r\033[K");
    free(text);
}
END_TEST

enum { MODEL_COUNT = 9, GAME_COUNT = 6 };

/* The loops below must go through the whole tables. */
START_TEST(table_sizes)
{
    ck_assert_ptr_null(models[MODEL_COUNT].name);
    ck_assert_ptr_null(games[GAME_COUNT]);
}
END_TEST

/* No test is timed: a slow machine is no error. */
static TCase *untimed_case(const char *name)
{
    TCase *tests = tcase_create(name);

    tcase_set_timeout(tests, 0);
    return tests;
}

static TCase *random_case(void)
{
    TCase *tests = untimed_case("random");

    tcase_add_loop_test(tests, philox_known_answers, 0, 3);
    tcase_add_test(tests, random_stream_is_philox);
    tcase_add_loop_test(tests, random_below_is_even, 0, 5);
    tcase_add_test(tests, random_below_draws_again);
    tcase_add_test(tests, random_edges);
    return tests;
}

static TCase *notation_case(void)
{
    TCase *tests = untimed_case("notations");

    tcase_add_loop_test(tests, notation_samples, 0, 3);
    tcase_add_test(tests, notation_one_leaf);
    tcase_add_test(tests, writer_numbers);
    tcase_add_test(tests, dewey_ordinals);
    tcase_add_loop_test(tests, deep_path, 0, 3);
    tcase_add_loop_test(tests, notations_agree, 0, MODEL_COUNT);
    return tests;
}

static TCase *model_case(void)
{
    TCase *tests = untimed_case("models");

    tcase_add_test(tests, table_sizes);
    tcase_add_test(tests, known_trees);
    tcase_add_loop_test(tests, streams_and_shards, 0, MODEL_COUNT);
    tcase_add_loop_test(tests, shapes, 0, MODEL_COUNT);
    tcase_add_test(tests, memory_of_a_path);
    tcase_add_test(tests, uniform_values);
    tcase_add_test(tests, real_values);
    tcase_add_test(tests, permutation_is_one);
    tcase_add_test(tests, permutation_is_even);
    tcase_add_loop_test(tests, expected_leaves, 0, 3);
    tcase_add_loop_test(tests, best_order, 0, 2);
    tcase_add_loop_test(tests, worst_order, 0, 2);
    tcase_add_loop_test(tests, perfect_order, 0, 2);
    tcase_add_loop_test(tests, ordered_by_chance, 0, 4);
    tcase_add_test(tests, noisy_by_noise);
    tcase_add_loop_test(tests, incremental_sums, 0, 2);
    tcase_add_test(tests, ragged_depths);
    tcase_add_test(tests, pgame_critical_point);
    tcase_add_loop_test(tests, pgame_roots, 0, 3);
    tcase_add_loop_test(tests, recipe_refusals, 0, 15);
    tcase_add_test(tests, leaves_of_full_trees);
    tcase_add_test(tests, full_device);
    tcase_add_test(tests, progress_line);
    return tests;
}

static TCase *game_case(void)
{
    TCase *tests = untimed_case("games");

    tcase_add_loop_test(tests, game_trees, 0, 20);
    tcase_add_test(tests, tictactoe_endings);
    tcase_add_test(tests, nim_by_xor);
    tcase_add_loop_test(tests, connect4_plies, 0, 8);
    tcase_add_loop_test(tests, game_names, 0, GAME_COUNT);
    tcase_add_test(tests, game_statics);
    tcase_add_test(tests, game_refusals);
    return tests;
}

int main(void)
{
    Suite *suite = suite_create("gen");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, random_case());
    suite_add_tcase(suite, notation_case());
    suite_add_tcase(suite, model_case());
    suite_add_tcase(suite, game_case());
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? 1 : 0;
}
