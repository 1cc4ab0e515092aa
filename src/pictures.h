/*
 * pictures.h - options of pictures that both programs have.
 */
#ifndef GTEVAL_PICTURES_H
#define GTEVAL_PICTURES_H

#include "command/options.h"
#include "draw/style.h"

/* Rows for the list of OPTIONs, which set the member style of struct settings. */
#define PICTURES_OPTIONS(OPTION, windows_help)                                           \
    OPTION(WINDOWS, 0, "windows", SETS_FLAG(style.windows), windows_help)                \
    OPTION(LABELS, 0, "labels",                                                          \
           SETS_WORD("names|ids|letters|none", style.labels, style_label),               \
           "what nodes are called in a picture: by their names or\nelse ids (default), " \
           "by ids, by letters, or not at all")                                          \
    OPTION(LAYOUT, 0, "layout", SETS_WORD("down|right", style.layout, style_layout),     \
           "in svg, dot and tikz, children stand below their parent\n(default) or to "   \
           "the right of it")                                                            \
    OPTION(PAGE, 0, "page", CALLS_ON(style.page, "SIZE", style_page, pictures_set_page), \
           "svg, dot and tikz are scaled down to fit on a page: a3,\na4, letter, "       \
           "a4-landscape and so on, or WxH in mm")                                       \
    OPTION(TITLE, 0, "title", SETS_TEXT("TEXT", style.title),                            \
           "what stands above a picture")                                                \
    OPTION(                                                                              \
        FRAGMENT, 0, "fragment", SETS_FLAG(style.fragment),                              \
        "with --format=tikz: only what \\input needs, without\nthe document around it")

/* Sets the member that is a struct picture_paper. */
option_call pictures_set_page;

#endif
