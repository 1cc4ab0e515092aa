/*
 * svg_measure.c - the texts of an SVG drawing, the room they take, and where they stand.
 */
#include "draw/svg_part.h"

#include "base/larger.h"
#include "base/memory.h"
#include "draw/caption.h"
#include "draw/svg_text.h"

#include <stdlib.h>

enum { NAME_COLUMNS = 14 };

/* Pixels: between nodes on a line; half the width of triangles and of leaves. */
static const double SPACE = 12, LEAST_HALF = 22, MOST_HALF = 46, LEAF_LEAST_HALF = 15,
                    LEAF_PADDING = 7;

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
        tag_cut(&s->bound, cut, &signs_drawing);
    buffer_clear(&s->told);
    caption_node(&s->told, s->picture, &s->walk);
    s->failed = s->name.failed || s->value.failed || s->bound.failed || s->told.failed;
    return !s->failed;
}

/* The first text stands where the triangle is narrow, the second where it is wide. */
double svg_first_text(const struct svg *s)
{
    return 0.45 * s->half + BESIDE;
}

double svg_second_text(const struct svg *s)
{
    return (s->picture->blank ? 1 : 0.75) * s->half + BESIDE;
}

/* There may be an answer box or the value. */
double svg_second_width(const struct svg *s)
{
    if (s->picture->blank)
        return ANSWER_WIDTH;
    if (s->inside || s->value.size == 0)
        return 0;
    return svg_text_width(s->value.data, VALUE_SIZE) + BESIDE;
}

double svg_leaf_half(const struct svg *s)
{
    return larger(LEAF_LEAST_HALF,
                  svg_text_width(s->value.data, VALUE_SIZE) / 2 + LEAF_PADDING);
}

static void measure_reach(struct svg *s)
{
    double name = svg_text_width(s->name.data, NAME_SIZE), second;

    if (is_leaf(s)) {
        double half = larger(svg_leaf_half(s), name / 2);

        s->reach[s->walk.n] = (struct reach){half, half};
        return;
    }
    second = svg_second_text(s) + svg_second_width(s) +
             svg_text_width(s->bound.data, NAME_SIZE);
    s->reach[s->walk.n] = (struct reach){
        .left = s->half,
        .right = larger(larger(s->half, second), svg_first_text(s) + name),
    };
}

bool svg_each_node(struct svg *s, void (*visit)(struct svg *s), struct error *error)
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

bool svg_measure(struct svg *s, struct error *error)
{
    const struct tree *t = s->picture->tree;

    s->half = LEAST_HALF;
    s->inside = true;
    if (!memory_resize(&s->reach, t->count, sizeof *s->reach, error) ||
        !svg_each_node(s, measure_value, error))
        return false;
    if (!s->inside)
        s->half = LEAST_HALF;
    return svg_each_node(s, measure_reach, error) &&
           layout_make(&s->layout, t, s->reach, SPACE, TRIANGLE_HEIGHT, error);
}

void svg_release(struct svg *s)
{
    layout_release(&s->layout);
    free(s->reach);
    buffer_release(&s->name);
    buffer_release(&s->value);
    buffer_release(&s->bound);
    buffer_release(&s->told);
}
