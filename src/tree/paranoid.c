/*
 * paranoid.c - payoffs of one player as values.
 */
#include "tree/paranoid.h"

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
        return error_set(error, ERROR_INPUT,
                         "there is no player '%.100s': they are 1 to %u", player,
                         t->players);
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (tree_is_leaf(t, n))
            t->value[n] = tree_payoffs(t, n)[number - 1];
        if (!tree_is_chance(t, n))
            t->mover[n] = t->mover[n] == number ? MOVER_MAX : MOVER_MIN;
    }
    drop_payoffs(t);
    return true;
}
