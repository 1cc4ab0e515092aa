/*
 * check.h - what a student says of a tree against what is true.
 */
#ifndef GTEVAL_CHECK_CHECK_H
#define GTEVAL_CHECK_CHECK_H

#include "check/answers.h"
#include "check/grade.h"
#include "search/algorithm.h"

#include <stdio.h>

/*
 * Checks the next object of answers: about the tree and about the search that the
 * algorithm makes of it. Prints one line to out: what was compared, if all is right, else
 * the first difference; then the result is false with ERROR_CHECK. Any other error is one
 * of the answers file, with its place, or of the system, and nothing is printed. With ids
 * nodes are called by their ids only.
 */
bool check_answers(struct answers *answers, const struct tree *t,
                   const struct algorithm *algorithm,
                   const struct search_options *options, bool ids, FILE *out,
                   struct error *error);

/* What was found out about a set of answers. */
struct verdict {
    struct grade grade; /* what was noted of this set */
    struct practised
        who; /* owned: the name of whoever answered, and how they practised */
    bool right;
    char *said; /* owned: the line that all is right, or every difference, a line each */
    size_t size;
};

/*
 * The same, with every difference instead of the first: it is no error that answers are
 * wrong. To be released in any case.
 */
bool check_verdict(struct answers *answers, const struct tree *t,
                   const struct algorithm *algorithm,
                   const struct search_options *options, bool ids,
                   struct verdict *verdict, struct error *error);

void verdict_release(struct verdict *verdict);

#endif
