/*
 * ending.c - what is done when a signal ends the run.
 */
#include "base/ending.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

/* What does not end a process by itself, or cannot be caught. All others do, those
 * included that have no name everywhere, as the ones that are numbered from SIGRTMIN. */
static bool ends(int number)
{
    static const int others[] = {
        SIGKILL,  SIGSTOP, SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG,
#ifdef SIGWINCH
        SIGWINCH,
#endif
    };

    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (number == others[i])
            return false;
    return true;
}

static sigset_t all_that_end(void)
{
    sigset_t all;

    sigfillset(&all);
    for (int number = 1; number <= SIGRTMAX; number++)
        if (!ends(number))
            sigdelset(&all, number);
    return all;
}

void ending_hold(sigset_t *before)
{
    sigset_t all = all_that_end();

    pthread_sigmask(SIG_BLOCK, &all, before);
}

void ending_release(const sigset_t *before)
{
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

/* The one thing that changes and belongs to nobody: signal handlers take no context. */
static _Atomic(const char *) watched;

/* By SA_RESETHAND the signal, raised anew, does what it always does. */
static void remove_watched(int number)
{
    const char *name = atomic_load(&watched);

    if (name)
        unlink(name);
    raise(number);
}

void ending_watch(const char *name)
{
    struct sigaction action = {.sa_handler = remove_watched};
    struct sigaction before;

    atomic_store(&watched, name);
    action.sa_mask = all_that_end();
    action.sa_flags = (int)SA_RESETHAND;
    /* Some numbers are the C library's own: it refuses them. */
    for (int number = 1; number <= SIGRTMAX; number++)
        if (ends(number) && sigaction(number, NULL, &before) == 0 &&
            before.sa_handler == SIG_DFL)
            sigaction(number, &action, NULL);
}

void ending_forget(void)
{
    atomic_store(&watched, NULL);
}
