/*
 * evaluate.h - one tree through all the algorithms asked for, and its report.
 */
#ifndef GTEVAL_EVALUATE_H
#define GTEVAL_EVALUATE_H

#include "check/answers.h"
#include "settings.h"
#include "summary/summary.h"

/* A tree on its way from the reader to the report. */
struct job {
    struct tree tree;        /* owned */
    const char *file;        /* borrowed */
    uint64_t number;         /* which tree of the file, from 1 */
    bool one_of_files;       /* reports say which file they are about */
    bool one_of_stream;      /* and which tree of it */
    struct answers *answers; /* borrowed: with --check, those about this tree come next */
    bool follows;            /* something has been printed for another tree before */
};

/* Prints what stands between what is printed for two trees. */
void evaluate_separate(const struct settings *settings, FILE *out);

/*
 * Runs the algorithms on the tree and prints their traces, pictures and results to out;
 * or, for a summary, fills rows, one an algorithm, and prints nothing. False where the
 * tree could not be evaluated, or, with ERROR_CHECK, where the algorithms disagree.
 */
bool evaluate(const struct settings *settings, const struct job *job, FILE *out,
              struct summary_row *rows, struct error *error);

#endif
