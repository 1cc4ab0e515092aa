/*
 * output.c - results to standard output or, by way of a temporary file, to a file.
 */

/* For realpath, which POSIX has as an option (XSI). */
#define _XOPEN_SOURCE 700

#include "base/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char SUFFIX[] = ".XXXXXX";

static bool fail(const char *path, const char *what, struct error *error)
{
    return error_set(error, ERROR_SYSTEM, "cannot write %s: %s",
                     path ? path : "standard output", what);
}

/* What is no regular file - a device, a pipe - cannot be replaced, only written to. */
static bool is_special(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

/* The file that path names in the end: a symbolic link stays one. NULL without memory. */
static char *link_target(const char *path)
{
    char *target = realpath(path, NULL);

    return target ? target : strdup(path);
}

/* A temporary file in the folder of target, open for writing; -1 where that fails. */
static int open_temporary(struct output *output)
{
    size_t length = strlen(output->target);

    output->temporary = malloc(length + sizeof SUFFIX);
    if (!output->temporary)
        return -1;
    memcpy(output->temporary, output->target, length);
    memcpy(output->temporary + length, SUFFIX, sizeof SUFFIX);
    return mkstemp(output->temporary);
}

static void forget_names(struct output *output)
{
    free(output->temporary);
    free(output->target);
    output->temporary = output->target = NULL;
}

bool output_open(struct output *output, const char *path, struct error *error)
{
    int descriptor;

    *output = (struct output){.file = stdout};
    if (!path || strcmp(path, "-") == 0)
        return true;
    output->path = path;
    if (is_special(path))
        descriptor = open(path, O_WRONLY | O_CLOEXEC);
    else if ((output->target = link_target(path)))
        descriptor = open_temporary(output);
    else
        descriptor = -1;
    output->file = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    if (output->file)
        return true;
    fail(path, strerror(errno), error);
    forget_names(output);
    return false;
}

/* mkstemp makes a private file: gives it the mode that path has, or would have been
 * given. */
static void copy_mode(const struct output *output)
{
    struct stat status;
    mode_t mask = umask(0), mode = 0666 & ~mask;

    umask(mask);
    if (stat(output->target, &status) == 0)
        mode = status.st_mode & 07777;
    fchmod(fileno(output->file), mode);
}

bool output_close(struct output *output, bool keep, struct error *error)
{
    bool written = !ferror(output->file), done;

    if (output->temporary && keep)
        copy_mode(output);
    /* A failed write may show only now, at the last flush. */
    errno = 0;
    written = fclose(output->file) == 0 && written;
    done = written && (!output->temporary || !keep ||
                       rename(output->temporary, output->target) == 0);
    if (!done)
        fail(output->path, errno ? strerror(errno) : "write error", error);
    if (output->temporary && !(done && keep))
        unlink(output->temporary);
    forget_names(output);
    return done;
}
