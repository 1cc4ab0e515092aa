/*
 * plot.c - a picture of a summary that stands alone: no script, no font to be fetched, a
 * background of its own, light or dark as the viewer likes it.
 */
#include "plot/plot.h"

#include "base/larger.h"
#include "base/quote.h"
#include "draw/svg_text.h"
#include "plot/chart.h"

#include <math.h>

/* Colours are those of draw/svg.c and of the pages (draw/page/theme.css). */
static const char STYLE[] =
    "text{font-family:Helvetica,Arial,'Liberation Sans',sans-serif;font-size:14px;"
    "fill:#1b1b1b;text-anchor:middle}\n"
    ".title{font-size:17px;font-weight:bold;text-anchor:start}\n"
    ".facts{font-size:13px;text-anchor:start}\n"
    ".beside{text-anchor:start}\n"
    ".name{text-anchor:end}\n"
    ".group{font-weight:bold;text-anchor:start}\n"
    ".tick{font-size:12px}\n"
    ".scale{font-size:12px;text-anchor:end}\n"
    ".axis{font-size:13px}\n"
    ".paper{fill:#fff}\n"
    ".grid{fill:none;stroke:#d5d9e0;stroke-width:1}\n"
    ".rule{fill:none;stroke:#1b1b1b;stroke-width:1.3}\n"
    ".bar{fill:#86b7e4;stroke:#1f4e79;stroke-width:1.2}\n"
    ".whisker{fill:none;stroke:#1b1b1b;stroke-width:1.3}\n"
    ".line{fill:none;stroke-width:1.8}\n"
    ".mark{stroke:#fff;stroke-width:1}\n"
    ".line.s0{stroke:#1f4e79}.mark.s0{fill:#1f4e79}\n"
    ".line.s1{stroke:#8a4b08}.mark.s1{fill:#8a4b08}\n"
    ".line.s2{stroke:#1d6b34}.mark.s2{fill:#1d6b34}\n"
    ".line.s3{stroke:#b3132b}.mark.s3{fill:#b3132b}\n"
    ".line.s4{stroke:#55388a}.mark.s4{fill:#55388a}\n"
    ".line.s5{stroke:#565d69}.mark.s5{fill:#565d69}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".paper{fill:#16191d}\n"
    "text{fill:#ececec}\n"
    ".grid{stroke:#323943}\n"
    ".rule,.whisker{stroke:#ececec}\n"
    ".bar{fill:#1d3b57;stroke:#86b7e4}\n"
    ".mark{stroke:#16191d}\n"
    ".line.s0{stroke:#86b7e4}.mark.s0{fill:#86b7e4}\n"
    ".line.s1{stroke:#e4ac62}.mark.s1{fill:#e4ac62}\n"
    ".line.s2{stroke:#7fd097}.mark.s2{fill:#7fd097}\n"
    ".line.s3{stroke:#ff8f9c}.mark.s3{fill:#ff8f9c}\n"
    ".line.s4{stroke:#b9a0e6}.mark.s4{fill:#b9a0e6}\n"
    ".line.s5{stroke:#a4acb8}.mark.s5{fill:#a4acb8}\n"
    "}\n";

/* Pixels: sizes of letters, between heading and drawing; title and facts are not broken
 * into narrower lines than this. */
static const double TITLE = 17, FACTS = 13, BETWEEN = 12, LEAST_WIDTH = 420;

static void add_series(struct chart *chart, const struct algorithm *algorithm)
{
    for (size_t i = 0; i < chart->count; i++)
        if (chart->series[i] == algorithm)
            return;
    chart->series[chart->count++] = algorithm;
}

static void take_entry(struct chart *chart, const struct summary_entry *entry)
{
    double mean = chart_mean(entry);

    add_series(chart, entry->algorithm);
    chart->most = larger(chart->most, mean + chart_error(entry));
    chart->least = smaller(chart->least, mean);
}

static void take_groups(struct chart *chart)
{
    for (size_t g = 0; g < chart->groups->count; g++) {
        const struct summary *summary = groups_of(chart->groups, g);

        for (size_t i = 0; i < summary->count; i++)
            take_entry(chart, &summary->entries[i]);
    }
    if (chart->most == 0)
        chart->most = 1;
}

/* Whether there are lines to be drawn: keys are numbers, and not all the same. */
static bool has_numbers(struct chart *chart)
{
    const struct groups *groups = chart->groups;
    double number;

    chart->whole = true;
    chart->first = INFINITY;
    chart->last = -INFINITY;
    for (size_t i = 0; i < groups->count; i++) {
        if (!groups->by || !groups_number(groups_key(groups, i), &number))
            return false;
        chart->first = smaller(chart->first, number);
        chart->last = larger(chart->last, number);
        chart->whole = chart->whole && number == floor(number);
    }
    return chart->last > chart->first && isfinite(chart->last - chart->first);
}

static void describe_group(struct chart *chart, size_t group)
{
    const struct summary *summary = groups_of(chart->groups, group);

    if (chart->groups->by) {
        buffer_text(&chart->about, " ");
        buffer_text(&chart->about, chart_by(chart));
        buffer_text(&chart->about, " ");
        buffer_text(&chart->about, chart_key(chart, group));
        buffer_text(&chart->about, ":");
    }
    for (size_t i = 0; i < summary->count; i++) {
        buffer_text(&chart->about, i == 0 ? " " : ", ");
        buffer_text(&chart->about, summary->entries[i].algorithm->name);
        buffer_text(&chart->about, " ");
        chart_figure(&chart->about, &summary->entries[i]);
    }
    buffer_text(&chart->about, ".");
}

static bool make_texts(struct chart *chart)
{
    buffer_text(&chart->title, "Leaves read of a tree");
    if (chart->groups->by) {
        buffer_text(&chart->title, ", by ");
        buffer_text(&chart->title, chart_by(chart));
    }
    buffer_number(&chart->facts, chart->groups->trees);
    buffer_text(&chart->facts,
                chart->groups->trees == 1 ? " tree; means" : " trees; means");
    buffer_text(&chart->facts, ", and as whiskers their standard errors");
    for (size_t i = 0; i < chart->groups->count; i++)
        describe_group(chart, i);
    return !chart->title.failed && !chart->facts.failed && !chart->about.failed;
}

static double put_heading(FILE *out, struct chart *chart)
{
    double y = svg_text_wrap(out, "title", CHART_MARGIN, CHART_MARGIN + TITLE,
                             chart->width, TITLE, chart->title.data);

    return svg_text_wrap(out, "facts", CHART_MARGIN, y, chart->width, FACTS,
                         chart->facts.data);
}

static void put_head(FILE *out, const struct chart *chart, double height)
{
    double width = chart->width + 2 * CHART_MARGIN;

    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
            "viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-labelledby=\"plot-title "
            "plot-description\">\n<title id=\"plot-title\">",
            width, height, width, height);
    quote_xml(out, chart->title.data);
    fputs("</title>\n<desc id=\"plot-description\">", out);
    quote_xml(out, chart->facts.data);
    fputs(".", out);
    quote_xml(out, chart->about.size > 0 ? chart->about.data : "");
    fprintf(out,
            "</desc>\n<style>\n%s</style>\n<rect class=\"paper\" width=\"100%%\" "
            "height=\"100%%\"/>\n",
            STYLE);
}

static void put_chart(FILE *out, struct chart *chart, const struct chart_kind *kind)
{
    double top;

    kind->measure(chart);
    chart->width = larger(chart->width, LEAST_WIDTH);
    top = put_heading(NULL, chart) + BETWEEN;
    put_head(out, chart, top + chart->height + CHART_MARGIN);
    put_heading(out, chart);
    kind->put(out, chart, top);
    fputs("</svg>\n", out);
}

bool plot_svg(FILE *out, const struct groups *groups)
{
    struct chart chart = {.groups = groups, .least = INFINITY};
    bool done;

    take_groups(&chart);
    done = make_texts(&chart);
    if (done)
        put_chart(out, &chart, has_numbers(&chart) ? &chart_lines : &chart_bars);
    done = done && !chart.word.failed;
    buffer_release(&chart.title);
    buffer_release(&chart.facts);
    buffer_release(&chart.about);
    buffer_release(&chart.word);
    return done;
}
