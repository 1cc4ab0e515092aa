/*
 * dewey.c - writing Dewey text: a line for the root, for each leaf, and for each inner
 * node of which there is more to say than that it has children. What is said of the whole
 * tree stands before them.
 */
#include "base/quote.h"
#include "write/bare.h"
#include "write/formats.h"
#include "write/loss.h"
#include "write/path.h"
#include "write/text_game.h"

#include <string.h>

/* A separator in front would be taken for the one that may stand behind the id, others
 * for the beginnings of payoffs and odds. */
static bool is_bare(const char *name)
{
    return bare_is_word(name, "") && !strchr("=:,@(", name[0]) && !bare_is_value(name) &&
           !text_game_is_mover(name);
}

static bool has_worth(const struct tree *t, node n)
{
    return score_known(t->value[n]) || (tree_is_leaf(t, n) && tree_has_payoffs(t));
}

/* At a leaf only two of the players can be said to move. */
static bool says_mover(const struct write_order *order, node n)
{
    const struct tree *t = order->tree;

    return turns_tell(&order->turns, n) &&
           !(tree_is_leaf(t, n) && t->mover[n] > MOVER_MIN);
}

static bool check_leaves(struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    node first = t->count, count = 0;

    for (node n = TREE_ROOT; t->players > MOVER_MIN && n < t->count; n++)
        if (turns_tell(&order->turns, n) && !says_mover(order, n) && ++count == 1)
            first = n;
    return count == 0 || loss_allow(order, "dewey", "movers of leaves beyond player 2",
                                    first, count, error);
}

/* Before a value, p1 would be taken for a name. */
static void write_mover(FILE *out, const struct tree *t, node n)
{
    putc(' ', out);
    if (tree_is_leaf(t, n))
        fputs(tree_is_max(t, n) ? "max" : "min", out);
    else
        text_game_mover(out, t, n);
}

static void write_line(FILE *out, const struct write_order *order,
                       const struct path *path)
{
    const struct tree *t = path->tree;
    node n = path->n;
    const char *name = tree_name(t, n);

    fputs(path->id.data, out);
    if (says_mover(order, n))
        write_mover(out, t, n);
    if (wording_tell(&order->wording, n)) {
        fputs(" @", out);
        wording_print(out, &order->wording, n);
    }
    if (has_worth(t, n)) {
        putc(' ', out);
        text_game_worth(out, t, n);
    }
    if (name) {
        putc(' ', out);
        bare_or_quoted(out, name, is_bare(name));
    }
    putc('\n', out);
}

/* Whether there is a line for the node. */
static bool has_line(const struct write_order *order, node n)
{
    const struct tree *t = order->tree;

    return says_mover(order, n) || tree_name(t, n) || wording_tell(&order->wording, n) ||
           has_worth(t, n);
}

/* How many there are, or what they are called. */
static void write_players(FILE *out, const struct tree *t)
{
    fputs("players", out);
    if (!t->player)
        fprintf(out, " %u", t->players);
    for (unsigned i = 1; t->player && i <= t->players; i++) {
        putc(' ', out);
        quote_json(out, tree_player(t, i) ? tree_player(t, i) : "");
    }
    putc('\n', out);
}

static void write_heading(FILE *out, const struct tree *t)
{
    if (tree_has_payoffs(t))
        write_players(out, t);
    if (t->low > -INFINITY || t->high < INFINITY) {
        fputs("bounds ", out);
        score_print(out, t->low);
        putc(' ', out);
        score_print(out, t->high);
        putc('\n', out);
    }
}

bool dewey_write(FILE *out, struct write_order *order, struct error *error)
{
    struct path path;
    bool done;

    if (!check_leaves(order, error) || !path_check(order, "dewey", 1, has_line, error))
        return false;
    path_start(&path, order->tree);
    if (order->follows && !path.id.failed)
        fputs("---\n", out);
    if (!path.id.failed)
        write_heading(out, order->tree);
    while (!path.id.failed) {
        if (has_line(order, path.n))
            write_line(out, order, &path);
        if (path.n + 1 == order->tree->count)
            break;
        path_step(&path);
    }
    done = !path.id.failed || error_memory(error);
    buffer_release(&path.id);
    return done;
}
