/*
 * evaluate.h - one tree on its way through a view.
 */
#ifndef GTEVAL_EVALUATE_H
#define GTEVAL_EVALUATE_H

#include "settings.h"
#include "view/view.h"

/* A tree on its way from the reader to the output. */
struct job {
    struct tree tree;   /* owned */
    const char *file;   /* borrowed */
    uint64_t number;    /* which tree of the file, from settings->first */
    bool one_of_files;  /* titles say which file it is of */
    bool one_of_stream; /* and which tree of it */
    bool follows;       /* something has been shown of another tree before */

    /* What comes of it: */
    struct summary_tree row; /* for show_add */
    bool differs;            /* answers are wrong, as has been printed */
};

/* Prints what stands between what is shown of two trees. */
void evaluate_separate(const struct view *view, FILE *out);

/* Whether there is room for the tree in the output, as far as job->follows says;
 * ERROR_INPUT where not. */
bool evaluate_fits(const struct settings *settings, const struct job *job,
                   struct error *error);

/*
 * Shows the tree and the searches in it, on out, if it fits. False where the tree could
 * not be evaluated, or, with ERROR_CHECK, where the algorithms disagree.
 */
bool evaluate(const struct settings *settings, struct show *show, struct job *job,
              FILE *out, struct error *error);

#endif
