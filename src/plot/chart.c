/*
 * chart.c - what bars and lines have in common.
 */
#include "plot/chart.h"

#include "base/score.h"
#include "draw/columns.h"
#include "plot/axis.h"

/* Digits of figures, and columns of names. */
enum { DIGITS = 5, NAME_COLUMNS = 60 };

static const char ELLIPSIS[] = "\xE2\x80\xA6", PLUS_MINUS[] = " \xC2\xB1 ";

const struct summary_entry *chart_find(const struct summary *summary,
                                       const struct algorithm *algorithm)
{
    for (size_t i = 0; i < summary->count; i++)
        if (summary->entries[i].algorithm == algorithm)
            return &summary->entries[i];
    return NULL;
}

double chart_mean(const struct summary_entry *entry)
{
    return summary_leaves_mean(entry);
}

double chart_error(const struct summary_entry *entry)
{
    double error = summary_leaves_error(entry);

    return score_known(error) ? error : 0;
}

static void add_number(struct buffer *text, double figure, int digits)
{
    char label[AXIS_LABEL];

    axis_label(label, figure, digits);
    buffer_text(text, label);
}

void chart_figure(struct buffer *text, const struct summary_entry *entry)
{
    double error = summary_leaves_error(entry);

    add_number(text, chart_mean(entry), DIGITS);
    if (!score_known(error))
        return;
    buffer_text(text, PLUS_MINUS);
    add_number(text, error, 2);
}

static const char *shorten(struct chart *chart, const char *name)
{
    buffer_clear(&chart->word);
    buffer_text(&chart->word, name);
    columns_shorten(&chart->word, NAME_COLUMNS, COLUMNS_END, ELLIPSIS);
    return chart->word.failed ? "" : chart->word.data;
}

const char *chart_key(struct chart *chart, size_t group)
{
    const char *key = groups_key(chart->groups, group);

    return shorten(chart, key[0] ? key : "none");
}

const char *chart_by(struct chart *chart)
{
    return shorten(chart, chart->groups->by);
}

void chart_line(FILE *out, const char *class, double x1, double y1, double x2, double y2)
{
    fprintf(out, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\"/>\n", class, x1, y1, x2,
            y2);
}
