/*
 * form.c - a form of answers about each tree.
 */
#include "view/view.h"

static bool watch_form(struct scene *scene, const struct algorithm *algorithm,
                       struct observer *observer, struct error *error)
{
    scene->history = (struct history){
        .tree = scene->tree,
        .algorithm = algorithm,
        .readings = true,
    };
    if (!history_start(&scene->history, error))
        return false;
    *observer = history_observer(&scene->history);
    return true;
}

/* What stands between the forms about two trees ends the answers about the first. */
static bool print_form(struct scene *scene, const struct result *result,
                       struct error *error)
{
    struct show *show = scene->show;
    struct answer_form form = {
        .tree = scene->tree,
        .history = &scene->history,
        .result = result,
        .solved = show->solved,
        .ids = show->report->ids,
    };

    if (show->headed)
        fputs(show->view->between, scene->out);
    show->headed = true;
    return show->view->form(scene->out, &form, error);
}

static bool form_seen(struct scene *scene, const struct result *result,
                      struct error *error)
{
    bool done = !result || (history_finish(&scene->history, result, error) &&
                            print_form(scene, result, error));

    history_release(&scene->history);
    return done;
}

const struct manner form_manner = {
    .watch = watch_form,
    .seen = form_seen,
};
