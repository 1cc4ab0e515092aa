/*
 * style.h - the options of what is written, and their table.
 */
#ifndef GTEVAL_LIBRARY_STYLE_H
#define GTEVAL_LIBRARY_STYLE_H

#include "draw/style.h"
#include "library/handles.h"
#include "print/report.h"

/*
 * STYLE(identifier, name, what it takes, summary), by the list of what can be taken in
 * style.c.
 */
#define STYLES(STYLE)                                                                    \
    STYLE(LOSSY, "lossy", FLAG, "leave out what the format of a tree cannot hold")       \
    STYLE(FILE, "file", TEXT, "what json, csv and html say that the tree is of")         \
    STYLE(TREE, "tree", WHOLE, "which tree of the file it is, from 1, in json and csv")  \
    STYLE(IDS, "ids", FLAG, "show Dewey ids even where nodes have names")                \
    STYLE(MOVES, "moves", FLAG, "also every root move with its exact value")             \
    STYLE(PLAN, "plan", FLAG, "also the moves at all nodes met, of results with plans")  \
    STYLE(ALL_BEST, "all-best", FLAG, "also every best root move, and how many lines")   \
    STYLE(PROOF, "proof", PROOFS, "also the leaves that prove it: lower, upper or both") \
    STYLE(TIME, "time", FLAG, "add the search time")                                     \
    STYLE(NO_HEADER, "no-header", FLAG, "csv without the line that names columns")       \
    STYLE(TITLE, "title", TEXT, "what stands above a picture")                           \
    STYLE(LABELS, "labels", LABELS, "what nodes are called: names, ids, letters, none")  \
    STYLE(LAYOUT, "layout", LAYOUTS, "children stand down from parents or to the right") \
    STYLE(PAGE, "page", PAGES, "the page to fit on: a3, a4, letter, a4-landscape, WxH")  \
    STYLE(WINDOWS, "windows", FLAG, "how each node was entered; with blank, boxes")      \
    STYLE(STEP, "step", WHOLE, "only what has happened after so many events")            \
    STYLE(BLANK, "blank", FLAG, "an exercise sheet: inner values are left to be found")  \
    STYLE(FRAGMENT, "fragment", FLAG, "tikz without the document around it")             \
    STYLE(COLOR, "color", FLAG, "an outline with colours of terminals")                  \
    STYLE(ASCII, "ascii", FLAG, "an outline in ASCII but for names")                     \
    STYLE(COLUMNS, "columns", WHOLE, "an outline in lines of so many columns")

enum style_index {
#define STYLE(identifier, ...) STYLE_##identifier,
    STYLES(STYLE)
#undef STYLE
        STYLE_COUNT
};

/* All zeros where nothing is set. */
struct gteval_style {
    uint64_t number[STYLE_COUNT]; /* flags, numbers, and places of words, from 0 */
    char *text[STYLE_COUNT];      /* owned */
    struct picture_paper page;
};

/* A row of GTEVAL_STYLES; NULL past the last. */
const char *style_name(size_t row);
const char *style_summary(size_t row);

/* The style itself, or one in which nothing is set. */
const struct gteval_style *style_or_none(const struct gteval_style *style);

/* What it says of pictures, and of reports. */
struct picture_style style_of_pictures(const struct gteval_style *style);
struct report_options style_of_reports(const struct gteval_style *style);

/* Where the tree comes from, "-" where that is not said, and which it is. */
const char *style_file(const struct gteval_style *style);
uint64_t style_tree(const struct gteval_style *style);

#endif
