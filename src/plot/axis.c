/*
 * axis.c - axes with ticks at round numbers.
 */
#include "plot/axis.h"

#include "base/larger.h"
#include "draw/svg_text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Ticks that are aimed at; pixels of their labels, and between two of them. */
enum { MOST_WANTED = 8, LABEL_SIZE = 12, LABEL_GAP = 14 };

/* 1e+06 is written as 1e6. */
static void tidy_exponent(char *label)
{
    char *to = strchr(label, 'e');
    const char *from;

    if (!to)
        return;
    from = ++to;
    if (*from == '+')
        from++;
    else if (*from == '-')
        *to++ = *from++;
    while (*from == '0')
        from++;
    memmove(to, from, strlen(from) + 1);
}

/* Digits before the point. */
static int whole_digits(double size)
{
    int digits = 1;

    while (size >= 10) {
        size /= 10;
        digits++;
    }
    return digits;
}

void axis_label(char label[static AXIS_LABEL], double figure, int digits)
{
    static const double LONG = 1e6;
    double size = fabs(figure);

    if (size < LONG && whole_digits(size) > digits)
        digits = whole_digits(size);
    snprintf(label, AXIS_LABEL, "%.*g", digits, figure);
    tidy_exponent(label);
}

/* The least of 1, 2, 5, 10, 20, ... 0.5, 0.2, ... that is no less. */
static double round_step(double least)
{
    double step = 1;

    while (step >= least && step > 1e-300)
        step /= 10;
    while (step * 10 <= least)
        step *= 10;
    if (step >= least)
        return step;
    return step * 2 >= least ? step * 2 : step * 5 >= least ? step * 5 : step * 10;
}

static void add_tick(struct axis *axis, double figure)
{
    if (axis->count < AXIS_MOST)
        axis->ticks[axis->count++] = figure;
}

static void set_ticks(struct axis *axis, double least, unsigned wanted)
{
    double step = round_step(larger((axis->high - axis->low) / wanted, least));
    double first = ceil(axis->low / step), last = floor(axis->high / step);

    axis->count = 0;
    /* No zero is to have a sign. */
    for (unsigned i = 0; first + i <= last && i < AXIS_MOST; i++)
        add_tick(axis, (first + i) * step + 0);
}

/* Whether the labels have room beside each other, or, of an upright axis, above. */
static bool labels_fit(const struct axis *axis)
{
    bool upright = axis->to < axis->from;
    char label[AXIS_LABEL];
    double room = 0;

    for (size_t i = 0; i < axis->count; i++) {
        axis_label(label, axis->ticks[i], AXIS_DIGITS);
        room = larger(room, upright ? LABEL_SIZE : svg_text_width(label, LABEL_SIZE));
    }
    for (size_t i = 1; i < axis->count; i++)
        if (fabs(axis_place(axis, axis->ticks[i]) -
                 axis_place(axis, axis->ticks[i - 1])) < room + LABEL_GAP)
            return false;
    return true;
}

struct axis axis_linear(double low, double high, double step, double from, double to)
{
    struct axis axis = {.low = low, .high = high, .from = from, .to = to};
    unsigned wanted = MOST_WANTED;

    do
        set_ticks(&axis, step, wanted);
    while (!labels_fit(&axis) && --wanted > 0);
    return axis;
}

struct axis axis_logarithmic(double low, double high, double from, double to)
{
    struct axis axis = {.from = from, .to = to, .logarithmic = true, .low = 1};
    unsigned powers = 0, every;
    double figure;

    while (axis.low > low)
        axis.low /= 10;
    while (axis.low * 10 <= low)
        axis.low *= 10;
    axis.high = axis.low;
    for (; axis.high < high || powers == 0; powers++)
        axis.high *= 10;
    every = 1 + powers / MOST_WANTED;
    figure = axis.low;
    for (unsigned i = 0; i <= powers; i++) {
        if (i % every == 0)
            add_tick(&axis, figure);
        figure *= 10;
    }
    return axis;
}

double axis_place(const struct axis *axis, double figure)
{
    double part, inside = smaller(larger(figure, axis->low), axis->high);

    if (axis->logarithmic)
        part = log10(inside / axis->low) / log10(axis->high / axis->low);
    else
        part = (inside - axis->low) / (axis->high - axis->low);
    return axis->from + part * (axis->to - axis->from);
}
