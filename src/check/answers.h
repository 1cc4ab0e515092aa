/*
 * answers.h - a file of answers: JSON objects, one for each tree, in order. Instead of an
 * object there may be codes (coded.h): those of one tree that follow each other, of
 * several people, are all about it. Or there are typed lines (typed.h), in sections with
 * a line of dashes between them.
 */
#ifndef GTEVAL_CHECK_ANSWERS_H
#define GTEVAL_CHECK_ANSWERS_H

#include "base/text.h"
#include "check/practised.h"
#include "check/typed.h"
#include "json/document.h"

struct answers {
    struct text text;
    uint64_t count; /* trees answered so far */
    bool over;      /* nothing further can be read: the end, or what is no JSON object */

    /* The last that was read, if it was a code: */
    char print[PRACTISED_PRINT_SIZE]; /* the fingerprint in it; empty: it was none */
    size_t at;                        /* where it stands in the text */
    struct text coded;                /* what is in it */

    bool is_typed;      /* the last was typed: */
    struct typed typed; /* what was made of it */
};

/* Opens path ("-": standard input). */
bool answers_open(struct answers *answers, const char *path, struct error *error);

/*
 * The next object as a document, to be released by the caller in any case, before the
 * next is asked for; the text stands behind it. False, with error filled, where there is
 * none; over is then set, unless memory ran out or a code is malformed.
 */
bool answers_next(struct answers *answers, struct document *document,
                  struct error *error);

/* Whether another follows about the same tree. False where reading fails. */
bool answers_go_on(struct answers *answers, bool *more, struct error *error);

/* What the last document was made of, if it was typed; else NULL. */
const struct typed *answers_typed(const struct answers *answers);

/* Gives an error in what a code says the place of the code. Always returns false. */
bool answers_place(const struct answers *answers, struct error *error);

/* The same as answers_next, of all about a tree that nobody wants. */
bool answers_pass(struct answers *answers, struct error *error);

/* Counts the trees about which answers are left, up to what is none; they stay to be
 * read. False, with error filled, where memory runs out or reading fails. */
bool answers_left(struct answers *answers, uint64_t *left, struct error *error);

/* After the last tree: false, with error filled, where answers are left over. */
bool answers_finish(struct answers *answers, struct error *error);

void answers_close(struct answers *answers);

#endif
