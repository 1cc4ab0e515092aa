/*
 * short.c - why a node was entered or not, and where its window came from, in few words.
 */
#include "reason/reason.h"

#include "base/larger.h"

bool reason_is_below_chance(const struct tree *t, node n)
{
    return n != TREE_ROOT && tree_is_chance(t, t->parent[n]);
}

/*
 * The bounds that had not met when n was entered: its own on the parent's side, and that
 * with which the parent was entered on the other. They can be told where nodes are
 * entered once.
 */
void reason_entered(struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    const struct past *past = &reason->history->of[n];
    const struct past *parent = &reason->history->of[t->parent[n]];
    const char *sign = reason->options->strict_cut ? "<=" : "<";

    if (reason->algorithm->style != TRACE_WINDOW || reason->algorithm->again ||
        reason_is_below_chance(t, n) || tree_has_payoffs(t))
        return;
    if (tree_is_max(t, t->parent[n]))
        reason_say(reason, ": alpha # $ beta #", larger(past->alpha, parent->alpha), sign,
                   parent->beta);
    else
        reason_say(reason, ": alpha # $ beta #", parent->alpha, sign,
                   smaller(past->beta, parent->beta));
}

/* The bounds that met are the number of the question and that which answers it. */
static void say_decided(struct reason *reason, node n, const struct cut *cut)
{
    bool max = tree_is_max(reason->tree, n);
    enum relation relation = cut->relation;

    if (relation == EQUAL)
        relation = max ? AT_LEAST : AT_MOST;
    reason_say(reason, "@ shows that @ $ #", cut->child, n, relation_signs[relation],
               max ? cut->alpha : cut->beta);
}

/* Past the window, whatever the outcomes are worth that were left out. */
static void say_mean(struct reason *reason, node n, const struct cut *cut)
{
    if (cut->relation == AT_MOST)
        reason_say(reason, "the mean of @ cannot be more than alpha #", n, cut->alpha);
    else
        reason_say(reason, "the mean of @ cannot be less than beta #", n, cut->beta);
}

/* Of a node that was probed, one child was enough, or chance goes elsewhere. */
static bool say_chance(struct reason *reason, node top)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[top], n = parent;
    const struct cut *cut;

    if (!tree_can_happen(t, top)) {
        reason_say(reason, "@ cannot happen", top);
        return true;
    }
    if (!tree_is_chance(t, parent)) {
        if (!reason_is_below_chance(t, parent) ||
            history_last_cut(reason->history, parent))
            return false;
        n = t->parent[parent];
    }
    cut = history_last_cut(reason->history, n);
    if (!cut)
        return false;
    reason_say(reason, n == parent ? "@ was cut: " : "@ was not probed: ", top);
    say_mean(reason, n, cut);
    return true;
}

/* Whether n was solved, not just left with a lower merit as RecSSS* does. */
static bool is_solved(const struct reason *reason, node n)
{
    const struct past *past = &reason->history->of[n];

    return past->left &&
           (reason->algorithm->style == TRACE_OPEN || past->relation == AT_LEAST);
}

node reason_solved(const struct reason *reason, node n)
{
    while (n != TREE_ROOT && !is_solved(reason, n))
        n = reason->tree->parent[n];
    return n;
}

node reason_missed_top(const struct reason *reason, node n)
{
    const struct tree *t = reason->tree;

    while (!reason->history->of[t->parent[n]].visited)
        n = t->parent[n];
    return n;
}

void reason_missed(struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    const struct past *past = reason->history->of;
    node top = reason_missed_top(reason, n);
    const struct cut *cut;

    if (say_chance(reason, top))
        return;
    cut = history_last_cut(reason->history, t->parent[top]);
    if (!cut) {
        /* What lies below was not needed for one above it. */
        reason_say(reason, "$ solves @ without it", reason->algorithm->name,
                   reason_solved(reason, t->parent[top]));
        return;
    }
    reason_say(reason, "@ was cut: ", top);
    if (tree_has_payoffs(t))
        reason_say(reason, "& gets # >= #", (unsigned)t->mover[t->parent[top]],
                   cut->alpha, cut->beta);
    else if (past[t->parent[top]].asked == EQUAL)
        reason_say(reason, "beta # $ alpha #", cut->beta,
                   reason->options->strict_cut ? "<" : "<=", cut->alpha);
    else
        say_decided(reason, t->parent[top], cut);
}

bool reason_brings(const struct reason *reason, node n, enum mover side, double value)
{
    const struct past *past = &reason->history->of[n];

    return past->left && past->value == value &&
           (side == MOVER_MAX ? past->low >= value : past->high <= value);
}

node reason_left_sibling(const struct reason *reason, node c, double value)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];

    TREE_EACH_CHILD(t, parent, sibling) {
        if (sibling == c)
            break;
        if (reason_brings(reason, sibling, t->mover[parent], value))
            return sibling;
    }
    return NODE_NONE;
}

/* Whether that is all that was known from the start. */
static bool is_root_bound(const struct reason *reason, node n, enum mover side)
{
    const struct past *past = reason->history->of;

    return side == MOVER_MAX ? past[n].alpha == past[TREE_ROOT].alpha
                             : past[n].beta == past[TREE_ROOT].beta;
}

/* The window of what chance leads to is that in which it brings the mean into that of
 * its parent. */
static void say_share(struct reason *reason, node c, enum mover side)
{
    node parent = reason->tree->parent[c];
    const struct past *past = &reason->history->of[parent];
    double bound = side == MOVER_MAX ? past->alpha : past->beta;

    if (bound > -INFINITY && bound < INFINITY && !is_root_bound(reason, c, side))
        reason_say(reason, ": it is what @ needs for a mean $ #", c,
                   side == MOVER_MAX ? "above" : "below", bound);
}

void reason_source(struct reason *reason, node n, enum mover side)
{
    const struct tree *t = reason->tree;
    const struct past *past = &reason->history->of[n];
    const char *name = side == MOVER_MAX ? "alpha" : "beta";
    double bound = side == MOVER_MAX ? past->alpha : past->beta;
    node source = NODE_NONE, c = n;

    if (tree_has_payoffs(t))
        return;

    for (; c != TREE_ROOT && !reason_is_below_chance(t, c) && source == NODE_NONE;
         c = t->parent[c])
        if (t->mover[t->parent[c]] == side)
            source = reason_left_sibling(reason, c, bound);
    if (source == NODE_NONE && reason_is_below_chance(t, c)) {
        say_share(reason, c, side);
        return;
    }
    if (source != NODE_NONE)
        reason_say(reason, ": $ # is from @", name, bound, source);
    else if (bound == -INFINITY || bound == INFINITY)
        reason_say(reason, ": no $ has come down to it", name);
    else if (bound ==
             (side == MOVER_MAX ? reason->options->alpha : reason->options->beta))
        reason_say(reason, ": $ # is that of the start window", name, bound);
}
