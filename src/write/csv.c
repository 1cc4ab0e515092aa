/*
 * csv.c - writing a tree as a table (RFC 4180): a row for each node, in preorder, with
 * its Dewey id and its parent's.
 *
 *     id,parent,value,player,name
 *     e,,,max,a
 *     1,e,3,,b
 *
 * The player stands at inner nodes, and at a leaf where it is not the other one than
 * above.
 */
#include "base/utf8.h"
#include "write/formats.h"
#include "write/loss.h"
#include "write/path.h"

#include <string.h>

/* A terminal would obey the one, a spreadsheet the other; the format has no escapes. */
static bool can_hold(const char *name)
{
    return !utf8_has_control(name) && !strchr("=+-@", name[0]);
}

/* Blanks at the ends belong to a cell only in quotes. */
static void write_name(FILE *out, const char *name)
{
    bool blank = name[0] == ' ' || name[strlen(name) - 1] == ' ';
    const char *quote = blank || strpbrk(name, ",\"") ? "\"" : "";

    fputs(quote, out);
    for (; *name; name++) {
        if (*name == '"')
            putc('"', out);
        putc(*name, out);
    }
    fputs(quote, out);
}

static bool says_player(const struct tree *t, node n)
{
    return !tree_is_leaf(t, n) || n == TREE_ROOT || t->mover[n] == t->mover[t->parent[n]];
}

/* The id of a node's parent, by its own. */
static void write_parent(FILE *out, struct path *path)
{
    size_t size = path->id.size;

    if (path->n == TREE_ROOT)
        return;
    while (size > 0 && path->id.data[size - 1] != '.')
        size--;
    if (size == 0)
        putc('e', out);
    else
        fwrite(path->id.data, 1, size - 1, out);
}

static void write_row(FILE *out, struct path *path)
{
    const struct tree *t = path->tree;
    const char *name = tree_name(t, path->n);

    fputs(path->id.data, out);
    putc(',', out);
    write_parent(out, path);
    putc(',', out);
    if (score_known(t->value[path->n]))
        score_print(out, t->value[path->n]);
    putc(',', out);
    if (says_player(t, path->n))
        fputs(tree_is_max(t, path->n) ? "max" : "min", out);
    putc(',', out);
    if (name && can_hold(name))
        write_name(out, name);
    putc('\n', out);
}

static bool is_any(const struct tree *t, node n)
{
    (void)t, (void)n;
    return true;
}

bool csv_write(FILE *out, struct write_order *order, struct error *error)
{
    struct path path;
    bool done;

    if (!loss_names(order, "csv", can_hold,
                    "names with control characters, or that begin with = + - @", error) ||
        !path_check(order->tree, "csv", is_any, error))
        return false;
    path_start(&path, order->tree);
    if (!path.id.failed)
        fputs("id,parent,value,player,name\n", out);
    while (!path.id.failed) {
        write_row(out, &path);
        if (path.n + 1 == order->tree->count)
            break;
        path_step(&path);
    }
    done = !path.id.failed || error_memory(error);
    buffer_release(&path.id);
    return done;
}
