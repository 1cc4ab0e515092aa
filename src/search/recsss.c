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
#include "search/heap.h"
#include "search/places.h"
#include "search/rules.h"

/* What is kept of a node. */
struct item {
    node node;
    uint32_t first; /* MAX: the heap of its children; MIN: the child worked on */
    uint32_t move;  /* the child that is the move so far */
};

/* By places, of which siblings further left have the smaller one. */
struct memory {
    struct item *items;
    struct heap_entry *merits; /* of the children of MAX nodes */
};

static double visit(struct search *s, const struct memory *memory, uint32_t at, double h);

static uint32_t add(struct search *s, const struct memory *memory, node n)
{
    uint32_t added = places_add(s);

    memory->items[added] = (struct item){.node = n};
    return added;
}

/* The first visit: all children have merit h, so they are taken from left to right. */
static double expand(struct search *s, const struct memory *memory, struct item *item,
                     double h)
{
    TREE_EACH_CHILD(s->tree, item->node, c) {
        uint32_t child = add(s, memory, c);
        double merit = visit(s, memory, child, h);

        if (merit == h) {
            item->move = child;
            return h;
        }
        item->first = heap_add(memory->merits, item->first, child, merit);
        s->counts.storage++;
    }
    return memory->merits[item->first].merit;
}

static double visit_max(struct search *s, const struct memory *memory, struct item *item,
                        double h)
{
    uint32_t child = item->first;

    if (child == HEAP_EMPTY)
        return expand(s, memory, item, h);
    for (; memory->merits[child].merit == h; child = item->first) {
        double merit = visit(s, memory, child, h);

        if (merit == h) {
            item->move = child;
            return h;
        }
        item->first = heap_remove_first(memory->merits, child);
        item->first = heap_add(memory->merits, item->first, child, merit);
    }
    return memory->merits[child].merit;
}

/* One child after another, each until it is solved; the last that made h fall is the
 * move. */
static double visit_min(struct search *s, const struct memory *memory, struct item *item,
                        double h)
{
    node c = tree_first_child(item->node), end = s->tree->end[item->node];

    if (item->first == PLACE_NONE)
        item->first = add(s, memory, c);
    for (;;) {
        double merit = visit(s, memory, item->first, h);

        if (merit < h || item->move == PLACE_NONE)
            item->move = item->first;
        if (merit < h)
            return merit;
        c = tree_next_child(s->tree, memory->items[item->first].node);
        if (c == end)
            return h;
        item->first = add(s, memory, c);
    }
}

/* A leaf is read once; after that it is solved with the merit it fell to. */
static double visit_leaf(struct search *s, node n, double h, bool first)
{
    if (!first)
        return remembered(s, n, EQUAL, h);
    return smaller(h, leave(s, n, EQUAL, read_leaf(s, n)));
}

static double visit(struct search *s, const struct memory *memory, uint32_t at, double h)
{
    struct item *item = &memory->items[at];
    node n = item->node;
    bool first = enter_test(s, n, AT_LEAST, h);
    double merit;

    if (tree_is_leaf(s->tree, n))
        return visit_leaf(s, n, h, first);
    if (tree_is_max(s->tree, n))
        merit = visit_max(s, memory, item, h);
    else
        merit = visit_min(s, memory, item, h);
    return leave(s, n, merit < h ? AT_MOST : AT_LEAST, merit);
}

static void choose_line(struct search *s, const struct item *items)
{
    for (uint32_t at = PLACE_ROOT; items[at].move != PLACE_NONE; at = items[at].move)
        choose(s, items[at].node, items[items[at].move].node);
}

double PROCEDURE(recsss)(struct search *s)
{
    struct memory memory = {
        .items = places_room(s, sizeof *memory.items),
        .merits = places_room(s, sizeof *memory.merits),
    };
    double h = INFINITY, merit;
    uint32_t root;

    if (s->failed)
        return 0;
    root = add(s, &memory, TREE_ROOT);
    while ((merit = visit(s, &memory, root, h)) < h)
        h = merit;
    choose_line(s, memory.items);
    return h;
}
