/*
 * json_odd.c - NaN and infinities by bare words, which JSON does not have.
 */
#include "read/json_odd.h"

/* Whether a member with the key is passed over, whatever it holds. */
static bool is_passed(const struct key_word *key)
{
    return (key->meaning >= KEY_CLAIM && key->meaning <= KEY_COMMENT) ||
           key->meaning == KEY_UNKNOWN;
}

/* Moves *at from a string to what is to be looked at next: behind it, if it is no key, or
 * behind its member, if that is passed over, or to the member's value. */
static bool pass_string(const struct text *text, size_t *at, struct json_keys *keys,
                        struct buffer *scratch, struct error *error)
{
    struct json_words words;

    if (!json_string_read(text->data, at, scratch, &words, error))
        return false;
    while (json_is_blank(text->data[*at]))
        ++*at;
    if (text->data[*at] != ':')
        return true;
    *at = json_next(text->data, *at);
    if (is_passed(json_key_find(keys, words)))
        *at = json_skip(text->data, *at);
    return true;
}

bool odd_check(const struct text *text, const struct json_scan *scan,
               struct json_keys *keys, struct error *error)
{
    struct buffer scratch = {0};
    size_t at = scan->odd ? scan->at : scan->end;
    bool good = true;

    while (good && at < scan->end)
        if (text->data[at] == '"')
            good = pass_string(text, &at, keys, &scratch, error);
        else if (json_is_odd(text->data, at))
            good = json_refuse_odd(text, at, error);
        else
            at = json_is_token(text->data[at]) ? json_token(text->data, at).end : at + 1;
    buffer_release(&scratch);
    return good;
}
