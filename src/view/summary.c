/*
 * summary.c - one table over all trees.
 */
#include "view/report.h"

static bool fill_rows(struct scene *scene, struct error *error)
{
    if (!report_complete(scene, error))
        return false;
    for (size_t i = 0; i < scene->show->count; i++)
        scene->rows[i] = (struct summary_row){.algorithm = NULL};
    for (size_t i = 0; i < scene->count; i++) {
        const struct counts *counts = &scene->results[i].counts;

        scene->rows[i] = (struct summary_row){
            .algorithm = scene->results[i].algorithm,
            .nodes = counts->nodes,
            .leaves = counts->leaves,
            .storage = counts->storage,
            .minimal_leaves = scene->facts.minimal_leaves,
        };
    }
    return true;
}

static bool add_rows(struct show *show, const struct summary_row *rows,
                     struct error *error)
{
    size_t count = 0;

    while (count < show->count && rows[count].algorithm)
        count++;
    return summary_add_tree(&show->summary, rows, count, error);
}

static bool print_summary(struct show *show, struct error *error)
{
    return show->view->tabulate(show->out, &show->summary) || error_memory(error);
}

const struct manner summary_manner = {
    .finish = fill_rows,
    .add = add_rows,
    .close = print_summary,
};
