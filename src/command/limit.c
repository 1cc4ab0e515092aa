/*
 * limit.c - how much memory a run may take.
 */
#include "command/limit.h"

#include "base/digit.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* Where Linux says what a container may take; the first is that of today's systems. */
static const char *const containers[] = {
    "/sys/fs/cgroup/memory.max",
    "/sys/fs/cgroup/memory/memory.limit_in_bytes",
};

static const char suffixes[] = "KMGT";

const char *limit_word(size_t i)
{
    return i == 0 ? "none" : NULL;
}

bool limit_read(void *target, const struct option_row *row, const char *argument,
                struct error *error)
{
    struct limit *limit = target;
    unsigned long long number;
    const char *suffix;
    size_t place;
    int shift = 0;
    char *end;

    *limit = (struct limit){.given = true, .bytes = UINT64_MAX};
    if (options_find(limit_word, argument, &place))
        return true;
    errno = 0;
    number = strtoull(argument, &end, 10);
    suffix = *end ? strchr(suffixes, *end) : NULL;
    if (suffix)
        shift = 10 * (int)(suffix - suffixes + 1);
    /* strtoull takes signs and blanks, which no size has. */
    if (!is_digit(argument[0]) || end[suffix ? 1 : 0] || errno || number == 0 ||
        number > UINT64_MAX >> shift)
        return error_set(error, ERROR_USAGE,
                         "option '--%s': expected a size, as 512M or 8G, or none, not "
                         "'%.100s'",
                         row->name, argument);
    limit->bytes = number << shift;
    return true;
}

/* The number that a file holds; UINT64_MAX where it holds none or is not there. */
static uint64_t number_in(const char *path)
{
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    uint64_t number = UINT64_MAX;
    char text[32];
    ssize_t size;

    if (descriptor < 0)
        return number;
    size = read(descriptor, text, sizeof text - 1);
    close(descriptor);
    if (size > 0 && is_digit(text[0])) {
        text[size] = '\0';
        number = strtoull(text, NULL, 10);
    }
    return number;
}

/* What a run takes by default is a half of that: other programs need some, too. */
enum { SHARE = 2 };

/* What the machine has, or the part of it that belongs to this container. */
static uint64_t physical_memory(void)
{
    uint64_t bytes = UINT64_MAX;

#ifdef _SC_PHYS_PAGES
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);

    if (pages > 0 && page > 0)
        bytes = (uint64_t)pages * (uint64_t)page;
#endif
    for (size_t i = 0; i < sizeof containers / sizeof containers[0]; i++) {
        uint64_t part = number_in(containers[i]);

        if (part < bytes)
            bytes = part;
    }
    return bytes;
}

void limit_set(const struct limit *limit)
{
    struct rlimit memory;
    uint64_t bytes;

    if (!LIMIT_SETS || getrlimit(RLIMIT_AS, &memory) != 0 ||
        (!limit->given && memory.rlim_cur != RLIM_INFINITY))
        return; /* whoever started the program has set one */
    bytes = limit->given ? limit->bytes : physical_memory() / SHARE;
    /* The hard limit is not ours to raise. */
    memory.rlim_cur = bytes < memory.rlim_max ? (rlim_t)bytes : memory.rlim_max;
    setrlimit(RLIMIT_AS, &memory);
}

void limit_print_error(FILE *out, const char *program, const struct error *error)
{
    static const char HINT[] = "; --limit-memory=SIZE raises it";
    struct error told = *error;
    size_t length = strlen(told.message);

    if (told.limited && length + sizeof HINT <= sizeof told.message)
        strcpy(told.message + length, HINT);
    error_print(out, program, &told);
}
