/*
 * names.h - texts, each kept once and numbered in the order in which they first came.
 */
#ifndef GTEVAL_SUMMARY_NAMES_H
#define GTEVAL_SUMMARY_NAMES_H

#include "base/buffer.h"
#include "base/error.h"

#include <stdint.h>

struct names_item {
    size_t start; /* of its text, in texts */
    uint64_t hash;
};

/* All zeros is empty. */
struct names {
    struct buffer texts;      /* each closed by a NUL */
    struct names_item *items; /* owned */
    size_t count, capacity;
    size_t *slots; /* owned: hashed, numbers of names and 1; 0: free */
    size_t slot_count;
};

/* The number of a text, which is added if it is new. */
bool names_add(struct names *names, const char *text, size_t *number,
               struct error *error);

/* Good until the next is added. */
const char *names_text(const struct names *names, size_t number);

void names_release(struct names *names);

/*
 * Makes *text what CSV has for it: control characters become their escapes. Where that
 * changes it, it stands in plain.
 */
bool names_plain(struct buffer *plain, const char **text, struct error *error);

#endif
