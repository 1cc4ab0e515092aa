/*
 * sets.c - writing a tree as two sets, of inner nodes with who moves there and of edges,
 * level by level as the course has them:
 *
 *     {(A,MAX),(B,MIN)} {(A,B),(A,5),(B,4)}
 *
 * Leaves are numbers. An inner node without a name gets letters that are no other's name.
 */
#include "base/memory.h"
#include "base/sort.h"
#include "write/bare.h"
#include "write/breadth.h"
#include "write/formats.h"
#include "write/loss.h"

#include <stdlib.h>
#include <string.h>

enum { LETTERS = 26, LABEL_SIZE = 16 };

struct sets_writer {
    const struct tree *tree;
    struct breadth breadth;
    size_t *named; /* inner nodes with names, sorted by them; owned */
    size_t count;
    bool names;      /* they are written */
    uint32_t *label; /* of inner nodes without a name: the number of its letters; owned */
    FILE *out;
};

static int by_name(const void *context, size_t a, size_t b)
{
    return strcmp(tree_name(context, (node)a), tree_name(context, (node)b));
}

/* A label is no number, and has nothing that ends it. */
static bool can_hold(const char *name)
{
    return bare_is_word(name, "(){},") && !bare_is_value(name);
}

static bool find_names(struct sets_writer *s, struct error *error)
{
    const struct tree *t = s->tree;

    if (!memory_resize(&s->named, t->count, sizeof *s->named, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (!tree_is_leaf(t, n) && tree_name(t, n))
            s->named[s->count++] = n;
    return sort_items(s->named, s->count, by_name, t, error);
}

/* The first inner node whose name is no label, or also that of another; or the number of
 * nodes. */
static node find_clash(const struct sets_writer *s)
{
    const struct tree *t = s->tree;
    node clash = t->count;

    for (size_t i = 0; i < s->count; i++) {
        node n = (node)s->named[i];
        bool shared = i > 0 && by_name(t, s->named[i - 1], n) == 0;

        if ((shared || !can_hold(tree_name(t, n))) && n < clash)
            clash = n;
    }
    return clash;
}

static bool check_leaves(struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    node first = t->count, count = 0;

    if (tree_is_leaf(t, TREE_ROOT))
        return loss_refuse(t, "sets", "a leaf alone", TREE_ROOT, error);
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && tree_name(t, n) && ++count == 1)
            first = n;
    return count == 0 ||
           loss_allow(order, "sets", "names of leaves", first, count, error);
}

static bool check_names(struct sets_writer *s, struct write_order *order,
                        struct error *error)
{
    node clash;

    if (!check_leaves(order, error) || !find_names(s, error))
        return false;
    clash = find_clash(s);
    s->names = clash == s->tree->count;
    return s->names ||
           loss_allow(order, "sets", "names of inner nodes that are shared or no labels",
                      clash, (node)s->count, error);
}

/* A, B ... Z, AA, AB ... for 1, 2 ... */
static void spell(uint32_t number, char label[static LABEL_SIZE])
{
    char letters[LABEL_SIZE];
    size_t count = 0, i = 0;

    for (; number > 0; number = (number - 1) / LETTERS)
        letters[count++] = (char)('A' + (number - 1) % LETTERS);
    while (count > 0)
        label[i++] = letters[--count];
    label[i] = '\0';
}

static bool is_name(const struct sets_writer *s, const char *label)
{
    size_t low = 0, high = s->names ? s->count : 0;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(tree_name(s->tree, (node)s->named[middle]), label);

        if (order == 0)
            return true;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

static bool has_name(const struct sets_writer *s, node n)
{
    return s->names && tree_name(s->tree, n);
}

/* Gives letters to the inner nodes that need them, in the order in which they are
 * written. Infinity in capitals would be a number. */
static bool give_letters(struct sets_writer *s, struct error *error)
{
    const struct tree *t = s->tree;
    char label[LABEL_SIZE];
    uint32_t number = 0;

    if (!memory_resize(&s->label, t->count, sizeof *s->label, error))
        return false;
    for (node i = 0; i < t->count; i++) {
        node n = s->breadth.nodes[i];

        if (tree_is_leaf(t, n) || has_name(s, n))
            continue;
        do
            spell(++number, label);
        while (is_name(s, label) || bare_is_value(label));
        s->label[n] = number;
    }
    return true;
}

static void write_label(const struct sets_writer *s, node n)
{
    char label[LABEL_SIZE];

    if (has_name(s, n)) {
        fputs(tree_name(s->tree, n), s->out);
        return;
    }
    spell(s->label[n], label);
    fputs(label, s->out);
}

static void write_node(const struct sets_writer *s, node n)
{
    fputs(n == TREE_ROOT ? "(" : ",(", s->out);
    write_label(s, n);
    fputs(tree_is_max(s->tree, n) ? ",MAX)" : ",MIN)", s->out);
}

static void write_edges(const struct sets_writer *s, node n)
{
    const struct tree *t = s->tree;

    TREE_EACH_CHILD(t, n, c) {
        fputs(c == tree_first_child(TREE_ROOT) ? "(" : ",(", s->out);
        write_label(s, n);
        putc(',', s->out);
        if (tree_is_leaf(t, c))
            score_print(s->out, t->value[c]);
        else
            write_label(s, c);
        putc(')', s->out);
    }
}

static void write_set(const struct sets_writer *s,
                      void (*write)(const struct sets_writer *s, node n))
{
    putc('{', s->out);
    for (node i = 0; i < s->tree->count; i++)
        if (!tree_is_leaf(s->tree, s->breadth.nodes[i]))
            write(s, s->breadth.nodes[i]);
    putc('}', s->out);
}

bool sets_write(FILE *out, struct write_order *order, struct error *error)
{
    struct sets_writer sets = {.tree = order->tree, .out = out};
    bool done = check_names(&sets, order, error) &&
                breadth_find(&sets.breadth, order->tree, error) &&
                give_letters(&sets, error);

    if (done) {
        write_set(&sets, write_node);
        putc(' ', out);
        write_set(&sets, write_edges);
        putc('\n', out);
    }
    breadth_release(&sets.breadth);
    free(sets.named);
    free(sets.label);
    return done;
}
