/*
 * summary.c - one table over all trees.
 */
#include "view/report.h"

static bool fill_row(struct scene *scene, struct error *error)
{
    if (!report_complete(scene, error))
        return false;
    *scene->row = (struct summary_tree){
        .file = scene->file,
        .number = scene->number,
        .nodes = scene->tree->count,
        .leaves = scene->tree->leaves,
        .depth = scene->tree->height,
        .count = scene->count,
    };
    for (size_t i = 0; i < scene->count; i++) {
        const struct counts *counts = &scene->results[i].counts;

        scene->row->rows[i] = (struct summary_row){
            .algorithm = scene->results[i].algorithm,
            .nodes = counts->nodes,
            .leaves = counts->leaves,
            .storage = counts->storage,
            .minimal_leaves = scene->facts.minimal_leaves,
            .distinct_nodes = counts->distinct_nodes,
            .distinct_leaves = counts->distinct_leaves,
            .nanoseconds = summary_nanoseconds(scene->results[i].seconds),
        };
    }
    return true;
}

static bool add_row(struct show *show, const struct summary_tree *row,
                    struct error *error)
{
    return groups_add_tree(&show->groups, row, error);
}

static bool print_summary(struct show *show, struct error *error)
{
    return groups_finish(&show->groups, error) &&
           (show->view->tabulate(show->out, &show->groups) || error_memory(error));
}

const struct manner summary_manner = {
    .finish = fill_row,
    .add = add_row,
    .close = print_summary,
};
