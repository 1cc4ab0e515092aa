/*
 * ordering.c - how well the moves of each tree are ordered.
 */
#include "view/view.h"

static bool measure_order(struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;
    struct order_measure ordering = {0};
    struct ordering_report report = {
        .file = scene->file,
        .number = scene->number,
        .tree = scene->tree,
        .ordering = &ordering,
    };
    bool done = ordering_measure(&ordering, scene->tree, show->search, error) &&
                (show->view->print_ordering(scene->out, &report) || error_memory(error));

    ordering_release(&ordering);
    return done;
}

const struct manner ordering_manner = {
    .open = show_head,
    .finish = measure_order,
};
