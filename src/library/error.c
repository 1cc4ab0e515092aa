/*
 * error.c - errors as values. One about memory needs none: it is always there.
 */
#include "library/handles.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)GTEVAL_ERROR_INPUT == (int)ERROR_INPUT &&
                   (int)GTEVAL_ERROR_USAGE == (int)ERROR_USAGE &&
                   (int)GTEVAL_ERROR_CHECK == (int)ERROR_CHECK &&
                   (int)GTEVAL_ERROR_SYSTEM == (int)ERROR_SYSTEM,
               "the kinds of errors have the same numbers inside and outside");

static const struct gteval_error no_memory = {
    .error = {.kind = ERROR_SYSTEM, .message = "out of memory"},
};

/* The error as the programs print it; NULL where there is no memory for that. */
static char *render(const struct error *error)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out)
        return NULL;
    error_print(out, "gteval", error);
    if (fclose(out) != 0 || !text) {
        free(text);
        return NULL;
    }
    text[size - 1] = '\0'; /* instead of the last newline */
    return text;
}

/* A copy that owns what it points to. */
static struct gteval_error *copy_error(const struct error *reason)
{
    struct gteval_error *copy = calloc(1, sizeof *copy);
    char *file = NULL;

    if (!copy || (reason->file && !(file = strdup(reason->file)))) {
        free(copy);
        return (struct gteval_error *)&no_memory;
    }
    copy->error = *reason;
    copy->error.file = file;
    if (file)
        copy->text = render(&copy->error);
    return copy;
}

void handle_start(struct gteval_error **error)
{
    if (error)
        *error = NULL;
}

bool handle_fail(struct gteval_error **error, const struct error *reason)
{
    if (error)
        *error = copy_error(reason);
    return false;
}

bool handle_given(const void *pointer, const char *what, struct gteval_error **error)
{
    struct error reason;

    if (pointer)
        return true;
    error_set(&reason, ERROR_USAGE, "%s: it must not be NULL", what);
    return handle_fail(error, &reason);
}

void *handle_new(size_t size, struct gteval_error **error)
{
    void *handle = calloc(1, size);

    if (!handle)
        handle_fail(error, &no_memory.error);
    return handle;
}

enum gteval_error_kind gteval_error_kind(const struct gteval_error *error)
{
    return (enum gteval_error_kind)error->error.kind;
}

const char *gteval_error_message(const struct gteval_error *error)
{
    return error->error.message;
}

const char *gteval_error_text(const struct gteval_error *error)
{
    return error->text ? error->text : error->error.message;
}

const char *gteval_error_file(const struct gteval_error *error)
{
    return error->error.file;
}

uint64_t gteval_error_line(const struct gteval_error *error)
{
    return error->error.line;
}

uint64_t gteval_error_column(const struct gteval_error *error)
{
    return error->error.column;
}

void gteval_error_free(struct gteval_error *error)
{
    if (!error || error == &no_memory)
        return;
    free((char *)error->error.file);
    free(error->text);
    free(error);
}
