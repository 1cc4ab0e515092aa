/*
 * options.c - parsing a command line, and help, by the table of options.
 */
#include "options.h"

#include "base/nearest.h"
#include "base/score.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

/* Long options are told apart by their row, above all letters. */
enum { FIRST_ROW = 256, MOST_OPTIONS = 64 };

/* The table in the form that getopt_long wants. */
struct getopt_table {
    char letters[3 * MOST_OPTIONS + 2];
    struct option rows[MOST_OPTIONS + 1];
};

static void fill_table(const struct command *command, struct getopt_table *table)
{
    char *letter = table->letters;
    int row = 0;

    /* A leading colon tells a missing argument from an unknown option. */
    *letter++ = ':';
    for (const struct option_row *o = command->options; o->name; o++, row++) {
        table->rows[row] = (struct option){
            .name = o->name,
            .has_arg = o->argument ? required_argument : no_argument,
            .val = FIRST_ROW + row,
        };
        if (o->letter)
            *letter++ = (char)o->letter;
        if (o->letter && o->argument)
            *letter++ = ':';
    }
    table->rows[row] = (struct option){0};
    *letter = '\0';
}

static int row_of(const struct command *command, int found)
{
    int row = 0;

    if (found >= FIRST_ROW)
        return found - FIRST_ROW;
    while (command->options[row].letter != found)
        row++;
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

bool options_parse(const struct command *command, int argc, char **argv,
                   option_function *set, void *context, int *operands,
                   struct error *error)
{
    struct getopt_table table;
    int found;

    fill_table(command, &table);
    opterr = 0;
    for (;;) {
        int at = optind;

        optopt = 0;
        found = getopt_long(argc, argv, table.letters, table.rows, NULL);
        if (found == -1)
            break;
        if (found == '?')
            return refuse_option(command, argv[optind > at ? optind - 1 : at], error);
        if (found == ':')
            return refuse_missing(command, error);
        if (!set(context, row_of(command, found), optarg, error))
            return false;
    }
    *operands = optind;
    return true;
}

/* "  -a, --algo=NAME" in a column, then the help, its further lines below the first. */
static void help_row(FILE *out, const struct option_row *o)
{
    enum { COLUMN = 29 };
    int used = o->letter ? fprintf(out, "  -%c, --%s", o->letter, o->name)
                         : fprintf(out, "      --%s", o->name);

    if (o->argument)
        used += fprintf(out, "=%s", o->argument);
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

void options_help(FILE *out, const struct command *command)
{
    fprintf(out, "Usage: %s %s\n%s\n\n", command->name, command->usage, command->about);
    for (const struct option_row *o = command->options; o->name; o++)
        help_row(out, o);
    for (size_t i = 0; i < sizeof command->notes / sizeof command->notes[0]; i++)
        if (command->notes[i])
            fprintf(out, "\n%s\n", command->notes[i]);
}

void options_version(FILE *out, const struct command *command)
{
    fprintf(out, "%s %s\nMIT License; see LICENSE for the terms.\n", command->name,
            GTEVAL_VERSION);
}

void options_complain(FILE *out, const struct command *command, const struct error *error)
{
    error_print(out, command->name, error);
    fprintf(out, "Try '%s --help'\n", command->name);
}

bool options_whole(const char *option, const char *argument, unsigned long long low,
                   unsigned long long high, unsigned long long *value,
                   struct error *error)
{
    char *end;

    errno = 0;
    *value = strtoull(argument, &end, 10);
    /* strtoull takes signs and blanks, which no count has. */
    if (argument[0] < '0' || argument[0] > '9' || *end || errno || *value < low ||
        *value > high)
        return error_set(
            error, ERROR_USAGE,
            "option '--%s': expected a whole number from %llu to %llu, not '%.100s'",
            option, low, high, argument);
    return true;
}

int options_word(option_words *words, const char *kind, const char *wanted,
                 struct error *error)
{
    struct nearest nearest = nearest_to(wanted);
    const char *word;

    for (int i = 0; (word = words((size_t)i)); i++) {
        if (strcmp(word, wanted) == 0)
            return i;
        nearest_offer(&nearest, word);
    }
    nearest_error(&nearest, kind, "", error);
    return -1;
}

bool options_score(const char *option, const char *argument, double *value,
                   struct error *error)
{
    size_t length = strlen(argument), used;
    enum score_status status;
    char why[200];

    if (score_infinite(argument, value))
        return true;
    status = score_read(argument, length, value, &used);
    if (status == SCORE_OK && used < length)
        status = SCORE_MALFORMED;
    if (status == SCORE_OK)
        return true;
    score_explain(status, argument, length, why, sizeof why);
    return error_set(error, ERROR_USAGE, "option '--%s': %s", option, why);
}
