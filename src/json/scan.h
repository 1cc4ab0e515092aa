/*
 * scan.h - the strict lexical pass over one JSON document (RFC 8259).
 *
 * The pass goes once over the bytes, reading on as it needs them, and refuses whatever is
 * not JSON or not exact: numbers that no double holds, bad escapes, text that is not
 * UTF-8. What comes after it can rely on that.
 */
#ifndef GTEVAL_JSON_SCAN_H
#define GTEVAL_JSON_SCAN_H

#include "base/text.h"

#include <stddef.h>

struct json_scan {
    size_t at, end; /* the document is data[at .. end) */
    size_t odd;     /* of json_scan_odd: one past the first such word; 0: none */
};

/*
 * Scans the document that begins at text->position with a byte that is not blank.
 * text->position stays where it is.
 */
bool json_scan(struct json_scan *scan, struct text *text, struct error *error);

/*
 * The same, but a value may be NaN or an infinity by a bare word, as many programs write
 * them. What comes after it must not take that for a number or a literal: json_is_odd
 * tells it.
 */
bool json_scan_odd(struct json_scan *scan, struct text *text, struct error *error);

/* Whether such a word begins at data[at]. */
bool json_is_odd(const char *data, size_t at);

/* Refuses it. Always false. */
bool json_refuse_odd(const struct text *text, size_t at, struct error *error);

#endif
