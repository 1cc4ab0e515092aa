/*
 * outcome.c - checking answers, and what must come of it.
 */
#include "outcome.h"

#include "ensure.h"

#include <stdlib.h>
#include <string.h>

void outcome_open(struct answers *answers, const char *bytes, size_t size)
{
    struct error error;

    *answers = (struct answers){.over = false};
    ENSURE(text_from(&answers->text, "answers.json", bytes, size, &error));
}

void outcome_next(struct answers *answers, const struct tree *t, const char *algorithm,
                  const struct search_options *options, bool ids, struct outcome *outcome)
{
    FILE *out = open_memstream(&outcome->line, &outcome->size);

    ENSURE(out);
    outcome->done = check_answers(answers, t, algorithm_find(algorithm), options, ids,
                                  out, &outcome->error);
    fclose(out);
}

void outcome_check(const struct tree *t, const char *algorithm,
                   const struct search_options *options, bool ids, const char *bytes,
                   size_t size, struct outcome *outcome)
{
    struct answers answers;

    outcome_open(&answers, bytes, size);
    outcome_next(&answers, t, algorithm, options, ids, outcome);
    answers_close(&answers);
}

void outcome_is_line(struct outcome *outcome, const char *line)
{
    enum error_kind kind =
        strncmp(line, "all right", strlen("all right")) == 0 ? ERROR_NONE : ERROR_CHECK;

    ENSURE_MSG(outcome->done || outcome->error.kind == ERROR_CHECK, "%s",
               outcome->error.message);
    ENSURE(outcome->size > 0 && outcome->line[outcome->size - 1] == '\n');
    outcome->line[outcome->size - 1] = '\0';
    ck_assert_str_eq(outcome->line, line);
    ck_assert_int_eq(outcome->done ? ERROR_NONE : outcome->error.kind, kind);
    free(outcome->line);
}

void outcome_is_refusal(struct outcome *outcome, const char *refusal)
{
    char got[ERROR_MESSAGE_SIZE + 50];

    ENSURE_MSG(!outcome->done, "%s", outcome->line);
    snprintf(got, sizeof got, "%llu:%llu: %s", (unsigned long long)outcome->error.line,
             (unsigned long long)outcome->error.column, outcome->error.message);
    ck_assert_str_eq(got, refusal);
    ck_assert_int_eq(outcome->error.kind, ERROR_INPUT);
    ck_assert_str_eq(outcome->error.file, "answers.json");
    ck_assert_uint_eq(outcome->size, 0);
    free(outcome->line);
}

void outcome_quote(struct buffer *out, const char *text)
{
    for (; *text; text++)
        buffer_add(out, *text == '\'' ? "\"" : text, 1);
}
