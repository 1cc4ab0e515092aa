/*
 * why.c - reports that explain a node.
 */
#include "view/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The error in the name of the option. */
static bool refuse(const char *word, struct error *error)
{
    struct error found = *error;

    if (found.kind != ERROR_INPUT)
        return false;
    return error_set(error, ERROR_INPUT, "option '--explain': '%.100s': %s", word,
                     found.message);
}

/* Finds the node that is to be explained. */
static bool start_why(struct scene *scene, struct error *error)
{
    const char *word = scene->show->report->explain;

    if (!references_start(&scene->references, scene->tree, scene->show->report->ids,
                          error))
        return false;
    scene->stories = calloc(scene->count, sizeof *scene->stories);
    if (!scene->stories)
        return error_memory(error);
    return references_find(&scene->references, word, strlen(word), &scene->explained,
                           error) ||
           refuse(word, error);
}

static bool watch_why(struct scene *scene, const struct algorithm *algorithm,
                      struct observer *observer, struct error *error)
{
    struct story *story = &scene->stories[scene->story_count];

    *story = (struct story){
        .reason = {.tree = scene->tree,
                   .algorithm = algorithm,
                   .options = scene->show->search},
        .n = scene->explained,
    };
    if (!story_start(story, error))
        return false;
    *observer = story_observer(story);
    return true;
}

static bool why_seen(struct scene *scene, const struct result *result,
                     struct error *error)
{
    struct story *story = &scene->stories[scene->story_count++];

    return !result || story_finish(story, result, error);
}

static void release_why(struct scene *scene)
{
    for (size_t i = 0; i < scene->story_count; i++)
        story_release(&scene->stories[i]);
    free(scene->stories);
    references_release(&scene->references);
}

const struct manner why_manner = {
    .start = start_why,
    .watch = watch_why,
    .seen = why_seen,
    .finish = report_finish,
    .release = release_why,
};
