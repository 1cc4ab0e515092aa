/*
 * shape.c - reading levels, and whose turn it is at each.
 */
#include "gen/shape.h"

#include "base/digit.h"

#include <string.h>

static bool read_mover(char c, enum mover *mover)
{
    static const char signs[] = "*+-";
    static const enum mover movers[] = {MOVER_CHANCE, MOVER_MAX, MOVER_MIN};
    const char *sign = c ? strchr(signs, c) : NULL;

    if (!sign)
        return false;
    *mover = movers[sign - signs];
    return true;
}

/* Reads a width of at least 1 from *at on and moves it behind it. */
static bool read_width(const char **at, node *width)
{
    enum { BASE = 10 };
    uint64_t number = 0;

    for (; is_digit(**at) && number <= TREE_NODE_LIMIT; ++*at)
        number = number * BASE + (uint64_t)(**at - '0');
    *width = (node)number;
    return number > 0 && number <= TREE_NODE_LIMIT;
}

bool shape_read(struct tree_shape *shape, const char *text, struct error *error)
{
    const char *at = text;

    *shape = (struct tree_shape){.depth = 0};
    do {
        struct shape_level *level = &shape->level[shape->depth];

        if (shape->depth == SHAPE_LEVELS)
            return error_set(error, ERROR_USAGE,
                             "option '--shape': at most %d levels of nodes that move",
                             SHAPE_LEVELS);
        if (!read_mover(*at++, &level->mover) || !read_width(&at, &level->width))
            return error_set(error, ERROR_USAGE,
                             "option '--shape': expected levels as +3*2-3, + for MAX, - "
                             "for MIN and * for chance, with a width each, not '%.100s'",
                             text);
        shape->depth++;
    } while (*at);
    return true;
}

bool shape_settle(struct tree_shape *shape, unsigned players, struct error *error)
{
    enum mover turn = MOVER_MAX;

    for (node ply = 0; ply < shape->depth; ply++) {
        struct shape_level *level = &shape->level[ply];

        level->told = level->mover == MOVER_CHANCE ||
                      (players == 0 && ply > 0 && level->mover != turn);
        if (players > 0 && level->mover == MOVER_MIN)
            return error_set(error, ERROR_USAGE,
                             "option '--shape': with --players, + is the one whose turn "
                             "it is, and - is none");
        if (level->mover != MOVER_CHANCE)
            turn = level->mover == MOVER_MAX ? MOVER_MIN : MOVER_MAX;
    }
    return true;
}

bool shape_has_chance(const struct tree_shape *shape)
{
    for (node ply = 0; ply < shape->depth; ply++)
        if (shape->level[ply].mover == MOVER_CHANCE)
            return true;
    return false;
}

bool shape_is_told(const struct tree_shape *shape)
{
    for (node ply = 0; ply < shape->depth; ply++)
        if (shape->level[ply].told)
            return true;
    return false;
}

uint64_t shape_leaves(const struct tree_shape *shape)
{
    uint64_t nodes = 1, leaves = 1;

    for (node ply = 0; ply < shape->depth; ply++) {
        leaves *= shape->level[ply].width;
        nodes += leaves;
        if (nodes > TREE_NODE_LIMIT)
            return 0;
    }
    return leaves;
}
