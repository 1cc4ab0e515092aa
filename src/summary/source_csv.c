/*
 * source_csv.c - results in CSV. Columns are found by their names in the header, which
 * may come again where the results of several runs have been joined.
 */
#include "summary/source.h"

#include <string.h>

/* Finds the column of a field; it must be there, and once. */
static bool find_column(struct source *source, enum row_index field, struct error *error)
{
    const struct csv *csv = &source->csv;
    const char *name = row_fields[field].name;
    size_t *column = &source->columns[field];

    *column = csv->count;
    for (size_t i = 0; i < csv->count; i++) {
        if (strcmp(csv_word(csv, i), name) != 0)
            continue;
        if (*column < csv->count)
            return text_error(&source->text, csv->cells[i].at, error,
                              "a second column '%s'", name);
        *column = i;
    }
    return *column < csv->count ||
           text_error(&source->text, csv->cells[0].at, error,
                      "expected a header of results with a column '%s'", name);
}

static bool read_header(struct source *source, struct error *error)
{
    for (int field = 0; field < ROW_FIELDS; field++)
        if (!find_column(source, (enum row_index)field, error))
            return false;
    source->width = source->csv.count;
    return true;
}

/* The first record is one; later ones have a name where a number should be. */
static bool is_header(const struct source *source)
{
    size_t column = source->columns[ROW_tree];

    return source->width == 0 ||
           (column < source->csv.count &&
            strcmp(csv_word(&source->csv, column), row_fields[ROW_tree].name) == 0);
}

static bool read_row(const struct source *source, struct row *row, struct error *error)
{
    const struct csv *csv = &source->csv;

    if (csv->count != source->width)
        return text_error(&source->text, csv->cells[0].at, error,
                          "expected %zu cells as in the header, found %zu", source->width,
                          csv->count);
    row->line = source->line;
    for (int field = 0; field < ROW_FIELDS; field++) {
        size_t column = source->columns[field];

        if (!row_set(row, (enum row_index)field, csv_word(csv, column),
                     csv->cells[column].length, &source->text, csv->cells[column].at,
                     error))
            return false;
    }
    return true;
}

enum source_result source_csv(struct source *source, struct row *row, struct error *error)
{
    for (;;) {
        bool found, header;

        /* Not blanks: they may begin the name of a file. */
        if (!text_skip(&source->text, "\r\n", &source->line, &found, error))
            return SOURCE_FAILED;
        if (!found)
            return SOURCE_END;
        if (!csv_next(&source->csv, &source->text, error))
            return SOURCE_FAILED;
        header = is_header(source);
        if (header ? !read_header(source, error) : !read_row(source, row, error))
            return SOURCE_FAILED;
        text_pass(&source->text, source->csv.at, &source->line);
        if (!header)
            return SOURCE_ROW;
        row->fresh = true;
    }
}
