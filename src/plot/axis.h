/*
 * axis.h - where figures stand on an axis, and at which of them there are ticks.
 */
#ifndef GTEVAL_PLOT_AXIS_H
#define GTEVAL_PLOT_AXIS_H

#include <stdbool.h>
#include <stddef.h>

/* Room for a label, and for the most ticks; digits of theirs that are of use. */
enum { AXIS_LABEL = 32, AXIS_MOST = 24, AXIS_DIGITS = 12 };

struct axis {
    double low, high; /* figures at its ends */
    double from, to;  /* pixels there */
    bool logarithmic; /* low is above 0 */
    double ticks[AXIS_MOST];
    size_t count; /* of the ticks */
};

/* An axis for figures from low to high, both finite, with ticks no nearer than step; on a
 * logarithmic one the ends are powers of ten. Labels of ticks, across it or along it, are
 * never too near each other.
 */
struct axis axis_linear(double low, double high, double step, double from, double to);
struct axis axis_logarithmic(double low, double high, double from, double to);

/* The pixel of a figure; one that lies outside stands at the end. */
double axis_place(const struct axis *axis, double figure);

/* A figure as people read it, with so many digits at most. */
void axis_label(char label[static AXIS_LABEL], double figure, int digits);

#endif
