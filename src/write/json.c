/*
 * json.c - writing trees as JSON objects:
 *
 *     {"player":"max","children":[{"name":"a","value":3},{"name":"b","value":5}]}
 *
 * Below the root, the player stands where it is not the other one than above.
 */
#include "base/quote.h"
#include "write/formats.h"

static void write_members(FILE *out, const struct tree *t, node n)
{
    const char *name = tree_name(t, n), *comma = "";

    if (name) {
        fputs("\"name\":", out);
        quote_json(out, name);
        comma = ",";
    }
    if (n == TREE_ROOT || t->mover[n] == t->mover[t->parent[n]]) {
        fprintf(out, "%s\"player\":\"%s\"", comma, tree_is_max(t, n) ? "max" : "min");
        comma = ",";
    }
    if (score_known(t->value[n])) {
        fprintf(out, "%s\"value\":", comma);
        score_print_json(out, t->value[n]);
        comma = ",";
    }
    if (!tree_is_leaf(t, n))
        fprintf(out, "%s\"children\":[", comma);
}

bool json_write(FILE *out, struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;

    (void)error;
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (n != TREE_ROOT && n != tree_first_child(t->parent[n]))
            putc(',', out);
        putc('{', out);
        write_members(out, t, n);
        if (!tree_is_leaf(t, n))
            continue;
        putc('}', out);
        TREE_EACH_LAST(t, n, c)
            fputs("]}", out);
    }
    putc('\n', out);
    return true;
}
