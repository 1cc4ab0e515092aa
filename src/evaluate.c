/*
 * evaluate.c - one tree on its way through a view.
 */
#include "evaluate.h"

#include "base/quote.h"
#include "tree/cut.h"
#include "tree/paranoid.h"

void evaluate_separate(const struct view *view, FILE *out)
{
    if (view->for_people)
        putc('\n', out);
}

/* What is shown, where there are others. */
static void print_title(const struct job *job, FILE *out)
{
    if (!job->one_of_files && !job->one_of_stream)
        return;
    fputs("tree: ", out);
    quote_word(out, job->file);
    if (job->one_of_stream)
        fprintf(out, "#%llu", (unsigned long long)job->number);
    putc('\n', out);
}

/* Says which tree an error is about that has no place in the input. */
static bool blame(const struct job *job, struct error *error)
{
    char which[40];

    if (error->kind == ERROR_SYSTEM || error->file)
        return false;
    error->file = job->file;
    snprintf(which, sizeof which, "tree %llu: ", (unsigned long long)job->number);
    if (job->one_of_stream)
        error_prepend(error, which);
    return false;
}

bool evaluate_fits(const struct settings *settings, const struct job *job,
                   struct error *error)
{
    if (!settings->view->alone || (!job->follows && job->number == settings->first))
        return true;
    error_set(error, ERROR_INPUT, "%s holds one picture: this tree is left out",
              settings->view->name);
    return blame(job, error);
}

/* Of a stream every search would take longer by up to two thirds: there it is to be asked
 * for. */
static bool is_verified(const struct settings *settings, const struct job *job)
{
    return settings->verify || (settings->algorithm_count > 1 && !job->one_of_stream);
}

static bool show_tree(struct show *show, struct job *job, const struct tree *t,
                      bool verify, FILE *out, struct error *error)
{
    struct scene scene = {
        .show = show,
        .out = out,
        .file = job->file,
        .number = job->number,
        .one_of_files = job->one_of_files,
        .one_of_stream = job->one_of_stream,
        .tree = t,
        .row = &job->row,
        .verify = verify,
    };
    bool done;

    if (job->follows)
        evaluate_separate(show->view, out);
    if (show->view->for_people)
        print_title(job, out);
    done = scene_play(&scene, error);
    job->differs = scene.differs;
    scene_release(&scene);
    return done;
}

bool evaluate(const struct settings *settings, struct show *show, struct job *job,
              FILE *out, struct error *error)
{
    const struct tree *t = &job->tree;
    struct tree cut = {0};
    bool done = true;

    if (!evaluate_fits(settings, job, error))
        return false;
    if (settings->paranoid && !paranoid_view(&job->tree, settings->paranoid, error))
        return blame(job, error);
    if (options_has(settings->given, OPTION_DEPTH)) {
        done = tree_cut(t, settings->depth, &cut, error);
        t = &cut;
    }
    done = done && show_tree(show, job, t, is_verified(settings, job), out, error);
    tree_release(&cut);
    return done || blame(job, error);
}
