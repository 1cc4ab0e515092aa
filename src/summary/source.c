/*
 * source.c - finding out the format of results, and moving through their text.
 */
#include "summary/source.h"

#include "json/text.h"

bool source_open(struct source *source, const char *path, struct error *error)
{
    *source = (struct source){.line = 1};
    return text_open(&source->text, path, error);
}

/* Whatever looks like JSON is JSON, for its reader to take or to refuse. */
static bool find_format(struct source *source, struct error *error)
{
    bool found;
    char first;

    if (!text_skip(&source->text, JSON_BLANKS, &source->line, &found, error))
        return false;
    first = source->text.data[source->text.position];
    source->next = first == '{' || first == '[' ? source_json : source_csv;
    return true;
}

enum source_result source_next(struct source *source, struct row *row,
                               struct error *error)
{
    row->fresh = false;
    if (!source->next && !find_format(source, error))
        return SOURCE_FAILED;
    return source->next(source, row, error);
}

bool source_needs(const struct source *source, enum row_index field)
{
    enum row_use use = row_fields[field].use;

    return use == ROW_ALWAYS || source->uses[use];
}

bool source_wants(const struct source *source, enum row_index field)
{
    return row_fields[field].use == ROW_WELCOME || source_needs(source, field);
}

bool source_lacks(const struct source *source, const struct nearest *nearest, size_t at,
                  struct error *error)
{
    nearest_error(nearest, "column", "", error);
    error->kind = ERROR_INPUT;
    return text_place(&source->text, at, error);
}

void source_close(struct source *source)
{
    text_close(&source->text);
    csv_release(&source->csv);
    buffer_release(&source->scratch);
}
