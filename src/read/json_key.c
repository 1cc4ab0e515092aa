/*
 * json_key.c - the keys of a node in JSON, and their synonyms.
 */
#include "read/json_key.h"

#include <string.h>
#include <strings.h>

#define KEY(string, ...)                                                                 \
    {                                                                                    \
        .text = string, .length = sizeof string - 1, __VA_ARGS__                         \
    }

const struct json_key json_keys[] = {
    KEY("name", .meaning = KEY_NAME),
    KEY("value", .meaning = KEY_VALUE),
    KEY("children", .meaning = KEY_CHILDREN),
    KEY("player", .meaning = KEY_PLAYER),
    KEY("id", .meaning = KEY_NAME),
    KEY("label", .meaning = KEY_NAME),
    KEY("move", .meaning = KEY_NAME),
    KEY("letter", .meaning = KEY_NAME),
    KEY("eval", .meaning = KEY_VALUE),
    KEY("score", .meaning = KEY_VALUE),
    KEY("utility", .meaning = KEY_VALUE),
    KEY("val", .meaning = KEY_VALUE),
    KEY("kids", .meaning = KEY_CHILDREN),
    KEY("succ", .meaning = KEY_CHILDREN),
    KEY("type", .meaning = KEY_PLAYER),
    KEY("turn", .meaning = KEY_PLAYER),
    KEY("isMax", .meaning = KEY_PLAYER, .flag = true),
    KEY("maximizing", .meaning = KEY_PLAYER, .flag = true),
    {.text = NULL},
};

const struct json_key *json_key_find(const char *key, size_t length)
{
    for (const struct json_key *k = json_keys; k->text; k++)
        if (k->length == length && memcmp(k->text, key, length) == 0)
            return k;
    return NULL;
}

const struct json_key *json_key_note(struct json_seen *seen, const struct json_key *key)
{
    uint8_t *place = &seen->key[key->meaning];
    const struct json_key *before = *place ? &json_keys[*place - 1] : NULL;

    *place = (uint8_t)(key - json_keys + 1);
    return before;
}

enum mover json_mover(const char *text, size_t length)
{
    if (length == 3 && strncasecmp(text, "max", length) == 0)
        return MOVER_MAX;
    if (length == 3 && strncasecmp(text, "min", length) == 0)
        return MOVER_MIN;
    return MOVER_DEFAULT;
}
