/*
 * fuzz_print.c - the trees of an input through every algorithm, and what comes of it
 * through every printer, trace and course key. All of it must be text that a terminal can
 * show, and JSON must be JSON.
 */
#include "../unit/asked.h"
#include "fuzz.h"
#include "search/certificate.h"
#include "tree/values.h"
#include "views.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NODES = 60 };

static void search(const struct tree *t, const struct algorithm *algorithm,
                   const struct observer *observer, struct result *result)
{
    struct search_options options = asked(1);
    struct error error;

    fuzz_require(search_run(t, algorithm, &options, observer, result, &error), "%s",
                 error.message);
}

/* Each line must be a document. */
static void check_json(const char *lines)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        cJSON *line = cJSON_ParseWithLength(lines, length);

        fuzz_require(line != NULL && lines[length] == '\n', "JSON: %s", lines);
        cJSON_Delete(line);
        lines += length + 1;
    }
}

static void trace(const struct tree *t, const struct algorithm *algorithm, bool json)
{
    struct fuzz_text text;
    struct trace trace = {.tree = t, .algorithm = algorithm};
    struct observer observer = json ? trace_json(&trace) : trace_text(&trace);
    struct result result;
    struct error error;

    fuzz_write(&text);
    trace.out = text.out;
    search(t, algorithm, &observer, &result);
    fuzz_require(trace_finish(&trace, &error), "%s", error.message);
    fuzz_written(&text);
    if (json)
        check_json(text.data);
    fuzz_release(&text);
    result_release(&result);
}

static void put_key(const struct tree *t, const struct algorithm *algorithm,
                    const struct key_format *format)
{
    struct fuzz_text text;
    struct key key = {.format = format, .tree = t, .algorithm = algorithm};
    struct observer observer;
    struct result result;
    struct error error;

    fuzz_write(&text);
    key.out = text.out;
    observer = key_observer(&key);
    search(t, algorithm, &observer, &result);
    fuzz_require(key_finish(&key, &error), "%s", error.message);
    fuzz_written(&text);
    fuzz_release(&text);
    result_release(&result);
}

static void print(const struct view *view, const struct report *report)
{
    struct fuzz_text text;

    fuzz_write(&text);
    if (view->head)
        view->head(text.out, report->options);
    view->print(text.out, report);
    fuzz_written(&text);
    if (strcmp(view->name, "json") == 0)
        check_json(text.data);
    fuzz_release(&text);
}

/* Reports on one result and on all of them, with names and without. */
static void print_all(const struct report *of)
{
    static const struct report_options options[] = {
        {.moves = true}, {.ids = true}, {.event = true}};
    struct report report = *of;

    for (const struct view *view = views; view->manner; view++)
        for (size_t i = 0; view->print && i < sizeof options / sizeof options[0]; i++) {
            report.options = &options[i];
            report.count = of->count;
            print(view, &report);
            report.count = 1;
            print(view, &report);
        }
}

static void report_on(const struct tree *t)
{
    struct result results[ALGORITHM_COUNT];
    double *values = tree_has_payoffs(t) ? tree_payoff_values(t) : tree_values(t);
    struct report report = {
        .file = "a b", .number = 1, .tree = t, .results = results, .values = values};
    struct error error;

    fuzz_require(values != NULL, "there is memory");
    if (fuzz_is_plain(t))
        fuzz_require(
            certificate_leaves(t, values[TREE_ROOT], &report.minimal_leaves, &error),
            "there is memory");
    for (const struct algorithm *a = algorithms; a->name; a++)
        if (algorithm_takes(a, t, &error))
            search(t, a, NULL, &results[report.count++]);
    if (report.count > 0)
        print_all(&report);
    for (size_t i = 0; i < report.count; i++)
        result_release(&results[i]);
    free(values);
}

static void show_steps(const struct tree *t, const struct algorithm *algorithm)
{
    trace(t, algorithm, false);
    trace(t, algorithm, true);
    for (const struct view *view = views; view->manner; view++)
        if (view->key && algorithm->traits & HAS_KEY && fuzz_is_plain(t))
            put_key(t, algorithm, view->key);
}

static void show(const struct tree *t)
{
    struct error error;

    report_on(t);
    for (const struct algorithm *a = algorithms; a->name; a++)
        if (algorithm_takes(a, t, &error))
            show_steps(t, a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_each_tree(data, size, MOST_NODES, show);
    return 0;
}
