/*
 * neutral.h - the locale of a program is its own affair: while trees are read, numbers
 * have a point.
 */
#ifndef GTEVAL_LIBRARY_NEUTRAL_H
#define GTEVAL_LIBRARY_NEUTRAL_H

#include "base/error.h"

#include <locale.h>

struct neutral {
    locale_t here, before;
};

/* Gives this thread, and no other, the locale "C", until neutral_leave. */
bool neutral_enter(struct neutral *neutral, struct error *error);
void neutral_leave(struct neutral *neutral);

#endif
