/*
 * text_game.h - what the formats of plain text say of games with chance or payoffs, in
 * the same way each.
 */
#ifndef GTEVAL_WRITE_TEXT_GAME_H
#define GTEVAL_WRITE_TEXT_GAME_H

#include "tree/tree.h"

#include <stdbool.h>
#include <stdio.h>

/* Who moves at n: max, min, chance, or where there are payoffs p1, p2 ... */
void text_game_mover(FILE *out, const struct tree *t, node n);

/* Whether a bare word would be taken for who moves. */
bool text_game_is_mover(const char *word);

/* What a leaf is worth: its value, or its payoffs as (1, 2, 3). */
void text_game_worth(FILE *out, const struct tree *t, node leaf);

#endif
