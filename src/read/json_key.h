/*
 * json_key.h - the keys of a node in JSON, and their synonyms.
 */
#ifndef GTEVAL_READ_JSON_KEY_H
#define GTEVAL_READ_JSON_KEY_H

#include "tree/tree.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a key means. A node has at most one key of each meaning. */
enum json_meaning { KEY_NAME, KEY_VALUE, KEY_CHILDREN, KEY_PLAYER, KEY_MEANINGS };

struct json_key {
    const char *text;
    size_t length;
    enum json_meaning meaning;
    bool flag; /* a boolean: whether the player is MAX */
};

/* The table, ended by an entry whose text is NULL. */
extern const struct json_key json_keys[];

/* The entry for key[0 .. length), or NULL where the key means nothing to us. */
const struct json_key *json_key_find(const char *key, size_t length);

/*
 * Which keys a node has shown so far: for each meaning the key's place in the table,
 * from 1, or 0.
 */
struct json_seen {
    uint8_t key[KEY_MEANINGS];
};

/* Notes the key and returns NULL, or the key of that meaning that came before. */
const struct json_key *json_key_note(struct json_seen *seen, const struct json_key *key);

/* max or min in letters of any case; MOVER_DEFAULT where text is neither. */
enum mover json_mover(const char *text, size_t length);

#endif
