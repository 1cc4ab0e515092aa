/*
 * faults.c - linked into a program, makes calls to the system fail when it is told to.
 *
 * FAULT in the environment is "KIND:N", or "KIND:N+" for the Nth call and all behind it.
 * The kinds, the calls that count, and how they fail:
 *
 *     memory   whatever takes memory                    there is none
 *     system   open, linkat, rename, fchmod,            an error of the device, or EAGAIN
 *              pthread_create
 *     nameless open of a file that has no name          the system does not know that
 *     read     read                                     an error of the device
 *     again    read                                     interrupted, which is no fault
 *     short    read                                     gives one byte, which is no fault
 *     late     read                                     an error; the others give one
 * byte
 *
 * When main has returned, "CALLS BLOCKS" goes to descriptor 9: how many calls counted,
 * and how many blocks of memory were not given back.
 *
 * The functions here stand before those of the C library wherever it is asked for them,
 * by itself included; what they are asked for goes to the next ones, which may be a
 * sanitizer's. It takes glibc; elsewhere nothing fails.
 */
#define _GNU_SOURCE
/* With it the C library has functions of these names that are to be put in line. */
#undef _FORTIFY_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __GLIBC__

enum { REPORT = 9 };

enum kind { MEMORY, SYSTEM, NAMELESS, READ, AGAIN, SHORT, LATE, KINDS, NONE = KINDS };

static const char *const names[KINDS] = {"memory", "system", "nameless", "read",
                                         "again",  "short",  "late"};

static struct {
    enum kind kind;
    long first, last;
    atomic_long calls, blocks;
} faults = {.kind = NONE};

/* The function of that name that would be called without this file. */
static void (*next(const char *name))(void)
{
    void *symbol = dlsym(RTLD_NEXT, name);
    void (*function)(void);

    /* ISO C has no cast from an object to a function. */
    memcpy(&function, &symbol, sizeof function);
    return function;
}

#define NEXT(type, name) ((type)next(name))

static bool fails(enum kind kind)
{
    long call;

    if (faults.kind != kind)
        return false;
    call = atomic_fetch_add(&faults.calls, 1) + 1;
    return call >= faults.first && call <= faults.last;
}

/*
 * The allocator behind this one, by names that need not be looked for: to look for one
 * takes memory. A sanitizer gives memory in other ways as well, and counts for itself.
 */
#if defined(__SANITIZE_ADDRESS__) || defined(GTEVAL_ASAN)
#define BEHIND(name) __interceptor_##name
enum { COUNTS_BLOCKS = 0 };
#else
enum { COUNTS_BLOCKS = 1 };
#define BEHIND(name) __libc_##name
#endif

/* Not by dprintf: glibc 2.36's keeps its buffer where nobody listens. */
static void report(void)
{
    long calls = faults.calls, blocks = COUNTS_BLOCKS ? faults.blocks : 0;
    char line[64];
    int length;

    faults.kind = NONE;
    length = snprintf(line, sizeof line, "%ld %ld\n", calls, blocks);
    if (write(REPORT, line, (size_t)length) != length)
        return;
}

__attribute__((constructor)) static void start(void)
{
    const char *text = getenv("FAULT");
    char *end;

    for (int i = 0; text && i < KINDS; i++)
        if (strncmp(text, names[i], strcspn(text, ":")) == 0) {
            faults.first = strtol(text + strcspn(text, ":") + 1, &end, 10);
            faults.last = *end == '+' ? INT32_MAX : faults.first;
            faults.blocks = 0;
            atexit(report);
            faults.kind = (enum kind)i;
            return;
        }
}

static void *note(void *block)
{
    if (block && faults.kind != NONE)
        faults.blocks++;
    return block;
}

static void *no_memory(void)
{
    errno = ENOMEM;
    return NULL;
}

void *BEHIND(malloc)(size_t size);
void *BEHIND(calloc)(size_t count, size_t size);
void *BEHIND(realloc)(void *block, size_t size);
void BEHIND(free)(void *block);

/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the C library's. */
void *malloc(size_t size)
{
    return fails(MEMORY) ? no_memory() : note(BEHIND(malloc)(size));
}

void *calloc(size_t count, size_t size)
{
    return fails(MEMORY) ? no_memory() : note(BEHIND(calloc)(count, size));
}

void *realloc(void *block, size_t size)
{
    if (fails(MEMORY))
        return no_memory();
    return block ? BEHIND(realloc)(block, size) : note(BEHIND(realloc)(block, size));
}

void free(void *block)
{
    if (block && faults.kind != NONE)
        faults.blocks--;
    BEHIND(free)(block);
}

/* A sanitizer has its own, which would take memory past malloc. */
char *strdup(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    return copy ? memcpy(copy, text, size) : NULL;
}

/* Under all names that a C library may have for it. */
typedef int open_function(const char *, int, ...);

static int open_by(const char *name, const char *path, int flags, mode_t mode)
{
    if (fails(SYSTEM)) {
        errno = EIO;
        return -1;
    }
    if ((flags & O_TMPFILE) == O_TMPFILE && fails(NAMELESS)) {
        errno = EOPNOTSUPP;
        return -1;
    }
    return NEXT(open_function *, name)(path, flags, mode);
}

#define OPEN(name)                                                                       \
    int name(const char *path, int flags, ...)                                           \
    {                                                                                    \
        va_list arguments;                                                               \
        mode_t mode = 0;                                                                 \
                                                                                         \
        va_start(arguments, flags);                                                      \
        if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE)                       \
            mode = va_arg(arguments, mode_t);                                            \
        va_end(arguments);                                                               \
        return open_by(#name, path, flags, mode);                                        \
    }
OPEN(open)
OPEN(open64)

static int io_error(void)
{
    errno = EIO;
    return -1;
}

int rename(const char *from, const char *to)
{
    typedef int rename_function(const char *, const char *);

    return fails(SYSTEM) ? io_error() : NEXT(rename_function *, "rename")(from, to);
}

int fchmod(int descriptor, mode_t mode)
{
    typedef int fchmod_function(int, mode_t);

    return fails(SYSTEM) ? io_error()
                         : NEXT(fchmod_function *, "fchmod")(descriptor, mode);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags)
{
    typedef int linkat_function(int, const char *, int, const char *, int);

    return fails(SYSTEM) ? io_error()
                         : NEXT(linkat_function *, "linkat")(from_folder, from, to_folder,
                                                             to, flags);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                   void *(*run)(void *), void *argument)
{
    typedef int create_function(pthread_t *, const pthread_attr_t *, void *(*)(void *),
                                void *);

    if (fails(SYSTEM))
        return EAGAIN;
    return NEXT(create_function *, "pthread_create")(thread, attributes, run, argument);
}

ssize_t read(int descriptor, void *bytes, size_t size)
{
    typedef ssize_t read_function(int, void *, size_t);

    if (fails(READ) || fails(LATE))
        return io_error();
    if (fails(AGAIN)) {
        errno = EINTR;
        return -1;
    }
    if (fails(SHORT) || faults.kind == LATE)
        size = size > 0;
    return NEXT(read_function *, "read")(descriptor, bytes, size);
}
/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */

#endif
