/*
 * written.h - texts that the library hands out, as they are written.
 */
#ifndef GTEVAL_LIBRARY_WRITTEN_H
#define GTEVAL_LIBRARY_WRITTEN_H

#include "library/handles.h"
#include "library/neutral.h"

struct written {
    FILE *out; /* where it is written */
    char *text;
    size_t size;
    struct neutral neutral;
};

/* Begins a text, in the locale "C"; where that fails, the error is handed out. */
bool written_start(struct written *written, struct gteval_error **error);

/* Ends it: the text, and its size where anybody wants that; where it was not done, NULL,
 * with the reason handed out. */
char *written_finish(struct written *written, bool done, const struct error *reason,
                     size_t *size, struct gteval_error **error);

#endif
