/*
 * references.c - finding nodes by names and ids, players by names and numbers.
 */
#include "check/references.h"

#include "base/digit.h"
#include "base/memory.h"
#include "base/sort.h"
#include "tree/find.h"

#include <stdlib.h>
#include <string.h>

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

static bool find_id(const struct children *children, const char *word, node *n,
                    struct error *error)
{
    if (!find_is_id(word))
        return error_set(error, ERROR_INPUT, "no node has this name or id");
    return find_node(children, word, n, error);
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
        return find_id(&references->children, copy->data, n, error);
    if (is_named(references, place + 1, copy->data))
        return error_set(error, ERROR_INPUT,
                         "several nodes have this name: expected an id");
    *n = (node)references->named[place];
    return true;
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
    buffer_release(&references->word);
}
