/*
 * csv.c - writing a tree as a table (RFC 4180): a row for each node, in preorder, with
 * its Dewey id and its parent's.
 *
 *     id,parent,value,player,name
 *     e,,,max,a
 *     1,e,3,,b
 *
 * The player stands at inner nodes, and at a leaf where it is not the one whose turn it
 * is. Where chance has odds there is a column for them, probability or weight, and where
 * there are payoffs one of them, as 1 2 3.
 */
#include "base/utf8.h"
#include "write/formats.h"
#include "write/loss.h"
#include "write/path.h"
#include "write/text_game.h"

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

static void write_payoffs(FILE *out, const struct tree *t, node leaf)
{
    for (unsigned i = 0; i < t->players; i++) {
        if (i > 0)
            putc(' ', out);
        score_print(out, tree_payoffs(t, leaf)[i]);
    }
}

/* The cells of games with chance or payoffs. */
static void write_game(FILE *out, const struct write_order *order, node n)
{
    const struct tree *t = order->tree;

    if (t->odds) {
        putc(',', out);
        if (wording_tell(&order->wording, n))
            fputs(tree_odds(t, n), out);
    }
    if (tree_has_payoffs(t)) {
        putc(',', out);
        if (tree_is_leaf(t, n))
            write_payoffs(out, t, n);
    }
}

static void write_row(FILE *out, const struct write_order *order, struct path *path)
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
    if (!tree_is_leaf(t, path->n) || turns_tell(&order->turns, path->n))
        text_game_mover(out, t, path->n);
    putc(',', out);
    if (name && can_hold(name))
        write_name(out, name);
    write_game(out, order, path->n);
    putc('\n', out);
}

static void write_header(FILE *out, const struct write_order *order)
{
    fputs("id,parent,value,player,name", out);
    if (order->tree->odds)
        fputs(order->wording.probable ? ",probability" : ",weight", out);
    if (tree_has_payoffs(order->tree))
        fputs(",payoffs", out);
    putc('\n', out);
}

bool csv_write(FILE *out, struct write_order *order, struct error *error)
{
    struct path path;
    bool done;

    if (!loss_names(order, "csv", can_hold,
                    "names with control characters, or that begin with = + - @", error) ||
        !path_check(order, "csv", 2, NULL, error))
        return false;
    path_start(&path, order->tree);
    if (!path.id.failed)
        write_header(out, order);
    while (!path.id.failed) {
        write_row(out, order, &path);
        if (path.n + 1 == order->tree->count)
            break;
        path_step(&path);
    }
    done = !path.id.failed || error_memory(error);
    buffer_release(&path.id);
    return done;
}
