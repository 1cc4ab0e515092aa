/*
 * answer_read.c - reading one answer, of each kind. The rule that it follows stands above
 * each function.
 */
#include "check/answer_read.h"

#include "base/memory.h"
#include "base/sort.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool add_item(struct answer *answer, struct answer_item item, struct error *error)
{
    if (!memory_reserve(&answer->items, &answer->capacity, answer->count + 1,
                        sizeof *answer->items, error))
        return false;
    answer->items[answer->count++] = item;
    return true;
}

static bool refuse_number(struct reading *reading, const cJSON *item, struct error *error)
{
    return answer_refuse(reading, item, error, "expected a number, \"inf\" or \"-inf\"");
}

/* NUMBER: a number of JSON, "inf" or "-inf" */
static bool read_number(struct reading *reading, const cJSON *item, double *number,
                        struct error *error)
{
    struct json_value value = document_value(&reading->document, item);

    return json_value_score(&value, number) || refuse_number(reading, item, error);
}

const cJSON *answer_bare_word(const struct reading *reading, const cJSON *item)
{
    return reading->typed && cJSON_IsArray(item) && item->child && !item->child->next
               ? item->child
               : NULL;
}

/* Whether an item is the only bare word that stands for nothing, and is no node. */
static bool is_none(struct reading *reading, const cJSON *item)
{
    static const char *const words[] = {"none", "nothing", "-"};
    const cJSON *bare = answer_bare_word(reading, item);
    struct json_value value;
    struct error error;
    node n;

    if (!bare)
        return false;
    value = document_value(&reading->document, bare);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (value.kind == JSON_STRING && value.words.length == strlen(words[i]) &&
            strncasecmp(value.words.text, words[i], value.words.length) == 0)
            return !references_find(reading->references, words[i], strlen(words[i]), &n,
                                    &error);
    return false;
}

/* Whether leaves may be called by what they are worth, as they are in sketches. */
static bool takes_worth(const struct reading *reading)
{
    return reading->typed || reading->kind == ANSWER_pv ||
           reading->kind == ANSWER_leaves || reading->kind == ANSWER_pruned;
}

/* A word as it is typed. */
static bool read_word(struct reading *reading, const cJSON *item, const char *word,
                      size_t length, node *n, struct error *error)
{
    return references_find_typed(reading->references, word, length, reading->rule,
                                 reading->parent, n, error) ||
           answer_place(reading, item, error);
}

/* NODE: a string, the name or the id of a node; or what the only such leaf is worth */
static bool read_node(struct reading *reading, const cJSON *item, node *n,
                      struct error *error)
{
    const cJSON *bare = answer_bare_word(reading, item);
    struct json_value value = document_value(&reading->document, bare ? bare : item);
    double worth;

    if (takes_worth(reading) && value.kind == JSON_NUMBER &&
        json_value_score(&value, &worth))
        return references_find_leaf(reading->references, worth, n, error) ||
               answer_place(reading, item, error);
    if (value.kind != JSON_STRING)
        return answer_refuse(reading, item, error,
                             "expected a node: its name or its id, in quotes");
    if (bare)
        return read_word(reading, item, value.words.text, value.words.length, n, error);
    return references_find(reading->references, value.words.text, value.words.length, n,
                           error) ||
           answer_place(reading, item, error);
}

/* The same where it is an item's key. */
static bool read_key(struct reading *reading, const cJSON *item, node *n,
                     struct error *error)
{
    struct json_words key = document_key(&reading->document, item);

    return references_find(reading->references, key.text, key.length, n, error) ||
           answer_place_key(reading, item, error);
}

static bool read_node_item(struct reading *reading, const cJSON *item,
                           struct answer *answer, struct error *error)
{
    struct answer_item named = {.item = item};

    return read_node(reading, item, &named.node, error) && add_item(answer, named, error);
}

static bool read_root(struct reading *reading, const cJSON *item, struct answer *answer,
                      struct error *error)
{
    struct answer_item root = {.node = TREE_ROOT, .item = item};

    return answer_read_worth(reading, item, answer, &root.worth, error) &&
           add_item(answer, root, error);
}

/* value: WORTH, or null where there are payoffs instead */
bool answer_read_value(struct reading *reading, const cJSON *item, struct answer *answer,
                       struct error *error)
{
    return (cJSON_IsNull(item) && tree_has_payoffs(reading->references->tree)) ||
           read_root(reading, item, answer, error);
}

/* payoffs: WORTH */
bool answer_read_payoffs(struct reading *reading, const cJSON *item,
                         struct answer *answer, struct error *error)
{
    return read_root(reading, item, answer, error);
}

/* unique: true, false, "yes", "no" or null */
bool answer_read_unique(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct error *error)
{
    struct answer_item said = {.yes = cJSON_IsTrue(item), .item = item};
    struct json_value value = document_value(&reading->document, item);

    if (value.kind == JSON_NULL)
        return true;
    if (value.kind == JSON_STRING)
        said.yes = json_words_are(value.words, "yes");
    if (!cJSON_IsBool(item) && !said.yes &&
        !(value.kind == JSON_STRING && json_words_are(value.words, "no")))
        return answer_refuse(reading, item, error, "expected true or false");
    return add_item(answer, said, error);
}

/* move: NODE or null */
bool answer_read_move(struct reading *reading, const cJSON *item, struct answer *answer,
                      struct error *error)
{
    reading->rule = NUMBER_IS_NODE;
    return cJSON_IsNull(item) || is_none(reading, item) ||
           read_node_item(reading, item, answer, error);
}

/* What comes next on a line is to be below what is there. */
static void follow_line(struct reading *reading, const struct answer *line)
{
    reading->rule = NUMBER_IS_BELOW;
    reading->parent = line->count > 0 ? line->items[line->count - 1].node : TREE_ROOT;
}

/* Whether all of a string, which could be read as several words, is the name of a node.
 */
static bool is_whole_name(struct reading *reading, const char *text, size_t length)
{
    struct error error;
    node n;

    return memchr(text, ' ', length) &&
           references_find(reading->references, text, length, &n, &error);
}

/* "A B b1": nodes with blanks, commas or arrows between them, as they are typed. */
static bool read_words(struct reading *reading, const cJSON *item, struct answer *answer,
                       struct error *error)
{
    struct json_value value = document_value(&reading->document, item);
    struct buffer copy = {0};
    size_t at = 0, length;
    struct answer_item named = {.item = item};
    bool done = true;

    if (is_whole_name(reading, value.words.text, value.words.length))
        return answer_refuse(reading, item, error,
                             "this may be one node, or several: expected an array");
    buffer_add(&copy, value.words.text, value.words.length);
    buffer_add(&copy, "", 1);
    for (; done && !copy.failed && at < value.words.length; at += length + 1) {
        length = strcspn(copy.data + at, " \t\r\n,;");
        if (length == 0 || (length == 2 && memcmp(copy.data + at, "->", 2) == 0))
            continue;
        follow_line(reading, answer);
        done = read_word(reading, item, copy.data + at, length, &named.node, error) &&
               add_item(answer, named, error);
    }
    done = copy.failed ? error_memory(error) : done;
    buffer_release(&copy);
    return done;
}

/* [ITEM, ...] */
static bool read_array(struct reading *reading, const cJSON *item, struct answer *answer,
                       answer_read *read_item, struct error *error)
{
    const cJSON *element;

    if (answer_bare_word(reading, item) && is_none(reading, item->child))
        return true;
    if (!cJSON_IsArray(item))
        return answer_refuse(reading, item, error, "expected an array of nodes");
    cJSON_ArrayForEach(element, item)
    {
        if (!read_item(reading, element, answer, error))
            return false;
    }
    return true;
}

/* NODE, which must be below that before it to be on a line */
static bool read_next(struct reading *reading, const cJSON *item, struct answer *answer,
                      struct error *error)
{
    follow_line(reading, answer);
    return read_node_item(reading, item, answer, error);
}

/* pv: [NODE, ...], or all in a string */
bool answer_read_pv(struct reading *reading, const cJSON *item, struct answer *answer,
                    struct error *error)
{
    if (document_value(&reading->document, item).kind == JSON_STRING)
        return read_words(reading, item, answer, error);
    return read_array(reading, item, answer, read_next, error);
}

/* leaves: [NODE, ...] */
bool answer_read_leaves(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct error *error)
{
    return read_array(reading, item, answer, read_node_item, error);
}

/* The second element of an array of two; NULL if the item is none. */
static const cJSON *second_of(const cJSON *item)
{
    const cJSON *second = cJSON_IsArray(item) && item->child ? item->child->next : NULL;

    return second && !second->next ? second : NULL;
}

/* EDGE: NODE or [NODE, NODE], the parent first */
static bool read_edge(struct reading *reading, const cJSON *item, struct answer *answer,
                      struct error *error)
{
    struct answer_item edge = {.item = item};
    const cJSON *child = second_of(item);
    node parent = NODE_NONE;

    if (!cJSON_IsArray(item) || answer_bare_word(reading, item))
        return read_node_item(reading, item, answer, error);
    if (!child)
        return answer_refuse(reading, item, error, "expected [parent, child]");
    if (!read_node(reading, item->child, &parent, error) ||
        !read_node(reading, child, &edge.node, error))
        return false;
    if (edge.node == TREE_ROOT || reading->references->tree->parent[edge.node] != parent)
        return answer_refuse(reading, child, error,
                             "expected a child of the node before it");
    return add_item(answer, edge, error);
}

/* [NUMBER, NUMBER] */
static bool read_window(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct answer_item *window, struct error *error)
{
    (void)answer;
    const cJSON *beta = second_of(item);

    if (!beta)
        return answer_refuse(reading, item, error, "expected [alpha, beta]");
    return read_number(reading, item->child, &window->low, error) &&
           read_number(reading, beta, &window->high, error);
}

static bool read_item_worth(struct reading *reading, const cJSON *item,
                            struct answer *answer, struct answer_item *entry,
                            struct error *error)
{
    return answer_read_worth(reading, item, answer, &entry->worth, error);
}

/* A node at which nothing is answered. */
static bool add_blank(struct answer *answer, node n, struct error *error)
{
    if (!memory_reserve(&answer->blank, &answer->blank_capacity, answer->blank_count + 1,
                        sizeof *answer->blank, error))
        return false;
    answer->blank[answer->blank_count++] = n;
    return true;
}

/* {NODE: ITEM, ...}, where ? stands for what is not answered */
static bool read_object(struct reading *reading, const cJSON *item, struct answer *answer,
                        bool (*read_item)(struct reading *, const cJSON *,
                                          struct answer *, struct answer_item *,
                                          struct error *),
                        struct error *error)
{
    const cJSON *member;

    if (!cJSON_IsObject(item))
        return answer_refuse(reading, item, error,
                             "expected an object with nodes as keys");
    cJSON_ArrayForEach(member, item)
    {
        struct answer_item entry = {.item = member};

        if (!read_key(reading, member, &entry.node, error))
            return false;
        if (answer_is_blank(reading, member)) {
            if (!add_blank(answer, entry.node, error))
                return false;
            continue;
        }
        if (!read_item(reading, member, answer, &entry, error) ||
            !add_item(answer, entry, error))
            return false;
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
            return answer_refuse_key(reading, answer->items[i].item, error,
                                     "this node was given before");
    return true;
}

/* NODE, a child of that at hand, or null */
static bool read_move(struct reading *reading, const cJSON *item, struct answer *answer,
                      struct answer_item *entry, struct error *error)
{
    const struct tree *t = reading->references->tree;

    (void)answer;
    if (cJSON_IsNull(item) || is_none(reading, item))
        return true;
    reading->rule = NUMBER_IS_NODE;
    if (!read_node(reading, item, &entry->move, error))
        return false;
    return (entry->move != TREE_ROOT && t->parent[entry->move] == entry->node) ||
           answer_refuse(reading, item, error, "expected a child of the node before it");
}

/* plan: {NODE: NODE or null, ...} */
bool answer_read_plan(struct reading *reading, const cJSON *item, struct answer *answer,
                      struct error *error)
{
    return read_object(reading, item, answer, read_move, error) &&
           order(reading, answer, false, error);
}

/* LEAVES: [NODE, ...] or null */
static bool read_leaves(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct error *error)
{
    answer->none = cJSON_IsNull(item) ||
                   (answer_bare_word(reading, item) && is_none(reading, item->child));
    return answer->none || (read_array(reading, item, answer, read_node_item, error) &&
                            order(reading, answer, false, error));
}

/* lower: LEAVES */
bool answer_read_lower(struct reading *reading, const cJSON *item, struct answer *answer,
                       struct error *error)
{
    return read_leaves(reading, item, answer, error);
}

/* upper: LEAVES */
bool answer_read_upper(struct reading *reading, const cJSON *item, struct answer *answer,
                       struct error *error)
{
    return read_leaves(reading, item, answer, error);
}

/* NODE, the move at its parent */
static bool read_choice(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct error *error)
{
    struct answer_item choice = {.item = item};

    if (!read_node(reading, item, &choice.move, error))
        return false;
    if (choice.move == TREE_ROOT)
        return answer_refuse(reading, item, error, "the root is nobody's move");
    choice.node = reading->references->tree->parent[choice.move];
    return add_item(answer, choice, error);
}

/* STRATEGY: {NODE: NODE, ...} or [NODE, ...] */
static bool read_strategy(struct reading *reading, const cJSON *item,
                          struct answer *answer, struct error *error)
{
    bool done = cJSON_IsArray(item)
                    ? read_array(reading, item, answer, read_choice, error)
                    : read_object(reading, item, answer, read_move, error);

    return done && order(reading, answer, false, error);
}

/* strategy_max: STRATEGY */
bool answer_read_strategy_max(struct reading *reading, const cJSON *item,
                              struct answer *answer, struct error *error)
{
    return read_strategy(reading, item, answer, error);
}

/* strategy_min: STRATEGY */
bool answer_read_strategy_min(struct reading *reading, const cJSON *item,
                              struct answer *answer, struct error *error)
{
    return read_strategy(reading, item, answer, error);
}

/* values: {NODE: WORTH, ...} */
bool answer_read_values(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct error *error)
{
    return read_object(reading, item, answer, read_item_worth, error) &&
           order(reading, answer, true, error);
}

/* bounds: {NODE: [NUMBER, NUMBER], ...} */
bool answer_read_bounds(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct error *error)
{
    return read_object(reading, item, answer, read_window, error) &&
           order(reading, answer, false, error);
}

/* pruned: [EDGE, ...] */
bool answer_read_pruned(struct reading *reading, const cJSON *item, struct answer *answer,
                        struct error *error)
{
    return read_array(reading, item, answer, read_edge, error) &&
           order(reading, answer, false, error);
}

/* best_moves: [NODE, ...] */
bool answer_read_best_moves(struct reading *reading, const cJSON *item,
                            struct answer *answer, struct error *error)
{
    reading->rule = NUMBER_IS_NODE;
    return read_array(reading, item, answer, read_node_item, error) &&
           order(reading, answer, false, error);
}
