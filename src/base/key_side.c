/*
 * key_side.c - the table of words for who moves.
 */
#include "base/key_side.h"

#include "base/fold.h"

#include <string.h>

static const struct side {
    const char *word;
    enum key_side side;
} sides[] = {
    {"max", SIDE_MAX},           {"maxnode", SIDE_MAX},
    {"maxplayer", SIDE_MAX},     {"maximizer", SIDE_MAX},
    {"maximiser", SIDE_MAX},     {"maximizing", SIDE_MAX},
    {"maximising", SIDE_MAX},    {"maximizingplayer", SIDE_MAX},
    {"maximize", SIDE_MAX},      {"maximise", SIDE_MAX},
    {"min", SIDE_MIN},           {"minnode", SIDE_MIN},
    {"minplayer", SIDE_MIN},     {"minimizer", SIDE_MIN},
    {"minimiser", SIDE_MIN},     {"minimizing", SIDE_MIN},
    {"minimising", SIDE_MIN},    {"minimizingplayer", SIDE_MIN},
    {"minimize", SIDE_MIN},      {"minimise", SIDE_MIN},
    {"leaf", SIDE_LEAF},         {"leafnode", SIDE_LEAF},
    {"terminal", SIDE_LEAF},     {"terminalnode", SIDE_LEAF},
    {"inner", SIDE_INNER},       {"innernode", SIDE_INNER},
    {"internal", SIDE_INNER},    {"internalnode", SIDE_INNER},
    {"root", SIDE_INNER},        {"node", SIDE_INNER},
    {"branch", SIDE_INNER},      {"nonterminal", SIDE_INNER},
    {"chance", SIDE_CHANCE},     {"chancenode", SIDE_CHANCE},
    {"nature", SIDE_CHANCE},     {"random", SIDE_CHANCE},
    {"average", SIDE_CHANCE},    {"expectation", SIDE_CHANCE},
    {"expectimax", SIDE_CHANCE}, {"expected", SIDE_CHANCE},
    {"exp", SIDE_CHANCE},        {"expnode", SIDE_CHANCE},
    {"avg", SIDE_CHANCE},        {"dice", SIDE_CHANCE},
};

enum key_side key_side(const char *text, size_t length)
{
    char folded[FOLD_ROOM];

    fold_word(text, length, folded);
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
        if (strcmp(folded, sides[i].word) == 0)
            return sides[i].side;
    return SIDE_UNKNOWN;
}

enum key_side key_side_or_letter(const char *text, size_t length)
{
    if (length == 1 && fold_letter(*text) == 'w')
        return SIDE_MAX;
    if (length == 1 && fold_letter(*text) == 'b')
        return SIDE_MIN;
    return key_side(text, length);
}

bool key_side_is_other(const char *name, size_t length, unsigned player)
{
    enum key_side side = key_side(name, length);

    return side != SIDE_UNKNOWN && !(side == SIDE_MAX && player == 1) &&
           !(side == SIDE_MIN && player == 2);
}
