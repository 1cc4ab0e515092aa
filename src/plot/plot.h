/*
 * plot.h - summaries as pictures.
 */
#ifndef GTEVAL_PLOT_PLOT_H
#define GTEVAL_PLOT_PLOT_H

#include "summary/printer.h"

/* Draws bars, or lines where trees are grouped by numbers, as an SVG file. */
summary_function plot_svg;

#endif
