/*
 * emitter.c - the buffer behind the notations, and what is written the same in all.
 */
#include "gen/notation.h"
#include "gen/put.h"

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
        .payoffs = identifier##_payoffs,                                                 \
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

bool emitter_start(struct emitter *e, FILE *out, const struct notation *notation,
                   struct error *error)
{
    *e = (struct emitter){.out = out, .notation = notation};
    e->buffer = malloc(BUFFER_SIZE);
    return e->buffer ? true : error_memory(error);
}

void emitter_release(struct emitter *e)
{
    free(e->buffer);
    free(e->id);
    free(e->ordinals);
    *e = (struct emitter){0};
}

bool emitter_finish(struct emitter *e, struct error *error)
{
    if (fwrite(e->buffer, 1, e->used, e->out) != e->used)
        return error_set(error, ERROR_SYSTEM, "cannot write the trees: %s",
                         strerror(errno));
    e->bytes += e->used;
    e->used = 0;
    if (e->tick)
        e->tick(e->context, e);
    return true;
}

static bool has_room(struct emitter *e, struct error *error)
{
    return BUFFER_SIZE - e->used >= EMITTER_ROOM || emitter_finish(e, error);
}

void emitter_begin(struct emitter *e, enum mover root)
{
    e->root = root;
    e->nodes = 0;
    e->leaves = 0;
    e->depth = 0;
    e->comma = false;
    emitter_say(e, MOVER_DEFAULT, 0);
    e->notation->begin(e);
}

/* What every node needs. */
static bool begin_node(struct emitter *e, struct error *error)
{
    if (e->nodes == TREE_NODE_LIMIT)
        return error_set(error, ERROR_INPUT, "the tree has more than %lu nodes",
                         (unsigned long)TREE_NODE_LIMIT);
    e->nodes++;
    return has_room(e, error);
}

static void end_leaf(struct emitter *e)
{
    e->leaves++;
    e->comma = true;
    emitter_say(e, MOVER_DEFAULT, 0);
}

bool emitter_open(struct emitter *e, const char *name, double value, struct error *error)
{
    if (!begin_node(e, error) || !e->notation->open(e, name, value, error))
        return false;
    e->depth++;
    e->comma = false;
    emitter_say(e, MOVER_DEFAULT, 0);
    return true;
}

bool emitter_leaf(struct emitter *e, const char *name, double value, struct error *error)
{
    if (!begin_node(e, error) || !e->notation->leaf(e, name, value, error))
        return false;
    end_leaf(e);
    return true;
}

bool emitter_payoffs(struct emitter *e, const char *name, const double *payoffs,
                     struct error *error)
{
    if (!begin_node(e, error) || !e->notation->payoffs(e, name, payoffs, error))
        return false;
    end_leaf(e);
    return true;
}

bool emitter_close(struct emitter *e, struct error *error)
{
    if (!has_room(e, error))
        return false;
    e->depth--;
    e->notation->close(e);
    e->comma = true;
    return true;
}

bool emitter_end(struct emitter *e, struct error *error)
{
    e->notation->end(e);
    return has_room(e, error);
}

bool emitter_list(struct emitter *e, const double *values, const char *separator,
                  struct error *error)
{
    for (unsigned i = 0; i < e->players; i++) {
        if (i > 0)
            put_text(e, separator);
        put_value(e, values[i]);
        if (!has_room(e, error))
            return false;
    }
    return true;
}

bool emitter_long(struct emitter *e, const char *bytes, size_t size, struct error *error)
{
    while (size > EMITTER_ROOM) {
        put_bytes(e, bytes, EMITTER_ROOM);
        if (!has_room(e, error))
            return false;
        bytes += EMITTER_ROOM;
        size -= EMITTER_ROOM;
    }
    put_bytes(e, bytes, size);
    return has_room(e, error);
}
