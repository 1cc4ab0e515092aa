/*
 * settings.c - the command line of gteval.
 */
#include "settings.h"

#include "base/score.h"
#include "choices.h"

#include <assert.h>
#include <math.h>
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

/* OPTION(identifier, letter, name, argument, words, help) */
#define OPTIONS(OPTION)                                                                  \
    OPTION(ALGO, 'a', "algo", "NAME[,NAME...]", algorithm_word,                          \
           "algorithms to run; 'all' runs every one\n(default alphabeta)")               \
    OPTION(FORMAT, 'f', "format", "FORMAT", format_word,                                 \
           "text (default), json, csv, a course key, or a picture\nof the search")       \
    OPTION(INPUT, 'i', "input", "FORMAT", choices_input,                                 \
           "how trees are written (default auto)")                                       \
    OPTION(WIDTH, 0, "width", "B", NULL,                                                 \
           "width of the full tree that leaves text is of")                              \
    OPTION(ROOT, 'r', "root", "max|min", choices_mover,                                  \
           "who moves at the root\n(default: as the file says, else max)")               \
    OPTION(TRACE, 't', "trace", NULL, NULL, "print every step before the result")        \
    OPTION(DEPTH, 'd', "depth", "N", NULL,                                               \
           "treat nodes N plies down as leaves, by their own\nstatic value")             \
    OPTION(WINDOW, 'w', "window", "ALPHA,BETA", NULL, "start window")                    \
    OPTION(GUESS, 'g', "guess", "VALUE", NULL, "first guess (default 0)")                \
    OPTION(CUT, 0, "cut", "ge|gt", cut_word,                                             \
           "cut when alpha >= beta (default) or only when\nalpha > beta")                \
    OPTION(MOVES, 'm', "moves", NULL, NULL,                                              \
           "also every root move with its exact value; the\nbest are marked")            \
    OPTION(IDS, 'n', "ids", NULL, NULL, "show Dewey ids even where nodes have names")    \
    OPTION(TIME, 0, "time", NULL, NULL, "add the search time")                           \
    OPTION(CHECK, 0, "check", "ANSWERS", options_file,                                   \
           "compare the answers in that file with what is true,\nand name the first "    \
           "difference")                                                                 \
    OPTION(SUMMARY, 's', "summary", NULL, NULL,                                          \
           "one table over all trees instead of one result a\ntree")                     \
    OPTION(RESULTS, 0, "results", NULL, NULL,                                            \
           "the FILEs are results (csv or json) of earlier\nruns, to summarise")         \
    OPTION(JOBS, 'j', "jobs", "N", NULL,                                                 \
           "evaluate N trees of a stream at a time; output in\ninput order")             \
    OPTION(FIRST, 0, "first", "K", NULL,                                                 \
           "number the trees of each FILE from K (default 1)")                           \
    OPTION(OUTPUT, 'o', "output", "FILE", options_file,                                  \
           "write there (whole file or nothing)")                                        \
    OPTION(LIMIT_MEMORY, 0, LIMIT_NAME, LIMIT_ARGUMENT, NULL, LIMIT_HELP)                \
    OPTION(COLOR, 0, "color", "WHEN", choices_colour, "auto (default), always or never") \
    OPTION(LIST, 0, "list-algorithms", NULL, NULL,                                       \
           "name, title, source, one-line summary")                                      \
    OPTION(COMPLETION, 0, "completion", "SHELL", options_shell,                          \
           "print completion for bash, zsh or fish")                                     \
    OPTION(HELP, 'h', "help", NULL, NULL, "print this help")                             \
    OPTION(VERSION, 'V', "version", NULL, NULL, "print the version")

enum option_index {
#define OPTION(identifier, ...) OPTION_##identifier,
    OPTIONS(OPTION)
#undef OPTION
};

static const struct option_row rows[] = {
#define OPTION(identifier, letter_, name_, argument_, words_, help_)                     \
    {.letter = letter_,                                                                  \
     .name = name_,                                                                      \
     .argument = argument_,                                                              \
     .help = help_,                                                                      \
     .words = words_},
    OPTIONS(OPTION)
#undef OPTION
        {.name = NULL},
};

const struct command gteval_command = {
    .name = "gteval",
    .usage = "[OPTION]... [FILE]...",
    .about = "Evaluates game trees with the algorithms of game-tree search.\n"
             "Without FILE, or where FILE is -, reads standard input.",
    .notes = {format_detection},
    .options = rows,
};

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

    if (strcmp(name, "all") == 0) {
        for (algorithm = algorithms; algorithm->name; algorithm++)
            add_algorithm(settings, algorithm);
        return true;
    }
    if (algorithm) {
        add_algorithm(settings, algorithm);
        return true;
    }
    return options_word(algorithm_word, "algorithm", name, error) >= 0;
}

/* NAME[,NAME...] */
static bool set_algorithms(struct settings *settings, const char *names,
                           struct error *error)
{
    char *copy = strdup(names), *name = copy, *comma;
    bool right = copy != NULL;

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

static bool set_format(struct settings *settings, const char *name, struct error *error)
{
    settings->printer = find_printer(name);
    settings->key = key_format_find(name);
    settings->picture = picture_format_find(name);
    return settings->printer || settings->key || settings->picture ||
           options_word(format_word, "output format", name, error) >= 0;
}

static bool set_input(struct settings *settings, const char *name, struct error *error)
{
    settings->input = format_find(name);
    return settings->input ||
           options_word(choices_input, "input format", name, error) >= 0;
}

/* Which of the option's words the argument is. */
static bool choose_word(const char *option, const char *argument, option_words *words,
                        size_t *chosen, struct error *error)
{
    char expected[100] = "";
    size_t used = 0;

    for (*chosen = 0; words(*chosen); ++*chosen) {
        if (strcmp(argument, words(*chosen)) == 0)
            return true;
        used += (size_t)snprintf(expected + used, sizeof expected - used, "%s%s",
                                 used ? " or " : "", words(*chosen));
    }
    return error_set(error, ERROR_USAGE, "option '--%s': expected %s, not '%.100s'",
                     option, expected, argument);
}

/* ALPHA,BETA */
static bool set_window(struct settings *settings, const char *argument,
                       struct error *error)
{
    const char *comma = strchr(argument, ',');
    char low[64];

    if (!comma || comma - argument >= (long)sizeof low)
        return error_set(error, ERROR_USAGE,
                         "option '--window': expected ALPHA,BETA, not '%.100s'",
                         argument);
    memcpy(low, argument, (size_t)(comma - argument));
    low[comma - argument] = '\0';
    if (!options_score("window", low, &settings->search.alpha, error) ||
        !options_score("window", comma + 1, &settings->search.beta, error))
        return false;
    if (settings->search.alpha >= settings->search.beta)
        return error_set(error, ERROR_USAGE,
                         "option '--window': alpha must be less than beta");
    return true;
}

static bool set_root(struct settings *settings, const char *argument, struct error *error)
{
    size_t side;

    if (!choose_word("root", argument, choices_mover, &side, error))
        return false;
    settings->read.root = side == 0 ? MOVER_MAX : MOVER_MIN;
    return true;
}

static bool set_cut(struct settings *settings, const char *argument, struct error *error)
{
    size_t cut;

    if (!choose_word("cut", argument, cut_word, &cut, error))
        return false;
    settings->search.strict_cut = cut == 1;
    return true;
}

static bool set_colour(struct settings *settings, const char *argument,
                       struct error *error)
{
    size_t when;

    if (!choose_word("color", argument, choices_colour, &when, error))
        return false;
    settings->colour = (enum colour_when)when;
    return true;
}

/* A whole number that fits a node. */
static bool set_number(const char *option, const char *argument, unsigned long long low,
                       node *number, struct error *error)
{
    unsigned long long value;

    if (!options_whole(option, argument, low, TREE_NODE_LIMIT, &value, error))
        return false;
    *number = (node)value;
    return true;
}

static bool set_jobs(struct settings *settings, const char *argument, struct error *error)
{
    unsigned long long jobs;

    if (!options_whole("jobs", argument, 1, MOST_JOBS, &jobs, error))
        return false;
    settings->jobs = (unsigned)jobs;
    return true;
}

static bool set_first(struct settings *settings, const char *argument,
                      struct error *error)
{
    unsigned long long first;

    if (!options_whole("first", argument, 1, UINT64_MAX, &first, error))
        return false;
    settings->first = first;
    return true;
}

static bool set_option(void *context, int row, const char *argument, struct error *error)
{
    struct settings *settings = context;

    switch ((enum option_index)row) {
    case OPTION_ALGO:
        return set_algorithms(settings, argument, error);
    case OPTION_FORMAT:
        return set_format(settings, argument, error);
    case OPTION_INPUT:
        return set_input(settings, argument, error);
    case OPTION_WIDTH:
        return set_number("width", argument, 1, &settings->read.width, error);
    case OPTION_ROOT:
        return set_root(settings, argument, error);
    case OPTION_TRACE:
        return settings->trace = true;
    case OPTION_DEPTH:
        settings->limited = true;
        return set_number("depth", argument, 0, &settings->depth, error);
    case OPTION_WINDOW:
        settings->given |= USES_WINDOW;
        return set_window(settings, argument, error);
    case OPTION_GUESS:
        settings->given |= USES_GUESS;
        return options_score("guess", argument, &settings->search.guess, error);
    case OPTION_CUT:
        settings->given |= USES_CUT;
        return set_cut(settings, argument, error);
    case OPTION_MOVES:
        return settings->report.moves = true;
    case OPTION_IDS:
        return settings->report.ids = true;
    case OPTION_TIME:
        return settings->report.time = true;
    case OPTION_CHECK:
        settings->check = argument;
        return true;
    case OPTION_SUMMARY:
        return settings->summarises = true;
    case OPTION_RESULTS:
        return settings->summarises = settings->results = true;
    case OPTION_JOBS:
        return set_jobs(settings, argument, error);
    case OPTION_FIRST:
        return set_first(settings, argument, error);
    case OPTION_OUTPUT:
        settings->output = argument;
        return true;
    case OPTION_LIMIT_MEMORY:
        return limit_read(&settings->memory, argument, error);
    case OPTION_COLOR:
        return set_colour(settings, argument, error);
    case OPTION_LIST:
        settings->task = TASK_LIST;
        return true;
    case OPTION_COMPLETION:
        settings->task = TASK_COMPLETION;
        settings->shell = argument;
        return options_check_shell(argument, error);
    case OPTION_HELP:
        settings->task = TASK_HELP;
        return true;
    case OPTION_VERSION:
        settings->task = TASK_VERSION;
    }
    return true;
}

/* An option that an algorithm has no use for is refused, not ignored. */
static bool check_uses(const struct settings *settings, struct error *error)
{
    static const struct {
        unsigned use;
        const char *option;
    } uses[] = {{USES_WINDOW, "window"}, {USES_GUESS, "guess"}, {USES_CUT, "cut"}};

    for (size_t i = 0; i < sizeof uses / sizeof uses[0]; i++)
        for (size_t a = 0; a < settings->algorithm_count; a++)
            if (settings->given & uses[i].use &&
                !(settings->algorithms[a]->options & uses[i].use))
                return error_set(error, ERROR_USAGE,
                                 "option '--%s' has no meaning for '%s'", uses[i].option,
                                 settings->algorithms[a]->name);
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

    if (settings->task != TASK_EVALUATE)
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

bool settings_read(struct settings *settings, int argc, char **argv, int *operands,
                   struct error *error)
{
    *settings = (struct settings){
        .algorithms = {algorithm_standard()},
        .algorithm_count = 1,
        .printer = printers,
        .read = {.root = MOVER_DEFAULT},
        .search = search_defaults,
        .jobs = 1,
        .first = 1,
    };
    return options_parse(&gteval_command, argc, argv, set_option, settings, operands,
                         error) &&
           check_settings(settings, error);
}
