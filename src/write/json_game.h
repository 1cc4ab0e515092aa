/*
 * json_game.h - what the formats in JSON say of games with chance or payoffs, in the same
 * way each.
 */
#ifndef GTEVAL_WRITE_JSON_GAME_H
#define GTEVAL_WRITE_JSON_GAME_H

#include "write/write.h"

/* Who moves at n: "max", "min" and "chance", or the number of a player where there are
 * payoffs. */
void json_game_mover(FILE *out, const struct tree *t, node n);

/* The payoffs of a leaf, as an array. */
void json_game_payoffs(FILE *out, const struct tree *t, node leaf);

/* Odds as they are written: a number where they are one, else a string. */
void json_game_odds(FILE *out, const char *odds);

/*
 * Refuses, or notes as lost, names of players that the reader would refuse: who is called
 * "chance", or "max" though not the first player, or as another player is, would be taken
 * for somebody else where a node says who moves.
 */
bool json_game_check_players(struct write_order *order, const char *format,
                             struct error *error);

/* Whether there is something to be said of the whole tree; and saying it: how many
 * players there are, or what they are called, and the bounds, as members with a comma
 * behind each. */
bool json_game_has_heading(const struct tree *t);
void json_game_heading(FILE *out, const struct tree *t);

#endif
