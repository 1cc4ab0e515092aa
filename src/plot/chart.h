/*
 * chart.h - a picture of a summary: the leaves that each algorithm has read of a tree, on
 * the average, with their standard errors.
 *
 * Bars, each with its name, stand for algorithms; lines for how they go with the numbers
 * in a column.
 */
#ifndef GTEVAL_PLOT_CHART_H
#define GTEVAL_PLOT_CHART_H

#include "base/buffer.h"
#include "summary/groups.h"

#include <stdio.h>

/* Pixels: of the margins; of letters. */
enum { CHART_MARGIN = 22, CHART_LETTERS = 14, CHART_SMALL = 12 };

struct chart {
    const struct groups *groups; /* borrowed */
    const struct algorithm *series[ALGORITHM_COUNT];
    size_t count;                      /* of the series, as they first appear */
    double most;                       /* of all means and the ends of their errors */
    double least;                      /* of all means */
    double first, last;                /* of numbers in the column; for lines */
    bool whole;                        /* all of these are */
    double width, height;              /* of the drawing, set by measure */
    struct buffer title, facts, about; /* owned: about is for those who do not see */
    struct buffer word;                /* owned: for a name that is shortened */
};

/* How it is drawn. */
struct chart_kind {
    void (*measure)(struct chart *chart);
    /* top: where the drawing begins, within the margins */
    void (*put)(FILE *out, struct chart *chart, double top);
};

extern const struct chart_kind chart_bars, chart_lines;

/* The entry of an algorithm in a summary; NULL where it has none. */
const struct summary_entry *chart_find(const struct summary *summary,
                                       const struct algorithm *algorithm);

/* The mean of an entry and its error; no error is 0. */
double chart_mean(const struct summary_entry *entry);
double chart_error(const struct summary_entry *entry);

/* Appends them: 21.25 ± 0.5. */
void chart_figure(struct buffer *text, const struct summary_entry *entry);

/* The value of the column that the i-th group has, shortened: in chart->word. */
const char *chart_key(struct chart *chart, size_t group);

/* The same of the name of the column. */
const char *chart_by(struct chart *chart);

void chart_line(FILE *out, const char *class, double x1, double y1, double x2, double y2);

#endif
