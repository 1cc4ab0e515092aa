/*
 * list.c - writing trees as lists, (A (B 4) (C (D 1) 7)): a node's children stand in
 * brackets behind its name, as does the value of a leaf with a name. Where chance moves,
 * the brackets are braces, {4 @ 1/3 7 @ 2/3}, with the odds behind the children, unless
 * they are equal.
 */
#include "base/absent.h"
#include "base/side.h"
#include "base/typography.h"
#include "write/bare.h"
#include "write/formats.h"

#include <string.h>
#include <strings.h>

/* Whether a bare word would be refused, as a value that is missing. */
static bool is_missing(const char *name)
{
    size_t length = strlen(name), found;

    return absent_is_dots(name, length) || absent_is_literal(name, length) ||
           absent_is_unknown(name, length) || typography_find(name, length, &found);
}

/* What would say who moves, in quotes, too, is a name by an escape. */
static void write_name(FILE *out, const char *name)
{
    if (side_of(name, strlen(name)) != 0)
        fprintf(out, "\"\\u%04x%s\"", (unsigned)name[0], name + 1);
    else
        bare_or_quoted(out, name,
                       bare_is_word(name, "()[]{},;'@") && !bare_is_value(name) &&
                           !is_missing(name) && strcasecmp(name, "chance") != 0);
}

/* Behind a name, one number would be read as the value of that node. */
static bool is_ambiguous(const struct tree *t, node n)
{
    node parent = t->parent[n];

    return n == tree_first_child(parent) && tree_is_last_child(t, n) &&
           tree_name(t, parent);
}

static void write_leaf(FILE *out, const struct tree *t, node n)
{
    const char *name = tree_name(t, n);

    if (name) {
        putc('(', out);
        write_name(out, name);
        putc(' ', out);
    } else if (is_ambiguous(t, n)) {
        /* The empty name is none. */
        fputs("(\"\" ", out);
    }
    score_print(out, t->value[n]);
    if (name || is_ambiguous(t, n))
        putc(')', out);
}

/* Closes the node that ends with n, and says how probable it is. */
static void write_end(FILE *out, const struct write_order *order, node n)
{
    if (!tree_is_leaf(order->tree, n))
        putc(tree_is_chance(order->tree, n) ? '}' : ')', out);
    if (wording_tell(&order->wording, n)) {
        fputs(" @ ", out);
        wording_print(out, &order->wording, n);
    }
}

bool list_write(FILE *out, struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;

    (void)error;
    for (node n = TREE_ROOT; n < t->count; n++) {
        node parent = t->parent[n];

        if (n != TREE_ROOT && (n != tree_first_child(parent) || tree_name(t, parent)))
            putc(' ', out);
        if (!tree_is_leaf(t, n)) {
            putc(tree_is_chance(t, n) ? '{' : '(', out);
            if (tree_name(t, n))
                write_name(out, tree_name(t, n));
            continue;
        }
        write_leaf(out, t, n);
        write_end(out, order, n);
        TREE_EACH_LAST(t, n, c)
            write_end(out, order, t->parent[c]);
    }
    putc('\n', out);
    return true;
}
