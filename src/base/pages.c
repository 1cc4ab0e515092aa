/*
 * pages.c - the memory of large arrays that are filled from the front to the end.
 */
/* For madvise, which POSIX does not have. */
#define _DEFAULT_SOURCE

#include "base/pages.h"

#include <stdint.h>
#include <sys/mman.h>

/* Large pages are of this size where those of the hardware have 4 KiB; an array that is
 * smaller is not large. */
enum { LARGE_PAGE = 1 << 21 };

/* What allocators keep beside an array. A block of whole large pages, this included, is
 * one that Linux aligns to them. */
enum { BESIDE = 64 };

/* The first multiple of LARGE_PAGE from n on. */
static uintptr_t round_up(uintptr_t n)
{
    return (n + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
}

size_t pages_room(size_t size)
{
    if (size < LARGE_PAGE - BESIDE || size > SIZE_MAX / 2)
        return size;
    return round_up(size + BESIDE) - BESIDE;
}

void pages_ask(void *array, size_t size)
{
#ifdef MADV_HUGEPAGE
    uintptr_t at = (uintptr_t)array, from = round_up(at - BESIDE);
    uintptr_t to = (at + size + BESIDE) / LARGE_PAGE * LARGE_PAGE;

    if (size >= LARGE_PAGE - BESIDE && from < to)
        madvise((char *)array + (from - at), to - from, MADV_HUGEPAGE);
#else
    (void)array;
    (void)size;
#endif
}
