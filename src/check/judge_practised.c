/*
 * judge_practised.c - whether an exercise was worked out to its end: what is there has
 * been found right before.
 */
#include "check/judge.h"

/* Of an exercise each list is there, even if it is empty. */
static bool has_lists(const struct judging *judging, const struct answer_set *set)
{
    static const enum answer_index lists[] = {ANSWER_leaves, ANSWER_pruned};

    bool right = true;

    for (size_t i = 0; i < sizeof lists / sizeof *lists && judge_goes_on(judging, right);
         i++)
        if (!set->of[lists[i]].given)
            right = judge_wrong(judging, "$: not given", answer_names[lists[i]]);
    return right;
}

static bool has_value(const struct judging *judging, const struct answer_set *set, node n)
{
    if (answer_has(&set->of[ANSWER_values], n))
        return true;
    judge_say(judging, "values: none given for @, ", n);
    judge_say_right(judging, n);
    judge_say(judging, ": ");
    judge_say_worth(judging, n);
    return judge_wrong(judging, "");
}

static bool has_window(const struct judging *judging, const struct answer_set *set,
                       node n)
{
    const struct past *past = &judging->history->of[n];

    return !practised_windows(judging->algorithm) ||
           answer_has(&set->of[ANSWER_bounds], n) ||
           judge_wrong(judging, "bounds: none given for @, right is [#, #]", n,
                       past->alpha, past->beta);
}

bool judge_practised(const struct judging *judging, const struct answer_set *set)
{
    node count = judging->tree->count;
    bool right = true;

    for (node n = TREE_ROOT; n < count && judge_goes_on(judging, right); n++) {
        if (!practised_asks(judging->history, n))
            continue;
        right = has_value(judging, set, n) && right;
        if (judge_goes_on(judging, right))
            right = has_window(judging, set, n) && right;
    }
    return judge_goes_on(judging, right) && has_lists(judging, set) && right;
}
