/*
 * svg_node.c - the nodes of an SVG drawing: shapes, and texts in and beside them.
 */
#include "draw/svg_node.h"

#include "base/larger.h"
#include "base/quote.h"
#include "draw/caption.h"
#include "draw/svg_text.h"
#include "draw/tag.h"

#include <string.h>

enum {
    LEAF_HEIGHT = 26,
    LEAF_LOW = 22,  /* the same where the tree grows to the right */
    LEAF_FOOT = 60, /* from the top of a leaf to the foot of its last text, */
    LEAF_MORE = 19, /* and how much farther where there are windows */
    WINDOW_WIDTH = 58,
    ORDER_WIDTH = 26,
    SIGN_WIDTH = 9, /* of a # before a box */
    ANSWER_WIDTH = 38,
    ANSWER_MORE = 20,
    ANSWER_HEIGHT = 19,
    VALUE_SIZE = 14, /* of fonts */
    NAME_SIZE = 12,
    ODDS_SIZE = 11,
    NAME_LINE = 13, /* from one line of a name to the next */
};

enum { ODDS_COLUMNS = 10 };

/* Half the width of triangles. */
static const double MOST_HALF = 46;

/* Of the ground under the odds. */
static const double ODDS_HEIGHT = 13, ODDS_PADDING = 2;

/* Texts begin so far from what is beside them. */
static const double BESIDE = 7;

/* What is less where as little room is taken as can be. */
static const struct measures {
    double least_half, padding; /* of triangles, and around a value in them */
    double leaf_least_half, leaf_padding;
    double beside; /* from a shape to the texts beside it */
    struct name_room leaf, inner;
} natural = {22, 3, 15, 7, 7, {14, 3, 0}, {14, 2, 0}},
  dense = {16, 1, 9, 3, 3, {8, 4, 4}, {8, 2, 6}};

/* Where the tree grows to the right, names have room. */
static const struct name_room name_to_the_right = {24, 2, 0};

static const struct measures *measures_of(const struct svg_nodes *s)
{
    return s->dense ? &dense : &natural;
}

static bool is_leaf(const struct svg_nodes *s)
{
    return tree_is_leaf(s->picture->tree, s->walk.n);
}

static bool grows_right(const struct svg_nodes *s)
{
    return s->picture->style.layout == PICTURE_RIGHT;
}

static struct name_room room_of(const struct svg_nodes *s)
{
    if (grows_right(s))
        return name_to_the_right;
    return is_leaf(s) ? measures_of(s)->leaf : measures_of(s)->inner;
}

bool svg_node_make(struct svg_nodes *s)
{
    const struct history *history = s->picture->history;
    const struct cut *cut = history ? history_cut_at(history, s->walk.n) : NULL;
    bool named =
        name_lines_make(&s->name, s->picture, &s->walk, room_of(s), &signs_drawing);

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
    return named && !(s->odds.failed || s->value.failed || s->bound.failed ||
                      s->told.failed || s->window.failed);
}

/* The base lines of the texts at an inner node, from its top; and how far from its centre
 * the texts beside it begin, as a part of half its width: the first stands where a
 * triangle is narrow, the second where it is wide. */
struct lines {
    double first, second;
    double answer; /* the top of the box for an answer */
    double first_part, second_part;
};

/* The same for a kind of nodes: down, also with two lines of a name; and right, where an
 * edge passes between the texts. */
static const struct figure {
    double inside;
    struct lines down, two, right;
} max_shape = {31,
               {13, 29, 19, 0.45, 0.75},
               {8, 34, 24, 0.75, 1},
               {13, 33, 23, 0.45, 0.85}},
  min_shape = {16,
               {34, 19, 0, 0.45, 0.75},
               {8, 34, 24, 1, 0.45},
               {13, 33, 23, 0.85, 0.45}},
  circle = {24, {11, 33, 19, 0.85, 0.85}, {8, 34, 24, 1, 0.85}, {13, 33, 23, 0.95, 0.95}},
  hexagon = {
      24, {11, 33, 19, 0.85, 0.85}, {8, 34, 24, 1, 0.85}, {13, 33, 23, 0.95, 0.95}};

static const struct figure *shape_of(const struct svg_nodes *s)
{
    const struct tree *t = s->picture->tree;

    if (tree_is_chance(t, s->walk.n))
        return &circle;
    if (tree_has_payoffs(t))
        return &hexagon;
    return tree_is_max(t, s->walk.n) ? &max_shape : &min_shape;
}

/* With as little room as can be, the bounds of a cut stand in two lines below the name,
 * where leaves are just below and edges to them near. */
static const struct lines stacked = {7, 20, 0, 1, 1};

static bool is_stacked(const struct svg_nodes *s)
{
    const struct tree *t = s->picture->tree;

    return s->dense && !grows_right(s) && s->inside && s->bound.size > 0 &&
           tree_is_leaf(t, tree_first_child(s->walk.n));
}

static const struct lines *lines_of(const struct svg_nodes *s)
{
    const struct figure *shape = shape_of(s);

    if (grows_right(s))
        return &shape->right;
    if (is_stacked(s))
        return &stacked;
    return s->name.count > 1 ? &shape->two : &shape->down;
}

/* Half the width of an inner node: circles become ellipses around what is longer. */
static double inner_half(const struct svg_nodes *s)
{
    static const double PART = 0.6, PADDING = 3;

    if (shape_of(s) != &circle)
        return s->half;
    return larger(SVG_INNER_HEIGHT / 2.0, PART * s->half + PADDING);
}

double svg_node_half(const struct svg_nodes *s)
{
    const struct measures *m = measures_of(s);

    if (!is_leaf(s))
        return inner_half(s);
    return larger(m->leaf_least_half,
                  svg_text_width(s->value.data, VALUE_SIZE) / 2 + m->leaf_padding);
}

double svg_node_side(const struct svg_nodes *s)
{
    const struct figure *shape = shape_of(s);
    double half = svg_node_half(s);

    return !is_leaf(s) && (shape == &max_shape || shape == &min_shape) ? half / 2 : half;
}

double svg_node_height(const struct svg_nodes *s)
{
    if (!is_leaf(s))
        return SVG_INNER_HEIGHT;
    return grows_right(s) ? LEAF_LOW : LEAF_HEIGHT;
}

static double first_text(const struct svg_nodes *s)
{
    return lines_of(s)->first_part * svg_node_half(s) + measures_of(s)->beside;
}

static double second_text(const struct svg_nodes *s)
{
    return (s->picture->blank ? 1 : lines_of(s)->second_part) * svg_node_half(s) +
           measures_of(s)->beside;
}

/* Payoffs are several numbers. */
static double answer_width(const struct svg_nodes *s)
{
    return ANSWER_WIDTH + ANSWER_MORE * (double)tag_more_answers(s->picture->tree);
}

/* What of the second comes before the bound of a cut: an answer box or the value. */
static double second_width(const struct svg_nodes *s)
{
    if (s->picture->blank)
        return answer_width(s);
    if (s->inside || s->value.size == 0)
        return 0;
    return svg_text_width(s->value.data, VALUE_SIZE) + BESIDE;
}

double svg_node_odds_width(const struct svg_nodes *s)
{
    return s->odds.size == 0 ? 0
                             : svg_text_width(s->odds.data, ODDS_SIZE) + 2 * ODDS_PADDING;
}

static double window_width(const struct svg_nodes *s)
{
    return picture_is_sheet(s->picture) ? WINDOW_WIDTH
                                        : svg_text_width(s->window.data, ODDS_SIZE);
}

/* What follows a text that ends there, with space between. */
static double behind(double width)
{
    return width > 0 ? BESIDE + width : 0;
}

/* Of the widest line of the name. */
static double name_width(const struct svg_nodes *s)
{
    double width = 0;

    for (size_t i = 0; i < s->name.count; i++)
        width = larger(width, svg_text_width(name_lines_at(&s->name, i), NAME_SIZE));
    return width;
}

static double last_line_width(const struct svg_nodes *s)
{
    return svg_text_width(name_lines_at(&s->name, s->name.count - 1), NAME_SIZE);
}

/* What the lines of the name take that follow the first. */
static double more_lines(const struct svg_nodes *s)
{
    return NAME_LINE * (double)(s->name.count - 1);
}

/* The last word of the bounds of a cut, which may stand in a line of its own. */
static const char *last_word(const struct svg_nodes *s)
{
    const char *blank = strrchr(s->bound.data, ' ');

    return blank ? blank + 1 : s->bound.data;
}

static double bound_width(const struct svg_nodes *s)
{
    double all = svg_text_width(s->bound.data, NAME_SIZE), last;

    if (!is_stacked(s))
        return all;
    last = svg_text_width(last_word(s), NAME_SIZE);
    return larger(all - last, last);
}

/* From the centre of an inner node to the end of its texts. */
static double inner_right(const struct svg_nodes *s)
{
    double second = second_text(s) + second_width(s) + bound_width(s);
    double first = larger(name_width(s), last_line_width(s) + behind(window_width(s)));

    return larger(larger(svg_node_half(s), second), first_text(s) + first);
}

static node order_of(const struct svg_nodes *s)
{
    return s->picture->history ? s->picture->history->of[s->walk.n].order : 0;
}

/* #12 */
static const char *order_text(const struct svg_nodes *s, char *text, size_t size)
{
    *text = '\0';
    if (order_of(s) > 0)
        snprintf(text, size, "#%lu", (unsigned long)order_of(s));
    return text;
}

static double order_width(const struct svg_nodes *s)
{
    char text[24];

    if (picture_is_sheet(s->picture))
        return SIGN_WIDTH + ORDER_WIDTH;
    return svg_text_width(order_text(s, text, sizeof text), ODDS_SIZE);
}

double svg_node_length(const struct svg_nodes *s)
{
    if (!is_leaf(s))
        return svg_node_half(s) + inner_right(s);
    return 2 * svg_node_half(s) + behind(name_width(s)) + behind(order_width(s)) +
           behind(window_width(s));
}

/* Up and down. */
static struct reach reach_across(const struct svg_nodes *s)
{
    static const double NAME_ABOVE = 17, ANSWER_BELOW = 23;
    double half = svg_node_height(s) / 2;

    if (is_leaf(s)) {
        half = larger(half, NAME_LINE / 2.0 + more_lines(s) / 2);
        return (struct reach){half, half};
    }
    return (struct reach){.left = larger(half, NAME_ABOVE + more_lines(s)),
                          .right = s->picture->blank ? ANSWER_BELOW : half};
}

struct reach svg_node_reach(const struct svg_nodes *s)
{
    double half;

    if (grows_right(s))
        return reach_across(s);
    half = svg_node_half(s);
    if (!is_leaf(s))
        return (struct reach){.left = half, .right = inner_right(s)};
    half = larger(larger(half, name_width(s) / 2), window_width(s) / 2);
    return (struct reach){half, half};
}

double svg_node_foot(const struct svg_nodes *s)
{
    return LEAF_FOOT + more_lines(s) + (s->picture->style.windows ? LEAF_MORE : 0);
}

void svg_node_fit_none(struct svg_nodes *s)
{
    s->half = measures_of(s)->least_half;
    s->inside = !tree_has_payoffs(s->picture->tree);
}

/* Triangles are as wide as the widest value needs, up to some width. */
void svg_node_fit(struct svg_nodes *s)
{
    /* Where the text stands a triangle has this part of its width. */
    static const double PART = 0.6;
    double half;

    if (is_leaf(s))
        return;
    half =
        (svg_text_width(s->value.data, VALUE_SIZE) / 2 + measures_of(s)->padding) / PART;
    if (half > MOST_HALF)
        s->inside = false;
    else
        s->half = larger(s->half, half);
}

void svg_node_fit_all(struct svg_nodes *s)
{
    if (!s->inside)
        s->half = measures_of(s)->least_half;
}

/* A line by length may go where the search has never been. */
static const char *node_class(const struct past *past)
{
    if (!past || past->visited)
        return past && past->on_line ? "node line" : "node";
    return past->on_line ? "node unvisited line" : "node unvisited";
}

/* From the base line of a small text to the top of a box around it, and the height. */
static const double BOX_RISE = 11, BOX_HEIGHT = 14;

/* A box for what is to be written on that base line, with a mark in it. */
static void put_box(struct svg_nodes *s, double x, double y, double width,
                    const char *mark)
{
    fprintf(s->out,
            "<rect class=\"answer\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
            "height=\"%.1f\"/>\n",
            x, y - BOX_RISE, width, BOX_HEIGHT);
    svg_text_put(s->out, "order", x + width / 2, y, mark);
}

/* Behind the name. */
static void put_window(struct svg_nodes *s, double x, double y)
{
    if (picture_is_sheet(s->picture))
        put_box(s, x, y, WINDOW_WIDTH, ",");
    else if (s->window.size > 0)
        svg_text_put(s->out, "window", x, y, s->window.data);
}

/* Room for which leaf this is, in the order in which they are read. */
static void put_order_box(struct svg_nodes *s, double x, double y)
{
    svg_text_put(s->out, "order", x + (SIGN_WIDTH - 1) / 2.0, y, "#");
    put_box(s, x + SIGN_WIDTH, y, ORDER_WIDTH, "");
}

/* What stands below a leaf. */
static void put_under(struct svg_nodes *s, double x, double y)
{
    static const double NAME = 41, ORDER = 56, WINDOW = 71;
    char order[24];

    for (size_t i = 0; i < s->name.count; i++)
        svg_text_put(s->out, "under", x, y + NAME + NAME_LINE * (double)i,
                     name_lines_at(&s->name, i));
    y += more_lines(s);
    if (order_of(s) > 0)
        svg_text_put(s->out, "order", x, y + ORDER, order_text(s, order, sizeof order));
    if (s->window.size > 0)
        svg_text_put(s->out, "order", x, y + WINDOW, s->window.data);
    if (picture_is_sheet(s->picture)) {
        put_order_box(s, x - (order_width(s) + 1) / 2, y + ORDER);
        put_box(s, x - WINDOW_WIDTH / 2.0, y + WINDOW + 2, WINDOW_WIDTH, ",");
    }
}

/* The same where it stands to the right of it, from x on, around y. */
static void put_behind(struct svg_nodes *s, double x, double y)
{
    static const double DROP = 4;
    char order[24];

    y += DROP;
    for (size_t i = 0; i < s->name.count; i++)
        svg_text_put(s->out, "name", x, y - more_lines(s) / 2 + NAME_LINE * (double)i,
                     name_lines_at(&s->name, i));
    x += name_width(s) > 0 ? name_width(s) + BESIDE : 0;
    if (order_of(s) > 0)
        svg_text_put(s->out, "order", x + order_width(s) / 2, y,
                     order_text(s, order, sizeof order));
    if (picture_is_sheet(s->picture))
        put_order_box(s, x, y);
    x += order_width(s) > 0 ? order_width(s) + BESIDE : 0;
    put_window(s, x, y);
}

/* At a leaf of a proof: its floor is thick, or its ceiling. */
static void put_shown(struct svg_nodes *s, double x, double y)
{
    static const char *const classes[PROOF_SIDES] = {"floor", "ceiling"};
    double half = svg_node_half(s);

    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
        if (strategy_has(s->picture, side, s->walk.n))
            fprintf(s->out, "<path class=\"%s\" d=\"M%.1f %.1fH%.1f\"/>\n", classes[side],
                    x - half, side == PROOF_LOWER ? y + svg_node_height(s) : y, x + half);
}

static void put_leaf(struct svg_nodes *s, double x, double y)
{
    /* From the middle of the leaf to the base line. */
    static const double DROP = 5;
    double half = svg_node_half(s), height = svg_node_height(s);

    fprintf(s->out,
            "<rect class=\"leaf\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
            "rx=\"3\"/>\n",
            x - half, y, 2 * half, height);
    put_shown(s, x, y);
    svg_text_put(s->out, "value", x, y + height / 2 + DROP, s->value.data);
    if (grows_right(s))
        put_behind(s, x + half + BESIDE, y + height / 2);
    else
        put_under(s, x, y);
}

static void put_triangle(struct svg_nodes *s, double x, double y, bool max)
{
    if (max)
        fprintf(s->out, "<path class=\"max\" d=\"M%.1f %.1fL%.1f %.1fH%.1fZ\"/>\n", x, y,
                x + s->half, y + SVG_INNER_HEIGHT, x - s->half);
    else
        fprintf(s->out, "<path class=\"min\" d=\"M%.1f %.1fL%.1f %.1fH%.1fZ\"/>\n", x,
                y + SVG_INNER_HEIGHT, x - s->half, y, x + s->half);
}

static void put_circle(struct svg_nodes *s, double x, double y)
{
    double radius = SVG_INNER_HEIGHT / 2.0;

    fprintf(s->out,
            "<ellipse class=\"chance\" cx=\"%.1f\" cy=\"%.1f\" rx=\"%.1f\" "
            "ry=\"%.1f\"/>\n",
            x, y + radius, svg_node_half(s), radius);
}

/* With the number of the player inside. */
static void put_hexagon(struct svg_nodes *s, double x, double y)
{
    static const double SLANT = 10;
    double radius = SVG_INNER_HEIGHT / 2.0;

    fprintf(s->out,
            "<path class=\"player\" d=\"M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fL%.1f "
            "%.1fH%.1fZ\"/>\n"
            "<text class=\"value\" x=\"%.1f\" y=\"%.1f\">%u</text>\n",
            x - s->half, y + radius, x - s->half + SLANT, y, x + s->half - SLANT,
            x + s->half, y + radius, x + s->half - SLANT, y + SVG_INNER_HEIGHT,
            x - s->half + SLANT, x, y + hexagon.inside,
            (unsigned)s->picture->tree->mover[s->walk.n]);
}

static void put_shape(struct svg_nodes *s, double x, double y)
{
    const struct figure *shape = shape_of(s);

    if (shape == &circle)
        put_circle(s, x, y);
    else if (shape == &hexagon)
        put_hexagon(s, x, y);
    else
        put_triangle(s, x, y, shape == &max_shape);
}

/* The name and the window beside an inner node. */
static void put_first(struct svg_nodes *s, double x, double y)
{
    if (grows_right(s))
        y -= more_lines(s);
    for (size_t i = 0; i < s->name.count; i++)
        svg_text_put(s->out, "name", x, y + NAME_LINE * (double)i,
                     name_lines_at(&s->name, i));
    put_window(s, x + last_line_width(s) + BESIDE, y + more_lines(s));
}

/* The bounds of a cut, in two lines. */
static void put_stacked(struct svg_nodes *s, double x, double y)
{
    size_t before = (size_t)(last_word(s) - s->bound.data);

    if (before > 0) {
        s->bound.data[before - 1] = '\0';
        svg_text_put(s->out, "bound", x, y, s->bound.data);
        s->bound.data[before - 1] = ' ';
    }
    svg_text_put(s->out, "bound", x, y + NAME_LINE, s->bound.data + before);
}

static void put_inner(struct svg_nodes *s, double x, double y)
{
    const struct lines *lines = lines_of(s);
    double second = x + second_text(s);

    put_shape(s, x, y);
    put_first(s, x + first_text(s), y + lines->first);
    if (s->picture->blank)
        fprintf(s->out,
                "<rect class=\"answer\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
                "height=\"%.1f\"/>\n",
                second, y + lines->answer, answer_width(s), (double)ANSWER_HEIGHT);
    else if (s->value.size > 0 && s->inside)
        svg_text_put(s->out, "value", x, y + shape_of(s)->inside, s->value.data);
    else if (s->value.size > 0)
        svg_text_put(s->out, "beside", second, y + lines->second, s->value.data);
    if (is_stacked(s))
        put_stacked(s, second, y + lines->second + more_lines(s));
    else if (s->bound.size > 0)
        svg_text_put(s->out, "bound", second + second_width(s), y + lines->second,
                     s->bound.data);
}

void svg_node_put(struct svg_nodes *s, double x, double y)
{
    const struct history *history = s->picture->history;

    fprintf(s->out, "<g class=\"%s\"><title>",
            node_class(history ? &history->of[s->walk.n] : NULL));
    quote_xml(s->out, s->told.data);
    fputs("</title>\n", s->out);
    if (is_leaf(s))
        put_leaf(s, x, y);
    else
        put_inner(s, x, y);
    fputs("</g>\n", s->out);
}

void svg_node_put_odds(struct svg_nodes *s, double x, double y)
{
    /* From the middle of a text to its base line. */
    static const double DROP = 4;
    double width = svg_node_odds_width(s);

    fprintf(s->out,
            "<rect class=\"paper\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
            "height=\"%.1f\"/>\n",
            x - width / 2, y - ODDS_HEIGHT / 2, width, ODDS_HEIGHT);
    svg_text_put(s->out, "odds", x, y + DROP, s->odds.data);
}

void svg_node_release(struct svg_nodes *s)
{
    name_lines_release(&s->name);
    buffer_release(&s->value);
    buffer_release(&s->bound);
    buffer_release(&s->window);
    buffer_release(&s->odds);
    buffer_release(&s->told);
}
