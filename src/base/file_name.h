/*
 * file_name.h - the names of files, which may be of any bytes, as results have them: so
 * that they stay data, and no two files are called the same.
 */
#ifndef GTEVAL_BASE_FILE_NAME_H
#define GTEVAL_BASE_FILE_NAME_H

#include <stdbool.h>

/* Whether the name is what both functions below make of it. */
bool file_name_is_plain(const char *name);

/*
 * The name as text: a byte that is not UTF-8 becomes U+FFFD and its two hexadecimal
 * digits, and so do those of U+FFFD itself. For the caller to free; NULL without memory.
 */
char *file_name_text(const char *name);

/*
 * What a cell of CSV holds for a name that is text: with escapes as in JSON for control
 * characters; a JSON string where it would be taken for one, for an escape, or by a
 * spreadsheet for a formula. For the caller to free; NULL without memory.
 */
char *file_name_cell(const char *text);

/* The name of a file as a cell of CSV holds it: both, one after the other. */
char *file_name_csv(const char *name);

#endif
