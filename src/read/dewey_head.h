/*
 * dewey_head.h - the lines before the nodes of Dewey text: what is true of all the game.
 *
 *     players 3
 *     players "A" "B" "C"
 *     bounds -2 2
 */
#ifndef GTEVAL_READ_DEWEY_HEAD_H
#define GTEVAL_READ_DEWEY_HEAD_H

#include "read/lines.h"
#include "tree/build.h"

/* Whether the line, which is found, is such a line. */
bool dewey_head_is(const struct text *text, const struct line *line);

/*
 * Reads all such lines from data[*at] on and moves *at past them; *any tells whether
 * there were any. Each may be there once.
 */
bool dewey_head_read(struct text *text, size_t *at, struct build *b, bool *any,
                     struct error *error);

#endif
