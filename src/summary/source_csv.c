/*
 * source_csv.c - results in CSV. Columns are found by their names in the header, which
 * may come again where the results of several runs have been joined.
 */
#include "summary/source.h"

#include <string.h>

/* Finds the column of that name, which must not be there twice; csv.count: it is not. */
static bool find_name(const struct source *source, const char *name, size_t *column,
                      struct error *error)
{
    const struct csv *csv = &source->csv;

    *column = csv->count;
    for (size_t i = 0; i < csv->count; i++) {
        if (strcmp(csv_word(csv, i), name) != 0)
            continue;
        if (*column < csv->count)
            return text_error(&source->text, csv->cells[i].at, error,
                              "a second column '%s'", name);
        *column = i;
    }
    return true;
}

static bool find_column(struct source *source, enum row_index field, struct error *error)
{
    const char *name = row_fields[field].name;
    size_t *column = &source->columns[field];

    *column = source->csv.count;
    if (!source_wants(source, field))
        return true;
    if (!find_name(source, name, column, error))
        return false;
    return *column < source->csv.count || !source_needs(source, field) ||
           text_error(&source->text, source->csv.cells[0].at, error,
                      "expected a header of results with a column '%s'", name);
}

/* Finds the column that trees are grouped by. */
static bool find_group(struct source *source, struct error *error)
{
    const struct csv *csv = &source->csv;
    struct nearest nearest;

    if (!source->by)
        return true;
    if (!find_name(source, source->by, &source->group, error))
        return false;
    if (source->group < csv->count)
        return true;
    nearest = nearest_to(source->by);
    for (size_t i = 0; i < csv->count; i++)
        nearest_offer(&nearest, csv_word(csv, i));
    return source_lacks(source, &nearest, csv->cells[0].at, error);
}

static bool read_header(struct source *source, struct error *error)
{
    for (int field = 0; field < ROW_FIELDS; field++)
        if (!find_column(source, (enum row_index)field, error))
            return false;
    source->width = source->csv.count;
    return find_group(source, error);
}

/* The first record is one; later ones have a name where a number should be. */
static bool is_header(const struct source *source)
{
    size_t column = source->columns[ROW_tree];

    return source->width == 0 ||
           (column < source->csv.count &&
            strcmp(csv_word(&source->csv, column), row_fields[ROW_tree].name) == 0);
}

static bool read_group(const struct source *source, struct row *row, struct error *error)
{
    const struct csv *csv = &source->csv;

    if (!source->by)
        return true;
    buffer_clear(&row->group);
    buffer_add(&row->group, csv_word(csv, source->group),
               csv->cells[source->group].length);
    return !row->group.failed || error_memory(error);
}

static bool read_row(const struct source *source, struct row *row, struct error *error)
{
    const struct csv *csv = &source->csv;

    if (csv->count != source->width)
        return text_error(&source->text, csv->cells[0].at, error,
                          "expected %zu cells as in the header, found %zu", source->width,
                          csv->count);
    row_clear(row);
    row->line = source->line;
    for (int field = 0; field < ROW_FIELDS; field++) {
        size_t column = source->columns[field];

        if (column < source->width &&
            !row_set(row, (enum row_index)field, csv_word(csv, column),
                     csv->cells[column].length, &source->text, csv->cells[column].at,
                     error))
            return false;
    }
    return read_group(source, row, error);
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
