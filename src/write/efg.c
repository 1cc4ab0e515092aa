/*
 * efg.c - writing Gambit's extensive form: every node is known to its player, and where
 * leaves have values, player 1 is MAX, and what player 1 gets, player 2 loses.
 *
 * A node's name is that of the action that leads to it. A backslash before a quotation
 * mark makes it a part of a string; Gambit has no way to write one that stands there
 * itself, before another one, or at the end, or a control character other than as it is.
 */
#include "base/utf8.h"
#include "write/formats.h"
#include "write/loss.h"
#include "write/outcomes.h"

#include <string.h>

/* Strings have no escapes but that one. */
static bool can_hold(const char *name)
{
    const char *at = name;

    while ((at = strchr(at, '\\')))
        if (strchr("\"\\", *++at))
            return false;
    return !utf8_has_control(name);
}

/* A text, which must be held or have been left out. */
static void write_text(FILE *out, const char *text)
{
    putc('"', out);
    if (can_hold(text))
        for (; *text; text++) {
            if (*text == '"')
                putc('\\', out);
            putc(*text, out);
        }
    putc('"', out);
}

static void write_name(FILE *out, const struct tree *t, node n)
{
    const char *name = tree_name(t, n);

    write_text(out, name ? name : "");
}

static void write_root_name(FILE *out, const struct tree *t, node n)
{
    if (n == TREE_ROOT)
        write_name(out, t, n);
    else
        fputs("\"\"", out);
}

/* Numbers outcomes and, for chance and each player, information sets. */
struct numbers {
    node outcome, set[MOVER_LAST + 1];
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
    for (unsigned i = 0; i < t->players; i++) {
        fputs(i > 0 ? ", " : "", out);
        write_payoff(out, tree_payoffs(t, n)[i]);
    }
    if (!tree_has_payoffs(t)) {
        write_payoff(out, t->value[n]);
        fputs(", ", out);
        write_payoff(out, -t->value[n]);
    }
    fputs(" }\n", out);
}

/* Whether odds are a number or a quotient of whole ones. */
static bool is_number(const char *odds)
{
    size_t digits = strspn(odds, "0123456789"), more;

    if (digits == 0 || odds[digits] != '/')
        return outcomes_is_json(odds) && !strchr(odds, '+');
    more = strspn(odds + digits + 1, "0123456789");
    return more > 0 && odds[digits + 1 + more] == '\0';
}

static bool are_numbers(const struct tree *t, node chance)
{
    TREE_EACH_CHILD(t, chance, c)
        if (!is_number(tree_odds(t, c)))
            return false;
    return true;
}

/* Whether the odds below a chance node can stand as they were written. */
static bool is_as_written(const struct outcomes *outcomes, const struct tree *t,
                          node chance)
{
    return !outcomes->equal && outcomes->probabilities && are_numbers(t, chance);
}

/* Whether they can be written at all. */
static bool has_odds(const struct tree *t, node chance)
{
    struct outcomes outcomes = outcomes_of(t, chance);

    return outcomes.exact || is_as_written(&outcomes, t, chance);
}

/* The actions of chance, each with its probability: as it was written, or a part of the
 * sum of weights. */
static void write_chances(FILE *out, const struct tree *t, node n)
{
    struct outcomes outcomes = outcomes_of(t, n);
    bool as_written = is_as_written(&outcomes, t, n);

    TREE_EACH_CHILD(t, n, c) {
        putc(' ', out);
        write_name(out, t, c);
        if (as_written)
            fprintf(out, " %s", tree_odds(t, c));
        else
            fprintf(out, " %.0f/%.0f", t->weight[c], outcomes.sum);
    }
}

static void write_actions(FILE *out, const struct tree *t, node n)
{
    TREE_EACH_CHILD(t, n, c) {
        putc(' ', out);
        write_name(out, t, c);
    }
}

static void write_inner(FILE *out, const struct tree *t, node n, struct numbers *numbers)
{
    unsigned mover = t->mover[n];

    fputs(mover == MOVER_CHANCE ? "c " : "p ", out);
    write_root_name(out, t, n);
    if (mover != MOVER_CHANCE)
        fprintf(out, " %u", mover);
    fprintf(out, " %lu \"\" {", (unsigned long)++numbers->set[mover]);
    (mover == MOVER_CHANCE ? write_chances : write_actions)(out, t, n);
    fputs(" } 0\n", out);
}

static void write_players(FILE *out, const struct tree *t)
{
    if (!tree_has_payoffs(t)) {
        fputs(" \"MAX\" \"MIN\"", out);
        return;
    }
    for (unsigned i = 1; i <= t->players; i++) {
        const char *name = tree_player(t, i);

        putc(' ', out);
        write_text(out, name ? name : "");
    }
}

/* There are probabilities that cannot be written so that they sum to 1. */
static bool check_odds(const struct tree *t, struct error *error)
{
    for (node n = TREE_ROOT; t->odds && n < t->count; n++)
        if (tree_is_chance(t, n) && !has_odds(t, n))
            return loss_refuse(t, "efg", "probabilities of so many digits", n, error);
    return true;
}

static bool check_players(struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    node count = 0;

    for (unsigned i = 1; i <= t->players; i++)
        if (tree_player(t, i) && !can_hold(tree_player(t, i)))
            count++;
    return count == 0 ||
           loss_allow(order, "efg",
                      "names of players with control characters or such a backslash",
                      TREE_ROOT, count, error);
}

/* Only inner nodes belong to a player. */
static bool check_root(struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;

    return !tree_is_leaf(t, TREE_ROOT) || tree_is_max(t, TREE_ROOT) ||
           loss_allow(order, "efg",
                      tree_has_payoffs(t) ? "who would move at a root that is a leaf"
                                          : "MIN at a root that is a leaf",
                      TREE_ROOT, 1, error);
}

bool efg_write(FILE *out, struct write_order *order, struct error *error)
{
    const struct tree *t = order->tree;
    struct numbers numbers = {0};

    if (!check_root(order, error) || !check_odds(t, error) ||
        !check_players(order, error) ||
        !loss_names(order, "efg", can_hold,
                    "names with control characters, or with a backslash before a "
                    "quotation mark, a backslash or the end",
                    error))
        return false;
    fputs("EFG 2 R \"game tree\" {", out);
    write_players(out, t);
    fputs(" }\n\"\"\n\n", out);
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            write_leaf(out, t, n, &numbers);
        else
            write_inner(out, t, n, &numbers);
    return true;
}
