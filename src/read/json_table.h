/*
 * json_table.h - forms of JSON in which nodes are not nested but name each other: maps
 * and tables, resolved from a document (json/document.h).
 */
#ifndef GTEVAL_READ_JSON_TABLE_H
#define GTEVAL_READ_JSON_TABLE_H

#include "read/graph.h"
#include "read/json_key.h"
#include "tree/build.h"
#include "json/document.h"

/* A form's reader. b is empty. */
typedef bool table_read(struct document *document, struct json_keys *keys,
                        struct build *b, struct error *error);

/*
 * Builds the tree of {"nodes":{"1.1.1":2,"1.1.2":{"value":2,"name":"x"},...}}, with Dewey
 * ids as keys.
 */
table_read json_nodes;

/*
 * Builds the tree of {"edges":{"a":["b","c"]},"values":{"b":3,"c":5}}, an adjacency map,
 * whose root is named by "root":"a" or follows.
 */
table_read json_edges;

/* What comes of a document that may be a table. Keys that ignore lists, separated by
 * commas, are passed over by its readers; NULL: none. */
enum table_result { TABLE_READ, TABLE_NONE, TABLE_FAILED };

/*
 * Builds the tree of [{"id":"a","children":["b"]},{"id":"b","parent":"a","value":3}],
 * rows being that array. Who moves at the root goes to *mover, where the document says it
 * beside the rows. TABLE_NONE where the rows are nested nodes after all, and b is still
 * empty.
 */
enum table_result json_list(struct document *document, const char *ignore,
                            const cJSON *rows, struct build *b, enum mover *mover,
                            struct error *error);

/* The same for the map {"a":["b"],"b":{"value":3}}. */
bool json_map(struct document *document, const char *ignore, const cJSON *map,
              struct build *b, enum mover *mover, struct error *error);

/*
 * The same for {"nodes":[{"id":"a"},{"id":"b","value":3}],"links":[{"source":"a",
 * "target":"b"}]}, and for an array of edges.
 */
bool json_links(struct document *document, const char *ignore, struct build *b,
                enum mover *mover, struct error *error);

/* The same for what dot -Tdot_json writes of a graph of Graphviz. */
bool json_graphviz(struct document *document, const char *ignore, struct build *b,
                   struct error *error);

/* Whether numbers in a map's lists are leaves; they are labels where all of them are
 * keys. */
bool table_numbers(struct document *document, const cJSON *map, bool *leaves,
                   struct error *error);

/*
 * What a table's reader shares: the value of an item as a label or as a score, refused in
 * its place.
 */
bool table_label(struct document *document, const cJSON *item, struct json_words *label,
                 struct error *error);
bool table_score(struct document *document, const cJSON *item, double *score,
                 const char *expected, struct error *error);

/* Gives the position last defined the payoffs in an array, whose number goes to *count.
 */
bool table_payoffs(struct document *document, const cJSON *list, struct graph *graph,
                   size_t *count, struct error *error);

/* Whether an item is an array of numbers, of one at least. */
bool table_is_numbers(struct document *document, const cJSON *item);

/* The same for what an item's key says. */
bool table_key(struct document *document, const cJSON *item, struct json_words *key,
               struct error *error);

#endif
