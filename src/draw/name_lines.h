/*
 * name_lines.h - what a picture calls a node, in as many lines as it has room for.
 */
#ifndef GTEVAL_DRAW_NAME_LINES_H
#define GTEVAL_DRAW_NAME_LINES_H

#include "draw/tag.h"

/* How many lines there may be, and of how many columns. */
struct name_room {
    size_t columns, lines;
    size_t id_columns; /* the same of ids, which go on behind points; 0: they stand in one
                        * line, which their beginning gives way to */
};

enum { NAME_LINES_MOST = 4 };

/* All zeros has no lines. */
struct name_lines {
    struct buffer text; /* owned: the lines, each closed by a NUL */
    size_t start[NAME_LINES_MOST];
    size_t count; /* one at least, which may be empty, once it was made */
};

/*
 * Breaks the label of the node at which the walk stands behind blanks, hyphens and
 * underscores, or an id behind points; what has no place to break it and is too long is
 * shortened, and so is the last line. False when out of memory.
 */
bool name_lines_make(struct name_lines *lines, const struct picture *picture,
                     const struct walk *walk, struct name_room room,
                     const struct signs *signs);

static inline const char *name_lines_at(const struct name_lines *lines, size_t i)
{
    return lines->text.data + lines->start[i];
}

void name_lines_release(struct name_lines *lines);

#endif
