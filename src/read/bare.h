/*
 * bare.h - texts that begin with a number: it may be a leaf, an id or a count, and
 * several of them may be no tree at all.
 */
#ifndef GTEVAL_READ_BARE_H
#define GTEVAL_READ_BARE_H

#include "read/look.h"

/* What such a text is. All are constant texts or NULL. */
struct bare {
    const char *format;  /* its name; NULL: none */
    const char *why;     /* what shows the format */
    const char *refusal; /* why it is in none, where that can be told */
};

/* What the text is whose first word, at data[at], is a number or begins like one, and no
 * label. Reads on to the second line at most. */
struct bare bare_decide(struct cursor *cursor, size_t at);

#endif
