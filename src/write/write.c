/*
 * write.c - the table of formats, and what they cannot hold.
 */
#include "write/write.h"

#include "tree/claim.h"
#include "write/formats.h"
#include "write/loss.h"

#include <string.h>

const struct write_format write_formats[] = {
    {
        .name = "json",
        .summary = "objects with names, one tree a line",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_LEAF_MOVERS |
                 HOLDS_STATICS | HOLDS_INFINITE | HOLDS_STREAM | HOLDS_CHANCE |
                 HOLDS_WEIGHTS | HOLDS_PAYOFFS | HOLDS_PLAYERS | HOLDS_BOUNDS |
                 HOLDS_CLAIMS,
        .write = json_write,
    },
    {
        .name = "nested",
        .summary = "arrays and numbers, one tree a line",
        .holds = HOLDS_ROOT | HOLDS_INFINITE | HOLDS_STREAM | HOLDS_PAYOFFS |
                 HOLDS_PLAYERS | HOLDS_BOUNDS,
        .write = nested_write,
    },
    {
        .name = "dewey",
        .summary = "one node a line, by its id",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_LEAF_MOVERS |
                 HOLDS_STATICS | HOLDS_INFINITE | HOLDS_STREAM | HOLDS_CHANCE |
                 HOLDS_PAYOFFS | HOLDS_PLAYERS | HOLDS_BOUNDS,
        .write = dewey_write,
    },
    {
        .name = "lab",
        .summary = "course labs: 'a: [b, c]' and 'b=3'",
        .holds = HOLDS_NAMES | HOLDS_INFINITE | HOLDS_CHANCE | HOLDS_PAYOFFS,
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
        .holds = HOLDS_NAMES | HOLDS_INFINITE | HOLDS_STREAM | HOLDS_CHANCE,
        .write = list_write,
    },
    {
        .name = "efg",
        .summary = "Gambit's extensive form",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_CHANCE | HOLDS_PAYOFFS |
                 HOLDS_PLAYERS,
        .write = efg_write,
    },
    {
        .name = "csv",
        .summary = "a table: id, parent, value, player and name of each node",
        .holds = HOLDS_NAMES | HOLDS_ROOT | HOLDS_MOVERS | HOLDS_LEAF_MOVERS |
                 HOLDS_STATICS | HOLDS_INFINITE | HOLDS_CHANCE | HOLDS_WEIGHTS |
                 HOLDS_PAYOFFS,
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
                 HOLDS_STATICS | HOLDS_INFINITE | HOLDS_STREAM | HOLDS_CHANCE |
                 HOLDS_WEIGHTS | HOLDS_PAYOFFS,
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

/* Whether a node of the order's tree has something. */
typedef bool feature_function(const struct write_order *order, node n);

static bool has_name(const struct write_order *order, node n)
{
    return tree_name(order->tree, n) != NULL;
}

static bool is_chance(const struct write_order *order, node n)
{
    return tree_is_chance(order->tree, n);
}

static bool is_other_root(const struct write_order *order, node n)
{
    return n == TREE_ROOT && !tree_is_max(order->tree, n) && !is_chance(order, n);
}

static bool is_min_root(const struct write_order *order, node n)
{
    return is_other_root(order, n) && !tree_has_payoffs(order->tree);
}

static bool is_player_root(const struct write_order *order, node n)
{
    return is_other_root(order, n) && tree_has_payoffs(order->tree);
}

/* Whether somebody moves below the root out of turn. */
static bool is_out_of_turn(const struct write_order *order, node n)
{
    return n != TREE_ROOT && !is_chance(order, n) && turns_tell(&order->turns, n);
}

static bool moves_again(const struct write_order *order, node n)
{
    return !tree_is_leaf(order->tree, n) && is_out_of_turn(order, n);
}

/* Nobody moves at a leaf, but it may be said who would. */
static bool would_move_again(const struct write_order *order, node n)
{
    return tree_is_leaf(order->tree, n) && is_out_of_turn(order, n);
}

static bool has_static(const struct write_order *order, node n)
{
    return !tree_is_leaf(order->tree, n) && score_known(order->tree->value[n]);
}

/* An exact value is as good as one of which nothing is said. */
static bool has_claim(const struct write_order *order, node n)
{
    const struct tree *t = order->tree;
    enum claim claim = claim_of(t, n);

    return score_known(t->value[n]) &&
           (claim == CLAIM_LOWER || claim == CLAIM_UPPER || claim_is_hash(t, n));
}

static bool is_infinite_leaf(const struct write_order *order, node n)
{
    const struct tree *t = order->tree;

    if (!tree_is_leaf(t, n))
        return false;
    for (unsigned i = 0; i < t->players; i++)
        if (isinf(tree_payoffs(t, n)[i]))
            return true;
    return isinf(t->value[n]);
}

static bool has_odd_weights(const struct write_order *order, node n)
{
    return is_chance(order, n) && !outcomes_are_said(order->tree, n);
}

/* What belongs to the tree is told at the root. */
static bool has_payoffs(const struct write_order *order, node n)
{
    return n == TREE_ROOT && tree_has_payoffs(order->tree);
}

static bool has_players(const struct write_order *order, node n)
{
    return n == TREE_ROOT && order->tree->player;
}

static bool has_bounds(const struct write_order *order, node n)
{
    const struct tree *t = order->tree;

    return n == TREE_ROOT && (t->low > -INFINITY || t->high < INFINITY);
}

/* What only some formats hold. */
static const struct feature {
    const char *what;
    feature_function *has;
    enum write_holds holds;
    bool needed; /* without it there is no tree */
} features[] = {
    {"chance nodes", is_chance, HOLDS_CHANCE, true},
    {"weights that are not whole and do not sum to 1", has_odd_weights, HOLDS_WEIGHTS,
     true},
    {"payoffs", has_payoffs, HOLDS_PAYOFFS, true},
    {"names", has_name, HOLDS_NAMES, false},
    {"names of players", has_players, HOLDS_PLAYERS, false},
    {"bounds", has_bounds, HOLDS_BOUNDS, false},
    {"MIN at the root", is_min_root, HOLDS_ROOT, false},
    {"a root that is not player 1's", is_player_root, HOLDS_ROOT, false},
    {"movers that do not alternate", moves_again, HOLDS_MOVERS, false},
    {"movers of leaves that do not alternate", would_move_again, HOLDS_LEAF_MOVERS,
     false},
    {"static values", has_static, HOLDS_STATICS, false},
    {"bound and hash marks", has_claim, HOLDS_CLAIMS, false},
    {"infinite values", is_infinite_leaf, HOLDS_INFINITE, true},
};

static bool check_feature(const struct write_format *format,
                          const struct feature *feature, struct write_order *order,
                          struct error *error)
{
    const struct tree *t = order->tree;
    node first = t->count, count = 0;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (feature->has(order, n) && ++count == 1)
            first = n;
    if (count == 0)
        return true;
    if (feature->needed)
        return loss_refuse(t, format->name, feature->what, first, error);
    return loss_allow(order, format->name, feature->what, first, count, error);
}

static bool check_features(const struct write_format *format, struct write_order *order,
                           struct error *error)
{
    for (size_t i = 0; i < sizeof features / sizeof features[0]; i++)
        if (!(format->holds & features[i].holds) &&
            !check_feature(format, &features[i], order, error))
            return false;
    return true;
}

bool write_tree(FILE *out, const struct write_format *format, struct write_order *order,
                struct error *error)
{
    bool done;

    order->losses.count = 0;
    order->turns = (struct turns){0};
    order->wording = (struct wording){0};
    done = turns_find(&order->turns, order->tree, error) &&
           wording_find(&order->wording, order->tree, error) &&
           check_features(format, order, error) && format->write(out, order, error);
    turns_release(&order->turns);
    wording_release(&order->wording);
    return done;
}
