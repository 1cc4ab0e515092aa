/*
 * answer_read.c - reading one answer, of each kind. The rule that it follows stands above
 * each function.
 */
#include "check/answer_part.h"

#include "base/memory.h"
#include "base/sort.h"
#include "json/text.h"

#include <stdlib.h>

static bool add_item(struct answer *answer, struct answer_item item, struct error *error)
{
    if (!memory_reserve(&answer->items, &answer->capacity, answer->count + 1,
                        sizeof *answer->items, error))
        return false;
    answer->items[answer->count++] = item;
    return true;
}

static bool number_error(const struct reading *reading, size_t at, struct error *error)
{
    return text_error(reading->text, at, error, "expected a number, \"inf\" or \"-inf\"");
}

/* "inf" or "-inf" */
static bool read_infinity(struct reading *reading, size_t at, double *number,
                          struct error *error)
{
    struct json_words words;
    size_t end = at;

    if (!json_string_read(reading->text->data, &end, &reading->scratch, &words, error))
        return false;
    *number = json_words_are(words, "-inf") ? -INFINITY : INFINITY;
    return *number < 0 || json_words_are(words, "inf") ||
           number_error(reading, at, error);
}

/* NUMBER: a number of JSON, or an infinity */
static bool read_number(struct reading *reading, size_t at, double *number,
                        struct error *error)
{
    const char *data = reading->text->data;
    struct json_span token = json_token(data, at);
    size_t used;

    if (data[at] == '"')
        return read_infinity(reading, at, number, error);
    return score_read(data + at, token.end - at, number, &used) == SCORE_OK ||
           number_error(reading, at, error);
}

/* NODE: a string, the name or the id of a node */
static bool read_node(struct reading *reading, size_t at, node *n, struct error *error)
{
    const char *data = reading->text->data;
    struct json_words words;
    size_t end = at;

    if (data[at] != '"')
        return text_error(reading->text, at, error,
                          "expected a node: its name or its id, in quotes");
    if (!json_string_read(data, &end, &reading->scratch, &words, error))
        return false;
    return references_find(reading->references, words.text, words.length, n, error) ||
           text_place(reading->text, at, error);
}

/* value: NUMBER */
bool answer_read_value(struct reading *reading, size_t at, struct answer *answer,
                       struct error *error)
{
    struct answer_item item = {.at = at};

    return read_number(reading, at, &item.low, error) && add_item(answer, item, error);
}

static bool read_node_item(struct reading *reading, size_t at, struct answer *answer,
                           struct error *error)
{
    struct answer_item item = {.at = at};

    return read_node(reading, at, &item.node, error) && add_item(answer, item, error);
}

/* move: NODE or null */
bool answer_read_move(struct reading *reading, size_t at, struct answer *answer,
                      struct error *error)
{
    if (reading->text->data[at] == 'n')
        return true;
    return read_node_item(reading, at, answer, error);
}

/* [ITEM, ...] */
static bool read_array(struct reading *reading, size_t at, struct answer *answer,
                       answer_read *read_item, struct error *error)
{
    const char *data = reading->text->data;

    if (data[at] != '[')
        return text_error(reading->text, at, error, "expected an array of nodes");
    for (at = json_next(data, at + 1); data[at] != ']';
         at = json_next(data, json_skip(data, at)))
        if (!read_item(reading, at, answer, error))
            return false;
    return true;
}

/* pv: [NODE, ...] */
bool answer_read_pv(struct reading *reading, size_t at, struct answer *answer,
                    struct error *error)
{
    return read_array(reading, at, answer, read_node_item, error);
}

/* leaves: [NODE, ...] */
bool answer_read_leaves(struct reading *reading, size_t at, struct answer *answer,
                        struct error *error)
{
    return read_array(reading, at, answer, read_node_item, error);
}

/* Where the two elements of the array at data[at] begin; false if it has not two. */
static bool find_pair(const char *data, size_t at, size_t pair[2])
{
    pair[0] = json_next(data, at + 1);
    if (data[pair[0]] == ']')
        return false;
    pair[1] = json_next(data, json_skip(data, pair[0]));
    return data[pair[1]] != ']' && data[json_next(data, json_skip(data, pair[1]))] == ']';
}

/* EDGE: NODE or [NODE, NODE], the parent first */
static bool read_edge(struct reading *reading, size_t at, struct answer *answer,
                      struct error *error)
{
    struct answer_item item = {.at = at};
    size_t pair[2];
    node parent = NODE_NONE;

    if (reading->text->data[at] != '[')
        return read_node_item(reading, at, answer, error);
    if (!find_pair(reading->text->data, at, pair))
        return text_error(reading->text, at, error, "expected [parent, child]");
    if (!read_node(reading, pair[0], &parent, error) ||
        !read_node(reading, pair[1], &item.node, error))
        return false;
    if (item.node == TREE_ROOT || reading->references->tree->parent[item.node] != parent)
        return text_error(reading->text, pair[1], error,
                          "expected a child of the node before it");
    return add_item(answer, item, error);
}

/* [NUMBER, NUMBER] */
static bool read_window(struct reading *reading, size_t at, struct answer_item *item,
                        struct error *error)
{
    size_t pair[2];

    if (reading->text->data[at] != '[' || !find_pair(reading->text->data, at, pair))
        return text_error(reading->text, at, error, "expected [alpha, beta]");
    return read_number(reading, pair[0], &item->low, error) &&
           read_number(reading, pair[1], &item->high, error);
}

static bool read_low(struct reading *reading, size_t at, struct answer_item *item,
                     struct error *error)
{
    return read_number(reading, at, &item->low, error);
}

/* {NODE: ITEM, ...} */
static bool read_object(struct reading *reading, size_t at, struct answer *answer,
                        bool (*read_item)(struct reading *, size_t, struct answer_item *,
                                          struct error *),
                        struct error *error)
{
    const char *data = reading->text->data;

    if (data[at] != '{')
        return text_error(reading->text, at, error,
                          "expected an object with nodes as keys");
    for (at = json_next(data, at + 1); data[at] != '}';) {
        size_t value = json_next(data, json_skip(data, at));
        struct answer_item item = {.at = at};

        if (!read_node(reading, at, &item.node, error) ||
            !read_item(reading, value, &item, error) || !add_item(answer, item, error))
            return false;
        at = json_next(data, json_skip(data, value));
    }
    return true;
}

/*
 * The order of a node among others: in preorder its index, in postorder the end of its
 * subtree and, where several subtrees end there, the innermost first.
 */
static uint64_t place_in_order(const struct tree *t, node n, bool postorder)
{
    enum { NODE_BITS = 32 };

    if (!postorder)
        return n;
    return (uint64_t)t->end[n] << NODE_BITS | (UINT32_MAX - n);
}

/* Puts the items into the order of their keys. */
static bool permute(struct answer *answer, const struct sort_keyed *keys,
                    struct error *error)
{
    struct answer_item *items = NULL;

    if (!memory_resize(&items, answer->count, sizeof *items, error))
        return false;
    for (size_t i = 0; i < answer->count; i++)
        items[i] = answer->items[keys[i].item];
    free(answer->items);
    answer->items = items;
    answer->capacity = answer->count;
    return true;
}

static bool order(struct reading *reading, struct answer *answer, bool postorder,
                  struct error *error)
{
    struct sort_keyed *keys = NULL;
    bool done;

    if (answer->count == 0)
        return true;
    if (!memory_resize(&keys, answer->count, sizeof *keys, error))
        return false;
    for (size_t i = 0; i < answer->count; i++)
        keys[i] = (struct sort_keyed){
            .key = place_in_order(reading->references->tree, answer->items[i].node,
                                  postorder),
            .item = i,
        };
    done = sort_by_keys(keys, answer->count, NULL, NULL, error) &&
           permute(answer, keys, error);
    free(keys);
    if (!done)
        return false;
    for (size_t i = 1; i < answer->count; i++)
        if (answer->items[i].node == answer->items[i - 1].node)
            return text_error(reading->text, answer->items[i].at, error,
                              "this node was given before");
    return true;
}

/* values: {NODE: NUMBER, ...} */
bool answer_read_values(struct reading *reading, size_t at, struct answer *answer,
                        struct error *error)
{
    return read_object(reading, at, answer, read_low, error) &&
           order(reading, answer, true, error);
}

/* bounds: {NODE: [NUMBER, NUMBER], ...} */
bool answer_read_bounds(struct reading *reading, size_t at, struct answer *answer,
                        struct error *error)
{
    return read_object(reading, at, answer, read_window, error) &&
           order(reading, answer, false, error);
}

/* pruned: [EDGE, ...] */
bool answer_read_pruned(struct reading *reading, size_t at, struct answer *answer,
                        struct error *error)
{
    return read_array(reading, at, answer, read_edge, error) &&
           order(reading, answer, false, error);
}
