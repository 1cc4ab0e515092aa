/*
 * gteval.c - evaluates game trees: reads them, runs the algorithms, prints the results.
 */
#include "base/output.h"
#include "base/parallel.h"
#include "command/limit.h"
#include "command/operand.h"
#include "evaluate.h"
#include "explain.h"
#include "lost.h"
#include "pace.h"
#include "reached.h"
#include "resume.h"
#include "settings.h"
#include "summary/results.h"

#include <stdlib.h>
#include <unistd.h>

/* With --jobs, trees are evaluated in batches of so many a job, or of so many nodes. */
enum { BATCH_PER_JOB = 64, BATCH_NODES = 1 << 20 };

/* A tree that waits for its turn, and what came of it. */
struct slot {
    struct job job;
    char *text; /* owned: what it printed, where several are evaluated at a time */
    size_t size;
    bool done;
    struct error error; /* if not done */
};

/* A run of the program. */
struct program {
    struct settings settings;
    struct output output;
    struct show show;
    bool several;           /* more than one FILE */
    bool shown;             /* a tree has been shown */
    enum error_kind status; /* the worst that has happened */
    struct slot *slots;     /* the batch: owned, capacity of them, count in use */
    size_t count, capacity;
    uint64_t nodes; /* of the trees in the batch */
    char **rest;    /* borrowed: the FILEs behind the one that is read, ended by NULL */
    struct lost lost;
    struct lost *losts; /* the same of each of several files of answers: owned */
    struct pace pace;
    struct reached reached;
    struct resume resume;
    char *anew; /* owned: printed again, to be compared: the header comes once */
    size_t anew_size;
    FILE *again; /* owned: NULL, or what prints it */
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
    pace_wipe(&program->pace);
    limit_print_error(stderr, gteval_command.name, error);
    note_status(program, error->kind);
}

/* The same for those who know no program. */
static void hear(void *program, const struct error *error)
{
    complain(program, error);
}

/* The answers about lost trees, in each of several files: one in which it is not certain
 * which these are is not looked at any further. */
static void lose_papers(struct program *program)
{
    struct papers *papers = &program->show.papers;
    struct error lost;

    if (!program->losts && papers->count > 0)
        program->losts = calloc(papers->count, sizeof *program->losts);
    for (size_t i = 0; i < papers->count; i++) {
        struct paper *paper = &papers->of[i];

        if (program->losts && lost_input(&program->losts[i], &program->settings,
                                         &paper->answers, program->rest, &lost))
            continue;
        if (!program->losts)
            error_memory(&lost);
        complain(program, &lost);
        paper->answers.over = true;
        if (!gradebook_fail(&paper->book, &lost, NULL, &lost))
            complain(program, &lost);
    }
}

/* The same where trees could not be read. Answers about them are passed over, if that
 * can be; else none of the trees that follow is the one that the next are about. */
static void miss_trees(struct program *program, const struct error *error)
{
    struct show *show = &program->show;
    struct error lost;

    complain(program, error);
    if (show->view->of_class && error->kind != ERROR_SYSTEM)
        lose_papers(program);
    if (!show->view->of_answers || show->view->of_class || error->kind == ERROR_SYSTEM ||
        lost_input(&program->lost, &program->settings, &show->answers, program->rest,
                   &lost))
        return;
    complain(program, &lost);
    show->over = true;
}

/* Passes over the answers about a tree that could be read, but not shown. */
static void pass_answers(struct program *program)
{
    struct answers *answers = &program->show.answers;
    struct error error;

    if (!answers_pass(answers, &error))
        complain(program, &error);
    program->show.over = answers->over;
}

/* Notes how far each of several files of answers has come. */
static void mark_papers(struct program *program)
{
    struct papers *papers = &program->show.papers;

    for (size_t i = 0; i < papers->count; i++)
        papers->of[i].before = papers->of[i].answers.count;
}

/* The same as pass_answers in those that have not come further. */
static void pass_papers(struct program *program)
{
    struct papers *papers = &program->show.papers;
    struct error error;

    for (size_t i = 0; i < papers->count; i++) {
        struct paper *paper = &papers->of[i];

        if (paper->answers.over || paper->answers.count > paper->before ||
            answers_pass(&paper->answers, &error))
            continue;
        complain(program, &error);
        if (!gradebook_fail(&paper->book, &error, NULL, &error))
            complain(program, &error);
    }
}

static void evaluate_slot(struct program *program, struct slot *slot, FILE *out)
{
    slot->done =
        evaluate(&program->settings, &program->show, &slot->job, out, &slot->error);
    pace_add(&program->pace);
}

/* Evaluates a tree into memory, so that others can be evaluated at the same time. Of a
 * tree whose rows are added up nothing is printed. */
static void evaluate_aside(void *context, size_t i)
{
    struct program *program = context;
    struct slot *slot = &program->slots[i];
    FILE *out;

    if (program->show.view->manner->add) {
        evaluate_slot(program, slot, program->output.file);
        return;
    }
    out = open_memstream(&slot->text, &slot->size);
    if (!out) {
        slot->done = error_memory(&slot->error);
        return;
    }
    evaluate_slot(program, slot, out);
    if (fclose(out) != 0 || !slot->text)
        slot->done = error_memory(&slot->error);
}

/* Shows what has been evaluated aside. */
static void show_aside(struct program *program, const struct slot *slot)
{
    FILE *out = program->output.file;

    if (slot->size > 0 && slot->job.follows)
        evaluate_separate(program->show.view, out);
    if (slot->text)
        fwrite(slot->text, 1, slot->size, out);
}

/* Whether the system still gives memory and takes output. */
static bool is_able(const struct program *program)
{
    return program->status != ERROR_SYSTEM && !ferror(program->output.file);
}

/* Whether there is a point in going on: something can be said of trees that follow. */
static bool goes_on(const struct program *program)
{
    return is_able(program) && !program->show.over;
}

/* What is shown of trees on a terminal comes between what is shown of progress. */
static void make_room(struct program *program)
{
    if (!program->show.view->tabulate && isatty(fileno(program->output.file)))
        pace_wipe(&program->pace);
}

/* Shows the next tree in order, and evaluates it where that has not been done aside. Only
 * here it is known what has been shown before. */
static void show_slot(struct program *program, struct slot *slot, bool aside)
{
    uint64_t answered = program->show.answers.count;

    slot->job.follows = program->shown;
    mark_papers(program);
    make_room(program);
    if (!evaluate_fits(&program->settings, &slot->job, &slot->error))
        slot->done = false;
    else if (aside)
        show_aside(program, slot);
    else
        evaluate_slot(program, slot, program->output.file);
    if (slot->done || slot->error.kind == ERROR_CHECK)
        program->shown = true;
    slot->done = slot->done && show_add(&program->show, &slot->job.row, &slot->error);
    if (!slot->done)
        complain(program, &slot->error);
    else if (slot->job.differs)
        note_status(program, ERROR_CHECK);
    reached_note(&program->reached, slot->job.file, slot->job.number);
    if (program->show.view->of_class)
        pass_papers(program);
    else if (program->show.view->of_answers && program->show.answers.count == answered &&
             goes_on(program))
        pass_answers(program);
}

/* Ends what is printed again. */
static bool end_again(struct program *program, struct error *error)
{
    FILE *again = program->again;

    program->again = NULL;
    return !again || (fclose(again) == 0 && program->anew) || error_memory(error);
}

/* From here on, what is shown goes into memory. */
static bool begin_again(struct program *program, struct error *error)
{
    if (!program->again)
        program->again = open_memstream(&program->anew, &program->anew_size);
    program->show.out = program->again;
    return program->again || error_memory(error);
}

/* Prints a tree there, behind what there is: a header comes first. */
static bool print_again(struct program *program, struct job *job, struct error *error)
{
    if (!begin_again(program, error))
        return false;
    show_begin(&program->show, &job->tree);
    return evaluate(&program->settings, &program->show, job, program->again, error);
}

/* From here on results are written, the last ones there have been first. */
static bool write_on(struct program *program, struct error *error)
{
    FILE *file = resume_cut(&program->resume, error);

    if (!file)
        return false;
    fclose(program->output.file);
    program->output.file = file;
    program->output.path = program->resume.path;
    program->show.out = file;
    fwrite(program->anew, 1, program->anew_size, file);
    resume_close(&program->resume);
    return true;
}

/* Compares with the file what a tree has printed again. */
static bool compare_again(struct program *program, enum resume_step step,
                          struct error *error)
{
    bool last = step == RESUME_LAST, done = end_again(program, error);

    done =
        done &&
        resume_agrees(&program->resume, program->anew, program->anew_size, last, error) &&
        (!last || write_on(program, error));
    free(program->anew);
    program->anew = NULL;
    return done;
}

/* Nothing can be told of the trees that follow. */
static void give_up(struct program *program, const struct error *error)
{
    complain(program, error);
    program->show.over = true;
}

/* Takes a tree whose results may be there. */
static void resume_tree(struct program *program, struct job *job)
{
    struct error error;
    enum resume_step step = resume_next(&program->resume, job->file, job->number, &error);

    pace_add(&program->pace);
    if (step == RESUME_KEEP)
        return;
    if (step == RESUME_WRONG) {
        give_up(program, &error);
        return;
    }
    if (!print_again(program, job, &error)) {
        complain(program, &error);
        /* What algorithms disagree on is printed all the same. */
        if (error.kind != ERROR_CHECK)
            return;
    }
    if (!compare_again(program, step, &error))
        give_up(program, &error);
    else if (step == RESUME_LAST)
        reached_note(&program->reached, job->file, job->number);
}

/* Evaluates the trees that wait; one_of_stream: there are others in the same file. */
static void flush_batch(struct program *program, bool one_of_stream)
{
    bool aside = program->count > 1;

    if (program->count > 0)
        show_begin(&program->show, &program->slots[0].job.tree);
    for (size_t i = 0; i < program->count; i++)
        program->slots[i].job.one_of_stream = one_of_stream;
    if (aside)
        parallel_each(program->count, program->settings.jobs, evaluate_aside, program);
    for (size_t i = 0; i < program->count; i++) {
        struct slot *slot = &program->slots[i];

        if (goes_on(program))
            show_slot(program, slot, aside);
        tree_release(&slot->job.tree);
        free(slot->text);
    }
    program->count = 0;
    program->nodes = 0;
}

/* Forgets the trees that wait. */
static void drop_batch(struct program *program)
{
    for (size_t i = 0; i < program->count; i++)
        tree_release(&program->slots[i].job.tree);
    program->count = 0;
    program->nodes = 0;
}

static void add_to_batch(struct program *program, struct reader *reader)
{
    struct job job = {
        .tree = build_take(&reader->build),
        .file = reader->text.file,
        .number = program->settings.first + reader->count - 1,
        .one_of_files = program->several,
        .one_of_stream = reader->count > 1,
    };

    if (program->resume.path) {
        resume_tree(program, &job);
        tree_release(&job.tree);
        return;
    }
    program->slots[program->count++] = (struct slot){.job = job};
    program->nodes += program->slots[program->count - 1].job.tree.count;
}

/* The next tree, if there is one and a number for it. */
static enum read_result next_tree(const struct program *program, struct reader *reader,
                                  struct error *error)
{
    enum read_result result = reader_next(reader, error);

    if (result != READ_TREE || reader->count - 1 <= UINT64_MAX - program->settings.first)
        return result;
    error_set(error, ERROR_INPUT, "there are no trees beyond number 2^64 - 1");
    error->file = reader->text.file;
    return READ_FAILED;
}

/*
 * Evaluates the trees of an input. A batch is held back until it is known whether another
 * tree follows, for titles must say so from the first one on.
 */
static void evaluate_reader(struct program *program, struct reader *reader)
{
    enum read_result result = READ_TREE;
    struct error error;

    while (goes_on(program) &&
           (result = next_tree(program, reader, &error)) == READ_TREE) {
        if (program->count == program->capacity || program->nodes > BATCH_NODES)
            flush_batch(program, true);
        add_to_batch(program, reader);
    }
    if (reader->part)
        drop_batch(program);
    flush_batch(program, reader->count > 1);
    if (result == READ_FAILED && is_able(program))
        miss_trees(program, &error);
}

/* Says of an input how it was understood, as far as that was possible. */
static void explain_reader(struct program *program, struct reader *reader)
{
    const struct view *view = program->show.view;
    struct explanation explanation = {.file = reader->text.file,
                                      .notes = reader->options.notes};
    enum read_result result;
    struct error error;

    while ((result = reader_next(reader, &error)) == READ_TREE)
        explain_tree(&explanation, reader);
    if (reader->format) {
        explanation.format = reader->format->name;
        explanation.why = reader->why;
        if (program->shown)
            evaluate_separate(view, program->output.file);
        view->explain(program->output.file, &explanation);
        program->shown = true;
    }
    if (result == READ_FAILED)
        miss_trees(program, &error);
}

/* Tells somebody at a terminal of words in an input that were passed over. */
static void remark(struct program *program, const char *file, const struct notes *notes)
{
    fflush(program->output.file);
    pace_wipe(&program->pace);
    explain_remark(stderr, file, notes);
}

static bool makes_remarks(const struct program *program)
{
    return program->show.view->remarks && isatty(fileno(program->output.file));
}

static void show_reader(struct program *program, struct reader *reader)
{
    if (program->show.view->explain) {
        explain_reader(program, reader);
        return;
    }
    evaluate_reader(program, reader);
    if (reader->options.notes)
        remark(program, reader->text.file, reader->options.notes);
}

static void evaluate_file(struct program *program, const char *path)
{
    struct read_options read = program->settings.read;
    struct notes notes = {0};
    struct reader reader;
    struct error error;

    if (program->show.view->explain || makes_remarks(program))
        read.notes = &notes;
    if (choices_open(&reader, path, program->settings.input, &read, &error)) {
        show_reader(program, &reader);
        reader_close(&reader);
    } else {
        operand_explain(path, gteval_command.name, &error);
        miss_trees(program, &error);
    }
    notes_release(&notes);
}

/* Complains of all trees whose results are missing or there twice. */
static bool check_ranges(struct program *program, struct ranges *ranges,
                         struct error *error)
{
    const struct settings *settings = &program->settings;
    struct ranges_wanted wanted = {.first = settings->first, .last = settings->last};
    struct ranges_walk walk = {.next = 0};

    if (!ranges_sort(ranges, error))
        return false;
    while (ranges_fault(ranges, wanted, &walk, error))
        complain(program, error);
    return true;
}

/* Where nothing else is wrong, a whole file can still be missing. */
static bool check_total(const struct program *program, const struct ranges *ranges,
                        struct error *error)
{
    unsigned long long total = ranges_total(ranges), expect = program->settings.expect;

    return program->status != ERROR_NONE || expect == 0 || total == expect ||
           error_set(error, ERROR_INPUT, "there are %llu trees, but %llu are expected",
                     total, expect);
}

/* Summarises results of earlier runs: all of them, or none. */
static void summarise_results(struct program *program, char **paths)
{
    static char *standard_input[] = {"-", NULL};
    struct ranges ranges = {.count = 0};
    struct error error;

    for (paths = paths[0] ? paths : standard_input; *paths && goes_on(program); paths++)
        if (!results_read(*paths, &program->show.groups, &ranges, &error))
            complain(program, &error);
    if (!check_ranges(program, &ranges, &error) || !check_total(program, &ranges, &error))
        complain(program, &error);
    program->show.over = program->status != ERROR_NONE;
    ranges_release(&ranges);
}

static void evaluate_files(struct program *program, char **paths)
{
    const struct settings *settings = &program->settings;
    struct error error;

    program->several = paths[0] && paths[1];
    program->rest = paths;
    program->capacity = settings->jobs == 1 ? 1 : (size_t)settings->jobs * BATCH_PER_JOB;
    program->slots = calloc(program->capacity, sizeof *program->slots);
    if (!program->slots) {
        error_memory(&error);
        complain(program, &error);
        return;
    }
    if (!paths[0])
        evaluate_file(program, "-");
    while (*program->rest && goes_on(program))
        evaluate_file(program, *program->rest++);
    free(program->slots);
}

/* No tree has printed anything that is not kept: there may be a header. */
static bool end_resumed(struct program *program, struct error *error)
{
    return !resume_lacks(&program->resume, error) &&
           (!program->again || compare_again(program, RESUME_LAST, error));
}

/* Where files are unlike each other, and nobody asked to keep their trees apart. */
static void warn_of_shapes(struct program *program)
{
    if (!shapes_differ(&program->show.groups.shapes))
        return;
    fflush(program->output.file);
    fprintf(stderr,
            "%s: warning: the files differ in shape, so these are means over unlike "
            "trees; --by=file keeps them apart\n",
            gteval_command.name);
}

static void show_trees(struct program *program, char **paths)
{
    const struct settings *settings = &program->settings;
    struct error error;

    if (settings->resume && !resume_open(&program->resume, settings->resume, &error))
        give_up(program, &error);
    else if (settings->view->of_results)
        summarise_results(program, paths);
    else
        evaluate_files(program, paths);
    pace_finish(&program->pace);
    if (goes_on(program) && program->resume.path && !end_resumed(program, &error))
        complain(program, &error);
    if (goes_on(program))
        warn_of_shapes(program);
    if (goes_on(program) && !show_close(&program->show, &error))
        complain(program, &error);
}

static void release_shown(struct program *program)
{
    pace_finish(&program->pace);
    show_release(&program->show);
    free(program->losts);
    if (program->again)
        fclose(program->again);
    free(program->anew);
    resume_close(&program->resume);
}

/* The whole of what is shown, from the first tree to the last. */
static void present(struct program *program, char **paths)
{
    const struct settings *settings = &program->settings;
    struct error error;

    program->show = (struct show){
        .view = settings->view,
        .out = program->output.file,
        .algorithms = settings->algorithms,
        .count = settings->algorithm_count,
        .standard = settings->standard,
        .fitting = settings->all,
        .search = &settings->search,
        .report = &settings->report,
        .style = settings->style,
        .series = options_has(settings->given, OPTION_SERIES) ? settings->output : NULL,
        .terminal = terminal_of(program->output.file, settings->colour),
        .answers_paths = settings->checks,
        .answers_count = settings->check_count,
        .points = settings->points,
        .solved = settings->answer_template > 0,
        .all_differences = settings->all_differences,
        .complain = hear,
        .complainer = program,
        .notes = terminal_notes(),
        .groups = {.by = settings->by, .figures = settings->figures},
    };
    reached_start(&program->reached, &program->output, settings);
    if (settings->progress && isatty(STDERR_FILENO))
        pace_start(&program->pace, stderr);
    if ((settings->resume && !begin_again(program, &error)) ||
        !show_open(&program->show, &error))
        complain(program, &error);
    else
        show_trees(program, paths);
    release_shown(program);
}

/* A terminal, with nobody told to type a tree into it, wants help. */
static bool lacks_input(char **paths)
{
    return !paths[0] && isatty(STDIN_FILENO);
}

static void serve(struct program *program, char **files)
{
    const struct settings *settings = &program->settings;
    struct error error;

    if (options_asked(&gteval_command, settings)) {
        if (!options_answer(program->output.file, &gteval_command, settings, &error))
            complain(program, &error);
    } else {
        present(program, files);
    }
}

static int fail(const struct error *error)
{
    limit_print_error(stderr, gteval_command.name, error);
    return (int)error->kind;
}

/* The files of a series are opened one by one. */
static const char *output_path(const struct settings *settings)
{
    return options_has(settings->given, OPTION_SERIES) ? NULL : settings->output;
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
    if (!output_open(&program.output, output_path(settings), &error))
        return fail(&error);
    serve(&program, files);
    if (!output_close(&program.output, program.status == ERROR_NONE, &error))
        return fail(&error);
    return (int)program.status;
}
