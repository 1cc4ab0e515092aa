/*
 * check_library_generate.c - trees that are generated: nothing but what gteval.h
 * declares.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "outside.h"
#include "suite.h"

static struct gteval_tree *generate(const char *words)
{
    struct gteval_error *error;
    struct gteval_tree *tree = gteval_tree_generate(words, &error);

    ENSURE_MSG(tree, "%s", error ? gteval_error_text(error) : "no error");
    ck_assert_ptr_null(error);
    return tree;
}

static void refuse(const char *words, const char *message)
{
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_tree_generate(words, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, message);
}

START_TEST(models_make_trees)
{
    outside_is(generate("width=2 depth=2"), "[[2,25],[22,42]]");
    outside_is(generate("model=permutation width=2 depth=2 seed=4 root=max"),
               "[[4,2],[1,3]]");
    outside_is(generate("  model=best width=2 depth=1 "), "[1,0]");
}
END_TEST

START_TEST(options_make_a_difference)
{
    static const char *const words[] = {
        "width=2 depth=2 values=5..6",        "width=2 depth=2 real",
        "width=2 depth=2 seed=7 tree=3",      "width=2 depth=2 root=min",
        "model=ragged width=4 depth=5 p=0.5", "model=noisy noise=3",
        "model=incremental sort static",      "shape=+2*2 weights=random",
        "shape=+2*2 weights=uniform",         "players=3 sum=0",
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        gteval_tree_free(generate(words[i]));
}
END_TEST

START_TEST(games_make_trees)
{
    struct gteval_tree *tree = generate("game=nim:1,2");

    ck_assert_uint_eq(gteval_tree_nodes(tree), 12);
    ck_assert_str_eq(gteval_tree_name(tree, 1), "a-1");
    ck_assert_double_eq(outside_value(tree, "sss"), 1);
    gteval_tree_free(tree);
    tree = generate("game=nim:3,4,5 depth=2 static");
    ck_assert_uint_eq(gteval_tree_height(tree), 2);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(what_has_no_meaning_is_refused)
{
    struct gteval_error *error;

    refuse("model=unifrm", "unknown model 'unifrm'; did you mean 'uniform'?");
    refuse("wdth=1", "unknown option 'wdth'; did you mean 'width'?");
    refuse("game=chess", "unknown game 'chess'");
    refuse("width=x", "option '--width': expected a whole number, not 'x'");
    refuse("depth", "option '--depth': expected a whole number, not ''");
    refuse("players=0", "option '--players': expected a whole number, not '0'");
    refuse("seed=18446744073709551616",
           "option '--seed': expected a smaller number, not '18446744073709551616'");
    refuse("weights=x", "option '--weights': expected uniform or random, not 'x'");
    refuse("weights=random", "weights goes with chance in shape");
    refuse("root=x", "option '--root': expected max or min, not 'x'");
    refuse("real=1", "option '--real': expected nothing, not '1'");
    refuse("sort=1", "option '--sort': expected nothing, not '1'");
    refuse("static=1", "option '--static': expected nothing, not '1'");
    refuse("game=nim model=best", "model and game exclude each other");
    refuse("values=0..9 real", "values and real exclude each other");
    refuse("shape=+2 width=2", "shape and width exclude each other");
    refuse("model=best seed=1", "seed has no meaning for 'best'");
    refuse("game=nim width=3", "width has no meaning for 'nim'");
    refuse("depth=40", "a tree of width 3 and depth 40 has more than 4294967294 nodes");
    ck_assert_ptr_null(gteval_tree_generate(NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "words: it must not be NULL");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library_generate");
    TCase *group = suite_group(suite, "generating");

    tcase_add_test(group, models_make_trees);
    tcase_add_test(group, options_make_a_difference);
    tcase_add_test(group, games_make_trees);
    tcase_add_test(group, what_has_no_meaning_is_refused);
    return suite_run(suite);
}
