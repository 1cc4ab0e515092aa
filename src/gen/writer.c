/*
 * writer.c - the buffer behind the notations, and what is written the same in all.
 */
#include "gen/notation.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { BUFFER_SIZE = 1 << 17 };

const struct notation notations[] = {
#define NOTATION(identifier, labels_, summary_)                                          \
    {                                                                                    \
        .name = #identifier,                                                             \
        .labels = labels_,                                                               \
        .summary = summary_,                                                             \
        .begin = identifier##_begin,                                                     \
        .open = identifier##_open,                                                       \
        .leaf = identifier##_leaf,                                                       \
        .close = identifier##_close,                                                     \
        .end = identifier##_end,                                                         \
    },
    NOTATIONS(NOTATION)
#undef NOTATION
        {.name = NULL},
};

const struct notation *notation_find(const char *name)
{
    const struct notation *notation = notations;

    while (strcmp(notation->name, name) != 0) {
        notation++;
        assert(notation->name);
    }
    return notation;
}

bool writer_start(struct writer *w, FILE *out, const struct notation *notation,
                  struct error *error)
{
    *w = (struct writer){.out = out, .notation = notation};
    w->buffer = malloc(BUFFER_SIZE);
    return w->buffer ? true : error_memory(error);
}

void writer_release(struct writer *w)
{
    free(w->buffer);
    free(w->id);
    free(w->ordinals);
    *w = (struct writer){0};
}

bool writer_finish(struct writer *w, struct error *error)
{
    if (fwrite(w->buffer, 1, w->used, w->out) != w->used)
        return error_set(error, ERROR_SYSTEM, "cannot write the trees: %s",
                         strerror(errno));
    w->bytes += w->used;
    w->used = 0;
    if (w->tick)
        w->tick(w->context, w);
    return true;
}

static bool has_room(struct writer *w, struct error *error)
{
    return BUFFER_SIZE - w->used >= WRITER_ROOM || writer_finish(w, error);
}

void writer_begin(struct writer *w, enum mover root)
{
    w->root = root;
    w->nodes = 0;
    w->leaves = 0;
    w->depth = 0;
    w->comma = false;
    w->notation->begin(w);
}

/* What every node needs. */
static bool begin_node(struct writer *w, struct error *error)
{
    if (w->nodes == TREE_NODE_LIMIT)
        return error_set(error, ERROR_INPUT, "the tree has more than %lu nodes",
                         (unsigned long)TREE_NODE_LIMIT);
    w->nodes++;
    return has_room(w, error);
}

bool writer_open(struct writer *w, const char *name, double value, struct error *error)
{
    if (!begin_node(w, error) || !w->notation->open(w, name, value, error))
        return false;
    w->depth++;
    w->comma = false;
    return true;
}

bool writer_leaf(struct writer *w, const char *name, double value, struct error *error)
{
    if (!begin_node(w, error) || !w->notation->leaf(w, name, value, error))
        return false;
    w->leaves++;
    w->comma = true;
    return true;
}

bool writer_close(struct writer *w, struct error *error)
{
    if (!has_room(w, error))
        return false;
    w->depth--;
    w->notation->close(w);
    w->comma = true;
    return true;
}

bool writer_end(struct writer *w, struct error *error)
{
    w->notation->end(w);
    return has_room(w, error);
}

bool put_long(struct writer *w, const char *bytes, size_t size, struct error *error)
{
    while (size > WRITER_ROOM) {
        put_bytes(w, bytes, WRITER_ROOM);
        if (!has_room(w, error))
            return false;
        bytes += WRITER_ROOM;
        size -= WRITER_ROOM;
    }
    put_bytes(w, bytes, size);
    return has_room(w, error);
}
