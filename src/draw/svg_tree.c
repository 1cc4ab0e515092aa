/*
 * svg_tree.c - places of the nodes by the room that their texts take, and edges between
 * them.
 */
#include "draw/svg_tree.h"

#include "base/larger.h"
#include "base/memory.h"

#include <stdlib.h>

enum { CUT_SIZE = 10, LEAF_MORE = 19 /* room for windows below a leaf */ };

/* Between nodes on a line: side by side, as near as can be, and one above the other. */
static const double SPACE = 12, DENSE_SPACE = 4, ROW_SPACE = 6;

/* Where the odds stand on an edge that goes down; and the bars of a cut, there and where
 * there are none. */
static const double ODDS_AT = 0.7, BARS_AT = 0.28, BARS_ALONE_AT = 0.5;

/* On one that goes to the right: the space around the odds, and what bars take. */
static const double ODDS_SPACE = 4, BARS_SPACE = 16;

static bool grows_right(const struct svg_tree *tree)
{
    return tree->nodes.picture->style.layout == PICTURE_RIGHT;
}

/* Calls visit at every node, in preorder, with its texts made. False without memory. */
static bool each_node(struct svg_tree *tree, void (*visit)(struct svg_tree *tree),
                      struct error *error)
{
    struct walk *walk = &tree->nodes.walk;
    bool made;

    if (!walk_start(walk, tree->nodes.picture->tree, error))
        return false;
    do {
        made = svg_node_make(&tree->nodes);
        if (made)
            visit(tree);
    } while (made && walk_next(walk));
    walk_release(walk);
    return made || error_memory(error);
}

/* The same also for the last picture of a series, so that all of them leave as much room.
 */
static bool each_text(struct svg_tree *tree, void (*visit)(struct svg_tree *tree),
                      struct error *error)
{
    const struct picture *own = tree->nodes.picture;
    bool visited = true;

    if (own->room) {
        tree->nodes.picture = own->room;
        visited = each_node(tree, visit, error);
        tree->nodes.picture = own;
    }
    return visited && each_node(tree, visit, error);
}

static void fit_node(struct svg_tree *tree)
{
    svg_node_fit(&tree->nodes);
}

/* Edges spread from their parent: the lower, the more room is between them. */
static void measure_node(struct svg_tree *tree)
{
    struct reach *most = &tree->reach[tree->nodes.walk.n];
    struct reach reach = svg_node_reach(&tree->nodes);
    double odds = grows_right(tree) ? 0 : svg_node_odds_width(&tree->nodes) / 2 / ODDS_AT;

    most->left = larger(most->left, larger(reach.left, odds));
    most->right = larger(most->right, larger(reach.right, odds));
}

static void measure_foot(struct svg_tree *tree)
{
    const struct layout *layout = &tree->layout;
    node n = tree->nodes.walk.n;

    if (tree_is_leaf(layout->tree, n))
        tree->height = larger(tree->height, layout->top[layout->depth[n]] +
                                                svg_node_foot(&tree->nodes));
}

/* At first a column is as wide as its nodes, and as the space before it that the odds
 * before it take. */
static void measure_column(struct svg_tree *tree)
{
    node depth = tree->layout.depth[tree->nodes.walk.n];
    struct svg_column *column = &tree->columns[depth];
    double odds = svg_node_odds_width(&tree->nodes);

    if (odds > 0)
        column->left = larger(column->left, 2 * (odds + ODDS_SPACE + BARS_SPACE));
    column->right = larger(column->right, svg_node_length(&tree->nodes));
}

/* Columns are farther apart where edges go far up or down, so that these do not stand
 * steeply. */
static void space_columns(struct svg_tree *tree)
{
    static const double SLOPE = 0.22, LEAST = 44, MOST = 150;
    const struct layout *layout = &tree->layout;

    for (node n = 1; n < layout->tree->count; n++) {
        double *space = &tree->columns[layout->depth[n]].left;
        double across = fabs(layout->x[n] - layout->x[layout->tree->parent[n]]);

        *space = larger(*space, larger(smaller(SLOPE * across, MOST), LEAST));
    }
}

/* One behind the other. */
static bool place_columns(struct svg_tree *tree, struct error *error)
{
    node height = tree->layout.tree->height;
    double x = 0;

    if (!memory_resize(&tree->columns, (size_t)height + 1, sizeof *tree->columns, error))
        return false;
    for (node depth = 0; depth <= height; depth++)
        tree->columns[depth] = (struct svg_column){0};
    if (!each_text(tree, measure_column, error))
        return false;
    space_columns(tree);
    for (node depth = 0; depth <= height; depth++) {
        struct svg_column *column = &tree->columns[depth];

        column->left += x;
        column->right += column->left;
        x = column->right;
    }
    tree->width = x;
    tree->height = tree->layout.width;
    return true;
}

static bool place_lines(struct svg_tree *tree, struct error *error)
{
    tree->width = tree->layout.width;
    return each_text(tree, measure_foot, error);
}

static double space_of(const struct svg_tree *tree)
{
    if (grows_right(tree))
        return tree->nodes.dense ? DENSE_SPACE : ROW_SPACE;
    return tree->nodes.dense ? DENSE_SPACE : SPACE;
}

bool svg_tree_place(struct svg_tree *tree, const struct picture *picture, bool dense,
                    struct error *error)
{
    const struct tree *t = picture->tree;

    *tree = (struct svg_tree){.nodes = {.picture = picture, .dense = dense}};
    svg_node_fit_none(&tree->nodes);
    if (!memory_resize(&tree->reach, t->count, sizeof *tree->reach, error) ||
        !each_text(tree, fit_node, error))
        return false;
    svg_node_fit_all(&tree->nodes);
    for (node n = TREE_ROOT; n < t->count; n++)
        tree->reach[n] = (struct reach){0};
    return each_text(tree, measure_node, error) &&
           layout_make(&tree->layout, t, tree->reach, space_of(tree),
                       SVG_INNER_HEIGHT + (picture->style.windows ? LEAF_MORE : 0),
                       error) &&
           (grows_right(tree) ? place_columns(tree, error) : place_lines(tree, error));
}

struct point {
    double x, y;
};

/* The part of the way from one to the other. */
static struct point between(struct point from, struct point to, double part)
{
    return (struct point){from.x + (to.x - from.x) * part,
                          from.y + (to.y - from.y) * part};
}

/* Two bars across an edge. */
static void put_bars(FILE *out, struct point from, struct point to, double at)
{
    static const double LENGTH = 6, DISTANCE = 2.5;
    struct point middle = between(from, to, at);
    double length = hypot(to.x - from.x, to.y - from.y);
    double along_x = (to.x - from.x) / length, along_y = (to.y - from.y) / length;

    fputs("<path class=\"bar\" d=\"", out);
    for (int side = -1; side <= 1; side += 2) {
        double x = middle.x + side * DISTANCE * along_x;
        double y = middle.y + side * DISTANCE * along_y;

        fprintf(out, "M%.1f %.1fL%.1f %.1f", x - LENGTH * along_y, y + LENGTH * along_x,
                x + LENGTH * along_y, y - LENGTH * along_x);
    }
    fputs("\"/>\n", out);
}

/* On a sheet, room for the mark of a cut, where its bars would be. */
static void put_cut_box(FILE *out, struct point at)
{
    fprintf(out,
            "<rect class=\"answer\" x=\"%.1f\" y=\"%.1f\" width=\"%d\" "
            "height=\"%d\"/>\n",
            at.x - CUT_SIZE / 2.0, at.y - CUT_SIZE / 2.0, CUT_SIZE, CUT_SIZE);
}

static const char *edge_class(const struct past *past, bool cut)
{
    bool on_line = past && past->on_line;

    if (cut)
        return on_line ? "edge cut line" : "edge cut";
    if (!past || past->visited)
        return on_line ? "edge line" : "edge";
    return on_line ? "edge unvisited line" : "edge unvisited";
}

/* An edge between two points, and where what stands on it does, as parts of that. */
struct svg_edge {
    struct point from, to;
    double bars, odds;
};

/* From the foot of the parent to the top of the node. */
static struct svg_edge edge_down(const struct svg_tree *tree)
{
    const struct layout *layout = &tree->layout;
    node n = tree->nodes.walk.n, parent = layout->tree->parent[n];

    return (struct svg_edge){
        .from = {layout->x[parent],
                 layout->top[layout->depth[parent]] + SVG_INNER_HEIGHT},
        .to = {layout->x[n], layout->top[layout->depth[n]]},
        .bars = tree->nodes.odds.size > 0 ? BARS_AT : BARS_ALONE_AT,
        .odds = ODDS_AT,
    };
}

/* From the end of the parent's column to the beginning of that of the node, where nothing
 * else stands; the odds at its end. */
static struct svg_edge edge_right(const struct svg_tree *tree)
{
    const struct layout *layout = &tree->layout;
    node n = tree->nodes.walk.n, parent = layout->tree->parent[n];
    const struct svg_column *column = &tree->columns[layout->depth[n]];
    struct svg_edge edge = {
        .from = {column[-1].right, layout->x[parent]},
        .to = {column->left, layout->x[n]},
        .bars = BARS_ALONE_AT,
    };
    double odds = svg_node_odds_width(&tree->nodes), length = edge.to.x - edge.from.x;

    if (odds > 0) {
        edge.odds = 1 - (odds / 2 + ODDS_SPACE) / length;
        edge.bars = 1 - (odds + ODDS_SPACE + BARS_SPACE) / length;
    }
    return edge;
}

/* Nodes of a column begin at its left end. */
static double centre_to_the_right(const struct svg_tree *tree)
{
    return tree->columns[tree->layout.depth[tree->nodes.walk.n]].left +
           svg_node_half(&tree->nodes);
}

/* An edge or a part of it, of that class, along the line that put draws; below it those
 * of the strategies of a proof: a band for that of MAX, beads for that of MIN. */
static void
put_path(const struct svg_tree *tree, const char *class_name, const struct svg_edge *edge,
         void (*put)(const struct svg_tree *tree, const struct svg_edge *edge))
{
    static const char *const classes[PROOF_SIDES] = {"band", "beads"};
    const struct svg_nodes *nodes = &tree->nodes;

    for (enum proof_side side = PROOF_LOWER; side <= PROOF_SIDES; side++) {
        if (side < PROOF_SIDES && !strategy_has(nodes->picture, side, nodes->walk.n))
            continue;
        fprintf(nodes->out, "<path class=\"%s\" d=\"",
                side < PROOF_SIDES ? classes[side] : class_name);
        put(tree, edge);
        fputs("\"/>\n", nodes->out);
    }
}

/* From an inner node to the end of its column, between the texts above and below. */
static void put_stub(const struct svg_tree *tree, const struct svg_edge *edge)
{
    const struct svg_nodes *nodes = &tree->nodes;
    node n = nodes->walk.n;

    (void)edge;
    fprintf(nodes->out, "M%.1f %.1fH%.1f",
            centre_to_the_right(tree) + svg_node_side(nodes), tree->layout.x[n],
            tree->columns[tree->layout.depth[n]].right);
}

/* The line of the edge, and on to the side of the node. */
static void put_line(const struct svg_tree *tree, const struct svg_edge *edge)
{
    const struct svg_nodes *nodes = &tree->nodes;

    fprintf(nodes->out, "M%.1f %.1fL%.1f %.1f", edge->from.x, edge->from.y, edge->to.x,
            edge->to.y);
    if (grows_right(tree) && !tree_is_leaf(tree->layout.tree, nodes->walk.n))
        fprintf(nodes->out, "H%.1f", centre_to_the_right(tree) - svg_node_side(nodes));
}

static void put_edge(struct svg_tree *tree)
{
    const struct picture *picture = tree->nodes.picture;
    FILE *out = tree->nodes.out;
    node n = tree->nodes.walk.n;
    const struct past *past = picture->history ? &picture->history->of[n] : NULL;
    bool cut = past && history_cut_before(picture->history, n);
    struct svg_edge edge;
    struct point odds;

    if (grows_right(tree) && !tree_is_leaf(picture->tree, n))
        put_path(tree, edge_class(past, false), NULL, put_stub);
    if (n == TREE_ROOT)
        return;
    edge = grows_right(tree) ? edge_right(tree) : edge_down(tree);
    put_path(tree, edge_class(past, cut), &edge, put_line);
    if (cut)
        put_bars(out, edge.from, edge.to, edge.bars);
    if (picture_is_sheet(picture))
        put_cut_box(out, between(edge.from, edge.to, edge.bars));
    odds = between(edge.from, edge.to, edge.odds);
    if (svg_node_odds_width(&tree->nodes) > 0)
        svg_node_put_odds(&tree->nodes, odds.x, odds.y);
}

static void put_node(struct svg_tree *tree)
{
    const struct layout *layout = &tree->layout;
    node n = tree->nodes.walk.n;

    if (grows_right(tree))
        svg_node_put(&tree->nodes, centre_to_the_right(tree),
                     layout->x[n] - svg_node_height(&tree->nodes) / 2);
    else
        svg_node_put(&tree->nodes, layout->x[n], layout->top[layout->depth[n]]);
}

bool svg_tree_put(FILE *out, struct svg_tree *tree, struct error *error)
{
    tree->nodes.out = out;
    return each_node(tree, put_edge, error) && each_node(tree, put_node, error);
}

void svg_tree_release(struct svg_tree *tree)
{
    layout_release(&tree->layout);
    free(tree->reach);
    free(tree->columns);
    svg_node_release(&tree->nodes);
}
