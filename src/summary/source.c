/*
 * source.c - finding out the format of results, and moving through their text.
 */
#include "summary/source.h"

#include <string.h>

void source_pass(struct source *source, size_t to)
{
    struct text *text = &source->text;
    const char *at = text->data + text->position, *end = text->data + to;

    while ((at = memchr(at, '\n', (size_t)(end - at)))) {
        source->line++;
        at++;
    }
    text->position = to;
}

bool source_skip(struct source *source, const char *blanks, bool *found,
                 struct error *error)
{
    struct text *text = &source->text;
    size_t skipped = 0;

    for (;;) {
        size_t count = strspn(text->data + text->position, blanks);

        skipped += count;
        source_pass(source, text->position + count);
        text_forget(text);
        *found = text->position < text->size;
        if (*found || text->complete)
            return true;
        if (skipped > TEXT_BLANKS)
            return text_refuse_blanks(text, error);
        if (!text_more(text, error))
            return false;
    }
}

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

    if (!source_skip(source, " \t\r\n", &found, error))
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

void source_close(struct source *source)
{
    text_close(&source->text);
    csv_release(&source->csv);
    buffer_release(&source->scratch);
}
