/*
 * html.h - the playback: searches of a tree as one page that stands alone, to be stepped
 * through side by side.
 *
 *     struct html html = {.tree = t, .title = file};
 *
 *     for each algorithm:
 *         html_algorithm(&html, algorithm, &options, &observer, error);
 *         search_run(t, algorithm, &options, &observer, &results[i], error);
 *     html_finish(&html, out, results, error);
 *     html_release(&html);
 *
 * Nothing is written before html_finish, which writes a whole page or, where the searches
 * are too long to be played, nothing.
 */
#ifndef GTEVAL_DRAW_HTML_H
#define GTEVAL_DRAW_HTML_H

#include "draw/draw.h"
#include "search/algorithm.h"

#include <stddef.h>
#include <stdio.h>

/* The most events of all searches together that a page plays. */
enum { HTML_EVENTS = 100000 };

/* An event, without OPEN: the page can tell it from the cases of the operator. */
struct html_event {
    struct event event; /* without payoffs: these are in the row */
    int line;           /* of the pseudo-code; -1: none */
    size_t row;         /* of the payoffs in html.rows, if the event has some */
};

/* A search, and what was seen of it. */
struct html_run {
    const struct algorithm *algorithm; /* borrowed */
    struct search_options options;
    size_t first, count; /* which of the events are its own */
};

/* The first four are set by the caller, the rest zero. */
struct html {
    const struct tree *tree; /* borrowed */
    const char *title;       /* borrowed: what the page is about */
    bool ids;                /* ids even where nodes have names */
    bool blank;              /* an exercise sheet: without values of inner nodes */

    /* Private. */
    struct html_event *events; /* owned: those of all runs, up to HTML_EVENTS */
    size_t kept, capacity;
    double *rows; /* owned: payoffs, a row for each event that has some */
    size_t row_count, row_capacity;
    uint64_t count;        /* events in all, those not kept included */
    struct html_run *runs; /* owned */
    size_t run_count, run_capacity;
    struct history history; /* of the search that runs */
    bool failed;            /* memory ran out during a search */
};

/*
 * Gives the observer for a search that is to be played; html must stay where it is. The
 * search that follows must be of this algorithm, with these options.
 */
bool html_algorithm(struct html *html, const struct algorithm *algorithm,
                    const struct search_options *options, struct observer *observer,
                    struct error *error);

/*
 * Writes the page; results are those of the searches, in their order. Without searches
 * (NULL) it shows the bare tree. ERROR_INPUT where they had more than HTML_EVENTS events.
 * Whether out took it all is not asked.
 */
bool html_finish(struct html *html, FILE *out, const struct result *results,
                 struct error *error);

void html_release(struct html *html);

/* ---- For html*.c and nobody else ---- */

/* playback.html, playback.css and the scripts in src/draw/page as they are, each closed
 * by a NUL; see the Makefile. */
extern const unsigned char playback_html[], playback_css[], playback_js[];

/*
 * Writes what the script is to show as JSON that may stand in a script element. fewest is
 * the size of the certificate, 0 where it is not known.
 */
bool html_data(FILE *out, const struct html *html, const struct result *results,
               node fewest, struct error *error);

/* Writes the members of the tree: its shape, its texts, and where its nodes stand. */
bool html_tree(FILE *out, const struct html *html, struct error *error);

#endif
