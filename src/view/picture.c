/*
 * picture.c - a picture of each search.
 */
#include "draw/strategy.h"
#include "view/view.h"

/* Numbers of proofs stand where windows would; they are always shown. */
static bool shows_windows(const struct scene *scene, const struct algorithm *algorithm)
{
    return scene->show->style.windows || algorithm->options & USES_TARGET;
}

bool scene_watch(struct scene *scene, const struct algorithm *algorithm, uint64_t limit,
                 struct observer *observer, struct error *error)
{
    scene->history = (struct history){
        .tree = scene->tree,
        .algorithm = algorithm,
        .windows = shows_windows(scene, algorithm),
        .limit = limit,
    };
    if (!history_start(&scene->history, error))
        return false;
    *observer = history_observer(&scene->history);
    return true;
}

struct picture scene_picture(const struct scene *scene, const struct history *history,
                             const struct result *result)
{
    const struct show *show = scene->show;
    struct picture picture = {
        .tree = scene->tree,
        .history = history,
        .result = result,
        .style = show->style,
        .ids = show->report->ids || show->style.labels == LABELS_IDS,
    };

    picture.style.windows = history->windows;
    return picture;
}

static bool watch_picture(struct scene *scene, const struct algorithm *algorithm,
                          struct observer *observer, struct error *error)
{
    return scene_watch(scene, algorithm, scene->show->style.step, observer, error);
}

static bool draw_search(struct scene *scene, const struct result *result,
                        const struct strategies *strategies, struct error *error)
{
    const struct show *show = scene->show;
    struct picture picture = scene_picture(scene, &scene->history, result);

    picture.strategies = strategies;
    picture.colour = show->terminal.colour;
    picture.utf8 = show->terminal.utf8;
    picture.columns = show->terminal.columns;
    return show->view->draw(scene->out, &picture, error);
}

/* Where the search has ended, its proof is drawn, too, if it is wanted. */
static bool draw_proof(struct scene *scene, const struct result *result,
                       struct error *error)
{
    unsigned wanted = scene->show->report->proof;
    struct strategies strategies;
    bool drawn;

    if (wanted == 0 || !proof_has_meaning(scene->tree) ||
        !history_is_whole(&scene->history))
        return draw_search(scene, result, NULL, error);
    drawn = strategies_make(&strategies, scene->tree, result, wanted, error) &&
            draw_search(scene, result, &strategies, error);
    strategies_release(&strategies);
    return drawn;
}

static bool picture_seen(struct scene *scene, const struct result *result,
                         struct error *error)
{
    bool drawn = result && history_finish(&scene->history, result, error) &&
                 draw_proof(scene, result, error);

    history_release(&scene->history);
    return drawn;
}

const struct manner picture_manner = {
    .watch = watch_picture,
    .seen = picture_seen,
};
