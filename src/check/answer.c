/*
 * answer.c - the kinds of answers, and reading an object of them.
 */
#include "check/answer.h"

#include "base/nearest.h"
#include "check/answer_part.h"
#include "json/text.h"

#include <stdlib.h>
#include <string.h>

const char *const answer_names[ANSWER_KINDS] = {
#define ANSWER(name, ...) [ANSWER_##name] = #name,
    ANSWERS(ANSWER)
#undef ANSWER
};

static const struct kind {
    bool windows;
    answer_read *read;
} kinds[ANSWER_KINDS] = {
#define ANSWER(name, listed_, windows_)                                                  \
    [ANSWER_##name] = {.windows = windows_, .read = answer_read_##name},
    ANSWERS(ANSWER)
#undef ANSWER
};

/* The kind of that name, or ANSWER_KINDS. */
static int find_kind(struct json_words key)
{
    int kind = 0;

    while (kind < ANSWER_KINDS && !json_words_are(key, answer_names[kind]))
        kind++;
    return kind;
}

/* A mistyped key must not pass for an answer that was not given. */
static bool refuse_key(const struct reading *reading, size_t at, struct error *error)
{
    enum { LONGEST = 40 };
#define ANSWER(name, ...) " " #name
    static const char list[] = ANSWERS(ANSWER);
#undef ANSWER
    struct json_span span = json_string(reading->text->data, at);
    size_t length = span.end - span.at < LONGEST ? span.end - span.at : LONGEST;
    struct nearest nearest;
    char word[LONGEST + 1];

    memcpy(word, reading->text->data + span.at, length);
    word[length] = '\0';
    nearest = nearest_to(word);
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        nearest_offer(&nearest, answer_names[kind]);
    if (nearest.best)
        return text_error(reading->text, at, error, "unknown key; did you mean \"%s\"?",
                          nearest.best);
    return text_error(reading->text, at, error, "unknown key; expected one of%s", list);
}

static bool read_member(struct reading *reading, struct answer_set *set, size_t at,
                        size_t value, struct json_words key, struct error *error)
{
    int kind = find_kind(key);
    struct answer *answer = &set->of[kind];

    if (kind == ANSWER_KINDS)
        return refuse_key(reading, at, error);
    if (answer->given)
        return text_error(reading->text, at, error, "a second key \"%s\"",
                          answer_names[kind]);
    if (kinds[kind].windows && reading->algorithm->style != TRACE_WINDOW)
        return text_error(reading->text, at, error, "\"%s\" has no meaning for '%s'",
                          answer_names[kind], reading->algorithm->name);
    answer->given = true;
    return kinds[kind].read(reading, value, answer, error);
}

static bool read_members(struct reading *reading, struct answer_set *set, size_t at,
                         struct error *error)
{
    const char *data = reading->text->data;

    if (data[json_next(data, at + 1)] == '}')
        return text_error(reading->text, at, error, "expected at least one answer");
    for (at = json_next(data, at + 1); data[at] != '}';) {
        size_t value, end = at;
        struct json_words key;

        if (!json_string_read(data, &end, &reading->scratch, &key, error))
            return false;
        value = json_next(data, end);
        if (!read_member(reading, set, at, value, key, error))
            return false;
        at = json_next(data, json_skip(data, value));
    }
    return true;
}

bool answer_set_read(struct answer_set *set, struct answers *answers,
                     struct references *references, const struct algorithm *algorithm,
                     struct error *error)
{
    struct reading reading = {
        .text = &answers->text, .references = references, .algorithm = algorithm};
    size_t at;
    bool done;

    *set = (struct answer_set){0};
    done = answers_next(answers, &at, error) && read_members(&reading, set, at, error);
    buffer_release(&reading.scratch);
    return done;
}

void answer_set_release(struct answer_set *set)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        free(set->of[kind].items);
}
