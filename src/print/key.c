/*
 * key.c - the table of keys, setting one up and taking it down.
 */
#include "print/key.h"

#include "print/key_part.h"

#include <stdlib.h>
#include <string.h>

const struct key_format key_formats[] = {
    {
        .name = "lab",
        .summary = "a course key: 'max(a) chooses b for 3', as nodes are finished",
        .start = key_lab_start,
        .notify = key_lab_event,
    },
    {
        .name = "levels",
        .summary = "a course key: the value of each visited node, indented by tabs",
        .plies = 10000, /* or they would be mostly tabs */
        .start = key_levels_start,
        .notify = key_levels_event,
        .finish = key_levels_finish,
    },
    {.name = NULL},
};

const struct key_format *key_format_find(const char *name)
{
    for (const struct key_format *format = key_formats; format->name; format++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}

bool key_is_for(const struct algorithm *algorithm)
{
    return algorithm->traits & HAS_KEY;
}

bool key_check(const struct key_format *format, const struct tree *t, struct error *error)
{
    if (format->plies == 0 || t->height <= format->plies)
        return true;
    return error_set(error, ERROR_INPUT,
                     "%s indents at most %lu plies, and the tree has %lu; cut its depth",
                     format->name, (unsigned long)format->plies,
                     (unsigned long)t->height);
}

static void notify(void *context, const struct event *event)
{
    struct key *key = context;

    if (!key->failed)
        key->format->notify(key, event);
}

struct observer key_observer(struct key *key)
{
    key->failed = !key->format->start(key);
    return (struct observer){.notify = notify, .context = key};
}

bool key_finish(struct key *key, struct error *error)
{
    bool failed = key->failed;

    if (!failed && key->format->finish)
        key->format->finish(key);
    free(key->values);
    free(key->places);
    free(key->calls);
    *key = (struct key){0};
    return failed ? error_memory(error) : true;
}
