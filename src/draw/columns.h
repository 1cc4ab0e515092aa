/*
 * columns.h - how much room text takes, and making it take less.
 */
#ifndef GTEVAL_DRAW_COLUMNS_H
#define GTEVAL_DRAW_COLUMNS_H

#include "base/buffer.h"

/*
 * Columns that text takes on a terminal once its control characters are escaped: two for
 * a wide character, none for one that combines with the character before.
 */
size_t columns_of(const char *text);

/*
 * Shortens what stands in the buffer to that many columns, with an ellipsis in place of
 * what is left out: the end of a name, the beginning of an id.
 */
enum columns_side { COLUMNS_END, COLUMNS_BEGINNING };
void columns_shorten(struct buffer *text, size_t columns, enum columns_side omitted,
                     const char *ellipsis);

#endif
