/*
 * svg_text.h - text in an SVG drawing: how wide it comes out, and lines of it.
 */
#ifndef GTEVAL_DRAW_SVG_TEXT_H
#define GTEVAL_DRAW_SVG_TEXT_H

#include <stddef.h>
#include <stdio.h>

/*
 * The width of text in a sans-serif font of that size. No font is at hand, so it is an
 * estimate, rather too wide than too narrow.
 */
double svg_text_width(const char *text, double size);

/* Writes <text class="class" x="x" y="y">text</text>. */
void svg_text_put(FILE *out, const char *class, double x, double y, const char *text);

/*
 * Writes text as lines of no more than width, broken at blanks, the first on the base
 * line y, and returns the base line for what follows. out may be NULL, to find out only
 * that. text is changed on the way, and restored.
 */
double svg_text_wrap(FILE *out, const char *class, double x, double y, double width,
                     double size, char *text);

#endif
