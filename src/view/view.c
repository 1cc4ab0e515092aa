/*
 * view.c - what all views have in common: limits, and the steps of a show.
 */
#include "view/view.h"
#include "draw/format.h"

const char *view_title(const struct view *view)
{
    return view->option ? view->option : view->name;
}

bool view_fits(const struct view *view, const struct tree *t, struct error *error)
{
    if (!picture_fits(view->name, view->nodes, t, error))
        return false;
    if (view->plies && t->height > view->plies)
        return error_set(error, ERROR_INPUT,
                         "%s indents at most %lu plies, and the tree has %lu; cut its "
                         "depth",
                         view->name, (unsigned long)view->plies,
                         (unsigned long)t->height);
    return true;
}

bool show_open(struct show *show, struct error *error)
{
    const struct manner *manner = show->view->manner;

    return !manner->open || manner->open(show, error);
}

bool show_head(struct show *show, struct error *error)
{
    (void)error;
    if (show->view->table_head)
        show->view->table_head(show->out);
    return true;
}

void show_begin(struct show *show, const struct tree *first)
{
    const struct manner *manner = show->view->manner;

    if (!show->begun && manner->begin)
        manner->begin(show, first);
    show->begun = true;
}

bool show_add(struct show *show, const struct summary_tree *row, struct error *error)
{
    const struct manner *manner = show->view->manner;

    return !manner->add || manner->add(show, row, error);
}

bool show_close(struct show *show, struct error *error)
{
    const struct manner *manner = show->view->manner;

    return !manner->close || manner->close(show, error);
}

void show_release(struct show *show)
{
    groups_release(&show->groups);
    answers_close(&show->answers);
    papers_release(&show->papers);
}
