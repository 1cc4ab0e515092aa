/*
 * json_member.c - what the members of a node's object say.
 */
#include "read/json_member.h"

#include <string.h>

bool member_score(const struct json_value *value, double *score, const char *expected,
                  struct error *error)
{
    return json_value_score(value, score) ||
           error_set(error, ERROR_INPUT, "expected %s", expected);
}

bool member_label(const struct json_value *value, struct error *error)
{
    const struct json_words *words = &value->words;

    if (value->kind != JSON_NUMBER && value->kind != JSON_STRING)
        return error_set(error, ERROR_INPUT, "expected a name: a string or a number");
    if (words->length > 0 && memchr(words->text, '\0', words->length))
        return error_set(error, ERROR_INPUT, "NUL character in a name");
    return true;
}

bool member_note(struct json_seen *seen, const struct json_key *key, struct error *error)
{
    const struct json_key *before = json_key_note(seen, key);

    if (!before)
        return true;
    if (before == key)
        return error_set(error, ERROR_INPUT, "duplicate key \"%s\"", before->text);
    return error_set(error, ERROR_INPUT, "duplicate key: \"%s\" and \"%s\" mean the same",
                     before->text, key->text);
}

static bool set_name(struct build *b, const struct json_value *value, struct error *error)
{
    return member_label(value, error) &&
           (value->words.length == 0 ||
            build_name(b, value->words.text, value->words.length, error));
}

static bool set_value(struct build *b, const struct json_value *value,
                      struct error *error)
{
    double score = SCORE_NONE;

    if (value->kind != JSON_NULL &&
        !member_score(value, &score, "a value: a number, \"inf\", \"-inf\" or null",
                      error))
        return false;
    build_value(b, score);
    return true;
}

static bool set_flag(struct build *b, const char *key, const struct json_value *value,
                     struct error *error)
{
    if (value->kind != JSON_TRUE && value->kind != JSON_FALSE)
        return error_set(error, ERROR_INPUT, "expected true or false for \"%s\"", key);
    build_mover(b, value->kind == JSON_TRUE ? MOVER_MAX : MOVER_MIN);
    return true;
}

static bool set_player(struct build *b, const char *key, const struct json_value *value,
                       struct error *error)
{
    enum mover mover = MOVER_DEFAULT;

    if (value->kind == JSON_STRING)
        mover = json_mover(value->words.text, value->words.length);
    if (mover == MOVER_DEFAULT)
        return error_set(error, ERROR_INPUT, "expected \"max\" or \"min\" for \"%s\"",
                         key);
    build_mover(b, mover);
    return true;
}

bool member_set(struct build *b, const struct json_key *key,
                const struct json_value *value, struct error *error)
{
    if (key->meaning == KEY_VALUE)
        return set_value(b, value, error);
    if (value->kind == JSON_NULL)
        return true;
    if (key->meaning == KEY_NAME)
        return set_name(b, value, error);
    return key->flag ? set_flag(b, key->text, value, error)
                     : set_player(b, key->text, value, error);
}
