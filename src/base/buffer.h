/*
 * buffer.h - text that grows. A failure to grow is remembered, so it is enough to look at
 * failed once, at the end.
 */
#ifndef GTEVAL_BASE_BUFFER_H
#define GTEVAL_BASE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

/* All zeros is an empty buffer. */
struct buffer {
    char *data; /* owned; closed by a NUL once anything was added */
    size_t size, capacity;
    bool failed; /* memory ran out: data is incomplete */
};

void buffer_add(struct buffer *buffer, const char *bytes, size_t count);
void buffer_text(struct buffer *buffer, const char *text);
void buffer_number(struct buffer *buffer, unsigned long long number);

/* Empties it and keeps its memory. */
void buffer_clear(struct buffer *buffer);

void buffer_release(struct buffer *buffer);

#endif
