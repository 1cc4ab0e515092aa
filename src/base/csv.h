/*
 * csv.h - reading CSV (RFC 4180), one record at a time.
 */
#ifndef GTEVAL_BASE_CSV_H
#define GTEVAL_BASE_CSV_H

#include "base/buffer.h"
#include "base/text.h"

struct csv_cell {
    size_t at;            /* where it begins in the text, for messages */
    size_t from, end;     /* its contents there, without the quotes around them */
    size_t start, length; /* what it says, in csv->bytes, with a NUL behind */
};

/* All zeros is ready for csv_next. */
struct csv {
    char separator; /* of cells; 0: a comma */
    bool loose; /* as written by hand: blanks around cells are no part of them, and the
                   last line need not end */
    struct csv_cell *cells; /* owned: those of the record last read */
    size_t count, capacity;
    struct buffer bytes;
    size_t
        at; /* how far the text has been read; behind a record, where the next begins */
};

/*
 * Reads the record that begins at text->position, which stays where it is. Lines end with
 * LF or CRLF, and the last one must end as well: else the text may have been cut off. A
 * cell in quotes may hold both.
 */
bool csv_next(struct csv *csv, struct text *text, struct error *error);

static inline const char *csv_word(const struct csv *csv, size_t cell)
{
    return csv->bytes.data + csv->cells[cell].start;
}

void csv_release(struct csv *csv);

#endif
