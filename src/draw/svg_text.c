/*
 * svg_text.c - estimating and writing text of an SVG drawing.
 */
#include "draw/svg_text.h"

#include "base/quote.h"
#include "base/utf8.h"
#include "draw/columns.h"

#include <string.h>

/* Widths as parts of the font size. */
static const double NARROW = 0.36, COMMON = 0.6, CAPITAL = 0.74, BROAD = 0.98,
                    FOREIGN = 0.68;

/* Of the lines of a paragraph. */
static const double LINE_HEIGHT = 1.35;

static double ascii_width(char c)
{
    if (strchr(" !'()*,-./:;I[]`fijlrt{|}", c))
        return NARROW;
    if (strchr("%@MWmw", c))
        return BROAD;
    return c >= 'A' && c <= 'Z' ? CAPITAL : COMMON;
}

double svg_text_width(const char *text, double size)
{
    double width = 0;
    size_t all = columns_of(text), ascii = 0;

    for (; *text; text++) {
        if ((unsigned char)*text >= ' ' && (unsigned char)*text < 0x7F) {
            width += ascii_width(*text);
            ascii++;
        }
    }
    return size * (width + FOREIGN * (double)(all - ascii));
}

void svg_text_put(FILE *out, const char *class, double x, double y, const char *text)
{
    fprintf(out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", class, x, y);
    quote_xml(out, text);
    fputs("</text>\n", out);
}

/* Closes the first line of text with a NUL, in place of a blank unless all of it fits. */
static char *close_line(char *text, double width, double size)
{
    char *all = text + strlen(text), *end = all, *blank;

    while (svg_text_width(text, size) > width && (blank = strrchr(text, ' '))) {
        if (end != all)
            *end = ' ';
        end = blank;
        *end = '\0';
    }
    return end;
}

double svg_text_wrap(FILE *out, const char *class, double x, double y, double width,
                     double size, char *text)
{
    char *all = text + strlen(text), *end;

    do {
        end = close_line(text, width, size);
        if (out)
            svg_text_put(out, class, x, y, text);
        if (end != all)
            *end = ' ';
        text = end + 1;
        y += LINE_HEIGHT * size;
    } while (end != all);
    return y;
}
