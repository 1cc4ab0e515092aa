/*
 * memory.c - a limit of memory where the system has none: malloc() gets no more than it
 * allows.
 *
 * The linker puts these into the place of what Emscripten's C library has (--wrap), where
 * limits can be set but mean nothing. An address is a size here: memory begins at 0.
 */
#include <errno.h>
#include <stdint.h>
#include <sys/resource.h>
#include <unistd.h>

int __wrap_getrlimit(int resource, struct rlimit *limit);
int __wrap_setrlimit(int resource, const struct rlimit *limit);
void *__wrap_sbrk(intptr_t increment);
void *__real_sbrk(intptr_t increment);

static rlim_t most = RLIM_INFINITY;

int __wrap_getrlimit(int resource, struct rlimit *limit)
{
    limit->rlim_cur = resource == RLIMIT_AS ? most : RLIM_INFINITY;
    limit->rlim_max = RLIM_INFINITY;
    return 0;
}

int __wrap_setrlimit(int resource, const struct rlimit *limit)
{
    if (resource == RLIMIT_AS)
        most = limit->rlim_cur;
    return 0;
}

void *__wrap_sbrk(intptr_t increment)
{
    uintptr_t end = (uintptr_t)__real_sbrk(0);

    if (increment > 0 && (end > most || (uintptr_t)increment > most - end)) {
        errno = ENOMEM;
        return (void *)-1; /* NOLINT(performance-no-int-to-ptr): sbrk()'s own word */
    }
    return __real_sbrk(increment);
}
