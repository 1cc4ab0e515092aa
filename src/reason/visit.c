/*
 * visit.c - RecSSS*: merits that fall until a node is solved.
 */
#include "reason/say.h"

/* What c with that merit means to its parent, where h is asked for. */
static void say_effect(struct reason *reason, node c, double merit, double h)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];
    bool solved = merit >= h;

    if (c == TREE_ROOT) {
        if (solved)
            reason_say(reason, " Its value is #: the search ends.", h);
        else
            reason_say(reason, " It is visited again with #.", merit);
        return;
    }
    if (tree_is_max(t, parent))
        reason_say(reason,
                   solved ? " That solves @, a MAX node, too."
                          : " @ takes its best child next, a MAX node having the choice.",
                   parent);
    else if (!solved)
        reason_say(reason, " @, a MIN node, falls with it.", parent);
    else if (tree_is_last_child(t, c))
        reason_say(reason,
                   " That is the last child of @, a MIN node, which is solved, too.",
                   parent);
    else
        reason_say(reason, " The next child of @, a MIN node, has to hold it, too.",
                   parent);
}

static void say_leaf(struct reason *reason, node n, double value, double h)
{
    reason_say(reason, "@ is a leaf worth #: ", n, value);
    if (value < h)
        reason_say(reason, "its merit falls from # to that.", h);
    else
        reason_say(reason, "it holds its merit # and is solved.", h);
    say_effect(reason, n, value < h ? value : h, h);
}

static void say_entered(struct reason *reason, const struct event *enter)
{
    node n = enter->node;

    reason_say(reason, "@ is visited with merit #", n, enter->value);
    if (enter->value < INFINITY)
        reason_say(reason, ": it is worth no more");
    reason_say(reason,
               tree_is_max(reason->tree, n)
                   ? ". At a MAX node the best child that has this merit is visited."
                   : ". At a MIN node all children must hold it, one after another.");
}

static void say_left(struct reason *reason, const struct event *leave)
{
    double h = reason->history->asking[leave->node].asked;

    if (leave->value < h)
        reason_say(reason, "The merit of @ falls from # to #: it is worth no more.",
                   leave->node, h, leave->value);
    else
        reason_say(reason, "@ is solved with #.", leave->node, h);
    say_effect(reason, leave->node, leave->value, h);
}

void say_visit(struct reason *reason, const struct told_step *step,
               const struct event *event)
{
    node n = event->node;

    if (step->has[EVENT_LEAF]) {
        say_leaf(reason, n, step->of[EVENT_LEAF].value, event->value);
    } else if (step->has[EVENT_MEMORY]) {
        reason_say(reason,
                   "@, a leaf, has been read before: it is solved with its merit #.", n,
                   event->value);
        say_effect(reason, n, event->value, event->value);
    } else if (event->kind == EVENT_ENTER) {
        say_entered(reason, event);
    } else {
        say_left(reason, event);
    }
}
