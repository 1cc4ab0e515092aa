/*
 * dewey.c - writing Dewey text: a line for the root, for each leaf, and for each inner
 * node of which there is more to say than that it has children.
 */
#include "write/bare.h"
#include "write/formats.h"
#include "write/path.h"

#include <string.h>
#include <strings.h>

/* A separator in front would be taken for the one that may stand behind the id. */
static bool is_bare(const char *name)
{
    return bare_is_word(name, "") && !strchr("=:,", name[0]) && !bare_is_value(name) &&
           strcasecmp(name, "max") != 0 && strcasecmp(name, "min") != 0;
}

static void write_line(FILE *out, const struct path *path, bool mover)
{
    const struct tree *t = path->tree;
    node n = path->n;
    const char *name = tree_name(t, n);

    fputs(path->id.data, out);
    if (mover)
        fputs(tree_is_max(t, n) ? " max" : " min", out);
    if (score_known(t->value[n])) {
        putc(' ', out);
        score_print(out, t->value[n]);
    }
    if (name) {
        putc(' ', out);
        bare_or_quoted(out, name, is_bare(name));
    }
    putc('\n', out);
}

/* Whether a mover is to be said. */
static bool says_mover(const struct tree *t, node n)
{
    return n == TREE_ROOT || t->mover[n] == t->mover[t->parent[n]];
}

/* Whether there is a line for the node. */
static bool has_line(const struct tree *t, node n)
{
    return says_mover(t, n) || tree_name(t, n) || score_known(t->value[n]);
}

static void write_node(FILE *out, const struct path *path)
{
    if (has_line(path->tree, path->n))
        write_line(out, path, says_mover(path->tree, path->n));
}

bool dewey_write(FILE *out, struct write_order *order, struct error *error)
{
    struct path path;
    bool done;

    if (!path_check(order->tree, "dewey", has_line, error))
        return false;
    path_start(&path, order->tree);
    if (order->follows && !path.id.failed)
        fputs("---\n", out);
    while (!path.id.failed) {
        write_node(out, &path);
        if (path.n + 1 == order->tree->count)
            break;
        path_step(&path);
    }
    done = !path.id.failed || error_memory(error);
    buffer_release(&path.id);
    return done;
}
