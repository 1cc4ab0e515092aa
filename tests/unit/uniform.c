/*
 * uniform.c - full trees, leaf by leaf.
 */
#include "uniform.h"
#include "finish.h"

#include "ensure.h"

#include <stdlib.h>

node uniform_leaves(node width, node depth)
{
    node leaves = 1;

    while (depth-- > 0)
        leaves *= width;
    return leaves;
}

void uniform_build(struct build *b, node width, node depth, enum mover root,
                   const double *values)
{
    node leaves = uniform_leaves(width, depth);
    struct error error;

    build_start(b);
    for (node leaf = 0; leaf < leaves; leaf++) {
        for (node height = depth; height > 0; height--)
            if (leaf % uniform_leaves(width, height) == 0)
                ENSURE(build_open(b, &error));
        ENSURE(build_leaf(b, values[leaf], &error));
        for (node height = 1; height <= depth; height++)
            if ((leaf + 1) % uniform_leaves(width, height) == 0)
                build_close(b);
    }
    must_finish(b, root);
}

/*
 * The values below a node are a range, cut into one part for each child: read as a number
 * to the base width, a value has a digit for every move on the path to it.
 */
static double ordered_value(node leaf, node width, node depth, bool max,
                            enum uniform_order order)
{
    node value = 0;

    for (node height = depth; height > 0; height--) {
        node move = leaf / uniform_leaves(width, height - 1) % width;
        bool falling = max == (order == BEST_FIRST);

        value = value * width + (falling ? width - 1 - move : move);
        max = !max;
    }
    return value;
}

void uniform_ordered(struct build *b, node width, node depth, enum mover root,
                     enum uniform_order order)
{
    node leaves = uniform_leaves(width, depth);
    double *values = malloc(leaves * sizeof *values);

    ENSURE(values);
    for (node leaf = 0; leaf < leaves; leaf++)
        values[leaf] = ordered_value(leaf, width, depth, root == MOVER_MAX, order);
    uniform_build(b, width, depth, root, values);
    free(values);
}
