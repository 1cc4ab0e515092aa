/*
 * scene.c - a tree through all the algorithms asked for, as its view watches them.
 */
#include "search/verify.h"
#include "view/view.h"

/* Debug builds check every result by a way of their own. */
static bool check_result(const struct scene *scene, const struct result *result,
                         struct error *error)
{
#ifdef GTEVAL_DEBUG
    return verify_result(scene->tree, result, error);
#else
    (void)scene, (void)result, (void)error;
    return true;
#endif
}

static bool run_checked(struct scene *scene, const struct algorithm *algorithm,
                        const struct observer *observer, struct result *result,
                        struct error *error)
{
    struct search_options options = *scene->show->search;

    options.entered = scene->verify;
    return search_run(scene->tree, algorithm, &options, observer, result, error) &&
           check_result(scene, result, error);
}

/* Of two errors, the first is told. */
static bool run_watched(struct scene *scene, const struct algorithm *algorithm,
                        struct result *result, struct error *error)
{
    const struct manner *manner = scene->show->view->manner;
    struct observer observer;
    struct error late;
    bool done;

    if (!manner->watch)
        return run_checked(scene, algorithm, NULL, result, error);
    if (!manner->watch(scene, algorithm, &observer, error))
        return false;
    done = run_checked(scene, algorithm, &observer, result, error);
    if (!manner->seen)
        return done;
    return manner->seen(scene, done ? result : NULL, done ? error : &late) && done;
}

/* Whether one of all algorithms is of use for the tree. */
static bool is_fitting(const struct algorithm *algorithm, const struct tree *t)
{
    struct error error;

    return algorithm_takes(algorithm, t, &error) &&
           (t->chance || !(algorithm->traits & ADDS_WITH_CHANCE));
}

/* The algorithms that were asked for, as far as they are for trees like this; there must
 * be one. */
static bool choose_algorithms(struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;

    if (show->standard) {
        scene->algorithms[scene->count++] = algorithm_standard_of(scene->tree);
        return true;
    }
    for (size_t i = 0; i < show->count; i++)
        if (!show->fitting || is_fitting(show->algorithms[i], scene->tree))
            scene->algorithms[scene->count++] = show->algorithms[i];
    return scene->count > 0 || algorithm_takes(show->algorithms[0], scene->tree, error);
}

static bool run_all(struct scene *scene, struct error *error)
{
    for (size_t i = 0; i < scene->count; i++)
        if (!run_watched(scene, scene->algorithms[i], &scene->results[i], error))
            return false;
    return true;
}

/* Whether every search has read what it says, and all of them say the same. */
static bool verify_all(const struct scene *scene, struct error *error)
{
    bool proved = true;

    for (size_t i = 0; scene->verify && proved && i < scene->count; i++)
        proved = verify_reading(scene->tree, &scene->results[i], error);
    return proved && verify_agreement(scene->results, scene->count, error);
}

/* Whether the algorithms of the show search the tree. */
static bool is_searched(const struct view *view)
{
    return !view->of_answers && !view->by_itself;
}

bool scene_play(struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;
    const struct manner *manner = show->view->manner;
    bool searched = is_searched(show->view);

    return choose_algorithms(scene, error) &&
           facts_are_there(show->report, scene->tree, error) &&
           view_fits(show->view, scene->tree, error) &&
           (!manner->start || manner->start(scene, error)) &&
           (!searched || run_all(scene, error)) &&
           (!manner->finish || manner->finish(scene, error)) &&
           (!searched || verify_all(scene, error));
}

void scene_release(struct scene *scene)
{
    if (scene->show->view->manner->release)
        scene->show->view->manner->release(scene);
    for (size_t i = 0; i < scene->count; i++)
        result_release(&scene->results[i]);
    facts_release(&scene->facts);
}
