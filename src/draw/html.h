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
#include "reason/step.h"
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

/* A step, and what is said of it: phrases of html.words, [first, end). */
struct html_step {
    size_t first, end;
    node place;    /* the node that it is about */
    uint64_t sets; /* 1 << line of the pseudo-code, or-ed: those that assign something */
    bool enters;   /* which it enters, */
    bool cuts;     /* or cuts off, */
    bool returns;  /* or leaves: the words of a cut just before are enough */
};

/* What the story of a node has besides steps: phrases of html.words, from where the part
 * before ends. */
struct html_story {
    size_t first; /* of what stands before its steps */
    size_t again,
        end;      /* ends of what stands before the last of many entries, and of all */
    size_t begun; /* end of what stands before its steps */
};

/* A search, and what was seen of it. */
struct html_run {
    const struct algorithm *algorithm; /* borrowed */
    struct search_options options;
    size_t first, count;           /* which of the events are its own */
    size_t first_step, step_count; /* which of the steps */
    struct html_story *stories; /* owned: of each node; NULL where there are too many */
};

/* The most nodes of a tree whose nodes have stories. */
enum { HTML_STORIES = 2000 };

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
    struct history history;        /* of the search that runs */
    struct reason reason;          /* the same */
    struct search_options options; /* the same */
    struct told_step step;         /* that it takes */
    uint64_t sets;                 /* lines of code that assign something in it, so far */
    struct speech words;           /* what is said of all runs */
    struct html_step *steps;       /* owned: those of all runs */
    size_t step_count, step_capacity;
    bool failed; /* memory ran out during a search */
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

/* The pages in src/draw/page, their looks and their scripts as they are, each closed by a
 * NUL; see the Makefile. */
extern const unsigned char playback_html[], playback_css[], playback_js[];
extern const unsigned char practice_html[], practice_css[], practice_js[];

/*
 * Writes what the script is to show as JSON that may stand in a script element. fewest is
 * the size of the certificate, 0 where it is not known.
 */
bool html_data(FILE *out, const struct html *html, const struct result *results,
               node fewest, struct error *error);

/* What is so when an event happens, and the lines that assign something then: enum
 * code_fact, or-ed; 1 << line, or-ed. The history must have seen it. */
struct code;
unsigned html_facts(const struct html *html, const struct event *event);
uint64_t html_sets(const struct html *html, const struct code *code,
                   const struct event *event);

/* Ends the step of the search that runs; and the search, so that its stories can be told.
 * False when out of memory. */
bool html_end_step(struct html *html);
bool html_end_run(struct html *html, struct error *error);

/* How the phrases that words are made of are numbered: each format once. */
struct html_phrases {
    const char **formats; /* owned */
    size_t count, capacity;
    bool failed; /* memory ran out */
};

/*
 * Writes the members of a run that say why: told, of each step, and stories, of each node
 * (html_words.c says what they are).
 */
bool html_words(FILE *out, const struct html *html, const struct html_run *run,
                struct html_phrases *phrases, struct error *error);

/* Writes the member that says what the numbers of phrases stand for. */
void html_phrases(FILE *out, const struct html_phrases *phrases);

/* Writes the members of the tree: its shape, its texts, and where its nodes stand. */
bool html_tree(FILE *out, const struct html *html, struct error *error);

#endif
