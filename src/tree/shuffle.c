/*
 * shuffle.c - children in random order (Fisher and Yates; Durstenfeld 1964).
 */
#include "tree/edit.h"

#include "tree/arrange.h"

struct shuffle {
    shuffle_draw *draw;
    void *context;
};

static bool shuffle_children(void *context, size_t *children, size_t count,
                             struct error *error)
{
    const struct shuffle *shuffle = context;

    (void)error;
    for (size_t left = count; left > 1; left--) {
        size_t drawn = (size_t)shuffle->draw(shuffle->context, left);
        size_t child = children[drawn];

        children[drawn] = children[left - 1];
        children[left - 1] = child;
    }
    return true;
}

bool tree_shuffle(struct tree *t, shuffle_draw *draw, void *context, struct error *error)
{
    struct shuffle shuffle = {.draw = draw, .context = context};

    return tree_arrange(t, shuffle_children, &shuffle, error);
}
