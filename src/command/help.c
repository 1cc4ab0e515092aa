/*
 * help.c - what a program says of itself.
 */
#include "command/options.h"

/* "  -a, --algo=NAME" in a column, then the help, its further lines below the first. */
static void help_row(FILE *out, const struct option_row *o)
{
    enum { COLUMN = 29 };
    int used = o->letter ? fprintf(out, "  -%c, --%s", o->letter, o->name)
                         : fprintf(out, "      --%s", o->name);

    if (o->argument)
        used += fprintf(out, o->optional ? "[=%s]" : "=%s", o->argument);
    if (used > COLUMN - 2)
        fprintf(out, "\n%*s", COLUMN, "");
    else
        fprintf(out, "%*s", COLUMN - used, "");
    for (const char *c = o->help; *c; c++) {
        putc(*c, out);
        if (*c == '\n')
            fprintf(out, "%*s", COLUMN, "");
    }
    putc('\n', out);
}

void options_usage(FILE *out, const struct command *command)
{
    fprintf(out, "Usage: %s %s\nTry '%s --help'\n", command->name, command->usage,
            command->name);
}

bool options_help(FILE *out, const struct command *command, const void *member,
                  struct error *error)
{
    (void)member, (void)error;
    fprintf(out, "Usage: %s %s\n%s\n\n", command->name, command->usage, command->about);
    for (const struct option_row *o = command->options; o->name; o++)
        help_row(out, o);
    for (size_t i = 0; i < sizeof command->notes / sizeof command->notes[0]; i++)
        if (command->notes[i])
            fprintf(out, "\n%s\n", command->notes[i]);
    return true;
}

bool options_version(FILE *out, const struct command *command, const void *member,
                     struct error *error)
{
    (void)member, (void)error;
    fprintf(out, "%s %s\nMIT License; see LICENSE for the terms.\n", command->name,
            GTEVAL_VERSION);
    return true;
}

void options_complain(FILE *out, const struct command *command, const struct error *error)
{
    error_print(out, command->name, error);
    fprintf(out, "Try '%s --help'\n", command->name);
}
