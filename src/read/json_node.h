/*
 * json_node.h - from a node in scanned JSON text to a tree.
 */
#ifndef GTEVAL_READ_JSON_NODE_H
#define GTEVAL_READ_JSON_NODE_H

#include "read/json_key.h"
#include "tree/build.h"

/* Builds, in the empty b, the tree whose root is the value at data[at] of the text. */
bool json_node(const struct text *text, size_t at, struct json_keys *keys,
               struct build *b, struct error *error);

#endif
