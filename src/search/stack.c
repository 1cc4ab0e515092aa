/*
 * stack.c - a thread as a stack of the wanted depth.
 */
#include "search/stack.h"

#include <pthread.h>
#include <unistd.h>

enum {
    OWN_STACK = 64 * 1024, /* this much is taken from the caller's stack without asking */
    MARGIN = 64 * 1024,    /* for what is called at the deepest ply, observers included */
    PAGE = 64 * 1024,      /* a multiple of every page size in use */
};

struct stack_call {
    void (*function)(void *);
    void *argument;
};

static void *call_there(void *argument)
{
    const struct stack_call *call = argument;

    call->function(call->argument);
    return NULL;
}

/* fits: a stack of that size can be asked for */
static bool refuse(size_t size, bool fits, uint64_t plies, struct error *error)
{
    char what[80];

    snprintf(what, sizeof what,
             "cannot get a stack for a tree of %lu plies: ", (unsigned long)plies);
    fits ? error_room(error, size)
         : error_set(error, ERROR_SYSTEM, "the system has none of that size");
    error_prepend(error, what);
    return false;
}

bool stack_call(void (*function)(void *), void *argument, uint64_t plies, unsigned share,
                struct error *error)
{
    struct stack_call call = {function, argument};
    uint64_t wanted = plies * share * STACK_PER_PLY;
    size_t size = (size_t)(wanted + MARGIN + PAGE - wanted % PAGE);
    pthread_attr_t attributes;
    pthread_t thread;
    bool fits, started;

    if (wanted <= OWN_STACK) {
        function(argument);
        return true;
    }
    if (size < wanted || pthread_attr_init(&attributes) != 0)
        return refuse(size, true, plies, error);
    fits = pthread_attr_setstacksize(&attributes, size) == 0;
    started = fits && pthread_create(&thread, &attributes, call_there, &call) == 0;
    pthread_attr_destroy(&attributes);
    if (!started)
        return refuse(size, fits, plies, error);
    pthread_join(thread, NULL);
    return true;
}
