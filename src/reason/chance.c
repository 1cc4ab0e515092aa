/*
 * chance.c - means, and what outcomes can still add to them.
 */
#include "reason/say.h"

#include "base/larger.h"
#include "tree/mean.h"

#include <stdlib.h>
#include <string.h>

bool say_is_near(double x, double y)
{
    return x == y || fabs(x - y) <= 1e-9 * (1 + fabs(y));
}

/* Sums are rounded, and told only where they are what the program has. */
static double rounded(double x)
{
    char text[64];

    snprintf(text, sizeof text, "%.12g", x);
    return strtod(text, NULL);
}

node say_count_outcomes(const struct tree *t, node n)
{
    node count = 0;

    TREE_EACH_OUTCOME(t, n, c)
        count++;
    return count;
}

/* What an outcome is worth, as far as is known: most or least. */
static double limit_of(const struct reason *reason, node c, bool most)
{
    const struct past *past = &reason->history->of[c];

    if (!past->visited)
        return most ? reason->high : reason->low;
    return most ? smaller(reason->high, past->high) : larger(reason->low, past->low);
}

/* Of all outcomes of n but one, or NODE_NONE. */
static double sum_of(const struct reason *reason, node n, node but, bool most)
{
    double sum = 0;

    TREE_EACH_OUTCOME(reason->tree, n, c)
        if (c != but)
            sum += reason->tree->weight[c] * limit_of(reason, c, most);
    return sum;
}

static double weights_of(const struct tree *t, node n)
{
    double weights = 0;

    TREE_EACH_OUTCOME(t, n, c)
        weights += t->weight[c];
    return weights;
}

/* ---- Odds as they were written: 1/3, 25%, 0.2, or a weight ---- */

static double odds_number(const struct tree *t, node c)
{
    const char *text = tree_odds(t, c), *below = text ? strchr(text, '/') : NULL;

    if (!text)
        return 1 / (double)tree_width(t, t->parent[c]);
    return strtod(text, NULL) / (below ? strtod(below + 1, NULL) : 1) /
           (strchr(text, '%') ? 100 : 1);
}

static double odds_sum(const struct tree *t, node n)
{
    double sum = 0;

    TREE_EACH_OUTCOME(t, n, c)
        sum += odds_number(t, c);
    return sum;
}

static void say_odds(struct reason *reason, node c)
{
    const char *text = tree_odds(reason->tree, c);

    if (text)
        reason_say(reason, "$", text);
    else
        reason_say(reason, "1/%",
                   (size_t)tree_width(reason->tree, reason->tree->parent[c]));
}

/* The same in a formula, where a fraction would be misread. */
static void say_bracketed_odds(struct reason *reason, node c)
{
    const char *text = tree_odds(reason->tree, c);
    bool plain = text && text[strspn(text, "0123456789.%")] == '\0';

    reason_say(reason, plain ? "" : "(");
    say_odds(reason, c);
    reason_say(reason, plain ? "" : ")");
}

/* ---- Windows of outcomes ---- */

/* (1.5 - 1) / (1/2) = 1: what an outcome must be worth for the mean to come to goal. The
 * others add up to rest, by the odds as they are written, whose sum is written. */
static void say_needed(struct reason *reason, node c, double goal, double rest,
                       double written)
{
    reason_say(reason, goal < 0 ? "((~)" : "(~", goal);
    if (!say_is_near(written, 1))
        reason_say(reason, " * #", rounded(written));
    reason_say(reason, rest < 0 ? " - (#)) / " : " - #) / ", rounded(rest));
    say_bracketed_odds(reason, c);
    reason_say(reason, " = #.",
               rounded((goal * written - rest) / odds_number(reason->tree, c)));
}

/* bound: of the window of c; goal: of that of its parent; most: the lower ones. */
static void say_side(struct reason *reason, node c, double bound, double goal, bool most)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];
    double written = odds_sum(t, parent);
    double rest = sum_of(reason, parent, c, most) / weights_of(t, parent) * written;
    double needed = (goal * written - rest) / odds_number(t, c);

    if (say_count_outcomes(t, parent) < 2 || !(needed > -INFINITY && needed < INFINITY) ||
        !say_is_near(bound, needed))
        return;
    reason_say(
        reason,
        most ? " The others can still add up to # at most: the mean gets above ~ only "
               "if this is worth more than "
             : " The others can still add up to # at least: the mean gets below ~ only "
               "if this is worth less than ",
        rounded(rest), goal);
    say_needed(reason, c, goal, rest, written);
}

void say_share(struct reason *reason, node n)
{
    const struct asking *asking = reason->history->asking;
    node parent = reason->tree->parent[n];

    if (!reason_is_below_chance(reason->tree, n) || !tree_can_happen(reason->tree, n))
        return;
    say_side(reason, n, asking[n].alpha, asking[parent].alpha, true);
    say_side(reason, n, asking[n].beta, asking[parent].beta, false);
}

void say_outcomes(struct reason *reason, node n)
{
    size_t count = say_count_outcomes(reason->tree, n);

    if (count == 1)
        reason_say(reason, " It is worth as much as its one outcome");
    else
        reason_say(reason, " It is worth the mean of its % outcomes", count);
    if (reason->algorithm->style != TRACE_WINDOW)
        reason_say(reason, ".");
    else if (reason->low > -INFINITY && reason->high < INFINITY)
        reason_say(reason, count == 1 ? ", from # to #." : ", each worth from # to #.",
                   reason->low, reason->high);
    else
        reason_say(reason,
                   "; as no bounds are given, an outcome has a window only when the "
                   "others are known.");
}

void say_probed(struct reason *reason, node n)
{
    const struct past *past = &reason->history->of[n];

    if (!reason_is_below_chance(reason->tree, n) || tree_is_leaf(reason->tree, n))
        return;
    if (past->low == past->high)
        return;
    if (past->low > -INFINITY)
        reason_say(reason, " Its probe has shown that it is worth at least #.",
                   past->low);
    else if (past->high < INFINITY)
        reason_say(reason, " Its probe has shown that it is worth at most #.",
                   past->high);
}

/* ---- Means ---- */

void say_terms(struct reason *reason, node n, say_worth *worth, void *context)
{
    double written = odds_sum(reason->tree, n);
    bool first = true, scaled = !say_is_near(written, 1);

    if (scaled)
        reason_say(reason, "(");
    TREE_EACH_OUTCOME(reason->tree, n, c) {
        reason_say(reason, first ? "" : " + ");
        first = false;
        say_odds(reason, c);
        reason_say(reason, " * ");
        worth(reason, c, context);
    }
    if (scaled)
        reason_say(reason, ") / #", rounded(written));
}

static void say_limit(struct reason *reason, node c, void *context)
{
    reason_say(reason, "#", limit_of(reason, c, *(const bool *)context));
}

static bool are_known(const struct reason *reason, node n)
{
    TREE_EACH_OUTCOME(reason->tree, n, c)
        if (!past_is_exact(&reason->history->of[c]))
            return false;
    return true;
}

void say_mean(struct reason *reason, node n, enum relation relation, double value)
{
    bool most = relation == AT_MOST;
    double mean = sum_of(reason, n, NODE_NONE, most) / weights_of(reason->tree, n);

    if (say_count_outcomes(reason->tree, n) > OUTCOMES_TOLD || !say_is_near(mean, value))
        return;
    if (are_known(reason, n))
        reason_say(reason, " The mean is ");
    else
        reason_say(
            reason,
            most ? " With the most that all outcomes can still be worth, the mean is "
                 : " With the least that all outcomes can still be worth, the "
                   "mean is ");
    say_terms(reason, n, say_limit, &most);
    reason_say(reason, " = #.", rounded(value));
}
