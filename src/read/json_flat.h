/*
 * json_flat.h - the forms of JSON without nesting: Dewey ids as keys, adjacency maps.
 */
#ifndef GTEVAL_READ_JSON_FLAT_H
#define GTEVAL_READ_JSON_FLAT_H

#include "base/text.h"
#include "read/json_form.h"
#include "tree/build.h"

/*
 * Builds the tree of {"1.1.1":2,"1.1.2":{"value":2,"name":"x"},...}, the value at
 * data[at] of the text, which has been scanned. b is empty.
 */
bool json_nodes(const struct text *text, size_t at, struct build *b, struct error *error);

/*
 * Builds the tree of "edges":{"a":["b","c"]}, "values":{"b":3,"c":5} and, where it is
 * given, "root":"a". b is empty.
 */
bool json_edges(const struct text *text, const struct form *form, struct build *b,
                struct error *error);

#endif
