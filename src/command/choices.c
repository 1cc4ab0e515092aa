/*
 * choices.c - the words that options of several programs take.
 */
#include "command/choices.h"

#include "base/terminal.h"

const char *choices_mover(size_t i)
{
    static const char *const words[] = {
        [MOVER_MAX] = "max", [MOVER_MIN] = "min", [MOVER_DEFAULT] = NULL};

    return words[i];
}

const char *choices_colour(size_t i)
{
    static const char *const words[] = {[COLOUR_AUTO] = "auto",
                                        [COLOUR_ALWAYS] = "always",
                                        [COLOUR_NEVER] = "never",
                                        NULL};

    return words[i];
}

const char *choices_input(size_t i)
{
    return i == 0 ? "auto" : formats[i - 1].name;
}

const struct format *choices_format(size_t place)
{
    return place == 0 ? NULL : &formats[place - 1];
}
