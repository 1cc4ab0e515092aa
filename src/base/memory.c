/*
 * memory.c - arrays that grow.
 */
#include "base/memory.h"

#include "base/pages.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_COUNT = 64 };

/* Gives the array at *place room bytes, of which size are needed. */
static bool resize(void *place, size_t room, size_t size, struct error *error)
{
    void *array;

    /* Copied, since a pointer to another type must not be read as a pointer to void. */
    memcpy(&array, place, sizeof array);
    array = size < SIZE_MAX ? realloc(array, room) : NULL;
    if (!array)
        return error_room(error, size);
    memcpy(place, &array, sizeof array);
    return true;
}

/* SIZE_MAX where there is no such size. */
static size_t size_of(size_t count, size_t width)
{
    return count <= SIZE_MAX / width ? count * width : SIZE_MAX;
}

bool memory_resize(void *place, size_t count, size_t width, struct error *error)
{
    size_t size = size_of(count, width);

    return resize(place, size, size, error);
}

bool memory_fill(void *place, size_t count, size_t width, struct error *error)
{
    size_t size = size_of(count, width), room = pages_room(size);
    void *array;

    if (!resize(place, room, size, error))
        return false;
    memcpy(&array, place, sizeof array);
    pages_ask(array, room);
    return true;
}

size_t memory_next(size_t capacity)
{
    return 2 * capacity + FIRST_COUNT;
}

bool memory_reserve(void *place, size_t *capacity, size_t count, size_t width,
                    struct error *error)
{
    size_t larger = *capacity ? *capacity : FIRST_COUNT;

    if (count <= *capacity)
        return true;
    while (larger < count)
        larger = larger <= SIZE_MAX / 4 ? memory_next(larger) : count;
    if (!memory_fill(place, larger, width, error))
        return false;
    *capacity = larger;
    return true;
}

bool memory_reserve_zeros(void *place, size_t *capacity, size_t count, size_t width,
                          struct error *error)
{
    size_t had = *capacity;
    char *array;

    if (!memory_reserve(place, capacity, count, width, error))
        return false;
    memcpy(&array, place, sizeof array);
    memset(array + had * width, 0, (*capacity - had) * width);
    return true;
}
