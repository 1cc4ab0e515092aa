/*
 * column.c - the words in the cells of a table of nodes.
 */
#include "read/column.h"

#include <string.h>
#include <strings.h>

static const char *const nothing[] = {"", "-", "null", "none", "nil"};

bool column_is_none(const char *cell)
{
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        if (strcasecmp(cell, nothing[i]) == 0)
            return true;
    return false;
}

enum key_side column_side(const char *cell)
{
    enum key_side side;

    if (column_is_none(cell))
        return SIDE_NONE;
    side = key_side(cell, strlen(cell));
    return side == SIDE_INNER ? SIDE_NONE : side;
}

enum key_side column_flag(const char *cell, enum key_meaning meaning)
{
    static const struct {
        const char *word;
        bool yes;
    } flags[] = {{"true", true},   {"yes", true}, {"1", true},
                 {"false", false}, {"no", false}, {"0", false}};

    if (column_is_none(cell))
        return SIDE_NONE;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strcasecmp(cell, flags[i].word) == 0)
            return meaning == KEY_LEAF ? (flags[i].yes ? SIDE_LEAF : SIDE_INNER)
                   : flags[i].yes == (meaning == KEY_MAX) ? SIDE_MAX
                                                          : SIDE_MIN;
    return SIDE_UNKNOWN;
}
