/*
 * lines.c - a line for each algorithm, over the numbers in a column.
 *
 * Lines differ by colour, marks and dashes, so that grey and any eyes will do.
 */
#include "plot/chart.h"

#include "base/larger.h"
#include "draw/svg_text.h"
#include "plot/axis.h"

/* Pixels of the plot itself; half of a whisker's ends; of the axis below, with its labels
 * and its title, and of the title above. */
static const double WIDTH = 560, HEIGHT = 330, CAP = 3.5, FOOT = 56, HEAD = 24;

/* Pixels in the legend: of a row, of a line in it, and between its parts. */
static const double ROW = 22, SAMPLE = 38, GAP = 8;

/* Figures that differ by more are told apart on a logarithmic axis only. */
static const double LINEAR = 100;

/* Any two lines differ in marks or dashes. */
enum { COLOURS = 6, MARKS = 6, DASHES = 4 };

static const char *const marks[MARKS] = {
    "M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1 -4.5 0Z",
    "M-4 -4H4V4H-4Z",
    "M0 -5.5L5 4H-5Z",
    "M0 -5.8L5 0L0 5.8L-5 0Z",
    "M0 5.5L5 -4H-5Z",
    "M-4.5 -1.5H-1.5V-4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5Z",
};

static const char *const dashes[DASHES] = {"none", "7 3", "2 3", "9 3 2 3"};

_Static_assert(ALGORITHM_COUNT <= MARKS * DASHES, "each line has a style of its own");

/* Where everything stands. */
struct plane {
    struct axis x, y;
    double labels; /* the width of those of the upright axis */
};

static struct axis upright(const struct chart *chart, double bottom)
{
    if (chart->least > 0 && chart->most >= LINEAR * chart->least)
        return axis_logarithmic(chart->least, chart->most, bottom, bottom - HEIGHT);
    return axis_linear(0, chart->most, 0, bottom, bottom - HEIGHT);
}

static void place(struct plane *plane, const struct chart *chart, double bottom)
{
    char label[AXIS_LABEL];

    plane->y = upright(chart, bottom);
    plane->labels = 0;
    for (size_t i = 0; i < plane->y.count; i++) {
        axis_label(label, plane->y.ticks[i], AXIS_DIGITS);
        plane->labels = larger(plane->labels, svg_text_width(label, CHART_SMALL));
    }
}

/* Writes the i-th mark, and a line through it, if it has a place in the legend. */
static void put_mark(FILE *out, size_t i, double x, double y)
{
    fprintf(out,
            "<path class=\"mark s%zu\" transform=\"translate(%.1f %.1f)\" d=\"%s\"/>\n",
            i % COLOURS, x, y, marks[i % MARKS]);
}

static void begin_line(FILE *out, size_t i)
{
    fprintf(out, "<path class=\"line s%zu\" stroke-dasharray=\"%s\" d=\"", i % COLOURS,
            dashes[(i + i / MARKS) % DASHES]);
}

/* Puts the legend that wide, and returns its height. out may be NULL. */
static double put_legend(FILE *out, const struct chart *chart, double top)
{
    double x = CHART_MARGIN, y = top + ROW / 2;

    for (size_t i = 0; i < chart->count; i++) {
        const char *name = chart->series[i]->name;
        double width = SAMPLE + GAP + svg_text_width(name, CHART_LETTERS);

        if (x > CHART_MARGIN && x + width > CHART_MARGIN + chart->width) {
            x = CHART_MARGIN;
            y += ROW;
        }
        if (out) {
            begin_line(out, i);
            fprintf(out, "M%.1f %.1fH%.1f\"/>\n", x, y, x + SAMPLE);
            put_mark(out, i, x + SAMPLE / 2, y);
            svg_text_put(out, "beside", x + SAMPLE + GAP, y + CHART_LETTERS * 0.35, name);
        }
        x += width + 3 * GAP;
    }
    return y + ROW / 2 - top;
}

static void measure_lines(struct chart *chart)
{
    struct plane plane;

    place(&plane, chart, HEIGHT);
    chart->width = plane.labels + GAP + WIDTH + 2 * GAP;
    chart->height = HEAD + HEIGHT + FOOT + put_legend(NULL, chart, 0);
}

static void put_grid(FILE *out, const struct plane *plane)
{
    const struct axis *x = &plane->x, *y = &plane->y;
    char label[AXIS_LABEL];

    for (size_t i = 0; i < y->count; i++) {
        double at = axis_place(y, y->ticks[i]);

        axis_label(label, y->ticks[i], AXIS_DIGITS);
        chart_line(out, "grid", x->from - GAP, at, x->to + GAP, at);
        svg_text_put(out, "scale", x->from - 2 * GAP, at + CHART_SMALL * 0.35, label);
    }
    for (size_t i = 0; i < x->count; i++) {
        double at = axis_place(x, x->ticks[i]);

        axis_label(label, x->ticks[i], AXIS_DIGITS);
        chart_line(out, "grid", at, y->to, at, y->from + 5);
        svg_text_put(out, "tick", at, y->from + 19, label);
    }
}

static void put_axes(FILE *out, struct chart *chart, const struct plane *plane)
{
    put_grid(out, plane);
    chart_line(out, "rule", plane->x.from - GAP, plane->y.from, plane->x.to + GAP,
               plane->y.from);
    svg_text_put(out, "beside axis", CHART_MARGIN, plane->y.to - 12,
                 plane->y.logarithmic ? "leaves read of a tree, on a logarithmic scale"
                                      : "leaves read of a tree");
    svg_text_put(out, "axis", (plane->x.from + plane->x.to) / 2, plane->y.from + 40,
                 chart_by(chart));
}

/* Where the series has its figure for a group; NULL where it has none. */
static const struct summary_entry *find_point(const struct chart *chart,
                                              const struct plane *plane, size_t series,
                                              size_t group, double *x, double *y)
{
    const struct summary_entry *entry =
        chart_find(groups_of(chart->groups, group), chart->series[series]);
    double number;

    if (!entry || !groups_number(groups_key(chart->groups, group), &number))
        return NULL;
    *x = axis_place(&plane->x, number);
    *y = axis_place(&plane->y, chart_mean(entry));
    return entry;
}

static void put_whisker(FILE *out, const struct plane *plane,
                        const struct summary_entry *entry, double x)
{
    double mean = chart_mean(entry), error = chart_error(entry);
    double low = axis_place(&plane->y, mean - error);
    double high = axis_place(&plane->y, mean + error);

    if (error > 0)
        fprintf(out,
                "<path class=\"whisker\" d=\"M%.1f %.1fH%.1fM%.1f %.1fV%.1fM%.1f "
                "%.1fH%.1f\"/>\n",
                x - CAP, low, x + CAP, x, low, high, x - CAP, high, x + CAP);
}

static void put_series(FILE *out, const struct chart *chart, const struct plane *plane,
                       size_t series)
{
    double x, y;
    char step = 'M';

    begin_line(out, series);
    for (size_t i = 0; i < chart->groups->count; i++)
        if (find_point(chart, plane, series, i, &x, &y)) {
            fprintf(out, "%c%.1f %.1f", step, x, y);
            step = 'L';
        }
    fputs("\"/>\n", out);
    for (size_t i = 0; i < chart->groups->count; i++) {
        const struct summary_entry *entry = find_point(chart, plane, series, i, &x, &y);

        if (!entry)
            continue;
        put_whisker(out, plane, entry, x);
        put_mark(out, series, x, y);
    }
}

static void put_lines(FILE *out, struct chart *chart, double top)
{
    struct plane plane;
    double bottom = top + HEAD + HEIGHT, right = CHART_MARGIN + chart->width - 2 * GAP;

    place(&plane, chart, bottom);
    plane.x = axis_linear(chart->first, chart->last, chart->whole,
                          CHART_MARGIN + plane.labels + 3 * GAP, right);
    put_axes(out, chart, &plane);
    for (size_t i = 0; i < chart->count; i++)
        put_series(out, chart, &plane, i);
    put_legend(out, chart, bottom + FOOT);
}

const struct chart_kind chart_lines = {
    .measure = measure_lines,
    .put = put_lines,
};
