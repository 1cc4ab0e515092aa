/*
 * temporary.c - a file that goes away with the run.
 */

/* For SIGXCPU and SIGXFSZ, which POSIX has as an option (XSI). */
#define _XOPEN_SOURCE 700

#include "base/temporary.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

/* What ends a process from outside, unless it was started to ignore that. */
static const int signals[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGPIPE,
                              SIGTERM, SIGXCPU, SIGXFSZ};

enum { SIGNAL_COUNT = sizeof signals / sizeof signals[0] };

/* The one thing that changes and belongs to nobody: signal handlers take no context. */
static _Atomic(char *) watched;

/* By SA_RESETHAND the signal, raised anew, does what it always does. */
static void remove_watched(int number)
{
    char *name = atomic_load(&watched);

    if (name)
        unlink(name);
    raise(number);
}

static void handle_signals(const sigset_t *all)
{
    struct sigaction action = {.sa_handler = remove_watched};
    struct sigaction before;

    action.sa_mask = *all;
    action.sa_flags = (int)SA_RESETHAND;
    for (size_t i = 0; i < SIGNAL_COUNT; i++)
        if (sigaction(signals[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
            sigaction(signals[i], &action, NULL);
}

int temporary_open(char *name)
{
    sigset_t all, before;
    int descriptor;

    sigemptyset(&all);
    for (size_t i = 0; i < SIGNAL_COUNT; i++)
        sigaddset(&all, signals[i]);
    /* No signal may come between the file and the note of it. */
    pthread_sigmask(SIG_BLOCK, &all, &before);
    descriptor = mkstemp(name);
    if (descriptor >= 0) {
        atomic_store(&watched, name);
        handle_signals(&all);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return descriptor;
}

void temporary_forget(void)
{
    atomic_store(&watched, NULL);
}
