/*
 * numbers.h - who moves, where a document says it by numbers.
 *
 * What a number means follows from which others there are: 1 and -1 are MAX and MIN; 1, 2
 * and so on are players, 1 is MAX and 2 MIN; 0 then is chance, or -1. Where that is not
 * certain it is refused.
 */
#ifndef GTEVAL_READ_NUMBERS_H
#define GTEVAL_READ_NUMBERS_H

#include "base/text.h"
#include "tree/tree.h"

/* Numbers are from here up to PLAYER_LIMIT. */
enum { NUMBER_LEAST = -1 };

/* A node that has been given a number. */
struct numbered {
    size_t who;  /* which node, as its reader counts */
    size_t at;   /* of the word for who moves, in the text */
    size_t rank; /* of that word: each has a meaning of its own */
    int number;
    bool leaf;        /* these two are set before numbers_end */
    bool odds;        /* the chances of its children are said */
    enum mover mover; /* set by numbers_end; MOVER_DEFAULT where it says nothing */
};

/* All zeros is none. */
struct player_numbers {
    struct numbered *list; /* owned */
    size_t count, capacity;
    bool json; /* a word is shown as the JSON string at its place, else as a word */
};

bool numbers_add(struct player_numbers *numbers, const struct numbered *numbered,
                 struct error *error);

/* Decides the movers at the end of a document of so many players; 0: of MAX and MIN. */
bool numbers_end(struct player_numbers *numbers, unsigned players,
                 const struct text *text, struct error *error);

void numbers_release(struct player_numbers *numbers);

#endif
