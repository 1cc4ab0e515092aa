/*
 * path.c - the id of the next node, made from that of the one before.
 */
#include "write/path.h"

#include "base/announce.h"

#include <stdlib.h>

void path_start(struct path *path, const struct tree *t)
{
    *path = (struct path){.tree = t, .n = TREE_ROOT};
    id_add(&path->id, t, TREE_ROOT);
}

/* The ordinal at the end of an id. */
static node last_ordinal(const struct buffer *id)
{
    size_t at = id->size;

    while (at > 0 && is_digit(id->data[at - 1]))
        at--;
    return (node)strtoul(id->data + at, NULL, 10);
}

static void next_sibling(struct buffer *id)
{
    node ordinal = last_ordinal(id);

    id_pop(id);
    id_push(id, ordinal + 1);
}

void path_step(struct path *path)
{
    const struct tree *t = path->tree;
    node c = path->n++;

    if (path->id.failed)
        return;
    if (!tree_is_leaf(t, c)) {
        id_push(&path->id, 1);
        return;
    }
    for (; tree_is_last_child(t, c); c = t->parent[c])
        id_pop(&path->id);
    next_sibling(&path->id);
}

/* Trees up to so many plies are never refused, others if their ids take more than that.
 */
enum { DEEP = 10000, MOST_GIB = 4 };

static bool refuse(const char *format, struct error *error)
{
    return error_set(
        error, ERROR_INPUT,
        "%s takes at most %d GiB for the ids of a tree that has more than %d "
        "plies; json takes less",
        format, MOST_GIB, DEEP);
}

/* Adds up what ids take, until that is more than most; false without memory. */
static bool add_sizes(const struct write_order *order, path_filter *has_id, uint64_t most,
                      uint64_t *size)
{
    struct path path;
    bool failed;

    *size = 0;
    path_start(&path, order->tree);
    while (!path.id.failed && *size <= most) {
        *size += !has_id || has_id(order, path.n) ? path.id.size : 0;
        if (path.n + 1 == order->tree->count)
            break;
        path_step(&path);
    }
    failed = path.id.failed;
    buffer_release(&path.id);
    return !failed;
}

/* Whether ids may take so much that it is to be announced. */
static bool may_be_much(const struct write_order *order)
{
    const struct tree *t = order->tree;
    enum { LONGEST_ORDINAL = 11 };

    return order->notes &&
           (double)t->count * ((double)t->height + 1) * LONGEST_ORDINAL > ANNOUNCE_FROM;
}

bool path_check(const struct write_order *order, const char *format, unsigned times,
                path_filter *has_id, struct error *error)
{
    bool deep = order->tree->height > DEEP;
    const uint64_t most = deep ? (uint64_t)MOST_GIB << 30 : UINT64_MAX;
    uint64_t size;

    if (!deep && !may_be_much(order))
        return true;
    if (!add_sizes(order, has_id, most, &size))
        return error_memory(error);
    if (size > most)
        return refuse(format, error);
    if (order->notes)
        announce_size(order->notes, order->file, format, size * times);
    return true;
}
