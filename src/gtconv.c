/*
 * gtconv.c - the program that converts trees from one format into another, edits them on
 * the way, and draws them.
 */
#include "base/output.h"
#include "base/quote.h"
#include "base/terminal.h"
#include "choices.h"
#include "draw/draw.h"
#include "edits.h"
#include "limit.h"
#include "options.h"
#include "read/format.h"
#include "tree/find.h"
#include "write/write.h"

#include <string.h>
#include <unistd.h>

/* Trees and pictures share an option. */
static const char *format_word(size_t i)
{
    size_t write_count = 0;

    while (write_formats[write_count].name)
        write_count++;
    return i < write_count ? write_formats[i].name
                           : picture_formats[i - write_count].name;
}

/* From ARRANGE_BEST on. */
static const char *order_word(size_t i)
{
    static const char *const words[] = {"best", "worst", "shuffle", NULL};

    return words[i];
}

/* OPTION(identifier, letter, name, argument, words, help) */
#define OPTIONS(OPTION)                                                                  \
    OPTION(format, 'f', "format", "FORMAT", format_word,                                 \
           "json (default), nested, dewey, lab, levels, list, efg,\n"                    \
           "or a picture: outline, dot, svg, tikz, html")                                \
    OPTION(input, 'i', "input", "FORMAT", choices_input,                                 \
           "how trees are written that are read (default auto)")                         \
    OPTION(width, 0, "width", "B", NULL,                                                 \
           "width of the full tree that leaves text is of")                              \
    OPTION(root, 'r', "root", "max|min", choices_mover,                                  \
           "who moves at the root\n(default: as the file says, else max)")               \
    OPTION(subtree, 0, "subtree", "ID", NULL,                                            \
           "only the subtree of the node with that id")                                  \
    OPTION(cut_depth, 0, "cut-depth", "N", NULL,                                         \
           "nodes N plies down become leaves, worth their own\nstatic value")            \
    OPTION(negate, 0, "negate", NULL, NULL, "change the sign of every value")            \
    OPTION(swap, 0, "swap", NULL, NULL, "exchange MAX and MIN")                          \
    OPTION(ranks, 0, "ranks", NULL, NULL, "replace every value by its rank, from 1")     \
    OPTION(order, 0, "order", "best|worst|shuffle", order_word,                          \
           "sort children by their minimax value, best or worst\n"                       \
           "for the mover first, or put them into random order")                         \
    OPTION(seed, 's', "seed", "S", NULL, "which random order (default 1)")               \
    OPTION(strip_names, 0, "strip-names", NULL, NULL, "take the names off")              \
    OPTION(lossy, 0, "lossy", NULL, NULL,                                                \
           "leave out what the format cannot hold, and say so")                          \
    OPTION(blank, 0, "blank", NULL, NULL,                                                \
           "an exercise sheet: inner values are left to be found")                       \
    OPTION(output, 'o', "output", "FILE", options_file,                                  \
           "write there (whole file or nothing)")                                        \
    OPTION(limit_memory, 0, LIMIT_NAME, LIMIT_ARGUMENT, NULL, LIMIT_HELP)                \
    OPTION(color, 0, "color", "WHEN", choices_colour, "auto (default), always or never") \
    OPTION(completion, 0, "completion", "SHELL", options_shell,                          \
           "print completion for bash, zsh or fish")                                     \
    OPTION(help, 'h', "help", NULL, NULL, "print this help")                             \
    OPTION(version, 'V', "version", NULL, NULL, "print the version")

enum option_index {
#define OPTION(identifier, ...) OPTION_##identifier,
    OPTIONS(OPTION)
#undef OPTION
        OPTION_COUNT
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

static const struct command command = {
    .name = "gtconv",
    .usage = "[OPTION]... [FILE]...",
    .about = "Converts game trees between formats, edits them and draws them.\n"
             "Without FILE, or where FILE is -, reads standard input.",
    .notes = {"Edits are made in the order in which they are listed here.",
              format_detection},
    .options = rows,
};

/* What the command line asks for. */
struct settings {
    const struct write_format *format;    /* NULL where pictures are drawn */
    const struct picture_format *picture; /* NULL where trees are written */
    const struct format *input;           /* NULL: found out for each file */
    struct read_options read;
    struct edits edits;
    enum colour_when colour;
    struct limit memory;
    const char *path;  /* of the output; NULL: standard output */
    const char *shell; /* for completion */
    bool given[OPTION_COUNT];
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

static bool set_format(struct settings *settings, const char *argument,
                       struct error *error)
{
    settings->format = write_format_find(argument);
    settings->picture = picture_format_find(argument);
    return settings->format || settings->picture ||
           options_word(format_word, "output format", argument, error) >= 0;
}

static bool set_input(struct settings *settings, const char *argument,
                      struct error *error)
{
    settings->input = format_find(argument);
    return settings->input ||
           options_word(choices_input, "input format", argument, error) >= 0;
}

/* Which of the words the argument of an option is. */
static bool set_word(option_words *words, const char *kind, const char *argument,
                     int *found, struct error *error)
{
    *found = options_word(words, kind, argument, error);
    return *found >= 0;
}

static bool set_node(enum option_index option, const char *argument, node low,
                     node *value, struct error *error)
{
    unsigned long long whole;

    if (!options_whole(rows[option].name, argument, low, TREE_NODE_LIMIT, &whole, error))
        return false;
    *value = (node)whole;
    return true;
}

static bool set_seed(struct edits *edits, const char *argument, struct error *error)
{
    unsigned long long seed;

    if (!options_whole("seed", argument, 0, UINT64_MAX, &seed, error))
        return false;
    edits->seed = seed;
    return true;
}

static bool set_subtree(struct edits *edits, const char *argument, struct error *error)
{
    edits->subtree = argument;
    return find_is_id(argument) ||
           error_set(error, ERROR_USAGE,
                     "option '--subtree': expected an id, as e or 1.2.1, not '%.100s'",
                     argument);
}

/* The options that say how trees are edited; the flags among them are read in settle. */
static bool set_edit(struct edits *edits, enum option_index option, const char *argument,
                     struct error *error)
{
    int word;

    switch (option) {
    case OPTION_subtree:
        return set_subtree(edits, argument, error);
    case OPTION_cut_depth:
        return set_node(option, argument, 0, &edits->depth, error);
    case OPTION_order:
        if (!set_word(order_word, "order", argument, &word, error))
            return false;
        edits->arrangement = (enum arrangement)(ARRANGE_BEST + word);
        return true;
    case OPTION_seed:
        return set_seed(edits, argument, error);
    default:
        return true;
    }
}

static bool set_option(void *context, int row, const char *argument, struct error *error)
{
    struct settings *settings = context;
    int word;

    settings->given[row] = true;
    switch ((enum option_index)row) {
    case OPTION_format:
        return set_format(settings, argument, error);
    case OPTION_input:
        return set_input(settings, argument, error);
    case OPTION_width:
        return set_node(OPTION_width, argument, 1, &settings->read.width, error);
    case OPTION_root:
        if (!set_word(choices_mover, "player", argument, &word, error))
            return false;
        settings->read.root = (enum mover)word;
        return true;
    case OPTION_output:
        settings->path = argument;
        return true;
    case OPTION_limit_memory:
        return limit_read(&settings->memory, argument, error);
    case OPTION_color:
        if (!set_word(choices_colour, "choice of colour", argument, &word, error))
            return false;
        settings->colour = (enum colour_when)word;
        return true;
    case OPTION_completion:
        settings->shell = argument;
        return options_check_shell(argument, error);
    default:
        return set_edit(&settings->edits, (enum option_index)row, argument, error);
    }
}

/* Whether an option asks about the program itself; those stand last in the table. */
static bool is_question(const struct settings *settings)
{
    for (int i = OPTION_completion; i < OPTION_COUNT; i++)
        if (settings->given[i])
            return true;
    return false;
}

/* What options say together. */
static bool settle(struct settings *settings, struct error *error)
{
    struct edits *edits = &settings->edits;
    const bool *given = settings->given;
    enum option_index useless = settings->picture ? OPTION_lossy : OPTION_blank;

    edits->cut = given[OPTION_cut_depth];
    edits->negate = given[OPTION_negate];
    edits->swap = given[OPTION_swap];
    edits->rank = given[OPTION_ranks];
    edits->strip_names = given[OPTION_strip_names];
    if (given[useless])
        return error_set(error, ERROR_USAGE, "option '--%s' has no meaning for '%s'",
                         rows[useless].name,
                         settings->picture ? settings->picture->name
                                           : settings->format->name);
    if (given[OPTION_seed] && edits->arrangement != ARRANGE_SHUFFLE)
        return error_set(error, ERROR_USAGE, "option '--seed' goes with --order=shuffle");
    return true;
}

/* Reads the whole command line; *operands is the index of the first FILE. */
static bool read_options(struct settings *settings, int argc, char **argv, int *operands,
                         struct error *error)
{
    *settings = (struct settings){
        .format = write_formats,
        .read = {.root = MOVER_DEFAULT},
        .edits = {.seed = 1},
    };
    return options_parse(&command, argc, argv, set_option, settings, operands, error) &&
           (is_question(settings) || settle(settings, error));
}

/* Reports an error and goes on; the exit status is that of the worst. */
static void complain(struct program *program, const struct error *error)
{
    fflush(program->output.file);
    error_print(stderr, command.name, error);
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
    const struct picture_format *format = program->settings.picture;
    struct picture picture = {
        .tree = &job->tree,
        .blank = program->settings.given[OPTION_blank],
        .colour = program->terminal.colour,
        .utf8 = program->terminal.utf8,
        .columns = program->terminal.columns,
    };

    if (!draw_check(format, &job->tree, error))
        return false;
    if (format->for_people)
        print_title(program, job);
    return draw_picture(program->output.file, format, &picture, error);
}

static bool write_job(const struct program *program, const struct job *job,
                      struct error *error)
{
    struct write_order order = {
        .tree = &job->tree,
        .follows = program->written,
        .lossy = program->settings.given[OPTION_lossy],
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
                     settings->picture ? settings->picture->name
                                       : settings->format->name);
}

/* Edits the tree and writes it. */
static bool convert(struct program *program, struct job *job, struct error *error)
{
    const struct settings *settings = &program->settings;

    program->full = program->written && is_alone(settings);
    if (program->full)
        return refuse_second(settings, error);
    if (!edits_make(&settings->edits, &job->tree, job->count, error))
        return false;
    if (settings->picture ? !draw(program, job, error) : !write_job(program, job, error))
        return false;
    program->written = true;
    return true;
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
    if (job.number > 0)
        finish_job(program, &job);
    if (result == READ_FAILED)
        complain(program, &error);
}

static void convert_file(struct program *program, const char *path)
{
    struct reader reader;
    struct error error;

    if (!reader_open(&reader, path, program->settings.input, &program->settings.read,
                     &error)) {
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

static void answer(FILE *out, const struct settings *settings)
{
    if (settings->given[OPTION_help])
        options_help(out, &command);
    else if (settings->given[OPTION_version])
        options_version(out, &command);
    else
        options_completion(out, &command, settings->shell);
}

/* A terminal, with nobody told to type a tree into it, wants help. */
static bool lacks_input(char **paths)
{
    return !paths[0] && isatty(STDIN_FILENO);
}

static int fail(const struct error *error)
{
    error_print(stderr, command.name, error);
    return (int)error->kind;
}

int main(int argc, char **argv)
{
    struct program program = {.status = ERROR_NONE};
    const struct settings *settings = &program.settings;
    struct error error;
    int operands;

    if (!read_options(&program.settings, argc, argv, &operands, &error)) {
        options_complain(stderr, &command, &error);
        return (int)error.kind;
    }
    if (!is_question(settings) && lacks_input(argv + operands)) {
        options_usage(stderr, &command);
        return ERROR_USAGE;
    }
    limit_set(&settings->memory);
    if (!output_open(&program.output, settings->path, &error))
        return fail(&error);
    program.terminal = terminal_of(program.output.file, settings->colour);
    if (is_question(settings))
        answer(program.output.file, settings);
    else
        convert_files(&program, argv + operands);
    if (!output_close(&program.output, program.status == ERROR_NONE, &error))
        return fail(&error);
    return (int)program.status;
}
