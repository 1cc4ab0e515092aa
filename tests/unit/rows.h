/*
 * rows.h - files of test data, in tests/data: one row a line, '#' begins a comment.
 *
 * Tests run from the project's root.
 */
#ifndef GTEVAL_TESTS_ROWS_H
#define GTEVAL_TESTS_ROWS_H

#include "tree/build.h"

#include <cjson/cJSON.h>
#include <stdio.h>

enum { ROWS_WORDS = 64 };

struct rows {
    FILE *file;
    char *line; /* owned: the row */
    size_t size;
    char *word[ROWS_WORDS]; /* inside line, once rows_split was called */
    int count;
};

/* The test fails where there is no such file. */
void rows_open(struct rows *rows, const char *name);

/* The next row; false, with everything closed, behind the last. */
bool rows_next(struct rows *rows);

/* Takes the row apart at blanks. */
void rows_split(struct rows *rows);

/* A word of the row as a number. */
double rows_number(const struct rows *rows, int word);

/* A member of a JSON object, which must be there. */
const cJSON *rows_member(const cJSON *object, const char *name);

/* Builds a tree of nested arrays of numbers; root is "max" or "min". */
void rows_tree(const cJSON *tree, const char *root, struct build *b);

#endif
