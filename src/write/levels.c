/*
 * levels.c - writing levels text: how many levels, then each from the left.
 */
#include "write/breadth.h"
#include "write/formats.h"

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

static void write_levels(FILE *out, const struct tree *t, const struct breadth *l)
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
    struct breadth breadth;
    bool done = breadth_find(&breadth, order->tree, error);

    if (done)
        write_levels(out, order->tree, &breadth);
    breadth_release(&breadth);
    return done;
}
