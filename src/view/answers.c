/*
 * answers.c - somebody's answers about each tree, compared with what is true.
 */
#include "check/check.h"
#include "view/view.h"

static bool open_answers(struct show *show, struct error *error)
{
    return answers_open(&show->answers, show->answers_path, error);
}

/* What differs has been printed, and is no more to be said. */
static bool judge_tree(struct scene *scene, struct error *error)
{
    struct show *show = scene->show;
    bool right = check_answers(&show->answers, scene->tree, scene->algorithms[0],
                               show->search, show->report->ids, scene->out, error);

    show->over = show->answers.over;
    scene->differs = !right && error->kind == ERROR_CHECK;
    return right || scene->differs;
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
