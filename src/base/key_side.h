/*
 * key_side.h - the words that people write for who moves, where a key or a heading says
 * that one follows. Case, blanks and _ - . / do not matter.
 */
#ifndef GTEVAL_BASE_KEY_SIDE_H
#define GTEVAL_BASE_KEY_SIDE_H

#include <stdbool.h>
#include <stddef.h>

/* What words for who moves are there, where another was found. */
#define EXPECTED_MOVER "expected \"max\", \"min\" or \"chance\""

enum key_side {
    SIDE_MAX,
    SIDE_MIN,
    SIDE_LEAF,   /* nobody: a leaf */
    SIDE_INNER,  /* that it is no leaf; not who moves */
    SIDE_CHANCE, /* chance */
    SIDE_NONE,   /* nothing is said */
    SIDE_UNKNOWN,
};

/* What text[0 .. length) says of who moves; never SIDE_NONE. */
enum key_side key_side(const char *text, size_t length);

/* The same with the letters that FEN has for whose turn it is: w is MAX, and b is MIN. */
enum key_side key_side_or_letter(const char *text, size_t length);

/* Whether the name of a player, from 1, is a word for somebody else or for nobody: max is
 * the first player, min the second. */
bool key_side_is_other(const char *name, size_t length, unsigned player);

#endif
