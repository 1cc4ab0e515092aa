/*
 * style.c - the words for how people wish a picture to be.
 */
#include "draw/style.h"

#include "base/digit.h"

#include <strings.h>

const char *style_label(size_t i)
{
    static const char *const words[] = {[LABELS_NAMES] = "names",
                                        [LABELS_IDS] = "ids",
                                        [LABELS_LETTERS] = "letters",
                                        [LABELS_NONE] = "none",
                                        NULL};

    return words[i];
}

const char *style_layout(size_t i)
{
    static const char *const words[] = {
        [PICTURE_DOWN] = "down", [PICTURE_RIGHT] = "right", NULL};

    return words[i];
}

static const struct {
    const char *name;
    struct picture_paper paper;
} papers[] = {
    {"a3", {297, 420}},         {"a3-landscape", {420, 297}},
    {"a4", {210, 297}},         {"a4-landscape", {297, 210}},
    {"letter", {215.9, 279.4}}, {"letter-landscape", {279.4, 215.9}},
};

enum { PAPERS = sizeof papers / sizeof papers[0] };

const char style_pages[] = "a3, a4 or letter, one of these with -landscape behind it, or "
                           "WxH in mm from 40 to 5000";

const char *style_page(size_t i)
{
    return i < PAPERS ? papers[i].name : NULL;
}

/* Whole millimetres at *text, which is moved behind them; 0 where there are none that a
 * page can have. */
static double take_length(const char **text)
{
    enum { LEAST = 40, MOST = 5000 };
    unsigned long length = 0;

    while (is_digit(**text) && length <= MOST)
        length = 10 * length + (unsigned long)(*(*text)++ - '0');
    return length >= LEAST && length <= MOST ? (double)length : 0;
}

bool style_read_page(const char *text, struct picture_paper *paper)
{
    struct picture_paper read = {0};

    for (size_t i = 0; i < PAPERS; i++)
        if (strcasecmp(papers[i].name, text) == 0) {
            *paper = papers[i].paper;
            return true;
        }
    read.width = take_length(&text);
    if (read.width > 0 && (*text == 'x' || *text == 'X')) {
        text++;
        read.height = take_length(&text);
    }
    if (!(read.height > 0) || *text)
        return false;
    *paper = read;
    return true;
}
