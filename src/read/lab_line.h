/*
 * lab_line.h - plain lines of lab text: with neither escapes, chance nor payoffs. What is
 * not plain, or wrong, is left to who reads any line (lab.c).
 *
 *     a: [b, c]      a position and its children
 *     b=3            a leaf
 */
#ifndef GTEVAL_READ_LAB_LINE_H
#define GTEVAL_READ_LAB_LINE_H

#include "base/text.h"

/* data[at .. end) is a label, without its quotes; next is behind it. */
struct lab_word {
    size_t at, end, next;
};

/* Finds the label at data[at], before end; false if there is none, or one that needs more
 * than to be found. */
bool lab_word_find(const struct text *text, size_t at, size_t end, struct lab_word *word);

bool lab_word_same(const struct text *text, const struct lab_word *a,
                   const struct lab_word *b);

uint64_t lab_word_hash(const struct text *text, const struct lab_word *word);

struct lab_line {
    struct lab_word label;
    size_t child; /* where the first child's label stands; 0: a leaf */
    double value; /* of a leaf */
};

/* Reads data[at .. end), a line from its first byte that is no blank; of the children,
 * nothing is looked at. */
bool lab_line_read(const struct text *text, size_t at, size_t end, struct lab_line *line);

/* The same behind the label, which is known. */
bool lab_line_meaning(const struct text *text, size_t end, struct lab_line *line);

/* Where the line that data[at] stands in ends; it is held whole. */
size_t lab_line_end(const struct text *text, size_t at);

/* Behind a child's label, of a line held whole: where the next one stands, 0 where
 * nothing but a comment is left of the line. False if there is something else. */
bool lab_line_pass(const struct text *text, const struct lab_word *child, size_t *next);

/* The label of the next line from data[*at] on, of lines that were read; moves past the
 * line. */
bool lab_line_label(const struct text *text, size_t *at, struct lab_word *label);

#endif
