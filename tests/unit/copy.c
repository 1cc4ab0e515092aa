/*
 * copy.c - walking a tree in preorder while building another.
 */
#include "copy.h"
#include "finish.h"

#include "ensure.h"

void copy_open(struct build *b, const struct tree *t, node n)
{
    struct error error;

    ENSURE(build_open(b, &error));
    build_value(b, t->value[n]);
    build_mover(b, t->mover[n]);
}

void copy_close(struct build *b, const struct tree *t, node top, node n)
{
    for (; n != top && tree_is_last_child(t, n); n = t->parent[n])
        build_close(b);
}

void copy_subtree(struct build *b, const struct tree *t, node top)
{
    for (node n = top; n < t->end[top]; n++) {
        copy_open(b, t, n);
        if (!tree_is_leaf(t, n))
            continue;
        build_close(b);
        copy_close(b, t, top, n);
    }
}

struct tree copy_tree(const struct tree *t, node top)
{
    struct build b = {0};

    build_start(&b);
    copy_subtree(&b, t, top);
    must_finish(&b, MOVER_DEFAULT);
    return build_take(&b);
}
