/*
 * json_key.c - looking keys up.
 */
#include "read/json_key.h"

#include "base/quote.h"
#include "json/string.h"

#include <string.h>

static struct key_word look_up(const struct json_keys *keys, struct json_words words)
{
    if (key_listed(keys->ignore, words.text, words.length))
        return (struct key_word){.meaning = KEY_COMMENT, .rank = KEY_RANKS};
    return key_find(words.text, words.length, KEY_OF_MEMBER);
}

static uint32_t four(const char *text)
{
    uint32_t letters;

    memcpy(&letters, text, sizeof letters);
    return letters;
}

/* Most keys have from four letters to eight: the first four and the last four are all. */
static inline bool same_letters(const char *text, struct json_words words)
{
    size_t end = words.length - sizeof(uint32_t);

    if (words.length >= sizeof(uint32_t) && words.length <= 2 * sizeof(uint32_t))
        return four(text) == four(words.text) &&
               four(text + end) == four(words.text + end);
    return memcmp(text, words.text, words.length) == 0;
}

const struct key_word *json_key_find(struct json_keys *keys, struct json_words words)
{
    struct json_key_slot *slot = &keys->other;
    size_t place;

    if (words.length > 0 && words.length <= JSON_KEY_LONGEST) {
        place = words.length + (unsigned char)words.text[0] +
                2 * (size_t)(unsigned char)words.text[words.length - 1];
        slot = &keys->slot[place % JSON_KEY_SLOTS];
        if (slot->length == words.length && same_letters(slot->text, words))
            return &slot->key;
        slot->length = (uint8_t)words.length;
        memcpy(slot->text, words.text, words.length);
    }
    slot->key = look_up(keys, words);
    return &slot->key;
}

const char *json_key_show(const struct text *text, size_t at,
                          char shown[static WORD_SHOWN_SIZE])
{
    struct json_span span = json_string(text->data, at);
    size_t length = span.end - span.at;
    char decoded[6 * WORD_SHOWN_SIZE];

    if (length > sizeof decoded)
        return quote_short(shown, WORD_SHOWN_SIZE, text->data + span.at, length);
    length = json_decode(text->data + span.at, length, decoded);
    return quote_short(shown, WORD_SHOWN_SIZE, decoded, length);
}
