/*
 * answers.h - a file of answers: JSON objects, one for each tree, in order.
 */
#ifndef GTEVAL_CHECK_ANSWERS_H
#define GTEVAL_CHECK_ANSWERS_H

#include "base/text.h"

struct answers {
    struct text text;
    uint64_t count; /* trees answered so far */
    bool over;      /* nothing further can be read: the end, or what is no JSON object */
};

/* Opens path ("-": standard input). */
bool answers_open(struct answers *answers, const char *path, struct error *error);

/*
 * The next object begins at data[*at] of the text; it has passed the scan of
 * json/scan.h, and the text stands behind it. False, with error filled and over set,
 * where there is none.
 */
bool answers_next(struct answers *answers, size_t *at, struct error *error);

/* After the last tree: false, with error filled, where answers are left over. */
bool answers_finish(struct answers *answers, struct error *error);

void answers_close(struct answers *answers);

#endif
