/*
 * outcomes.c - looking at what was written of the outcomes of a chance node.
 */
#include "write/outcomes.h"

#include "base/digit.h"
#include "tree/odds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Adds what was written for c; it was read before, so it is right. */
static void add_odds(struct outcomes *outcomes, double *written, const char *odds)
{
    struct ratio ratio = {.denominator = 1};
    struct error error;

    odds_read(odds, strlen(odds), &ratio, &error);
    outcomes->whole = outcomes->whole && odds_is_whole(&ratio);
    *written += ratio.nearest;
}

struct outcomes outcomes_of(const struct tree *t, node chance)
{
    static const double most = 0x1p53;
    struct outcomes outcomes = {.whole = true, .exact = true};
    double written = 0;

    TREE_EACH_CHILD(t, chance, c) {
        const char *odds = tree_odds(t, c);

        outcomes.equal = !odds;
        outcomes.exact = outcomes.exact && trunc(t->weight[c]) == t->weight[c];
        outcomes.sum += t->weight[c];
        if (odds)
            add_odds(&outcomes, &written, odds);
    }
    outcomes.probabilities = odds_sum_to_one(written);
    outcomes.exact = outcomes.exact && outcomes.sum <= most;
    return outcomes;
}

/* number: integer [ '.' digits ] [ 'e' [ '-' | '+' ] digits ], the integer without zeros
 * in front; odds have no other characters than those, '/' and '%'. */
bool outcomes_is_json(const char *odds)
{
    const char *point = strchr(odds, '.');

    if (!is_digit(odds[0]) || strpbrk(odds, "/%") || (point && !is_digit(point[1])))
        return false;
    return odds[0] != '0' || !is_digit(odds[1]);
}

static bool is_as_written(const struct outcomes *outcomes)
{
    return outcomes->equal || outcomes->probabilities || outcomes->whole;
}

bool outcomes_are_said(const struct tree *t, node chance)
{
    struct outcomes outcomes = outcomes_of(t, chance);

    return is_as_written(&outcomes) || outcomes.exact;
}

/* Marks a chance node whose odds cannot be said as they were written. */
static bool mark(struct wording *wording, node chance, struct error *error)
{
    if (!wording->weights)
        wording->weights = calloc(wording->tree->count, sizeof *wording->weights);
    if (!wording->weights)
        return error_memory(error);
    wording->weights[chance] = true;
    return true;
}

bool wording_find(struct wording *wording, const struct tree *t, struct error *error)
{
    *wording = (struct wording){.tree = t, .probable = true};
    for (node n = TREE_ROOT; t->odds && n < t->count; n++) {
        struct outcomes outcomes;

        if (!tree_is_chance(t, n))
            continue;
        outcomes = outcomes_of(t, n);
        wording->probable =
            wording->probable && (outcomes.equal || outcomes.probabilities);
        if (!is_as_written(&outcomes) && !mark(wording, n, error))
            return false;
    }
    return true;
}

void wording_print(FILE *out, const struct wording *wording, node n)
{
    const struct tree *t = wording->tree;

    if (wording->weights && wording->weights[t->parent[n]])
        score_print(out, t->weight[n]);
    else
        fputs(tree_odds(t, n), out);
}

void wording_release(struct wording *wording)
{
    free(wording->weights);
    *wording = (struct wording){0};
}
