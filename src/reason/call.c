/*
 * call.c - minimax: every node once.
 */
#include "reason/say.h"

static double own_value(const struct reason *reason, node n)
{
    return reason->history->of[n].value;
}

/* The best child of the parent before c. */
static node best_before(const struct reason *reason, node c)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c], best = NODE_NONE;
    double sign = tree_is_max(t, parent) ? 1 : -1;

    TREE_EACH_CHILD(t, parent, sibling) {
        if (sibling == c)
            break;
        if (best == NODE_NONE ||
            sign * own_value(reason, sibling) > sign * own_value(reason, best))
            best = sibling;
    }
    return best;
}

/* What the value of c means to its parent. */
static void say_effect(struct reason *reason, node c)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c], best;
    const char *side = say_mover(t, parent);
    double value = own_value(reason, c);

    if (c == TREE_ROOT || tree_is_chance(t, parent))
        return;
    best = best_before(reason, c);
    if (best == NODE_NONE)
        reason_say(reason, " $ has # at @ so far.", side, value, c);
    else if (tree_is_max(t, parent) ? value > own_value(reason, best)
                                    : value < own_value(reason, best))
        reason_say(reason, " That is better for $ than the # of @.", side,
                   own_value(reason, best), best);
    else
        reason_say(reason, " That is no better for $ than the # of @.", side,
                   own_value(reason, best), best);
}

static void say_left(struct reason *reason, const struct event *leave)
{
    node n = leave->node;

    if (n == TREE_ROOT)
        reason_say(reason, "The search is over. ");
    reason_say(reason, "@ is worth #", n, leave->value);
    if (tree_is_chance(reason->tree, n)) {
        reason_say(reason, ".");
        say_mean(reason, n, EQUAL, leave->value);
    } else {
        say_choice(reason, n, EQUAL, leave->value);
    }
    say_effect(reason, n);
}

void say_call(struct reason *reason, const struct told_step *step,
              const struct event *event)
{
    const struct tree *t = reason->tree;
    node n = event->node;

    if (step->has[EVENT_LEAF]) {
        reason_say(reason, "@ is a leaf worth #.", n, step->of[EVENT_LEAF].value);
        say_effect(reason, n);
    } else if (event->kind == EVENT_LEAVE) {
        say_left(reason, event);
    } else if (tree_is_chance(t, n)) {
        reason_say(reason, "@, a chance node, is entered.", n);
        say_outcomes(reason, n);
    } else {
        reason_say(
            reason,
            tree_is_max(t, n)
                ? "@, a MAX node, is entered: it is worth as much as the greatest of "
                  "its children."
                : "@, a MIN node, is entered: it is worth as much as the smallest of "
                  "its children.",
            n);
    }
}
