/*
 * writing.h - trees as text in a format, and reading that back.
 */
#ifndef GTEVAL_TESTS_WRITING_H
#define GTEVAL_TESTS_WRITING_H

#include "read/format.h"
#include "write/write.h"

/* What was written. */
struct written {
    char *data; /* owned */
    size_t size;
    bool done;
    struct write_losses losses;
    struct error error;
};

void writing_text(struct written *written, const char *format, const struct tree *t,
                  bool lossy, bool follows);

/* What reads a format that is written: several are ways to write JSON. */
const struct format *writing_format(const char *written);

/* As written, without anything else that is to be known. */
extern const struct read_options writing_options;

void writing_open(struct reader *reader, const char *format, const char *text,
                  size_t size);

#endif
