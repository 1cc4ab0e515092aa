/*
 * buffer.c - text that grows.
 */
#include "base/buffer.h"

#include "base/digit.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

void buffer_add(struct buffer *buffer, const char *bytes, size_t count)
{
    struct error error;

    if (buffer->failed || !memory_reserve(&buffer->data, &buffer->capacity,
                                          buffer->size + count + 1, 1, &error)) {
        buffer->failed = true;
        return;
    }
    memcpy(buffer->data + buffer->size, bytes, count);
    buffer->size += count;
    buffer->data[buffer->size] = '\0';
}

void buffer_text(struct buffer *buffer, const char *text)
{
    buffer_add(buffer, text, strlen(text));
}

void buffer_number(struct buffer *buffer, unsigned long long number)
{
    char room[DIGITS_SIZE];
    char *end = room + sizeof room, *first = digits_write(end, number);

    buffer_add(buffer, first, (size_t)(end - first));
}

void buffer_clear(struct buffer *buffer)
{
    buffer->size = 0;
    buffer->failed = false;
}

void buffer_release(struct buffer *buffer)
{
    free(buffer->data);
    *buffer = (struct buffer){0};
}
