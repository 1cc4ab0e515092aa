/*
 * html_tree.c - the tree in the data of a page: arrays with one element a node.
 */
#include "draw/html.h"

#include "base/larger.h"
#include "base/memory.h"
#include "base/quote.h"
#include "draw/layout.h"
#include "draw/svg_text.h"
#include "draw/tag.h"

#include <stdlib.h>

enum { LABEL_COLUMNS = 14, ODDS_COLUMNS = 10 };

/* Pixels: between nodes on a line; triangles; boxes of leaves; texts. */
static const double SPACE = 8, TRIANGLE_HEIGHT = 38, TRIANGLE_LEAST = 22,
                    TRIANGLE_MOST = 44, HEXAGON_MOST = 80, HEXAGON_TIPS = 12,
                    LEAF_HEIGHT = 26, LEAF_LEAST = 15, PADDING = 6, BESIDE = 6,
                    VALUE_SIZE = 14, LABEL_SIZE = 11;

/* Edges spread from their parent: where the odds stand, from above, as a part of them. */
static const double ODDS_AT = 0.7;

/* Below the top of a leaf there is its box, its label and its place in the order. */
static const double LEAF_FOOT = 64;

/* The tree as it is drawn. */
struct drawn {
    const struct html *html;
    FILE *out;
    struct reach *reach; /* owned: one a node */
    struct layout layout;
    double inner_half, leaf_half; /* half the width of triangles and of boxes */
    double nesting;               /* how far labels reach over the next triangle */
    struct buffer name, label;    /* of the node of a walk, */
    struct buffer odds;           /* and of the edge to it */
    bool failed;                  /* memory ran out for one of them */
};

/* Makes the name and the label of the node at which the walk stands. */
static void make_texts(struct drawn *drawn, const struct walk *walk)
{
    struct picture picture = {.tree = drawn->html->tree, .ids = drawn->html->ids};

    buffer_clear(&drawn->name);
    tag_node(&drawn->name, &picture, walk);
    tag_short_node(&drawn->label, &picture, walk, LABEL_COLUMNS, &signs_drawing);
    tag_short_odds(&drawn->odds, walk, ODDS_COLUMNS, &signs_drawing);
    drawn->failed =
        drawn->failed || drawn->odds.failed || drawn->name.failed || drawn->label.failed;
}

/*
 * The label of a triangle stands beside its tip, where a neighbour that points the same
 * way is narrow. All on a line do where movers alternate.
 */
static double nesting(const struct tree *t, double half)
{
    for (node n = TREE_ROOT + 1; n < t->count; n++)
        if (!tree_is_leaf(t, n) &&
            (tree_is_chance(t, n) || t->mover[n] == t->mover[t->parent[n]]))
            return 0;
    return tree_has_payoffs(t) ? 0 : half / 2;
}

/* Triangles hold a bound of a leaf's value if that is not too long, hexagons payoffs. */
static double inner_half(const struct drawn *drawn, double widest)
{
    /* Where the text stands a triangle has this part of its width. */
    static const double PART = 0.62;
    /* Means have more digits than what they are means of. */
    static const double LONGER = 1.5;
    const struct tree *t = drawn->html->tree;
    double bound = svg_text_width("\u2265 ", VALUE_SIZE);

    if (t->chance)
        widest *= LONGER;
    if (tree_has_payoffs(t))
        return smaller(HEXAGON_MOST, larger(TRIANGLE_LEAST, widest / 2 + HEXAGON_TIPS));
    return smaller(TRIANGLE_MOST, larger(TRIANGLE_LEAST, (widest + bound) / 2 / PART));
}

/* Boxes hold every leaf's value. */
static bool measure_values(struct drawn *drawn, struct error *error)
{
    const struct tree *t = drawn->html->tree;
    struct buffer text = {0};
    double widest = 0;
    bool failed;

    for (node n = TREE_ROOT; n < t->count; n++) {
        if (!tree_is_leaf(t, n))
            continue;
        buffer_clear(&text);
        tag_worth(&text, t, n, &signs_drawing);
        if (!text.failed)
            widest = larger(widest, svg_text_width(text.data, VALUE_SIZE));
    }
    failed = text.failed;
    buffer_release(&text);
    drawn->leaf_half = larger(LEAF_LEAST, widest / 2 + PADDING);
    drawn->inner_half = inner_half(drawn, widest);
    drawn->nesting = nesting(t, drawn->inner_half);
    return !failed || error_memory(error);
}

/* How far from the middle of an inner node its label begins: outside of the ring that
 * shows a step, where the shape is as wide as the text is low. */
static double label_offset(const struct drawn *drawn, node n)
{
    const struct tree *t = drawn->html->tree;
    double half = drawn->inner_half;

    if (tree_has_payoffs(t))
        return half + BESIDE + 4;
    return (tree_is_chance(t, n) ? 0.9 * half : half / 2) + BESIDE;
}

static void measure_reach(struct drawn *drawn, const struct walk *walk)
{
    struct reach *reach = &drawn->reach[walk->n];
    double label, odds;

    make_texts(drawn, walk);
    if (drawn->failed)
        return;
    label = svg_text_width(drawn->label.data, LABEL_SIZE);
    odds = svg_text_width(drawn->odds.data, LABEL_SIZE) / 2 / ODDS_AT;
    if (tree_is_leaf(walk->tree, walk->n)) {
        reach->left = reach->right = larger(larger(drawn->leaf_half, label / 2), odds);
        return;
    }
    reach->left = larger(drawn->inner_half, odds);
    reach->right = larger(larger(drawn->inner_half, odds),
                          label_offset(drawn, walk->n) + label - drawn->nesting);
}

static void write_names(struct drawn *drawn, const struct walk *walk)
{
    make_texts(drawn, walk);
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->name.data);
}

static void write_odds(struct drawn *drawn, const struct walk *walk)
{
    make_texts(drawn, walk);
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->odds.data);
}

/* Payoffs of a leaf as they are shown; of other nodes nothing. */
static void write_worth(struct drawn *drawn, const struct walk *walk)
{
    buffer_clear(&drawn->label);
    buffer_text(&drawn->label, "");
    if (tree_is_leaf(walk->tree, walk->n))
        tag_worth(&drawn->label, walk->tree, walk->n, &signs_drawing);
    drawn->failed = drawn->failed || drawn->label.failed;
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->label.data);
}

static void write_labels(struct drawn *drawn, const struct walk *walk)
{
    make_texts(drawn, walk);
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->label.data);
}

/* Calls visit at every node, in preorder. False without memory. */
static bool each_node(struct drawn *drawn,
                      void (*visit)(struct drawn *drawn, const struct walk *walk),
                      struct error *error)
{
    struct walk walk;

    if (!walk_start(&walk, drawn->html->tree, error))
        return false;
    do
        visit(drawn, &walk);
    while (!drawn->failed && walk_next(&walk));
    walk_release(&walk);
    return !drawn->failed || error_memory(error);
}

static bool measure(struct drawn *drawn, struct error *error)
{
    const struct tree *t = drawn->html->tree;

    return measure_values(drawn, error) &&
           memory_resize(&drawn->reach, t->count, sizeof *drawn->reach, error) &&
           each_node(drawn, measure_reach, error) &&
           layout_make(&drawn->layout, t, drawn->reach, SPACE, TRIANGLE_HEIGHT, error);
}

static void write_end(const struct drawn *drawn, node n)
{
    fprintf(drawn->out, "%lu", (unsigned long)drawn->html->tree->end[n]);
}

static void write_max(const struct drawn *drawn, node n)
{
    putc(tree_is_max(drawn->html->tree, n) ? '1' : '0', drawn->out);
}

static void write_value(const struct drawn *drawn, node n)
{
    double value = drawn->html->tree->value[n];

    if (score_known(value))
        score_print_json(drawn->out, value);
    else
        fputs("null", drawn->out);
}

static void write_x(const struct drawn *drawn, node n)
{
    fprintf(drawn->out, "%.1f", drawn->layout.x[n]);
}

static void write_mover(const struct drawn *drawn, node n)
{
    fprintf(drawn->out, "%u", (unsigned)drawn->html->tree->mover[n]);
}

/* 0 elsewhere than below chance. */
static void write_weight(const struct drawn *drawn, node n)
{
    const struct tree *t = drawn->html->tree;
    bool below = n != TREE_ROOT && tree_is_chance(t, t->parent[n]);

    score_print_json(drawn->out, below ? t->weight[n] : 0);
}

/* Arrays with an element a node. */
static const struct array {
    const char *name;
    void (*write)(const struct drawn *drawn, node n);
} arrays[] = {
    {"end", write_end},
    {"max", write_max},
    {"value", write_value},
    {"x", write_x},
};

static void write_array(const struct drawn *drawn, const char *name,
                        void (*write)(const struct drawn *drawn, node n))
{
    fprintf(drawn->out, ",\n\"%s\":[", name);
    for (node n = TREE_ROOT; n < drawn->html->tree->count; n++) {
        fputs(n == TREE_ROOT ? "" : ",", drawn->out);
        write(drawn, n);
    }
    putc(']', drawn->out);
}

static void write_arrays(const struct drawn *drawn)
{
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++)
        write_array(drawn, arrays[i].name, arrays[i].write);
}

static void write_sizes(const struct drawn *drawn)
{
    const struct layout *layout = &drawn->layout;

    fprintf(drawn->out,
            "\"width\":%.1f,\"height\":%.1f,\"inner\":[%.1f,%.1f],\"leaf\":[%.1f,%.1f]",
            layout->width, layout->top[drawn->html->tree->height] + LEAF_FOOT,
            drawn->inner_half, TRIANGLE_HEIGHT, drawn->leaf_half, LEAF_HEIGHT);
    fputs(",\n\"top\":[", drawn->out);
    for (node line = 0; line <= drawn->html->tree->height; line++)
        fprintf(drawn->out, line > 0 ? ",%.1f" : "%.1f", layout->top[line]);
    putc(']', drawn->out);
}

/* The names of all, in their order; nothing where none has a name. */
static void write_players(const struct drawn *drawn)
{
    const struct tree *t = drawn->html->tree;

    if (!t->player)
        return;
    for (unsigned i = 1; i <= t->players; i++) {
        const char *name = tree_player(t, i);

        fputs(i > 1 ? "," : ",\n\"playerNames\":[", drawn->out);
        quote_script(drawn->out, name ? name : "");
    }
    putc(']', drawn->out);
}

/* What only some trees have, with an element a node: who moves, where more than MAX and
 * MIN do, 0 for chance; how likely outcomes are; and payoffs. */
static bool write_game(struct drawn *drawn, struct error *error)
{
    const struct tree *t = drawn->html->tree;

    if (t->chance || tree_has_payoffs(t)) {
        write_array(drawn, "mover", write_mover);
        fprintf(drawn->out, ",\n\"players\":%u", t->players);
        write_players(drawn);
    }
    if (t->chance) {
        write_array(drawn, "weight", write_weight);
        fputs(",\n\"odds\":[", drawn->out);
        if (!each_node(drawn, write_odds, error))
            return false;
        putc(']', drawn->out);
    }
    if (tree_has_payoffs(t)) {
        fputs(",\n\"worth\":[", drawn->out);
        if (!each_node(drawn, write_worth, error))
            return false;
        putc(']', drawn->out);
    }
    return true;
}

static bool write_texts(struct drawn *drawn, struct error *error)
{
    fputs(",\n\"name\":[", drawn->out);
    if (!each_node(drawn, write_names, error))
        return false;
    fputs("],\n\"label\":[", drawn->out);
    if (!each_node(drawn, write_labels, error))
        return false;
    putc(']', drawn->out);
    return true;
}

bool html_tree(FILE *out, const struct html *html, struct error *error)
{
    struct drawn drawn = {.html = html, .out = out};
    bool done = measure(&drawn, error);

    if (done) {
        write_sizes(&drawn);
        write_arrays(&drawn);
        done = write_game(&drawn, error) && write_texts(&drawn, error);
    }
    layout_release(&drawn.layout);
    free(drawn.reach);
    buffer_release(&drawn.name);
    buffer_release(&drawn.label);
    buffer_release(&drawn.odds);
    return done;
}
