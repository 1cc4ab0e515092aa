/*
 * svg_legend.c - the legend of an SVG drawing.
 */
#include "draw/svg_legend.h"

#include "draw/caption.h"
#include "draw/svg_text.h"
#include "draw/tag.h"

/* Which drawings have a sign. */
enum use {
    SIDES,
    CHANCE,
    PLAYERS,
    SEARCHED,
    ENDED,
    GOING_ON,
    CUT,
    LOWER,
    UPPER,
    WINDOWS,
    NUMBERS,
    SHEET
};

static const struct legend_entry {
    const char *sample; /* 28 wide, 20 high */
    const char *text;
    enum use use;
} entries[] = {
    {
        .sample = "<path class=\"max\" d=\"M14 3L25 18H3Z\"/>",
        .text = "MAX",
        .use = SIDES,
    },
    {
        .sample = "<path class=\"min\" d=\"M14 18L3 3H25Z\"/>",
        .text = "MIN",
        .use = SIDES,
    },
    {
        .sample = "<path class=\"player\" d=\"M2 10L8 2H20L26 10L20 18H8Z\"/>"
                  "<text class=\"under\" x=\"14\" y=\"14\">n</text>",
        .text = "player n",
        .use = PLAYERS,
    },
    {
        .sample = "<ellipse class=\"chance\" cx=\"14\" cy=\"10\" rx=\"8\" ry=\"8\"/>",
        .text = "chance, and its odds",
        .use = CHANCE,
    },
    {
        .sample = "<path class=\"edge line\" d=\"M2 10H26\"/>",
        .text = "principal variation",
        .use = ENDED,
    },
    {
        .sample = "<path class=\"edge cut\" d=\"M2 10H26\"/>"
                  "<path class=\"bar\" d=\"M11 4V16M16 4V16\"/>",
        .text = "cut, and its bounds",
        .use = CUT,
    },
    {
        .sample = "<path class=\"edge unvisited\" d=\"M2 10H26\"/>",
        .text = "never visited",
        .use = ENDED,
    },
    {
        .sample = "<path class=\"edge unvisited\" d=\"M2 10H26\"/>",
        .text = "not visited yet",
        .use = GOING_ON,
    },
    {
        .sample = "<text class=\"order\" x=\"14\" y=\"14\">#1</text>",
        .text = "first leaf read",
        .use = SEARCHED,
    },
    {
        .sample = "<path class=\"band\" d=\"M2 5H26\"/><path class=\"edge\" d=\"M2 "
                  "5H26\"/><path class=\"floor\" d=\"M2 16H26\"/>",
        .text = "strategy of MAX, leaves that prove \u2265",
        .use = LOWER,
    },
    {
        .sample = "<path class=\"beads\" d=\"M3 5H26\"/><path class=\"edge\" d=\"M2 "
                  "5H26\"/><path class=\"ceiling\" d=\"M2 16H26\"/>",
        .text = "strategy of MIN, leaves that prove \u2264",
        .use = UPPER,
    },
    {
        .sample = "<text class=\"order\" x=\"14\" y=\"14\">[\u03B1, \u03B2]</text>",
        .text = "window at entry",
        .use = WINDOWS,
    },
    {
        .sample = "<text class=\"order\" x=\"14\" y=\"14\">p, d</text>",
        .text = "proof and disproof number",
        .use = NUMBERS,
    },
    {
        .sample = "<rect class=\"answer\" x=\"0\" y=\"3\" width=\"28\" height=\"14\"/>"
                  "<text class=\"order\" x=\"14\" y=\"14\">,</text>",
        .text = "\u03B1, \u03B2 at entry",
        .use = SHEET,
    },
    {
        .sample = "<text class=\"order\" x=\"4\" y=\"14\">#</text><rect class=\"answer\" "
                  "x=\"9\" y=\"3\" width=\"19\" height=\"14\"/>",
        .text = "which leaf is read when",
        .use = SHEET,
    },
    {
        .sample = "<path class=\"edge\" d=\"M2 10H26\"/><rect class=\"answer\" x=\"9\" "
                  "y=\"5\" width=\"10\" height=\"10\"/>",
        .text = "cut here?",
        .use = SHEET,
    },
};

static bool is_used(const struct legend_entry *entry, const struct picture *picture)
{
    const struct history *history = picture->history;

    switch (entry->use) {
    case SIDES:
        return !tree_has_payoffs(picture->tree);
    case PLAYERS:
        return tree_has_payoffs(picture->tree);
    case CHANCE:
        return picture->tree->chance;
    case SEARCHED:
        return history;
    case ENDED:
        return caption_is_final(picture);
    case GOING_ON:
        return history && !caption_is_final(picture);
    case CUT:
        return history && history->cut_count > 0;
    case LOWER:
        return strategy_is_shown(picture, PROOF_LOWER);
    case UPPER:
        return strategy_is_shown(picture, PROOF_UPPER);
    case WINDOWS:
        return picture->style.windows && tag_has_windows(picture);
    case NUMBERS:
        return tag_has_numbers(picture);
    case SHEET:
        break;
    }
    return picture_is_sheet(picture);
}

/* Of an entry: the sample, the space on both sides of the text, the height of a row. */
static const double SAMPLE = 28, BEFORE = 5, BEHIND = 18, ROW = 24, SIZE = 12;

static void put_entry(FILE *out, const struct legend_entry *entry, double x, double y)
{
    fprintf(out, "<g transform=\"translate(%.1f %.1f)\">%s", x, y, entry->sample);
    svg_text_put(out, "name", SAMPLE + BEFORE, 14, entry->text);
    fputs("</g>\n", out);
}

double svg_legend_put(FILE *out, double x, double y, double width,
                      const struct picture *picture)
{
    double left = 0, down = 0;

    for (size_t i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        const struct legend_entry *entry = &entries[i];
        double room = SAMPLE + BEFORE + svg_text_width(entry->text, SIZE);

        if (!is_used(entry, picture))
            continue;
        if (left > 0 && left + room > width) {
            left = 0;
            down += ROW;
        }
        if (out)
            put_entry(out, entry, x + left, y + down);
        left += room + BEHIND;
    }
    return down + ROW;
}
