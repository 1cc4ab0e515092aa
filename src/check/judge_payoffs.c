/*
 * judge_payoffs.c - what each player gets, and whether the players have a choice between
 * moves that are equally good to them.
 */
#include "check/judge.h"

static bool are_meant(const struct judging *judging, const struct answer_worth *given,
                      const double *row)
{
    return judge_means_all(given, row, judging->width);
}

/* Whether a player moves at n. */
static bool is_decision(const struct tree *t, node n)
{
    return !tree_is_leaf(t, n) && !tree_is_chance(t, n);
}

/* A child of n at which each player gets what is given, a best one or not; NODE_NONE. */
static node child_with(const struct judging *judging, node n,
                       const struct answer_worth *given, bool best)
{
    TREE_EACH_CHILD(judging->tree, n, c)
        if (judge_is_best(judging, n, c) == best &&
            are_meant(judging, given, judge_worth(judging, c)))
            return c;
    return NODE_NONE;
}

/* What the search left behind at a node that it cut off; NULL elsewhere. */
static const double *bound_of(const struct judging *judging, node n)
{
    if (judging->history->of[n].relation == EQUAL)
        return NULL;
    return history_payoffs_left(judging->history, n);
}

/* Of equal moves each may be chosen; and a bound of a node is right as its value, too. */
static bool is_right(const struct judging *judging, node n,
                     const struct answer_worth *given)
{
    const double *bound = bound_of(judging, n);

    return are_meant(judging, given, judge_worth(judging, n)) ||
           (is_decision(judging->tree, n) &&
            child_with(judging, n, given, true) != NODE_NONE) ||
           (bound && are_meant(judging, given, bound));
}

/* (4, -, 1): of the second player nothing is said */
static void say_given(const struct judging *judging, const struct answer_worth *given)
{
    for (unsigned i = 0; i < judging->width; i++) {
        judge_say(judging, i > 0 ? ", " : "(");
        if (score_known(given[i].value))
            judge_say(judging, "#", given[i].value);
        else
            judge_say(judging, "-");
    }
    judge_say(judging, ")");
}

static void say_row(const struct judging *judging, const double *row)
{
    for (unsigned i = 0; i < judging->width; i++)
        judge_say(judging, i > 0 ? ", #" : "(#", row[i]);
    judge_say(judging, ")");
}

/* "right is (1, 2, 3), or the bound (1, 0, 4)" */
static void say_right(const struct judging *judging, node n)
{
    const double *bound = bound_of(judging, n);

    judge_say(judging, "right is ");
    say_row(judging, judge_worth(judging, n));
    if (!bound)
        return;
    judge_say(judging, ", or the bound ");
    say_row(judging, bound);
}

/* "B moves to 1.1, worth 2 to B, not to 1.2, worth 1" */
static void say_choice(const struct judging *judging, node n,
                       const struct answer_worth *given)
{
    unsigned mover = judging->tree->mover[n];
    node other = child_with(judging, n, given, false);

    judge_say(judging, "& moves to @, worth # to &", mover, judge_best_child(judging, n),
              judge_worth_to(judging, n, n), mover);
    if (other != NODE_NONE)
        judge_say(judging, ", not to @, worth #", other,
                  judge_worth_to(judging, n, other));
}

/* Whose payoff is another: ": C gets 3, not 4: ...", with the reason behind. */
static bool wrong_row(const struct judging *judging, node n,
                      const struct answer_worth *given)
{
    const struct tree *t = judging->tree;
    const double *row = judge_worth(judging, n);
    unsigned i = 0;

    while (judge_means(&given[i], row[i]))
        i++;
    say_right(judging, n);
    judge_say(judging, ": & gets #, not #", i + 1, row[i], given[i].value);
    if (tree_is_leaf(t, n))
        return judge_wrong(judging, ", as the tree says");
    judge_say(judging, ": ");
    if (tree_is_chance(t, n))
        judge_say_mean(judging, n, i);
    else
        say_choice(judging, n, given);
    judge_say_ties(judging, n);
    return judge_wrong(judging, "");
}

bool judge_row(const struct judging *judging, enum answer_index key, node n,
               const struct answer_worth *given)
{
    if (is_right(judging, n, given))
        return true;
    judge_say(judging, "$: ", answer_names[key]);
    say_given(judging, given);
    judge_say(judging, key == ANSWER_values ? " given for @, " : " given, ", n);
    return wrong_row(judging, n, given);
}

bool judge_payoffs(const struct judging *judging, const struct answer *answer)
{
    return judge_row(judging, ANSWER_payoffs, TREE_ROOT, answer->worths);
}

/* The second best child of n, as good as the first; NODE_NONE if there is none. */
static node equal_child(const struct judging *judging, node n)
{
    node best = judge_best_child(judging, n);

    TREE_EACH_CHILD(judging->tree, n, c)
        if (c > best && judge_is_best(judging, n, c))
            return c;
    return NODE_NONE;
}

/* The first node at n or below where a player has equal moves, as far as the game can
 * come from n; the end of n's subtree if there is none. */
static node find_tie(const struct judging *judging, node n)
{
    const struct tree *t = judging->tree;
    node end = t->end[n];

    for (node m = n, next; m < end; m = next) {
        bool happens = m == n || tree_can_happen(t, m);

        next = happens ? m + 1 : t->end[m];
        if (happens && is_decision(t, m) && equal_child(judging, m) != NODE_NONE)
            return m;
    }
    return end;
}

void judge_say_ties(const struct judging *judging, node n)
{
    node tie = tree_has_payoffs(judging->tree) ? find_tie(judging, n) : NODE_NONE;

    if (tree_has_payoffs(judging->tree) && tie < judging->tree->end[n])
        judge_say(judging,
                  "; of equal moves, as at @, the one given counts, or the leftmost",
                  tie);
}

/* Without equal moves, and only then, there is one equilibrium. */
bool judge_unique(const struct judging *judging, const struct answer *answer)
{
    node tie = find_tie(judging, TREE_ROOT);
    bool unique = tie == judging->tree->end[TREE_ROOT];
    bool silent = answer->count == 0;

    if (silent ? !(judging->algorithm->traits & IS_STANDARD)
               : answer->items[0].yes == unique)
        return true;
    judge_say(judging, "unique: $ given, right is $: ",
              silent ? "nothing" : (unique ? "no" : "yes"), unique ? "yes" : "no");
    if (unique)
        return judge_wrong(judging, "nobody has equal moves anywhere");
    return judge_wrong(judging, "& gets # by @ and by @",
                       (unsigned)judging->tree->mover[tie],
                       judge_worth_to(judging, tie, tie), judge_best_child(judging, tie),
                       equal_child(judging, tie));
}
