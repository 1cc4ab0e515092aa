/*
 * recsss.c - RecSSS*: SSS* by recursion over sorted children (Bhattacharya and
 * Bagchi, "A faster alternative to SSS* with extension to variable memory", 1993;
 * Reinefeld and Ridinger, "Time-efficient state space search", 1994).
 *
 * Instead of one OPEN for all states, every MAX node keeps its children in order of
 * merit, an upper bound of what they are worth; equal ones from left to right. The order
 * is kept by a heap: a sorted list would cost the square of the children. visit(n, h)
 * works on n, whose merit is h, until either
 *
 *     the merit has fallen below h: returns the lower one; or
 *     n is solved with merit h: returns h.
 *
 * Reads the leaves of SSS*, in the same order where the movers alternate.
 */
#include "search/rules.h"

/*
 * What is kept of a node. Items lie in the order in which their nodes are first entered,
 * so that of siblings the one further left has the smaller index; 0 is no item.
 */
struct item {
    double merit; /* of a child of a MAX node */
    node node;
    uint32_t first; /* MAX: its best child; MIN: the child worked on */
    uint32_t move;  /* the child that is the move so far */
    /* In the heap of a MAX parent: */
    uint32_t below; /* the first of those that this one is better than */
    uint32_t next;  /* the next of those that the same one is better than */
};

enum { ITEM_ROOT = 1 };

struct items {
    struct item *all;
    uint32_t used;
};

static double visit(struct search *s, struct items *items, uint32_t at, double h);

static uint32_t add(struct items *items, node n)
{
    items->all[items->used] = (struct item){.node = n};
    return items->used++;
}

static bool is_better(const struct item *all, uint32_t a, uint32_t b)
{
    return all[a].merit > all[b].merit || (all[a].merit == all[b].merit && a < b);
}

/* Makes one heap of two, a pairing heap (Fredman, Sedgewick, Sleator and Tarjan 1986). */
static uint32_t meld(struct item *all, uint32_t a, uint32_t b)
{
    uint32_t better = is_better(all, a, b) ? a : b, other = better == a ? b : a;

    all[other].next = all[better].below;
    all[better].below = other;
    return better;
}

/* Puts a child, whose merit has become known, among those of its parent. */
static void insert(struct item *all, struct item *parent, uint32_t child, double merit)
{
    all[child].merit = merit;
    all[child].below = 0;
    parent->first = parent->first == 0 ? child : meld(all, parent->first, child);
}

/* Takes out the best child: what was below it is melded in pairs, then all together. */
static void remove_first(struct item *all, struct item *parent)
{
    uint32_t rest = all[parent->first].below, pairs = 0, next;

    while (rest != 0) {
        uint32_t pair = rest, other = all[rest].next;

        rest = other == 0 ? 0 : all[other].next;
        if (other != 0)
            pair = meld(all, pair, other);
        all[pair].next = pairs;
        pairs = pair;
    }
    for (parent->first = 0; pairs != 0; pairs = next) {
        next = all[pairs].next;
        parent->first = parent->first == 0 ? pairs : meld(all, parent->first, pairs);
    }
}

/* The first visit: all children have merit h, so they are taken from left to right. */
static double expand(struct search *s, struct items *items, struct item *item, double h)
{
    TREE_EACH_CHILD(s->tree, item->node, c)
    {
        uint32_t child = add(items, c);
        double merit = visit(s, items, child, h);

        if (merit == h) {
            item->move = child;
            return h;
        }
        insert(items->all, item, child, merit);
        s->counts.storage++;
    }
    return items->all[item->first].merit;
}

static double visit_max(struct search *s, struct items *items, struct item *item,
                        double h)
{
    uint32_t child = item->first;

    if (child == 0)
        return expand(s, items, item, h);
    for (; items->all[child].merit == h; child = item->first) {
        double merit = visit(s, items, child, h);

        if (merit == h) {
            item->move = child;
            return h;
        }
        remove_first(items->all, item);
        insert(items->all, item, child, merit);
    }
    return items->all[child].merit;
}

/* One child after another, each until it is solved; the last that made h fall is the
 * move. */
static double visit_min(struct search *s, struct items *items, struct item *item,
                        double h)
{
    node c = tree_first_child(item->node), end = s->tree->end[item->node];

    if (item->first == 0)
        item->first = add(items, c);
    for (;;) {
        double merit = visit(s, items, item->first, h);

        if (merit < h || item->move == 0)
            item->move = item->first;
        if (merit < h)
            return merit;
        c = tree_next_child(s->tree, items->all[item->first].node);
        if (c == end)
            return h;
        item->first = add(items, c);
    }
}

/* A leaf is read once; after that it is solved with the merit it fell to. */
static double visit_leaf(struct search *s, node n, double h, bool first)
{
    if (!first)
        return remembered(s, n, EQUAL, h);
    return smaller(h, leave(s, n, EQUAL, read_leaf(s, n)));
}

static double visit(struct search *s, struct items *items, uint32_t at, double h)
{
    struct item *item = &items->all[at];
    node n = item->node;
    bool first = enter_test(s, n, AT_LEAST, h);
    double merit;

    if (tree_is_leaf(s->tree, n))
        return visit_leaf(s, n, h, first);
    if (tree_is_max(s->tree, n))
        merit = visit_max(s, items, item, h);
    else
        merit = visit_min(s, items, item, h);
    return leave(s, n, merit < h ? AT_MOST : AT_LEAST, merit);
}

static void choose_line(struct search *s, const struct item *all)
{
    for (uint32_t at = ITEM_ROOT; all[at].move != 0; at = all[at].move)
        choose(s, all[at].node, all[all[at].move].node);
}

double PROCEDURE(recsss)(struct search *s)
{
    struct items items = {
        .all = search_room(s, (size_t)s->tree->count + ITEM_ROOT, sizeof *items.all),
        .used = ITEM_ROOT,
    };
    double h = INFINITY, merit;

    if (s->failed)
        return 0;
    add(&items, TREE_ROOT);
    while ((merit = visit(s, &items, ITEM_ROOT, h)) < h)
        h = merit;
    choose_line(s, items.all);
    return h;
}
