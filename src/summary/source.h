/*
 * source.h - a file of results, row by row, in either format.
 */
#ifndef GTEVAL_SUMMARY_SOURCE_H
#define GTEVAL_SUMMARY_SOURCE_H

#include "base/csv.h"
#include "base/nearest.h"
#include "summary/row.h"

enum source_result {
    SOURCE_ROW,    /* the next row has been read */
    SOURCE_END,    /* nothing was left */
    SOURCE_FAILED, /* error says why */
};

struct source {
    struct text text;
    const char *by;      /* borrowed: the column for row->group; NULL: none */
    bool uses[ROW_USES]; /* which fields are wanted besides those that always are */
    uint64_t line;       /* the one that text.position stands in */
    /* Reads the next row, from text.position on; NULL before the first. */
    enum source_result (*next)(struct source *source, struct row *row,
                               struct error *error);
    struct csv csv;
    size_t columns[ROW_FIELDS]; /* CSV: where each field stands in a record, ... */
    size_t group;               /* ... and that column; width: it does not */
    size_t width;               /* CSV: cells in a record; 0 before the first header */
    struct buffer scratch;
};

/* Opens path, and sets all but by and uses ("-": standard input). */
bool source_open(struct source *source, const char *path, struct error *error);

/* The next row; what row held before is replaced. */
enum source_result source_next(struct source *source, struct row *row,
                               struct error *error);

void source_close(struct source *source);

/* Whether a field must be there; whether it is read if it is. */
bool source_needs(const struct source *source, enum row_index field);
bool source_wants(const struct source *source, enum row_index field);

/* Fills error: there is no column source->by, but maybe the nearest; the place is that of
 * text->data[at]. Always false. */
bool source_lacks(const struct source *source, const struct nearest *nearest, size_t at,
                  struct error *error);

enum source_result source_csv(struct source *source, struct row *row,
                              struct error *error);
enum source_result source_json(struct source *source, struct row *row,
                               struct error *error);

#endif
