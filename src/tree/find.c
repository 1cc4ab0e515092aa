/*
 * find.c - following ordinals down a tree.
 */
#include "tree/find.h"

#include <string.h>

static bool is_root(const char *text)
{
    return strcmp(text, "e") == 0 || strcmp(text, "\xCE\xB5") == 0;
}

/* Reads an ordinal: a digit from 1 to 9, then any digits. Returns what follows it; where
 * there is none, or one that no tree has, the ordinal is 0. */
static const char *read_ordinal(const char *at, node *ordinal)
{
    uint64_t value = 0;

    *ordinal = 0;
    if (*at == '0')
        return at;
    for (; is_digit(*at); at++) {
        value = 10 * value + (uint64_t)(*at - '0');
        if (value > TREE_NODE_LIMIT)
            return at;
    }
    *ordinal = (node)value;
    return at;
}

bool find_is_id(const char *text)
{
    node ordinal;

    if (is_root(text))
        return true;
    while (*(text = read_ordinal(text, &ordinal)) == '.' && ordinal > 0)
        text++;
    return *text == '\0' && ordinal > 0;
}

/* The node whose id is the first length bytes has only width children. */
static bool missing_error(const char *id, size_t length, node width, struct error *error)
{
    enum { SHOWN = 100 };
    static const char root[] = "the root";
    const char *parent = length > 0 ? id : root;
    int shown = length == 0 ? (int)sizeof root : length < SHOWN ? (int)length : SHOWN;

    return error_set(error, ERROR_INPUT, "no node %.*s: %.*s has %lu %s", SHOWN, id,
                     shown, parent, (unsigned long)width,
                     width == 1 ? "child" : "children");
}

/* The child of n with that ordinal, and how many it has where there is none; children may
 * be NULL. */
static node find_child(const struct tree *t, const struct children *children, node n,
                       node ordinal, node *width)
{
    if (children) {
        *width = children_count(children, n);
        return children_get(children, n, ordinal);
    }
    *width = 0;
    TREE_EACH_CHILD(t, n, c)
        if (++*width == ordinal)
            return c;
    return NODE_NONE;
}

static bool follow(const struct tree *t, const struct children *children, const char *id,
                   node *n, struct error *error)
{
    const char *at = id;

    *n = TREE_ROOT;
    if (is_root(id))
        return true;
    for (;;) {
        size_t before = at > id ? (size_t)(at - id) - 1 : 0;
        node ordinal, child, width;

        at = read_ordinal(at, &ordinal);
        child = find_child(t, children, *n, ordinal, &width);
        if (child == NODE_NONE)
            return missing_error(id, before, width, error);
        *n = child;
        if (*at++ == '\0')
            return true;
    }
}

bool find_node(const struct children *children, const char *id, node *n,
               struct error *error)
{
    return follow(children->tree, children, id, n, error);
}

bool find_one(const struct tree *t, const char *id, node *n, struct error *error)
{
    return follow(t, NULL, id, n, error);
}
