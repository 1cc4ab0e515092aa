/*
 * ranges.h - which trees there are results of, and where: so that missing and doubled
 * ones are found.
 *
 * Results of many trees in a row are held as one range, so memory grows with the number
 * of pieces that an experiment was cut into, not with that of its trees.
 */
#ifndef GTEVAL_SUMMARY_RANGES_H
#define GTEVAL_SUMMARY_RANGES_H

#include "base/buffer.h"
#include "base/error.h"

/* Trees first .. last of a file, in the order in which their results stand. */
struct range {
    size_t name; /* the file's, in ranges->names */
    uint64_t first, last;
    const char *results;   /* borrowed: the file with their results, ... */
    uint64_t line, stride; /* the line of the first, and how many lines on each other */
};

/* All zeros is empty. */
struct ranges {
    struct buffer names; /* each as CSV has it, closed by a NUL */
    struct buffer plain; /* the one last added, if it had to be made so */
    struct range *items; /* owned */
    size_t count, capacity;
    size_t *order; /* owned: the items by name and by their first trees */
};

/*
 * Notes a tree of that file, whose results begin in that line of results. The file is
 * called as in CSV (file_name.h); control characters, which are not there as such, are
 * the same as their escapes.
 */
bool ranges_add(struct ranges *ranges, const char *file, uint64_t tree,
                const char *results, uint64_t line, struct error *error);

/* To be called once all trees have been added, before ranges_fault. */
bool ranges_sort(struct ranges *ranges, struct error *error);

/* The trees that each file is to have: first .. last; UINT64_MAX: how many is not known.
 */
struct ranges_wanted {
    uint64_t first, last;
};

/* How far the search for faults has come; all zeros is its beginning. */
struct ranges_walk {
    size_t next;               /* in ranges->order */
    unsigned finder;           /* which kind of fault is looked for next in that one */
    const struct range *reach; /* of those before: the furthest one of the same file */
};

/*
 * Finds the next fault: trees of a file whose results are there twice, trees that are
 * wanted and have none, and trees that are not wanted and have some. Fills error
 * (ERROR_INPUT) with it; false where there are no more.
 */
bool ranges_fault(const struct ranges *ranges, struct ranges_wanted wanted,
                  struct ranges_walk *walk, struct error *error);

/* How many trees there are, where there are no faults. */
uint64_t ranges_total(const struct ranges *ranges);

void ranges_release(struct ranges *ranges);

#endif
