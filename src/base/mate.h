/*
 * mate.h - the scores of chess engines as values: centipawns, and mates in so many moves.
 *
 * A mate in n moves, for the side that values are for, is worth MATE_SCORE - n, and
 * against it n - MATE_SCORE: a nearer mate is worth more, to be mated later is, and any
 * mate counts for more than any centipawns. Moves are those of the side that mates, as
 * engines count them: 0 is the mate on the board.
 */
#ifndef GTEVAL_BASE_MATE_H
#define GTEVAL_BASE_MATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define MATE_SCORE 100000000.0

/* The most moves. What is nearer to MATE_SCORE than this is a mate. */
enum { MATE_MOVES = 9999 };

/* Whether a value is a mate, for the side that values are for or against it. */
static inline bool mate_is(double value)
{
    double size = value < 0 ? -value : value;

    return size <= MATE_SCORE && size >= MATE_SCORE - MATE_MOVES;
}

/* The value of a mate in so many moves, which are whole numbers; negative: against the
 * side that values are for, as is 0. False where they are too many, or no whole number.
 */
bool mate_value(double moves, double *value);

/* Whether centipawns are a number that no mate is worth. */
bool mate_leaves(double centipawns);

/*
 * Whether all of text[0 .. length) is a mate or centipawns, as engines and their tools
 * write it; then sets *value. "#3", "#-2", "#+0", "-#2", "M3", "-M2", "mate -2", "cp 31".
 */
bool mate_read(const char *text, size_t length, double *value);

/* What a value at a node is worth one ply above, to the side that has moved there: a mate
 * that it gives is one move farther away. Of two values the larger one stays so. */
static inline double mate_above(double value, bool max)
{
    if (!mate_is(value) || (value > 0) != max)
        return value;
    return max ? value - 1 : value + 1;
}

/* Prints a mate as "#3" or "#-2", and of those on the board "#+0" or "#-0"; any other
 * value as score_print does. */
void mate_print(FILE *out, double value);

#endif
