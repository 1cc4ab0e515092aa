/*
 * temporary.c - a file that is written to take the place of another.
 */

/* For O_TMPFILE, which Linux has. */
#define _GNU_SOURCE

#include "base/temporary.h"

#include "base/beside.h"
#include "base/ending.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Names that are tried, where others with our number, on other machines, have them. */
enum { MOST_TRIES = 256 };

static void number_name(struct temporary *temporary, unsigned attempt)
{
    beside_number(temporary->name, (uint32_t)getpid() * MOST_TRIES + attempt);
}

#ifdef O_TMPFILE

enum { LINK_SIZE = 40 };

/* The name that a file without one has for its process. */
static void name_descriptor(char name[static LINK_SIZE], int descriptor)
{
    snprintf(name, LINK_SIZE, "/proc/self/fd/%d", descriptor);
}

/* Whether the file can be given a name later. */
static bool can_be_named(int descriptor)
{
    char name[LINK_SIZE];
    struct stat file, named;

    name_descriptor(name, descriptor);
    return fstat(descriptor, &file) == 0 && stat(name, &named) == 0 &&
           file.st_dev == named.st_dev && file.st_ino == named.st_ino;
}

/* Gives a file that has no name that one, which must be free. */
static bool give_name(int descriptor, const char *name)
{
    char link[LINK_SIZE];

    name_descriptor(link, descriptor);
    return linkat(AT_FDCWD, link, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
}

/* A file without a name, in the folder that name is in; -1 where there can be none. */
static int open_nameless(char *name)
{
    char *slash = strrchr(name, '/');
    char after = slash ? slash[1] : '\0';
    int descriptor;

    if (slash)
        slash[1] = '\0';
    descriptor = open(slash ? name : ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (slash)
        slash[1] = after;
    if (descriptor >= 0 && !can_be_named(descriptor)) {
        close(descriptor);
        descriptor = -1;
    }
    return descriptor;
}

#else

static bool give_name(int descriptor, const char *name)
{
    (void)descriptor, (void)name;
    errno = ENOTSUP;
    return false;
}

static int open_nameless(char *name)
{
    (void)name;
    return -1;
}

#endif

/* Whether a run that looked for what others left has not taken it for that. */
static bool is_there(int descriptor)
{
    struct stat status;

    return fstat(descriptor, &status) == 0 && status.st_nlink > 0;
}

/* A file with a name of its own; -1 where that fails. */
static int open_named(struct temporary *temporary)
{
    for (unsigned attempt = 0; attempt < MOST_TRIES; attempt++) {
        int descriptor;

        number_name(temporary, attempt);
        descriptor = open(temporary->name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (descriptor < 0 && errno != EEXIST)
            return -1;
        if (descriptor < 0)
            continue;
        beside_hold(descriptor);
        if (is_there(descriptor))
            return descriptor;
        close(descriptor);
        errno = EEXIST;
    }
    return -1;
}

/* No signal may come between the file and the note of it. */
static int open_watched(struct temporary *temporary)
{
    sigset_t before;
    int descriptor;

    ending_hold(&before);
    descriptor = open_named(temporary);
    temporary->named = descriptor >= 0;
    if (temporary->named)
        ending_watch(temporary->name);
    ending_release(&before);
    return descriptor;
}

bool temporary_open(struct temporary *temporary, const char *target)
{
    *temporary = (struct temporary){.name = beside_name(target)};
    if (!temporary->name)
        return false;
    beside_sweep(target);
    temporary->descriptor = open_nameless(temporary->name);
    if (temporary->descriptor >= 0)
        beside_hold(temporary->descriptor);
    else
        temporary->descriptor = open_watched(temporary);
    if (temporary->descriptor >= 0) {
        temporary->target = target;
        return true;
    }
    free(temporary->name);
    temporary->name = NULL;
    return false;
}

/* Gives the file a name of its own: a link cannot take the place of a file. */
static bool find_name(struct temporary *temporary)
{
    for (unsigned attempt = 0; attempt < MOST_TRIES && !temporary->named; attempt++) {
        number_name(temporary, attempt);
        temporary->named = give_name(temporary->descriptor, temporary->name);
        if (!temporary->named && errno != EEXIST)
            return false;
    }
    return temporary->named;
}

static bool place(struct temporary *temporary)
{
    const char *target = temporary->target;

    if (!temporary->named && give_name(temporary->descriptor, target))
        return true;
    if (!find_name(temporary) || rename(temporary->name, target) != 0)
        return false;
    temporary->named = false;
    return true;
}

/* Nothing but SIGKILL comes between a name of its own and that of target. */
bool temporary_place(struct temporary *temporary)
{
    sigset_t before;
    bool placed;

    ending_hold(&before);
    placed = place(temporary);
    if (!placed && temporary->named) {
        int code = errno;

        unlink(temporary->name);
        temporary->named = false;
        errno = code;
    }
    ending_release(&before);
    return placed;
}

void temporary_close(struct temporary *temporary)
{
    int code = errno;

    if (!temporary->target)
        return;
    if (temporary->named)
        unlink(temporary->name);
    ending_forget();
    close(temporary->descriptor);
    free(temporary->name);
    *temporary = (struct temporary){.target = NULL};
    errno = code;
}
