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

/* Links to links that are followed, as many as systems do. */
enum { MOST_LINKS = 40, LINK_SIZE = 4096 };

static bool fail(const char *path, int code, struct error *error)
{
    return error_set(error, ERROR_SYSTEM, "cannot write %s: %s",
                     path ? path : "standard output",
                     code == ENOMEM ? "out of memory"
                     : code         ? strerror(code)
                                    : "write error");
}

/*
 * Standard descriptors that are closed would be given to the next files opened, and
 * messages written into those. So they are opened, the wrong way round: reading and
 * writing fail as before.
 */
static void fill_descriptors(void)
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/* Whether path leads to what standard output already writes to, as /dev/stdout does. */
static bool is_standard_output(const struct stat *status)
{
    struct stat standard;

    return fstat(STDOUT_FILENO, &standard) == 0 && standard.st_dev == status->st_dev &&
           standard.st_ino == status->st_ino;
}

/* What is no regular file - a device, a pipe - cannot be replaced, only written to. */
static bool is_special(const struct stat *status)
{
    return !S_ISREG(status->st_mode);
}

/* Whether *path was a symbolic link; then it is where that leads, NULL without memory. */
static bool follow_link(char **path)
{
    char link[LINK_SIZE], *target;
    ssize_t size = readlink(*path, link, sizeof link);
    const char *slash = strrchr(*path, '/');
    size_t folder = slash && link[0] != '/' ? (size_t)(slash + 1 - *path) : 0;

    if (size < 0)
        return false;
    target = malloc(folder + (size_t)size + 1);
    if (target) {
        memcpy(target, *path, folder);
        memcpy(target + folder, link, (size_t)size);
        target[folder + (size_t)size] = '\0';
    }
    free(*path);
    *path = target;
    return true;
}

/* The file that path names in the end, be it there or not: links stay what they are. That
 * they have an end has been seen; here, they may have changed since. NULL without memory.
 */
static char *link_target(const char *path)
{
    char *target = strdup(path);
    int links = 0;

    while (target && links++ < MOST_LINKS && follow_link(&target))
        continue;
    return target;
}

/* Whether a file that is there may be written to. The superuser may in any case, but
 * what nobody else may write to was to be kept. */
static bool may_replace(const char *path, const struct stat *status)
{
    bool kept = (status->st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0;

    if (kept)
        errno = EACCES;
    return !kept && access(path, W_OK) == 0;
}

/* A file that will take the place of the one that path leads to, open for writing; -1
 * where that fails. */
static int open_temporary(struct output *output, const char *path)
{
    output->target = link_target(path);
    return output->target && temporary_open(&output->temporary, output->target)
               ? dup(output->temporary.descriptor)
               : -1;
}

/* What output goes to, open for writing; -1 where that fails. */
static int open_path(struct output *output, const char *path)
{
    struct stat status;

    if (stat(path, &status) == 0) {
        if (is_standard_output(&status))
            return dup(STDOUT_FILENO);
        if (is_special(&status))
            return open(path, O_WRONLY | O_CLOEXEC);
        if (!may_replace(path, &status))
            return -1;
    } else if (errno != ENOENT) {
        return -1;
    }
    return open_temporary(output, path);
}

static void forget(struct output *output)
{
    temporary_close(&output->temporary);
    free(output->target);
    output->target = NULL;
}

bool output_open(struct output *output, const char *path, struct error *error)
{
    int descriptor, code;

    fill_descriptors();
    *output = (struct output){.file = stdout};
    if (!path || strcmp(path, "-") == 0)
        return true;
    output->path = path;
    descriptor = open_path(output, path);
    output->file = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    if (output->file)
        return true;
    code = errno;
    if (descriptor >= 0)
        close(descriptor);
    forget(output);
    return fail(path, code, error);
}

/* The mode of a new file. */
static mode_t new_mode(void)
{
    mode_t mask = umask(0);

    umask(mask);
    return 0666 & ~mask;
}

/*
 * Gives the file owner and group of the one that it replaces, as far as that is allowed;
 * returns the mode that it is to have. Of another group nobody gets rights that not all
 * have. No program in it runs as anybody else: it is another one.
 */
static mode_t copy_owner(int descriptor, const struct stat *old)
{
    bool kept = fchown(descriptor, old->st_uid, old->st_gid) == 0 ||
                fchown(descriptor, (uid_t)-1, old->st_gid) == 0;
    mode_t mode = old->st_mode & (S_IRWXU | S_IRWXG | S_IRWXO);

    return kept ? mode : mode & ~(mode_t)(S_IRWXG & ~(mode << 3));
}

/* A temporary file is private: gives it the rights that target has, or would have been
 * given. */
static void copy_rights(const struct output *output)
{
    int descriptor = output->temporary.descriptor;
    struct stat old;
    mode_t mode =
        stat(output->target, &old) == 0 ? copy_owner(descriptor, &old) : new_mode();

    fchmod(descriptor, mode);
}

/* Puts what was written in its place. */
static bool place(struct output *output)
{
    if (!output->temporary.target)
        return true;
    copy_rights(output);
    return temporary_place(&output->temporary);
}

bool output_flush(struct output *output)
{
    bool written = fflush(output->file) == 0;

    if (!written && output->code == 0)
        output->code = errno;
    return written;
}

bool output_close(struct output *output, bool keep, struct error *error)
{
    bool written = !ferror(output->file), done;

    /* A failed write may show only now, at the last flush. */
    errno = 0;
    written = fclose(output->file) == 0 && written;
    done = written && (!keep || place(output));
    if (!done)
        fail(output->path, output->code ? output->code : errno, error);
    forget(output);
    return done;
}
