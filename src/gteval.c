/*
 * gteval.c - evaluates game trees: reads them, runs the algorithms, prints the results.
 */
#include "base/output.h"
#include "base/parallel.h"
#include "evaluate.h"
#include "settings.h"
#include "summary/results.h"

#include <stdlib.h>
#include <unistd.h>

/* With --jobs, trees are evaluated in batches of so many a job, or of so many nodes. */
enum { BATCH_PER_JOB = 64, BATCH_NODES = 1 << 22 };

/* A tree that waits for its turn, and what came of it. */
struct slot {
    struct job job;
    char *text; /* owned: what it printed, where several are evaluated at a time */
    size_t size;
    struct summary_row rows[ALGORITHM_COUNT]; /* for a summary */
    bool done;
    struct error error; /* if not done */
};

/* A run of the program. */
struct program {
    struct settings settings;
    struct output output;
    bool several;           /* more than one FILE */
    bool printed;           /* a report has been printed */
    enum error_kind status; /* the worst that has happened */
    struct slot *slots;     /* the batch: owned, capacity of them, count in use */
    size_t count, capacity;
    uint64_t nodes; /* of the trees in the batch */
    struct summary summary;
    struct answers answers; /* with --check */
};

/* The exit status is that of the worst. */
static void note_status(struct program *program, enum error_kind kind)
{
    if (program->status < kind)
        program->status = kind;
}

/* Reports an error and goes on. */
static void complain(struct program *program, const struct error *error)
{
    fflush(program->output.file);
    error_print(stderr, gteval_command.name, error);
    note_status(program, error->kind);
}

/* The same where trees could not be read: it is lost which ones the next answers are
 * about. */
static void miss_trees(struct program *program, const struct error *error)
{
    complain(program, error);
    program->answers.over = program->settings.check != NULL;
}

static void evaluate_slot(struct program *program, struct slot *slot, FILE *out)
{
    struct summary_row *rows = program->settings.summary ? slot->rows : NULL;

    slot->done = evaluate(&program->settings, &slot->job, out, rows, &slot->error);
}

/* Evaluates a tree into memory, so that others can be evaluated at the same time. */
static void evaluate_aside(void *context, size_t i)
{
    struct program *program = context;
    struct slot *slot = &program->slots[i];
    FILE *out = open_memstream(&slot->text, &slot->size);

    if (!out) {
        slot->done = error_memory(&slot->error);
        return;
    }
    evaluate_slot(program, slot, out);
    if (fclose(out) != 0 || !slot->text)
        slot->done = error_memory(&slot->error);
}

/* Prints the reports of a batch in order, evaluating where that has not been done aside.
 */
static void print_slot(struct program *program, struct slot *slot, bool aside)
{
    FILE *out = program->output.file;

    slot->job.follows = program->printed;
    if (aside && slot->size > 0 && slot->job.follows)
        evaluate_separate(&program->settings, out);
    if (aside && slot->text)
        fwrite(slot->text, 1, slot->size, out);
    if (!aside)
        evaluate_slot(program, slot, out);
    if (slot->done || slot->error.kind == ERROR_CHECK)
        program->printed = true;
    if (slot->done && program->settings.summary)
        slot->done = summary_add_tree(&program->summary, slot->rows,
                                      program->settings.algorithm_count, &slot->error);
    if (!slot->done && program->settings.check && slot->error.kind == ERROR_CHECK)
        note_status(program, ERROR_CHECK); /* what differs has been printed */
    else if (!slot->done)
        complain(program, &slot->error);
    tree_release(&slot->job.tree);
    free(slot->text);
}

/* Evaluates the trees that wait; one_of_stream: there are others in the same file. */
static void flush_batch(struct program *program, bool one_of_stream)
{
    bool aside = program->count > 1;

    for (size_t i = 0; i < program->count; i++)
        program->slots[i].job.one_of_stream = one_of_stream;
    if (aside)
        parallel_each(program->count, program->settings.jobs, evaluate_aside, program);
    for (size_t i = 0; i < program->count; i++)
        print_slot(program, &program->slots[i], aside);
    program->count = 0;
    program->nodes = 0;
}

static void add_to_batch(struct program *program, struct reader *reader)
{
    program->slots[program->count++] = (struct slot){
        .job =
            {
                .tree = build_take(&reader->build),
                .file = reader->text.file,
                .number = program->settings.first + reader->count - 1,
                .one_of_files = program->several,
                .answers = &program->answers,
            },
    };
    program->nodes += program->slots[program->count - 1].job.tree.count;
}

/*
 * Whether there is a point in going on: the system still gives memory and takes output,
 * and with --check there may be answers about the next tree.
 */
static bool goes_on(const struct program *program)
{
    return program->status != ERROR_SYSTEM && !program->answers.over &&
           !ferror(program->output.file);
}

/*
 * Evaluates the trees of an input. A batch is held back until it is known whether another
 * tree follows, for reports must say so from the first one on.
 */
static void evaluate_reader(struct program *program, struct reader *reader)
{
    enum read_result result = READ_TREE;
    struct error error;

    while (goes_on(program) && (result = reader_next(reader, &error)) == READ_TREE) {
        if (program->count == program->capacity || program->nodes > BATCH_NODES)
            flush_batch(program, true);
        add_to_batch(program, reader);
    }
    flush_batch(program, reader->count > 1);
    if (result == READ_FAILED)
        miss_trees(program, &error);
}

static void evaluate_file(struct program *program, const char *path)
{
    struct reader reader;
    struct error error;

    if (!reader_open(&reader, path, choices_format(program->settings.input),
                     &program->settings.read, &error)) {
        miss_trees(program, &error);
        return;
    }
    evaluate_reader(program, &reader);
    reader_close(&reader);
}

static bool print_summary(struct program *program, struct error *error)
{
    return program->settings.summary->print(program->output.file, &program->summary) ||
           error_memory(error);
}

/* Complains of all trees whose results are missing or there twice. */
static bool check_ranges(struct program *program, struct ranges *ranges,
                         struct error *error)
{
    struct ranges_walk walk = {.next = 0};

    if (!ranges_sort(ranges, error))
        return false;
    while (ranges_fault(ranges, program->settings.first, &walk, error))
        complain(program, error);
    return true;
}

/* Summarises results of earlier runs: all of them, or none. */
static void summarise_results(struct program *program, char **paths)
{
    static char *standard_input[] = {"-", NULL};
    struct ranges ranges = {.count = 0};
    struct error error;

    for (paths = paths[0] ? paths : standard_input; *paths && goes_on(program); paths++)
        if (!results_read(*paths, &program->summary, &ranges, &error))
            complain(program, &error);
    if (!check_ranges(program, &ranges, &error) ||
        (program->status == ERROR_NONE && !print_summary(program, &error)))
        complain(program, &error);
    ranges_release(&ranges);
}

static void evaluate_files(struct program *program, char **paths)
{
    const struct settings *settings = &program->settings;
    struct error error;

    program->several = paths[0] && paths[1];
    program->capacity = settings->jobs == 1 ? 1 : (size_t)settings->jobs * BATCH_PER_JOB;
    program->slots = calloc(program->capacity, sizeof *program->slots);
    if (!program->slots) {
        error_memory(&error);
        complain(program, &error);
        return;
    }
    if (settings->printer && !settings->summary && settings->printer->start)
        settings->printer->start(program->output.file, &settings->report);
    if (!paths[0])
        evaluate_file(program, "-");
    for (; *paths && goes_on(program); paths++)
        evaluate_file(program, *paths);
    if (settings->summary && goes_on(program) && !print_summary(program, &error))
        complain(program, &error);
    free(program->slots);
}

/* As evaluate_files, with answers about the trees. */
static void check_files(struct program *program, char **paths)
{
    struct error error;

    if (!answers_open(&program->answers, program->settings.check, &error)) {
        complain(program, &error);
        return;
    }
    evaluate_files(program, paths);
    if (goes_on(program) && !answers_finish(&program->answers, &error))
        complain(program, &error);
    answers_close(&program->answers);
}

/* A terminal, with nobody told to type a tree into it, wants help. */
static bool lacks_input(char **paths)
{
    return !paths[0] && isatty(STDIN_FILENO);
}

static void run(struct program *program, char **files)
{
    const struct settings *settings = &program->settings;
    struct error error;

    if (options_asked(&gteval_command, settings)) {
        if (!options_answer(program->output.file, &gteval_command, settings, &error))
            complain(program, &error);
    } else if (settings->results) {
        summarise_results(program, files);
    } else if (settings->check) {
        check_files(program, files);
    } else {
        evaluate_files(program, files);
    }
}

static int fail(const struct error *error)
{
    error_print(stderr, gteval_command.name, error);
    return (int)error->kind;
}

int main(int argc, char **argv)
{
    struct program program = {.status = ERROR_NONE};
    struct settings *settings = &program.settings;
    struct error error;
    char **files = settings_read(settings, argc, argv, &error);

    if (!files) {
        options_complain(stderr, &gteval_command, &error);
        return (int)error.kind;
    }
    if (!options_asked(&gteval_command, settings) && lacks_input(files)) {
        options_usage(stderr, &gteval_command);
        return ERROR_USAGE;
    }
    limit_set(&settings->memory);
    if (!output_open(&program.output, settings->output, &error))
        return fail(&error);
    settings->terminal = terminal_of(program.output.file, settings->colour);
    run(&program, files);
    summary_release(&program.summary);
    if (!output_close(&program.output, program.status == ERROR_NONE, &error))
        return fail(&error);
    return (int)program.status;
}
