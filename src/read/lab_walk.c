/*
 * lab_walk.c - opening and closing nodes for plain lines of lab text.
 */
#include "read/lab_walk.h"

#include "base/memory.h"

#include <stdlib.h>

bool lab_walk_starve(struct lab_walk *walk, const struct error *error)
{
    walk->failed = error->kind != ERROR_INPUT;
    return false;
}

bool lab_walk_child(struct lab_walk *walk, struct lab_word *child)
{
    size_t *next = &walk->next[walk->b->depth - 1];

    return lab_word_find(walk->text, *next, walk->text->size, child) &&
           lab_line_pass(walk->text, child, next);
}

/* Opens a node whose first child is mentioned at data[at]. */
static bool open_inner(struct lab_walk *walk, size_t at, struct error *error)
{
    struct build *b = walk->b;

    if (!memory_reserve(&walk->next, &walk->capacity, (size_t)b->depth + 1,
                        sizeof *walk->next, error) ||
        !build_open(b, error))
        return lab_walk_starve(walk, error);
    walk->next[b->depth - 1] = at;
    return true;
}

/* A leaf, and what ends with it. */
static bool add_leaf(struct lab_walk *walk, double value, struct error *error)
{
    bool there = build_leaf(walk->b, value, error);

    while (walk->b->depth > 0 && walk->next[walk->b->depth - 1] == 0)
        build_close(walk->b);
    return there || lab_walk_starve(walk, error);
}

bool lab_walk_enter(struct lab_walk *walk, const struct lab_line *line,
                    struct error *error)
{
    return line->child > 0 ? open_inner(walk, line->child, error)
                           : add_leaf(walk, line->value, error);
}

void lab_walk_release(struct lab_walk *walk)
{
    free(walk->next);
}
