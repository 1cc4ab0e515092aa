/*
 * side.c - words that say who moves.
 */
#include "base/side.h"

#include <string.h>
#include <strings.h>

static const struct {
    const char *word;
    int side;
} words[] = {
    {"max", 1},        {"min", -1},        {"maximize", 1}, {"minimize", -1},
    {"maximizer", 1},  {"minimizer", -1},  {"maximise", 1}, {"minimise", -1},
    {"maximizing", 1}, {"minimizing", -1},
};

int side_of(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].word) == length &&
            strncasecmp(word, words[i].word, length) == 0)
            return words[i].side;
    return 0;
}
