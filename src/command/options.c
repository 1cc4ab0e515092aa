/*
 * options.c - goes through a command line, by the table of options.
 */
#include "command/options.h"

#include "base/nearest.h"

#include <getopt.h>
#include <string.h>

/* Long options are told apart by their row, above all letters. */
enum { FIRST_ROW = 256, MOST_OPTIONS = 64 };

/* The table in the form that getopt_long wants. */
struct getopt_table {
    char letters[3 * MOST_OPTIONS + 2];
    struct option rows[MOST_OPTIONS + 1];
    size_t used; /* of the letters */
    int count;   /* of the rows */
};

/* Whether getopt_long is to take an argument. */
static int has_argument(const struct option_row *o)
{
    return !o->argument  ? no_argument
           : o->optional ? optional_argument
                         : required_argument;
}

/* Enters a spelling of the option in a row: a letter, if not 0, a name, if not NULL. */
static void add_spelling(struct getopt_table *table, const struct option_row *o, int row,
                         int letter, const char *name)
{
    if (name)
        table->rows[table->count++] = (struct option){
            .name = name,
            .has_arg = has_argument(o),
            .val = FIRST_ROW + row,
        };
    if (letter)
        table->letters[table->used++] = (char)letter;
    if (letter && o->argument)
        table->letters[table->used++] = ':';
}

static bool is_older(const struct option_older *older)
{
    return older && (older->letter || older->name);
}

static void fill_table(const struct command *command, struct getopt_table *table)
{
    *table = (struct getopt_table){.count = 0};
    /* A leading colon tells a missing argument from an unknown option. */
    table->letters[table->used++] = ':';
    for (int row = 0; command->options[row].name; row++)
        add_spelling(table, &command->options[row], row, command->options[row].letter,
                     command->options[row].name);
    for (const struct option_older *older = command->older; is_older(older); older++)
        add_spelling(table, &command->options[older->option], older->option,
                     older->letter, older->name);
}

static int row_of(const struct command *command, int found)
{
    if (found >= FIRST_ROW)
        return found - FIRST_ROW;
    for (const struct option_older *older = command->older; is_older(older); older++)
        if (older->letter == found)
            return older->option;
    for (int row = 0;; row++)
        if (command->options[row].letter == found)
            return row;
}

/* An unknown option, or the beginning of several, or one with an argument too many. */
static bool refuse_option(const struct command *command, const char *argument,
                          struct error *error)
{
    size_t length = strncmp(argument, "--", 2) == 0 ? strcspn(argument + 2, "=") : 0;
    char name[64];
    struct nearest nearest;

    if (optopt >= FIRST_ROW)
        return error_set(error, ERROR_USAGE, "option '--%s' takes no argument",
                         command->options[optopt - FIRST_ROW].name);
    if (optopt != 0)
        return error_set(error, ERROR_USAGE, "unknown option '-%c'", optopt);
    snprintf(name, sizeof name, "%.*s", (int)(length < 60 ? length : 60), argument + 2);
    nearest = nearest_to(name);
    for (const struct option_row *o = command->options; o->name; o++) {
        if (strncmp(o->name, name, length) == 0)
            return error_set(error, ERROR_USAGE, "option '--%s' is ambiguous", name);
        nearest_offer(&nearest, o->name);
    }
    return nearest_error(&nearest, "option", "--", error);
}

static bool refuse_missing(const struct command *command, struct error *error)
{
    const struct option_row *o = &command->options[row_of(command, optopt)];

    return error_set(error, ERROR_USAGE, "option '--%s' needs an argument: %s", o->name,
                     o->argument);
}

char **options_read(const struct command *command, int argc, char **argv, void *settings,
                    struct error *error)
{
    uint64_t *given = (uint64_t *)((char *)settings + command->given);
    struct getopt_table table;
    int found, row;

    fill_table(command, &table);
    opterr = 0;
    for (;;) {
        optopt = 0;
        found = getopt_long(argc, argv, table.letters, table.rows, NULL);
        if (found == -1)
            return argv + optind;
        if (found == '?' || found == ':')
            break;
        row = row_of(command, found);
        *given |= OPTION_BIT(row);
        if (!options_set(&command->options[row], optarg, settings, error))
            return NULL;
    }
    if (found == ':')
        refuse_missing(command, error);
    else
        refuse_option(command, argv[optind - 1], error);
    return NULL;
}

uint64_t options_needing(const struct command *command, uint64_t given, unsigned has)
{
    uint64_t needing = 0;

    for (int row = 0; command->options[row].name; row++)
        if (command->options[row].needs & ~has)
            needing |= OPTION_BIT(row);
    return given & needing;
}

bool options_refuse(const struct command *command, uint64_t useless, const char *what,
                    struct error *error)
{
    for (int row = 0; command->options[row].name; row++)
        if (options_has(useless, row))
            return error_set(error, ERROR_USAGE, "option '--%s' has no meaning for '%s'",
                             command->options[row].name, what);
    return true;
}

/* The last option of the table that was given and is answered; NULL if none is. */
static const struct option_row *find_question(const struct command *command,
                                              const void *settings)
{
    const struct option_row *question = NULL;
    uint64_t given;

    memcpy(&given, (const char *)settings + command->given, sizeof given);
    for (int row = 0; command->options[row].name; row++)
        if (options_has(given, row) && command->options[row].answer)
            question = &command->options[row];
    return question;
}

bool options_asked(const struct command *command, const void *settings)
{
    return find_question(command, settings) != NULL;
}

bool options_answer(FILE *out, const struct command *command, const void *settings,
                    struct error *error)
{
    const struct option_row *row = find_question(command, settings);

    return !row || row->answer(out, command, (const char *)settings + row->offset, error);
}
