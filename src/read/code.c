/*
 * code.c - reading a tree out of a line of a program: Python's dictionaries, lists and
 * tuples, arrays of numpy, initialisers of C and Java, what JavaScript takes from JSON.
 * Written anew (code_scan.h), it is JSON, or list text where names stand in the lists.
 */
#include "read/formats.h"

#include "read/code_scan.h"
#include "read/cursor.h"

#include <string.h>

/* The offset of a line and a column in what is held of a text. */
static size_t offset_of(const struct text *text, uint64_t line, uint64_t column)
{
    uint64_t at_line = text->line, at_column = 1;
    size_t at = 0;

    if (line == at_line)
        at_column += text->column;
    while (at < text->size && at_line < line)
        at_line += text->data[at++] == '\n';
    while (at < text->size && at_column < column) {
        at++;
        at_column += at == text->size || (text->data[at] & 0xC0) != 0x80;
    }
    return at;
}

/* An error found in what was written anew is shown in the text that stands there. */
static void show_source(const struct text *text, const struct literal *literal,
                        const struct text *view, struct error *error)
{
    size_t gone = literal->bytes.size - view->size;

    if (error->kind != ERROR_INPUT || error->line == 0)
        return;
    error->file = NULL;
    text_place(text, literal->at + gone + offset_of(view, error->line, error->column),
               error);
}

static enum read_result read_view(struct text *text, const struct literal *literal,
                                  struct build *b, const struct read_options *options,
                                  struct error *error)
{
    struct text view = {.file = text->file,
                        .descriptor = -1,
                        .data = literal->bytes.data,
                        .size = literal->bytes.size,
                        .capacity = literal->bytes.size,
                        .complete = true};
    read_function *read = literal->names && !literal->objects ? list_read : json_read;
    enum read_result result;

    text_locate(text, literal->at, &view.line, &view.column);
    view.column--;
    result = read(&view, b, options, error);
    if (result == READ_FAILED)
        show_source(text, literal, &view, error);
    else
        text->position = literal->end;
    return result;
}

enum read_result code_read(struct text *text, struct build *b,
                           const struct read_options *options, struct error *error)
{
    struct cursor cursor = {.text = text, .at = text->position, .error = error};
    struct literal literal = {0};
    enum read_result result = READ_FAILED;

    cursor_skip_space(&cursor);
    if (cursor.failed)
        return READ_FAILED;
    text->position = cursor.at;
    if (cursor.at == text->size)
        return READ_END;
    if (code_scan(&literal, text, cursor.at, error))
        result = read_view(text, &literal, b, options, error);
    buffer_release(&literal.bytes);
    return result;
}
