/*
 * common.c - words that tell of several algorithms.
 */
#include "reason/say.h"

const char *say_mover(const struct tree *t, node n)
{
    if (tree_is_chance(t, n))
        return "chance";
    return tree_is_max(t, n) ? "MAX" : "MIN";
}

const char *say_relation(enum relation relation)
{
    static const char *const words[] = {
        [EQUAL] = "exactly",   [AT_LEAST] = "at least", [AT_MOST] = "at most",
        [ABOVE] = "more than", [BELOW] = "less than",
    };

    return words[relation];
}

/* The next children that can happen, from c on; how many there are in all. */
static node list_children(const struct tree *t, node n, node c, node *first, node most)
{
    node count = 0;

    for (; c < t->end[n]; c = tree_next_child(t, c)) {
        if (!tree_can_happen(t, c))
            continue;
        if (count < most)
            first[count] = c;
        count++;
    }
    return count;
}

static bool are_leaves(const struct tree *t, const node *nodes, node count)
{
    for (node i = 0; i < count; i++)
        if (!tree_is_leaf(t, nodes[i]))
            return false;
    return true;
}

void say_skipped(struct reason *reason, node n, node c)
{
    enum { LISTED = 3 };
    const struct tree *t = reason->tree;
    node first[LISTED] = {NODE_NONE};
    node count = list_children(t, n, tree_next_child(t, c), first, LISTED);
    const char *done = are_leaves(t, first, count < LISTED ? count : LISTED)
                           ? "need not be read."
                           : "need not be searched.";

    if (count == 0) /* all outcomes have been probed */
        reason_say(reason, "nothing more below @ need be looked at.", n);
    else if (count == 1)
        reason_say(reason, "@ $", first[0], done);
    else if (count == 2)
        reason_say(reason, "@ and @ $", first[0], first[1], done);
    else if (count == LISTED)
        reason_say(reason, "@, @ and @ $", first[0], first[1], first[2], done);
    else
        reason_say(reason, "@ and the % behind it need not be looked at.", first[0],
                   (size_t)count - 1);
}

node say_bringer(const struct reason *reason, node n, double value)
{
    const struct past *past = reason->history->of;

    TREE_EACH_CHILD(reason->tree, n, c)
        if (past[c].visited && past[c].left && past[c].value == value)
            return c;
    return NODE_NONE;
}

void say_choice(struct reason *reason, node n, enum relation relation, double value)
{
    bool max = tree_is_max(reason->tree, n);
    node c = say_bringer(reason, n, value);

    if (relation == (max ? AT_MOST : AT_LEAST))
        reason_say(reason, max ? ", for none of its children is worth more."
                               : ", for none of its children is worth less.");
    else if (relation == EQUAL && c != NODE_NONE)
        reason_say(reason, max ? ": MAX goes to @." : ": MIN goes to @.", c);
    else
        reason_say(reason,
                   c == NODE_NONE ? "."
                   : max          ? ", for MAX can go to @."
                                  : ", for MIN can go to @.",
                   c);
}

/* The far bound of a null window is asked for by the number that it lies beside. */
void say_question(struct reason *reason, enum relation relation, double value)
{
    double below = nextafter(value, -INFINITY);
    char text[SCORE_TEXT_SIZE], beside[SCORE_TEXT_SIZE];

    if (relation == ABOVE)
        reason_say(reason, "more than #", value);
    else if (2 * score_write(below, beside) < score_write(value, text))
        reason_say(reason, "more than #", below);
    else
        reason_say(reason, "at least #", value);
}

struct bound_source say_source(const struct reason *reason, node n, enum mover side,
                               double bound)
{
    const struct tree *t = reason->tree;

    for (node c = n; c != TREE_ROOT && !reason_is_below_chance(t, c); c = t->parent[c]) {
        node sibling;

        if (t->mover[t->parent[c]] != side)
            continue;
        sibling = reason_left_sibling(reason, c, bound);
        if (sibling != NODE_NONE)
            return (struct bound_source){.child = sibling, .above = t->parent[c]};
        /* Searched again from what it has shown itself. */
        if (reason_brings(reason, c, side, bound))
            return (struct bound_source){.child = c, .above = t->parent[c]};
    }
    return (struct bound_source){.child = NODE_NONE};
}
