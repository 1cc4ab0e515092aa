/*
 * build.c - appending nodes to the arrays of a tree.
 */
#include "tree/build.h"

#include "base/memory.h"
#include "tree/build_room.h"

#include <stdlib.h>
#include <string.h>

/* Such an array exists from the first entry on; nodes from its capacity on have none. */
#define ARRAY(name)                                                                      \
    bool build_grow_##name(struct build *b, struct error *error)                         \
    {                                                                                    \
        size_t filled = b->name##_capacity;                                              \
                                                                                         \
        if (filled >= b->capacity)                                                       \
            return true;                                                                 \
        if (!memory_fill(&b->tree.name, b->capacity, sizeof *b->tree.name, error))       \
            return false;                                                                \
        memset(b->tree.name + filled, 0, (b->capacity - filled) * sizeof *b->tree.name); \
        b->name##_capacity = b->capacity;                                                \
        return true;                                                                     \
    }
TREE_OPTIONAL(ARRAY)
#undef ARRAY

/* Clears the entries of the nodes of a range. */
static void clear(struct build *b, node from, node to)
{
#define ARRAY(name)                                                                      \
    if (b->name##_capacity > 0)                                                          \
        memset(b->tree.name + from, 0, (to - from) * sizeof *b->tree.name);
    TREE_OPTIONAL(ARRAY)
#undef ARRAY
}

static bool grow_nodes(struct build *b, struct error *error)
{
    struct tree *t = &b->tree;
    size_t capacity = memory_next(b->capacity);

    if (!memory_fill(&t->end, capacity, sizeof *t->end, error) ||
        !memory_fill(&t->parent, capacity, sizeof *t->parent, error) ||
        !memory_fill(&t->value, capacity, sizeof *t->value, error) ||
        !memory_fill(&t->mover, capacity, sizeof *t->mover, error))
        return false;
    b->capacity = capacity;
#define ARRAY(name)                                                                      \
    if (b->name##_capacity > 0 && !build_grow_##name(b, error))                          \
        return false;
    TREE_OPTIONAL(ARRAY)
#undef ARRAY
    return true;
}

void build_start(struct build *b)
{
    struct tree *t = &b->tree;

    clear(b, TREE_ROOT, t->count);
    free(t->player);
    free(b->last_player);
    t->player = NULL;
    b->last_player = NULL;
    b->last_player_capacity = 0;
    t->count = 0;
    t->leaves = 0;
    t->height = 0;
    t->chance = false;
    t->players = 0;
    t->low = -INFINITY;
    t->high = INFINITY;
    b->slots = 0;
    b->last = 0;
    b->open = TREE_ROOT;
    b->depth = 0;
    b->names_size = 0;
}

/* Room for one more node, in every array. */
static bool make_room(struct build *b, struct error *error)
{
    if (b->tree.count == TREE_NODE_LIMIT)
        return error_set(error, ERROR_INPUT, "too many nodes: the limit is %u",
                         (unsigned)TREE_NODE_LIMIT);
    return b->tree.count < b->capacity || grow_nodes(b, error);
}

/* Appends a node below the innermost open one; there is room for it. */
static node append(struct build *b, double value)
{
    struct tree *t = &b->tree;
    node n = t->count++;

    t->parent[n] = b->open;
    t->value[n] = value;
    t->mover[n] = BUILD_NOT_TOLD;
    if (t->height < b->depth)
        t->height = b->depth;
    return n;
}

bool build_open(struct build *b, struct error *error)
{
    if (!make_room(b, error))
        return false;
    b->open = append(b, SCORE_NONE);
    b->depth++;
    return true;
}

void build_value(struct build *b, double value)
{
    b->tree.value[b->open] = value;
}

static void mark_last_player(struct build *b, node n)
{
    struct error error;

    if (memory_reserve_zeros(&b->last_player, &b->last_player_capacity, n / 8 + 1, 1,
                             &error))
        b->last_player[n / 8] |= (uint8_t)(1u << n % 8);
    else
        b->starved = true;
}

void build_mover_of(struct build *b, node n, enum mover mover)
{
    if (mover == MOVER_DEFAULT) {
        b->tree.mover[n] = BUILD_NOT_TOLD;
        return;
    }
    if (mover == MOVER_LAST)
        mark_last_player(b, n);
    if (mover > b->last)
        b->last = mover;
    b->tree.mover[n] = (uint8_t)mover;
}

void build_mover(struct build *b, enum mover mover)
{
    build_mover_of(b, b->open, mover);
}

bool build_keep_text(struct build *b, const char *text, size_t length, uint64_t *place,
                     struct error *error)
{
    /* One byte before the first text, so that no place is 0, and a NUL behind each. */
    if (!memory_reserve(&b->tree.names, &b->names_capacity, b->names_size + length + 2,
                        sizeof *b->tree.names, error))
        return false;
    if (b->names_size == 0)
        b->tree.names[b->names_size++] = '\0';
    *place = b->names_size;
    memcpy(b->tree.names + b->names_size, text, length);
    b->names_size += length;
    b->tree.names[b->names_size++] = '\0';
    return true;
}

bool build_name(struct build *b, const char *name, size_t length, struct error *error)
{
    return build_grow_label(b, error) &&
           build_keep_text(b, name, length, &b->tree.label[b->open], error);
}

bool build_claim(struct build *b, uint8_t claim, struct error *error)
{
    if (claim == 0)
        return true;
    if (!build_grow_claim(b, error))
        return false;
    b->tree.claim[b->open] = claim;
    return true;
}

bool build_names(struct build *b, char *names, size_t size, struct error *error)
{
    struct tree *t = &b->tree;
    uint64_t place = 1;

    free(t->names);
    t->names = names;
    b->names_size = b->names_capacity = size;
    if (!build_grow_label(b, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++) {
        t->label[n] = place;
        place += strlen(names + place) + 1;
    }
    return true;
}

/* As many places as nodes: the arrays hold no more from now on. */
void build_places(struct build *b, uint64_t *places, char *names, size_t size)
{
    struct tree *t = &b->tree;

    free(t->names);
    free(t->label);
    t->names = names;
    t->label = places;
    b->names_size = b->names_capacity = size;
    b->capacity = b->label_capacity = t->count;
}

void build_close(struct build *b)
{
    struct tree *t = &b->tree;

    t->end[b->open] = t->count;
    if (t->count == b->open + 1)
        t->leaves++;
    b->open = t->parent[b->open];
    b->depth--;
}

bool build_leaf(struct build *b, double value, struct error *error)
{
    node n;

    if (!make_room(b, error))
        return false;
    n = append(b, value);
    b->tree.end[n] = b->tree.count;
    b->tree.leaves++;
    return true;
}

void build_rewind(struct build *b, const struct build *before)
{
    struct tree *t = &b->tree;

    clear(b, before->tree.count, t->count);
    t->count = before->tree.count;
    t->leaves = before->tree.leaves;
    t->height = before->tree.height;
    b->open = before->open;
    b->depth = before->depth;
    b->names_size = before->names_size;
    b->slots = before->slots;
}

struct tree build_take(struct build *b)
{
    struct tree tree = b->tree;

    free(b->last_player);
    *b = (struct build){0};
    return tree;
}

void build_release(struct build *b)
{
    tree_release(&b->tree);
    free(b->last_player);
    *b = (struct build){0};
}
