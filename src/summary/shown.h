/*
 * shown.h - text from an input as it can stand in a message.
 */
#ifndef GTEVAL_SUMMARY_SHOWN_H
#define GTEVAL_SUMMARY_SHOWN_H

#include <stddef.h>

enum { SHOWN_SIZE = 96 };

struct shown {
    char text[SHOWN_SIZE];
};

/* word[0 .. length): shortened if it is long, '?' for what cannot be shown. */
struct shown shown_word(const char *word, size_t length);

#endif
