/*
 * svg.c - a drawing that stands alone: no script, no font to be fetched, a background of
 * its own, light or dark as the viewer likes it.
 */
#include "draw/draw.h"

#include "base/larger.h"
#include "base/memory.h"
#include "base/quote.h"
#include "draw/caption.h"
#include "draw/columns.h"
#include "draw/layout.h"
#include "draw/svg_legend.h"
#include "draw/svg_text.h"
#include "draw/tag.h"

#include <stdlib.h>

/* Lengths in pixels. */
enum {
    TRIANGLE_HEIGHT = 38,
    LEAF_HEIGHT = 26,
    LEAF_FOOT = 60, /* from the top of a leaf to the foot of its last text, */
    LEAF_MORE = 19, /* and how much farther where there are windows */
    WINDOW_WIDTH = 58,
    ORDER_WIDTH = 26,
    CUT_SIZE = 10,
    ANSWER_WIDTH = 38,
    ANSWER_MORE = 20,
    ANSWER_HEIGHT = 19,
    VALUE_SIZE = 14, /* of fonts */
    NAME_SIZE = 12,
    ODDS_SIZE = 11,
};

struct svg {
    FILE *out;
    const struct picture *picture;
    struct walk walk;
    struct buffer name, value, bound; /* the texts at the node of the walk, */
    struct buffer window;
    struct buffer odds;  /* and at the edge to it; */
    struct buffer told;  /* all that is known of it */
    bool failed;         /* memory ran out for one of them */
    struct reach *reach; /* owned: one a node */
    struct layout layout;
    double half; /* the half width of triangles */
    bool inside; /* values stand inside the triangles and circles, else beside them */
};

enum { NAME_COLUMNS = 14, ODDS_COLUMNS = 10 };

/* Pixels: between nodes on a line; half the width of triangles and of leaves. */
static const double SPACE = 12, LEAST_HALF = 22, MOST_HALF = 46, LEAF_LEAST_HALF = 15,
                    LEAF_PADDING = 7;

/* Where the odds stand on an edge, from above; and the bars of a cut, there and where
 * there are none; and the height of the odds. */
static const double ODDS_AT = 0.7, BARS_AT = 0.28, BARS_ALONE_AT = 0.5, ODDS_HEIGHT = 13,
                    ODDS_PADDING = 2;

/* Texts beside a triangle begin so far from it. */
static const double BESIDE = 7;

static bool is_leaf(const struct svg *s)
{
    return tree_is_leaf(s->picture->tree, s->walk.n);
}

/* The texts at the node; false when out of memory. */
static bool make_texts(struct svg *s)
{
    const struct history *history = s->picture->history;
    const struct cut *cut = history ? history_cut_at(history, s->walk.n) : NULL;

    tag_short_node(&s->name, s->picture, &s->walk, NAME_COLUMNS, &signs_drawing);
    tag_shown_value(&s->value, s->picture, s->walk.n, &signs_drawing);
    buffer_clear(&s->bound);
    buffer_text(&s->bound, "");
    if (cut)
        tag_reason(&s->bound, s->picture, cut, &signs_drawing);
    buffer_clear(&s->window);
    buffer_text(&s->window, "");
    tag_window(&s->window, s->picture, s->walk.n, &signs_drawing);
    buffer_clear(&s->told);
    caption_node(&s->told, s->picture, &s->walk);
    tag_short_odds(&s->odds, &s->walk, ODDS_COLUMNS, &signs_drawing);
    s->failed = s->odds.failed || s->name.failed || s->value.failed || s->bound.failed ||
                s->told.failed || s->window.failed;
    return !s->failed;
}

/* The base lines of the texts at an inner node, from its top; and how far from its centre
 * the texts beside it begin, as a part of half its width: the first stands where a
 * triangle is narrow, the second where it is wide. */
static const struct figure {
    double inside, first, second;
    double answer; /* the top of the box for an answer */
    double first_part, second_part;
} max_shape = {31, 13, 29, 19, 0.45, 0.75}, min_shape = {16, 34, 19, 0, 0.45, 0.75},
  circle = {24, 11, 33, 19, 0.85, 0.85}, hexagon = {24, 11, 33, 19, 0.85, 0.85};

static const struct figure *shape_of(const struct svg *s)
{
    const struct tree *t = s->picture->tree;

    if (tree_is_chance(t, s->walk.n))
        return &circle;
    if (tree_has_payoffs(t))
        return &hexagon;
    return tree_is_max(t, s->walk.n) ? &max_shape : &min_shape;
}

/* Half the width of an inner node: circles become ellipses around what is longer. */
static double shape_half(const struct svg *s)
{
    static const double PART = 0.6, PADDING = 3;

    if (shape_of(s) != &circle)
        return s->half;
    return larger(TRIANGLE_HEIGHT / 2.0, PART * s->half + PADDING);
}

static double first_text(const struct svg *s)
{
    return shape_of(s)->first_part * shape_half(s) + BESIDE;
}

static double second_text(const struct svg *s)
{
    return (s->picture->blank ? 1 : shape_of(s)->second_part) * shape_half(s) + BESIDE;
}

/* Payoffs are several numbers. */
static double answer_width(const struct svg *s)
{
    return ANSWER_WIDTH + ANSWER_MORE * (double)tag_more_answers(s->picture->tree);
}

/* What of the second comes before the bound of a cut: an answer box or the value. */
static double second_width(const struct svg *s)
{
    if (s->picture->blank)
        return answer_width(s);
    if (s->inside || s->value.size == 0)
        return 0;
    return svg_text_width(s->value.data, VALUE_SIZE) + BESIDE;
}

/* Half the width of a leaf. */
static double leaf_half(const struct svg *s)
{
    return larger(LEAF_LEAST_HALF,
                  svg_text_width(s->value.data, VALUE_SIZE) / 2 + LEAF_PADDING);
}

/* Edges spread from their parent: the lower, the more room is between them. */
static double odds_half(const struct svg *s)
{
    return s->odds.size == 0
               ? 0
               : (svg_text_width(s->odds.data, ODDS_SIZE) / 2 + ODDS_PADDING) / ODDS_AT;
}

static double window_width(const struct svg *s)
{
    return picture_is_sheet(s->picture) ? WINDOW_WIDTH
                                        : svg_text_width(s->window.data, ODDS_SIZE);
}

/* What follows the name on its line. */
static double behind_name(const struct svg *s)
{
    double width = window_width(s);

    return width > 0 ? BESIDE + width : 0;
}

static void measure_reach(struct svg *s)
{
    double name = svg_text_width(s->name.data, NAME_SIZE), second;

    if (is_leaf(s)) {
        double half = larger(larger(leaf_half(s), name / 2), odds_half(s));

        half = larger(half, window_width(s) / 2);
        s->reach[s->walk.n] = (struct reach){half, half};
        return;
    }
    second = second_text(s) + second_width(s) + svg_text_width(s->bound.data, NAME_SIZE);
    s->reach[s->walk.n] = (struct reach){
        .left = larger(shape_half(s), odds_half(s)),
        .right = larger(
            larger(larger(shape_half(s), second), first_text(s) + name + behind_name(s)),
            odds_half(s)),
    };
}

/* Calls visit at every node, in preorder, with its texts made. False without memory. */
static bool each_node(struct svg *s, void (*visit)(struct svg *s), struct error *error)
{
    if (!walk_start(&s->walk, s->picture->tree, error))
        return false;
    do
        if (make_texts(s))
            visit(s);
    while (!s->failed && walk_next(&s->walk));
    walk_release(&s->walk);
    return !s->failed || error_memory(error);
}

/* Triangles are as wide as the widest value needs, up to some width. */
static void measure_value(struct svg *s)
{
    /* Where the text stands a triangle has this part of its width. */
    static const double PART = 0.6, PADDING = 3;
    double half;

    if (is_leaf(s))
        return;
    half = (svg_text_width(s->value.data, VALUE_SIZE) / 2 + PADDING) / PART;
    if (half > MOST_HALF)
        s->inside = false;
    else
        s->half = larger(s->half, half);
}

/* Finds out how much room the texts take, and places the nodes. */
static bool measure(struct svg *s, struct error *error)
{
    const struct tree *t = s->picture->tree;

    s->half = LEAST_HALF;
    s->inside = !tree_has_payoffs(t);
    if (!memory_resize(&s->reach, t->count, sizeof *s->reach, error) ||
        !each_node(s, measure_value, error))
        return false;
    if (!s->inside)
        s->half = LEAST_HALF;
    return each_node(s, measure_reach, error) &&
           layout_make(&s->layout, t, s->reach, SPACE,
                       TRIANGLE_HEIGHT + (s->picture->style.windows ? LEAF_MORE : 0),
                       error);
}

/* A line by length may go where the search has never been. */
static const char *node_class(const struct past *past)
{
    if (!past || past->visited)
        return past && past->on_line ? "node line" : "node";
    return past->on_line ? "node unvisited line" : "node unvisited";
}

static double top_of(const struct svg *s, node n)
{
    return s->layout.top[s->layout.depth[n]];
}

/* The base lines of the texts at a leaf, from its top. */
static const double LEAF_VALUE = 18, LEAF_NAME = 41, LEAF_ORDER = 56, LEAF_WINDOW = 71;

/* From the base line of a small text to the top of a box around it, and the height. */
static const double BOX_RISE = 11, BOX_HEIGHT = 14;

/* A box for what is to be written on that base line, with a mark in it. */
static void put_box(struct svg *s, double x, double y, double width, const char *mark)
{
    fprintf(s->out,
            "<rect class=\"answer\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
            "height=\"%.1f\"/>\n",
            x, y - BOX_RISE, width, BOX_HEIGHT);
    svg_text_put(s->out, "order", x + width / 2, y, mark);
}

static void put_leaf_boxes(struct svg *s, double x, double y)
{
    svg_text_put(s->out, "order", x - ORDER_WIDTH / 2.0 - 1, y + LEAF_ORDER, "#");
    put_box(s, x - ORDER_WIDTH / 2.0 + 4, y + LEAF_ORDER, ORDER_WIDTH, "");
    put_box(s, x - WINDOW_WIDTH / 2.0, y + LEAF_WINDOW + 2, WINDOW_WIDTH, ",");
}

static void put_leaf(struct svg *s)
{
    const struct history *history = s->picture->history;
    double x = s->layout.x[s->walk.n], y = top_of(s, s->walk.n), half = leaf_half(s);
    node order = history ? history->of[s->walk.n].order : 0;

    fprintf(s->out,
            "<rect class=\"leaf\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
            "rx=\"3\"/>\n",
            x - half, y, 2 * half, (double)LEAF_HEIGHT);
    svg_text_put(s->out, "value", x, y + LEAF_VALUE, s->value.data);
    svg_text_put(s->out, "under", x, y + LEAF_NAME, s->name.data);
    if (order > 0)
        fprintf(s->out, "<text class=\"order\" x=\"%.1f\" y=\"%.1f\">#%lu</text>\n", x,
                y + LEAF_ORDER, (unsigned long)order);
    if (s->window.size > 0)
        svg_text_put(s->out, "order", x, y + LEAF_WINDOW, s->window.data);
    if (picture_is_sheet(s->picture))
        put_leaf_boxes(s, x, y);
}

static void put_triangle(struct svg *s, double x, double y, bool max)
{
    if (max)
        fprintf(s->out, "<path class=\"max\" d=\"M%.1f %.1fL%.1f %.1fH%.1fZ\"/>\n", x, y,
                x + s->half, y + TRIANGLE_HEIGHT, x - s->half);
    else
        fprintf(s->out, "<path class=\"min\" d=\"M%.1f %.1fL%.1f %.1fH%.1fZ\"/>\n", x,
                y + TRIANGLE_HEIGHT, x - s->half, y, x + s->half);
}

static void put_circle(struct svg *s, double x, double y)
{
    double radius = TRIANGLE_HEIGHT / 2.0;

    fprintf(s->out,
            "<ellipse class=\"chance\" cx=\"%.1f\" cy=\"%.1f\" rx=\"%.1f\" "
            "ry=\"%.1f\"/>\n",
            x, y + radius, shape_half(s), radius);
}

/* With the number of the player inside. */
static void put_hexagon(struct svg *s, double x, double y)
{
    static const double SLANT = 10;
    double radius = TRIANGLE_HEIGHT / 2.0;

    fprintf(s->out,
            "<path class=\"player\" d=\"M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fL%.1f "
            "%.1fH%.1fZ\"/>\n"
            "<text class=\"value\" x=\"%.1f\" y=\"%.1f\">%u</text>\n",
            x - s->half, y + radius, x - s->half + SLANT, y, x + s->half - SLANT,
            x + s->half, y + radius, x + s->half - SLANT, y + TRIANGLE_HEIGHT,
            x - s->half + SLANT, x, y + hexagon.inside,
            (unsigned)s->picture->tree->mover[s->walk.n]);
}

static void put_shape(struct svg *s, double x, double y)
{
    const struct figure *shape = shape_of(s);

    if (shape == &circle)
        put_circle(s, x, y);
    else if (shape == &hexagon)
        put_hexagon(s, x, y);
    else
        put_triangle(s, x, y, shape == &max_shape);
}

/* Behind the name. */
static void put_window(struct svg *s, double x, double y)
{
    if (picture_is_sheet(s->picture))
        put_box(s, x, y, WINDOW_WIDTH, ",");
    else if (s->window.size > 0)
        svg_text_put(s->out, "window", x, y, s->window.data);
}

static void put_inner(struct svg *s)
{
    const struct figure *lines = shape_of(s);
    double x = s->layout.x[s->walk.n], y = top_of(s, s->walk.n);
    double first = x + first_text(s), second = x + second_text(s);

    put_shape(s, x, y);
    svg_text_put(s->out, "name", first, y + lines->first, s->name.data);
    put_window(s, first + svg_text_width(s->name.data, NAME_SIZE) + BESIDE,
               y + lines->first);
    if (s->picture->blank)
        fprintf(s->out,
                "<rect class=\"answer\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
                "height=\"%.1f\"/>\n",
                second, y + lines->answer, answer_width(s), (double)ANSWER_HEIGHT);
    else if (s->value.size > 0 && s->inside)
        svg_text_put(s->out, "value", x, y + lines->inside, s->value.data);
    else if (s->value.size > 0)
        svg_text_put(s->out, "beside", second, y + lines->second, s->value.data);
    if (s->bound.size > 0)
        svg_text_put(s->out, "bound", second + second_width(s), y + lines->second,
                     s->bound.data);
}

static void put_node(struct svg *s)
{
    const struct history *history = s->picture->history;

    fprintf(s->out, "<g class=\"%s\"><title>",
            node_class(history ? &history->of[s->walk.n] : NULL));
    quote_xml(s->out, s->told.data);
    fputs("</title>\n", s->out);
    if (is_leaf(s))
        put_leaf(s);
    else
        put_inner(s);
    fputs("</g>\n", s->out);
}

/* Two bars across an edge. */
static void put_bars(struct svg *s, double x1, double y1, double x2, double y2, double at)
{
    static const double LENGTH = 6, DISTANCE = 2.5;
    double length = hypot(x2 - x1, y2 - y1);
    double along_x = (x2 - x1) / length, along_y = (y2 - y1) / length;

    fputs("<path class=\"bar\" d=\"", s->out);
    for (int side = -1; side <= 1; side += 2) {
        double x = x1 + (x2 - x1) * at + side * DISTANCE * along_x;
        double y = y1 + (y2 - y1) * at + side * DISTANCE * along_y;

        fprintf(s->out, "M%.1f %.1fL%.1f %.1f", x - LENGTH * along_y,
                y + LENGTH * along_x, x + LENGTH * along_y, y - LENGTH * along_x);
    }
    fputs("\"/>\n", s->out);
}

/* On a sheet, room for the mark of a cut, where its bars would be. */
static void put_cut_box(struct svg *s, double x, double y)
{
    fprintf(s->out,
            "<rect class=\"answer\" x=\"%.1f\" y=\"%.1f\" width=\"%d\" "
            "height=\"%d\"/>\n",
            x - CUT_SIZE / 2.0, y - CUT_SIZE / 2.0, CUT_SIZE, CUT_SIZE);
}

/* The odds, on a ground of their own, around that point. */
static void put_odds(struct svg *s, double x, double y)
{
    /* From the middle of a text to its base line. */
    static const double DROP = 4;
    double width = svg_text_width(s->odds.data, ODDS_SIZE) + 2 * ODDS_PADDING;

    fprintf(s->out,
            "<rect class=\"paper\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
            "height=\"%.1f\"/>\n",
            x - width / 2, y - ODDS_HEIGHT / 2, width, ODDS_HEIGHT);
    svg_text_put(s->out, "odds", x, y + DROP, s->odds.data);
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

/* From the foot of the parent to the top of the node. */
static void put_edge(struct svg *s)
{
    const struct history *history = s->picture->history;
    const struct layout *layout = &s->layout;
    node n = s->walk.n, parent = s->picture->tree->parent[n];
    double x1 = layout->x[parent], y1 = top_of(s, parent) + TRIANGLE_HEIGHT;
    double x2 = layout->x[n], y2 = top_of(s, n);
    bool cut = history && history_cut_before(history, n);
    double bars_at = s->odds.size > 0 ? BARS_AT : BARS_ALONE_AT;

    if (n == TREE_ROOT)
        return;
    fprintf(s->out, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\"/>\n",
            edge_class(history ? &history->of[n] : NULL, cut), x1, y1, x2, y2);
    if (cut)
        put_bars(s, x1, y1, x2, y2, bars_at);
    if (picture_is_sheet(s->picture))
        put_cut_box(s, x1 + (x2 - x1) * bars_at, y1 + (y2 - y1) * bars_at);
    if (s->odds.size > 0)
        put_odds(s, x1 + (x2 - x1) * ODDS_AT, y1 + (y2 - y1) * ODDS_AT);
}

/* The sizes of its fonts are those by which texts are measured. */
static const char STYLE[] =
    "text{font-family:Helvetica,Arial,'Liberation Sans',sans-serif;font-size:14px;"
    "fill:#1b1b1b;text-anchor:middle}\n"
    ".title{font-size:17px;font-weight:bold;text-anchor:start}\n"
    ".beside{text-anchor:start}\n"
    ".facts{font-size:13px;text-anchor:start}\n"
    ".name{font-size:12px;text-anchor:start}\n"
    ".under{font-size:12px}\n"
    ".order{font-size:11px;fill:#5f5f5f}\n"
    ".bound{font-size:12px;text-anchor:start;fill:#a3142a}\n"
    ".paper{fill:#fff}\n"
    ".edge{fill:none;stroke:#555;stroke-width:1.3}\n"
    ".max,.min,.leaf{stroke-linejoin:round}\n"
    ".max{fill:#d7e7f7;stroke:#1f4e79;stroke-width:1.5}\n"
    ".min{fill:#fde3c3;stroke:#8a4b08;stroke-width:1.5}\n"
    ".leaf,.answer{fill:#fff;stroke:#444;stroke-width:1.3}\n"
    ".edge.line{stroke:#111;stroke-width:4}\n"
    ".line .max,.line .min,.line .leaf{stroke-width:3.5}\n"
    ".line text{font-weight:bold}\n"
    ".edge.unvisited,.edge.cut{stroke:#999;stroke-dasharray:4 3}\n"
    ".unvisited .max,.unvisited .min,.unvisited .leaf{fill:#f4f4f4;stroke:#999;"
    "stroke-dasharray:4 3;stroke-width:1.2}\n"
    ".unvisited text{fill:#707070}\n"
    ".bar{fill:none;stroke:#a3142a;stroke-width:2.2}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".paper{fill:#16191d}\n"
    "text{fill:#ececec}\n"
    ".order{fill:#a8a8a8}\n"
    ".bound{fill:#ff8f9c}\n"
    ".edge{stroke:#aaa}\n"
    ".max{fill:#1d3b57;stroke:#86b7e4}\n"
    ".min{fill:#573911;stroke:#e4ac62}\n"
    ".leaf,.answer{fill:#16191d;stroke:#bbb}\n"
    ".edge.line{stroke:#fff}\n"
    ".edge.unvisited,.edge.cut{stroke:#777}\n"
    ".unvisited .max,.unvisited .min,.unvisited .leaf{fill:#202429;stroke:#777}\n"
    ".unvisited text{fill:#9a9a9a}\n"
    ".bar{stroke:#ff8f9c}\n"
    "}\n";

/* The same of chance and of players, where these are. */
static const char GAME_STYLE[] =
    ".chance{fill:#d9f0dd;stroke:#1d6b34;stroke-width:1.5}\n"
    ".player{fill:#e9e1f5;stroke:#55388a;stroke-width:1.5;stroke-linejoin:round}\n"
    ".odds{font-size:11px}\n"
    ".line .chance,.line .player{stroke-width:3.5}\n"
    ".unvisited .chance,.unvisited .player{fill:#f4f4f4;stroke:#999;"
    "stroke-dasharray:4 3;stroke-width:1.2}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".chance{fill:#173d22;stroke:#7fd097}\n"
    ".player{fill:#352850;stroke:#b9a0e6}\n"
    ".unvisited .chance,.unvisited .player{fill:#202429;stroke:#777}\n"
    "}\n";

/* The same of windows. */
static const char WINDOW_STYLE[] =
    ".window{font-size:11px;text-anchor:start;fill:#3d4f66}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".window{fill:#b3c6de}\n"
    "}\n";

/* Pixels: around everything; between its parts; sizes of fonts. */
static const double MARGIN = 22, BETWEEN = 16, TITLE_SIZE = 17, FACTS_SIZE = 13;

/* Title and legend are not broken into narrower lines than this. */
static const double LEAST_WIDTH = 380;

/* What stands above the tree, and where everything goes. */
struct page {
    struct buffer title, facts, line;
    double width;  /* inside the margins */
    double tree;   /* the top of the tree */
    double legend; /* the top of the legend */
    double height; /* the margins included */
};

/* Puts the lines above the tree; returns where they end. out may be NULL. */
static double put_heading(FILE *out, struct page *page)
{
    double y = svg_text_wrap(out, "title", MARGIN, MARGIN + TITLE_SIZE, page->width,
                             TITLE_SIZE, page->title.data);

    return svg_text_wrap(out, "facts", MARGIN, y, page->width, FACTS_SIZE,
                         page->facts.data);
}

static bool make_page(struct page *page, const struct svg *s, struct error *error)
{
    enum { TITLE_COLUMNS = 200 };
    const struct layout *layout = &s->layout;

    buffer_text(&page->title, caption_title(s->picture));
    columns_shorten(&page->title, TITLE_COLUMNS, COLUMNS_END, signs_drawing.ellipsis);
    caption_facts(&page->facts, s->picture, &signs_drawing);
    caption_line(&page->line, s->picture, &signs_drawing);
    if (page->title.failed || page->facts.failed || page->line.failed)
        return error_memory(error);
    page->width = layout->width > LEAST_WIDTH ? layout->width : LEAST_WIDTH;
    page->tree = put_heading(NULL, page) + BETWEEN;
    page->legend = page->tree + layout->top[s->picture->tree->height] + LEAF_FOOT +
                   (s->picture->style.windows ? LEAF_MORE : 0) + BETWEEN;
    page->height = page->legend + MARGIN +
                   svg_legend_put(NULL, MARGIN, page->legend, page->width, s->picture);
    return true;
}

static void put_described(FILE *out, const char *before, const char *text)
{
    fputs(before, out);
    quote_xml(out, text);
}

static void put_head(FILE *out, const struct page *page, const struct picture *picture)
{
    const struct tree *t = picture->tree;
    double width = page->width + 2 * MARGIN;

    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
            "viewBox=\"0 0 %.0f %.0f\" role=\"img\" "
            "aria-labelledby=\"picture-title picture-description\">\n",
            width, page->height, width, page->height);
    put_described(out, "<title id=\"picture-title\">", page->title.data);
    put_described(out, "</title>\n<desc id=\"picture-description\">", page->facts.data);
    if (page->line.size > 0)
        put_described(out, ", principal variation ", page->line.data);
    fprintf(out, "</desc>\n<style>\n%s%s%s</style>\n", STYLE,
            t->chance || tree_has_payoffs(t) ? GAME_STYLE : "",
            picture->style.windows ? WINDOW_STYLE : "");
    fputs("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n", out);
}

static bool put_tree(struct svg *s, const struct page *page, struct error *error)
{
    bool drawn;

    fprintf(s->out, "<g transform=\"translate(%.1f %.1f)\">\n",
            MARGIN + (page->width - s->layout.width) / 2, page->tree);
    drawn = each_node(s, put_edge, error) && each_node(s, put_node, error);
    fputs("</g>\n", s->out);
    return drawn;
}

static bool put_page(struct svg *s, struct page *page, struct error *error)
{
    bool drawn;

    put_head(s->out, page, s->picture);
    put_heading(s->out, page);
    drawn = put_tree(s, page, error);
    svg_legend_put(s->out, MARGIN, page->legend, page->width, s->picture);
    fputs("</svg>\n", s->out);
    return drawn;
}

static void release(struct svg *s)
{
    layout_release(&s->layout);
    free(s->reach);
    buffer_release(&s->name);
    buffer_release(&s->value);
    buffer_release(&s->bound);
    buffer_release(&s->window);
    buffer_release(&s->odds);
    buffer_release(&s->told);
}

bool svg_draw(FILE *out, const struct picture *picture, struct error *error)
{
    struct svg s = {.out = out, .picture = picture};
    struct page page = {0};
    bool drawn =
        measure(&s, error) && make_page(&page, &s, error) && put_page(&s, &page, error);

    buffer_release(&page.title);
    buffer_release(&page.facts);
    buffer_release(&page.line);
    release(&s);
    return drawn;
}
