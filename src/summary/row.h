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

/*
 * NUMBER(name, least, absent): whole numbers, under the names they have in results;
 * absent: there may be none, which is null in JSON, an empty cell of CSV, and read as 0.
 */
#define ROW_NUMBERS(NUMBER)                                                              \
    NUMBER(tree, 1, false)                                                               \
    NUMBER(nodes, 0, false)                                                              \
    NUMBER(leaves, 0, false)                                                             \
    NUMBER(minimal_leaves, 1, true)                                                      \
    NUMBER(storage, 0, false)

/* All zeros is ready for row_set. */
struct row {
    struct buffer file; /* where the tree came from, as the run called it */
    const struct algorithm *algorithm;
#define NUMBER(name, ...) uint64_t name;
    ROW_NUMBERS(NUMBER)
#undef NUMBER
    uint64_t line; /* of the results, where the row begins */
    bool fresh;    /* a header has come before it: it is not about the tree before */
};

enum row_index {
    ROW_file,
    ROW_algorithm,
#define NUMBER(name, ...) ROW_##name,
    ROW_NUMBERS(NUMBER)
#undef NUMBER
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
};

extern const struct row_field row_fields[ROW_FIELDS];

/* Sets a field from word[0 .. length), which begins at text->data[at]. */
bool row_set(struct row *row, enum row_index field, const char *word, size_t length,
             const struct text *text, size_t at, struct error *error);

void row_release(struct row *row);

#endif
