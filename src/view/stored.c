/*
 * stored.c - the values of inner nodes, held against what lies below them.
 */
#include "view/view.h"

static bool check_values(struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;
    struct stored stored = {0};
    struct stored_report report = {
        .file = scene->file,
        .number = scene->number,
        .tree = scene->tree,
        .stored = &stored,
        .ids = show->report->ids,
    };
    bool done = stored_check(&stored, scene->tree, error) &&
                show->view->print_stored(scene->out, &report, error);

    scene->differs = done && stored.count > 0;
    stored_release(&stored);
    return done;
}

const struct manner stored_manner = {
    .open = show_head,
    .finish = check_values,
};
