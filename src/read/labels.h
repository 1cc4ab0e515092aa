/*
 * labels.h - names that positions are mentioned by, each as often as it occurs in a text.
 */
#ifndef GTEVAL_READ_LABELS_H
#define GTEVAL_READ_LABELS_H

#include "base/error.h"

#include <stddef.h>

struct label {
    size_t name;  /* offset in names of the name, which a NUL closes */
    size_t at;    /* where the text mentions it */
    size_t first; /* set by labels_match: the first mention of the same name */
};

/* All zeros is an empty list. */
struct labels {
    char *names; /* owned */
    size_t names_size, names_capacity;
    struct label *mention; /* owned */
    size_t count, capacity;
};

/* Adds a mention of name[0 .. length), which is copied and holds no NUL. */
bool labels_add(struct labels *labels, const char *name, size_t length, size_t at,
                struct error *error);

/* Finds, for every mention, the first one of the same name. */
bool labels_match(struct labels *labels, struct error *error);

static inline const char *labels_name(const struct labels *labels, size_t mention)
{
    return labels->names + labels->mention[mention].name;
}

enum { LABEL_SHOWN_SIZE = 64 };

/* Copies a name for use in a message: shortened if it is long, and without control
 * characters. Returns shown. */
const char *labels_show(const struct labels *labels, size_t mention,
                        char shown[static LABEL_SHOWN_SIZE]);

void labels_release(struct labels *labels);

#endif
