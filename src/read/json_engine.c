/*
 * json_engine.c - values as engines say them.
 */
#include "read/json_engine.h"

#include "base/mate.h"
#include "read/json_member.h"
#include "tree/claim.h"

/* One that is said in quotes as well. */
static bool is_true(const struct json_value *value)
{
    return value->kind == JSON_TRUE ||
           (value->kind == JSON_STRING && json_words_are(value->words, "true"));
}

bool engine_mate(const struct json_value *value, double *score, struct error *error)
{
    double moves;

    return (member_score(value, &moves, "how many moves it is to the mate", error) &&
            mate_value(moves, score)) ||
           error_set(error, ERROR_INPUT,
                     "expected how many moves it is to the mate, at most %d", MATE_MOVES);
}

static bool read_centipawns(const struct json_value *value, double *score,
                            struct error *error)
{
    return member_score(value, score, "centipawns: a number", error) &&
           (mate_leaves(*score) ||
            error_set(error, ERROR_INPUT, "so many centipawns would stand for a mate"));
}

/* A member of the object. */
static bool read_member(enum key_meaning meaning, const struct json_value *value,
                        double *score, uint8_t *claim, struct error *error)
{
    if (meaning == KEY_LOWER || meaning == KEY_UPPER) {
        uint8_t said = engine_claim(meaning, value);

        *claim = said < CLAIM_KINDS ? said : *claim;
        return true;
    }
    if (value->kind == JSON_NULL)
        return true;
    if (score_known(*score))
        return error_set(error, ERROR_INPUT, "a second value");
    return meaning == KEY_MATE ? engine_mate(value, score, error)
                               : read_centipawns(value, score, error);
}

bool engine_value(const struct text *text, size_t at, double *score, uint8_t *claim,
                  struct error *error)
{
    static const char expected[] =
        "expected a value: a number, \"inf\", \"-inf\" or null";
    const char *data = text->data;
    size_t behind, start = at;

    *score = SCORE_NONE;
    for (at = json_next(data, at + 1); data[at] != '}';
         at = json_next(data, json_skip(data, at))) {
        struct json_span span = json_string(data, at);
        enum key_meaning meaning =
            key_find_exact(data + span.at, span.end - span.at, KEY_OF_MEMBER).meaning;
        struct buffer scratch = {0};
        struct json_value value;
        bool read;

        behind = at = json_next(data, span.end + 1);
        if (meaning != KEY_VALUE && (meaning < KEY_MATE || meaning > KEY_UPPER))
            return text_error(text, start, error, "%s", expected);
        read = json_value_read(data, &behind, &scratch, &value, error) &&
               read_member(meaning, &value, score, claim, error);
        buffer_release(&scratch);
        if (!read)
            return text_place(text, at, error);
    }
    return score_known(*score) || text_error(text, start, error, "%s", expected);
}

uint8_t engine_claim(enum key_meaning meaning, const struct json_value *value)
{
    bool string = value->kind == JSON_STRING;

    switch (meaning) {
    case KEY_LOWER:
        return is_true(value) ? CLAIM_LOWER : CLAIM_KINDS;
    case KEY_UPPER:
        return is_true(value) ? CLAIM_UPPER : CLAIM_KINDS;
    case KEY_HASH:
        return is_true(value) || (string && json_words_are(value->words, "hit"))
                   ? CLAIM_HASH
                   : CLAIM_KINDS;
    default:
        return (uint8_t)(string ? claim_find(value->words.text, value->words.length)
                                : CLAIM_KINDS);
    }
}
