/*
 * keys.h - the words that people write for what a node has: as keys of objects, as
 * headings of columns; and, by key_side, for who moves.
 *
 * Case, blanks and _ - . / do not matter: "Node Type" is node_type and nodeType.
 */
#ifndef GTEVAL_READ_KEYS_H
#define GTEVAL_READ_KEYS_H

#include "base/key_side.h"

#include <stdbool.h>
#include <stddef.h>

enum key_meaning {
    KEY_ID,          /* which node it is */
    KEY_LABEL,       /* the same, or else its name */
    KEY_NAME,        /* its name, never its id */
    KEY_CHILD,       /* which node it is, where several parents may have it */
    KEY_PARENT,      /* whose child it is */
    KEY_VALUE,       /* of a leaf, or a static value */
    KEY_DATA,        /* a value where it is a number; else anything */
    KEY_SIZE,        /* a value, but of leaves only */
    KEY_CHILDREN,    /* all of them */
    KEY_LIST,        /* the same, but a number counts something */
    KEY_LEFT,        /* the child of that side */
    KEY_MIDDLE,      /* likewise */
    KEY_RIGHT,       /* likewise */
    KEY_PLAYER,      /* who moves */
    KEY_COLOR,       /* the same, if it is the colour of a side; else nothing */
    KEY_MAX,         /* whether it is max's turn */
    KEY_MIN,         /* whether it is min's turn */
    KEY_LEAF,        /* whether it is a leaf */
    KEY_CHANCE,      /* whether it is chance's turn */
    KEY_PROBABILITY, /* of the node, or of each of its children */
    KEY_WEIGHT,      /* likewise, if they need not sum to 1 */
    KEY_PAYOFFS,     /* of a leaf, one for each player */
    KEY_PLAYERS,     /* of the whole tree: how many, or their names */
    KEY_BOUNDS,      /* of the whole tree: what no leaf is worth less, or more, than */
    KEY_MATE,        /* a value: mate in so many moves */
    KEY_CLAIM,       /* whether the value is exact or a bound, and which, if it says so */
    KEY_LOWER,       /* whether it is a lower one */
    KEY_UPPER,       /* likewise */
    KEY_HASH,        /* true if the value comes out of a hash table; else nothing */
    KEY_ASIDE,       /* says nothing new about the tree */
    KEY_COMMENT,     /* the same, whatever it holds */
    KEY_LIKE,        /* unknown, but like a word that would matter */
    KEY_UNKNOWN,
};

/* Where a word stands: some mean another thing in an object than above a column. */
enum key_place { KEY_OF_COLUMN, KEY_OF_MEMBER };

/* Ranks are below this. */
enum { KEY_RANKS = 256 };

struct key_word {
    enum key_meaning meaning;
    size_t rank;      /* in the table: of several names, the lower one is the better name
                         and the worse id */
    const char *near; /* of KEY_LIKE: the word it is like, or NULL */
};

/* What text[0 .. length) means there. */
struct key_word key_find(const char *text, size_t length, enum key_place place);

/* The same without a look at what it may be like: KEY_UNKNOWN instead of KEY_LIKE. */
struct key_word key_find_exact(const char *text, size_t length, enum key_place place);

/* Whether two keys are the same word. */
bool key_same(const char *a, size_t a_length, const char *b, size_t b_length);

/* Whether a list of keys, separated by commas, or NULL, has that one. */
bool key_listed(const char *list, const char *text, size_t length);

#endif
