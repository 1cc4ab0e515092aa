/*
 * row.h - one result of an earlier run: the table of what is needed of it, and taking it
 * from text.
 */
#ifndef GTEVAL_SUMMARY_ROW_H
#define GTEVAL_SUMMARY_ROW_H

#include "base/buffer.h"
#include "base/text.h"
#include "search/algorithm.h"

#include <stddef.h>

/* What a field is read for. */
enum row_use {
    ROW_ALWAYS,   /* it must be there */
    ROW_WELCOME,  /* it is read if it is there; else 0 */
    ROW_DISTINCT, /* it must be there if such figures are wanted; else it is not read */
    ROW_TIME,     /* the same */
    ROW_USES
};

/*
 * NUMBER(name, least, absent, use): whole numbers, under the names they have in results;
 * absent: there may be none, which is null in JSON, an empty cell of CSV, and read as 0.
 */
#define ROW_NUMBERS(NUMBER)                                                              \
    NUMBER(tree, 1, false, ROW_ALWAYS)                                                   \
    NUMBER(nodes, 0, false, ROW_ALWAYS)                                                  \
    NUMBER(leaves, 0, false, ROW_ALWAYS)                                                 \
    NUMBER(minimal_leaves, 1, true, ROW_ALWAYS)                                          \
    NUMBER(storage, 0, false, ROW_ALWAYS)                                                \
    NUMBER(tree_nodes, 0, true, ROW_WELCOME)                                             \
    NUMBER(tree_leaves, 0, true, ROW_WELCOME)                                            \
    NUMBER(tree_depth, 0, true, ROW_WELCOME)                                             \
    NUMBER(distinct_nodes, 0, false, ROW_DISTINCT)                                       \
    NUMBER(distinct_leaves, 0, false, ROW_DISTINCT)

/* All zeros is ready for row_set. */
struct row {
    struct buffer file; /* where the tree came from, as the run called it */
    const struct algorithm *algorithm;
#define NUMBER(name, ...) uint64_t name;
    ROW_NUMBERS(NUMBER)
#undef NUMBER
    struct buffer group; /* the column that trees are grouped by, as CSV has it */
    double seconds;
    uint64_t line; /* of the results, where the row begins */
    bool fresh;    /* a header has come before it: it is not about the tree before */
};

enum row_index {
    ROW_file,
    ROW_algorithm,
#define NUMBER(name, ...) ROW_##name,
    ROW_NUMBERS(NUMBER)
#undef NUMBER
        ROW_seconds,
    ROW_FIELDS
};

/* What is needed: a column of CSV, a key of JSON. */
struct row_field {
    const char *name;
    /* Sets it from word[0 .. length); error has no place yet. */
    bool (*set)(struct row *row, const struct row_field *field, const char *word,
                size_t length, struct error *error);
    size_t offset;  /* of the number in struct row */
    uint64_t least; /* that the number can be */
    bool is_number;
    bool absent; /* there may be none */
    enum row_use use;
};

extern const struct row_field row_fields[ROW_FIELDS];

/* Sets a field from word[0 .. length), which begins at text->data[at]. */
bool row_set(struct row *row, enum row_index field, const char *word, size_t length,
             const struct text *text, size_t at, struct error *error);

/* Forgets the numbers of the row before. */
void row_clear(struct row *row);

void row_release(struct row *row);

#endif
