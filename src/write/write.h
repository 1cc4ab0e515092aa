/*
 * write.h - the table of formats that trees are written in, and writing.
 *
 * Reading what was written gives the same tree. What a format has no place for is
 * refused, or left out where losses are allowed.
 */
#ifndef GTEVAL_WRITE_WRITE_H
#define GTEVAL_WRITE_WRITE_H

#include "base/error.h"
#include "tree/tree.h"
#include "write/outcomes.h"
#include "write/turns.h"

#include <stddef.h>

/* What a format can hold besides the shape of a tree and the values of its leaves. */
enum write_holds {
    HOLDS_NAMES = 1 << 0,
    HOLDS_ROOT = 1 << 1,        /* who moves at the root */
    HOLDS_MOVERS = 1 << 2,      /* who moves below, where it is not the other player */
    HOLDS_STATICS = 1 << 3,     /* static values of inner nodes */
    HOLDS_INFINITE = 1 << 4,    /* infinite values */
    HOLDS_STREAM = 1 << 5,      /* several trees */
    HOLDS_LEAF_MOVERS = 1 << 6, /* who would move at leaves, where it is not the other */
    HOLDS_CHANCE = 1 << 7,      /* chance nodes */
    HOLDS_WEIGHTS = 1 << 8,     /* weights that neither sum to 1 nor are whole */
    HOLDS_PAYOFFS = 1 << 9,     /* payoffs of several players */
    HOLDS_PLAYERS = 1 << 10,    /* their names */
    HOLDS_BOUNDS = 1 << 11,     /* what no leaf is worth less, or more, than */
    HOLDS_CLAIMS = 1 << 12,     /* that a value is a bound, or out of a hash table */
};

/* Something that was left out. */
struct write_loss {
    const char *what; /* in words, as "names" */
    node count;
};

/* More kinds of losses than one tree can have. */
enum { WRITE_LOSSES = 12 };

struct write_losses {
    struct write_loss loss[WRITE_LOSSES];
    size_t count;
};

/* A tree to be written, and what is to become of it. */
struct write_order {
    const struct tree *tree; /* borrowed */
    bool follows;            /* another tree stands before it in the output */
    bool lossy;              /* leaves out what the format has no place for */
    FILE *notes;      /* a terminal to announce large output on; NULL: nobody is there */
    const char *file; /* with notes, borrowed: where the tree comes from */
    struct write_losses losses;
    struct turns turns;     /* set by write_tree, for the formats, as is wording */
    struct wording wording; /* of odds */
};

/*
 * Writes a tree that has nothing but what the format holds, apart from what may be lost.
 * What is refused for a reason of the format's own is refused before anything is written.
 * Whether out took it all is not asked.
 */
typedef bool write_function(FILE *out, struct write_order *order, struct error *error);

struct write_format {
    const char *name;    /* as in --format=NAME */
    const char *summary; /* one line */
    unsigned holds;      /* enum write_holds, or-ed */
    write_function *write;
};

/* The table, ended by an entry whose name is NULL. */
extern const struct write_format write_formats[];

/* The format of that name, or NULL. */
const struct write_format *write_format_find(const char *name);

/*
 * Writes the tree. False where it is refused (ERROR_INPUT), and nothing is written then,
 * or where memory ran out.
 */
bool write_tree(FILE *out, const struct write_format *format, struct write_order *order,
                struct error *error);

#endif
