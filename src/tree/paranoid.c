/*
 * paranoid.c - payoffs of one player as values.
 */
#include "tree/paranoid.h"

#include "base/buffer.h"
#include "base/quote.h"

#include <stdlib.h>
#include <string.h>

/* The number that a text is; 0 where it is none, or none of a player. */
static unsigned number_of(const char *text)
{
    unsigned number = 0;

    for (; *text >= '0' && *text <= '9' && number <= PLAYER_LIMIT; text++)
        number = number * 10 + (unsigned)(*text - '0');
    return *text ? 0 : number;
}

/* The player's number, or 0. */
static unsigned find_player(const struct tree *t, const char *player)
{
    unsigned number = number_of(player);

    if (number > 0 && number <= t->players)
        return number;
    for (unsigned i = 1; i <= t->players; i++) {
        const char *name = tree_player(t, i);

        if (name && strcmp(name, player) == 0)
            return i;
    }
    return 0;
}

enum { NAME_SIZE = 32, TEXT_SIZE = 100 };

static void tell_player(const struct tree *t, unsigned number, struct buffer *told)
{
    const char *name = tree_player(t, number);
    char shown[NAME_SIZE];

    buffer_number(told, number);
    if (!name)
        return;
    buffer_text(told, " '");
    buffer_text(told, quote_short(shown, sizeof shown, name, strlen(name)));
    buffer_text(told, "'");
}

/* Who there is, in words: 1 to 3, or 1 'Ann', 2 'Bob', 3; of many players, the first. */
static void tell_players(const struct tree *t, struct buffer *told)
{
    enum { TOLD = 8 };
    unsigned named = !t->player ? 1 : t->players < TOLD ? t->players : TOLD;

    for (unsigned i = 1; i <= named; i++) {
        buffer_text(told, i > 1 ? ", " : "");
        tell_player(t, i, told);
    }
    if (!t->player || named < t->players) {
        buffer_text(told, t->player ? " and so on to " : " to ");
        buffer_number(told, t->players);
    }
}

static bool refuse(const struct tree *t, const char *player, struct error *error)
{
    char shown[TEXT_SIZE];
    struct buffer told = {0};

    tell_players(t, &told);
    if (told.failed)
        error_memory(error);
    else
        error_set(error, ERROR_INPUT, "there is no player '%s': they are %s",
                  quote_short(shown, sizeof shown, player, strlen(player)), told.data);
    buffer_release(&told);
    return false;
}

static void drop_payoffs(struct tree *t)
{
    free(t->slot);
    free(t->payoff);
    free(t->player);
    t->slot = NULL;
    t->payoff = NULL;
    t->player = NULL;
    t->players = 0;
}

bool paranoid_view(struct tree *t, const char *player, struct error *error)
{
    unsigned number = find_player(t, player);

    if (!tree_has_payoffs(t))
        return error_set(
            error, ERROR_INPUT,
            "tree has no payoffs: --paranoid is for games of several players");
    if (number == 0)
        return refuse(t, player, error);
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (tree_is_leaf(t, n))
            t->value[n] = tree_payoffs(t, n)[number - 1];
        if (!tree_is_chance(t, n))
            t->mover[n] = t->mover[n] == number ? MOVER_MAX : MOVER_MIN;
    }
    drop_payoffs(t);
    return true;
}
