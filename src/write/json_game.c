/*
 * json_game.c - players, payoffs, odds and bounds in JSON.
 */
#include "write/json_game.h"

#include "base/key_side.h"
#include "base/quote.h"
#include "write/loss.h"
#include "write/outcomes.h"

#include <string.h>

void json_game_mover(FILE *out, const struct tree *t, node n)
{
    if (tree_is_chance(t, n))
        fputs("\"chance\"", out);
    else if (tree_has_payoffs(t))
        fprintf(out, "%u", (unsigned)t->mover[n]);
    else
        fputs(tree_is_max(t, n) ? "\"max\"" : "\"min\"", out);
}

void json_game_payoffs(FILE *out, const struct tree *t, node leaf)
{
    score_print_array(out, tree_payoffs(t, leaf), t->players);
}

void json_game_odds(FILE *out, const char *odds)
{
    const char *quote = outcomes_is_json(odds) ? "" : "\"";

    fprintf(out, "%s%s%s", quote, odds, quote);
}

/* The player's name, unless it means somebody else; NULL. */
static const char *usable_name(const struct tree *t, unsigned player)
{
    const char *name = tree_player(t, player);

    if (!name || key_side_is_other(name, strlen(name), player))
        return NULL;
    for (unsigned i = 1; i < player; i++)
        if (tree_player(t, i) && strcmp(tree_player(t, i), name) == 0)
            return NULL;
    return name;
}

bool json_game_check_players(struct write_order *order, const char *format,
                             struct error *error)
{
    const struct tree *t = order->tree;
    node count = 0;

    for (unsigned i = 1; i <= t->players; i++)
        count += tree_player(t, i) && !usable_name(t, i);
    return count == 0 ||
           loss_allow(order, format, "names of players that mean somebody else",
                      TREE_ROOT, count, error);
}

static void write_players(FILE *out, const struct tree *t)
{
    fputs("\"players\":", out);
    if (!t->player) {
        fprintf(out, "%u,", t->players);
        return;
    }
    for (unsigned i = 1; i <= t->players; i++) {
        const char *name = usable_name(t, i);

        putc(i == 1 ? '[' : ',', out);
        quote_json(out, name ? name : "");
    }
    fputs("],", out);
}

static bool has_bounds(const struct tree *t)
{
    return t->low > -INFINITY || t->high < INFINITY;
}

bool json_game_has_heading(const struct tree *t)
{
    return tree_has_payoffs(t) || has_bounds(t);
}

void json_game_heading(FILE *out, const struct tree *t)
{
    if (tree_has_payoffs(t))
        write_players(out, t);
    if (has_bounds(t)) {
        fputs("\"bounds\":[", out);
        score_print_json(out, t->low);
        putc(',', out);
        score_print_json(out, t->high);
        fputs("],", out);
    }
}
