/*
 * lab_index.h - which line of a lab text has a label, for plain lines: a hash table of 32
 * bits a slot, three of four of which are filled.
 *
 * A slot holds where the label stands in the text and, in the bits that are left, a part
 * of its hash: few labels have to be looked at that are not the one looked for. Work is
 * bounded, whatever labels somebody has found for it: what would take more, the table
 * gives up.
 */
#ifndef GTEVAL_READ_LAB_INDEX_H
#define GTEVAL_READ_LAB_INDEX_H

#include "read/lab_line.h"

struct lab_index {
    const struct text *text;
    uint32_t *slots; /* owned */
    size_t count;
    unsigned place_bits; /* of a slot; the others hold a part of the hash */
    uint64_t patience;   /* how many more slots may be looked at */
};

/* Begins a table of the labels of so many lines, which hold all there is of the text,
 * less than LAB_INDEX_LIMIT bytes. lab_index_release is due in any case. */
#define LAB_INDEX_LIMIT (UINT32_MAX - 1)
bool lab_index_start(struct lab_index *index, const struct text *text, size_t lines,
                     struct error *error);

/* Tells the memory that the slot of that hash will be needed; then, that the line will be
 * that the slot stands for. */
void lab_index_expect(const struct lab_index *index, uint64_t hash);
void lab_index_expect_line(const struct lab_index *index, uint64_t hash);

/* Puts the label of a line there. False if it is there already, or given up. */
bool lab_index_put(struct lab_index *index, const struct lab_word *label, uint64_t hash);

/* Finds the line of that label, and takes it away. False if there is none, or given up.
 */
bool lab_index_take(struct lab_index *index, const struct lab_word *label, uint64_t hash,
                    struct lab_word *line);

void lab_index_release(struct lab_index *index);

#endif
