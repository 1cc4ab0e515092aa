/*
 * style.h - the words for how people wish a picture to be.
 */
#ifndef GTEVAL_DRAW_STYLE_H
#define GTEVAL_DRAW_STYLE_H

#include "draw/draw.h"

#include <stddef.h>

/* The i-th word for a value of enum picture_labels, of enum picture_layout, and for a
 * sheet of paper; NULL behind the last. */
const char *style_label(size_t i);
const char *style_layout(size_t i);
const char *style_page(size_t i);

/* What a text says of the paper: one of these words, in any case, or "210x297". */
bool style_read_page(const char *text, struct picture_paper *paper);

/* What is expected of such a text. */
extern const char style_pages[];

#endif
