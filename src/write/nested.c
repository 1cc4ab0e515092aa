/*
 * nested.c - writing trees as JSON arrays and numbers: [[3,5],[2,9]].
 *
 * A tree whose root is MIN goes into a wrapper that says so.
 */
#include "write/formats.h"

static void write_nodes(FILE *out, const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (n != TREE_ROOT && n != tree_first_child(t->parent[n]))
            putc(',', out);
        if (!tree_is_leaf(t, n)) {
            putc('[', out);
            continue;
        }
        score_print_json(out, t->value[n]);
        TREE_EACH_LAST(t, n, c)
            putc(']', out);
    }
}

bool nested_write(FILE *out, struct write_order *order, struct error *error)
{
    bool wrapped = !tree_is_max(order->tree, TREE_ROOT);

    (void)error;
    if (wrapped)
        fputs("{\"root\":\"min\",\"tree\":", out);
    write_nodes(out, order->tree);
    fputs(wrapped ? "}\n" : "\n", out);
    return true;
}
