/*
 * node_link.c - writing a tree as nodes and links in JSON, for networkx and D3:
 *
 *     {"directed":true,"multigraph":false,"graph":{"root":"e"},
 *      "nodes":[{"id":"e","name":"a","player":"max"},{"id":"1","value":3}],
 *      "links":[{"source":"e","target":"1"}]}
 *
 * in one line. Ids are Dewey ids. The root has a name, null for none, since nodes of
 * which none has one are called by their ids. Players are as in
 * csv.c, and so are odds and payoffs, which are members of nodes here.
 */
#include "base/quote.h"
#include "write/formats.h"
#include "write/json_game.h"
#include "write/path.h"

/* Writes the node or the edge that the path leads to. */
typedef void write_item(FILE *out, const struct write_order *order,
                        const struct path *path);

/* The members of games with chance or payoffs. */
static void write_game(FILE *out, const struct write_order *order, node n)
{
    const struct tree *t = order->tree;

    if (wording_tell(&order->wording, n)) {
        fputs(order->wording.probable ? ",\"probability\":" : ",\"weight\":", out);
        json_game_odds(out, tree_odds(t, n));
    }
    if (tree_has_payoffs(t) && tree_is_leaf(t, n)) {
        fputs(",\"payoffs\":", out);
        json_game_payoffs(out, t, n);
    }
}

static void write_node(FILE *out, const struct write_order *order,
                       const struct path *path)
{
    const struct tree *t = path->tree;
    node n = path->n;
    const char *name = tree_name(t, n);

    fprintf(out, "%s{\"id\":\"%s\"", n == TREE_ROOT ? "" : ",", path->id.data);
    if (name || n == TREE_ROOT)
        fputs(",\"name\":", out);
    if (name)
        quote_json(out, name);
    else if (n == TREE_ROOT)
        fputs("null", out);
    if (!tree_is_leaf(t, n) || turns_tell(&order->turns, n)) {
        fputs(",\"player\":", out);
        json_game_mover(out, t, n);
    }
    if (score_known(t->value[n])) {
        fputs(",\"value\":", out);
        score_print_json(out, t->value[n]);
    }
    write_game(out, order, n);
    putc('}', out);
}

/* The edge to the node, whose parent's id is its own without the last ordinal. */
static void write_link(FILE *out, const struct write_order *order,
                       const struct path *path)
{
    size_t size = path->id.size;

    (void)order;
    if (path->n == TREE_ROOT)
        return;
    while (size > 0 && path->id.data[size - 1] != '.')
        size--;
    fputs(path->n == tree_first_child(TREE_ROOT) ? "{\"source\":\"" : ",{\"source\":\"",
          out);
    if (size == 0)
        putc('e', out);
    else
        fwrite(path->id.data, 1, size - 1, out);
    fprintf(out, "\",\"target\":\"%s\"}", path->id.data);
}

static bool write_all(FILE *out, const struct write_order *order, write_item *item,
                      struct error *error)
{
    const struct tree *t = order->tree;
    struct path path;
    bool done;

    path_start(&path, t);
    while (!path.id.failed) {
        item(out, order, &path);
        if (path.n + 1 == t->count)
            break;
        path_step(&path);
    }
    done = !path.id.failed || error_memory(error);
    buffer_release(&path.id);
    return done;
}

bool node_link_write(FILE *out, struct write_order *order, struct error *error)
{
    if (!path_check(order, "node-link", 3, NULL, error))
        return false;
    fputs(
        "{\"directed\":true,\"multigraph\":false,\"graph\":{\"root\":\"e\"},\"nodes\":[",
        out);
    if (!write_all(out, order, write_node, error))
        return false;
    fputs("],\"links\":[", out);
    if (!write_all(out, order, write_link, error))
        return false;
    fputs("]}\n", out);
    return true;
}
