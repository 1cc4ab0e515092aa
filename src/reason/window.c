/*
 * window.c - calls with windows: what a bound means, and when one is enough.
 */
#include "reason/say.h"

static const struct asking *asked(const struct reason *reason, node n)
{
    return &reason->history->asking[n];
}

/* A null window, which only asks whether a child is better than the best one so far. */
struct null_window {
    bool is;
    node tested;     /* the child that its parent asks about: n, or one above it */
    enum mover side; /* who moves at the parent */
    double bound;    /* the best so far */
};

static bool is_null(const struct asking *asking)
{
    return asking->beta == nextafter(asking->alpha, INFINITY);
}

/* The test that n is part of, if it was last entered for one. */
static struct null_window null_window(const struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    const struct asking *own = asked(reason, n);
    node c = n;

    if (!reason->algorithm->again || !is_null(own))
        return (struct null_window){.is = false};
    while (c != TREE_ROOT && asked(reason, t->parent[c])->alpha == own->alpha &&
           asked(reason, t->parent[c])->beta == own->beta)
        c = t->parent[c];
    if (c == TREE_ROOT || tree_is_chance(t, t->parent[c]))
        return (struct null_window){.is = false};
    return (struct null_window){
        .is = true,
        .tested = c,
        .side = t->mover[t->parent[c]],
        .bound = tree_is_max(t, t->parent[c]) ? own->alpha : own->beta,
    };
}

/* ---- Entering ---- */

static void say_test_window(struct reason *reason, node n, const struct null_window *test)
{
    const struct asking *asking = asked(reason, n);
    bool max = test->side == MOVER_MAX;
    struct bound_source source =
        say_source(reason, test->tested, test->side, test->bound);

    if (n != test->tested) {
        reason_say(reason,
                   max ? " is entered with the same null window: is @ worth more than #?"
                       : " is entered with the same null window: is @ worth less than #?",
                   test->tested, test->bound);
        return;
    }
    reason_say(reason,
               max ? " is tested: is it worth more than #"
                   : " is tested: is it worth less than #",
               test->bound);
    if (source.child != NODE_NONE)
        reason_say(reason, max ? ", what MAX has at @" : ", what MIN has at @",
                   source.child);
    reason_say(reason, "? The null window (~, ~) is enough for yes or no.", asking->alpha,
               asking->beta);
}

/* What a side has already; a node that is searched again has shown it itself. */
static void say_has(struct reason *reason, node n, enum mover side, double bound,
                    struct bound_source source)
{
    if (n >= source.child && n < reason->tree->end[source.child])
        reason_say(reason,
                   side == MOVER_MAX
                       ? "the null window has shown that @ is worth at least #"
                       : "the null window has shown that @ is worth at most #",
                   source.child, bound);
    else
        reason_say(reason,
                   side == MOVER_MAX ? "MAX already has # at @"
                                     : "MIN already has # at @",
                   bound, source.child);
}

/* What one bound means, where the other one says nothing. */
static void say_one_bound(struct reason *reason, node n, enum mover side, double bound,
                          struct bound_source source)
{
    bool max = side == MOVER_MAX;

    if (source.child != NODE_NONE) {
        reason_say(reason, ": ");
        say_has(reason, n, side, bound, source);
        reason_say(reason, max ? ", so it matters only if it is worth more."
                               : ", so it matters only if it is worth less.");
    } else if (bound == (max ? reason->options->alpha : reason->options->beta)) {
        reason_say(reason,
                   max ? ": only more than # was asked for."
                       : ": only less than # was asked for.",
                   bound);
    } else {
        reason_say(reason, ".");
    }
}

static void say_both_bounds(struct reason *reason, node n, double alpha, double beta,
                            struct bound_source max, struct bound_source min)
{
    if (max.child != NODE_NONE && min.child != NODE_NONE) {
        reason_say(reason, ": ");
        say_has(reason, n, MOVER_MAX, alpha, max);
        reason_say(reason, " and ");
        say_has(reason, n, MOVER_MIN, beta, min);
        reason_say(reason,
                   alpha < beta
                       ? ", so it matters only if it is worth something in between."
                       : ", which meet, but are not past each other: that is no cut.");
    } else if (max.child != NODE_NONE)
        say_one_bound(reason, n, MOVER_MAX, alpha, max);
    else if (min.child != NODE_NONE)
        say_one_bound(reason, n, MOVER_MIN, beta, min);
    else
        reason_say(reason, ": only what is in between matters.");
}

/* What the bounds mean that n was last entered with. */
static void say_bounds(struct reason *reason, node n)
{
    double alpha = asked(reason, n)->alpha, beta = asked(reason, n)->beta;
    bool low = alpha > -INFINITY && alpha > reason->low;
    bool high = beta < INFINITY && beta < reason->high;
    struct bound_source max = {.child = NODE_NONE}, min = {.child = NODE_NONE};

    if (low)
        max = say_source(reason, n, MOVER_MAX, alpha);
    if (high)
        min = say_source(reason, n, MOVER_MIN, beta);
    if (low && high)
        say_both_bounds(reason, n, alpha, beta, max, min);
    else if (low)
        say_one_bound(reason, n, MOVER_MAX, alpha, max);
    else if (high)
        say_one_bound(reason, n, MOVER_MIN, beta, min);
    else if (n == TREE_ROOT)
        reason_say(reason, ": whatever it is worth is wanted.");
    else
        reason_say(reason, ": no bound has come down to it.");
}

void say_read(struct reason *reason, node n)
{
    reason_say(reason, "@ is the leaf read as number %", n,
               (size_t)reason->history->of[n].order);
    if (reason->algorithm->style == TRACE_CALLS) {
        reason_say(reason, ": $ leaves out nothing.", reason->algorithm->title);
        return;
    }
    if (reason->algorithm->style != TRACE_WINDOW || tree_has_payoffs(reason->tree) ||
        null_window(reason, n).is) {
        reason_say(reason, ".");
        return;
    }
    reason_say(reason, ", in the window (~, ~)", asked(reason, n)->alpha,
               asked(reason, n)->beta);
    say_bounds(reason, n);
}

static void say_entered(struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    struct null_window test = null_window(reason, n);

    reason_say(reason, "@, a $ node,", n, say_mover(t, n));
    if (test.is) {
        say_test_window(reason, n, &test);
    } else {
        reason_say(reason, " is entered with the window (~, ~)", asked(reason, n)->alpha,
                   asked(reason, n)->beta);
        say_bounds(reason, n);
    }
    if (tree_is_chance(t, n))
        say_outcomes(reason, n);
    say_share(reason, n);
    say_probed(reason, n);
}

/* ---- What a child means to its parent ---- */

/* That a child is no better than what its parent's side has. */
static void say_no_better(struct reason *reason, node c, enum mover side, double bound)
{
    bool max = side == MOVER_MAX;
    struct bound_source source = say_source(reason, c, side, bound);
    bool own = source.child == c;

    if (own)
        source = say_source(reason, reason->tree->parent[c], side, bound);
    if (source.child != NODE_NONE)
        reason_say(reason,
                   max ? " That is no more than the # that MAX has at @."
                       : " That is no less than the # that MIN has at @.",
                   bound, source.child);
    else if (own && reason->algorithm->again)
        reason_say(reason, " It has shown # in the null window, so it is worth that.",
                   bound);
    else if (bound == (max ? reason->options->alpha : reason->options->beta))
        reason_say(reason,
                   max ? " Only more than # was asked for."
                       : " Only less than # was asked for.",
                   bound);
}

static void say_better(struct reason *reason, node c, double value)
{
    node p = reason->tree->parent[c];

    reason_say(reason,
               tree_is_max(reason->tree, p)
                   ? " So @ is worth at least # now: MAX can go to @."
                   : " So @ is worth at most # now: MIN can go to @.",
               p, value, c);
}

/* What a value means to the test of c, or of a node above it. */
static void say_answer(struct reason *reason, node c, const struct null_window *test,
                       double value)
{
    node p = reason->tree->parent[c];
    bool max = test->side == MOVER_MAX;
    bool yes = max ? value > test->bound : value < test->bound;
    bool own = reason->tree->mover[p] == test->side;

    if (yes)
        reason_say(reason, max ? " That is more than #" : " That is less than #",
                   test->bound);
    else
        reason_say(reason, max ? " That is not more than #" : " That is not less than #",
                   test->bound);
    if (c == test->tested && yes)
        reason_say(reason, max ? ", so MAX prefers it." : ", so MIN prefers it.");
    else if (c == test->tested)
        reason_say(reason,
                   max ? ", and MAX has no use for it." : ", and MIN has no use for it.");
    else if (own == yes)
        reason_say(reason, yes ? ", which is enough for @." : ": @ fails the test.", p);
    else if (yes)
        reason_say(reason, ", as all children of @ must be.", p);
    else
        reason_say(reason, ".");
}

/* What the value that c has come back with means above it. */
static void say_effect(struct reason *reason, node c, double value)
{
    const struct tree *t = reason->tree;
    struct null_window test = null_window(reason, c);
    node p = t->parent[c];

    if (c == TREE_ROOT || tree_is_chance(t, p))
        return;
    if (test.is)
        say_answer(reason, c, &test, value);
    else if (tree_is_max(t, p) && value <= asked(reason, c)->alpha && value > -INFINITY)
        say_no_better(reason, c, MOVER_MAX, asked(reason, c)->alpha);
    else if (!tree_is_max(t, p) && value >= asked(reason, c)->beta && value < INFINITY)
        say_no_better(reason, c, MOVER_MIN, asked(reason, c)->beta);
    else
        say_better(reason, c, value);
}

/* ---- Leaving ---- */

static void say_leaf(struct reason *reason, const struct event *leaf)
{
    reason_say(reason, "@ is a leaf worth #.", leaf->node, leaf->value);
    say_share(reason, leaf->node);
    say_effect(reason, leaf->node, leaf->value);
}

static void say_left(struct reason *reason, const struct event *leave)
{
    const struct tree *t = reason->tree;
    node n = leave->node;

    if (n == TREE_ROOT)
        reason_say(reason, "The search is over. ");
    if (leave->relation == EQUAL)
        reason_say(reason, "@ is worth #", n, leave->value);
    else
        reason_say(reason, "@ is worth $ #", n, say_relation(leave->relation),
                   leave->value);
    if (tree_is_chance(t, n)) {
        reason_say(reason, ".");
        if (!history_last_cut(reason->history, n))
            say_mean(reason, n, leave->relation, leave->value);
    } else {
        say_choice(reason, n, leave->relation, leave->value);
    }
    say_effect(reason, n, leave->value);
}

/* ---- Cuts ---- */

static void say_mean_cut(struct reason *reason, const struct event *cut)
{
    bool low = cut->relation == AT_MOST;

    reason_say(reason,
               low ? "The mean of @ is at most #, which is not above alpha #: "
                   : "The mean of @ is at least #, which is not below beta #: ",
               cut->node, cut->value, low ? cut->alpha : cut->beta);
    say_skipped(reason, cut->node, cut->child);
    say_mean(reason, cut->node, cut->relation, cut->value);
}

/* What the side further up has that is better for it than anything below n. */
static void say_refusal(struct reason *reason, node n, enum mover side, double bound,
                        struct bound_source source)
{
    bool max = side == MOVER_MAX;

    if (n >= source.child && n < reason->tree->end[source.child])
        reason_say(
            reason,
            max ? "The null window has shown that @ is worth at least #, so no more is "
                  "to be found here: "
                : "The null window has shown that @ is worth at most #, so no less is "
                  "to be found here: ",
            source.child, bound);
    else if (source.above == reason->tree->parent[n])
        reason_say(reason,
                   max ? "MAX already has # at @ and will not go to @: "
                       : "MIN already has # at @ and will not go to @: ",
                   bound, source.child, n);
    else
        reason_say(
            reason,
            max ? "MAX already has # at @, further up, and will not let it come to @: "
                : "MIN already has # at @, further up, and will not let it come to @: ",
            bound, source.child, n);
}

static void say_cut(struct reason *reason, const struct event *cut)
{
    const struct tree *t = reason->tree;
    node n = cut->node;
    bool max = tree_is_max(t, n);
    double worth = max ? cut->alpha : cut->beta, bound = max ? cut->beta : cut->alpha;
    enum mover other = max ? MOVER_MIN : MOVER_MAX;
    struct null_window test = null_window(reason, n);
    struct bound_source source = {.child = NODE_NONE};

    reason_say(reason, max ? "@ is worth at least # now. " : "@ is worth at most # now. ",
               n, worth);
    if (!test.is || test.side == other)
        source = say_source(reason, n, other, bound);
    if (test.is && test.side != other)
        reason_say(reason,
                   max ? "That is more than #, all that the test of @ asks for: "
                       : "That is less than #, all that the test of @ asks for: ",
                   test.bound, test.tested);
    else if (source.child != NODE_NONE)
        say_refusal(reason, n, other, bound, source);
    else if (bound == (max ? reason->options->beta : reason->options->alpha))
        reason_say(reason,
                   max ? "Only less than # was asked for: "
                       : "Only more than # was asked for: ",
                   bound);
    else
        reason_say(reason,
                   max ? "Only less than # would make a difference further up: "
                       : "Only more than # would make a difference further up: ",
                   bound);
    say_skipped(reason, n, cut->child);
}

/* ---- Searching again, and probing ---- */

static void say_again(struct reason *reason, const struct event *research)
{
    node n = research->node, c = research->child;
    bool max = tree_is_max(reason->tree, n);
    bool own = reason->history->of[c].value == (max ? research->alpha : research->beta);

    if (tree_is_chance(reason->tree, n)) {
        reason_say(reason,
                   "By rounding, the mean is not past the window: @ is searched again "
                   "with (~, ~).",
                   c, research->alpha, research->beta);
        return;
    }
    reason_say(
        reason,
        max ? "@ is better than what MAX has, but the null window could not tell how "
              "much: it is searched again with (~, ~)"
            : "@ is better than what MIN has, but the null window could not tell how "
              "much: it is searched again with (~, ~)",
        c, research->alpha, research->beta);
    reason_say(reason, own ? ", from the value it has shown." : ", from the old bound.");
}

static void say_probe(struct reason *reason, const struct event *probe)
{
    reason_say(
        reason,
        "@ is probed: its first child alone, searched with (~, ~), bounds it from $.",
        probe->child, probe->alpha, probe->beta,
        tree_is_max(reason->tree, probe->child) ? "below" : "above");
}

void say_window(struct reason *reason, const struct told_step *step,
                const struct event *event)
{
    switch (event->kind) {
    case EVENT_ENTER:
        if (step->has[EVENT_LEAF])
            say_leaf(reason, &step->of[EVENT_LEAF]);
        else
            say_entered(reason, event->node);
        break;
    case EVENT_CUT:
        if (event->relation != EQUAL)
            say_mean_cut(reason, event);
        else
            say_cut(reason, event);
        break;
    case EVENT_RESEARCH:
        say_again(reason, event);
        break;
    case EVENT_PROBE:
        say_probe(reason, event);
        break;
    default:
        say_left(reason, event);
        break;
    }
}
