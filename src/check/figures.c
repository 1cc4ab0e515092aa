/*
 * figures.c - the numbers of a result by their keys.
 */
#include "check/figures.h"

#include "search/algorithm.h"
#include "search/certificate.h"

#include <string.h>

static const char *const other_figures[FIGURES - COUNT_KINDS] = {
    "tree_nodes", "tree_leaves",   "tree_depth", "minimal_leaves",
    "distance",   "optimal_lines", "target",     "proved",
};

const char *figure_name(int figure)
{
    return figure < COUNT_KINDS ? count_kinds[figure].name
                                : other_figures[figure - COUNT_KINDS];
}

int figure_find(const char *name)
{
    int figure = 0;

    while (figure < FIGURES && strcmp(name, figure_name(figure)) != 0)
        figure++;
    return figure;
}

static bool minimal_leaves(const struct tree *t, double value, double *number,
                           struct error *error)
{
    node leaves;

    *number = SCORE_NONE;
    if (t->chance || tree_has_payoffs(t))
        return true;
    if (!certificate_leaves(t, value, &leaves, error))
        return false;
    *number = leaves;
    return true;
}

/* The length of the line, where somebody wins. */
static double distance(const struct result *result)
{
    return result->length > 0 && result->value != 0 ? result->length - 1 : SCORE_NONE;
}

static bool optimal_lines(const struct tree *t, const double *values, double *number,
                          struct error *error)
{
    node lines;

    *number = SCORE_NONE;
    if (tree_has_payoffs(t))
        return true;
    if (!optimal_count(t, values, &lines, error))
        return false;
    *number = lines;
    return true;
}

static double proved(const struct result *result)
{
    return result->algorithm->options & USES_TARGET ? result->proved : SCORE_NONE;
}

bool figure_of(int figure, const struct tree *t, const double *values,
               const struct result *result, double *number, struct error *error)
{
    switch (figure) {
    case FIGURE_TREE_NODES:
        *number = t->count;
        return true;
    case FIGURE_TREE_LEAVES:
        *number = t->leaves;
        return true;
    case FIGURE_TREE_DEPTH:
        *number = t->height;
        return true;
    case FIGURE_MINIMAL_LEAVES:
        return minimal_leaves(t, values[TREE_ROOT], number, error);
    case FIGURE_DISTANCE:
        *number = distance(result);
        return true;
    case FIGURE_OPTIMAL_LINES:
        return optimal_lines(t, values, number, error);
    case FIGURE_TARGET:
        *number = result->target;
        return true;
    case FIGURE_PROVED:
        *number = proved(result);
        return true;
    default:
        *number = (double)counts_get(&result->counts, figure);
        return true;
    }
}

bool figure_is_aside(const char *name)
{
    static const char *const names[] = {"file", "tree", "names", "seconds"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}
