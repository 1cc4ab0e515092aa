/*
 * references.c - finding nodes by names and ids, players by names and numbers.
 */
#include "check/references.h"

#include "base/digit.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "base/quote.h"
#include "base/score.h"
#include "base/sort.h"
#include "tree/find.h"
#include "tree/id.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Room for a name, or an id, in a message. */
enum { NAME_SHOWN = 40 };

static int by_name(const void *context, size_t a, size_t b)
{
    const struct tree *t = context;

    return strcmp(tree_name(t, (node)a), tree_name(t, (node)b));
}

bool references_start(struct references *references, const struct tree *t, bool ids,
                      struct error *error)
{
    *references = (struct references){.tree = t};
    if (!children_list(&references->children, t, error))
        return false;
    if (ids || !t->label)
        return true;
    if (!memory_resize(&references->named, t->count, sizeof *references->named, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_name(t, n))
            references->named[references->count++] = n;
    return sort_items(references->named, references->count, by_name, t, error);
}

/* Where the first node stands whose name is not less than word. */
static size_t place_of(const struct references *references, const char *word)
{
    size_t low = 0, high = references->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (strcmp(tree_name(references->tree, (node)references->named[middle]), word) <
            0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool is_named(const struct references *references, size_t place, const char *word)
{
    return place < references->count &&
           strcmp(tree_name(references->tree, (node)references->named[place]), word) == 0;
}

bool references_has_name(const struct references *references, node n)
{
    const char *name = tree_name(references->tree, n);
    size_t place = name ? place_of(references, name) : 0;

    return name && is_named(references, place, name) &&
           !is_named(references, place + 1, name);
}

/* With the nearest name, if one is near. */
static bool refuse_unknown(const struct references *references, const char *word,
                           struct error *error)
{
    const struct tree *t = references->tree;
    struct nearest nearest = nearest_to(word);
    char shown[NAME_SHOWN];

    for (size_t i = 0; !references->by_id && i < references->count; i++)
        nearest_offer(&nearest, tree_name(t, (node)references->named[i]));
    if (!nearest.best || strlen(word) < 2)
        return error_set(error, ERROR_INPUT, "no node has this name or id");
    return error_set(
        error, ERROR_INPUT, "no node has this name or id; did you mean \"%s\"?",
        quote_short(shown, sizeof shown, nearest.best, strlen(nearest.best)));
}

static bool find_id(const struct references *references, const char *word, node *n,
                    struct error *error)
{
    if (!find_is_id(word))
        return refuse_unknown(references, word, error);
    return find_node(&references->children, word, n, error);
}

/* With the ids of the first few that have the name. */
static bool refuse_several(const struct references *references, size_t place,
                           const char *word, struct error *error)
{
    enum { IDS_SHOWN = 5 };
    struct buffer ids = {0};
    char shown[NAME_SHOWN * IDS_SHOWN];

    for (size_t i = 0; is_named(references, place + i, word); i++) {
        if (i > 0)
            buffer_text(&ids, ", ");
        if (i == IDS_SHOWN) {
            buffer_text(&ids, "...");
            break;
        }
        id_add(&ids, references->tree, (node)references->named[place + i]);
    }
    if (ids.failed) {
        buffer_release(&ids);
        return error_memory(error);
    }
    error_set(error, ERROR_INPUT, "several nodes have this name: expected an id: %s",
              quote_short(shown, sizeof shown, ids.data, ids.size));
    buffer_release(&ids);
    return false;
}

bool references_find(struct references *references, const char *word, size_t length,
                     node *n, struct error *error)
{
    struct buffer *copy = &references->word;
    size_t place;

    buffer_clear(copy);
    buffer_add(copy, word, length);
    if (copy->failed)
        return error_memory(error);
    if (strlen(copy->data) < length)
        return error_set(error, ERROR_INPUT, "no node has a NUL in its name");
    place = references->by_id ? references->count : place_of(references, copy->data);
    if (!is_named(references, place, copy->data))
        return find_id(references, copy->data, n, error);
    if (is_named(references, place + 1, copy->data))
        return refuse_several(references, place, copy->data, error);
    *n = (node)references->named[place];
    return true;
}

static int by_value(const void *context, size_t a, size_t b)
{
    const struct tree *t = context;

    return t->value[a] < t->value[b] ? -1 : t->value[a] > t->value[b];
}

/* Sorts the leaves, at the first question. */
static bool sort_leaves(struct references *references, struct error *error)
{
    const struct tree *t = references->tree;
    size_t count = 0;

    if (references->valued)
        return true;
    if (!memory_resize(&references->valued, t->leaves, sizeof *references->valued, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            references->valued[count++] = n;
    return sort_items(references->valued, count, by_value, t, error);
}

/* How many leaves are worth that: none, one or several; *n is the first. False where
 * memory runs out. */
static bool count_leaves(struct references *references, double value, int *count, node *n,
                         struct error *error)
{
    const struct tree *t = references->tree;
    size_t low = 0, high = t->leaves;

    *count = 0;
    if (tree_has_payoffs(t))
        return true;
    if (!sort_leaves(references, error))
        return false;
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (t->value[references->valued[middle]] < value)
            low = middle + 1;
        else
            high = middle;
    }
    for (; *count < 2 && low < t->leaves; low++, ++*count) {
        if (t->value[references->valued[low]] != value)
            break;
        if (*count == 0)
            *n = (node)references->valued[low];
    }
    return true;
}

/* The leaf, if it is the only one. */
static bool take_leaf(node leaf, int count, node *n, struct error *error)
{
    *n = leaf;
    return count == 1 ||
           error_set(error, ERROR_INPUT,
                     "several leaves are worth this: expected a name or an id");
}

bool references_find_leaf(struct references *references, double value, node *n,
                          struct error *error)
{
    int count;

    if (!count_leaves(references, value, &count, n, error))
        return false;
    return count == 0 ? error_set(error, ERROR_INPUT, "no leaf is worth this")
                      : take_leaf(*n, count, n, error);
}

/* The only node with that name in another case. */
static bool find_in_any_case(const struct references *references, const char *word,
                             node *n)
{
    bool found = false;

    for (size_t i = 0; !references->by_id && i < references->count; i++) {
        if (strcasecmp(tree_name(references->tree, (node)references->named[i]), word) !=
            0)
            continue;
        if (found)
            return false;
        *n = (node)references->named[i];
        found = true;
    }
    return found;
}

/* A number that means a node, but may as well be meant as a value. */
static bool refuse_number(struct error *error)
{
    return error_set(error, ERROR_INPUT,
                     "this is a node, and what another leaf is worth: expected \"ids:\" "
                     "or \"worth:\" before the list");
}

/* Whether a node that was found by its id has a name, which people would use. */
static bool is_called_otherwise(const struct references *references, node n)
{
    return !references->by_id && references_has_name(references, n) &&
           strcmp(tree_name(references->tree, n), references->word.data) != 0;
}

/* Of the node that a number means, and the leaves that are worth it, of which the leaf is
 * the first, the only child of the parent. */
static bool choose(const struct references *references, enum number_rule rule,
                   node parent, double value, node leaf, int count, node *n,
                   struct error *error)
{
    const struct tree *t = references->tree;
    node meant = *n;
    int children = 0;

    if (rule == NUMBER_IS_CLEAR && is_called_otherwise(references, meant))
        return take_leaf(leaf, count, n, error);
    if (rule != NUMBER_IS_BELOW || tree_is_leaf(t, parent))
        return refuse_number(error);
    TREE_EACH_CHILD(t, parent, c)
        if (c == meant || c == leaf || (tree_is_leaf(t, c) && t->value[c] == value)) {
            *n = c;
            children++;
        }
    return children == 1 || refuse_number(error);
}

bool references_find_typed(struct references *references, const char *word, size_t length,
                           enum number_rule rule, node parent, node *n,
                           struct error *error)
{
    bool found = references_find(references, word, length, n, error);
    const char *copy = references->word.data;
    struct error late;
    double value;
    size_t used;
    node leaf = NODE_NONE;
    int count;

    if (!found && error->kind != ERROR_INPUT)
        return false;
    if (length == 0 || score_read(copy, length, &value, &used) != SCORE_OK ||
        used < length)
        return found || find_in_any_case(references, copy, n);
    if (!count_leaves(references, value, &count, &leaf, &late)) {
        *error = late;
        return false;
    }
    if (found)
        return rule == NUMBER_IS_NODE || count == 0 || (count == 1 && leaf == *n) ||
               choose(references, rule, parent, value, leaf, count, n, error);
    if (count == 1)
        *n = leaf;
    else if (count > 1)
        references_find_leaf(references, value, n, error);
    return count == 1;
}

/* The number that all of word[0 .. length) is, up to the most; 0 for anything else. */
static unsigned player_number(const char *word, size_t length, unsigned most)
{
    unsigned number = 0;

    for (size_t i = 0; i < length; i++) {
        if (!is_digit(word[i]) || number > most)
            return 0;
        number = 10 * number + (unsigned)(word[i] - '0');
    }
    return number <= most ? number : 0;
}

bool references_find_player(const struct references *references, const char *word,
                            size_t length, unsigned *player, struct error *error)
{
    const struct tree *t = references->tree;

    *player = 0;
    for (unsigned i = 1; i <= t->players; i++) {
        const char *name = tree_player(t, i);

        if (!name || strlen(name) != length || memcmp(name, word, length) != 0)
            continue;
        if (*player > 0)
            return error_set(error, ERROR_INPUT,
                             "several players have this name: expected a number");
        *player = i;
    }
    if (*player == 0)
        *player = player_number(word, length, t->players);
    return *player > 0 ||
           error_set(error, ERROR_INPUT,
                     "no player has this name or number: they are 1 to %u", t->players);
}

void references_release(struct references *references)
{
    children_release(&references->children);
    free(references->named);
    free(references->valued);
    buffer_release(&references->word);
}
