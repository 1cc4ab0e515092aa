/*
 * write.c - trees and results as text.
 */
#include "write/write.h"
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

/* Whether all pointers are there, and there are some. */
static bool are_given(const struct gteval_result *const *results, size_t count,
                      struct gteval_error **error)
{
    if (!handle_given(count > 0 ? results : NULL, "results", error))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!handle_given(results[i], "results", error))
            return false;
    return true;
}

/* What the results themselves want to be shown. */
static void ask_results(struct report_options *options,
                        const struct gteval_result *const *results, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct algorithm *algorithm = results[i]->result.algorithm;

        options->distance |= results[i]->line != LINE_FIRST;
        options->target |= (algorithm->options & USES_TARGET) != 0;
        options->chance |= (algorithm->traits & ADDS_WITH_CHANCE) != 0;
        options->payoffs |= (algorithm->traits & HANDLES_PAYOFFS) != 0;
    }
}

static bool print_report(FILE *out, const struct report_format *format,
                         struct report *report, enum line_choice line, bool header,
                         struct error *error)
{
    struct report_facts facts = {.values = NULL};
    bool done = facts_find(&facts, report, line, format->certificate, error);

    if (done) {
        facts_tell(&facts, report);
        if (format->head && header)
            format->head(out, report->options);
        done = format->print(out, report) || error_memory(error);
    }
    facts_release(&facts);
    return done;
}

/* The results one behind another, as reports have them: what they own stays theirs. */
static struct result *line_up(const struct gteval_result *const *results, size_t count,
                              struct gteval_error **error)
{
    struct result *all = handle_new(count * sizeof *all, error);

    for (size_t i = 0; all && i < count; i++)
        all[i] = results[i]->result;
    return all;
}

char *gteval_results_write(const struct gteval_result *const *results, size_t count,
                           const struct gteval_tree *tree, const char *format,
                           const struct gteval_style *style, size_t *size,
                           struct gteval_error **error)
{
    const struct gteval_style *set = style_or_none(style);
    struct report_options options = style_of_reports(set);
    const struct report_format *found;
    struct report report;
    struct written written;
    struct result *all;
    struct error reason;
    bool done;

    handle_start(error);
    if (!are_given(results, count, error) || !handle_given(tree, "tree", error) ||
        !handle_given(format, "format", error) || !(found = find_report(format, error)) ||
        !(all = line_up(results, count, error)))
        return NULL;
    if (!written_start(&written, error)) {
        free(all);
        return NULL;
    }
    ask_results(&options, results, count);
    options.brief = found->brief;
    report = (struct report){
        .file = style_file(set),
        .number = style_tree(set),
        .tree = &tree->tree,
        .results = all,
        .count = count,
        .options = &options,
    };
    done = print_report(written.out, found, &report, results[0]->line,
                        !set->number[STYLE_NO_HEADER], &reason);
    free(all);
    return written_finish(&written, done, &reason, size, error);
}
