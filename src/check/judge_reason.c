/*
 * judge_reason.c - why a node was entered or not, and where its window came from.
 */
#include "check/judge.h"

#include "base/larger.h"

/* Whether chance leads to n, from where windows are not those of the parent. */
static bool is_below_chance(const struct tree *t, node n)
{
    return n != TREE_ROOT && tree_is_chance(t, t->parent[n]);
}

/*
 * The bounds that had not met when n was entered: its own on the parent's side, and that
 * with which the parent was entered on the other. They can be told where nodes are
 * entered once.
 */
void judge_say_entered(const struct judging *judging, node n)
{
    const struct tree *t = judging->tree;
    const struct past *past = &judging->history->of[n];
    const struct past *parent = &judging->history->of[t->parent[n]];
    const char *sign = judging->options->strict_cut ? "<=" : "<";

    if (judging->algorithm->style != TRACE_WINDOW || judging->algorithm->again ||
        is_below_chance(t, n) || tree_has_payoffs(t))
        return;
    if (tree_is_max(t, t->parent[n]))
        judge_say(judging, ": alpha # $ beta #", larger(past->alpha, parent->alpha), sign,
                  parent->beta);
    else
        judge_say(judging, ": alpha # $ beta #", parent->alpha, sign,
                  smaller(past->beta, parent->beta));
}

/* The bounds that met are the number of the question and that which answers it. */
static void say_decided(const struct judging *judging, node n, const struct cut *cut)
{
    bool max = tree_is_max(judging->tree, n);
    enum relation relation = cut->relation;

    if (relation == EQUAL)
        relation = max ? AT_LEAST : AT_MOST;
    judge_say(judging, "@ shows that @ $ #", cut->child, n, relation_signs[relation],
              max ? cut->alpha : cut->beta);
}

/* Past the window, whatever the outcomes are worth that were left out. */
static void say_mean(const struct judging *judging, node n, const struct cut *cut)
{
    if (cut->relation == AT_MOST)
        judge_say(judging, "the mean of @ cannot be more than alpha #", n, cut->alpha);
    else
        judge_say(judging, "the mean of @ cannot be less than beta #", n, cut->beta);
}

/* Of a node that was probed, one child was enough, or chance goes elsewhere. */
static bool say_chance(const struct judging *judging, node top)
{
    const struct tree *t = judging->tree;
    node parent = t->parent[top], n = parent;
    const struct cut *cut;

    if (!tree_can_happen(t, top)) {
        judge_say(judging, "@ cannot happen", top);
        return true;
    }
    if (!tree_is_chance(t, parent)) {
        if (!is_below_chance(t, parent) || history_last_cut(judging->history, parent))
            return false;
        n = t->parent[parent];
    }
    cut = history_last_cut(judging->history, n);
    if (!cut)
        return false;
    judge_say(judging, n == parent ? "@ was cut: " : "@ was not probed: ", top);
    say_mean(judging, n, cut);
    return true;
}

/* Whether n was solved, not just left with a lower merit as RecSSS* does. */
static bool is_solved(const struct judging *judging, node n)
{
    const struct past *past = &judging->history->of[n];

    return past->left &&
           (judging->algorithm->style == TRACE_OPEN || past->relation == AT_LEAST);
}

/* Where nothing was cut, what lies below n was not needed for n or for one above it. */
static void say_solved(const struct judging *judging, node n)
{
    while (n != TREE_ROOT && !is_solved(judging, n))
        n = judging->tree->parent[n];
    judge_say(judging, "$ solves @ without it", judging->algorithm->name, n);
}

void judge_say_missed(const struct judging *judging, node n)
{
    const struct tree *t = judging->tree;
    const struct past *past = judging->history->of;
    const struct cut *cut;
    node top = n;

    while (!past[t->parent[top]].visited)
        top = t->parent[top];
    if (say_chance(judging, top))
        return;
    cut = history_last_cut(judging->history, t->parent[top]);
    if (!cut) {
        say_solved(judging, t->parent[top]);
        return;
    }
    judge_say(judging, "@ was cut: ", top);
    if (tree_has_payoffs(t))
        judge_say(judging, "& gets # >= #", (unsigned)t->mover[t->parent[top]],
                  cut->alpha, cut->beta);
    else if (past[t->parent[top]].asked == EQUAL)
        judge_say(judging, "beta # $ alpha #", cut->beta,
                  judging->options->strict_cut ? "<" : "<=", cut->alpha);
    else
        say_decided(judging, t->parent[top], cut);
}

/* The sibling to the left of c whose result was that value; NODE_NONE if there is none.
 */
static node left_sibling_with(const struct judging *judging, node c, double value)
{
    const struct tree *t = judging->tree;
    const struct past *past = judging->history->of;

    TREE_EACH_CHILD(t, t->parent[c], sibling) {
        if (sibling == c)
            break;
        if (past[sibling].left && past[sibling].value == value)
            return sibling;
    }
    return NODE_NONE;
}

/* Whether that is all that was known from the start. */
static bool is_root_bound(const struct judging *judging, node n, enum mover side)
{
    const struct past *past = judging->history->of;

    return side == MOVER_MAX ? past[n].alpha == past[TREE_ROOT].alpha
                             : past[n].beta == past[TREE_ROOT].beta;
}

/* The window of what chance leads to is that in which it brings the mean into that of
 * its parent. */
static void say_share(const struct judging *judging, node c, enum mover side)
{
    node parent = judging->tree->parent[c];
    const struct past *past = &judging->history->of[parent];
    double bound = side == MOVER_MAX ? past->alpha : past->beta;

    if (bound > -INFINITY && bound < INFINITY && !is_root_bound(judging, c, side))
        judge_say(judging, ": it is what @ needs for a mean $ #", c,
                  side == MOVER_MAX ? "above" : "below", bound);
}

void judge_say_source(const struct judging *judging, node n, enum mover side)
{
    const struct tree *t = judging->tree;
    const struct past *past = &judging->history->of[n];
    const char *name = side == MOVER_MAX ? "alpha" : "beta";
    double bound = side == MOVER_MAX ? past->alpha : past->beta;
    node source = NODE_NONE, c = n;

    if (tree_has_payoffs(t))
        return;

    for (; c != TREE_ROOT && !is_below_chance(t, c) && source == NODE_NONE;
         c = t->parent[c])
        if (t->mover[t->parent[c]] == side)
            source = left_sibling_with(judging, c, bound);
    if (source == NODE_NONE && is_below_chance(t, c)) {
        say_share(judging, c, side);
        return;
    }
    if (source != NODE_NONE)
        judge_say(judging, ": $ # is from @", name, bound, source);
    else if (bound == -INFINITY || bound == INFINITY)
        judge_say(judging, ": no $ has come down to it", name);
    else if (bound ==
             (side == MOVER_MAX ? judging->options->alpha : judging->options->beta))
        judge_say(judging, ": $ # is that of the start window", name, bound);
}
