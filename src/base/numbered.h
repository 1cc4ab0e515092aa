/*
 * numbered.h - names of the files of a series: slide-%03d.svg, of which the first is
 * slide-001.svg.
 */
#ifndef GTEVAL_BASE_NUMBERED_H
#define GTEVAL_BASE_NUMBERED_H

#include "base/buffer.h"

/* Whether a name has one place for a number, %d or with at least so many digits %03d, and
 * %% for every other percent sign. */
bool numbered_is_name(const char *pattern);

/* Appends the name with that number, closed by a NUL; with zeros before it all up to most
 * have as many digits. */
void numbered_add(struct buffer *name, const char *pattern, unsigned long long number,
                  unsigned long long most);

#endif
