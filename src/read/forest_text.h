/*
 * forest_text.h - what a piece of TeX says, in plain text.
 */
#ifndef GTEVAL_READ_FOREST_TEXT_H
#define GTEVAL_READ_FOREST_TEXT_H

#include "base/buffer.h"
#include "base/text.h"

/*
 * Appends what data[at .. end) says to plain, closed by a NUL: without braces, dollars,
 * sizes of letters and boxes that are filled by others; \\ becomes the end of a line.
 * Commands that are not known are refused.
 */
bool forest_plain(const struct text *text, size_t at, size_t end, struct buffer *plain,
                  struct error *error);

#endif
