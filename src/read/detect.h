/*
 * detect.h - which format an input is in, by its first significant bytes.
 */
#ifndef GTEVAL_READ_DETECT_H
#define GTEVAL_READ_DETECT_H

#include "base/text.h"

struct detected {
    const char *name; /* of the format; NULL: nothing but blanks and comments */
    const char *why;  /* what shows it, as "it begins with {"; NULL without a name */
};

/*
 * Finds the format that the text is in. hint is the name that the suffix of the file
 * suggests, or NULL; it decides what the bytes leave open. Reads on only as far as it
 * must: to the second line, to the end of the first brackets, or, where the width of a
 * full tree is known, to the first byte that shows that the text is not its leaves. False
 * where nothing fits.
 */
bool detect_format(struct text *text, const char *hint, bool width,
                   struct detected *found, struct error *error);

/* Refuses what is no text, but a file of a kind that is known by its first bytes. */
bool detect_text(struct text *text, struct error *error);

#endif
