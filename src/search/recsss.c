/*
 * recsss.c - RecSSS*: SSS* by recursion over sorted lists of children (Bhattacharya and
 * Bagchi, "A faster alternative to SSS* with extension to variable memory", 1993;
 * Reinefeld and Ridinger, "Time-efficient state space search", 1994).
 *
 * Instead of one OPEN for all states, every MAX node keeps its children sorted by merit,
 * an upper bound of what they are worth; equal ones from left to right. visit(n, h) works
 * on n, whose merit is h, until either
 *
 *     the merit has fallen below h: returns the lower one; or
 *     n is solved with merit h: returns h.
 *
 * Reads the leaves of SSS*, in the same order where the movers alternate.
 */
#include "search/rules.h"

/* What is kept of a node, in flat arrays; zeros at first, since no link leads to the
 * root. */
struct lists {
    node *first;   /* MAX: its best child; MIN: the child worked on */
    node *next;    /* the next best child of the parent */
    double *merit; /* of a child of a MAX node */
};

static double visit(struct search *s, struct lists *lists, node n, double h);

/* Puts c, whose merit has become known, into the sorted list of its parent. */
static void insert(struct lists *lists, node n, node c, double merit)
{
    node *link = &lists->first[n];

    while (*link != NODE_NONE &&
           (lists->merit[*link] > merit || (lists->merit[*link] == merit && *link < c)))
        link = &lists->next[*link];
    lists->merit[c] = merit;
    lists->next[c] = *link;
    *link = c;
}

/* The first visit: all children have merit h, so they are taken from left to right. */
static double expand(struct search *s, struct lists *lists, node n, double h)
{
    TREE_EACH_CHILD(s->tree, n, c)
    {
        double merit = visit(s, lists, c, h);

        if (merit == h) {
            choose(s, n, c);
            return h;
        }
        insert(lists, n, c, merit);
        s->counts.storage++;
    }
    return lists->merit[lists->first[n]];
}

static double visit_max(struct search *s, struct lists *lists, node n, double h)
{
    node c = lists->first[n];

    if (c == NODE_NONE)
        return expand(s, lists, n, h);
    for (; lists->merit[c] == h; c = lists->first[n]) {
        double merit = visit(s, lists, c, h);

        if (merit == h) {
            choose(s, n, c);
            return h;
        }
        lists->first[n] = lists->next[c];
        insert(lists, n, c, merit);
    }
    return lists->merit[c];
}

/* One child after another, each until it is solved; the last that made h fall is the
 * move. */
static double visit_min(struct search *s, struct lists *lists, node n, double h)
{
    node *c = &lists->first[n];

    if (*c == NODE_NONE)
        *c = tree_first_child(n);
    for (; *c < s->tree->end[n]; *c = tree_next_child(s->tree, *c)) {
        double merit = visit(s, lists, *c, h);

        if (merit < h || s->choice[n] == NODE_NONE)
            choose(s, n, *c);
        if (merit < h)
            return merit;
    }
    return h;
}

/* A leaf is read once; after that it is solved with the merit it fell to. */
static double visit_leaf(struct search *s, node n, double h, bool first)
{
    if (!first)
        return remembered(s, n, EQUAL, h);
    return smaller(h, leave(s, n, EQUAL, read_leaf(s, n)));
}

static double visit(struct search *s, struct lists *lists, node n, double h)
{
    bool first = enter_test(s, n, AT_LEAST, h);
    double merit;

    if (tree_is_leaf(s->tree, n))
        return visit_leaf(s, n, h, first);
    if (tree_is_max(s->tree, n))
        merit = visit_max(s, lists, n, h);
    else
        merit = visit_min(s, lists, n, h);
    return leave(s, n, merit < h ? AT_MOST : AT_LEAST, merit);
}

double PROCEDURE(recsss)(struct search *s)
{
    struct lists lists = {
        .first = search_allocate(s, s->tree->count, sizeof *lists.first),
        .next = search_allocate(s, s->tree->count, sizeof *lists.next),
        .merit = search_allocate(s, s->tree->count, sizeof *lists.merit),
    };
    double h = INFINITY, merit;

    if (s->failed)
        return 0;
    while ((merit = visit(s, &lists, TREE_ROOT, h)) < h)
        h = merit;
    return h;
}
