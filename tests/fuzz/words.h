/*
 * words.h - an input as a command line: a word a line.
 */
#ifndef GTEVAL_TESTS_FUZZ_WORDS_H
#define GTEVAL_TESTS_FUZZ_WORDS_H

#include "fuzz.h"

enum { MOST_WORDS = 32 };

/* The words, owned, as main gets them. */
struct words {
    char *text;
    char *argv[MOST_WORDS + 2]; /* the program's name before them, NULL behind them */
    int argc;
};

/* Takes the input apart, and makes getopt begin anew. */
void words_split(struct words *words, const char *program, const uint8_t *data,
                 size_t size);

void words_release(struct words *words);

/* Ends the program unless the error is one of usage, in words. */
void words_check_error(const struct error *error);

/* A small tree with names, movers and static values; to be released. */
struct tree words_tree(void);

/* A small game of three players, with chance and equal moves, whose nodes have the same
 * names and ids; to be released. */
struct tree words_game(void);

#endif
