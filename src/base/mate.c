/*
 * mate.c - reading and printing what engines say of a position.
 */
#include "base/mate.h"

#include "base/score.h"

#include <math.h>
#include <string.h>
#include <strings.h>

bool mate_value(double moves, double *value)
{
    if (moves != floor(moves) || fabs(moves) > MATE_MOVES)
        return false;
    *value = moves > 0 ? MATE_SCORE - moves : -MATE_SCORE - moves;
    return true;
}

bool mate_leaves(double centipawns)
{
    return fabs(centipawns) < MATE_SCORE - MATE_MOVES;
}

/* Passes over a word at the beginning of what is left, in any case. */
static bool pass(const char **at, const char *end, const char *word)
{
    size_t length = strlen(word);

    if ((size_t)(end - *at) < length || strncasecmp(*at, word, length) != 0)
        return false;
    *at += length;
    return true;
}

/* A sign, if there is one. Two of them are wrong. */
static bool pass_sign(const char **at, const char *end, char *sign)
{
    if (*at == end || (**at != '-' && **at != '+'))
        return true;
    if (*sign)
        return false;
    *sign = *(*at)++;
    return true;
}

/* Digits up to the end. */
static bool read_moves(const char *at, const char *end, double *moves)
{
    *moves = 0;
    if (at == end)
        return false;
    for (; at < end && is_digit(*at) && *moves <= MATE_MOVES; at++)
        *moves = *moves * 10 + (*at - '0');
    return at == end;
}

/* [sign] mark [sign] moves, with one sign at most. */
static bool read_mate(const char *at, const char *end, double *value)
{
    char sign = '\0';
    double moves;

    if (!pass_sign(&at, end, &sign) ||
        !(pass(&at, end, "#") || pass(&at, end, "mate ") || pass(&at, end, "M")) ||
        !pass_sign(&at, end, &sign) || !read_moves(at, end, &moves))
        return false;
    if (moves == 0)
        *value = sign == '+' ? MATE_SCORE : -MATE_SCORE;
    return moves == 0 || mate_value(sign == '-' ? -moves : moves, value);
}

static bool read_centipawns(const char *at, const char *end, double *value)
{
    char sign = '\0';
    size_t used, length;

    if (!pass(&at, end, "cp "))
        return false;
    if (at < end && *at == '+')
        pass_sign(&at, end, &sign);
    length = (size_t)(end - at);
    return length > 0 && !(sign && *at == '-') &&
           score_read(at, length, value, &used) == SCORE_OK && used == length &&
           mate_leaves(*value);
}

bool mate_read(const char *text, size_t length, double *value)
{
    return read_mate(text, text + length, value) ||
           read_centipawns(text, text + length, value);
}

void mate_print(FILE *out, double value)
{
    double moves = MATE_SCORE - fabs(value);

    if (!mate_is(value))
        score_print(out, value);
    else if (moves == 0)
        fputs(value > 0 ? "#+0" : "#-0", out);
    else
        fprintf(out, "#%s%.0f", value < 0 ? "-" : "", moves);
}
