/*
 * typography.h - characters that editors and web pages put in the place of the ones of
 * ASCII that formats are made of.
 */
#ifndef GTEVAL_BASE_TYPOGRAPHY_H
#define GTEVAL_BASE_TYPOGRAPHY_H

#include <stdbool.h>
#include <stddef.h>

struct typography {
    const char *character; /* UTF-8 */
    const char *name;      /* "U+2212" */
    const char *plain;     /* what to write */
    bool anywhere;         /* it has no place within words either */
};

/* The character that word[0 .. length) begins with, or one anywhere in it that words do
 * not have, and its offset; NULL where there is none. */
const struct typography *typography_find(const char *word, size_t length, size_t *found);

#endif
