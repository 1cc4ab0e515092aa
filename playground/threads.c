/*
 * threads.c - threads where there are none: what is to be done in one is done at once.
 *
 * That is enough for the two things that threads are for: to do the same work on many
 * things, of which the first thread then does all, and to have a stack of the wanted
 * depth, which is the rest of the caller's. The linker puts these into the place of the
 * stubs of Emscripten's C library (--wrap).
 */
#include <errno.h>
#include <pthread.h>

int __wrap_pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*work)(void *), void *argument);
int __wrap_pthread_join(pthread_t thread, void **result);

/* A part of TOTAL_STACK, in the file settings. */
enum { ROOM = 2 * 1024 * 1024 };

int __wrap_pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size)
{
    (void)attributes;
    return size > ROOM ? EINVAL : 0;
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*work)(void *), void *argument)
{
    (void)attributes;
    *thread = pthread_self();
    work(argument);
    return 0;
}

int __wrap_pthread_join(pthread_t thread, void **result)
{
    (void)thread;
    if (result)
        *result = NULL;
    return 0;
}
