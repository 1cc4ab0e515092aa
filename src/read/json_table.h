/*
 * json_table.h - forms of JSON in which nodes are not nested but name each other: maps
 * and tables, resolved from a document (json/document.h).
 */
#ifndef GTEVAL_READ_JSON_TABLE_H
#define GTEVAL_READ_JSON_TABLE_H

#include "tree/build.h"
#include "json/document.h"

/*
 * Builds the tree of {"nodes":{"1.1.1":2,"1.1.2":{"value":2,"name":"x"},...}}, with Dewey
 * ids as keys. b is empty.
 */
bool json_nodes(struct document *document, struct build *b, struct error *error);

/*
 * Builds the tree of {"edges":{"a":["b","c"]},"values":{"b":3,"c":5}}, an adjacency map,
 * whose root is named by "root":"a" or follows. b is empty.
 */
bool json_edges(struct document *document, struct build *b, struct error *error);

/*
 * What a table's reader shares: the value of an item as a label or as a score, refused in
 * its place.
 */
bool table_label(struct document *document, const cJSON *item, struct json_words *label,
                 struct error *error);
bool table_score(struct document *document, const cJSON *item, double *score,
                 const char *expected, struct error *error);

/* The same for what an item's key says. */
bool table_key(struct document *document, const cJSON *item, struct json_words *key,
               struct error *error);

#endif
