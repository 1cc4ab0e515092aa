/*
 * outcome.h - what a check of answers came to.
 */
#ifndef GTEVAL_TESTS_OUTCOME_H
#define GTEVAL_TESTS_OUTCOME_H

#include "base/buffer.h"
#include "check/answer.h"
#include "check/check.h"

struct outcome {
    bool done;
    struct error error;
    char *line; /* owned: what was printed */
    size_t size;
};

/* Opens answers that stand in memory. */
void outcome_open(struct answers *answers, const char *bytes, size_t size);

/* Checks what the answers say next about the tree. */
void outcome_next(struct answers *answers, const struct tree *t, const char *algorithm,
                  const struct search_options *options, bool ids,
                  struct outcome *outcome);

/* Checks the only answers of a text. */
void outcome_check(const struct tree *t, const char *algorithm,
                   const struct search_options *options, bool ids, const char *bytes,
                   size_t size, struct outcome *outcome);

/* The line that was printed must be this one. What the outcome owns is freed. */
void outcome_is_line(struct outcome *outcome, const char *line);

/*
 * The answers must have been refused, at that place: "line:column: message". What the
 * outcome owns is freed.
 */
void outcome_is_refusal(struct outcome *outcome, const char *refusal);

/* Appends text with " for every '. */
void outcome_quote(struct buffer *out, const char *text);

#endif
