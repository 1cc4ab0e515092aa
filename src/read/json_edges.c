/*
 * json_edges.c - adjacency maps: labels as keys, their children's labels in arrays.
 */
#include "read/json_table.h"

#include "read/graph.h"

struct edges {
    struct document *document;
    struct graph graph;
    const struct tree *tree; /* whose players are known */
    bool leaves;             /* numbers in lists are values, not labels */
};

/* What to do with a label's member. */
typedef bool read_position(struct edges *edges, struct json_words label,
                           const cJSON *item, struct error *error);

static bool refuse(struct edges *edges, const cJSON *item, const char *message,
                   struct error *error)
{
    return text_error(edges->document->text, document_at(edges->document, item), error,
                      "%s", message);
}

static bool define(struct edges *edges, struct json_words label, const cJSON *item,
                   struct error *error)
{
    return graph_define(&edges->graph, label.text, label.length,
                        document_key_at(edges->document, item), error);
}

static bool read_child(struct edges *edges, const cJSON *child, struct error *error)
{
    struct document *document = edges->document;
    struct graph *graph = &edges->graph;
    struct json_value value = document_value(document, child);
    double score;

    if (edges->leaves && value.kind == JSON_NUMBER)
        return table_score(document, child, &score, "a number", error) &&
               graph_edge_leaf(graph, graph_defined(graph), score, error);
    return table_label(document, child, &value.words, error) &&
           graph_child(graph, value.words.text, value.words.length,
                       document_at(document, child), error);
}

static bool read_payoffs(struct edges *edges, const cJSON *list, struct error *error)
{
    size_t count;

    return table_payoffs(edges->document, list, &edges->graph, &count, error) &&
           (count == edges->tree->players ||
            text_error(edges->document->text, document_at(edges->document, list), error,
                       "%zu payoffs of a game of %u players", count,
                       edges->tree->players));
}

/* "a": ["b", "c"]; an empty array, or null, adds nothing: the label may have a value. */
static bool read_inner(struct edges *edges, struct json_words label, const cJSON *item,
                       struct error *error)
{
    const cJSON *child;

    if (cJSON_IsNull(item))
        return true;
    if (!cJSON_IsArray(item))
        return refuse(edges, item, "expected an array of labels or null", error);
    if (item->child && !define(edges, label, item, error))
        return false;
    if (edges->leaves && tree_has_payoffs(edges->tree) &&
        table_is_numbers(edges->document, item))
        return read_payoffs(edges, item, error);
    cJSON_ArrayForEach(child, item)
    {
        if (!read_child(edges, child, error))
            return false;
    }
    return true;
}

/* "b": 3, or "b": [3, 5] where there are players */
static bool read_leaf(struct edges *edges, struct json_words label, const cJSON *item,
                      struct error *error)
{
    double value;

    if (!define(edges, label, item, error))
        return false;
    if (tree_has_payoffs(edges->tree))
        return read_payoffs(edges, item, error);
    if (table_is_numbers(edges->document, item))
        return refuse(edges, item,
                      "expected a number: payoffs need \"players\" in the document",
                      error);
    if (!table_score(edges->document, item, &value, "a number, \"inf\" or \"-inf\"",
                     error))
        return false;
    graph_value(&edges->graph, value);
    return true;
}

/* All members of a map. */
static bool read_map(struct edges *edges, const cJSON *map, read_position *read,
                     struct error *error)
{
    const cJSON *item;
    struct json_words label;

    if (!cJSON_IsObject(map))
        return refuse(edges, map, "expected an object with labels as its keys", error);
    cJSON_ArrayForEach(item, map)
    {
        if (!table_key(edges->document, item, &label, error) ||
            !read(edges, label, item, error))
            return false;
    }
    return true;
}

static bool read_root(struct edges *edges, const cJSON *item, struct error *error)
{
    struct json_words label;

    if (!item || cJSON_IsNull(item))
        return true;
    return table_label(edges->document, item, &label, error) &&
           graph_root(&edges->graph, label.text, label.length,
                      document_at(edges->document, item), error);
}

static bool read_graph(struct edges *edges, struct build *b, struct error *error)
{
    const cJSON *root = edges->document->root;
    const cJSON *map = cJSON_GetObjectItemCaseSensitive(root, "edges");
    const cJSON *values = cJSON_GetObjectItemCaseSensitive(root, "values");

    if ((!values && cJSON_IsObject(map) &&
         !table_numbers(edges->document, map, &edges->leaves, error)) ||
        !read_map(edges, map, read_inner, error) ||
        (values && !read_map(edges, values, read_leaf, error)) ||
        !read_root(edges, cJSON_GetObjectItemCaseSensitive(root, "root"), error))
        return false;
    if (edges->graph.count == 0)
        return refuse(edges, map, "expected a node at least", error);
    return graph_unfold(&edges->graph, edges->document->text, b, error);
}

bool json_edges(struct document *document, struct json_keys *keys, struct build *b,
                struct error *error)
{
    struct edges edges = {.document = document, .tree = &b->tree};
    bool read = read_graph(&edges, b, error);

    (void)keys;
    graph_release(&edges.graph);
    return read;
}
