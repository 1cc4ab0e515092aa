/*
 * walk.c - preorder is the order of the arrays; only depth and ordinals are to be kept.
 */
#include "draw/walk.h"

#include "base/memory.h"

#include <stdlib.h>

bool walk_start(struct walk *walk, const struct tree *t, struct error *error)
{
    *walk = (struct walk){.tree = t, .n = TREE_ROOT};
    if (memory_resize(&walk->ordinals, (size_t)t->height + 1, sizeof *walk->ordinals,
                      error) &&
        (!t->chance || memory_resize(&walk->outcomes, (size_t)t->height + 1,
                                     sizeof *walk->outcomes, error)))
        return true;
    walk_release(walk);
    return false;
}

bool walk_next(struct walk *walk)
{
    const struct tree *t = walk->tree;
    node previous = walk->n, next = previous + 1;

    if (next == t->count)
        return false;
    if (t->parent[next] == previous) {
        if (tree_is_chance(t, previous))
            walk->outcomes[walk->depth] = tree_width(t, previous);
        walk->ordinals[walk->depth++] = 1;
    } else {
        for (; t->parent[previous] != t->parent[next]; previous = t->parent[previous])
            walk->depth--;
        walk->ordinals[walk->depth - 1]++;
    }
    walk->n = next;
    return true;
}

void walk_id(const struct walk *walk, struct buffer *id)
{
    node from = walk->depth > WALK_LEVELS ? walk->depth - WALK_TAIL : 0;

    if (walk->depth == 0)
        buffer_text(id, "e");
    if (from > 0) {
        buffer_text(id, "(");
        buffer_number(id, from);
        buffer_text(id, ")");
    }
    for (node i = from; i < walk->depth; i++) {
        if (i > 0)
            buffer_text(id, ".");
        buffer_number(id, walk->ordinals[i]);
    }
}

void walk_release(struct walk *walk)
{
    free(walk->ordinals);
    free(walk->outcomes);
    *walk = (struct walk){0};
}
