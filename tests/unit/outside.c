/*
 * outside.c - trees and errors as programs see them.
 */
#include "outside.h"

#include "ensure.h"

#include <stdlib.h>
#include <string.h>

void outside_error(struct gteval_error *error, enum gteval_error_kind kind,
                   const char *text)
{
    ck_assert_ptr_nonnull(error);
    ck_assert_str_eq(gteval_error_text(error), text);
    ck_assert_int_eq(gteval_error_kind(error), kind);
    gteval_error_free(error);
}

struct gteval_tree *outside_tree(const char *name, const char *text)
{
    struct gteval_error *error;
    struct gteval_reader *reader = gteval_reader_memory(name, text, strlen(text), &error);
    struct gteval_tree *tree = reader ? gteval_reader_next(reader, &error) : NULL;

    ENSURE_MSG(tree && !error, "%s", error ? gteval_error_text(error) : "no tree");
    gteval_reader_free(reader);
    return tree;
}

/* The node after n and all below it, with the brackets that close before it. */
static gteval_node go_on(const struct gteval_tree *tree, gteval_node n, FILE *out)
{
    while (n != GTEVAL_ROOT && gteval_tree_next_sibling(tree, n) == GTEVAL_NONE) {
        fputc(']', out);
        n = gteval_tree_parent(tree, n);
    }
    if (n == GTEVAL_ROOT)
        return GTEVAL_NONE;
    fputc(',', out);
    return gteval_tree_next_sibling(tree, n);
}

void outside_is(struct gteval_tree *tree, const char *lists)
{
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    gteval_node n = GTEVAL_ROOT;

    ENSURE(out);
    while (n != GTEVAL_NONE) {
        gteval_node child = gteval_tree_first_child(tree, n);

        if (child == GTEVAL_NONE) {
            fprintf(out, "%g", gteval_tree_value(tree, n));
            n = go_on(tree, n, out);
        } else {
            fputc('[', out);
            n = child;
        }
    }
    ENSURE(fclose(out) == 0);
    ck_assert_str_eq(text, lists);
    free(text);
    gteval_tree_free(tree);
}

double outside_value(const struct gteval_tree *tree, const char *algorithm)
{
    struct gteval_search *search = gteval_search_new(algorithm, NULL);
    struct gteval_error *error;
    struct gteval_result *result = gteval_search_run(search, tree, &error);
    double value;

    ENSURE_MSG(result, "%s", error ? gteval_error_text(error) : "no error");
    value = gteval_result_value(result);
    gteval_result_free(result);
    gteval_search_free(search);
    return value;
}
