/*
 * svg_node.c - nodes and edges of an SVG drawing.
 */
#include "draw/svg_part.h"

#include "base/quote.h"
#include "draw/svg_text.h"

static bool is_leaf(const struct svg *s)
{
    return tree_is_leaf(s->picture->tree, s->walk.n);
}

static const char *node_class(const struct past *past)
{
    if (!past || (past->visited && !past->on_line))
        return "node";
    return past->on_line ? "node line" : "node unvisited";
}

static double top_of(const struct svg *s, node n)
{
    return s->layout.top[layout_line(&s->layout, n)];
}

/* The base lines of the texts at a leaf, from its top. */
static const double LEAF_VALUE = 18, LEAF_NAME = 41, LEAF_ORDER = 56;

static void put_leaf(struct svg *s)
{
    const struct history *history = s->picture->history;
    double x = s->layout.x[s->walk.n], y = top_of(s, s->walk.n), half = svg_leaf_half(s);
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
}

/* The base lines of the texts at a triangle, from its top. */
static const struct base_lines {
    double inside, first, second;
    double answer; /* the top of the box for an answer */
} max_lines = {.inside = 31, .first = 13, .second = 29, .answer = 19},
  min_lines = {.inside = 16, .first = 34, .second = 19, .answer = 0};

static void put_triangle(struct svg *s, double x, double y, bool max)
{
    if (max)
        fprintf(s->out, "<path class=\"max\" d=\"M%.1f %.1fL%.1f %.1fH%.1fZ\"/>\n", x, y,
                x + s->half, y + TRIANGLE_HEIGHT, x - s->half);
    else
        fprintf(s->out, "<path class=\"min\" d=\"M%.1f %.1fL%.1f %.1fH%.1fZ\"/>\n", x,
                y + TRIANGLE_HEIGHT, x - s->half, y, x + s->half);
}

static void put_inner(struct svg *s)
{
    bool max = tree_is_max(s->picture->tree, s->walk.n);
    const struct base_lines *lines = max ? &max_lines : &min_lines;
    double x = s->layout.x[s->walk.n], y = top_of(s, s->walk.n);
    double second = x + svg_second_text(s);

    put_triangle(s, x, y, max);
    svg_text_put(s->out, "name", x + svg_first_text(s), y + lines->first, s->name.data);
    if (s->picture->blank)
        fprintf(s->out,
                "<rect class=\"answer\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
                "height=\"%.1f\"/>\n",
                second, y + lines->answer, (double)ANSWER_WIDTH, (double)ANSWER_HEIGHT);
    else if (s->value.size > 0 && s->inside)
        svg_text_put(s->out, "value", x, y + lines->inside, s->value.data);
    else if (s->value.size > 0)
        svg_text_put(s->out, "beside", second, y + lines->second, s->value.data);
    if (s->bound.size > 0)
        svg_text_put(s->out, "bound", second + svg_second_width(s), y + lines->second,
                     s->bound.data);
}

void svg_put_node(struct svg *s)
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

/* Two bars across the middle of an edge. */
static void put_bars(struct svg *s, double x1, double y1, double x2, double y2)
{
    static const double LENGTH = 6, DISTANCE = 2.5;
    double length = hypot(x2 - x1, y2 - y1);
    double along_x = (x2 - x1) / length, along_y = (y2 - y1) / length;

    fputs("<path class=\"bar\" d=\"", s->out);
    for (int side = -1; side <= 1; side += 2) {
        double x = (x1 + x2) / 2 + side * DISTANCE * along_x;
        double y = (y1 + y2) / 2 + side * DISTANCE * along_y;

        fprintf(s->out, "M%.1f %.1fL%.1f %.1f", x - LENGTH * along_y,
                y + LENGTH * along_x, x + LENGTH * along_y, y - LENGTH * along_x);
    }
    fputs("\"/>\n", s->out);
}

static const char *edge_class(const struct past *past, bool cut)
{
    if (cut)
        return "edge cut";
    if (!past || (past->visited && !past->on_line))
        return "edge";
    return past->on_line ? "edge line" : "edge unvisited";
}

/* From the foot of the parent to the line below, and straight down from there. */
void svg_put_edge(struct svg *s)
{
    const struct history *history = s->picture->history;
    const struct layout *layout = &s->layout;
    node n = s->walk.n, parent = s->picture->tree->parent[n];
    double x1 = layout->x[parent], y1 = top_of(s, parent) + TRIANGLE_HEIGHT;
    double x2 = layout->x[n], y2 = layout->top[layout->depth[n]];
    bool cut = history && history_cut_before(history, n);

    if (n == TREE_ROOT)
        return;
    fprintf(s->out, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1fV%.1f\"/>\n",
            edge_class(history ? &history->of[n] : NULL, cut), x1, y1, x2, y2,
            top_of(s, n));
    if (cut)
        put_bars(s, x1, y1, x2, y2);
}
