/*
 * json_moves.h - the keys of maps in which children stand under their moves:
 * {"left":3,"right":{"children":{"a":1,"b":2}}}
 */
#ifndef GTEVAL_READ_JSON_MOVES_H
#define GTEVAL_READ_JSON_MOVES_H

#include "base/text.h"
#include "tree/build.h"
#include "json/text.h"

/* The keys of the maps around a place, in the order of the text. All zeros is empty. */
struct json_moves {
    size_t *at; /* owned: offsets */
    size_t count, capacity;
};

/*
 * Adds the key at text->data[at]. Refused: one that would say what a node has, as the map
 * might then be a node.
 */
bool moves_add(struct json_moves *moves, const struct text *text, size_t at,
               struct error *error);

/* The map whose keys are those from first on ends. Refused: the same key twice. */
bool moves_end(struct json_moves *moves, size_t first, const struct text *text,
               struct error *error);

/* The innermost open node is named by what its key says. The error has no place. */
bool moves_name(struct json_words words, struct build *b, struct error *error);

void moves_release(struct json_moves *moves);

#endif
