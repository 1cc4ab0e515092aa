/*
 * state.c - SSS* and DUAL*: why a state is first, and what the operator makes of it.
 */
#include "reason/say.h"

#include "base/larger.h"

/* The side that is treated as MAX. */
static enum mover first_side(const struct reason *reason)
{
    return reason->algorithm == &algorithms[ALGORITHM_dual] ? MOVER_MIN : MOVER_MAX;
}

/* Why this state, of all in OPEN. */
static void say_first(struct reason *reason, const struct told_step *step,
                      const struct event *taken)
{
    bool dual = first_side(reason) == MOVER_MIN;

    reason_say(reason, "(@, $, #) ", taken->node, taken->solved ? "solved" : "live",
               taken->value);
    if (step->states == 1)
        reason_say(reason, "is the only state in OPEN. ");
    else if (step->equal == 1)
        reason_say(reason, dual ? "is first: its merit is the smallest. "
                                : "is first: its merit is the greatest. ");
    else
        reason_say(reason,
                   dual ? "is first: % states have the smallest merit, and it is the "
                          "leftmost. "
                        : "is first: % states have the greatest merit, and it is the "
                          "leftmost. ",
                   (size_t)step->equal);
}

static void say_leaf(struct reason *reason, const struct event *taken, double value)
{
    bool dual = first_side(reason) == MOVER_MIN;

    reason_say(reason, "It is a leaf worth # (case 1): solved with the ", value);
    reason_say(reason, dual ? "greater of the two, #." : "smaller of the two, #.",
               dual ? larger(value, taken->value) : smaller(value, taken->value));
}

/* The operator by its cases. */
static void say_operator(struct reason *reason, const struct event *taken)
{
    const struct tree *t = reason->tree;
    bool dual = first_side(reason) == MOVER_MIN;
    node parent = t->parent[taken->node];

    switch (taken->gamma) {
    case 0:
        reason_say(reason, "It is the root, solved: its value is #.", taken->value);
        break;
    case 2:
        reason_say(reason, dual ? "At a MAX node all children must hold the merit (case "
                                  "2): the first one begins."
                                : "At a MIN node all children must hold the merit (case "
                                  "2): the first one begins.");
        break;
    case 3:
        reason_say(
            reason,
            dual ? "At a MIN node one child is enough (case 3): all come into OPEN, live."
                 : "At a MAX node one child is enough (case 3): all come into OPEN, "
                   "live.");
        break;
    case 4:
        reason_say(
            reason,
            dual ? "No child of @, a MIN node, can be better, so @ is solved with it "
                   "(case 4); what else is below @ is purged."
                 : "No child of @, a MAX node, can be better, so @ is solved with it "
                   "(case 4); what else is below @ is purged.",
            parent, parent, parent);
        break;
    case 5:
        reason_say(
            reason,
            dual
                ? "It is the last child of @, a MAX node, which is solved, too (case 5)."
                : "It is the last child of @, a MIN node, which is solved, too (case 5).",
            parent);
        break;
    default:
        reason_say(reason,
                   dual ? "The next child of @, a MAX node, has to hold this merit, too "
                          "(case 6): @."
                        : "The next child of @, a MIN node, has to hold this merit, too "
                          "(case 6): @.",
                   parent, tree_next_child(t, taken->node));
        break;
    }
}

void say_state(struct reason *reason, const struct told_step *step,
               const struct event *event)
{
    say_first(reason, step, event);
    if (step->has[EVENT_LEAF])
        say_leaf(reason, event, step->of[EVENT_LEAF].value);
    else
        say_operator(reason, event);
}
