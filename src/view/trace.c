/*
 * trace.c - the steps of searches: as text before the report, or as lines of JSON, each
 * search with its result behind it.
 */
#include "base/announce.h"
#include "print/trace_size.h"
#include "view/report.h"

/* Measures the traces of all searches, which takes searches of its own. */
static bool measure(const struct scene *scene, struct trace_size *size,
                    struct error *error)
{
    const struct show *show = scene->show;
    for (size_t i = 0; i < scene->count; i++) {
        struct observer observer = trace_size_watch(size, scene->algorithms[i]);
        struct result result;

        if (!search_run(scene->tree, scene->algorithms[i], show->search, &observer,
                        &result, error))
            return false;
        result_release(&result);
    }
    return true;
}

/* Whether the traces of all searches together are so small that nobody need be told. */
static bool is_small(const struct scene *scene, bool json)
{
    bool ids = scene->show->report->ids;
    uint64_t room = ANNOUNCE_FROM;

    for (size_t i = 0; i < scene->count; i++) {
        uint64_t limit = trace_size_limit(scene->tree, scene->algorithms[i], ids, json);

        if (limit >= room)
            return false;
        room -= limit;
    }
    return true;
}

/* Tells somebody at a terminal what will come. */
static bool announce(const struct scene *scene, bool json, struct error *error)
{
    const struct show *show = scene->show;
    struct trace_size size;
    bool done;

    if (!show->notes || is_small(scene, json))
        return true;
    done = trace_size_start(&size, scene->tree, show->report->ids, json, error) &&
           measure(scene, &size, error);
    if (done)
        announce_size(show->notes, scene->file, "the trace", size.bytes);
    trace_size_release(&size);
    return done;
}

static bool announce_text(struct scene *scene, struct error *error)
{
    return announce(scene, false, error);
}

static bool announce_json(struct scene *scene, struct error *error)
{
    return announce(scene, true, error);
}

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
    if (scene->count > 1)
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
    .start = announce_text,
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
    .start = announce_json,
    .watch = watch_events,
    .seen = events_seen,
};
