/*
 * ending.c - what is done when a signal ends the run.
 */
#include "base/ending.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
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

/* What changes and belongs to nobody: signal handlers take no context. */
static _Atomic(const char *) watched;
static atomic_uint said; /* its lowest bit: which of the texts is to be said */
static char texts[2][ENDING_SIZE];

/* The other text may be written meanwhile, by another thread or below this handler; and
 * then this one. */
static size_t read_said(char text[static ENDING_SIZE])
{
    unsigned turn;

    do {
        turn = atomic_load(&said);
        memcpy(text, texts[turn % 2], ENDING_SIZE);
    } while (atomic_load(&said) != turn);
    return strlen(text);
}

/* Whoever has closed the pipe has all that was wanted. */
static void say(int number)
{
    char text[ENDING_SIZE];
    size_t size = number == SIGPIPE ? 0 : read_said(text);

    if (size > 0 && write(STDERR_FILENO, text, size) < 0)
        return; /* there is nobody to be told */
}

/* By SA_RESETHAND the signal, raised anew, does what it always does. */
static void end_run(int number)
{
    const char *name = atomic_load(&watched);

    if (name)
        unlink(name);
    say(number);
    raise(number);
}

static void catch_all(void)
{
    struct sigaction action = {.sa_handler = end_run};
    struct sigaction before;

    action.sa_mask = all_that_end();
    action.sa_flags = (int)SA_RESETHAND;
    /* Some numbers are the C library's own: it refuses them. */
    for (int number = 1; number <= SIGRTMAX; number++)
        if (ends(number) && sigaction(number, NULL, &before) == 0 &&
            before.sa_handler == SIG_DFL)
            sigaction(number, &action, NULL);
}

void ending_watch(const char *name)
{
    atomic_store(&watched, name);
    catch_all();
}

void ending_say(const char *text)
{
    unsigned turn = atomic_load(&said) + 1;

    snprintf(texts[turn % 2], ENDING_SIZE, "%s", text);
    atomic_store(&said, turn);
    catch_all();
}

void ending_forget(void)
{
    atomic_store(&watched, NULL);
}
