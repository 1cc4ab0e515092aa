/*
 * write.c - the table of formats, and what they cannot hold.
 */
#include "write/write.h"

#include "write/formats.h"
#include "write/loss.h"

#include <string.h>

const struct write_format write_formats[] = {
    {
        .name = "json",
        .summary = "objects with names, one tree a line",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_LEAF_MOVERS |
                 HOLDS_STATICS | HOLDS_INFINITE | HOLDS_STREAM,
        .write = json_write,
    },
    {
        .name = "nested",
        .summary = "arrays and numbers, one tree a line",
        .holds = HOLDS_ROOT | HOLDS_INFINITE | HOLDS_STREAM,
        .write = nested_write,
    },
    {
        .name = "dewey",
        .summary = "one node a line, by its id",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_LEAF_MOVERS |
                 HOLDS_STATICS | HOLDS_INFINITE | HOLDS_STREAM,
        .write = dewey_write,
    },
    {
        .name = "lab",
        .summary = "course labs: 'a: [b, c]' and 'b=3'",
        .holds = HOLDS_NAMES | HOLDS_INFINITE,
        .write = lab_write,
    },
    {
        .name = "levels",
        .summary = "one level a line: (k) has k children, [v] is a leaf",
        .holds = HOLDS_INFINITE | HOLDS_STREAM,
        .write = levels_write,
    },
    {
        .name = "list",
        .summary = "nodes in brackets behind their names",
        .holds = HOLDS_NAMES | HOLDS_INFINITE | HOLDS_STREAM,
        .write = list_write,
    },
    {
        .name = "efg",
        .summary = "Gambit's extensive form",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS,
        .write = efg_write,
    },
    {
        .name = "csv",
        .summary = "a table: id, parent, value, player and name of each node",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_LEAF_MOVERS |
                 HOLDS_STATICS | HOLDS_INFINITE,
        .write = csv_write,
    },
    {
        .name = "sets",
        .summary = "course files: a set of nodes and one of edges, a tree a line",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_INFINITE | HOLDS_STREAM,
        .write = sets_write,
    },
    {
        .name = "node-link",
        .summary = "JSON of nodes and links, as networkx and D3 have it",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_LEAF_MOVERS |
                 HOLDS_STATICS | HOLDS_INFINITE | HOLDS_STREAM,
        .write = node_link_write,
    },
    {.name = NULL},
};

const struct write_format *write_format_find(const char *name)
{
    for (const struct write_format *format = write_formats; format->name; format++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}

static bool has_name(const struct tree *t, node n)
{
    return tree_name(t, n) != NULL;
}

static bool is_min_root(const struct tree *t, node n)
{
    return n == TREE_ROOT && !tree_is_max(t, n);
}

static bool moves_again(const struct tree *t, node n)
{
    return n != TREE_ROOT && !tree_is_leaf(t, n) && t->mover[n] == t->mover[t->parent[n]];
}

/* Nobody moves at a leaf, but it may be said who would. */
static bool would_move_again(const struct tree *t, node n)
{
    return n != TREE_ROOT && tree_is_leaf(t, n) && t->mover[n] == t->mover[t->parent[n]];
}

static bool has_static(const struct tree *t, node n)
{
    return !tree_is_leaf(t, n) && score_known(t->value[n]);
}

static bool is_infinite_leaf(const struct tree *t, node n)
{
    return tree_is_leaf(t, n) && isinf(t->value[n]);
}

/* What only some formats hold. */
static const struct feature {
    const char *what;
    bool (*has)(const struct tree *t, node n);
    enum write_holds holds;
    bool needed; /* without it there is no tree */
} features[] = {
    {"names", has_name, HOLDS_NAMES, false},
    {"MIN at the root", is_min_root, HOLDS_ROOT, false},
    {"movers that do not alternate", moves_again, HOLDS_MOVERS, false},
    {"movers of leaves that do not alternate", would_move_again, HOLDS_LEAF_MOVERS,
     false},
    {"static values", has_static, HOLDS_STATICS, false},
    {"infinite values", is_infinite_leaf, HOLDS_INFINITE, true},
};

static bool check_feature(const struct write_format *format,
                          const struct feature *feature, struct write_order *order,
                          struct error *error)
{
    const struct tree *t = order->tree;
    node first = t->count, count = 0;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (feature->has(t, n) && ++count == 1)
            first = n;
    if (count == 0)
        return true;
    if (feature->needed)
        return loss_refuse(t, format->name, feature->what, first, error);
    return loss_allow(order, format->name, feature->what, first, count, error);
}

bool write_tree(FILE *out, const struct write_format *format, struct write_order *order,
                struct error *error)
{
    order->losses.count = 0;
    for (size_t i = 0; i < sizeof features / sizeof features[0]; i++)
        if (!(format->holds & features[i].holds) &&
            !check_feature(format, &features[i], order, error))
            return false;
    return format->write(out, order, error);
}
