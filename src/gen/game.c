/*
 * game.c - the table of games and what their parameters have in common.
 */
#include "gen/game.h"

#include <string.h>

const struct game *const games[] = {
#define GAME(identifier) &identifier##_game,
    GAMES(GAME)
#undef GAME
        NULL,
};

const struct game *game_find(const char *text)
{
    size_t length = strcspn(text, ":");

    for (const struct game *const *game = games; *game; game++)
        if (strlen((*game)->name) == length && memcmp((*game)->name, text, length) == 0)
            return *game;
    return NULL;
}

bool game_start(const struct game *game, const char *text, struct position *position,
                struct error *error)
{
    const char *colon = strchr(text, ':');

    *position = (struct position){.mover = MOVER_MAX};
    if (game->start(position, colon ? colon + 1 : game->standard))
        return true;
    return error_set(error, ERROR_USAGE, "expected game %s (%s), not '%.100s'",
                     game->form, game->limits, text);
}

int game_numbers(const char *text, char separator, int high, int numbers[], int most)
{
    enum { BASE = 10 };

    for (int count = 0; count < most; text++) {
        int number = 0;

        for (; is_digit(*text) && number <= high; text++)
            number = number * BASE + (*text - '0');
        if (number < 1 || number > high)
            return 0;
        numbers[count++] = number;
        if (*text == '\0')
            return count;
        if (*text != separator)
            return 0;
    }
    return 0;
}
