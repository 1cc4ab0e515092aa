/*
 * proof.c - proof-number search: why a node is the one to develop, what that does to the
 * numbers, and what these have come to.
 */
#include "reason/say.h"

static bool is_decided(struct effort numbers)
{
    return numbers.proof == 0 || numbers.disproof == 0;
}

static const struct effort *efforts(const struct reason *reason)
{
    return reason->history->efforts;
}

/* ---- Why a node is taken ---- */

/* Of two numbers of a child, that of which its parent takes the least. */
static double least_number(const struct reason *reason, node parent,
                           struct effort numbers)
{
    return tree_is_max(reason->tree, parent) ? numbers.proof : numbers.disproof;
}

void say_taken(struct reason *reason, const char *at, node c, struct effort numbers)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];
    bool max = tree_is_max(t, parent);
    double least = least_number(reason, parent, numbers);
    size_t equal = 1;

    if (c == parent + 1 && tree_is_last_child(t, c)) {
        reason_say(reason, "@ is the only child of @", c, parent);
        return;
    }
    TREE_EACH_CHILD(t, parent, sibling)
        equal += sibling != c &&
                 least_number(reason, parent, efforts(reason)[sibling]) == least;
    if (equal == 1)
        reason_say(reason,
                   max ? "$ @ MAX takes @, whose proof number # is the least"
                       : "$ @ MIN takes @, whose disproof number # is the least",
                   at, parent, c, least);
    else
        reason_say(
            reason,
            max ? "$ @ MAX takes @, the leftmost of % with the least proof number, #"
                : "$ @ MIN takes @, the leftmost of % with the least disproof number, #",
            at, parent, c, equal, least);
}

/* The numbers that c, on the way to what is developed, had before. */
static struct effort before(const struct reason *reason, const struct told_step *step,
                            node c)
{
    static const struct effort first = {1, 1};

    if (c == step->of[EVENT_STEP].node)
        return first;
    return c >= step->of[EVENT_NUMBERS].node ? reason->history->asking[c].former
                                             : efforts(reason)[c];
}

static node child_towards(const struct tree *t, node parent, node n)
{
    node c = parent + 1;

    while (n >= t->end[c])
        c = tree_next_child(t, c);
    return c;
}

/* The choices on the way down; of a long one the first and the last. */
static void say_way(struct reason *reason, const struct told_step *step, node n)
{
    enum { LEVELS = 3 };
    const struct tree *t = reason->tree;
    node at = TREE_ROOT;

    reason_say(reason, "@ is the most proving node: ", n);
    for (int level = 0; at != n; level++) {
        if (level == LEVELS && at != t->parent[n]) {
            at = t->parent[n];
            reason_say(reason, "; and so on down to @", at);
        }
        if (level > 0)
            reason_say(reason, "; ");
        at = level < LEVELS ? child_towards(t, at, n) : n;
        say_taken(reason, "at", at, before(reason, step, at));
    }
    reason_say(reason, ". ");
}

/* ---- What is developed ---- */

static void say_leaf(struct reason *reason, node n, double value)
{
    double target = reason->options->target;

    reason_say(reason,
               value >= target
                   ? "It is a leaf worth #, which is at least #: that proves it, (#, #)."
                   : "It is a leaf worth #, less than #: it can never be proved, (#, #).",
               value, target, efforts(reason)[n].proof, efforts(reason)[n].disproof);
}

static void say_children(struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    bool max = tree_is_max(t, n);
    size_t count = 0;

    TREE_EACH_CHILD(t, n, c)
        count++;
    if (count == 1)
        reason_say(reason, "Its child gets (1, 1), and so has @, a $ node.", n,
                   say_mover(t, n));
    else
        reason_say(reason,
                   max ? "Its % children get (1, 1), and so @, a MAX node, has (1, %): "
                         "one of them is enough to prove it, all must be disproved to "
                         "disprove it."
                       : "Its % children get (1, 1), and so @, a MIN node, has (%, 1): "
                         "all of them must be proved to prove it, one is enough to "
                         "disprove it.",
                   count, n, count);
}

void say_developed(struct reason *reason, const struct told_step *step)
{
    node n = step->of[EVENT_STEP].node;

    if (step->has[EVENT_LEAF])
        say_leaf(reason, n, step->of[EVENT_LEAF].value);
    else
        say_children(reason, n);
}

/* ---- What follows ---- */

void say_over(struct reason *reason)
{
    const struct past *root = &reason->history->of[TREE_ROOT];
    bool proved = efforts(reason)[TREE_ROOT].proof == 0;

    if (!tree_is_leaf(reason->tree, TREE_ROOT))
        reason_say(reason,
                   proved ? "The proof number of @ is 0: @ is worth at least #, and at "
                            "least # was asked for. "
                          : "The disproof number of @ is 0: @ is worth at most #, and at "
                            "least # was asked for. ",
                   TREE_ROOT, TREE_ROOT, root->value, reason->options->target);
    reason_say(reason, proved ? "The search is over: the answer is yes."
                              : "The search is over: the answer is no.");
}

void say_target(struct reason *reason)
{
    reason_say(reason, "Is @ worth at least #? ", TREE_ROOT, reason->options->target);
    if (!tree_is_leaf(reason->tree, TREE_ROOT))
        reason_say(reason,
                   "The numbers of a node say how many leaves must still be read at "
                   "least to prove that it is, and to disprove it. The search begins at "
                   "@. ",
                   TREE_ROOT);
}

/* Which inner node is decided, the topmost if several are, and how far up the numbers
 * have changed. */
static void say_changes(struct reason *reason, const struct told_step *step)
{
    const struct event *leave = &step->of[EVENT_LEAVE];
    node top = step->of[EVENT_NUMBERS].node;
    node at = top == TREE_ROOT ? top : reason->tree->parent[top];
    const struct effort *numbers = &efforts(reason)[at];

    if (is_decided(efforts(reason)[TREE_ROOT])) {
        reason_say(reason, " ");
        say_over(reason);
        return;
    }
    if (step->has[EVENT_LEAVE])
        reason_say(reason,
                   leave->relation == AT_LEAST
                       ? " So @ is proved: @ is worth at least #."
                       : " So @ is disproved: @ is worth at most #.",
                   leave->node, leave->node, leave->value);
    if (step->of[EVENT_STEP].node != TREE_ROOT)
        reason_say(reason, top == TREE_ROOT ? " @ has (#, #) now." : " @ keeps (#, #).",
                   at, numbers->proof, numbers->disproof);
}

void say_proof(struct reason *reason, const struct told_step *step,
               const struct event *event)
{
    if (event->node == TREE_ROOT)
        say_target(reason);
    else
        say_way(reason, step, event->node);
    say_developed(reason, step);
    say_changes(reason, step);
}

/* ---- In the end ---- */

/* The child that decides n alone; NODE_NONE: all its children together do. */
static node decider(const struct reason *reason, node n)
{
    TREE_EACH_CHILD(reason->tree, n, c)
        if (least_number(reason, n, efforts(reason)[c]) == 0)
            return c;
    return NODE_NONE;
}

/* What decides n, a node that is decided. */
static void say_decider(struct reason *reason, node n)
{
    node c = decider(reason, n);
    bool max = tree_is_max(reason->tree, n);

    if (c != NODE_NONE)
        reason_say(reason,
                   max ? "@ alone proves @, a MAX node."
                       : "@ alone disproves @, a MIN node.",
                   c, n);
    else
        reason_say(reason,
                   max ? "All children of @, a MAX node, are disproved."
                       : "All children of @, a MIN node, are proved.",
                   n);
}

/* Why n is still open: further up something else has decided. */
static void say_overtaken(struct reason *reason, node n)
{
    while (n != TREE_ROOT && !is_decided(efforts(reason)[n]))
        n = reason->tree->parent[n];
    say_decider(reason, n);
}

void say_settled(struct reason *reason, node c)
{
    const struct tree *t = reason->tree;
    bool proved = efforts(reason)[c].proof == 0;
    node parent = t->parent[c];

    if (c == TREE_ROOT)
        return;
    if (least_number(reason, parent, efforts(reason)[c]) > 0)
        TREE_EACH_CHILD(t, parent, sibling)
            if ((proved ? efforts(reason)[sibling].proof
                        : efforts(reason)[sibling].disproof) > 0)
                return;
    reason_say(reason, " ");
    say_decider(reason, parent);
}

void say_waited(struct reason *reason, node top)
{
    reason_say(reason, "@ keeps (1, 1), for its turn never comes: ", top);
    say_overtaken(reason, top);
}

void say_outcome(struct reason *reason, node n)
{
    const struct past *past = &reason->history->of[n];
    struct effort numbers = efforts(reason)[n];

    if (tree_is_leaf(reason->tree, n))
        return;
    if (!is_decided(numbers)) {
        reason_say(reason, "In the end @ has (#, #) and is undecided: ", n, numbers.proof,
                   numbers.disproof);
        say_overtaken(reason, n);
        return;
    }
    if (reason->algorithm->style == TRACE_PROOF)
        reason_say(reason, "In the end @ has (#, #): @ is worth $ #. ", n, numbers.proof,
                   numbers.disproof, n, say_relation((enum relation)past->relation),
                   past->value);
    say_decider(reason, n);
}
