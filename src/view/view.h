/*
 * view.h - the ways to show trees and the searches in them: reports, traces, keys,
 * pictures, tables over all trees, answers compared with what is true.
 *
 * What is shown in one output is a show, each tree in it a scene. The table of views is
 * in views.h.
 */
#ifndef GTEVAL_VIEW_VIEW_H
#define GTEVAL_VIEW_VIEW_H

#include "base/terminal.h"
#include "check/answers.h"
#include "check/form.h"
#include "check/papers.h"
#include "check/references.h"
#include "draw/html.h"
#include "print/facts.h"
#include "print/key.h"
#include "print/ordering.h"
#include "print/report.h"
#include "print/stored.h"
#include "print/trace.h"
#include "reason/story.h"
#include "summary/printer.h"

struct show;
struct scene;
struct explanation;

/* What a view does, and when. Any may be NULL: nothing. False, with error filled, where
 * it fails. */
struct manner {
    /* Once, before all trees. */
    bool (*open)(struct show *show, struct error *error);
    /* Once, where there is a first tree: before it is searched. */
    void (*begin)(struct show *show, const struct tree *first);

    /* For each tree; several scenes may be on at a time. */
    bool (*start)(struct scene *scene, struct error *error);
    /* Before each search: gives the observer of it. Without it nobody watches. */
    bool (*watch)(struct scene *scene, const struct algorithm *algorithm,
                  struct observer *observer, struct error *error);
    /* After it, where watch succeeded; result is NULL where the search failed. */
    bool (*seen)(struct scene *scene, const struct result *result, struct error *error);
    /* After all of them. */
    bool (*finish)(struct scene *scene, struct error *error);
    void (*release)(struct scene *scene);

    /* With the row of each tree, one tree after another. */
    bool (*add)(struct show *show, const struct summary_tree *row, struct error *error);
    /* Behind all trees. */
    bool (*close)(struct show *show, struct error *error);
};

/* Prints how the text of an input was understood (explain.h). */
typedef void explain_function(FILE *out, const struct explanation *explanation);

struct view {
    const char *name;   /* as in --format=NAME; NULL: whatever the format is */
    const char *option; /* what messages call it, as "--check"; NULL: by its name */
    uint64_t asked;     /* OPTION_BITs that must be given for it; they are in takes */
    uint64_t takes;     /* OPTION_BITs that it has a use for */
    bool for_people;    /* trees have titles and blank lines between them */
    bool alone;         /* an output holds one tree */
    bool one_algorithm; /* shows one search of a tree only */
    bool of_keys;       /* shows algorithms that have keys only */
    bool of_answers;    /* searches by itself; a tree that is lost ends it */
    bool of_class;      /* those of several people, with points */
    bool by_itself;     /* the same, but for the end: trees need no search, or others */
    bool of_results;    /* shows results of earlier runs instead of trees */
    node nodes, plies;  /* of the largest tree shown; 0: any is */
    const struct manner *manner;

    /* What the manner needs: */
    draw_function *draw; /* of bare trees, too */
    const struct key_format *key;
    report_head *head; /* NULL: none */
    report_function *print;
    summary_function *tabulate;
    form_print *form;
    const char *between; /* forms */
    gradebook_print *grades;
    stored_function *print_stored;
    ordering_function *print_ordering;
    void (*table_head)(FILE *out); /* of these three; NULL: none */
    explain_function *explain;     /* of a file, instead of its trees */

    bool remarks;        /* at a terminal, what was not read is told beside it */
    bool certificate;    /* the fewest leaves are wanted even for one algorithm */
    bool brief;          /* of one search, tells what it pruned, and no count twice */
    bool still;          /* a picture that takes a style */
    bool drawn;          /* such a picture with a layout and a page, not lines of text */
    bool fragments;      /* one that can be a part of a document */
    bool practised;      /* instead of a sheet there is a page for practice */
    const char *summary; /* a line on the format, where that is enough to ask for it */
};

/* One output, from the first tree to the last. */
struct show {
    /* Set by the caller, borrowed: */
    const struct view *view;
    FILE *out;
    const struct algorithm *const *algorithms;
    size_t count;  /* of the algorithms */
    bool standard; /* none was named: a tree is searched by the standard of its kind */
    bool fitting;  /* of the algorithms, a tree is searched by those that can */
    const struct search_options *search;
    const struct report_options *report;
    struct picture_style style;
    const char *series; /* the name of its files (numbered.h); NULL: none is drawn */
    struct terminal terminal;
    const char *const *answers_paths; /* of files, or folders of them */
    size_t answers_count;
    struct points points;
    bool solved;               /* forms of answers are filled in */
    bool all_differences;      /* are told, not the first alone */
    papers_complain *complain; /* of what is wrong with one of several files of answers */
    void *complainer;
    FILE *notes; /* a terminal to announce large output on; NULL: nobody is there */

    /* The rest zero: */
    bool begun;             /* the first tree has been seen */
    bool headed;            /* what stands before all reports is printed ... */
    bool chance;            /* ... with what only trees with chance have */
    struct groups groups;   /* owned; the caller sets by */
    struct answers answers; /* owned */
    struct papers papers;   /* owned: instead of these, where there are several */
    bool over;              /* nothing can be said of the trees that follow */
};

/* A tree, and the searches in it. */
struct scene {
    /* Set by the caller, borrowed: */
    struct show *show; /* changed by views that show one tree at a time */
    FILE *out;
    const char *file;
    uint64_t number;                  /* which tree of the file */
    bool one_of_files, one_of_stream; /* there are other files, or trees of this one */
    const struct tree *tree;
    struct summary_tree *row; /* filled for add */
    bool verify;              /* what searches have read must prove what they say */

    /* The rest zero, owned: */
    const struct algorithm *algorithms[ALGORITHM_COUNT]; /* that search the tree */
    size_t count;                                        /* of them */
    struct result results[ALGORITHM_COUNT];              /* those so far */
    bool differs;              /* answers are wrong, as has been printed */
    struct report_facts facts; /* for reports */
    struct trace trace;
    struct key key;
    struct history history;
    struct html html;
    struct references references; /* where a node is explained */
    node explained;
    struct story *stories; /* there: one an algorithm */
    size_t story_count;
};

/* What messages call the view. */
const char *view_title(const struct view *view);

/* Whether the tree is small enough for the view; ERROR_INPUT with the limit where not. */
bool view_fits(const struct view *view, const struct tree *t, struct error *error);

bool show_open(struct show *show, struct error *error);
void show_begin(struct show *show, const struct tree *first);

/* For manners: prints the first line of a table, where there is one; never false. */
bool show_head(struct show *show, struct error *error);
bool show_add(struct show *show, const struct summary_tree *row, struct error *error);
bool show_close(struct show *show, struct error *error);
void show_release(struct show *show);

/*
 * Runs the algorithms, and shows what is to be seen. ERROR_CHECK where they disagree on
 * the value. Whether out took it all is not asked.
 */
bool scene_play(struct scene *scene, struct error *error);
void scene_release(struct scene *scene);

/* For pictures: has the scene's history note a search, at most that many events of it if
 * that is not 0; windows are kept where the pictures show them. */
bool scene_watch(struct scene *scene, const struct algorithm *algorithm, uint64_t limit,
                 struct observer *observer, struct error *error);

/* The picture of what a history has noted, but for what depends on a terminal. */
struct picture scene_picture(const struct scene *scene, const struct history *history,
                             const struct result *result);

/* The manners, a file each. */
extern const struct manner report_manner, trace_manner, events_manner, key_manner,
    picture_manner, series_manner, playback_manner, summary_manner, answers_manner,
    form_manner, grades_manner, why_manner, stored_manner, ordering_manner;

#endif
