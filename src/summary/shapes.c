/*
 * shapes.c - what the trees of each file are like.
 */
#include "summary/shapes.h"

#include "base/memory.h"

#include <stdlib.h>

static const struct file_shape nothing = {
    .least = {UINT64_MAX, UINT64_MAX, UINT64_MAX},
};

static void extend(struct file_shape *shape, const uint64_t figures[static SHAPE_FIGURES])
{
    for (int i = 0; i < SHAPE_FIGURES; i++) {
        if (shape->least[i] > figures[i])
            shape->least[i] = figures[i];
        if (shape->most[i] < figures[i])
            shape->most[i] = figures[i];
    }
}

bool shapes_add(struct shapes *shapes, const struct summary_tree *tree,
                struct error *error)
{
    const uint64_t figures[] = {
        [SHAPE_NODES] = tree->nodes,
        [SHAPE_LEAVES] = tree->leaves,
        [SHAPE_DEPTH] = tree->depth,
    };
    size_t number;

    if (tree->nodes == 0)
        return true;
    if (!names_add(&shapes->files, tree->file, &number, error) ||
        !memory_reserve(&shapes->items, &shapes->capacity, number + 1,
                        sizeof *shapes->items, error))
        return false;
    if (number == shapes->count)
        shapes->items[shapes->count++] = nothing;
    extend(&shapes->items[number], figures);
    return true;
}

/* The largest of what each file has at least is more than the smallest of what each has
 * at most, if those of any two are apart. */
static bool figures_differ(const struct shapes *shapes, int figure)
{
    uint64_t least = 0, most = UINT64_MAX;

    for (size_t i = 0; i < shapes->count; i++) {
        const struct file_shape *shape = &shapes->items[i];

        if (least < shape->least[figure])
            least = shape->least[figure];
        if (most > shape->most[figure])
            most = shape->most[figure];
    }
    return least > most;
}

bool shapes_differ(const struct shapes *shapes)
{
    for (int i = 0; i < SHAPE_FIGURES; i++)
        if (figures_differ(shapes, i))
            return true;
    return false;
}

void shapes_release(struct shapes *shapes)
{
    names_release(&shapes->files);
    free(shapes->items);
    *shapes = (struct shapes){.count = 0};
}
