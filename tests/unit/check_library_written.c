/*
 * check_library_written.c - what the library writes: which format, which style, and what
 * is refused. That the texts are those of the programs, tests/library.sh looks.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "suite.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

static const char *const SMALL = "[[3,12,8],[2,4,6],[14,5,2]]";
static const char *const NAMED =
    "{\"name\":\"r\",\"children\":[{\"name\":\"a\",\"value\":0.5},{\"value\":1}]}";
static const char *const GAME =
    "{\"players\":2,\"children\":[{\"payoffs\":[1,2]},{\"payoffs\":[3,0]}]}";

static struct gteval_tree *read_tree(const char *text)
{
    struct gteval_error *error;
    struct gteval_reader *reader =
        gteval_reader_memory("test", text, strlen(text), &error);
    struct gteval_tree *tree = reader ? gteval_reader_next(reader, &error) : NULL;

    ENSURE_MSG(tree && !error, "%s", error ? gteval_error_text(error) : "no tree");
    gteval_reader_free(reader);
    return tree;
}

static struct gteval_search *new_search(const char *algorithm)
{
    struct gteval_search *search = gteval_search_new(algorithm, NULL);

    ENSURE_MSG(search, "no %s", algorithm);
    return search;
}

static struct gteval_result *evaluate(const struct gteval_tree *tree,
                                      const char *algorithm)
{
    struct gteval_search *search = new_search(algorithm);
    struct gteval_result *result = gteval_search_run(search, tree, NULL);

    ENSURE_MSG(result, "no result of %s", algorithm);
    gteval_search_free(search);
    return result;
}

static struct gteval_style *new_style(void)
{
    struct gteval_error *error;
    struct gteval_style *style = gteval_style_new(&error);

    ENSURE(style && !error);
    return style;
}

static void set_style(struct gteval_style *style, const char *option, const char *value)
{
    struct gteval_error *error;
    bool done = gteval_style_set(style, option, value, &error);

    ENSURE_MSG(done && !error, "%s: %s", option,
               error ? gteval_error_text(error) : "no error");
}

/* The text is there, and is freed. */
static void check_text(char *text, size_t size, const char *expected)
{
    ck_assert_ptr_nonnull(text);
    ck_assert_str_eq(text, expected);
    ck_assert_uint_eq(size, strlen(expected));
    free(text);
}

/* The text has the part in it, or has not; and is freed. */
static void check_part(char *text, const char *part, bool there)
{
    ck_assert_ptr_nonnull(text);
    ck_assert_msg((strstr(text, part) != NULL) == there, "'%s' %s: %.500s", part,
                  there ? "is not there" : "is there", text);
    free(text);
}

static void check_error(struct gteval_error *error, enum gteval_error_kind kind,
                        const char *text)
{
    ck_assert_ptr_nonnull(error);
    ck_assert_str_eq(gteval_error_text(error), text);
    ck_assert_int_eq(gteval_error_kind(error), kind);
    gteval_error_free(error);
}

/* Trees. */

START_TEST(trees_are_written)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_error *error;
    size_t size;
    char *text = gteval_tree_write(tree, "nested", NULL, &size, &error);

    ck_assert_ptr_null(error);
    check_text(text, size, "[[3,12,8],[2,4,6],[14,5,2]]\n");
    text = gteval_tree_write(tree, "list", NULL, NULL, NULL);
    check_text(text, strlen(text), "((3 12 8) (2 4 6) (14 5 2))\n");
    gteval_tree_free(tree);
}
END_TEST

START_TEST(what_a_format_cannot_hold_is_refused_or_left_out)
{
    struct gteval_tree *tree = read_tree(NAMED), *game = read_tree(GAME);
    struct gteval_style *style = new_style();
    struct gteval_error *error;
    char *text;
    size_t size;

    ck_assert_ptr_null(gteval_tree_write(tree, "nested", style, &size, &error));
    check_error(error, GTEVAL_ERROR_INPUT,
                "nested cannot hold names (node e); --lossy leaves them out");
    set_style(style, "lossy", NULL);
    text = gteval_tree_write(tree, "nested", style, &size, &error);
    check_text(text, size, "[0.5,1]\n");
    ck_assert_ptr_null(gteval_tree_write(game, "levels", style, &size, &error));
    ck_assert_int_eq(gteval_error_kind(error), GTEVAL_ERROR_INPUT);
    gteval_error_free(error);
    gteval_style_free(style);
    gteval_tree_free(game);
    gteval_tree_free(tree);
}
END_TEST

/* What was written is read as the same. */
START_TEST(all_formats_of_trees_are_read_again)
{
    struct gteval_tree *tree = read_tree(SMALL);
    const char *format;

    for (size_t i = 0; (format = gteval_name(GTEVAL_TREE_FORMATS, i)); i++) {
        char *text = gteval_tree_write(tree, format, NULL, NULL, NULL);
        struct gteval_tree *again;
        size_t size;

        ck_assert_msg(text, "%s", format);
        again = read_tree(text);
        free(text);
        text = gteval_tree_write(again, "nested", NULL, &size, NULL);
        if (strcmp(format, "lab") == 0 || !text) /* names are made up */
            free(text);
        else
            check_text(text, size, "[[3,12,8],[2,4,6],[14,5,2]]\n");
        gteval_tree_free(again);
    }
    gteval_tree_free(tree);
}
END_TEST

/* Results. */

START_TEST(results_are_written)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_result *first = evaluate(tree, "alphabeta"),
                         *second = evaluate(tree, "sss");
    const struct gteval_result *const results[] = {first, second};
    struct gteval_style *style = new_style();
    size_t size;

    check_part(gteval_results_write(results, 1, tree, "text", NULL, &size, NULL),
               "algorithm: alpha-beta\nvalue: 3\nmove: 1\n", true);
    check_part(gteval_results_write(results, 1, tree, "text", NULL, NULL, NULL),
               "pruned: 2.2 2.3\n", true);
    check_part(gteval_results_write(results, 2, tree, "text", NULL, &size, NULL),
               "pruned:", false);
    check_part(gteval_results_write(results, 2, tree, "json", NULL, &size, NULL),
               "{\"file\":\"-\",\"tree\":1,\"algorithm\":\"alphabeta\",", true);
    set_style(style, "file", "all.jsonl");
    set_style(style, "tree", "18446744073709551615");
    check_part(gteval_results_write(results, 2, tree, "csv", style, &size, NULL),
               "\nall.jsonl,18446744073709551615,alphabeta,3,", true);
    set_style(style, "no-header", "");
    check_part(gteval_results_write(results, 2, tree, "csv", style, &size, NULL),
               "file,tree", false);
    set_style(style, "time", "");
    check_part(gteval_results_write(results, 1, tree, "text", style, &size, NULL),
               "\nseconds: ", true);
    gteval_style_free(style);
    gteval_result_free(second);
    gteval_result_free(first);
    gteval_tree_free(tree);
}
END_TEST

/* One search by the longest line, another by its own. */
START_TEST(lines_of_any_result_are_told_of)
{
    struct gteval_tree *tree = read_tree("[3,[[3,4],5]]");
    struct gteval_search *search = new_search("minimax");
    const struct gteval_result *results[2] = {evaluate(tree, "alphabeta")};
    struct gteval_style *style = new_style();

    ck_assert(gteval_search_line(search, GTEVAL_LINE_LONGEST, NULL));
    results[1] = gteval_search_run(search, tree, NULL);
    ck_assert_ptr_nonnull(results[1]);
    set_style(style, "moves", "");
    check_part(gteval_results_write(results, 2, tree, "text", style, NULL, NULL),
               "distance", true);
    check_part(gteval_results_write(results, 1, tree, "text", style, NULL, NULL),
               "distance", false);
    gteval_style_free(style);
    for (size_t i = 0; i < 2; i++)
        gteval_result_free((struct gteval_result *)results[i]);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(results_of_another_tree_are_refused)
{
    struct gteval_tree *tree = read_tree(SMALL), *other = read_tree("[1,2]"),
                       *game =
                           read_tree("{\"players\":1,\"children\":[{\"payoffs\":[1]}]}");
    struct gteval_result *result = evaluate(tree, "alphabeta");
    const struct gteval_result *const results[] = {result};
    const struct gteval_result *const none[] = {NULL};
    struct gteval_error *error;

    ck_assert_ptr_null(
        gteval_results_write(results, 1, other, "text", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "results: one of them is of another tree");
    ck_assert_ptr_null(
        gteval_results_write(results, 1, game, "text", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "results: one of them is of another tree");
    ck_assert_ptr_null(gteval_results_write(none, 1, tree, "text", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "results: it must not be NULL");
    ck_assert_ptr_null(
        gteval_results_write(results, 0, tree, "text", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "results: it must not be NULL");
    gteval_result_free(result);
    gteval_tree_free(game);
    gteval_tree_free(other);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(best_moves_need_one_value)
{
    struct gteval_tree *game = read_tree(GAME);
    struct gteval_result *result = evaluate(game, "maxn");
    const struct gteval_result *const results[] = {result};
    struct gteval_style *style = new_style();
    struct gteval_error *error;

    set_style(style, "moves", NULL);
    check_part(gteval_results_write(results, 1, game, "text", style, NULL, NULL),
               "payoffs: (3, 0)", true);
    set_style(style, "all-best", NULL);
    ck_assert_ptr_null(
        gteval_results_write(results, 1, game, "json", style, NULL, &error));
    check_error(
        error, GTEVAL_ERROR_INPUT,
        "--all-best: where players have payoffs, best moves may lead to different "
        "ones; use --paranoid=PLAYER");
    gteval_style_free(style);
    gteval_result_free(result);
    gteval_tree_free(game);
}
END_TEST

/* Pictures. */

START_TEST(trees_are_drawn)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_style *style = new_style();
    const char *picture;

    set_style(style, "title", "before");
    set_style(style, "title", "A <title>");
    check_part(gteval_tree_draw(tree, "svg", style, NULL, NULL), "A &lt;title&gt;", true);
    check_part(gteval_tree_draw(tree, "html", style, NULL, NULL),
               "<title>A &lt;title&gt;", true);
    check_part(gteval_tree_draw(tree, "outline", NULL, NULL, NULL), "\342\224\200", true);
    check_part(gteval_tree_draw(tree, "outline", NULL, NULL, NULL), "\033[", false);
    set_style(style, "ascii", NULL);
    set_style(style, "color", NULL);
    set_style(style, "columns", "999999999999");
    check_part(gteval_tree_draw(tree, "outline", style, NULL, NULL), "\342", false);
    for (size_t i = 0; (picture = gteval_name(GTEVAL_PICTURES, i)); i++)
        check_part(gteval_tree_draw(tree, picture, style, NULL, NULL), "", true);
    gteval_style_free(style);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(searches_are_drawn)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *first = new_search("alphabeta"), *second = new_search("sss");
    const struct gteval_search *const searches[] = {first, second};
    struct gteval_style *style = new_style();
    struct gteval_error *error;

    check_part(gteval_searches_draw(searches, 1, tree, "svg", NULL, NULL, NULL),
               "value 3, move 1, 11 of 13 nodes", true);
    check_part(gteval_searches_draw(searches, 2, tree, "outline", NULL, NULL, NULL),
               "SSS*", true);
    check_part(gteval_searches_draw(searches, 2, tree, "html", NULL, NULL, NULL),
               "\"title\":\"SSS*\"", true);
    check_part(gteval_searches_draw(searches, 1, tree, "html", NULL, NULL, NULL),
               "\"title\":\"SSS*\"", false);
    ck_assert_ptr_null(
        gteval_searches_draw(searches, 2, tree, "svg", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "'svg' shows one algorithm at a time");
    set_style(style, "step", "5");
    set_style(style, "proof", NULL);
    check_part(gteval_searches_draw(searches, 1, tree, "svg", style, NULL, NULL),
               "after 5 of ", true);
    set_style(style, "step", "1000");
    check_part(gteval_searches_draw(searches, 1, tree, "svg", style, NULL, NULL),
               "proved by 3 leaves", true);
    set_style(style, "proof", "Upper");
    check_part(gteval_searches_draw(searches, 1, tree, "svg", style, NULL, NULL),
               "cutoff, \u2264 3 proved by 3 leaves", true);
    set_style(style, "file", "t.json");
    check_part(gteval_searches_draw(searches, 1, tree, "html", style, NULL, NULL),
               "<title>t.json", true);
    gteval_style_free(style);
    gteval_search_free(second);
    gteval_search_free(first);
    gteval_tree_free(tree);
}
END_TEST

/* So many leaves, one level. */
static struct gteval_tree *wide_tree(size_t leaves)
{
    char *text = malloc(2 * leaves + 2);
    struct gteval_tree *tree;

    ENSURE(text);
    for (size_t i = 0; i < leaves; i++)
        memcpy(text + 2 * i, i > 0 ? ",1" : "[1", 2);
    memcpy(text + 2 * leaves, "]", 2);
    tree = read_tree(text);
    free(text);
    return tree;
}

START_TEST(trees_too_large_for_a_picture_are_refused)
{
    struct gteval_tree *tree = wide_tree(2000);
    struct gteval_search *search = new_search("alphabeta");
    const struct gteval_search *const searches[] = {search};
    static const char *const text =
        "svg draws at most 2000 nodes, and the tree has 2001; cut its depth, or draw all "
        "with --format=outline";
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_tree_draw(tree, "svg", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_INPUT, text);
    ck_assert_ptr_null(
        gteval_searches_draw(searches, 1, tree, "svg", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_INPUT, text);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

/* An error of the search is that of the picture. */
START_TEST(searches_that_fail_are_not_drawn)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *fails = new_search("pn"), *runs = new_search("alphabeta");
    const struct gteval_search *const searches[] = {runs, fails}, *const none[] = {NULL};
    struct gteval_error *error;
    const char *picture;

    for (size_t i = 0; (picture = gteval_name(GTEVAL_PICTURES, i)); i++) {
        ck_assert_ptr_null(
            gteval_searches_draw(searches + 1, 1, tree, picture, NULL, NULL, &error));
        check_error(error, GTEVAL_ERROR_INPUT, "pn: no target is given");
    }
    ck_assert_ptr_null(
        gteval_searches_draw(searches, 2, tree, "html", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_INPUT, "pn: no target is given");
    ck_assert_ptr_null(gteval_searches_draw(none, 1, tree, "svg", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "searches: it must not be NULL");
    ck_assert_ptr_null(
        gteval_searches_draw(searches, 0, tree, "svg", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "searches: it must not be NULL");
    gteval_search_free(runs);
    gteval_search_free(fails);
    gteval_tree_free(tree);
}
END_TEST

/* Manners. */

static void refuse_style(const char *option, const char *value, const char *text)
{
    struct gteval_style *style = new_style();
    struct gteval_error *error;

    ck_assert(!gteval_style_set(style, option, value, &error));
    check_error(error, GTEVAL_ERROR_USAGE, text);
    gteval_style_free(style);
}

START_TEST(styles_are_looked_at)
{
    refuse_style("titl", "x", "unknown style 'titl'; did you mean 'title'?");
    refuse_style("ids", "yes", "style 'ids': expected nothing, not 'yes'");
    refuse_style("labels", "all",
                 "style 'labels': expected names, ids, letters or none, not 'all'");
    refuse_style("labels", NULL,
                 "style 'labels': expected names, ids, letters or none, not ''");
    refuse_style("layout", "up", "style 'layout': expected down or right, not 'up'");
    refuse_style("page", "a5",
                 "style 'page': expected a3, a4 or letter, one of these with -landscape "
                 "behind it, or WxH in mm from 40 to 5000, not 'a5'");
    refuse_style("proof", "all",
                 "style 'proof': expected lower, upper or both, not 'all'");
    refuse_style("step", "0", "style 'step': expected a whole number from 1 on, not '0'");
    refuse_style("step", "5x",
                 "style 'step': expected a whole number from 1 on, not '5x'");
    refuse_style("tree", "18446744073709551616",
                 "style 'tree': expected a whole number from 1 on, not "
                 "'18446744073709551616'");
}
END_TEST

START_TEST(unknown_formats_are_refused)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *search = new_search("sss");
    struct gteval_result *result = evaluate(tree, "sss");
    const struct gteval_search *const searches[] = {search};
    const struct gteval_result *const results[] = {result};
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_tree_write(tree, "jsn", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE,
                "unknown format of trees 'jsn'; did you mean 'json'?");
    ck_assert_ptr_null(gteval_tree_draw(tree, "png", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "unknown picture 'png'; did you mean 'svg'?");
    ck_assert_ptr_null(
        gteval_searches_draw(searches, 1, tree, "json", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "unknown picture 'json'");
    ck_assert_ptr_null(gteval_results_write(results, 1, tree, "svg", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE,
                "unknown format of results 'svg'; did you mean 'csv'?");
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(nulls_are_refused_or_stand_for_nothing)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_style *style = new_style();
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_tree_write(NULL, "json", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "tree: it must not be NULL");
    ck_assert_ptr_null(gteval_tree_write(tree, NULL, NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "format: it must not be NULL");
    ck_assert_ptr_null(gteval_tree_draw(tree, NULL, NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "picture: it must not be NULL");
    ck_assert_ptr_null(gteval_searches_draw(NULL, 1, tree, "svg", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "searches: it must not be NULL");
    ck_assert_ptr_null(gteval_results_write(NULL, 1, tree, "text", NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "results: it must not be NULL");
    ck_assert(!gteval_style_set(NULL, "ids", NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "style: it must not be NULL");
    ck_assert(!gteval_style_set(style, NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "option: it must not be NULL");
    ck_assert(!gteval_style_set(style, "step", NULL, NULL));
    gteval_style_free(style);
    gteval_style_free(NULL);
    gteval_tree_free(tree);
}
END_TEST

/* Where there is a locale with a decimal comma, LOCPATH says so. */
START_TEST(numbers_have_a_point_in_every_locale)
{
    struct gteval_tree *tree = read_tree("[0.5,[0.25,4]]");
    struct gteval_result *result = evaluate(tree, "alphabeta");
    const struct gteval_result *const results[] = {result};
    struct gteval_style *style = new_style();
    char text[8];

    if (getenv("LOCPATH"))
        ck_assert_ptr_nonnull(setlocale(LC_ALL, "comma"));
    set_style(style, "time", NULL);
    check_part(gteval_results_write(results, 1, tree, "text", style, NULL, NULL),
               "seconds: 0.", true);
    check_part(gteval_tree_draw(tree, "tikz", NULL, NULL, NULL), "0,5", false);
    check_part(gteval_tree_write(tree, "efg", NULL, NULL, NULL), "0.25", true);
    snprintf(text, sizeof text, "%.1f", 0.5);
    ck_assert_str_eq(text, getenv("LOCPATH") ? "0,5" : "0.5");
    gteval_style_free(style);
    gteval_result_free(result);
    gteval_tree_free(tree);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library_written");
    TCase *group = suite_group(suite, "written");

    tcase_add_test(group, trees_are_written);
    tcase_add_test(group, what_a_format_cannot_hold_is_refused_or_left_out);
    tcase_add_test(group, all_formats_of_trees_are_read_again);
    tcase_add_test(group, results_are_written);
    tcase_add_test(group, lines_of_any_result_are_told_of);
    tcase_add_test(group, results_of_another_tree_are_refused);
    tcase_add_test(group, best_moves_need_one_value);
    tcase_add_test(group, trees_are_drawn);
    tcase_add_test(group, searches_are_drawn);
    tcase_add_test(group, trees_too_large_for_a_picture_are_refused);
    tcase_add_test(group, searches_that_fail_are_not_drawn);
    tcase_add_test(group, styles_are_looked_at);
    tcase_add_test(group, unknown_formats_are_refused);
    tcase_add_test(group, nulls_are_refused_or_stand_for_nothing);
    tcase_add_test(group, numbers_have_a_point_in_every_locale);
    return suite_run(suite);
}
