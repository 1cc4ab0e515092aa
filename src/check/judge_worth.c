/*
 * judge_worth.c - what nodes are worth: value and values, where also what the algorithm
 * came to is accepted.
 */
#include "check/judge.h"

node judge_best_child(const struct judging *judging, node n)
{
    node c = tree_first_child(n);

    if (judging->optimal)
        return optimal_move(judging->optimal, n);
    while (!judge_is_best(judging, n, c))
        c = tree_next_child(judging->tree, c);
    return c;
}

/* A fraction means a number that rounding may have made another. */
bool judge_means(const struct answer_worth *given, double value)
{
    static const double ROUNDING = 1e-12;

    return !score_known(given->value) || given->value == value ||
           (given->fraction && fabs(given->value - value) <= ROUNDING * fabs(value));
}

bool judge_means_all(const struct answer_worth *given, const double *values,
                     unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!judge_means(&given[i], values[i]))
            return false;
    return true;
}

void judge_say_mean(const struct judging *judging, node n, unsigned player)
{
    enum { SHOWN = 8 };
    const struct tree *t = judging->tree;
    size_t shown = 0;

    judge_say(judging, "mean of ");
    TREE_EACH_OUTCOME(t, n, c) {
        const char *odds = tree_odds(t, c);

        judge_say(judging, shown > 0 ? ", " : "");
        if (shown++ == SHOWN) {
            judge_say(judging, "...");
            break;
        }
        judge_say(judging, "#", judge_worth(judging, c)[player]);
        if (odds)
            judge_say(judging, " at $", odds);
    }
    judge_say(judging, " is #", judge_worth(judging, n)[player]);
}

/* A bound of a node is right as its value too, if it is the one that came back; as a
 * bound nothing else is. */
static bool is_right(const struct judging *judging, node n,
                     const struct answer_worth *given)
{
    const struct past *past = &judging->history->of[n];

    if (given->relation != EQUAL)
        return past->left && past->relation == given->relation &&
               judge_means(given, past->value);
    return judge_means(given, *judge_worth(judging, n)) ||
           (past->left && judge_means(given, past->value));
}

/* "5", or the bound "<= 5" */
static void say_given(const struct judging *judging, const struct answer_worth *given)
{
    if (given->relation != EQUAL)
        judge_say(judging, "$ ", relation_signs[given->relation]);
    judge_say(judging, "#", given->value);
}

void judge_say_right(const struct judging *judging, node n)
{
    const struct past *past = &judging->history->of[n];
    double value = *judge_worth(judging, n);

    judge_say(judging, "right is #", value);
    if (past->left && past->value != value)
        judge_say(judging, ", or the bound $ #", relation_signs[past->relation],
                  past->value);
}

void judge_say_worth(const struct judging *judging, node n)
{
    if (tree_is_chance(judging->tree, n)) {
        judge_say_mean(judging, n, 0);
        return;
    }
    judge_say(judging, "$ moves to @, worth #",
              tree_is_max(judging->tree, n) ? "MAX" : "MIN", judge_best_child(judging, n),
              *judge_worth(judging, n));
}

static bool wrong_value(const struct judging *judging, node n)
{
    judge_say_right(judging, n);
    if (tree_is_leaf(judging->tree, n))
        return judge_wrong(judging, ", as the tree says");
    judge_say(judging, ": ");
    judge_say_worth(judging, n);
    return judge_wrong(judging, "");
}

bool judge_value(const struct judging *judging, const struct answer *answer)
{
    const struct answer_worth *given = answer->worths;

    if (answer->count == 0)
        return true;
    if (tree_has_payoffs(judging->tree))
        return judge_row(judging, ANSWER_value, TREE_ROOT, given);
    if (is_right(judging, TREE_ROOT, given))
        return true;
    judge_say(judging, "value: ");
    say_given(judging, given);
    judge_say(judging, " given, ");
    return wrong_value(judging, TREE_ROOT);
}

static bool judge_item(const struct judging *judging, node n,
                       const struct answer_worth *given)
{
    if (tree_has_payoffs(judging->tree))
        return judge_row(judging, ANSWER_values, n, given);
    if (is_right(judging, n, given))
        return true;
    judge_say(judging, "values: ");
    say_given(judging, given);
    judge_say(judging, " given for @, ", n);
    return wrong_value(judging, n);
}

bool judge_values(const struct judging *judging, const struct answer *answer)
{
    bool right = true;

    for (size_t i = 0; i < answer->count && judge_goes_on(judging, right); i++) {
        const struct answer_item *item = &answer->items[i];

        right = judge_item(judging, item->node, answer->worths + item->worth) && right;
    }
    return right;
}
