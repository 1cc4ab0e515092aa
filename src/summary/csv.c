/*
 * csv.c - reading CSV.
 *
 *      record: cell { ',' cell } ( LF | CR LF )
 *      cell:   plain | '"' { '""' | anything but '"' } '"'
 */
#include "summary/csv.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Takes over what comes before one of the stops. Afterwards data[at] is held, or NUL at
 * the end of the text. */
static bool take_until(struct csv *csv, struct text *text, const char *stops,
                       struct error *error)
{
    for (;;) {
        size_t length = strcspn(text->data + csv->at, stops);

        buffer_add(&csv->bytes, text->data + csv->at, length);
        csv->at += length;
        if (csv->at < text->size)
            break;
        if (text->complete)
            return true;
        if (!text_more(text, error))
            return false;
    }
    return text->data[csv->at] != '\0' || text_error(text, csv->at, error, "NUL byte");
}

/* plain */
static bool take_plain(struct csv *csv, struct text *text, struct error *error)
{
    if (!take_until(csv, text, ",\"\r\n", error))
        return false;
    return text->data[csv->at] != '"' ||
           text_error(text, csv->at, error,
                      "a quote in a cell that does not begin with one");
}

/* '"' { '""' | anything but '"' } '"' */
static bool take_quoted(struct csv *csv, struct text *text, struct error *error)
{
    size_t quote = csv->at++;

    for (;;) {
        if (!take_until(csv, text, "\"", error))
            return false;
        if (csv->at++ == text->size)
            return text_error(text, quote, error, "the quote is not closed");
        if (csv->at == text->size && !text_more(text, error))
            return false;
        if (text->data[csv->at] != '"')
            return true;
        buffer_add(&csv->bytes, text->data + csv->at++, 1);
    }
}

static bool take_cell(struct csv *csv, struct text *text, struct error *error)
{
    struct csv_cell cell = {.at = csv->at, .start = csv->bytes.size};
    bool quoted;

    if (csv->at == text->size && !text_more(text, error))
        return false;
    quoted = text->data[csv->at] == '"';
    if (quoted ? !take_quoted(csv, text, error) : !take_plain(csv, text, error))
        return false;
    cell.length = csv->bytes.size - cell.start;
    buffer_add(&csv->bytes, "", 1);
    if (csv->bytes.failed)
        return error_memory(error);
    if (!memory_reserve(&csv->cells, &csv->capacity, csv->count + 1, sizeof cell, error))
        return false;
    csv->cells[csv->count++] = cell;
    return true;
}

/* LF | CR LF */
static bool take_line_end(struct csv *csv, struct text *text, struct error *error)
{
    if (text->data[csv->at] == '\r') {
        csv->at++;
        if (csv->at == text->size && !text_more(text, error))
            return false;
    }
    if (csv->at == text->size)
        return text_error(text, csv->at, error,
                          "the last line does not end: the text has been cut off");
    if (text->data[csv->at] != '\n')
        return text_error(text, csv->at, error,
                          "expected a comma or the end of the line");
    csv->at++;
    return true;
}

bool csv_next(struct csv *csv, struct text *text, struct error *error)
{
    bool comma;

    csv->at = text->position;
    csv->count = 0;
    buffer_clear(&csv->bytes);
    do {
        if (!take_cell(csv, text, error))
            return false;
        comma = text->data[csv->at] == ',';
        csv->at += comma;
    } while (comma);
    return take_line_end(csv, text, error);
}

void csv_release(struct csv *csv)
{
    free(csv->cells);
    buffer_release(&csv->bytes);
    *csv = (struct csv){0};
}
