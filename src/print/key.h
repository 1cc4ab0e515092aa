/*
 * key.h - the keys that courses hand out to check an exercise: what a search comes to at
 * every node, printed while it runs or behind it.
 *
 *     struct key key = {.format = format, .out = stdout, .tree = t, ...};
 *     struct observer observer = key_observer(&key);
 *
 *     done = search_run(t, algorithm, &options, &observer, &result, error);
 *     done = key_finish(&key, done ? error : &other) && done;
 */
#ifndef GTEVAL_PRINT_KEY_H
#define GTEVAL_PRINT_KEY_H

#include "print/report.h"
#include "search/history.h"

#include <stdio.h>

struct place;
struct key;

struct key_format {
    /* Print when a node is left, and behind the search; each may be NULL. */
    void (*leave)(const struct key *key, node n);
    void (*finish)(const struct key *key);
};

/* The key to lab text: 'max(a) chooses b for 3', as nodes are finished; and that to
 * levels text: the value of each visited node, indented by tabs. */
extern const struct key_format key_lab, key_levels;

/* The key to sets: a line a tree, with its value and how many leaves were read. */
report_function key_sets;

/* The first six are set by the caller, the rest zero. */
struct key {
    const struct key_format *format;   /* borrowed */
    FILE *out;                         /* borrowed */
    const struct tree *tree;           /* borrowed */
    const struct algorithm *algorithm; /* borrowed; one that has keys */
    bool ids;                          /* Dewey ids even where nodes have names */
    bool strict_cut;                   /* as the search was told */

    /* Private. */
    struct history history; /* of the search so far */
    struct place *places;   /* owned: one a node */
    bool failed;            /* memory ran out: nothing is printed */
};

/* The observer for one run of the algorithm. It uses the key, which must stay where it is
 * until key_finish. */
struct observer key_observer(struct key *key);

/* Prints what is left to print and frees what the key holds; false if memory ran out. */
bool key_finish(struct key *key, struct error *error);

#endif
