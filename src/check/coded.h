/*
 * coded.h - an object of answers as a word that can be handed in:
 *
 *     gt1:e789f9b98c100234:eyJwcmFjdGljZSI6...
 *
 * The fingerprint of the tree (practised.h), and the text of the object in the letters of
 * base64url (RFC 4648), without padding.
 */
#ifndef GTEVAL_CHECK_CODED_H
#define GTEVAL_CHECK_CODED_H

#include "base/text.h"
#include "check/practised.h"

/* The longest: answers about far more nodes than a page for practice has. */
enum { CODE_SIZE = 1 << 20 };

/* Whether a code begins at text->position; more is read as needed. */
bool coded_begins(struct text *text, bool *begins, struct error *error);

/* The same of a code with that fingerprint. */
bool coded_is_of(struct text *text, const char *print, bool *is, struct error *error);

/*
 * Of a code that begins at text->position, the fingerprint and the object's text, to be
 * closed by the caller; moves behind it. False, with error filled, where it is malformed
 * or too long; *ended is then whether its end is known, and passed.
 */
bool coded_take(struct text *text, char print[static PRACTISED_PRINT_SIZE],
                struct text *object, bool *ended, struct error *error);

#endif
