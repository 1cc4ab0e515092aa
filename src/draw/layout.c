/*
 * layout.c - positions first in units of the distance between leaves, which is then made
 * as wide as the texts need.
 */
#include "draw/layout.h"

#include "base/larger.h"
#include "base/memory.h"

#include <stdlib.h>

static bool allocate(struct layout *layout, struct error *error)
{
    const struct tree *t = layout->tree;

    return memory_resize(&layout->x, t->count, sizeof *layout->x, error) &&
           memory_resize(&layout->depth, t->count, sizeof *layout->depth, error) &&
           memory_resize(&layout->top, (size_t)t->height + 1, sizeof *layout->top, error);
}

/* From the right, so that children come before parents and last children before first
 * ones. */
static void place_nodes(struct layout *layout)
{
    const struct tree *t = layout->tree;
    node leaf = t->leaves;

    for (node n = t->count; n-- > 0;) {
        node parent = t->parent[n], first = tree_first_child(n);

        layout->depth[n] = 0;
        if (tree_is_leaf(t, n))
            layout->x[n] = --leaf;
        else
            layout->x[n] = (layout->x[first] + layout->x[n]) / 2;
        if (n != TREE_ROOT && tree_is_last_child(t, n))
            layout->x[parent] = layout->x[n];
    }
    for (node n = 1; n < t->count; n++)
        layout->depth[n] = layout->depth[t->parent[n]] + 1;
}

/* The last node, or leaf just above, on each line so far. */
struct border {
    double x, right;
    bool any;
};

static double needed(struct border *border, double x, struct reach reach, double space)
{
    double unit = 0;

    if (border->any)
        unit = (border->right + reach.left + space) / (x - border->x);
    *border = (struct border){.x = x, .right = reach.right, .any = true};
    return unit;
}

/* The distance between leaves at which nothing touches. */
static bool find_unit(const struct layout *layout, const struct reach *reach,
                      double space, double *unit, struct error *error)
{
    const struct tree *t = layout->tree;
    struct border *borders = NULL;

    if (!memory_resize(&borders, (size_t)t->height + 1, sizeof *borders, error))
        return false;
    for (node line = 0; line <= t->height; line++)
        borders[line] = (struct border){.any = false};
    *unit = space;
    for (node n = TREE_ROOT; n < t->count; n++) {
        node line = layout->depth[n], last = line;

        if (tree_is_leaf(t, n) && line < t->height)
            last++;
        for (; line <= last; line++)
            *unit = larger(*unit, needed(&borders[line], layout->x[n], reach[n], space));
    }
    free(borders);
    return true;
}

static void stretch(struct layout *layout, const struct reach *reach, double unit)
{
    double left = 0, right = 0;

    for (node n = TREE_ROOT; n < layout->tree->count; n++) {
        layout->x[n] *= unit;
        left = smaller(left, layout->x[n] - reach[n].left);
        right = larger(right, layout->x[n] + reach[n].right);
    }
    for (node n = TREE_ROOT; n < layout->tree->count; n++)
        layout->x[n] -= left;
    layout->width = right - left;
}

/* Lines are farther apart where edges go far to the side, so that these do not lie flat.
 */
static void place_lines(struct layout *layout, double height)
{
    static const double SLOPE = 0.22, LEAST = 36, MOST = 150;
    const struct tree *t = layout->tree;
    double top = 0;

    for (node line = 0; line <= t->height; line++)
        layout->top[line] = 0;
    for (node n = 1; n < t->count; n++) {
        double *gap = &layout->top[layout->depth[n]];

        *gap = larger(*gap, fabs(layout->x[n] - layout->x[t->parent[n]]));
    }
    for (node line = 1; line <= t->height; line++) {
        top += height + smaller(larger(SLOPE * layout->top[line], LEAST), MOST);
        layout->top[line] = top;
    }
}

bool layout_make(struct layout *layout, const struct tree *t, const struct reach *reach,
                 double space, double height, struct error *error)
{
    double unit;

    *layout = (struct layout){.tree = t};
    if (!allocate(layout, error)) {
        layout_release(layout);
        return false;
    }
    place_nodes(layout);
    if (!find_unit(layout, reach, space, &unit, error)) {
        layout_release(layout);
        return false;
    }
    stretch(layout, reach, unit);
    place_lines(layout, height);
    return true;
}

void layout_release(struct layout *layout)
{
    free(layout->x);
    free(layout->depth);
    free(layout->top);
    *layout = (struct layout){0};
}
