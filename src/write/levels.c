/*
 * levels.c - writing levels text: how many levels, then each from the left.
 */
#include "base/memory.h"
#include "write/formats.h"

#include <stdlib.h>

/* The nodes level by level. */
struct levels {
    node *depth; /* of each node; owned */
    node *begin; /* of each level, in nodes, and the end of the last one; owned */
    node *nodes; /* owned */
};

static bool allocate(struct levels *l, const struct tree *t, struct error *error)
{
    return memory_resize(&l->depth, t->count, sizeof *l->depth, error) &&
           memory_resize(&l->begin, (size_t)t->height + 2, sizeof *l->begin, error) &&
           memory_resize(&l->nodes, t->count, sizeof *l->nodes, error);
}

/* Counts the nodes of each level, and from that finds where each begins. */
static void find_levels(struct levels *l, const struct tree *t)
{
    for (node level = 0; level <= t->height + 1; level++)
        l->begin[level] = 0;
    for (node n = TREE_ROOT; n < t->count; n++) {
        l->depth[n] = n == TREE_ROOT ? 0 : l->depth[t->parent[n]] + 1;
        l->begin[l->depth[n] + 1]++;
    }
    for (node level = 0; level <= t->height; level++)
        l->begin[level + 1] += l->begin[level];
}

/* In preorder, the nodes of a level come from the left. */
static void sort_nodes(struct levels *l, const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        l->nodes[l->begin[l->depth[n]]++] = n;
    for (node level = t->height; level > 0; level--)
        l->begin[level] = l->begin[level - 1];
    l->begin[0] = 0;
}

static void write_item(FILE *out, const struct tree *t, node n)
{
    if (!tree_is_leaf(t, n)) {
        fprintf(out, "(%lu)", (unsigned long)tree_width(t, n));
        return;
    }
    putc('[', out);
    score_print(out, t->value[n]);
    putc(']', out);
}

static void write_levels(FILE *out, const struct tree *t, const struct levels *l)
{
    fprintf(out, "%lu\n", (unsigned long)t->height + 1);
    for (node level = 0; level <= t->height; level++)
        for (node i = l->begin[level]; i < l->begin[level + 1]; i++) {
            write_item(out, t, l->nodes[i]);
            putc(i + 1 < l->begin[level + 1] ? ' ' : '\n', out);
        }
}

bool levels_write(FILE *out, struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    struct levels levels = {0};
    bool done = allocate(&levels, t, error);

    if (done) {
        find_levels(&levels, t);
        sort_nodes(&levels, t);
        write_levels(out, t, &levels);
    }
    free(levels.depth);
    free(levels.begin);
    free(levels.nodes);
    return done;
}
