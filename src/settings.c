/*
 * settings.c - the command line of gteval.
 */
#include "settings.h"

#include "base/nearest.h"
#include "base/numbered.h"
#include "base/score.h"
#include "check/papers.h"
#include "print/table.h"
#include "summary/printer.h"
#include "views.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_JOBS = 256 };

static const char *algorithm_word(size_t i)
{
    /* The word behind all algorithms. */
    return i == ALGORITHM_COUNT ? "all" : i < ALGORITHM_COUNT ? algorithms[i].name : NULL;
}

static const char *format_word(size_t i)
{
    const struct view *view = views_plain(i);

    return view ? view->name : NULL;
}

static const char *format_summary(size_t i)
{
    const struct view *view = views_plain(i);

    return view ? view->summary : NULL;
}

static const char *cut_word(size_t i)
{
    static const char *const words[] = {"ge", "gt", NULL};

    return words[i];
}

static const char *line_word(size_t i)
{
    static const char *const words[] = {[LINE_FIRST] = "first",
                                        [LINE_SHORTEST] = "shortest",
                                        [LINE_LONGEST] = "longest",
                                        NULL};

    return words[i];
}

static const char *template_word(size_t i)
{
    static const char *const words[] = {"blank", "solved", NULL};

    return words[i];
}

/* The word behind all figures is all of them. */
static const char *figures_word(size_t i)
{
    static const char *const words[] = {
#define FIGURES(identifier, word) word,
        SUMMARY_FIGURES(FIGURES)
#undef FIGURES
            "all",
        NULL,
    };

    return words[i];
}

static const char *bounds_word(size_t i)
{
    return i == 0 ? "leaves" : NULL;
}

/* An algorithm that is named twice runs once. */
static void add_algorithm(struct settings *settings, const struct algorithm *algorithm)
{
    for (size_t i = 0; i < settings->algorithm_count; i++)
        if (settings->algorithms[i] == algorithm)
            return;
    settings->algorithms[settings->algorithm_count++] = algorithm;
}

/* With the nearest, or all of them. */
static bool refuse_algorithm(const struct nearest *nearest, struct error *error)
{
    char all[200];

    if (nearest->best)
        return nearest_error(nearest, "algorithm", "", error);
    options_list(algorithm_word, all, sizeof all);
    return error_set(error, ERROR_USAGE, "unknown algorithm '%.100s', expected %s",
                     nearest->wanted, all);
}

static bool add_algorithm_named(struct settings *settings, const char *name,
                                struct error *error)
{
    const struct algorithm *algorithm = algorithm_find(name);
    struct nearest nearest = nearest_to(name);
    size_t place;

    if (options_find(algorithm_word, name, &place) && place == ALGORITHM_COUNT) {
        for (algorithm = algorithms; algorithm->name; algorithm++)
            add_algorithm(settings, algorithm);
        settings->all = true;
        return true;
    }
    if (algorithm) {
        add_algorithm(settings, algorithm);
        settings->report.chance |= (algorithm->traits & ADDS_WITH_CHANCE) != 0;
        return true;
    }
    for (size_t i = 0; algorithm_word(i); i++)
        nearest_offer(&nearest, algorithm_word(i));
    return refuse_algorithm(&nearest, error);
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
    settings->all = false;
    settings->report.chance = false;
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

/* NAME[,NAME...] */
static bool set_figures(void *target, const struct option_row *row, const char *names,
                        struct error *error)
{
    struct settings *settings = target;
    char *copy = strdup(names), *name = copy;
    bool right = copy != NULL;
    size_t place;

    if (!copy)
        return error_memory(error);
    settings->figures = 0;
    while (right && name) {
        char *comma = strchr(name, ',');

        if (comma)
            *comma++ = '\0';
        right = options_word(row, name, &place, error);
        if (right)
            settings->figures |=
                place == SUMMARY_PLACES ? (1U << SUMMARY_PLACES) - 1 : 1U << place;
        name = comma;
    }
    free(copy);
    return right;
}

/* Two values, called as the row says, joined by a comma. */
static bool set_pair(const struct option_row *row, const char *argument, double *first,
                     double *second, struct error *error)
{
    const char *comma = strchr(argument, ',');
    char low[64];

    if (!comma || comma - argument >= (long)sizeof low)
        return error_set(error, ERROR_USAGE, "option '--%s': expected %s, not '%.100s'",
                         row->name, row->argument, argument);
    memcpy(low, argument, (size_t)(comma - argument));
    low[comma - argument] = '\0';
    return options_score(row, low, first, error) &&
           options_score(row, comma + 1, second, error);
}

/* ALPHA,BETA */
static bool set_window(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    struct search_options *search = &((struct settings *)target)->search;

    if (!set_pair(row, argument, &search->alpha, &search->beta, error))
        return false;
    if (search->alpha >= search->beta)
        return error_set(error, ERROR_USAGE,
                         "option '--%s': alpha must be less than beta", row->name);
    return true;
}

/* LOW,HIGH or leaves */
static bool set_bounds(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    struct search_options *search = &((struct settings *)target)->search;
    size_t place;

    search->bounds = BOUNDS_OF_LEAVES;
    if (options_find(row->words, argument, &place))
        return true;
    search->bounds = BOUNDS_GIVEN;
    if (!set_pair(row, argument, &search->low, &search->high, error))
        return false;
    return search->low <= search->high ||
           error_set(error, ERROR_USAGE,
                     "option '--%s': low must not be greater than high", row->name);
}

/* One of the files, or folders, of answers. */
static bool add_check(void *target, const struct option_row *row, const char *path,
                      struct error *error)
{
    struct settings *settings = target;

    if (settings->check_count == MOST_CHECKS)
        return error_set(error, ERROR_USAGE,
                         "option '--%s' more than %d times: a folder holds any number",
                         row->name, MOST_CHECKS);
    settings->checks[settings->check_count++] = path;
    return true;
}

static bool set_points(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    (void)row;
    return points_read(&((struct settings *)target)->points, argument, error);
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

static bool list_formats(FILE *out, const struct command *command, const void *member,
                         struct error *error)
{
    (void)command, (void)member;
    return outputs_list(out, format_word, format_summary, error);
}

/* What keys were called while their names were those of trees, too. */
static const char *older_key(size_t i)
{
    static const char *const words[] = {"lab", "levels", "sets", NULL};

    return words[i];
}

static bool set_format(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    uint32_t *format = target;
    char key[16];
    size_t place;

    if (options_find(older_key, argument, &place)) {
        snprintf(key, sizeof key, "%s-key", older_key(place));
        argument = key;
    }
    if (!options_word(row, argument, &place, error))
        return false;
    *format = (uint32_t)place;
    return true;
}

static const struct option_row rows[] = {
    OPTIONS(OPTION_ROW){.name = NULL},
};

/* -s is the seed of the other programs. */
static const struct option_older older[] = {
    {.letter = 's', .option = OPTION_SUMMARY},
    {.letter = 0},
};

const struct command gteval_command = {
    .name = "gteval",
    .usage = "[OPTION]... [FILE]...",
    .about = "Evaluates game trees with the algorithms of game-tree search.\n"
             "Without FILE, or where FILE is -, reads standard input.",
    .notes = {format_detection},
    .options = rows,
    .older = older,
    .given = offsetof(struct settings, given),
};

static bool uses_target(const struct algorithm *algorithm)
{
    return (algorithm->options & USES_TARGET) != 0;
}

/* Whether one of the algorithms has a use for a target. */
static bool some_use_target(const struct settings *settings)
{
    for (size_t i = 0; i < settings->algorithm_count; i++)
        if (uses_target(settings->algorithms[i]))
            return true;
    return false;
}

/* Without a target, all algorithms are those that need none. */
static void leave_out_untold(struct settings *settings)
{
    size_t kept = 0;

    if (!settings->all || options_has(settings->given, OPTION_TARGET))
        return;
    for (size_t i = 0; i < settings->algorithm_count; i++)
        if (!uses_target(settings->algorithms[i]))
            settings->algorithms[kept++] = settings->algorithms[i];
    settings->algorithm_count = kept;
}

/* Those that answer a question must be asked one. */
static bool check_target(const struct settings *settings, struct error *error)
{
    for (size_t i = 0; i < settings->algorithm_count; i++)
        if (uses_target(settings->algorithms[i]) &&
            !options_has(settings->given, OPTION_TARGET))
            return error_set(error, ERROR_USAGE,
                             "%s: is the value at least what? --target=X tells",
                             settings->algorithms[i]->name);
    return true;
}

/* What the algorithm may not be told: a target, of use to one of them, goes with others.
 */
static uint64_t useless_to(const struct settings *settings,
                           const struct algorithm *algorithm)
{
    uint64_t useless =
        options_needing(&gteval_command, settings->given, algorithm->options);

    return some_use_target(settings) ? useless & ~OPTION_BIT(OPTION_TARGET) : useless;
}

/* An option that an algorithm has no use for is refused, not ignored. */
static bool check_uses(const struct settings *settings, struct error *error)
{
    for (size_t i = 0; i < settings->algorithm_count; i++) {
        const struct algorithm *algorithm = settings->algorithms[i];
        uint64_t useless = useless_to(settings, algorithm);

        if (!options_refuse(&gteval_command, useless, algorithm->name, error))
            return false;
    }
    return true;
}

static bool has_windows(const struct algorithm *algorithm)
{
    return algorithm->style != TRACE_CALLS && !uses_target(algorithm);
}

/* Calls without a window have none to show; proofs have numbers, which are always shown.
 */
static bool check_windows(const struct settings *settings, struct error *error)
{
    for (size_t i = 0; i < settings->algorithm_count && settings->style.windows; i++)
        if (!has_windows(settings->algorithms[i]) && !settings->all)
            return options_refuse(&gteval_command, OPTION_BIT(OPTION_WINDOWS),
                                  settings->algorithms[i]->name, error);
    return true;
}

/* Whether the view can show that many algorithms, and each of them. */
static bool check_algorithms(const struct settings *settings, struct error *error)
{
    const struct view *view = settings->view;

    if (view->one_algorithm && settings->algorithm_count > 1)
        return error_set(error, ERROR_USAGE,
                         view->option ? "option '%s' takes one algorithm"
                                      : "'%s' shows one algorithm at a time",
                         view_title(view));
    for (size_t i = 0; i < settings->algorithm_count; i++)
        if (view->of_keys && !(settings->algorithms[i]->traits & HAS_KEY))
            return error_set(error, ERROR_USAGE, "no key for '%s'",
                             settings->algorithms[i]->name);
    return true;
}

/* The files of a series need names of their own. */
static bool check_series(const struct settings *settings, struct error *error)
{
    return !options_has(settings->given, OPTION_SERIES) ||
           numbered_is_name(settings->output) ||
           error_set(error, ERROR_USAGE,
                     "option '--series' needs --output with one place for a number, as "
                     "in --output=slide-%%03d.svg");
}

/* Results go into the file that is resumed, and must be the same as before. */
static bool check_resume(const struct settings *settings, struct error *error)
{
    uint64_t against = OPTION_BIT(OPTION_OUTPUT) | OPTION_BIT(OPTION_TIME);

    return !options_has(settings->given, OPTION_RESUME) ||
           options_refuse(&gteval_command, settings->given & against, "--resume", error);
}

static bool check_numbers(const struct settings *settings, struct error *error)
{
    return settings->first <= settings->last ||
           error_set(error, ERROR_USAGE,
                     "option '--last': must not be less than that of '--first'");
}

/* Trees have few columns; results have what they have, but not what is there anyway. */
static bool check_by(const struct settings *settings, struct error *error)
{
    struct nearest nearest;
    char all[100];

    if (!settings->by)
        return true;
    if (summary_has(settings->by))
        return error_set(error, ERROR_USAGE,
                         "option '--by': every summary has a column '%s'", settings->by);
    if (settings->view->of_results || groups_has(settings->by))
        return true;
    nearest = nearest_to(settings->by);
    for (size_t i = 0; groups_column(i); i++)
        nearest_offer(&nearest, groups_column(i));
    if (nearest.best)
        return nearest_error(&nearest, "column", "", error);
    options_list(groups_column, all, sizeof all);
    return error_set(error, ERROR_USAGE, "option '--by': trees have no '%.100s', only %s",
                     settings->by, all);
}

/* The suffix of the output's name says what the format is, if nothing else does. */
static bool choose_format(struct settings *settings)
{
    size_t place;

    if (options_has(settings->given, OPTION_FORMAT) || !settings->output ||
        !outputs_suffix(format_word, settings->output, &place))
        return false;
    settings->format = (uint32_t)place;
    return true;
}

/* Whether the view has a use for all options, and can show all algorithms. */
static bool check_view(const struct settings *settings, struct error *error)
{
    const struct view *view = settings->view;

    return options_refuse(&gteval_command, settings->given & ~view->takes,
                          view_title(view), error) &&
           check_algorithms(settings, error);
}

/* Before there was --all, that was short for --all-best. */
static void take_older_all(struct settings *settings)
{
    if (!options_has(settings->given, OPTION_ALL) ||
        options_has(settings->given, OPTION_CHECK))
        return;
    settings->given &= ~OPTION_BIT(OPTION_ALL);
    settings->given |= OPTION_BIT(OPTION_ALL_BEST);
    settings->report.all_best = true;
}

/* Whether answers are told of in rows, as several files are. */
static bool is_class(const struct settings *settings)
{
    return options_has(settings->given, OPTION_POINTS) || settings->check_count > 1 ||
           (settings->check_count == 1 && papers_is_folder(settings->checks[0]));
}

/* Options without a use are refused, not ignored. */
static bool check_settings(struct settings *settings, struct error *error)
{
    bool by_suffix = choose_format(settings);

    take_older_all(settings);
    settings->view =
        views_choose(views_plain(settings->format),
                     settings->given | (is_class(settings) ? OPTION_BIT(OPTION_ALL) : 0));
    settings->search.plan = settings->report.plan;
    settings->figures |= settings->report.time ? SUMMARY_TIME : 0;
    settings->report.distance = settings->search.line != LINE_FIRST;
    settings->report.target = options_has(settings->given, OPTION_TARGET);
    leave_out_untold(settings);
    settings->report.brief = settings->view->brief;
    settings->search.pruned = settings->view->brief && settings->algorithm_count == 1;
    if (options_asked(&gteval_command, settings))
        return true;
    if (!check_view(settings, error))
        return by_suffix && outputs_blame(error);
    return choices_check_input(settings->input, &settings->read, error) &&
           check_series(settings, error) && check_resume(settings, error) &&
           check_numbers(settings, error) && check_by(settings, error) &&
           check_windows(settings, error) && check_uses(settings, error) &&
           check_target(settings, error);
}

/* Only standard input can be called something else. */
static bool check_name(const struct settings *settings, char **files, struct error *error)
{
    bool read = !files[0];

    if (!options_has(settings->given, OPTION_NAME) ||
        options_asked(&gteval_command, settings))
        return true;
    if (settings->read.name[0] == '\0')
        return error_set(error, ERROR_USAGE, "option '--name': expected a name");
    for (; *files; files++)
        read = read || strcmp(*files, "-") == 0;
    return read || error_set(error, ERROR_USAGE,
                             "option '--name' is for standard input, which is not read");
}

/* CSV has columns for what those searches say that were asked for by name. */
static void set_columns(struct settings *settings)
{
    for (size_t i = 0; !settings->all && i < settings->algorithm_count; i++)
        if (settings->algorithms[i]->traits & HANDLES_PAYOFFS)
            settings->report.payoffs = true;
}

/* Options of the standard's own ask for it, whatever the tree is like. */
static void set_standard(struct settings *settings)
{
    settings->standard = !options_has(settings->given, OPTION_ALGO) &&
                         options_needing(&gteval_command, settings->given, 0) == 0;
}

char **settings_read(struct settings *settings, int argc, char **argv,
                     struct error *error)
{
    char **files;

    *settings = (struct settings){
        .algorithms = {algorithm_standard()},
        .algorithm_count = 1,
        .read = {.root = MOVER_DEFAULT},
        .search = search_defaults,
        .jobs = 1,
        .first = 1,
        .last = UINT64_MAX,
    };
    files = options_read(&gteval_command, argc, argv, settings, error);
    if (!files || !check_settings(settings, error) || !check_name(settings, files, error))
        return NULL;
    set_standard(settings);
    set_columns(settings);
    return files;
}
