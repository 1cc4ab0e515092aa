/*
 * answers.c - somebody's answers about each tree, compared with what is true.
 */
#include "check/check.h"
#include "view/view.h"

static bool open_answers(struct show *show, struct error *error)
{
    return answers_open(&show->answers, show->answers_paths[0], error);
}

/* What differs has been printed, and is no more to be said. */
static bool judge_one(struct scene *scene, struct error *error)
{
    struct show *show = scene->show;
    bool right = check_answers(&show->answers, scene->tree, scene->algorithms[0],
                               show->search, show->report->ids, scene->out, error);
    bool differs = !right && error->kind == ERROR_CHECK;

    scene->differs = scene->differs || differs;
    return right || differs;
}

/* The answers of everybody about the tree. Those of others follow what is malformed: of
 * several such, the first is told. */
static bool judge_tree(struct scene *scene, struct error *error)
{
    struct show *show = scene->show;
    struct error late;
    bool done = judge_one(scene, error), more = true;

    while (more && !show->answers.over && (done || error->kind == ERROR_INPUT)) {
        struct error *told = done ? error : &late;

        if (!answers_go_on(&show->answers, &more, told))
            return false;
        done = (!more || judge_one(scene, told)) && done;
    }
    show->over = show->answers.over;
    return done;
}

static bool close_answers(struct show *show, struct error *error)
{
    return answers_finish(&show->answers, error);
}

const struct manner answers_manner = {
    .open = open_answers,
    .finish = judge_tree,
    .close = close_answers,
};
