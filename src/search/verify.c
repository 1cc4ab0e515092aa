/*
 * verify.c - an independent check of a result: values backed up by a sweep over the
 * arrays.
 */
#include "search/verify.h"

#include "search/algorithm.h"
#include "tree/values.h"

#include <stdlib.h>

static bool fail(const struct result *result, const char *what, struct error *error)
{
    return error_set(error, ERROR_CHECK, "%s: %s", result->algorithm->name, what);
}

static bool value_holds(const struct result *result, double truth)
{
    if (result->bound == AT_LEAST)
        return truth >= result->value;
    if (result->bound == AT_MOST)
        return truth <= result->value;
    return truth == result->value;
}

static bool same_row(const double *a, const double *b, size_t width)
{
    for (size_t i = 0; i < width; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

/* values: a row of that width a node. */
static bool check_line(const struct tree *t, const struct result *result,
                       const double *values, size_t width, struct error *error)
{
    const node *line = result->line;

    if (result->length == 0 || line[0] != TREE_ROOT)
        return fail(result, "the line does not begin at the root", error);
    for (node i = 1; i < result->length; i++) {
        if (line[i] == TREE_ROOT || line[i] >= t->count ||
            t->parent[line[i]] != line[i - 1])
            return fail(result, "the line leaves the tree", error);
        if (!same_row(values + line[i] * width, values, width))
            return fail(result, "a node on the line has not the root's value", error);
    }
    if (!tree_is_leaf(t, line[result->length - 1]) &&
        !tree_is_chance(t, line[result->length - 1]))
        return fail(result, "the line does not end at a leaf", error);
    return true;
}

static bool verify_value(const struct tree *t, const struct result *result,
                         struct error *error)
{
    double *values = tree_values(t);
    bool right;

    if (!values)
        return error_memory(error);
    right = value_holds(result, values[TREE_ROOT])
                ? result->bound != EQUAL || check_line(t, result, values, 1, error)
                : fail(result, "the value is wrong", error);
    free(values);
    return right;
}

static bool verify_payoffs(const struct tree *t, const struct result *result,
                           struct error *error)
{
    double *rows = tree_payoff_values(t);
    bool right;

    if (!rows)
        return error_memory(error);
    right = result->payoffs && same_row(result->payoffs, rows, t->players)
                ? check_line(t, result, rows, t->players, error)
                : fail(result, "the payoffs are wrong", error);
    free(rows);
    return right;
}

bool verify_result(const struct tree *t, const struct result *result, struct error *error)
{
    return tree_has_payoffs(t) ? verify_payoffs(t, result, error)
                               : verify_value(t, result, error);
}

static bool disagree(const struct result *a, const struct result *b, struct error *error)
{
    char first[SCORE_TEXT_SIZE], second[SCORE_TEXT_SIZE];

    if (a->payoffs || b->payoffs)
        return error_set(error, ERROR_CHECK,
                         "the algorithms disagree: %s and %s say other payoffs",
                         a->algorithm->name, b->algorithm->name);
    score_write(a->value, first);
    score_write(b->value, second);
    return error_set(error, ERROR_CHECK,
                     "the algorithms disagree: %s says %s, %s says %s",
                     a->algorithm->name, first, b->algorithm->name, second);
}

static bool agree(const struct result *a, const struct result *b)
{
    if (!a->payoffs || !b->payoffs)
        return a->value == b->value;
    return same_row(a->payoffs, b->payoffs, a->players);
}

bool verify_agreement(const struct result *results, size_t count, struct error *error)
{
    const struct result *exact = NULL;

    for (const struct result *r = results; r < results + count; r++) {
        if (r->bound != EQUAL)
            continue;
        if (exact && !agree(exact, r))
            return disagree(exact, r, error);
        exact = r;
    }
    return true;
}
