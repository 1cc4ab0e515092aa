/*
 * answer.c - the kinds of answers, and reading an object of them.
 */
#include "check/answer.h"

#include "base/nearest.h"
#include "check/answer_read.h"

#include <stdlib.h>
#include <string.h>

const char *const answer_names[ANSWER_KINDS] = {
#define ANSWER(name, ...) [ANSWER_##name] = #name,
    ANSWERS(ANSWER)
#undef ANSWER
};

static const struct answer_kind {
    enum answer_need need;
    answer_read *read;
} kinds[ANSWER_KINDS] = {
#define ANSWER(name, listed_, need_)                                                     \
    [ANSWER_##name] = {.need = need_, .read = answer_read_##name},
    ANSWERS(ANSWER)
#undef ANSWER
};

bool answer_refuse(struct reading *reading, const cJSON *item, struct error *error,
                   const char *message)
{
    struct document *document = &reading->document;

    return text_error(document->text, document_at(document, item), error, "%s", message);
}

bool answer_refuse_key(struct reading *reading, const cJSON *item, struct error *error,
                       const char *message)
{
    struct document *document = &reading->document;

    return text_error(document->text, document_key_at(document, item), error, "%s",
                      message);
}

/* The kind of that name, or ANSWER_KINDS. */
static int find_kind(const char *name)
{
    int kind = 0;

    while (kind < ANSWER_KINDS && strcmp(name, answer_names[kind]) != 0)
        kind++;
    return kind;
}

/* A mistyped key must not pass for an answer that was not given. */
static bool refuse_unknown(struct reading *reading, const cJSON *item,
                           struct error *error)
{
#define ANSWER(name, ...) " " #name
    static const char list[] = ANSWERS(ANSWER);
#undef ANSWER
    struct nearest nearest = nearest_to(item->string);
    char message[ERROR_MESSAGE_SIZE];

    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        nearest_offer(&nearest, answer_names[kind]);
    for (int figure = 0; figure < FIGURES; figure++)
        nearest_offer(&nearest, figure_name(figure));
    if (nearest.best)
        snprintf(message, sizeof message, "unknown key; did you mean \"%s\"?",
                 nearest.best);
    else
        snprintf(message, sizeof message,
                 "unknown key; expected one of%s, or what --format=json prints", list);
    return answer_refuse_key(reading, item, error, message);
}

/* Whether there is such a thing as the answer is about. */
static bool check_need(struct reading *reading, const cJSON *item, int kind,
                       struct error *error)
{
    const char *name = answer_names[kind];
    char message[ERROR_MESSAGE_SIZE];

    if (kinds[kind].need == NEEDS_WINDOWS && reading->algorithm->style != TRACE_WINDOW)
        snprintf(message, sizeof message, "\"%s\" has no meaning for '%s'", name,
                 reading->algorithm->name);
    else if (kinds[kind].need == NEEDS_PAYOFFS &&
             !tree_has_payoffs(reading->references->tree))
        snprintf(message, sizeof message,
                 "\"%s\" has no meaning: leaves of this tree have one value each", name);
    else if (kinds[kind].need == NEEDS_VALUES &&
             tree_has_payoffs(reading->references->tree))
        snprintf(message, sizeof message, "\"%s\" has no meaning for payoffs", name);
    else
        return true;
    return answer_refuse_key(reading, item, error, message);
}

static bool read_member(struct reading *reading, struct answer_set *set,
                        const cJSON *item, struct error *error)
{
    int kind = find_kind(item->string);
    struct answer *answer;
    char message[ERROR_MESSAGE_SIZE];
    bool figure;

    if (!answer_read_figure(reading, item, set, &figure, error))
        return false;
    if (figure)
        return true;
    if (kind == ANSWER_KINDS)
        return refuse_unknown(reading, item, error);
    answer = &set->of[kind];
    if (answer->given) {
        snprintf(message, sizeof message, "a second key \"%s\"", answer_names[kind]);
        return answer_refuse_key(reading, item, error, message);
    }
    if (!check_need(reading, item, kind, error))
        return false;
    answer->given = true;
    return kinds[kind].read(reading, item, answer, error);
}

static bool is_empty(const struct answer_set *set)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        if (set->of[kind].given)
            return false;
    for (int figure = 0; figure < FIGURES; figure++)
        if (set->figures[figure].given)
            return false;
    return !set->algorithm && !set->bound_given;
}

static bool read_members(struct reading *reading, struct answer_set *set,
                         struct error *error)
{
    const cJSON *root = reading->document.root, *item;

    cJSON_ArrayForEach(item, root)
    {
        if (!read_member(reading, set, item, error))
            return false;
    }
    return !is_empty(set) ||
           answer_refuse(reading, root, error, "expected at least one answer");
}

bool answer_set_read(struct answer_set *set, struct answers *answers,
                     struct references *references, const struct algorithm *algorithm,
                     struct error *error)
{
    struct reading reading = {.references = references, .algorithm = algorithm};
    bool done;

    *set = (struct answer_set){0};
    done = answers_next(answers, &reading.document, error) &&
           read_members(&reading, set, error);
    document_release(&reading.document);
    return done;
}

void answer_set_release(struct answer_set *set)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++) {
        free(set->of[kind].items);
        free(set->of[kind].worths);
    }
}
