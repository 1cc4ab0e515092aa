/*
 * json_form.h - which form a JSON document has: a node, or a wrapper around a tree.
 */
#ifndef GTEVAL_READ_JSON_FORM_H
#define GTEVAL_READ_JSON_FORM_H

#include "base/text.h"
#include "read/json_key.h"
#include "tree/tree.h"

#include <stddef.h>

/* The keys of wrappers. The first one present of those before FORM_ROOT gives the form.
 */
enum form_key {
    FORM_TREE,    /* {"root":"max","tree":NODE} */
    FORM_NODES,   /* {"root":"max","nodes":{"1.1":2,"1.2":3}} */
    FORM_EDGES,   /* {"root":"a","player":"max","edges":{"a":["b"]},"values":{"b":3}} */
    FORM_LINKS,   /* {"nodes":[{"id":"a"}],"links":[{"source":"a","target":"b"}]} */
    FORM_OBJECTS, /* {"objects":[{"_gvid":0}],"edges":[{"tail":0,"head":1}]} */
    FORM_ROOT,    /* who moves at the root; its label in FORM_EDGES */
    FORM_VALUES,  /* in FORM_EDGES */
    FORM_PLAYERS, /* of any form: how many, or their names (json_game.h) */
    FORM_BOUNDS,  /* likewise: of what leaves are worth */
    FORM_KEYS,
    FORM_NODE = FORM_KEYS, /* no wrapper at all */
};

struct form {
    enum form_key kind;      /* FORM_NODE, or one before FORM_ROOT */
    size_t at;               /* of the document */
    bool whole;              /* all keys were looked at: none makes the object a node */
    size_t value[FORM_KEYS]; /* where each key's value begins; 0 where it is absent */
    bool others;             /* it has other keys as well */
};

/*
 * Finds the form of the scanned document in data[at .. end). An object with a value or
 * children is a node, whatever other keys it has.
 */
bool form_find(struct form *form, const struct text *text, size_t at, size_t end,
               struct json_keys *keys, struct error *error);

/*
 * Who moves at the root, by the members of a wrapper; MOVER_DEFAULT where they do not
 * say. tree has the players (json_game.h). Refused: members that would have a place in
 * the tree and are none of its keys.
 */
bool form_mover(const struct form *form, const struct text *text, const struct tree *tree,
                struct json_keys *keys, enum mover *mover, struct error *error);

#endif
