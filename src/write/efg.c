/*
 * efg.c - writing Gambit's extensive form: player 1 is MAX, every node is known to its
 * player, and what player 1 gets, player 2 loses.
 *
 * A node's name is that of the action that leads to it. A backslash before a quotation
 * mark makes it a part of a string; Gambit has no way to write one that stands there
 * itself, before another one, or at the end, or a control character other than as it is.
 */
#include "base/utf8.h"
#include "write/formats.h"
#include "write/loss.h"

#include <string.h>

enum { PLAYERS = 2 };

/* Strings have no escapes but that one. */
static bool can_hold(const char *name)
{
    const char *at = name;

    while ((at = strchr(at, '\\')))
        if (strchr("\"\\", *++at))
            return false;
    return !utf8_has_control(name);
}

/* The name of n, which must be held or have been left out. */
static void write_name(FILE *out, const struct tree *t, node n)
{
    const char *name = tree_name(t, n);

    putc('"', out);
    if (name && can_hold(name))
        for (; *name; name++) {
            if (*name == '"')
                putc('\\', out);
            putc(*name, out);
        }
    putc('"', out);
}

static void write_root_name(FILE *out, const struct tree *t, node n)
{
    if (n == TREE_ROOT)
        write_name(out, t, n);
    else
        fputs("\"\"", out);
}

/* Numbers outcomes and, for each player, information sets. */
struct numbers {
    node outcome, set[PLAYERS];
};

/* Gambit knows exponents, but not their plus sign. */
static void write_payoff(FILE *out, double value)
{
    char text[SCORE_TEXT_SIZE];

    score_write(value, text);
    for (const char *c = text; *c; c++)
        if (*c != '+')
            putc(*c, out);
}

static void write_leaf(FILE *out, const struct tree *t, node n, struct numbers *numbers)
{
    fputs("t ", out);
    write_root_name(out, t, n);
    fprintf(out, " %lu \"\" { ", (unsigned long)++numbers->outcome);
    write_payoff(out, t->value[n]);
    fputs(", ", out);
    write_payoff(out, -t->value[n]);
    fputs(" }\n", out);
}

static void write_inner(FILE *out, const struct tree *t, node n, struct numbers *numbers)
{
    int player = tree_is_max(t, n) ? 0 : 1;

    fputs("p ", out);
    write_root_name(out, t, n);
    fprintf(out, " %d %lu \"\" {", player + 1, (unsigned long)++numbers->set[player]);
    TREE_EACH_CHILD(t, n, c) {
        putc(' ', out);
        write_name(out, t, c);
    }
    fputs(" } 0\n", out);
}

/* Only inner nodes belong to a player. */
static bool check_root(struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;

    return !tree_is_leaf(t, TREE_ROOT) || tree_is_max(t, TREE_ROOT) ||
           loss_allow(order, "efg", "MIN at a root that is a leaf", TREE_ROOT, 1, error);
}

bool efg_write(FILE *out, struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    struct numbers numbers = {0};

    if (!check_root(order, error) ||
        !loss_names(order, "efg", can_hold,
                    "names with control characters, or with a backslash before a "
                    "quotation mark, a backslash or the end",
                    error))
        return false;
    fputs("EFG 2 R \"game tree\" { \"MAX\" \"MIN\" }\n\"\"\n\n", out);
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            write_leaf(out, t, n, &numbers);
        else
            write_inner(out, t, n, &numbers);
    return true;
}
