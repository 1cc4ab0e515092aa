/*
 * detect.h - which format an input is in, by its first significant bytes.
 */
#ifndef GTEVAL_READ_DETECT_H
#define GTEVAL_READ_DETECT_H

#include "base/text.h"

/*
 * Sets *name to the name of the text's format, or to NULL where the text holds nothing
 * but blanks and comments. hint is the name that the suffix of the file suggests, or
 * NULL; it decides what the bytes leave open. Reads on only as far as it must: to the
 * second line, or to the end of the first brackets. False where nothing fits.
 */
bool detect_format(struct text *text, const char *hint, const char **name,
                   struct error *error);

#endif
