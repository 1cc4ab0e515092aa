/*
 * text_game.c - players and payoffs as words.
 */
#include "write/text_game.h"

#include "base/digit.h"

#include <strings.h>

void text_game_mover(FILE *out, const struct tree *t, node n)
{
    if (tree_is_chance(t, n))
        fputs("chance", out);
    else if (tree_has_payoffs(t))
        fprintf(out, "p%u", (unsigned)t->mover[n]);
    else
        fputs(tree_is_max(t, n) ? "max" : "min", out);
}

bool text_game_is_mover(const char *word)
{
    bool player = (word[0] == 'p' || word[0] == 'P') && is_digit(word[1]);

    return player || strcasecmp(word, "chance") == 0 || strcasecmp(word, "max") == 0 ||
           strcasecmp(word, "min") == 0;
}

void text_game_worth(FILE *out, const struct tree *t, node leaf)
{
    if (!tree_has_payoffs(t)) {
        score_print(out, t->value[leaf]);
        return;
    }
    for (unsigned i = 0; i < t->players; i++) {
        fputs(i == 0 ? "(" : ", ", out);
        score_print(out, tree_payoffs(t, leaf)[i]);
    }
    putc(')', out);
}
