/*
 * scout.c - SCOUT (Pearl, "SCOUT: a simple game-searching algorithm with proven optimal
 * properties", 1980): test whether a move is better, and evaluate it only then.
 *
 * EVAL returns the value of a node. TEST answers whether value(n) > v or value(n) >= v;
 * the relation stays the same all the way down. A leaf that is tested and then evaluated
 * is read twice.
 */
#include "search/rules.h"

static bool holds(double value, enum relation relation, double v)
{
    return relation == ABOVE ? value > v : value >= v;
}

/* TEST's answer as a relation: not (value > v) is value <= v. */
static enum relation answer(bool truth, enum relation relation)
{
    if (truth)
        return relation;
    return relation == ABOVE ? AT_MOST : BELOW;
}

static bool test(struct search *s, node n, double v, enum relation relation);

/* Whether a child of n tests as decisive: true decides a MAX node, false a MIN node. */
static bool any_child(struct search *s, node n, double v, enum relation relation,
                      bool decisive)
{
    TREE_EACH_CHILD(s->tree, n, c) {
        if (cut(s, n, c, test(s, c, v, relation) == decisive, v, v))
            return true;
    }
    return false;
}

static bool test(struct search *s, node n, double v, enum relation relation)
{
    bool truth;

    enter_test(s, n, relation, v);
    if (tree_is_leaf(s->tree, n))
        truth = holds(read_leaf(s, n), relation, v);
    else if (tree_is_max(s->tree, n))
        truth = any_child(s, n, v, relation, true);
    else
        truth = !any_child(s, n, v, relation, false);
    leave(s, n, answer(truth, relation), v);
    return truth;
}

/* EVAL's call of TEST, which is what the count of tests counts. */
static bool test_child(struct search *s, node n, node c, double v, enum relation relation)
{
    s->counts.tests++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_TEST,
                                         .node = n,
                                         .child = c,
                                         .relation = relation,
                                         .value = v});
    return test(s, c, v, relation);
}

static double eval(struct search *s, node n);

static double eval_children(struct search *s, node n)
{
    bool max = tree_is_max(s->tree, n);
    double v = 0;

    TREE_EACH_CHILD(s->tree, n, c) {
        bool better =
            c == tree_first_child(n) ||
            (max ? test_child(s, n, c, v, ABOVE) : !test_child(s, n, c, v, AT_LEAST));

        if (better) {
            v = eval(s, c);
            choose(s, n, c);
        }
    }
    return v;
}

static double eval(struct search *s, node n)
{
    double v;

    enter(s, n, -INFINITY, INFINITY);
    v = tree_is_leaf(s->tree, n) ? read_leaf(s, n) : eval_children(s, n);
    return leave(s, n, EQUAL, v);
}

double PROCEDURE(scout)(struct search *s)
{
    return eval(s, TREE_ROOT);
}
