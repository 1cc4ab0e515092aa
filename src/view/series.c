/*
 * series.c - a picture after each event of a search, a file each.
 *
 * The search runs again for every picture: it does the same each time, and there are not
 * many.
 */
#include "view/view.h"

#include "base/numbered.h"
#include "base/output.h"

/* Of pictures. */
enum { MOST = 1000 };

static bool watch_series(struct scene *scene, const struct algorithm *algorithm,
                         struct observer *observer, struct error *error)
{
    return scene_watch(scene, algorithm, 0, observer, error);
}

/* The whole file, or nothing. Of two errors, the first is told. */
static bool draw_into(const char *name, const struct view *view,
                      const struct picture *picture, struct error *error)
{
    struct output output;
    struct error late;
    bool drawn;

    if (!output_open(&output, name, error))
        return false;
    drawn = view->draw(output.file, picture, error);
    return output_close(&output, drawn, drawn ? error : &late) && drawn;
}

/* Draws the picture into the file of that number. */
static bool write_picture(const struct scene *scene, const struct picture *picture,
                          uint64_t number, struct error *error)
{
    const struct show *show = scene->show;
    struct buffer name = {0};
    bool written;

    numbered_add(&name, show->series, number, scene->history.events);
    written = name.failed ? error_memory(error)
                          : draw_into(name.data, show->view, picture, error);
    buffer_release(&name);
    return written;
}

/* Searches as far as that event, and draws what has been done. */
static bool draw_step(const struct scene *scene, const struct picture *whole,
                      uint64_t step, struct error *error)
{
    struct history history = {
        .tree = scene->tree,
        .algorithm = scene->history.algorithm,
        .windows = scene->history.windows,
        .limit = step,
    };
    struct result result = {0};
    struct picture picture = scene_picture(scene, &history, &result);
    struct observer observer;
    bool drawn;

    picture.room = whole;
    if (!history_start(&history, error))
        return false;
    observer = history_observer(&history);
    drawn = search_run(scene->tree, history.algorithm, scene->show->search, &observer,
                       &result, error) &&
            history_finish(&history, &result, error) &&
            write_picture(scene, &picture, step, error);
    result_release(&result);
    history_release(&history);
    return drawn;
}

static bool draw_all(const struct scene *scene, const struct result *result,
                     struct error *error)
{
    struct picture whole = scene_picture(scene, &scene->history, result);
    uint64_t events = scene->history.events;

    if (events > MOST)
        return error_set(error, ERROR_INPUT,
                         "a series has at most %d pictures, and the search has %llu "
                         "events; cut the tree's depth, or draw single ones with --step",
                         MOST, (unsigned long long)events);
    for (uint64_t step = 1; step <= events; step++)
        if (!draw_step(scene, &whole, step, error))
            return false;
    return true;
}

static bool series_seen(struct scene *scene, const struct result *result,
                        struct error *error)
{
    bool drawn = result && history_finish(&scene->history, result, error) &&
                 draw_all(scene, result, error);

    history_release(&scene->history);
    return drawn;
}

const struct manner series_manner = {
    .watch = watch_series,
    .seen = series_seen,
};
