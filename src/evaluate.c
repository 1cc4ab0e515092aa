/*
 * evaluate.c - one tree through all the algorithms asked for.
 */
#include "evaluate.h"

#include "base/quote.h"
#include "check/check.h"
#include "draw/html.h"
#include "print/key.h"
#include "print/trace.h"
#include "search/certificate.h"
#include "search/verify.h"
#include "tree/cut.h"
#include "tree/values.h"

#include <stdlib.h>

/* What is at hand while a tree is evaluated. */
struct evaluation {
    const struct settings *settings;
    const struct tree *tree; /* cut at the depth asked for */
    struct result results[ALGORITHM_COUNT];
    struct report report;
    double *values;   /* owned */
    struct html html; /* where searches are to be played */
    FILE *out;
};

/* Debug builds check every result by a way of their own. */
static bool check_result(const struct evaluation *evaluation, const struct result *result,
                         struct error *error)
{
#ifdef GTEVAL_DEBUG
    return verify_result(evaluation->tree, result, error);
#else
    (void)evaluation, (void)result, (void)error;
    return true;
#endif
}

/* Runs one algorithm, with whatever is to be shown of it on the way. */
static bool run_watched(struct evaluation *evaluation, const struct algorithm *algorithm,
                        const struct observer *observer, struct result *result,
                        struct error *error)
{
    return search_run(evaluation->tree, algorithm, &evaluation->settings->search,
                      observer, result, error) &&
           check_result(evaluation, result, error);
}

static bool run_traced(struct evaluation *evaluation, const struct algorithm *algorithm,
                       struct result *result, struct error *error)
{
    const struct report_options *options = &evaluation->settings->report;
    struct trace trace = {
        .out = evaluation->out,
        .tree = evaluation->tree,
        .algorithm = algorithm,
        .ids = options->ids,
    };
    struct observer observer = options->event ? trace_json(&trace) : trace_text(&trace);
    struct error unfinished;
    bool done;

    if (!options->event && evaluation->settings->algorithm_count > 1)
        fprintf(evaluation->out, "trace: %s\n", algorithm->title);
    done = run_watched(evaluation, algorithm, &observer, result, error);
    if (!trace_finish(&trace, &unfinished)) {
        *error = done ? unfinished : *error;
        done = false;
    }
    if (!options->event)
        putc('\n', evaluation->out);
    return done;
}

static bool draw(struct evaluation *evaluation, const struct result *result,
                 struct history *history, struct error *error)
{
    const struct settings *settings = evaluation->settings;
    struct picture picture = {
        .tree = evaluation->tree,
        .history = history,
        .result = result,
        .ids = settings->report.ids,
        .colour = settings->terminal.colour,
        .utf8 = settings->terminal.utf8,
        .columns = settings->terminal.columns,
    };

    return history_finish(history, result, error) &&
           draw_picture(evaluation->out, settings->picture, &picture, error);
}

static bool run_drawn(struct evaluation *evaluation, const struct algorithm *algorithm,
                      struct result *result, struct error *error)
{
    struct history history = {.tree = evaluation->tree, .algorithm = algorithm};
    struct observer observer;
    bool done;

    if (!draw_check(evaluation->settings->picture, evaluation->tree, error) ||
        !history_start(&history, error))
        return false;
    observer = history_observer(&history);
    done = run_watched(evaluation, algorithm, &observer, result, error) &&
           draw(evaluation, result, &history, error);
    history_release(&history);
    return done;
}

static bool run_keyed(struct evaluation *evaluation, const struct algorithm *algorithm,
                      struct result *result, struct error *error)
{
    const struct settings *settings = evaluation->settings;
    struct key key = {
        .format = settings->key,
        .out = evaluation->out,
        .tree = evaluation->tree,
        .algorithm = algorithm,
        .ids = settings->report.ids,
        .strict_cut = settings->search.strict_cut,
    };
    struct observer observer;
    struct error unfinished;
    bool done;

    if (!key_check(settings->key, evaluation->tree, error))
        return false;
    observer = key_observer(&key);
    done = run_watched(evaluation, algorithm, &observer, result, error);
    if (!key_finish(&key, &unfinished)) {
        *error = done ? unfinished : *error;
        done = false;
    }
    return done;
}

static bool run_played(struct evaluation *evaluation, const struct algorithm *algorithm,
                       struct result *result, struct error *error)
{
    struct observer observer;

    return html_algorithm(&evaluation->html, algorithm, &evaluation->settings->search,
                          &observer, error) &&
           run_watched(evaluation, algorithm, &observer, result, error);
}

static bool plays(const struct settings *settings)
{
    return settings->picture && settings->picture->plays;
}

static bool run(struct evaluation *evaluation, const struct algorithm *algorithm,
                struct result *result, struct error *error)
{
    if (evaluation->settings->key)
        return run_keyed(evaluation, algorithm, result, error);
    if (plays(evaluation->settings))
        return run_played(evaluation, algorithm, result, error);
    if (evaluation->settings->picture)
        return run_drawn(evaluation, algorithm, result, error);
    if (evaluation->settings->trace)
        return run_traced(evaluation, algorithm, result, error);
    return run_watched(evaluation, algorithm, NULL, result, error);
}

/* The certificate, where it is shown, and the values, where moves are. */
static bool complete_report(struct evaluation *evaluation, struct error *error)
{
    const struct settings *settings = evaluation->settings;
    const struct result *result = &evaluation->results[0];
    double value = result->value;

    if (settings->report.moves || result->bound != EQUAL) {
        evaluation->values = tree_values(evaluation->tree);
        if (!evaluation->values)
            return error_memory(error);
        value = evaluation->values[TREE_ROOT];
    }
    evaluation->report.values = evaluation->values;
    if (!settings->summary && !settings->printer->certificate &&
        settings->algorithm_count == 1)
        return true;
    return certificate_leaves(evaluation->tree, value, &evaluation->report.minimal_leaves,
                              error);
}

/* Prints the report on some of the results. */
static bool print_results(struct evaluation *evaluation, size_t first, size_t count,
                          struct error *error)
{
    evaluation->report.results = evaluation->results + first;
    evaluation->report.count = count;
    return evaluation->settings->printer->print(evaluation->out, &evaluation->report) ||
           error_memory(error);
}

/* What a summary wants to know of the results. */
static void fill_rows(const struct evaluation *evaluation, struct summary_row *rows)
{
    for (size_t i = 0; i < evaluation->settings->algorithm_count; i++) {
        const struct counts *counts = &evaluation->results[i].counts;

        rows[i] = (struct summary_row){
            .algorithm = evaluation->results[i].algorithm,
            .nodes = counts->nodes,
            .leaves = counts->leaves,
            .storage = counts->storage,
            .minimal_leaves = evaluation->report.minimal_leaves,
        };
    }
}

/* Among the events of a JSON trace each result stands behind its own, else all at the
 * end. */
static bool run_all(struct evaluation *evaluation, struct summary_row *rows,
                    struct error *error)
{
    const struct settings *settings = evaluation->settings;
    const struct printer *printer = settings->printer;
    size_t count = settings->algorithm_count;

    for (size_t i = 0; i < count; i++) {
        if (!run(evaluation, settings->algorithms[i], &evaluation->results[i], error) ||
            (i == 0 && printer && !complete_report(evaluation, error)))
            return false;
        if (settings->report.event && !print_results(evaluation, i, 1, error))
            return false;
    }
    if (rows)
        fill_rows(evaluation, rows);
    else if (printer && !settings->report.event &&
             !print_results(evaluation, 0, count, error))
        return false;
    return verify_agreement(evaluation->results, count, error);
}

/* The same for a page on which the searches are played. */
static bool play_all(struct evaluation *evaluation, struct error *error)
{
    struct html *html = &evaluation->html;
    bool done;

    *html = (struct html){
        .tree = evaluation->tree,
        .title = evaluation->report.file,
        .ids = evaluation->settings->report.ids,
    };
    done = html_start(html, error) && run_all(evaluation, NULL, error) &&
           html_finish(html, evaluation->out, evaluation->results, error);
    html_release(html);
    return done;
}

/* What is asked for, be it a report, a picture or a check of answers. */
static bool show(struct evaluation *evaluation, const struct job *job,
                 struct summary_row *rows, struct error *error)
{
    const struct settings *settings = evaluation->settings;

    if (settings->check)
        return check_answers(job->answers, evaluation->tree, settings->algorithms[0],
                             &settings->search, settings->report.ids, evaluation->out,
                             error);
    if (plays(settings))
        return play_all(evaluation, error);
    return run_all(evaluation, rows, error);
}

static bool has_titles(const struct settings *settings)
{
    if (settings->summary)
        return false;
    if (settings->printer)
        return settings->printer->for_people;
    return !settings->picture || settings->picture->for_people;
}

void evaluate_separate(const struct settings *settings, FILE *out)
{
    if (has_titles(settings))
        putc('\n', out);
}

/* What a report is about, where there are others. */
static void print_title(const struct job *job, FILE *out)
{
    if (!job->one_of_files && !job->one_of_stream)
        return;
    fputs("tree: ", out);
    quote_word(out, job->file);
    if (job->one_of_stream)
        fprintf(out, "#%llu", (unsigned long long)job->number);
    putc('\n', out);
}

/* Says which tree an error is about that has no place in the input. */
static bool blame(const struct job *job, struct error *error)
{
    char which[40];

    if (error->kind == ERROR_SYSTEM || error->file)
        return false;
    error->file = job->file;
    snprintf(which, sizeof which, "tree %llu: ", (unsigned long long)job->number);
    if (job->one_of_stream)
        error_prepend(error, which);
    return false;
}

bool evaluate(const struct settings *settings, const struct job *job, FILE *out,
              struct summary_row *rows, struct error *error)
{
    struct evaluation evaluation = {
        .settings = settings,
        .tree = &job->tree,
        .report = {.file = job->file,
                   .number = job->number,
                   .options = &settings->report},
        .out = out,
    };
    struct tree cut = {0};
    bool done;

    if (settings->picture && settings->picture->alone &&
        (job->follows || job->number != settings->first)) {
        error_set(error, ERROR_INPUT, "%s holds one picture: this tree is left out",
                  settings->picture->name);
        return blame(job, error);
    }
    if (options_has(settings->given, OPTION_DEPTH)) {
        if (!tree_cut(&job->tree, settings->depth, &cut, error))
            return blame(job, error);
        evaluation.tree = &cut;
    }
    evaluation.report.tree = evaluation.tree;
    if (job->follows)
        evaluate_separate(settings, out);
    if (has_titles(settings))
        print_title(job, out);
    done = show(&evaluation, job, rows, error);
    for (size_t i = 0; i < settings->algorithm_count; i++)
        result_release(&evaluation.results[i]);
    free(evaluation.values);
    tree_release(&cut);
    return done || blame(job, error);
}
