/*
 * csv_header.h - the first line of a table of nodes: what separates its cells, and what
 * its columns hold.
 */
#ifndef GTEVAL_READ_CSV_HEADER_H
#define GTEVAL_READ_CSV_HEADER_H

#include "base/csv.h"
#include "read/keys.h"

/* No column. */
#define CSV_NO_COLUMN SIZE_MAX

struct csv_column {
    struct key_word key;
    size_t heading; /* offset in names */
    size_t at;      /* where its heading stands in the text */
    size_t player;  /* of payoffs: whose, from 1; 0: those of all in one cell */
};

/* All zeros, but for ignore, is ready for csv_header_read. */
struct csv_header {
    struct csv_column *columns; /* owned */
    size_t count, capacity;
    struct buffer names;     /* the headings, each closed by a NUL */
    size_t id, parent, name; /* columns; name may be CSV_NO_COLUMN */
    const char *ignore;      /* headings that are passed over; as in read_options */
    size_t players;          /* that have a column of payoffs each */
    bool edges;              /* a row is an edge: id is a column of children */
};

/*
 * Reads the record at text->position, which stays where it is, as a header; csv says
 * afterwards what separates cells. Refused: a header without a column for nodes, parents
 * or values, two columns for nodes or parents, payoffs of some players and not of others,
 * and headings that are like one that would matter.
 */
bool csv_header_read(struct csv_header *header, struct csv *csv, struct text *text,
                     struct error *error);

static inline const char *csv_heading(const struct csv_header *header, size_t column)
{
    return header->names.data + header->columns[column].heading;
}

void csv_header_release(struct csv_header *header);

/* Whether the line at data[at] is certainly such a header. Reads on to its end only where
 * a heading begins it. */
bool csv_header_is(struct text *text, size_t at, bool *is, struct error *error);

#endif
