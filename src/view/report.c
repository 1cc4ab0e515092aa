/*
 * report.c - results, for people and for programs.
 */
#include "view/report.h"

#include "search/certificate.h"
#include "tree/values.h"

bool report_complete(struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;
    const struct result *result = &scene->results[0];
    double value = result->value;

    if (show->report->moves || result->bound != EQUAL) {
        scene->values = tree_has_payoffs(scene->tree) ? tree_payoff_values(scene->tree)
                                                      : tree_values(scene->tree);
        if (!scene->values)
            return error_memory(error);
        value = scene->values[TREE_ROOT];
    }
    if (scene->tree->chance || tree_has_payoffs(scene->tree) ||
        (!show->view->certificate && scene->count == 1))
        return true;
    return certificate_leaves(scene->tree, value, &scene->minimal_leaves, error);
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
        .options = &options,
    };

    options.event = event;
    return show->view->print(scene->out, &report) || error_memory(error);
}

static bool print_head(struct show *show, struct error *error)
{
    (void)error;
    if (show->view->head)
        show->view->head(show->out, show->report);
    return true;
}

bool report_finish(struct scene *scene, struct error *error)
{
    return report_complete(scene, error) &&
           report_print(scene, scene->results, scene->count, false, error);
}

const struct manner report_manner = {
    .open = print_head,
    .finish = report_finish,
};
