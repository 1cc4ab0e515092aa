/*
 * bars.c - a bar for each algorithm, below each other; those of a group below its key.
 */
#include "plot/chart.h"

#include "base/larger.h"
#include "draw/svg_text.h"
#include "plot/axis.h"

/* Pixels: a row, a bar in it, half of a whisker's ends; the longest bar; between names,
 * bars and figures; the axis below with its labels and its title. */
static const double ROW = 25, BAR = 15, CAP = 4, LENGTH = 380, GAP = 10, AXIS = 48;

/* Where everything stands: left of bars, their axis, and where the next row is. */
struct bars {
    double names, figures, keys; /* widths */
    struct axis axis;
    double y;
};

static const char *figure_text(struct chart *chart, const struct summary_entry *entry)
{
    buffer_clear(&chart->word);
    chart_figure(&chart->word, entry);
    return chart->word.failed ? "" : chart->word.data;
}

/* How many rows there are, and in them how much room names and figures take. */
static size_t measure_rows(struct chart *chart, struct bars *bars)
{
    size_t rows = 0;

    for (size_t g = 0; g < chart->groups->count; g++) {
        const struct summary *summary = groups_of(chart->groups, g);

        rows += summary->count;
        if (chart->groups->by) {
            rows++;
            bars->keys =
                larger(bars->keys, svg_text_width(chart_key(chart, g), CHART_LETTERS));
        }
        for (size_t i = 0; i < summary->count; i++) {
            const struct summary_entry *entry = &summary->entries[i];

            bars->names = larger(bars->names,
                                 svg_text_width(entry->algorithm->name, CHART_LETTERS));
            bars->figures = larger(
                bars->figures, svg_text_width(figure_text(chart, entry), CHART_LETTERS));
        }
    }
    return rows;
}

static void measure_bars(struct chart *chart)
{
    struct bars bars = {.names = 0};
    size_t rows = measure_rows(chart, &bars);

    chart->width = larger(bars.names + GAP + LENGTH + GAP + bars.figures, bars.keys);
    chart->height = ROW * (double)rows + AXIS;
}

/* The grid behind the bars of a group, and where they begin. */
static void put_grid(FILE *out, const struct bars *bars, double bottom)
{
    const struct axis *axis = &bars->axis;

    for (size_t i = 0; i < axis->count; i++) {
        double x = axis_place(axis, axis->ticks[i]);

        chart_line(out, i == 0 ? "rule" : "grid", x, bars->y, x, bottom);
    }
}

/* The axis below all of them. */
static void put_axis(FILE *out, const struct bars *bars)
{
    const struct axis *axis = &bars->axis;
    char label[AXIS_LABEL];

    for (size_t i = 0; i < axis->count; i++) {
        axis_label(label, axis->ticks[i], AXIS_DIGITS);
        svg_text_put(out, "tick", axis_place(axis, axis->ticks[i]), bars->y + 16, label);
    }
    svg_text_put(out, "axis", (axis->from + axis->to) / 2, bars->y + 38,
                 "leaves read of a tree");
}

/* The mean and, across its end, the error. */
static void put_bar(FILE *out, const struct bars *bars, const struct summary_entry *entry)
{
    double mean = chart_mean(entry), error = chart_error(entry);
    double from = bars->axis.from, to = axis_place(&bars->axis, mean);
    double low = axis_place(&bars->axis, mean - error);
    double high = axis_place(&bars->axis, mean + error);
    double middle = bars->y + ROW / 2;

    fprintf(
        out,
        "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
        from, middle - BAR / 2, to - from, BAR);
    if (error > 0)
        fprintf(out,
                "<path class=\"whisker\" d=\"M%.1f %.1fV%.1fM%.1f %.1fH%.1fM%.1f "
                "%.1fV%.1f\"/>\n",
                low, middle - CAP, middle + CAP, low, middle, high, high, middle - CAP,
                middle + CAP);
}

static void put_row(FILE *out, struct chart *chart, struct bars *bars,
                    const struct summary_entry *entry)
{
    double base = bars->y + ROW / 2 + CHART_LETTERS * 0.35;

    svg_text_put(out, "name", bars->axis.from - GAP, base, entry->algorithm->name);
    put_bar(out, bars, entry);
    svg_text_put(out, "beside", bars->axis.to + GAP, base, figure_text(chart, entry));
    bars->y += ROW;
}

static void put_group(FILE *out, struct chart *chart, struct bars *bars, size_t group)
{
    const struct summary *summary = groups_of(chart->groups, group);

    if (chart->groups->by) {
        svg_text_put(out, "group", CHART_MARGIN, bars->y + ROW - 7,
                     chart_key(chart, group));
        bars->y += ROW;
    }
    put_grid(out, bars, bars->y + ROW * (double)summary->count);
    for (size_t i = 0; i < summary->count; i++)
        put_row(out, chart, bars, &summary->entries[i]);
}

static void put_bars(FILE *out, struct chart *chart, double top)
{
    struct bars bars = {.y = top};
    double left;

    measure_rows(chart, &bars);
    left = CHART_MARGIN + bars.names + GAP;
    bars.axis = axis_linear(0, chart->most, 0, left, left + LENGTH);
    for (size_t i = 0; i < chart->groups->count; i++)
        put_group(out, chart, &bars, i);
    put_axis(out, &bars);
}

const struct chart_kind chart_bars = {
    .measure = measure_bars,
    .put = put_bars,
};
