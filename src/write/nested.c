/*
 * nested.c - writing trees as JSON arrays and numbers: [[3,5],[2,9]].
 *
 * Payoffs are arrays, too. A tree whose root is MIN, or with anything else that is to be
 * said of the whole, goes into a wrapper that says so.
 */
#include "write/formats.h"
#include "write/json_game.h"

static void write_nodes(FILE *out, const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (n != TREE_ROOT && n != tree_first_child(t->parent[n]))
            putc(',', out);
        if (!tree_is_leaf(t, n)) {
            putc('[', out);
            continue;
        }
        if (tree_has_payoffs(t))
            json_game_payoffs(out, t, n);
        else
            score_print_json(out, t->value[n]);
        TREE_EACH_LAST(t, n, c)
            putc(']', out);
    }
}

static void write_heading(FILE *out, const struct tree *t)
{
    putc('{', out);
    if (!tree_is_max(t, TREE_ROOT)) {
        fputs("\"root\":", out);
        json_game_mover(out, t, TREE_ROOT);
        putc(',', out);
    }
    json_game_heading(out, t);
    fputs("\"tree\":", out);
}

bool nested_write(FILE *out, struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    bool wrapped = !tree_is_max(t, TREE_ROOT) || json_game_has_heading(t);

    if (!json_game_check_players(order, "nested", error))
        return false;
    if (wrapped)
        write_heading(out, t);
    write_nodes(out, t);
    fputs(wrapped ? "}\n" : "\n", out);
    return true;
}
