/*
 * report.c - results, for people and for programs.
 */
#include "view/report.h"

#include "search/certificate.h"
#include "tree/values.h"

/* What is shown of lines besides that of the result. */
static bool find_lines(struct scene *scene, struct error *error)
{
    const struct report_options *report = scene->show->report;

    return (!report->moves || !report->distance ||
            optimal_start(&scene->optimal, scene->tree, scene->values,
                          scene->show->search->line, error)) &&
           (!report->all_best ||
            optimal_count(scene->tree, scene->values, &scene->optimal_lines, error));
}

bool report_complete(struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;
    const struct result *result = &scene->results[0];
    double value = result->value;

    if (show->report->moves || show->report->all_best || result->bound != EQUAL) {
        scene->values = tree_has_payoffs(scene->tree) ? tree_payoff_values(scene->tree)
                                                      : tree_values(scene->tree);
        if (!scene->values)
            return error_memory(error);
        value = scene->values[TREE_ROOT];
    }
    if (!find_lines(scene, error))
        return false;
    if (scene->tree->chance || tree_has_payoffs(scene->tree) ||
        (!show->view->certificate && scene->count == 1))
        return true;
    return certificate_leaves(scene->tree, value, &scene->minimal_leaves, error);
}

static bool has_name(const void *naming, node n)
{
    return references_has_name(naming, n);
}

bool report_print(struct scene *scene, const struct result *results, size_t count,
                  bool event, struct error *error)
{
    const struct show *show = scene->show;
    struct report_options options = *show->report;
    struct report report = {
        .file = scene->file,
        .number = scene->number,
        .tree = scene->tree,
        .results = results,
        .count = count,
        .minimal_leaves = scene->minimal_leaves,
        .values = scene->values,
        .optimal = &scene->optimal,
        .optimal_lines = scene->optimal_lines,
        .stories = show->report->explain ? scene->stories : NULL,
        .has_name = has_name,
        .naming = &scene->references,
        .options = &options,
    };

    options.event = event;
    options.chance = show->chance;
    return show->view->print(scene->out, &report) || error_memory(error);
}

static void print_head(struct show *show)
{
    struct report_options options = *show->report;

    options.chance = show->chance;
    if (show->view->head && !show->headed)
        show->view->head(show->out, &options);
    show->headed = true;
}

/* Where all algorithms were asked for, the first tree says which there are. */
static bool open_reports(struct show *show, struct error *error)
{
    (void)error;
    show->chance = show->report->chance;
    if (!show->fitting)
        print_head(show);
    return true;
}

static void begin_reports(struct show *show, const struct tree *first)
{
    show->chance = show->chance || (show->fitting && first->chance);
    print_head(show);
}

static bool close_reports(struct show *show, struct error *error)
{
    (void)error;
    print_head(show);
    return true;
}

/* Whether the columns that were begun are those that the results need. */
static bool has_columns(const struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;

    for (size_t i = 0; i < scene->count; i++)
        if (show->view->head && !show->chance &&
            scene->algorithms[i]->traits & ADDS_WITH_CHANCE)
            return error_set(error, ERROR_INPUT,
                             "no column 'probes' for %s: the table began with a tree "
                             "without chance; name %s with --algo",
                             scene->algorithms[i]->name, scene->algorithms[i]->name);
    return true;
}

bool report_finish(struct scene *scene, struct error *error)
{
    return has_columns(scene, error) && report_complete(scene, error) &&
           report_print(scene, scene->results, scene->count, false, error);
}

const struct manner report_manner = {
    .open = open_reports,
    .begin = begin_reports,
    .finish = report_finish,
    .close = close_reports,
};
