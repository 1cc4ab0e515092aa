/*
 * csv.c - reading CSV.
 *
 *      record: cell { separator cell } ( LF | CR LF )
 *      cell:   plain | '"' { '""' | anything but '"' } '"'
 */
#include "base/csv.h"

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

static char separator_of(const struct csv *csv)
{
    return csv->separator ? csv->separator : ',';
}

/* plain */
static bool take_plain(struct csv *csv, struct text *text, struct error *error)
{
    const char stops[] = {'"', '\r', '\n', separator_of(csv), '\0'};

    if (!take_until(csv, text, stops, error))
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

static bool is_blank(const struct csv *csv, char c)
{
    return (c == ' ' || c == '\t') && c != csv->separator;
}

/* Past blanks that are no part of a cell. Afterwards data[at] is held, or NUL at the end
 * of the text. */
static bool skip_blanks(struct csv *csv, struct text *text, struct error *error)
{
    do {
        if (csv->at == text->size && !text_more(text, error))
            return false;
    } while (csv->loose && is_blank(csv, text->data[csv->at]) && ++csv->at);
    return true;
}

/* What stands between the blanks around a plain cell, which were taken over with it. */
static void cut_blanks(struct csv *csv, const struct text *text, struct csv_cell *cell)
{
    while (csv->loose && cell->end > cell->from &&
           is_blank(csv, text->data[cell->end - 1])) {
        cell->end--;
        csv->bytes.size--;
    }
}

static bool take_contents(struct csv *csv, struct text *text, struct csv_cell *cell,
                          struct error *error)
{
    bool quoted = text->data[cell->at] == '"';

    if (quoted ? !take_quoted(csv, text, error) : !take_plain(csv, text, error))
        return false;
    cell->from = cell->at + quoted;
    cell->end = csv->at - quoted;
    if (!quoted && !csv->bytes.failed)
        cut_blanks(csv, text, cell);
    return !quoted || skip_blanks(csv, text, error);
}

static bool take_cell(struct csv *csv, struct text *text, struct error *error)
{
    struct csv_cell cell = {.start = csv->bytes.size};

    if (!skip_blanks(csv, text, error))
        return false;
    cell.at = csv->at;
    if (!take_contents(csv, text, &cell, error))
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

static bool line_error(const struct csv *csv, const struct text *text,
                       struct error *error)
{
    char c = separator_of(csv);
    const char *separator = c == ',' ? "a comma" : c == ';' ? "a semicolon" : "a tab";

    return text_error(text, csv->at, error, "expected %s or the end of the line",
                      separator);
}

/* LF | CR LF */
static bool take_line_end(struct csv *csv, struct text *text, struct error *error)
{
    if (csv->loose && csv->at == text->size)
        return true;
    if (text->data[csv->at] == '\r') {
        csv->at++;
        if (csv->at == text->size && !text_more(text, error))
            return false;
    }
    if (csv->at == text->size)
        return text_error(text, csv->at, error,
                          "the last line does not end: the text has been cut off");
    if (text->data[csv->at] != '\n')
        return line_error(csv, text, error);
    csv->at++;
    return true;
}

bool csv_next(struct csv *csv, struct text *text, struct error *error)
{
    bool more;

    csv->at = text->position;
    csv->count = 0;
    buffer_clear(&csv->bytes);
    do {
        if (!take_cell(csv, text, error))
            return false;
        more = text->data[csv->at] == separator_of(csv);
        csv->at += more;
    } while (more);
    return take_line_end(csv, text, error);
}

void csv_release(struct csv *csv)
{
    free(csv->cells);
    buffer_release(&csv->bytes);
    *csv = (struct csv){0};
}
