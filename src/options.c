/*
 * options.c - parsing a command line, and help, by the table of options.
 */
#include "options.h"

#include "base/nearest.h"
#include "base/score.h"

#include <assert.h>
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

/* Puts a number into a member of one of the sizes that whole numbers, enumerations and
 * truth values have. */
static void store_number(void *target, size_t size, uint64_t number)
{
    uint32_t word = (uint32_t)number;
    uint8_t byte = (uint8_t)number;

    assert(size == 0 || size == sizeof byte || size == sizeof word ||
           size == sizeof number);
    if (size == sizeof number)
        memcpy(target, &number, size);
    else if (size == sizeof word)
        memcpy(target, &word, size);
    else if (size == sizeof byte)
        memcpy(target, &byte, size);
}

static uint64_t stored_number(const void *target, size_t size)
{
    uint64_t number = 0;
    uint32_t word;
    uint8_t byte;

    if (size == sizeof number) {
        memcpy(&number, target, size);
    } else if (size == sizeof word) {
        memcpy(&word, target, size);
        number = word;
    } else if (size == sizeof byte) {
        memcpy(&byte, target, size);
        number = byte;
    }
    return number;
}

static bool read_whole(const struct option_row *row, const char *argument,
                       uint64_t *number, struct error *error)
{
    unsigned long long value;
    char *end;

    errno = 0;
    value = strtoull(argument, &end, 10);
    /* strtoull takes signs and blanks, which no count has. */
    if (argument[0] < '0' || argument[0] > '9' || *end || errno || value < row->low ||
        value > row->high)
        return error_set(
            error, ERROR_USAGE,
            "option '--%s': expected a whole number from %llu to %llu, not '%.100s'",
            row->name, (unsigned long long)row->low, (unsigned long long)row->high,
            argument);
    *number = value;
    return true;
}

/* The words as "a, b or c", cut short where they do not fit. */
static void list_words(option_words *words, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (size_t i = 0; words(i) && used < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s",
                                 i == 0         ? ""
                                 : words(i + 1) ? ", "
                                                : " or ",
                                 words(i));
}

static bool refuse_word(const struct option_row *row, const struct nearest *nearest,
                        struct error *error)
{
    char expected[200];

    list_words(row->words, expected, sizeof expected);
    return error_set(error, ERROR_USAGE, "option '--%s': expected %s, not '%.100s'%s%s%s",
                     row->name, expected, nearest->wanted,
                     nearest->best ? "; did you mean '" : "",
                     nearest->best ? nearest->best : "", nearest->best ? "'?" : "");
}

bool options_word(const struct option_row *row, const char *argument, size_t *place,
                  struct error *error)
{
    struct nearest nearest = nearest_to(argument);

    for (*place = 0; row->words(*place); ++*place) {
        if (strcmp(row->words(*place), argument) == 0)
            return true;
        nearest_offer(&nearest, row->words(*place));
    }
    return refuse_word(row, &nearest, error);
}

bool options_score(const struct option_row *row, const char *argument, double *value,
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
    return error_set(error, ERROR_USAGE, "option '--%s': %s", row->name, why);
}

/* Sets what an option says; argument is NULL where it takes none. */
static bool set_option(const struct option_row *row, const char *argument, void *settings,
                       struct error *error)
{
    void *target = (char *)settings + row->offset;
    uint64_t number = 1;
    size_t place;

    switch (row->type) {
    case TYPE_WORD:
        if (!options_word(row, argument, &place, error))
            return false;
        number = row->low + place;
        break;
    case TYPE_WHOLE:
    case TYPE_NODE:
        if (!read_whole(row, argument, &number, error))
            return false;
        break;
    case TYPE_SCORE:
        return options_score(row, argument, target, error);
    case TYPE_TEXT:
        memcpy(target, &argument, sizeof argument);
        return true;
    case TYPE_CALL:
        return row->call(target, row, argument, error);
    case TYPE_FLAG:
        break;
    }
    store_number(target, row->size, number);
    return true;
}

char **options_read(const struct command *command, int argc, char **argv, void *settings,
                    struct error *error)
{
    uint64_t given = 0;
    struct getopt_table table;

    fill_table(command, &table);
    opterr = 0;
    for (;;) {
        int at = optind, found, row;

        optopt = 0;
        found = getopt_long(argc, argv, table.letters, table.rows, NULL);
        if (found == -1)
            break;
        if (found == '?') {
            refuse_option(command, argv[optind > at ? optind - 1 : at], error);
            return NULL;
        }
        if (found == ':') {
            refuse_missing(command, error);
            return NULL;
        }
        row = row_of(command, found);
        given |= OPTION_BIT(row);
        if (!set_option(&command->options[row], optarg, settings, error))
            return NULL;
    }
    store_number((char *)settings + command->given, sizeof given, given);
    return argv + optind;
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

/* The last option of the table that was given and asks; NULL if none does. */
static const struct option_row *question(const struct command *command, uint64_t given)
{
    const struct option_row *asks = NULL;

    for (int row = 0; command->options[row].name; row++)
        if (options_has(given, row) && command->options[row].answer)
            asks = &command->options[row];
    return asks;
}

bool options_asked(const struct command *command, uint64_t given)
{
    return question(command, given) != NULL;
}

bool options_answer(FILE *out, const struct command *command, const void *settings,
                    struct error *error)
{
    const char *base = settings;
    const struct option_row *row =
        question(command, stored_number(base + command->given, sizeof(uint64_t)));

    return row->answer(out, command, stored_number(base + row->offset, row->size), error);
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

bool options_help(FILE *out, const struct command *command, size_t word,
                  struct error *error)
{
    (void)word, (void)error;
    fprintf(out, "Usage: %s %s\n%s\n\n", command->name, command->usage, command->about);
    for (const struct option_row *o = command->options; o->name; o++)
        help_row(out, o);
    for (size_t i = 0; i < sizeof command->notes / sizeof command->notes[0]; i++)
        if (command->notes[i])
            fprintf(out, "\n%s\n", command->notes[i]);
    return true;
}

bool options_version(FILE *out, const struct command *command, size_t word,
                     struct error *error)
{
    (void)word, (void)error;
    fprintf(out, "%s %s\nMIT License; see LICENSE for the terms.\n", command->name,
            GTEVAL_VERSION);
    return true;
}

void options_complain(FILE *out, const struct command *command, const struct error *error)
{
    error_print(out, command->name, error);
    fprintf(out, "Try '%s --help'\n", command->name);
}
