/*
 * pages.h - the memory of large arrays that are filled from the front to the end.
 *
 * The system hands memory over page by page, each at its first touch and cleared, which
 * is a great part of the time that a large tree takes. In pages that are larger there are
 * fewer of them. Where a system has none, arrays are as they would be otherwise.
 */
#ifndef GTEVAL_BASE_PAGES_H
#define GTEVAL_BASE_PAGES_H

#include <stddef.h>

/*
 * How many bytes to ask for where an array shall have room for size bytes: of a large one
 * so many that it is likely to begin and to end with a large page. size at the least, and
 * less than two large pages more.
 */
size_t pages_room(size_t size);

/* Asks for large pages for an array of size bytes, if it is a large one; what it holds
 * stays. */
void pages_ask(void *array, size_t size);

#endif
