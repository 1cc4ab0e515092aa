/*
 * json_map.c - maps of labels to what the nodes are: lists of children, values, rows.
 *
 *     {"a":["b","c"],"b":3,"c":{"value":5}}
 *
 * Numbers in lists are values of leaves where none of them is a label.
 */
#include "read/json_table.h"

#include "read/json_entry.h"

#include <string.h>

struct map {
    struct entries table;
    bool leaves; /* numbers in lists are values */
};

/* Whether an item of a map that is the whole document is about all of it. */
static bool is_head(struct document *document, const cJSON *map, const cJSON *item)
{
    enum key_meaning meaning =
        key_find_exact(item->string, strlen(item->string), KEY_OF_MEMBER).meaning;

    return map == document->root && (meaning == KEY_PLAYERS || meaning == KEY_BOUNDS);
}

static bool add_numbers(struct document *document, const cJSON *list,
                        struct labels *labels, const cJSON **last, struct error *error)
{
    const cJSON *child;

    cJSON_ArrayForEach(child, list)
    {
        struct json_value value = document_value(document, child);

        if (value.kind != JSON_NUMBER)
            continue;
        *last = child;
        if (!labels_add(labels, value.words.text, value.words.length, 0, error))
            return false;
    }
    return true;
}

static bool add_keys(struct document *document, const cJSON *map, struct labels *labels,
                     struct error *error)
{
    const cJSON *item;
    struct json_words key;

    cJSON_ArrayForEach(item, map)
    {
        if (!table_key(document, item, &key, error) ||
            !labels_add(labels, key.text, key.length, 0, error))
            return false;
    }
    return true;
}

static bool add_lists(struct document *document, const cJSON *map, struct labels *labels,
                      const cJSON **last, struct error *error)
{
    const cJSON *item;

    cJSON_ArrayForEach(item, map)
    {
        if (cJSON_IsArray(item) && !is_head(document, map, item) &&
            !add_numbers(document, item, labels, last, error))
            return false;
    }
    return true;
}

/* The numbers behind the keys are values if none is a key, labels if all of them are. */
static bool decide(struct document *document, struct labels *labels, size_t keys,
                   const cJSON *last, bool *leaves, struct error *error)
{
    size_t known = 0;

    if (!labels_match(labels, error))
        return false;
    for (size_t i = keys; i < labels->count; i++)
        known += labels->mention[i].first < keys;
    *leaves = known == 0;
    return known == 0 || known == labels->count - keys ||
           text_error(document->text, document_at(document, last), error,
                      "numbers in lists: some of them are labels of nodes, some are not");
}

bool table_numbers(struct document *document, const cJSON *map, bool *leaves,
                   struct error *error)
{
    struct labels labels = {0};
    const cJSON *last = NULL;
    bool decided = add_keys(document, map, &labels, error);
    size_t keys = labels.count;

    *leaves = false;
    decided = decided && add_lists(document, map, &labels, &last, error);
    if (decided && last)
        decided = decide(document, &labels, keys, last, leaves, error);
    labels_release(&labels);
    return decided;
}

static bool read_child(struct map *map, const cJSON *child, struct error *error)
{
    struct graph *graph = &map->table.graph;
    struct document *document = map->table.document;
    size_t mention;
    double score;

    if (map->leaves && document_value(document, child).kind == JSON_NUMBER)
        return table_score(document, child, &score, "a number", error) &&
               graph_edge_leaf(graph, graph_defined(graph), score, error);
    return entry_mention(&map->table, child, &mention, error) &&
           graph_edge(graph, graph_defined(graph), mention, error);
}

static bool read_list(struct map *map, const cJSON *list, struct error *error)
{
    const cJSON *child;

    cJSON_ArrayForEach(child, list)
    {
        if (!read_child(map, child, error))
            return false;
    }
    return true;
}

/* What stands under a label. */
static bool read_entry(struct map *map, const cJSON *item, struct error *error)
{
    struct entries *table = &map->table;
    struct json_words key;
    size_t mention;
    double score;

    if (!table_key(table->document, item, &key, error) ||
        !graph_mention(&table->graph, key.text, key.length,
                       document_key_at(table->document, item), &mention, error))
        return false;
    if (cJSON_IsObject(item))
        return entry_read(table, item, mention, error);
    if (!graph_define_mentioned(&table->graph, mention, error))
        return false;
    if (cJSON_IsArray(item))
        return map->leaves && tree_has_payoffs(table->tree) &&
                       table_is_numbers(table->document, item)
                   ? entry_pay(table, item, error)
                   : read_list(map, item, error);
    if (cJSON_IsNull(item))
        return true;
    if (!table_score(table->document, item, &score,
                     "a list of labels, a number, \"inf\", \"-inf\" or an object", error))
        return false;
    graph_value(&table->graph, score);
    return true;
}

/* A map that is the whole document may name its root beside the labels. */
static bool read_map(struct map *map, const cJSON *entries, struct error *error)
{
    const cJSON *root = entry_named_root(&map->table), *item;

    cJSON_ArrayForEach(item, entries)
    {
        if (item != root && !is_head(map->table.document, entries, item) &&
            !read_entry(map, item, error))
            return false;
    }
    return true;
}

bool json_map(struct document *document, const char *ignore, const cJSON *entries,
              struct build *b, enum mover *mover, struct error *error)
{
    struct map map = {.table = entry_start(document, ignore, b)};
    struct entries *table = &map.table;
    bool read;

    entry_survey(table, entries, true);
    read = table_numbers(document, entries, &map.leaves, error) &&
           read_map(&map, entries, error) && entry_head(table, entries, mover, error) &&
           entry_unfold(table, entries, b, error);

    entry_release(table);
    return read;
}
