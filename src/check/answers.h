/*
 * answers.h - a file of answers: JSON objects, one for each tree, in order.
 */
#ifndef GTEVAL_CHECK_ANSWERS_H
#define GTEVAL_CHECK_ANSWERS_H

#include "base/text.h"
#include "json/document.h"

struct answers {
    struct text text;
    uint64_t count; /* trees answered so far */
    bool over;      /* nothing further can be read: the end, or what is no JSON object */
};

/* Opens path ("-": standard input). */
bool answers_open(struct answers *answers, const char *path, struct error *error);

/*
 * The next object as a document, to be released by the caller in any case; the text
 * stands behind it. False, with error filled, where there is none; over is then set,
 * unless memory ran out.
 */
bool answers_next(struct answers *answers, struct document *document,
                  struct error *error);

/* The same, of an object that nobody wants. */
bool answers_pass(struct answers *answers, struct error *error);

/* Counts the objects that are left, up to what is none; they stay to be read. False, with
 * error filled, where memory runs out or reading fails. */
bool answers_left(struct answers *answers, uint64_t *left, struct error *error);

/* After the last tree: false, with error filled, where answers are left over. */
bool answers_finish(struct answers *answers, struct error *error);

void answers_close(struct answers *answers);

#endif
