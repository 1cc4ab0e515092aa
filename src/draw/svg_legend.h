/*
 * svg_legend.h - what the signs in an SVG drawing mean.
 */
#ifndef GTEVAL_DRAW_SVG_LEGEND_H
#define GTEVAL_DRAW_SVG_LEGEND_H

#include "draw/draw.h"

/*
 * Draws the legend in rows of no more than width, from y down, and returns its height.
 * out may be NULL, to find out only that.
 */
double svg_legend_put(FILE *out, double x, double y, double width,
                      const struct picture *picture);

#endif
