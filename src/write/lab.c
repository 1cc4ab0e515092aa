/*
 * lab.c - writing lab text: a line for each position, in preorder. Nodes without a name
 * have their ids for labels.
 *
 *     a: [b, c]
 *     b=3
 *     c: [c.1, d]
 *
 * Children of chance stand in braces, each with its odds if they are not equal. A label
 * stands for one position. Nodes that share a name are that position if all that is below
 * them is the same as well; then it is written once.
 */
#include "base/digit.h"
#include "base/memory.h"
#include "base/sort.h"
#include "tree/find.h"
#include "write/bare.h"
#include "write/formats.h"
#include "write/loss.h"
#include "write/path.h"
#include "write/text_game.h"

#include <stdlib.h>
#include <string.h>

struct lab {
    const struct tree *tree;
    bool ids;       /* names are left out */
    bool *repeated; /* for each node, whether one of that name stands before it; owned */
    struct children children;
    const struct wording *wording; /* borrowed */
    FILE *out;
};

static int by_name(const void *context, size_t a, size_t b)
{
    return strcmp(tree_name(context, (node)a), tree_name(context, (node)b));
}

static bool same_name(const struct tree *t, node a, node b)
{
    return tree_name(t, a) && tree_name(t, b) && by_name(t, a, b) == 0;
}

static bool same_odds(const struct tree *t, node a, node b)
{
    const char *one = tree_odds(t, a), *other = tree_odds(t, b);

    return one && other ? strcmp(one, other) == 0 : one == other;
}

static bool same_worth(const struct tree *t, node a, node b)
{
    for (unsigned i = 0; i < t->players; i++)
        if (tree_payoffs(t, a)[i] != tree_payoffs(t, b)[i])
            return false;
    return tree_has_payoffs(t) || t->value[a] == t->value[b];
}

/* Whether two nodes that share a name are the same position, if their children are. */
static bool same_position(const struct tree *t, node a, node b)
{
    node child = tree_first_child(b);

    if (tree_is_leaf(t, a) || tree_is_leaf(t, b))
        return tree_is_leaf(t, a) && tree_is_leaf(t, b) && same_worth(t, a, b);
    if (tree_is_chance(t, a) != tree_is_chance(t, b))
        return false;
    TREE_EACH_CHILD(t, a, c) {
        if (child == t->end[b] || !same_name(t, c, child) || !same_odds(t, c, child))
            return false;
        child = tree_next_child(t, child);
    }
    return child == t->end[b];
}

/* Whether the name is the id, and so the label, of a node that has no name. */
static bool is_taken(const struct children *children, const char *name)
{
    struct error error;
    node n;

    return find_is_id(name) && find_node(children, name, &n, &error) &&
           !tree_name(children->tree, n);
}

/* The nodes with names, sorted by them; owned by the caller. NULL without memory. */
static size_t *sort_names(const struct tree *t, size_t *count, struct error *error)
{
    size_t *nodes = NULL;

    *count = 0;
    if (!memory_resize(&nodes, t->count, sizeof *nodes, error))
        return NULL;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_name(t, n))
            nodes[(*count)++] = n;
    if (sort_items(nodes, *count, by_name, t, error))
        return nodes;
    free(nodes);
    return NULL;
}

/* Finds the nodes whose name stands before them; clash is a node whose label is also that
 * of another position, or the number of nodes. */
static void match_names(struct lab *lab, const size_t *sorted, size_t count, node *clash)
{
    const struct tree *t = lab->tree;

    *clash = t->count;
    for (size_t i = 0; i < count; i++) {
        node n = (node)sorted[i], before = i > 0 ? (node)sorted[i - 1] : n;

        lab->repeated[n] = before != n && by_name(t, before, n) == 0;
        if (lab->repeated[n]
                ? !same_position(t, before, n)
                : count < t->count && is_taken(&lab->children, tree_name(t, n)))
            *clash = n < *clash ? n : *clash;
    }
}

/* Decides what labels are to be. */
static bool find_labels(struct lab *lab, struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    size_t count;
    size_t *sorted;
    node clash;

    lab->repeated = calloc(t->count, sizeof *lab->repeated);
    if (!lab->repeated)
        return error_memory(error);
    if (!t->label)
        return true;
    if (!children_list(&lab->children, t, error))
        return false;
    sorted = sort_names(t, &count, error);
    if (!sorted)
        return false;
    match_names(lab, sorted, count, &clash);
    free(sorted);
    lab->ids = clash < t->count;
    return !lab->ids ||
           loss_allow(order, "lab", "names that different positions would share", clash,
                      (node)count, error);
}

/*
 * Whether a name needs no quotes. Some labels could do without, but in the first lines of
 * a text they would make it look like another format: a program, a drawing, markup.
 */
static bool is_bare(const char *name)
{
    static const char stops[] = ":=,;&()[]{}'", drawing[] = "\xE2\x94";
    unsigned char first = (unsigned char)name[0];
    bool letter = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');

    return bare_is_word(name, stops) &&
           (letter || is_digit(first) || first == '_' || first >= 0x80) &&
           strncmp(name, drawing, sizeof drawing - 1) != 0;
}

/* A leaf that is all of the tree: its name would be taken for an id of Dewey text, or for
 * a variable to which a program assigns payoffs. */
static bool is_lone_id(const struct tree *t, const char *name)
{
    return t->count == 1 && (find_is_id(name) || tree_has_payoffs(t));
}

static void write_label(const struct lab *lab, node n, const char *id)
{
    const char *name = lab->ids ? NULL : tree_name(lab->tree, n);

    if (name)
        bare_or_quoted(lab->out, name, is_bare(name) && !is_lone_id(lab->tree, name));
    else
        bare_or_quoted(lab->out, id,
                       lab->tree->count > 1 || !tree_has_payoffs(lab->tree));
}

static void write_children(const struct lab *lab, struct path *path)
{
    bool chance = tree_is_chance(lab->tree, path->n);
    const char *before = "";
    node ordinal = 0;

    fputs(chance ? ": {" : ": [", lab->out);
    TREE_EACH_CHILD(lab->tree, path->n, c) {
        fputs(before, lab->out);
        before = ", ";
        id_push(&path->id, ++ordinal);
        if (!path->id.failed)
            write_label(lab, c, path->id.data);
        id_pop(&path->id);
        if (wording_tell(lab->wording, c)) {
            putc(' ', lab->out);
            wording_print(lab->out, lab->wording, c);
        }
    }
    fputs(chance ? "}\n" : "]\n", lab->out);
}

static void write_position(const struct lab *lab, struct path *path)
{
    write_label(lab, path->n, path->id.data);
    if (!tree_is_leaf(lab->tree, path->n)) {
        write_children(lab, path);
        return;
    }
    putc('=', lab->out);
    text_game_worth(lab->out, lab->tree, path->n);
    putc('\n', lab->out);
}

static bool write_positions(const struct lab *lab, struct error *error)
{
    struct path path;
    bool done;

    path_start(&path, lab->tree);
    while (!path.id.failed) {
        if (lab->ids || !lab->repeated[path.n])
            write_position(lab, &path);
        if (path.n + 1 == lab->tree->count)
            break;
        path_step(&path);
    }
    done = !path.id.failed || error_memory(error);
    buffer_release(&path.id);
    return done;
}

static bool is_nameless(const struct write_order *order, node n)
{
    return !tree_name(order->tree, n);
}

bool lab_write(FILE *out, struct write_order *order, struct error *error)
{
    struct lab lab = {.tree = order->tree, .wording = &order->wording, .out = out};
    bool done = find_labels(&lab, order, error) &&
                path_check(order, "lab", 2, lab.ids ? NULL : is_nameless, error) &&
                write_positions(&lab, error);

    free(lab.repeated);
    children_release(&lab.children);
    return done;
}
