/*
 * write.c - trees and results as text.
 */
#include "write/write.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "library/style.h"
#include "library/written.h"
#include "print/facts.h"
#include "print/format.h"

#include <stdlib.h>

static const struct write_format *find_format(const char *name,
                                              struct gteval_error **error)
{
    const struct write_format *found = write_format_find(name);
    struct nearest nearest = nearest_to(name);
    struct error reason;

    if (found)
        return found;
    for (const struct write_format *f = write_formats; f->name; f++)
        nearest_offer(&nearest, f->name);
    nearest_error(&nearest, "format of trees", "", &reason);
    handle_fail(error, &reason);
    return NULL;
}

char *gteval_tree_write(const struct gteval_tree *tree, const char *format,
                        const struct gteval_style *style, size_t *size,
                        struct gteval_error **error)
{
    const struct write_format *found;
    struct write_order order;
    struct written written;
    struct error reason;
    bool done;

    handle_start(error);
    if (!handle_given(tree, "tree", error) || !handle_given(format, "format", error) ||
        !(found = find_format(format, error)) || !written_start(&written, error))
        return NULL;
    order = (struct write_order){
        .tree = &tree->tree,
        .lossy = style_or_none(style)->number[STYLE_LOSSY],
    };
    done = write_tree(written.out, found, &order, &reason);
    return written_finish(&written, done, &reason, size, error);
}

static const struct report_format *find_report(const char *name,
                                               struct gteval_error **error)
{
    const struct report_format *found = report_format_find(name);
    struct nearest nearest = nearest_to(name);
    struct error reason;

    if (found)
        return found;
    for (const struct report_format *f = report_formats; f->name; f++)
        nearest_offer(&nearest, f->name);
    nearest_error(&nearest, "format of results", "", &reason);
    handle_fail(error, &reason);
    return NULL;
}

static bool is_of(const struct gteval_result *result, const struct tree *t,
                  struct gteval_error **error)
{
    struct error reason;

    if (result->nodes == t->count && result->players == t->players)
        return true;
    error_set(&reason, ERROR_USAGE, "results: one of them is of another tree");
    return handle_fail(error, &reason);
}

/* Whether there are results, and all of them are of the tree. */
static bool are_of(const struct gteval_result *const *results, size_t count,
                   const struct gteval_tree *tree, struct gteval_error **error)
{
    if (!handle_given(count > 0 ? results : NULL, "results", error) ||
        !handle_given(tree, "tree", error))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!handle_given(results[i], "results", error) ||
            !is_of(results[i], &tree->tree, error))
            return false;
    return true;
}

/* What results themselves want to be shown. */
static void ask_results(struct report_options *options, const struct result *results,
                        size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct algorithm *algorithm = results[i].algorithm;

        options->target |= (algorithm->options & USES_TARGET) != 0;
        options->chance |= (algorithm->traits & ADDS_WITH_CHANCE) != 0;
        options->payoffs |= (algorithm->traits & HANDLES_PAYOFFS) != 0;
    }
}

/* The line by length that there is to be told of. */
static enum line_choice line_of(const struct gteval_result *const *results, size_t count)
{
    enum line_choice line = LINE_FIRST;

    for (size_t i = 0; line == LINE_FIRST && i < count; i++)
        line = results[i]->line;
    return line;
}

static bool print_report(FILE *out, const struct report_format *format,
                         struct report *report, enum line_choice line, bool header,
                         struct error *error)
{
    struct report_facts facts = {.values = NULL};
    bool done = facts_are_there(report->options, report->tree, error) &&
                facts_find(&facts, report, line, format->certificate, error);

    if (done) {
        facts_tell(&facts, report);
        if (format->head && header)
            format->head(out, report->options);
        done = format->print(out, report) || error_memory(error);
    }
    facts_release(&facts);
    return done;
}

/* What is written, of which tree, and how. */
struct report_order {
    const struct gteval_result *const *results;
    size_t count;
    const struct tree *tree;
    const struct report_format *format;
    const struct gteval_style *style;
};

static bool write_results(FILE *out, const struct report_order *order,
                          const struct result *results, struct error *error)
{
    enum line_choice line = line_of(order->results, order->count);
    struct report_options options = style_of_reports(order->style);
    struct report report = {
        .file = style_file(order->style),
        .number = style_tree(order->style),
        .tree = order->tree,
        .results = results,
        .count = order->count,
        .options = &options,
    };

    ask_results(&options, results, order->count);
    options.distance = line != LINE_FIRST;
    options.brief = order->format->brief;
    return print_report(out, order->format, &report, line,
                        !order->style->number[STYLE_NO_HEADER], error);
}

/* Lines the results up as reports have them; what they own stays theirs. */
static bool write_lined_up(FILE *out, const struct report_order *order,
                           struct error *error)
{
    struct result *all = NULL;
    bool done;

    if (!memory_resize(&all, order->count, sizeof *all, error))
        return false;
    for (size_t i = 0; i < order->count; i++)
        all[i] = order->results[i]->result;
    done = write_results(out, order, all, error);
    free(all);
    return done;
}

char *gteval_results_write(const struct gteval_result *const *results, size_t count,
                           const struct gteval_tree *tree, const char *format,
                           const struct gteval_style *style, size_t *size,
                           struct gteval_error **error)
{
    struct report_order order = {
        .results = results,
        .count = count,
        .style = style_or_none(style),
    };
    struct written written;
    struct error reason;
    bool done;

    handle_start(error);
    if (!are_of(results, count, tree, error) || !handle_given(format, "format", error) ||
        !(order.format = find_report(format, error)) || !written_start(&written, error))
        return NULL;
    order.tree = &tree->tree;
    done = write_lined_up(written.out, &order, &reason);
    return written_finish(&written, done, &reason, size, error);
}
