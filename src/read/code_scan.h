/*
 * code_scan.h - the value that a line of a program gives, written anew as JSON of the
 * same length, so that places stay true.
 *
 *     tree = {'name': 'A', 'children': [{'value': 3}, {'value': 9},]}  # Python
 *            {"name": "A", "children": [{"value": 3}, {"value": 9} ]}
 *
 * Strings get double quotes; True, False and None are JSON's words; tuples and braces
 * without keys are arrays; comments, trailing commas, numpy's array( ) and the points
 * behind whole numbers become blanks, as does what stands before the value and the
 * semicolon behind it.
 */
#ifndef GTEVAL_READ_CODE_SCAN_H
#define GTEVAL_READ_CODE_SCAN_H

#include "base/buffer.h"
#include "base/text.h"

/* All zeros is ready for code_scan. */
struct literal {
    size_t at, end;      /* the document is data[at .. end) */
    struct buffer bytes; /* as many, with nothing but blanks around the value; owned */
    bool objects;        /* there are braces with keys */
    bool names;          /* there are strings */
    bool headed;         /* a name, as tree =, stands before the value */
};

/*
 * Scans the document at data[at], which is no blank; literal->bytes is cleared before.
 * Refused is what JSON of that length cannot say, or what may mean more than a value.
 */
bool code_scan(struct literal *literal, struct text *text, size_t at,
               struct error *error);

#endif
