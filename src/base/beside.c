/*
 * beside.c - names of our own for files that are written beside another.
 */

/* For F_OFD_SETLK, which is in POSIX of 2024; glibc wants to be asked for it. */
#define _GNU_SOURCE

#include "base/beside.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A lock that belongs to the open file: with the others, that of a process, the first of
 * two descriptors to be closed takes it away. */
#ifdef F_OFD_SETLK
enum { TRY_LOCK = F_OFD_SETLK, WAIT_LOCK = F_OFD_SETLKW };
#else
enum { TRY_LOCK = F_SETLK, WAIT_LOCK = F_SETLKW };
#endif

enum { DIGITS = 8, NAME_SIZE = sizeof ".gteval-0123456789abcdef-" + DIGITS };

/* Where the name of a file begins in its path. */
static size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? (size_t)(slash + 1 - path) : 0;
}

/* FNV-1a. Where two files have the same, the runs that write them still hold theirs. */
static uint64_t hash(const char *name)
{
    uint64_t value = 0xcbf29ce484222325;

    for (; *name; name++)
        value = (value ^ (unsigned char)*name) * 0x100000001b3;
    return value;
}

char *beside_name(const char *target)
{
    size_t folder = folder_length(target);
    char *name = malloc(folder + NAME_SIZE);

    if (!name)
        return NULL;
    memcpy(name, target, folder);
    snprintf(name + folder, NAME_SIZE, ".gteval-%016llx-%0*u",
             (unsigned long long)hash(target + folder), (int)DIGITS, 0U);
    return name;
}

void beside_number(char *name, uint32_t number)
{
    snprintf(name + strlen(name) - DIGITS, DIGITS + 1, "%0*lx", (int)DIGITS,
             (unsigned long)number);
}

static bool lock(int descriptor, int how)
{
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    return fcntl(descriptor, how, &all) == 0;
}

void beside_hold(int descriptor)
{
    lock(descriptor, WAIT_LOCK);
}

/* Removes the file unless a run holds it. */
static void remove_left(const char *name)
{
    int descriptor = open(name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat status;

    if (descriptor < 0)
        return;
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
        lock(descriptor, TRY_LOCK))
        unlink(name);
    close(descriptor);
}

/* Whether two names differ in their numbers at most. */
static bool is_such(const char *entry, const char *own)
{
    size_t length = strlen(own);

    return strlen(entry) == length && strncmp(entry, own, length - DIGITS) == 0 &&
           strspn(entry + length - DIGITS, "0123456789abcdef") == DIGITS;
}

void beside_sweep(const char *target)
{
    size_t folder = folder_length(target);
    char *name = beside_name(target);
    const struct dirent *entry;
    DIR *directory = NULL;

    if (name) {
        char first = name[folder];

        name[folder] = '\0';
        directory = opendir(folder > 0 ? name : ".");
        name[folder] = first;
    }
    while (directory && (entry = readdir(directory)))
        if (is_such(entry->d_name, name + folder)) {
            strcpy(name + folder, entry->d_name);
            remove_left(name);
        }
    if (directory)
        closedir(directory);
    free(name);
}
