/*
 * memory.c - arrays that grow.
 */
#include "base/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_COUNT = 64 };

bool memory_resize(void *place, size_t count, size_t width, struct error *error)
{
    void *array;

    /* Copied, since a pointer to another type must not be read as a pointer to void. */
    memcpy(&array, place, sizeof array);
    array = count <= SIZE_MAX / width ? realloc(array, count * width) : NULL;
    if (!array)
        return error_room(error, count <= SIZE_MAX / width ? count * width : SIZE_MAX);
    memcpy(place, &array, sizeof array);
    return true;
}

bool memory_reserve(void *place, size_t *capacity, size_t count, size_t width,
                    struct error *error)
{
    size_t larger = *capacity ? *capacity : FIRST_COUNT;

    if (count <= *capacity)
        return true;
    while (larger < count)
        larger = larger <= SIZE_MAX / 2 ? 2 * larger : count;
    if (!memory_resize(place, larger, width, error))
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
