/*
 * limits.c - df-pn: the limits of a call, where they come from, and why it returns.
 */
#include "reason/say.h"

static const struct effort *limits_of(const struct reason *reason, node n)
{
    return &reason->history->asking[n].limits;
}

/* The sibling that comes next behind c, and up to which number c stays in front. */
struct next {
    node sibling; /* NODE_NONE: there is none that is not decided */
    double limit;
};

static struct next next_of(const struct reason *reason, node c)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];
    bool max = tree_is_max(t, parent);
    struct next next = {.sibling = NODE_NONE, .limit = INFINITY};
    double least = INFINITY;

    TREE_EACH_CHILD(t, parent, sibling) {
        const struct effort *numbers = &reason->history->efforts[sibling];
        double number = max ? numbers->proof : numbers->disproof;

        if (sibling == c || number >= least)
            continue;
        least = number;
        next = (struct next){sibling, sibling > c ? number + 1 : number};
    }
    return next;
}

/* What happens at the limit of the number that the parent takes the least of. */
static void say_order(struct reason *reason, node c, double limit)
{
    bool max = tree_is_max(reason->tree, reason->tree->parent[c]);
    struct next next = next_of(reason, c);

    if (next.limit == limit)
        reason_say(
            reason,
            max ? " with a proof number of # it would come behind its sibling @"
                : " with a disproof number of # it would come behind its sibling @",
            limit, next.sibling);
    else
        reason_say(reason,
                   max ? " with a proof number of # it would bring @ to its limit"
                       : " with a disproof number of # it would bring @ to its limit",
                   limit, reason->tree->parent[c]);
}

/* The same of the number that the parent adds up. */
static void say_sum(struct reason *reason, node c, double limit)
{
    node parent = reason->tree->parent[c];
    bool max = tree_is_max(reason->tree, parent);

    reason_say(reason,
               max ? " with a disproof number of # it would bring @ to its limit, #"
                   : " with a proof number of # it would bring @ to its limit, #",
               limit, parent,
               max ? limits_of(reason, parent)->disproof
                   : limits_of(reason, parent)->proof);
}

static void say_limits(struct reason *reason, node n)
{
    const struct effort *limits = limits_of(reason, n);
    bool max = tree_is_max(reason->tree, reason->tree->parent[n]);
    double order = max ? limits->proof : limits->disproof;
    double sum = max ? limits->disproof : limits->proof;

    if (order == INFINITY && sum == INFINITY) {
        reason_say(reason, " It has no limits: it returns once it is decided.");
        return;
    }
    reason_say(reason, " Its limits are (#, #):", limits->proof, limits->disproof);
    if (order < INFINITY)
        say_order(reason, n, order);
    if (order < INFINITY && sum < INFINITY)
        reason_say(reason, ", and");
    if (sum < INFINITY)
        say_sum(reason, n, sum);
    reason_say(reason, ".");
}

static void say_called(struct reason *reason, const struct told_step *step, node n)
{
    static const struct effort first = {1, 1};
    const struct effort *numbers = &reason->history->efforts[n];

    if (n == TREE_ROOT) {
        say_target(reason);
    } else {
        say_taken(reason, "At", n, step->has[EVENT_STEP] ? first : *numbers);
        reason_say(reason, ". ");
    }
    if (step->has[EVENT_STEP])
        say_developed(reason, step);
    else
        reason_say(reason, "@ has (#, #) from before.", n, numbers->proof,
                   numbers->disproof);
    if (step->has[EVENT_LEAF])
        say_settled(reason, n);
    else if (n != TREE_ROOT)
        say_limits(reason, n);
}

/* Which of its limits it has reached. */
static void say_reached(struct reason *reason, const struct event *numbers)
{
    const struct effort *limits = limits_of(reason, numbers->node);
    bool proof = numbers->proof >= limits->proof;

    reason_say(reason,
               proof ? "@ returns (#, #): its proof number has reached its limit, #."
                     : "@ returns (#, #): its disproof number has reached its limit, #.",
               numbers->node, numbers->proof, numbers->disproof,
               proof ? limits->proof : limits->disproof);
}

static void say_returned(struct reason *reason, const struct told_step *step)
{
    const struct event *leave = &step->of[EVENT_LEAVE];
    const struct event *numbers = &step->of[EVENT_NUMBERS];

    if (!step->has[EVENT_LEAVE]) {
        say_reached(reason, numbers);
    } else if (leave->node != TREE_ROOT) {
        reason_say(
            reason,
            numbers->proof == 0 ? "@ returns (#, #), proved: @ is worth at least #."
                                : "@ returns (#, #), disproved: @ is worth at most #.",
            leave->node, numbers->proof, numbers->disproof, leave->node, leave->value);
        say_settled(reason, leave->node);
    }
}

void say_limited(struct reason *reason, const struct told_step *step,
                 const struct event *event)
{
    const struct event *numbers = &step->of[EVENT_NUMBERS];

    if (step->has[EVENT_ENTER])
        say_called(reason, step, event->node);
    else
        say_returned(reason, step);
    if (!step->has[EVENT_NUMBERS] || numbers->node != TREE_ROOT)
        return;
    if (step->has[EVENT_ENTER])
        reason_say(reason, " ");
    say_over(reason);
}
