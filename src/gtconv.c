/*
 * gtconv.c - the program that converts trees from one format into another, edits them on
 * the way, and draws them.
 */
#include "base/output.h"
#include "base/quote.h"
#include "base/terminal.h"
#include "command/choices.h"
#include "command/limit.h"
#include "command/operand.h"
#include "edits.h"
#include "outputs.h"
#include "pictures.h"
#include "practice/practice.h"
#include "read/format.h"
#include "tree/find.h"
#include "views.h"
#include "write/write.h"

#include <string.h>
#include <unistd.h>

static size_t count_write_formats(void)
{
    size_t count = 0;

    while (write_formats[count].name)
        count++;
    return count;
}

/* Trees and pictures share an option. */
static const char *format_word(size_t i)
{
    size_t write_count = count_write_formats();
    const struct view *picture;

    if (i < write_count)
        return write_formats[i].name;
    picture = views_picture(i - write_count);
    return picture ? picture->name : NULL;
}

static const char *format_summary(size_t i)
{
    size_t write_count = count_write_formats();

    return i < write_count ? write_formats[i].summary
                           : views_picture(i - write_count)->summary;
}

/* Those that answer a question about a target have no page. */
static const char *algorithm_word(size_t i)
{
    const struct algorithm *algorithm = algorithms;

    for (; algorithm->name; algorithm++)
        if (!(algorithm->options & USES_TARGET) && i-- == 0)
            break;
    return algorithm->name;
}

/* Of enum arrangement, from ARRANGE_BEST on. */
static const char *order_word(size_t i)
{
    static const char *const words[] = {"best", "worst", "shuffle", NULL};

    return words[i];
}

/* OPTION(identifier, letter, name, how it is set, help); see options.h */
#define OPTIONS(OPTION)                                                                  \
    OPTION(FORMAT, 'f', "format",                                                        \
           HINTS(outputs_tree_hints, CALLS("FORMAT", format_word, set_format)),          \
           "json (default), nested, dewey, lab, levels, list, efg, csv, sets,\n"         \
           "node-link, or a picture: outline, dot, svg, tikz, html")                     \
    CHOICES_INPUT(OPTION, "how trees are written that are read (default auto)")          \
    OPTION(SUBTREE, 0, "subtree", CALLS_ON(edits.subtree, "ID", NULL, set_subtree),      \
           "only the subtree of the node with that id")                                  \
    OPTION(DEPTH, 'd', "depth", SETS_NODE("N", edits.depth, 0),                          \
           "nodes N plies down become leaves, worth their own\nstatic value")            \
    OPTION(NEGATE, 0, "negate", SETS_FLAG(edits.negate),                                 \
           "change the sign of every value")                                             \
    OPTION(SWAP, 0, "swap", SETS_FLAG(edits.swap), "exchange MAX and MIN")               \
    OPTION(RANKS, 0, "ranks", SETS_FLAG(edits.rank),                                     \
           "replace every value by its rank, from 1")                                    \
    OPTION(                                                                              \
        ORDER, 0, "order",                                                               \
        SETS_WORDS("best|worst|shuffle", edits.arrangement, order_word, ARRANGE_BEST),   \
        "sort children by their minimax value, best or worst\n"                          \
        "for the mover first, or put them into random order")                            \
    OPTION(SEED, 's', "seed", SETS_WHOLE("S", edits.seed, 0, UINT64_MAX),                \
           "which random order (default 1)")                                             \
    OPTION(STRIP_NAMES, 0, "strip-names", SETS_FLAG(edits.strip_names),                  \
           "take the names off")                                                         \
    OPTION(LOSSY, 0, "lossy", SETS_FLAG(lossy),                                          \
           "leave out what the format cannot hold, and say so")                          \
    OPTION(BLANK, 0, "blank", SETS_FLAG(blank),                                          \
           "an exercise sheet: inner values are left to be found;\n"                     \
           "with --format=html a page that says what is right")                          \
    OPTION(ALGO, 'a', "algo", CALLS("NAME", algorithm_word, set_algorithm),              \
           "the algorithm to practise in that page\n(default alphabeta)")                \
    PICTURES_OPTIONS(                                                                    \
        OPTION,                                                                          \
        "with --blank, also boxes for windows, for cuts and for\nthe order of leaves")   \
    CHOICES_OUTPUT(OPTION, OUTPUTS_BY_SUFFIX)                                            \
    CHOICES_COLOUR(OPTION)                                                               \
    OUTPUTS_OPTION(OPTION, list_formats)                                                 \
    CHOICES_ABOUT(OPTION)

enum option_index {
#define OPTION(identifier, ...) OPTION_##identifier,
    OPTIONS(OPTION)
#undef OPTION
};

/* What the command line asks for. */
struct settings {
    uint64_t given;                    /* OPTION_BITs */
    const struct write_format *format; /* of no meaning where pictures are drawn */
    const struct view *picture;        /* NULL where trees are written */
    uint32_t input;                    /* the place of its word in choices_input */
    struct read_options read;
    struct edits edits;
    bool lossy, blank;
    const struct algorithm *algorithm; /* to be practised */
    struct picture_style style;
    enum colour_when colour;
    struct limit memory;
    const char *output; /* borrowed; NULL: standard output */
    uint32_t shell;     /* the place of its word in options_shell */
};

/* Sets what stands for a place of format_word. */
static void choose_format(struct settings *settings, size_t place)
{
    size_t write_count = count_write_formats();

    if (place < write_count)
        settings->format = &write_formats[place];
    settings->picture = place < write_count ? NULL : views_picture(place - write_count);
}

static bool set_format(void *target, const struct option_row *row, const char *name,
                       struct error *error)
{
    size_t place;

    if (!options_word(row, name, &place, error))
        return false;
    choose_format(target, place);
    return true;
}

/* Also under a name that people write for it. */
static bool set_algorithm(void *target, const struct option_row *row, const char *name,
                          struct error *error)
{
    struct settings *settings = target;
    size_t place;

    settings->algorithm = algorithm_find(name);
    return (settings->algorithm && !(settings->algorithm->options & USES_TARGET)) ||
           options_word(row, name, &place, error);
}

static bool set_subtree(void *target, const struct option_row *row, const char *id,
                        struct error *error)
{
    *(const char **)target = id;
    return find_is_id(id) ||
           error_set(error, ERROR_USAGE,
                     "option '--%s': expected an id, as e or 1.2.1, not '%.100s'",
                     row->name, id);
}

static bool list_formats(FILE *out, const struct command *command, const void *member,
                         struct error *error)
{
    (void)command, (void)member;
    return outputs_list(out, format_word, format_summary, error);
}

static const struct option_row rows[] = {
    OPTIONS(OPTION_ROW){.name = NULL},
};

static const struct option_older older[] = {
    {.name = "cut-depth", .option = OPTION_DEPTH},
    {.letter = 0},
};

static const struct command command = {
    .name = "gtconv",
    .usage = "[OPTION]... [FILE]...",
    .about = "Converts game trees between formats, edits them and draws them.\n"
             "Without FILE, or where FILE is -, reads standard input.",
    .notes = {"Edits are made in the order in which they are listed here.",
              format_detection},
    .options = rows,
    .older = older,
    .given = offsetof(struct settings, given),
};

/* A run of the program. */
struct program {
    struct settings settings;
    struct output output;
    struct terminal terminal;
    bool several;           /* more than one FILE */
    bool written;           /* a tree has been written */
    bool full;              /* the output can hold no more trees */
    uint64_t count;         /* trees read */
    enum error_kind status; /* the worst that has happened */
};

/* A tree on its way from the reader to the output. */
struct job {
    struct tree tree;   /* owned */
    const char *file;   /* borrowed */
    uint64_t number;    /* which tree of the file, from 1 */
    uint64_t count;     /* which tree of the run, from 1 */
    bool one_of_stream; /* there are others in the file */
};

static const char *format_name(const struct settings *settings)
{
    return settings->picture ? settings->picture->name : settings->format->name;
}

/* Whether a page for practice is wanted instead of a picture. */
static bool is_practice(const struct settings *settings)
{
    return settings->blank && settings->picture && settings->picture->practised;
}

/* The suffix of the output's name says what the format is, if nothing else does. */
static bool choose_by_suffix(struct settings *settings)
{
    size_t place;

    if (options_has(settings->given, OPTION_FORMAT) || !settings->output ||
        !outputs_suffix(format_word, settings->output, &place))
        return false;
    choose_format(settings, place);
    return true;
}

/* What options say together. */
static bool check_settings(struct settings *settings, struct error *error)
{
    bool by_suffix = choose_by_suffix(settings);
    uint64_t useless = OPTION_BIT(settings->picture ? OPTION_LOSSY : OPTION_BLANK);

    if (!settings->picture || !settings->picture->still)
        useless |= OPTION_BIT(OPTION_WINDOWS) | OPTION_BIT(OPTION_LABELS);
    if ((!settings->picture || !settings->picture->still) && !is_practice(settings))
        useless |= OPTION_BIT(OPTION_TITLE);
    if (!settings->picture || !settings->picture->drawn)
        useless |= OPTION_BIT(OPTION_LAYOUT) | OPTION_BIT(OPTION_PAGE);
    if (!settings->picture || !settings->picture->fragments)
        useless |= OPTION_BIT(OPTION_FRAGMENT);
    if (!settings->picture || !settings->picture->practised)
        useless |= OPTION_BIT(OPTION_ALGO);

    settings->edits.cut = options_has(settings->given, OPTION_DEPTH);
    if (!options_refuse(&command, settings->given & useless, format_name(settings),
                        error))
        return by_suffix && outputs_blame(error);
    if (!choices_check_input(settings->input, &settings->read, error))
        return false;
    if (options_has(settings->given, OPTION_SEED) &&
        settings->edits.arrangement != ARRANGE_SHUFFLE)
        return error_set(error, ERROR_USAGE, "option '--seed' goes with --order=shuffle");
    if (settings->style.windows && !settings->blank)
        return error_set(error, ERROR_USAGE, "option '--windows' goes with --blank");
    if (options_has(settings->given, OPTION_ALGO) && !settings->blank)
        return error_set(error, ERROR_USAGE, "option '--algo' goes with --blank");
    return true;
}

/* Reads the command line. Returns the FILEs, ended by NULL; NULL where it is wrong. */
static char **read_settings(struct settings *settings, int argc, char **argv,
                            struct error *error)
{
    char **files;

    *settings = (struct settings){
        .format = write_formats,
        .algorithm = algorithm_standard(),
        .read = {.root = MOVER_DEFAULT},
        .edits = {.seed = 1},
    };
    files = options_read(&command, argc, argv, settings, error);
    return files && (options_asked(&command, settings) || check_settings(settings, error))
               ? files
               : NULL;
}

/* Reports an error and goes on; the exit status is that of the worst. */
static void complain(struct program *program, const struct error *error)
{
    fflush(program->output.file);
    limit_print_error(stderr, command.name, error);
    if (program->status < error->kind)
        program->status = error->kind;
}

static void warn(const struct program *program, const struct job *job,
                 const struct write_losses *losses)
{
    if (losses->count > 0)
        fflush(program->output.file);
    for (size_t i = 0; i < losses->count; i++) {
        quote_plain(stderr, job->file);
        fputs(": warning: ", stderr);
        if (job->one_of_stream)
            fprintf(stderr, "tree %llu: ", (unsigned long long)job->number);
        fprintf(stderr, "%s cannot hold %s: %lu left out\n",
                program->settings.format->name, losses->loss[i].what,
                (unsigned long)losses->loss[i].count);
    }
}

/* What a picture is of, where there are others. */
static void print_title(const struct program *program, const struct job *job)
{
    FILE *out = program->output.file;

    if (program->written)
        putc('\n', out);
    if (!program->several && !job->one_of_stream)
        return;
    fputs("tree: ", out);
    quote_word(out, job->file);
    if (job->one_of_stream)
        fprintf(out, "#%llu", (unsigned long long)job->number);
    putc('\n', out);
}

static bool draw(const struct program *program, const struct job *job,
                 struct error *error)
{
    const struct view *view = program->settings.picture;
    struct picture picture = {
        .tree = &job->tree,
        .blank = program->settings.blank,
        .style = program->settings.style,
        .ids = program->settings.style.labels == LABELS_IDS,
        .colour = program->terminal.colour,
        .utf8 = program->terminal.utf8,
        .columns = program->terminal.columns,
    };

    if (!view_fits(view, &job->tree, error))
        return false;
    if (view->for_people)
        print_title(program, job);
    return view->draw(program->output.file, &picture, error);
}

/* What the page is handed out as says nothing of folders. */
static const char *practice_title(const struct program *program, const struct job *job)
{
    const char *slash = strrchr(job->file, '/'), *title = program->settings.style.title;

    if (title)
        return title;
    if (strcmp(job->file, "-") == 0)
        return "Game tree";
    return slash ? slash + 1 : job->file;
}

static bool write_practice(const struct program *program, const struct job *job,
                           struct error *error)
{
    struct practice practice = {
        .tree = &job->tree,
        .algorithm = program->settings.algorithm,
        .title = practice_title(program, job),
    };

    return practice_write(program->output.file, &practice, error);
}

static bool write_job(const struct program *program, const struct job *job,
                      struct error *error)
{
    struct write_order order = {
        .tree = &job->tree,
        .follows = program->written,
        .lossy = program->settings.lossy,
        .notes = terminal_notes(),
        .file = job->file,
    };

    if (!write_tree(program->output.file, program->settings.format, &order, error))
        return false;
    warn(program, job, &order.losses);
    return true;
}

/* Whether an output holds one tree only. */
static bool is_alone(const struct settings *settings)
{
    return settings->picture ? settings->picture->alone
                             : !(settings->format->holds & HOLDS_STREAM);
}

static bool refuse_second(const struct settings *settings, struct error *error)
{
    return error_set(error, ERROR_INPUT, "%s holds one tree only, and this is another",
                     format_name(settings));
}

/* Edits the tree and writes it. */
static bool convert(struct program *program, struct job *job, struct error *error)
{
    const struct settings *settings = &program->settings;
    bool done;

    program->full = program->written && is_alone(settings);
    if (program->full)
        return refuse_second(settings, error);
    if (!edits_make(&settings->edits, &job->tree, job->count, error))
        return false;
    if (is_practice(settings))
        done = write_practice(program, job, error);
    else
        done = settings->picture ? draw(program, job, error)
                                 : write_job(program, job, error);
    program->written = program->written || done;
    return done;
}

/* Converts the tree, says which one it was if that fails, and releases it. */
static void finish_job(struct program *program, struct job *job)
{
    struct error error;
    char which[40];

    if (!convert(program, job, &error)) {
        snprintf(which, sizeof which, "tree %llu: ", (unsigned long long)job->number);
        if (error.kind == ERROR_INPUT && job->one_of_stream)
            error_prepend(&error, which);
        error.file = error.kind == ERROR_INPUT ? job->file : NULL;
        complain(program, &error);
    }
    tree_release(&job->tree);
}

/* Whether there is a point in going on: the system still gives memory and takes output,
 * and the output has room. */
static bool goes_on(const struct program *program)
{
    return program->status != ERROR_SYSTEM && !program->full &&
           !ferror(program->output.file);
}

static struct job next_job(struct program *program, struct reader *reader)
{
    return (struct job){
        .tree = build_take(&reader->build),
        .file = reader->text.file,
        .number = reader->count,
        .count = ++program->count,
        .one_of_stream = reader->count > 1,
    };
}

/*
 * Converts the trees of an input. Each is held back until it is known whether another
 * follows, for titles and messages must say so from the first one on.
 */
static void convert_reader(struct program *program, struct reader *reader)
{
    enum read_result result;
    struct job job = {.number = 0};
    struct error error;

    while ((result = reader_next(reader, &error)) == READ_TREE) {
        if (job.number > 0) {
            job.one_of_stream = true;
            finish_job(program, &job);
        }
        if (!goes_on(program))
            return;
        job = next_job(program, reader);
    }
    if (reader->part)
        tree_release(&job.tree);
    else if (job.number > 0)
        finish_job(program, &job);
    if (result == READ_FAILED)
        complain(program, &error);
}

static void convert_file(struct program *program, const char *path)
{
    struct reader reader;
    struct error error;

    if (!choices_open(&reader, path, program->settings.input, &program->settings.read,
                      &error)) {
        operand_explain(path, command.name, &error);
        complain(program, &error);
        return;
    }
    convert_reader(program, &reader);
    reader_close(&reader);
}

static void convert_files(struct program *program, char **paths)
{
    program->several = paths[0] && paths[1];
    if (!paths[0])
        convert_file(program, "-");
    for (; *paths && goes_on(program); paths++)
        convert_file(program, *paths);
}

/* A terminal, with nobody told to type a tree into it, wants help. */
static bool lacks_input(char **paths)
{
    return !paths[0] && isatty(STDIN_FILENO);
}

static int fail(const struct error *error)
{
    limit_print_error(stderr, command.name, error);
    return (int)error->kind;
}

static void serve(struct program *program, char **files)
{
    const struct settings *settings = &program->settings;
    struct error error;

    if (!options_asked(&command, settings))
        convert_files(program, files);
    else if (!options_answer(program->output.file, &command, settings, &error))
        complain(program, &error);
}

int main(int argc, char **argv)
{
    struct program program = {.status = ERROR_NONE};
    const struct settings *settings = &program.settings;
    struct error error;
    char **files = read_settings(&program.settings, argc, argv, &error);

    if (!files) {
        options_complain(stderr, &command, &error);
        return (int)error.kind;
    }
    if (!options_asked(&command, settings) && lacks_input(files)) {
        options_usage(stderr, &command);
        return ERROR_USAGE;
    }
    limit_set(&settings->memory);
    if (!output_open(&program.output, settings->output, &error))
        return fail(&error);
    program.terminal = terminal_of(program.output.file, settings->colour);
    serve(&program, files);
    if (!output_close(&program.output, program.status == ERROR_NONE, &error))
        return fail(&error);
    return (int)program.status;
}
