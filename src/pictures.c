/*
 * pictures.c - the words that options of pictures take.
 */
#include "pictures.h"

#include "base/digit.h"

const char *pictures_label(size_t i)
{
    static const char *const words[] = {[LABELS_NAMES] = "names",
                                        [LABELS_IDS] = "ids",
                                        [LABELS_LETTERS] = "letters",
                                        [LABELS_NONE] = "none",
                                        NULL};

    return words[i];
}

const char *pictures_layout(size_t i)
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

const char *pictures_page(size_t i)
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

bool pictures_set_page(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    struct picture_paper *paper = target;
    const char *rest = argument;
    size_t place;

    if (options_find(row->words, argument, &place)) {
        *paper = papers[place].paper;
        return true;
    }
    paper->width = take_length(&rest);
    if (paper->width > 0 && (*rest == 'x' || *rest == 'X')) {
        rest++;
        paper->height = take_length(&rest);
    }
    return (paper->height > 0 && *rest == '\0') ||
           error_set(error, ERROR_USAGE,
                     "option '--%s': expected a3, a4 or letter, one of these with "
                     "-landscape behind it, or WxH in mm from 40 to 5000, not '%.100s'",
                     row->name, argument);
}
