/*
 * trace.c - the steps of searches: as text before the report, or as lines of JSON, each
 * search with its result behind it.
 */
#include "view/report.h"

static void set_trace(struct scene *scene, const struct algorithm *algorithm)
{
    scene->trace = (struct trace){
        .out = scene->out,
        .tree = scene->tree,
        .algorithm = algorithm,
        .ids = scene->show->report->ids,
    };
}

static bool watch_steps(struct scene *scene, const struct algorithm *algorithm,
                        struct observer *observer, struct error *error)
{
    (void)error;
    if (scene->show->count > 1)
        fprintf(scene->out, "trace: %s\n", algorithm->title);
    set_trace(scene, algorithm);
    *observer = trace_text(&scene->trace);
    return true;
}

static bool steps_seen(struct scene *scene, const struct result *result,
                       struct error *error)
{
    bool finished = trace_finish(&scene->trace, error);

    (void)result;
    putc('\n', scene->out);
    return finished;
}

const struct manner trace_manner = {
    .watch = watch_steps,
    .seen = steps_seen,
    .finish = report_finish,
};

static bool watch_events(struct scene *scene, const struct algorithm *algorithm,
                         struct observer *observer, struct error *error)
{
    (void)error;
    set_trace(scene, algorithm);
    *observer = trace_json(&scene->trace);
    return true;
}

static bool events_seen(struct scene *scene, const struct result *result,
                        struct error *error)
{
    if (!trace_finish(&scene->trace, error))
        return false;
    return !result || ((result != scene->results || report_complete(scene, error)) &&
                       report_print(scene, result, 1, true, error));
}

const struct manner events_manner = {
    .watch = watch_events,
    .seen = events_seen,
};
