/*
 * key.c - the keys of course exercises.
 */
#include "view/view.h"

static bool watch_key(struct scene *scene, const struct algorithm *algorithm,
                      struct observer *observer, struct error *error)
{
    const struct show *show = scene->show;

    (void)error;
    scene->key = (struct key){
        .format = show->view->key,
        .out = scene->out,
        .tree = scene->tree,
        .algorithm = algorithm,
        .ids = show->report->ids,
        .strict_cut = show->search->strict_cut,
    };
    *observer = key_observer(&scene->key);
    return true;
}

static bool key_seen(struct scene *scene, const struct result *result,
                     struct error *error)
{
    (void)result;
    return key_finish(&scene->key, error);
}

const struct manner key_manner = {
    .watch = watch_key,
    .seen = key_seen,
};
