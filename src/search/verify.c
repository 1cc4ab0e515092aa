/*
 * verify.c - an independent check of a result: values backed up by a sweep over the
 * arrays.
 */
#include "search/verify.h"

#include "search/algorithm.h"
#include "search/bounds.h"
#include "search/shown.h"
#include "tree/values.h"

#include <stdlib.h>

static bool fail(const struct result *result, const char *what, struct error *error)
{
    return error_set(error, ERROR_CHECK, "%s: %s", result->algorithm->name, what);
}

/* What was found out about a target; of other searches nothing. */
static bool answer_holds(const struct result *result, double truth)
{
    if (!(result->algorithm->options & USES_TARGET))
        return true;
    return result->proved == (truth >= result->target) &&
           result->proved == (result->value >= result->target);
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
    right =
        value_holds(result, values[TREE_ROOT]) && answer_holds(result, values[TREE_ROOT])
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

/* What a search knew of each leaf without reading it. */
static struct shown told(const struct tree *t, const struct result *result)
{
    struct shown leaves = {result->low, result->high};

    if (result->algorithm->traits & TOLD_RANGE)
        bounds_of_leaves(t, &leaves.low, &leaves.high);
    return leaves;
}

static bool unproved(const struct result *result, const struct shown *shown,
                     enum relation relation, struct error *error)
{
    char said[SCORE_TEXT_SIZE], proved[SCORE_TEXT_SIZE];

    score_write(result->value, said);
    score_write(relation == AT_LEAST ? shown->low : shown->high, proved);
    return error_set(error, ERROR_CHECK,
                     "%s: what it has read shows that the value is %s %s, not %s %s",
                     result->algorithm->name, relation_signs[relation], proved,
                     relation_signs[relation], said);
}

bool verify_reading(const struct tree *t, const struct result *result,
                    struct error *error)
{
    struct shown shown;

    if (tree_has_payoffs(t))
        return verify_payoffs(t, result, error);
    if (!shown_by_set(t, result->entered, told(t, result), &shown, error))
        return false;
    if (result->bound != AT_MOST && !(shown.low >= result->value))
        return unproved(result, &shown, AT_LEAST, error);
    if (result->bound != AT_LEAST && !(shown.high <= result->value))
        return unproved(result, &shown, AT_MOST, error);
    return true;
}

/* "", ">= ", "<= " */
static const char *bound_sign(const struct result *result)
{
    static const char *const signs[] = {
        [EQUAL] = "", [AT_LEAST] = ">= ", [AT_MOST] = "<= "};

    return signs[result->bound];
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
                     "the algorithms disagree: %s says %s%s, %s says %s%s",
                     a->algorithm->name, bound_sign(a), first, b->algorithm->name,
                     bound_sign(b), second);
}

/* Whether no value is what both say of it: the one at least so much, the other less. */
static bool exclude(const struct result *low, const struct result *high)
{
    return low->bound != AT_MOST && high->bound != AT_LEAST &&
           !(low->value <= high->value);
}

static bool agree(const struct result *a, const struct result *b)
{
    if (!a->payoffs || !b->payoffs)
        return !exclude(a, b) && !exclude(b, a);
    return same_row(a->payoffs, b->payoffs, a->players);
}

/* Each with those before it, the last one first; there are few. */
bool verify_agreement(const struct result *results, size_t count, struct error *error)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = i; j-- > 0;)
            if (!agree(&results[j], &results[i]))
                return disagree(&results[j], &results[i], error);
    return true;
}
