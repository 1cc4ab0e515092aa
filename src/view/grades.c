/*
 * grades.c - the answers of a class about each tree, and at the end a row for everybody.
 */
#include "check/check.h"
#include "view/view.h"

static bool open_papers(struct show *show, struct error *error)
{
    return papers_open(&show->papers, show->answers_paths, show->answers_count,
                       show->complain, show->complainer, error);
}

static struct gradebook_tree tree_of(const struct scene *scene)
{
    bool named = scene->one_of_files || scene->one_of_stream;

    return (struct gradebook_tree){
        .file = named ? scene->file : NULL,
        .number = scene->one_of_stream ? scene->number : 0,
    };
}

/* What is wrong with the answers is told, and they are not graded; the system may fail.
 */
static bool note_error(struct show *show, struct paper *paper,
                       const struct verdict *verdict, struct error *error)
{
    struct error wrong = *error;

    if (wrong.kind == ERROR_SYSTEM)
        return false;
    show->complain(show->complainer, &wrong);
    return gradebook_fail(&paper->book, &wrong, &verdict->who, error);
}

static bool judge_one(struct scene *scene, struct paper *paper, struct error *error)
{
    struct show *show = scene->show;
    struct verdict verdict;
    bool done = check_verdict(&paper->answers, scene->tree, scene->algorithms[0],
                              show->search, show->report->ids, &verdict, error);

    scene->differs = scene->differs || (done && !verdict.right);
    done =
        done ? gradebook_add(&paper->book, &show->points, &verdict, tree_of(scene), error)
             : note_error(show, paper, &verdict, error);
    verdict_release(&verdict);
    return done;
}

/* All that a file says of the tree. */
static bool judge_paper(struct scene *scene, struct paper *paper, struct error *error)
{
    bool more = !paper->answers.over;

    while (more) {
        if (!judge_one(scene, paper, error))
            return false;
        more = false;
        if (!paper->answers.over && !answers_go_on(&paper->answers, &more, error))
            return false;
    }
    return true;
}

static bool judge_papers(struct scene *scene, struct error *error)
{
    struct papers *papers = &scene->show->papers;

    for (size_t i = 0; i < papers->count; i++)
        if (!judge_paper(scene, &papers->of[i], error))
            return false;
    return true;
}

/* What is left over is about no tree. */
static bool finish_papers(struct show *show, struct error *error)
{
    static const struct verdict nobody;

    for (size_t i = 0; i < show->papers.count; i++) {
        struct paper *paper = &show->papers.of[i];

        if (paper->open && !answers_finish(&paper->answers, error) &&
            !note_error(show, paper, &nobody, error))
            return false;
    }
    return true;
}

static bool print_papers(struct show *show, struct error *error)
{
    struct gradebook_style style = {
        .all = show->all_differences,
        .scored = show->all_differences || show->points.given,
    };

    show_head(show, error);
    for (size_t i = 0; i < show->papers.count; i++)
        if (!show->view->grades(show->out, show->papers.of[i].path.data,
                                &show->papers.of[i].book, style))
            return error_memory(error);
    return true;
}

static bool close_papers(struct show *show, struct error *error)
{
    return finish_papers(show, error) && print_papers(show, error);
}

const struct manner grades_manner = {
    .open = open_papers,
    .finish = judge_papers,
    .close = close_papers,
};
