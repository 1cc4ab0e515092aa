/*
 * record.h - a run of an algorithm with all that could be seen of it.
 */
#ifndef GTEVAL_TESTS_RECORD_H
#define GTEVAL_TESTS_RECORD_H

#include "search/algorithm.h"

/* All zeros is an empty record; reused from run to run. */
struct record {
    struct result result;
    struct event *events; /* owned; their OPEN is gone */
    size_t count, capacity;
    node *leaves; /* owned: in reading order */
    size_t leaf_count, leaf_capacity;
};

/* Runs the algorithm, watched. The test fails where the run does. */
void record_run(struct record *record, const struct tree *t,
                const struct algorithm *algorithm, const struct search_options *options);

void record_release(struct record *record);

/* How many events of a kind there were. */
uint64_t record_count(const struct record *record, enum event_kind kind);

/* Whether a leaf was read, whether every leaf read in a was read in b too. */
bool record_has_leaf(const struct record *record, node leaf);
bool record_is_subset(const struct record *a, const struct record *b);

/* Whether the same leaves were read in the same order. */
bool record_same_leaves(const struct record *a, const struct record *b);

#endif
