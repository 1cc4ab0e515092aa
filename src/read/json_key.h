/*
 * json_key.h - the keys of one document's objects: each is looked up once, since all
 * nodes have the same few.
 */
#ifndef GTEVAL_READ_JSON_KEY_H
#define GTEVAL_READ_JSON_KEY_H

#include "base/text.h"
#include "read/keys.h"
#include "read/words.h"
#include "json/text.h"

enum { JSON_KEY_SLOTS = 16, JSON_KEY_LONGEST = 24 };

struct json_key_slot {
    uint8_t length;
    char text[JSON_KEY_LONGEST];
    struct key_word key;
};

/* All zeros, but for ignore, is ready. */
struct json_keys {
    const char *ignore; /* keys that are not looked at, separated by commas; or NULL */
    struct json_key_slot slot[JSON_KEY_SLOTS];
    struct json_key_slot other; /* for keys that no slot is for */
};

/* What a key means, until the next call; one that is ignored is a KEY_COMMENT. */
const struct key_word *json_key_find(struct json_keys *keys, struct json_words words);

/* The key at text->data[at], as it is written, for a message. */
const char *json_key_show(const struct text *text, size_t at,
                          char shown[static WORD_SHOWN_SIZE]);

#endif
