/*
 * pictures.h - the procedures in the table of pictures, one file each.
 */
#ifndef GTEVAL_DRAW_PICTURES_H
#define GTEVAL_DRAW_PICTURES_H

#include "draw/draw.h"

draw_function outline_draw, dot_draw, svg_draw, tikz_draw;

#endif
