/*
 * reader.c - readers of trees.
 */
#include "base/nearest.h"
#include "library/handles.h"
#include "library/neutral.h"
#include "read/foreign.h"

#include <stdlib.h>
#include <string.h>

/* A reader whose text is still to be opened. */
static struct gteval_reader *new_reader(const char *name, struct gteval_error **error)
{
    struct gteval_reader *r = handle_new(sizeof *r, error);
    struct error reason;

    if (!r)
        return NULL;
    r->reader.options = (struct read_options){.root = MOVER_DEFAULT};
    r->reader.text.descriptor = -1;
    r->name = strdup(name);
    if (r->name)
        return r;
    error_memory(&reason);
    handle_fail(error, &reason);
    gteval_reader_free(r);
    return NULL;
}

/* The reader, if its text could be opened. */
static struct gteval_reader *opened(struct gteval_reader *r, bool done,
                                    const struct error *reason,
                                    struct gteval_error **error)
{
    if (done)
        return r;
    handle_fail(error, reason);
    gteval_reader_free(r);
    return NULL;
}

struct gteval_reader *gteval_reader_open(const char *path, struct gteval_error **error)
{
    struct gteval_reader *r;
    struct error reason;

    handle_start(error);
    if (!handle_given(path, "path", error))
        return NULL;
    r = new_reader(path, error);
    return r ? opened(r, text_open(&r->reader.text, r->name, &reason), &reason, error)
             : NULL;
}

struct gteval_reader *gteval_reader_memory(const char *name, const char *text,
                                           size_t size, struct gteval_error **error)
{
    struct gteval_reader *r;
    struct error reason;

    handle_start(error);
    if (!handle_given(name, "name", error) ||
        (size > 0 && !handle_given(text, "text", error)))
        return NULL;
    r = new_reader(name, error);
    return r ? opened(r, text_from(&r->reader.text, r->name, text, size, &reason),
                      &reason, error)
             : NULL;
}

struct gteval_reader *gteval_reader_stream(const char *name, FILE *stream,
                                           struct gteval_error **error)
{
    struct gteval_reader *r;
    struct error reason;

    handle_start(error);
    if (!handle_given(name, "name", error) || !handle_given(stream, "stream", error))
        return NULL;
    r = new_reader(name, error);
    return r ? opened(r, text_stream(&r->reader.text, r->name, stream, &reason), &reason,
                      error)
             : NULL;
}

static bool unknown_format(const char *format, struct gteval_error **error)
{
    const struct foreign *foreign = foreign_find(format);
    struct nearest nearest = nearest_to(format);
    struct error reason;

    for (const struct format *f = formats; f->name; f++)
        nearest_offer(&nearest, f->name);
    if (foreign)
        error_set(&reason, ERROR_USAGE, "input format '%s': %s is not read: %s", format,
                  foreign->what, foreign->way);
    else
        nearest_error(&nearest, "input format", "", &reason);
    return handle_fail(error, &reason);
}

/* The rest of a stream is in the format of its first tree. */
static bool late_format(struct gteval_error **error)
{
    struct error reason;

    error_set(&reason, ERROR_USAGE, "format: it must be set before the first tree");
    return handle_fail(error, &reason);
}

bool gteval_reader_format(struct gteval_reader *reader, const char *format,
                          struct gteval_error **error)
{
    const struct format *found;

    handle_start(error);
    if (!handle_given(reader, "reader", error) || !handle_given(format, "format", error))
        return false;
    found = format_find(format);
    if (!found && strcmp(format, "auto") != 0)
        return unknown_format(format, error);
    if (reader->begun)
        return late_format(error);
    reader->reader.format = found;
    return true;
}

void gteval_reader_root(struct gteval_reader *reader, enum gteval_mover mover)
{
    reader->reader.options.root = mover == GTEVAL_MIN ? MOVER_MIN : MOVER_MAX;
}

void gteval_reader_width(struct gteval_reader *reader, uint32_t width)
{
    reader->reader.options.width = width;
}

static enum read_result read_next(struct reader *reader, struct error *error)
{
    struct neutral neutral;
    enum read_result result;

    if (!neutral_enter(&neutral, error))
        return READ_FAILED;
    result = reader_next(reader, error);
    neutral_leave(&neutral);
    return result;
}

struct gteval_tree *gteval_reader_next(struct gteval_reader *reader,
                                       struct gteval_error **error)
{
    struct gteval_tree *tree;
    struct error reason;
    enum read_result result;

    handle_start(error);
    if (!handle_given(reader, "reader", error))
        return NULL;
    reader->begun = true;
    if (reader->over || !(tree = handle_new(sizeof *tree, error)))
        return NULL;
    result = read_next(&reader->reader, &reason);
    if (result == READ_TREE) {
        tree->tree = build_take(&reader->reader.build);
        return tree;
    }
    reader->over = true;
    if (result == READ_FAILED)
        handle_fail(error, &reason);
    gteval_tree_free(tree);
    return NULL;
}

void gteval_reader_free(struct gteval_reader *reader)
{
    if (!reader)
        return;
    reader_close(&reader->reader);
    free(reader->name);
    free(reader);
}
