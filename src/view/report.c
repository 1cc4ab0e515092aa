/*
 * report.c - results, for people and for programs.
 */
#include "view/report.h"

bool report_complete(struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;
    struct report report = {
        .tree = scene->tree,
        .results = scene->results,
        .count = scene->count,
        .options = show->report,
    };

    return facts_find(&scene->facts, &report, show->search->line, show->view->certificate,
                      error);
}

static bool has_name(const void *naming, node n)
{
    return references_has_name(naming, n);
}

bool report_print(struct scene *scene, const struct result *results, size_t count,
                  bool event, struct error *error)
{
    const struct show *show = scene->show;
    struct report_options options = *show->report;
    struct report report = {
        .file = scene->file,
        .number = scene->number,
        .tree = scene->tree,
        .results = results,
        .count = count,
        .stories = show->report->explain ? scene->stories : NULL,
        .has_name = has_name,
        .naming = &scene->references,
        .options = &options,
    };

    facts_tell(&scene->facts, &report);
    options.event = event;
    options.chance = show->chance;
    return show->view->print(scene->out, &report) || error_memory(error);
}

static void print_head(struct show *show)
{
    struct report_options options = *show->report;

    options.chance = show->chance;
    if (show->view->head && !show->headed)
        show->view->head(show->out, &options);
    show->headed = true;
}

/* Where all algorithms were asked for, the first tree says which there are. */
static bool open_reports(struct show *show, struct error *error)
{
    (void)error;
    show->chance = show->report->chance;
    if (!show->fitting)
        print_head(show);
    return true;
}

static void begin_reports(struct show *show, const struct tree *first)
{
    show->chance = show->chance || (show->fitting && first->chance);
    print_head(show);
}

static bool close_reports(struct show *show, struct error *error)
{
    (void)error;
    print_head(show);
    return true;
}

/* Whether the columns that were begun are those that the results need. */
static bool has_columns(const struct scene *scene, struct error *error)
{
    const struct show *show = scene->show;

    for (size_t i = 0; i < scene->count; i++)
        if (show->view->head && !show->chance &&
            scene->algorithms[i]->traits & ADDS_WITH_CHANCE)
            return error_set(error, ERROR_INPUT,
                             "no column 'probes' for %s: the table began with a tree "
                             "without chance; name %s with --algo",
                             scene->algorithms[i]->name, scene->algorithms[i]->name);
    return true;
}

bool report_finish(struct scene *scene, struct error *error)
{
    return has_columns(scene, error) && report_complete(scene, error) &&
           report_print(scene, scene->results, scene->count, false, error);
}

const struct manner report_manner = {
    .open = open_reports,
    .begin = begin_reports,
    .finish = report_finish,
    .close = close_reports,
};
