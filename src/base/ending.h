/*
 * ending.h - what is done when a signal ends the run.
 */
#ifndef GTEVAL_BASE_ENDING_H
#define GTEVAL_BASE_ENDING_H

#include <signal.h>

/* Signals that could end the run wait from here on, until ending_release is given what
 * was put into before. */
void ending_hold(sigset_t *before);
void ending_release(const sigset_t *before);

/*
 * From now on a signal that ends the run, be it sent or the program's own fault, removes
 * the file of that name first; none does that was to be ignored from the start. One file
 * at a time; name must stay until ending_forget.
 */
void ending_watch(const char *name);

/* Bytes of the longest text below, its NUL included. */
enum { ENDING_SIZE = 1024 };

/*
 * From now on such a signal writes that text to standard error, too, instead of the one
 * before; but none where it says that nobody reads a pipe any more. The text is copied,
 * as much of it as there is room for. For one thread at a time.
 */
void ending_say(const char *text);

/* The file has been removed, or is to stay. */
void ending_forget(void);

#endif
