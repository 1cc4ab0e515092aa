/*
 * test.c - SCOUT: what EVAL and TEST ask, and what follows from the answer.
 */
#include "reason/say.h"

static bool is_eval(const struct reason *reason, node n)
{
    return reason->history->of[n].asked == EQUAL;
}

static bool is_yes(enum relation relation)
{
    return relation == ABOVE || relation == AT_LEAST;
}

static bool holds(double value, const struct event *question)
{
    return question->relation == ABOVE ? value > question->value
                                       : value >= question->value;
}

/* What the answer of a test of c means to who asked. */
static void say_answer(struct reason *reason, node c, bool yes, double asked)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];
    bool max = tree_is_max(t, parent);
    struct bound_source source;

    if (!is_eval(reason, parent)) {
        if (max == yes)
            reason_say(reason,
                       yes ? " That is enough for @: yes." : " That is enough for @: no.",
                       parent);
        return;
    }
    if (max == yes) {
        reason_say(reason, max ? " It is better for MAX, so it is evaluated now."
                               : " It is better for MIN, so it is evaluated now.");
        return;
    }
    source = say_source(reason, c, max ? MOVER_MAX : MOVER_MIN, asked);
    if (source.child != NODE_NONE)
        reason_say(reason,
                   max ? " MAX stays with @, and @ is not evaluated."
                       : " MIN stays with @, and @ is not evaluated.",
                   source.child, c);
}

/* What the value of a child that was evaluated means to its parent. */
static void say_evaluated(struct reason *reason, node c, double value)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];

    if (c != TREE_ROOT)
        reason_say(reason,
                   tree_is_max(t, parent) ? " MAX has # at @ now."
                                          : " MIN has # at @ now.",
                   value, c);
}

static void say_leaf(struct reason *reason, const struct event *enter, double value)
{
    bool yes = holds(value, enter);

    if (enter->relation == EQUAL) {
        reason_say(reason, "@ is a leaf worth #.", enter->node, value);
        say_evaluated(reason, enter->node, value);
        return;
    }
    reason_say(reason, "@ is a leaf worth #: ", enter->node, value);
    reason_say(reason, yes ? "yes." : "no.");
    say_answer(reason, enter->node, yes, enter->value);
}

/* EVAL's question about a child: is it any better than the best so far? */
static void say_asked(struct reason *reason, const struct event *test)
{
    bool max = tree_is_max(reason->tree, test->node);
    struct bound_source source =
        say_source(reason, test->child, max ? MOVER_MAX : MOVER_MIN, test->value);

    reason_say(reason, "TEST: is @ worth ", test->child);
    say_question(reason, test->relation, test->value);
    if (source.child != NODE_NONE)
        reason_say(reason, max ? ", what MAX has at @" : ", what MIN has at @",
                   source.child);
    reason_say(reason, max ? "? Only then it is evaluated. "
                           : "? MIN wants less: only if not it is evaluated. ");
}

/* How a test of an inner node is decided. */
static void say_rule(struct reason *reason, node n)
{
    reason_say(reason,
               tree_is_max(reason->tree, n)
                   ? "At @, a MAX node, one child that is will do."
                   : "At @, a MIN node, all children must be.",
               n);
}

static void say_entered(struct reason *reason, const struct told_step *step,
                        const struct event *enter)
{
    const struct tree *t = reason->tree;
    node n = enter->node;

    if (enter->relation == EQUAL) {
        reason_say(reason,
                   tree_is_max(t, n)
                       ? "EVAL: what is @ worth, a MAX node? Its first child is "
                         "evaluated, the others only if they test as more."
                       : "EVAL: what is @ worth, a MIN node? Its first child is "
                         "evaluated, the others only if they test as less.",
                   n);
        return;
    }
    if (!step->has[EVENT_TEST]) {
        reason_say(reason, "TEST: is @ worth ", n);
        say_question(reason, enter->relation, enter->value);
        reason_say(reason, ", too? ");
    }
    say_rule(reason, n);
}

static void say_left(struct reason *reason, const struct event *leave)
{
    node n = leave->node;

    if (n == TREE_ROOT)
        reason_say(reason, "The search is over. ");
    if (is_eval(reason, n)) {
        reason_say(reason, "@ is worth #", n, leave->value);
        say_choice(reason, n, EQUAL, leave->value);
        say_evaluated(reason, n, leave->value);
        return;
    }
    reason_say(reason,
               is_yes(leave->relation) ? "Yes: @ is worth $ #." : "No: @ is worth $ #.",
               n, say_relation(leave->relation), leave->value);
    say_answer(reason, n, is_yes(leave->relation), leave->value);
}

/* What one child decides of n: not (value > v) is value <= v. */
static enum relation decided(const struct reason *reason, node n)
{
    enum relation asked = reason->history->asking[n].relation;

    if (tree_is_max(reason->tree, n))
        return asked;
    return asked == ABOVE ? AT_MOST : BELOW;
}

static void say_cut(struct reason *reason, const struct event *cut)
{
    reason_say(reason,
               "@ is enough: @ is worth $ #, whatever else is there: ", cut->child,
               cut->node, say_relation(decided(reason, cut->node)), cut->alpha);
    say_skipped(reason, cut->node, cut->child);
}

void say_test(struct reason *reason, const struct told_step *step,
              const struct event *event)
{
    if (step->has[EVENT_TEST])
        say_asked(reason, &step->of[EVENT_TEST]);
    if (step->has[EVENT_LEAF])
        say_leaf(reason, event, step->of[EVENT_LEAF].value);
    else if (event->kind == EVENT_ENTER)
        say_entered(reason, step, event);
    else if (event->kind == EVENT_CUT)
        say_cut(reason, event);
    else
        say_left(reason, event);
}
