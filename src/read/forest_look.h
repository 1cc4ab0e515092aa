/*
 * forest_look.h - whether square brackets are those of forest, LaTeX's package for trees.
 */
#ifndef GTEVAL_READ_FOREST_LOOK_H
#define GTEVAL_READ_FOREST_LOOK_H

#include "read/cursor.h"

enum forest_look {
    FOREST_NO,
    FOREST_YES,
    FOREST_MAYBE, /* list text as well, of another tree */
};

/* Past blanks and TeX's comments. */
size_t forest_skip(struct cursor *cursor, size_t at);

/*
 * Looks at what begins at data[at], no further than to the end of the first brackets.
 * Forest's children all stand in brackets, without commas between these, and behind what
 * their node says; list text without a leaf like [3] and without options says the same.
 */
enum forest_look forest_looks(struct cursor *cursor, size_t at);

#endif
