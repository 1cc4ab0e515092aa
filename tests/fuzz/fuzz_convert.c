/*
 * fuzz_convert.c - the trees of an input through every edit and every writer: edits keep
 * their laws, and reading what was written gives the same tree, as far as the format
 * holds it.
 */
#include "../unit/finish.h"
#include "edits.h"
#include "fuzz.h"
#include "tree/id.h"
#include "tree/values.h"
#include "write/write.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NODES = 300 };

/* The whole tree again, as a tree of its own. */
static struct tree copy(const struct tree *t)
{
    struct build b = {0};
    struct error error;

    build_start(&b);
    for (node n = TREE_ROOT; n < t->count; n++) {
        const char *name = tree_name(t, n);

        fuzz_require(build_open(&b, &error) &&
                         (!name || build_name(&b, name, strlen(name), &error)),
                     "%s", error.message);
        build_value(&b, t->value[n]);
        build_mover(&b, (enum mover)t->mover[n]);
        for (node top = n; t->end[top] == n + 1; top = t->parent[top]) {
            build_close(&b);
            if (top == TREE_ROOT)
                break;
        }
    }
    must_finish(&b, MOVER_DEFAULT);
    return build_take(&b);
}

static bool same_score(double a, double b)
{
    return a == b || (!score_known(a) && !score_known(b));
}

/* Lab text names those nodes by their ids that have no name. */
static bool is_id(const struct tree *t, node n, const char *name)
{
    struct buffer id = {0};
    bool same;

    id_add(&id, t, n);
    same = name && strncmp(name, id.data, strlen(id.data)) == 0;
    buffer_release(&id);
    return same;
}

static bool same_name(const struct tree *a, const struct tree *b, node n, bool labels)
{
    const char *name = tree_name(a, n), *other = tree_name(b, n);

    if (!name)
        return labels ? is_id(a, n, other) : !other;
    return other && strcmp(name, other) == 0;
}

/* What was written, and what of it is to be read again. */
struct written {
    const struct write_format *format;
    const struct tree *tree;
    bool names, movers, statics;
    struct fuzz_text text;
};

/* Sets name those inner nodes by letters that have no name. */
static bool has_letters(const struct written *written, node n)
{
    return strcmp(written->format->name, "sets") == 0 &&
           !tree_is_leaf(written->tree, n) && !tree_name(written->tree, n);
}

/* A zero is written without its sign. */
static bool same_payoffs(const struct tree *a, const struct tree *b, node leaf)
{
    if (a->players != b->players)
        return false;
    for (unsigned i = 0; i < a->players; i++)
        if (!same_score(tree_payoffs(a, leaf)[i], tree_payoffs(b, leaf)[i]))
            return false;
    return true;
}

static bool same_weight(const struct tree *a, const struct tree *b, node n)
{
    return n == TREE_ROOT || !tree_is_chance(a, a->parent[n]) ||
           a->weight[n] == b->weight[n];
}

static bool same_worth(const struct tree *a, const struct tree *b, node leaf)
{
    return same_score(a->value[leaf], b->value[leaf]) && same_payoffs(a, b, leaf);
}

/* Nobody moves at a leaf. */
static bool same_node(const struct written *written, const struct tree *b, node n)
{
    const struct tree *a = written->tree;
    bool leaf = tree_is_leaf(a, n);

    return a->end[n] == b->end[n] && same_weight(a, b, n) &&
           (!leaf || same_worth(a, b, n)) &&
           (leaf || !written->statics || same_score(a->value[n], b->value[n])) &&
           (leaf || !written->movers || a->mover[n] == b->mover[n]) &&
           (!written->names || has_letters(written, n) ||
            same_name(a, b, n, strcmp(written->format->name, "lab") == 0));
}

static void check_same(const struct written *written, const struct tree *b)
{
    fuzz_require(written->tree->count == b->count, "%s: as many nodes\n%s",
                 written->format->name, written->text.data);
    /* Two payoffs of a constant sum are read from efg as values. */
    if (written->tree->players == 2 && !tree_has_payoffs(b) &&
        strcmp(written->format->name, "efg") == 0)
        return;
    for (node n = TREE_ROOT; n < b->count; n++)
        fuzz_require(same_node(written, b, n), "%s: node %lu is the same\n%s",
                     written->format->name, (unsigned long)n, written->text.data);
}

/* Arrays are read as JSON. */
static const struct format *reader_of(const struct write_format *format)
{
    const struct format *reader = format_find(format->name);

    return reader ? reader : format_find("json");
}

static void read_back(const struct written *written)
{
    static const struct read_options options = {.root = MOVER_DEFAULT};
    struct reader reader;
    struct error error = {.message = "nothing more"};

    fuzz_feed(written->text.data, written->text.size, SIZE_MAX);
    fuzz_require(
        reader_open(&reader, "-", reader_of(written->format), &options, &error) &&
            reader_next(&reader, &error) == READ_TREE,
        "%s: %s\n%s", written->format->name, error.message, written->text.data);
    check_same(written, &reader.build.tree);
    fuzz_require(reader_next(&reader, &error) == READ_END, "%s: one tree\n%s",
                 written->format->name, written->text.data);
    reader_close(&reader);
}

static bool is_lost(const struct write_losses *losses, const char *what)
{
    for (size_t i = 0; i < losses->count; i++)
        if (strstr(losses->loss[i].what, what))
            return true;
    return false;
}

static void go_round(const struct tree *t, const struct write_format *format, bool lossy)
{
    struct write_order order = {.tree = t, .lossy = lossy};
    struct written written = {.format = format, .tree = t};
    struct error error;
    bool done;

    fuzz_write(&written.text);
    done = write_tree(written.text.out, format, &order, &error);
    fuzz_written(&written.text);
    written.names = !is_lost(&order.losses, "names");
    written.statics = !is_lost(&order.losses, "static");
    written.movers = !is_lost(&order.losses, "MIN") &&
                     !is_lost(&order.losses, "movers") && !is_lost(&order.losses, "root");
    if (done)
        read_back(&written);
    else
        fuzz_require(written.text.size == 0 && error.kind == ERROR_INPUT,
                     "%s: refused whole: %s", format->name, error.message);
    fuzz_require(lossy || order.losses.count == 0, "%s: nothing is lost", format->name);
    fuzz_release(&written.text);
}

static double root_value(const struct tree *t)
{
    double *values = tree_values(t), value;

    fuzz_require(values != NULL, "there is memory");
    value = values[TREE_ROOT];
    free(values);
    return value;
}

/* The tree with the edits made; what comes out must hold together. */
static void edit(const struct tree *t, const struct edits *edits, double value)
{
    struct tree edited = copy(t);
    struct error error;

    if (edits_make(edits, &edited, 1, &error)) {
        fuzz_check_tree(&edited);
        fuzz_require(isnan(value) || root_value(&edited) == value,
                     "the value is %g, not %g", value, root_value(&edited));
        if (!edits->rank)
            go_round(&edited, write_format_find("dewey"), false);
    } else {
        fuzz_require(fuzz_is_fair(&error), "%s", error.message);
    }
    tree_release(&edited);
}

static void edit_all(const struct tree *t)
{
    double value = root_value(t);
    const struct {
        struct edits edits;
        double value; /* NaN: there is no law */
    } laws[] = {
        {{.subtree = NULL}, value},
        {{.negate = true, .swap = true}, -value},
        {{.negate = true, .strip_names = true}, NAN},
        {{.arrangement = ARRANGE_BEST}, value},
        {{.arrangement = ARRANGE_WORST}, value},
        {{.arrangement = ARRANGE_SHUFFLE, .seed = t->count}, value},
        {{.rank = true}, NAN},
        {{.cut = true, .depth = t->height / 2}, NAN},
        {{.cut = true, .depth = t->height}, value},
        {{.subtree = "1", .swap = true, .arrangement = ARRANGE_BEST}, NAN},
        {{.subtree = "2.1", .negate = true}, NAN},
    };

    for (size_t i = 0; i < sizeof laws / sizeof laws[0]; i++)
        edit(t, &laws[i].edits, laws[i].value);
}

static void convert(const struct tree *t)
{
    for (const struct write_format *format = write_formats; format->name; format++) {
        go_round(t, format, false);
        go_round(t, format, true);
    }
    if (fuzz_is_plain(t))
        edit_all(t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_each_tree(data, size, MOST_NODES, convert);
    return 0;
}
