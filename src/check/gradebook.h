/*
 * gradebook.h - what came of the answers in a file, tree by tree: a row for the file, or,
 * of codes that several people have handed in, one for each of them.
 */
#ifndef GTEVAL_CHECK_GRADEBOOK_H
#define GTEVAL_CHECK_GRADEBOOK_H

#include "check/check.h"

/* Which tree something was said of. */
struct gradebook_tree {
    const char *file; /* borrowed; NULL: it is the only one */
    uint64_t number;  /* which tree of it; 0: it is the only one there */
};

/* What was said of one tree. */
struct gradebook_entry {
    struct gradebook_tree tree;
    bool right;
    char *said; /* owned: a line, or several */
};

struct gradebook_row {
    struct buffer name;              /* owned; empty: not told */
    bool practised;                  /* it is of somebody who did, with: */
    double variant, hints, mistakes; /* the last variant; sums */
    struct grade grade;              /* sums over all trees */
    bool wrong;
    bool failed;                     /* something is wrong with the file: */
    struct buffer error;             /* owned: the first such thing */
    uint64_t line;                   /* 0: it has none */
    struct gradebook_entry *entries; /* owned */
    size_t count, capacity;
};

/* All zeros is an empty one. */
struct gradebook {
    struct gradebook_row *rows; /* owned */
    size_t count, capacity;
};

/* Adds a verdict, which gives away what was said. False where memory runs out. */
bool gradebook_add(struct gradebook *book, const struct points *points,
                   struct verdict *verdict, struct gradebook_tree tree,
                   struct error *error);

/* Notes what is wrong with the answers of somebody; who: NULL, or what is known of them.
 */
bool gradebook_fail(struct gradebook *book, const struct error *wrong,
                    const struct practised *who, struct error *error);

/* How rows are printed. */
struct gradebook_style {
    bool all;    /* every difference, not the first alone */
    bool scored; /* with points, in text */
};

/* Prints the rows of a file, in one of the formats; the head of a table before all rows
 * of CSV. False where memory runs out. */
typedef bool gradebook_print(FILE *out, const char *path, const struct gradebook *book,
                             struct gradebook_style style);

gradebook_print gradebook_text, gradebook_json, gradebook_csv;

void gradebook_csv_head(FILE *out);

void gradebook_release(struct gradebook *book);

#endif
