/*
 * settings.c - the command line of gteval.
 */
#include "settings.h"

#include "base/nearest.h"
#include "base/score.h"
#include "print/table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_JOBS = 256 };

static const char *algorithm_word(size_t i)
{
    /* The word behind all algorithms. */
    return i == ALGORITHM_COUNT ? "all" : i < ALGORITHM_COUNT ? algorithms[i].name : NULL;
}

/* Reports, keys and pictures share an option. */
static const char *format_word(size_t i)
{
    size_t printer_count = 0, key_count = 0;

    while (printers[printer_count].name)
        printer_count++;
    while (key_formats[key_count].name)
        key_count++;
    if (i < printer_count)
        return printers[i].name;
    i -= printer_count;
    return i < key_count ? key_formats[i].name : picture_formats[i - key_count].name;
}

static const char *cut_word(size_t i)
{
    static const char *const words[] = {"ge", "gt", NULL};

    return words[i];
}

/* An algorithm that is named twice runs once. */
static void add_algorithm(struct settings *settings, const struct algorithm *algorithm)
{
    for (size_t i = 0; i < settings->algorithm_count; i++)
        if (settings->algorithms[i] == algorithm)
            return;
    settings->algorithms[settings->algorithm_count++] = algorithm;
}

static bool add_algorithm_named(struct settings *settings, const char *name,
                                struct error *error)
{
    const struct algorithm *algorithm = algorithm_find(name);
    struct nearest nearest = nearest_to(name);

    if (strcmp(name, "all") == 0) {
        for (algorithm = algorithms; algorithm->name; algorithm++)
            add_algorithm(settings, algorithm);
        return true;
    }
    if (algorithm) {
        add_algorithm(settings, algorithm);
        return true;
    }
    for (size_t i = 0; algorithm_word(i); i++)
        nearest_offer(&nearest, algorithm_word(i));
    return nearest_error(&nearest, "algorithm", "", error);
}

/* NAME[,NAME...] */
static bool set_algorithms(void *target, const struct option_row *row, const char *names,
                           struct error *error)
{
    struct settings *settings = target;
    char *copy = strdup(names), *name = copy, *comma;
    bool right = copy != NULL;

    (void)row;
    if (!copy)
        return error_memory(error);
    settings->algorithm_count = 0;
    do {
        comma = strchr(name, ',');
        if (comma)
            *comma = '\0';
        right = add_algorithm_named(settings, name, error);
        if (comma)
            name = comma + 1;
    } while (right && comma);
    free(copy);
    return right;
}

static const struct printer *find_printer(const char *name)
{
    for (const struct printer *p = printers; p->name; p++)
        if (strcmp(p->name, name) == 0)
            return p;
    return NULL;
}

static bool set_format(void *target, const struct option_row *row, const char *name,
                       struct error *error)
{
    struct settings *settings = target;
    size_t place;

    settings->printer = find_printer(name);
    settings->key = key_format_find(name);
    settings->picture = picture_format_find(name);
    return options_word(row, name, &place, error);
}

/* ALPHA,BETA */
static bool set_window(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    struct search_options *search = &((struct settings *)target)->search;
    const char *comma = strchr(argument, ',');
    char low[64];

    if (!comma || comma - argument >= (long)sizeof low)
        return error_set(error, ERROR_USAGE,
                         "option '--%s': expected ALPHA,BETA, not '%.100s'", row->name,
                         argument);
    memcpy(low, argument, (size_t)(comma - argument));
    low[comma - argument] = '\0';
    if (!options_score(row, low, &search->alpha, error) ||
        !options_score(row, comma + 1, &search->beta, error))
        return false;
    if (search->alpha >= search->beta)
        return error_set(error, ERROR_USAGE,
                         "option '--%s': alpha must be less than beta", row->name);
    return true;
}

static bool list_algorithms(FILE *out, const struct command *command, const void *member,
                            struct error *error)
{
    static const struct table_column columns[] = {
        {"name", TABLE_LEFT},
        {"title", TABLE_LEFT},
        {"source", TABLE_LEFT},
        {"summary", TABLE_LEFT},
    };
    struct table table;

    (void)command, (void)member;
    if (!table_start(&table, columns, sizeof columns / sizeof columns[0]))
        return error_memory(error);
    for (const struct algorithm *a = algorithms; a->name; a++) {
        table_text(&table, a->name);
        table_text(&table, a->title);
        table_text(&table, a->source);
        table_text(&table, a->summary);
    }
    return table_print(out, &table) || error_memory(error);
}

static const struct option_row rows[] = {
    OPTIONS(OPTION_ROW){.name = NULL},
};

const struct command gteval_command = {
    .name = "gteval",
    .usage = "[OPTION]... [FILE]...",
    .about = "Evaluates game trees with the algorithms of game-tree search.\n"
             "Without FILE, or where FILE is -, reads standard input.",
    .notes = {format_detection},
    .options = rows,
    .given = offsetof(struct settings, given),
};

/* An option that an algorithm has no use for is refused, not ignored. */
static bool check_uses(const struct settings *settings, struct error *error)
{
    for (size_t i = 0; i < settings->algorithm_count; i++) {
        const struct algorithm *algorithm = settings->algorithms[i];
        uint64_t useless =
            options_needing(&gteval_command, settings->given, algorithm->options);

        if (!options_refuse(&gteval_command, useless, algorithm->name, error))
            return false;
    }
    return true;
}

static bool refuse_with(const char *option, const char *with, struct error *error)
{
    return error_set(error, ERROR_USAGE, "option '--%s' has no meaning for '%s'", option,
                     with);
}

/* What is no report: a picture or a key. */
static bool check_picture(const struct settings *settings, struct error *error)
{
    const struct picture_format *picture = settings->picture;
    const char *name = picture ? picture->name : settings->key->name;

    if (settings->summarises)
        return refuse_with("summary", name, error);
    if (settings->trace)
        return refuse_with("trace", name, error);
    if (settings->report.moves)
        return refuse_with("moves", name, error);
    if (settings->report.time)
        return refuse_with("time", name, error);
    if ((!picture || (picture->alone && !picture->plays)) &&
        settings->algorithm_count > 1)
        return error_set(error, ERROR_USAGE, "'%s' shows one algorithm at a time", name);
    if (!picture && !key_is_for(settings->algorithms[0]))
        return error_set(error, ERROR_USAGE, "no key for '%s'",
                         settings->algorithms[0]->name);
    return true;
}

/* --check prints its own lines, about one algorithm, one tree after another. */
static bool check_check(struct settings *settings, struct error *error)
{
    static const char WITH[] = "--check";

    if (settings->algorithm_count > 1)
        return error_set(error, ERROR_USAGE, "option '--check' takes one algorithm");
    if (!settings->printer || !settings->printer->for_people)
        return refuse_with("format", WITH, error);
    if (settings->trace)
        return refuse_with("trace", WITH, error);
    if (settings->report.moves)
        return refuse_with("moves", WITH, error);
    if (settings->report.time)
        return refuse_with("time", WITH, error);
    if (settings->summarises)
        return refuse_with("summary", WITH, error);
    settings->jobs = 1;
    return true;
}

static bool check_summary(struct settings *settings, struct error *error)
{
    settings->summary = summary_printer_find(settings->printer->name);
    assert(settings->summary);
    if (settings->trace)
        return refuse_with("trace", "--summary", error);
    if (settings->report.moves)
        return refuse_with("moves", "--summary", error);
    if (settings->report.time)
        return refuse_with("time", "--summary", error);
    return true;
}

/* Options that do not go together are refused, like those without a use. */
static bool check_settings(struct settings *settings, struct error *error)
{
    const struct printer *printer = settings->printer;

    if (options_asked(&gteval_command, settings))
        return true;
    if (!check_uses(settings, error))
        return false;
    if (settings->check)
        return check_check(settings, error);
    if (!printer)
        return check_picture(settings, error);
    if (settings->summarises)
        return check_summary(settings, error);
    if (settings->trace && !printer->for_people && !printer->takes_events)
        return refuse_with("trace", printer->name, error);
    settings->report.event = settings->trace && printer->takes_events;
    return true;
}

char **settings_read(struct settings *settings, int argc, char **argv,
                     struct error *error)
{
    char **files;

    *settings = (struct settings){
        .algorithms = {algorithm_standard()},
        .algorithm_count = 1,
        .printer = printers,
        .read = {.root = MOVER_DEFAULT},
        .search = search_defaults,
        .jobs = 1,
        .first = 1,
    };
    files = options_read(&gteval_command, argc, argv, settings, error);
    settings->summarises |= settings->results;
    return files && check_settings(settings, error) ? files : NULL;
}
