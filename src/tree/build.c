/*
 * build.c - appending nodes to the arrays of a tree.
 */
#include "tree/build.h"

#include "base/memory.h"

#include <string.h>

enum { FIRST_NODES = 64 };

/* Labels exist from the first name on; nodes from filled on have none yet. */
static bool grow_labels(struct build *b, struct error *error)
{
    size_t filled = b->label_capacity;

    if (filled >= b->capacity)
        return true;
    if (!memory_resize(&b->tree.label, b->capacity, sizeof *b->tree.label, error))
        return false;
    memset(b->tree.label + filled, 0, (b->capacity - filled) * sizeof *b->tree.label);
    b->label_capacity = b->capacity;
    return true;
}

static bool grow_nodes(struct build *b, struct error *error)
{
    struct tree *t = &b->tree;
    size_t capacity = b->capacity ? 2 * b->capacity : FIRST_NODES;

    if (!memory_resize(&t->end, capacity, sizeof *t->end, error) ||
        !memory_resize(&t->parent, capacity, sizeof *t->parent, error) ||
        !memory_resize(&t->value, capacity, sizeof *t->value, error) ||
        !memory_resize(&t->mover, capacity, sizeof *t->mover, error))
        return false;
    b->capacity = capacity;
    return b->label_capacity == 0 || grow_labels(b, error);
}

void build_start(struct build *b)
{
    if (b->label_capacity > 0)
        memset(b->tree.label, 0, b->tree.count * sizeof *b->tree.label);
    b->tree.count = 0;
    b->tree.leaves = 0;
    b->tree.height = 0;
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
    t->mover[n] = MOVER_DEFAULT;
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

void build_mover(struct build *b, enum mover mover)
{
    b->tree.mover[b->open] = (uint8_t)mover;
}

bool build_name(struct build *b, const char *name, size_t length, struct error *error)
{
    /* One byte before the first name, so that no label is 0, and a NUL behind each. */
    if (!grow_labels(b, error) ||
        !memory_reserve(&b->tree.names, &b->names_capacity, b->names_size + length + 2,
                        sizeof *b->tree.names, error))
        return false;
    if (b->names_size == 0)
        b->tree.names[b->names_size++] = '\0';
    b->tree.label[b->open] = b->names_size;
    memcpy(b->tree.names + b->names_size, name, length);
    b->names_size += length;
    b->tree.names[b->names_size++] = '\0';
    return true;
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

void build_finish(struct build *b, enum mover root)
{
    struct tree *t = &b->tree;

    if (root != MOVER_DEFAULT)
        t->mover[TREE_ROOT] = (uint8_t)root;
    b->told = 0;
    b->root_told = t->mover[TREE_ROOT] != MOVER_DEFAULT;
    if (!b->root_told)
        t->mover[TREE_ROOT] = MOVER_MAX;
    for (node n = 1; n < t->count; n++)
        if (t->mover[n] == MOVER_DEFAULT)
            t->mover[n] = t->mover[t->parent[n]] == MOVER_MAX ? MOVER_MIN : MOVER_MAX;
        else
            b->told++;
}

void build_rewind(struct build *b, const struct build *before)
{
    struct tree *t = &b->tree;

    if (b->label_capacity > 0)
        memset(t->label + before->tree.count, 0,
               (t->count - before->tree.count) * sizeof *t->label);
    t->count = before->tree.count;
    t->leaves = before->tree.leaves;
    t->height = before->tree.height;
    b->open = before->open;
    b->depth = before->depth;
    b->names_size = before->names_size;
}

struct tree build_take(struct build *b)
{
    struct tree tree = b->tree;

    *b = (struct build){0};
    return tree;
}

void build_release(struct build *b)
{
    tree_release(&b->tree);
    *b = (struct build){0};
}
