/*
 * playback.c - a page that plays the searches of a tree.
 */
#include "view/view.h"

#include <string.h>

static bool start_playback(struct scene *scene, struct error *error)
{
    (void)error;
    scene->html = (struct html){
        .tree = scene->tree,
        .title = strcmp(scene->file, "-") == 0 ? "Game tree" : scene->file,
        .ids = scene->show->report->ids,
    };
    return true;
}

static bool watch_playback(struct scene *scene, const struct algorithm *algorithm,
                           struct observer *observer, struct error *error)
{
    return html_algorithm(&scene->html, algorithm, scene->show->search, observer, error);
}

static bool finish_playback(struct scene *scene, struct error *error)
{
    return html_finish(&scene->html, scene->out, scene->results, error);
}

static void release_playback(struct scene *scene)
{
    html_release(&scene->html);
}

const struct manner playback_manner = {
    .start = start_playback,
    .watch = watch_playback,
    .finish = finish_playback,
    .release = release_playback,
};
