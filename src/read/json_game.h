/*
 * json_game.h - what documents say of games of several players: how many there are or
 * their names, bounds of what leaves are worth, and payoffs.
 */
#ifndef GTEVAL_READ_JSON_GAME_H
#define GTEVAL_READ_JSON_GAME_H

#include "base/text.h"
#include "read/json_form.h"
#include "tree/build.h"

/* Gives b, which has no node yet, the players and bounds that a document's form has. */
bool game_head(const struct form *form, const struct text *text, struct build *b,
               struct error *error);

/* Notes where they stood. */
void game_note(const struct form *form, const struct text *text);

/* The bounds at text->data[at]. */
bool game_bounds(const struct text *text, size_t at, struct build *b,
                 struct error *error);

/* The player of that name, or MOVER_DEFAULT. */
enum mover game_player(const struct tree *t, struct json_words name);

/* Whether the array at data[at] holds something, and nothing but values of leaves. */
bool game_is_payoffs(const char *data, size_t at);

/* The payoffs in the array at text->data[at], of the innermost open node of b. */
bool game_payoffs(const struct text *text, size_t at, struct build *b,
                  struct error *error);

#endif
