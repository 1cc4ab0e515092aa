/*
 * source_json.c - results in JSON lines: one object each, whose keys are found by their
 * names. Events of a trace between them are passed over.
 */
#include "summary/source.h"

#include "base/file_name.h"
#include "base/quote.h"
#include "json/scan.h"
#include "json/text.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN_SIZE = 96 };

static const char EVENT[] = "event", RESULT[] = "result";

/* An object that is being read. */
struct object {
    struct source *source;
    struct json_scan scan;
    size_t values[ROW_FIELDS]; /* where the value of each field begins; 0: not found */
    size_t group;              /* the same of what trees are grouped by */
    bool is_event;             /* of another kind than a result */
};

/* The field of that name, or ROW_FIELDS. */
static int find_field(struct json_words key)
{
    int field = 0;

    while (field < ROW_FIELDS && !json_words_are(key, row_fields[field].name))
        field++;
    return field;
}

static bool note_event(struct object *o, size_t at, struct error *error)
{
    const char *data = o->source->text.data;
    struct json_words kind;

    o->is_event = true;
    if (data[at] != '"')
        return true;
    if (!json_string_read(data, &at, &o->source->scratch, &kind, error))
        return false;
    o->is_event = !json_words_are(kind, RESULT);
    return true;
}

/* Notes where the value of a key stands, which must not be there twice. */
static bool note_value(struct object *o, const char *name, size_t *noted, size_t at,
                       size_t value, struct error *error)
{
    if (*noted > 0)
        return text_error(&o->source->text, at, error, "a second key \"%s\"", name);
    *noted = value;
    return true;
}

/* Notes a member, if it is one that is needed. */
static bool note_member(struct object *o, struct json_words key, size_t at, size_t value,
                        struct error *error)
{
    const char *by = o->source->by;
    int field = find_field(key);

    if (by && json_words_are(key, by) && !note_value(o, by, &o->group, at, value, error))
        return false;
    if (json_words_are(key, EVENT))
        return note_event(o, value, error);
    return field == ROW_FIELDS || !source_wants(o->source, (enum row_index)field) ||
           note_value(o, row_fields[field].name, &o->values[field], at, value, error);
}

static bool find_members(struct object *o, struct error *error)
{
    const char *data = o->source->text.data;
    size_t at = json_next(data, o->scan.at + 1);

    while (data[at] != '}') {
        size_t value, end = at;
        struct json_words key;

        if (!json_string_read(data, &end, &o->source->scratch, &key, error))
            return false;
        value = json_next(data, end);
        if (!note_member(o, key, at, value, error))
            return false;
        at = json_next(data, json_skip(data, value));
    }
    return true;
}

static bool read_word(struct object *o, struct row *row, enum row_index field,
                      struct error *error)
{
    const struct text *text = &o->source->text;
    size_t at = o->values[field], end = at;
    struct json_words word;

    if (text->data[at] != '"')
        return text_error(text, at, error, "%s: expected a string",
                          row_fields[field].name);
    return json_string_read(text->data, &end, &o->source->scratch, &word, error) &&
           row_set(row, field, word.text, word.length, text, at, error);
}

static bool read_number(struct object *o, struct row *row, enum row_index field,
                        struct error *error)
{
    const struct text *text = &o->source->text;
    size_t at = o->values[field];

    return row_set(row, field, text->data + at, json_skip(text->data, at) - at, text, at,
                   error);
}

static bool read_field(struct object *o, struct row *row, enum row_index field,
                       struct error *error)
{
    if (!source_wants(o->source, field) ||
        (o->values[field] == 0 && !source_needs(o->source, field)))
        return true;
    if (o->values[field] == 0)
        return text_error(&o->source->text, o->scan.at, error,
                          "expected a result with a key \"%s\"", row_fields[field].name);
    if (row_fields[field].is_number)
        return read_number(o, row, field, error);
    return read_word(o, row, field, error);
}

/* A key, where it is the nearest so far, is copied to best. */
static void offer(struct nearest *nearest, char best[static SHOWN_SIZE],
                  struct json_words key)
{
    char name[SHOWN_SIZE];

    nearest_offer(nearest, quote_short(name, sizeof name, key.text, key.length));
    if (nearest->best == name)
        nearest->best = strcpy(best, name);
}

/* No key is that which trees are grouped by. */
static bool lacks_group(struct object *o, struct error *error)
{
    const char *data = o->source->text.data;
    struct nearest nearest = nearest_to(o->source->by);
    size_t at = json_next(data, o->scan.at + 1);
    char best[SHOWN_SIZE];

    while (data[at] != '}') {
        struct json_words key;

        if (!json_string_read(data, &at, &o->source->scratch, &key, error))
            return false;
        offer(&nearest, best, key);
        at = json_next(data, json_skip(data, json_next(data, at)));
    }
    return source_lacks(o->source, &nearest, o->scan.at, error);
}

/* A text becomes what CSV has for it; there, an infinite value is no name to be quoted.
 */
static bool set_text(struct row *row, struct json_words words, struct error *error)
{
    char *text = strndup(words.text, words.length);
    bool infinite = text && strcmp(text, "-inf") == 0;
    char *cell = infinite ? strdup(text) : text ? file_name_cell(text) : NULL;

    if (cell)
        buffer_text(&row->group, cell);
    free(text);
    free(cell);
    return (cell && !row->group.failed) || error_memory(error);
}

/* Whatever else there is stays as it is written, but for nothing. */
static bool set_other(struct row *row, const char *value, size_t length,
                      struct error *error)
{
    if (length != strlen("null") || strncmp(value, "null", length) != 0)
        buffer_add(&row->group, value, length);
    else
        buffer_text(&row->group, "");
    return !row->group.failed || error_memory(error);
}

static bool read_group(struct object *o, struct row *row, struct error *error)
{
    const char *data = o->source->text.data;
    size_t at = o->group;
    struct json_words words;

    if (!o->source->by)
        return true;
    if (at == 0)
        return lacks_group(o, error);
    buffer_clear(&row->group);
    if (data[at] != '"')
        return set_other(row, data + at, json_skip(data, at) - at, error);
    return json_string_read(data, &at, &o->source->scratch, &words, error) &&
           set_text(row, words, error);
}

static bool read_object(struct object *o, struct row *row, struct error *error)
{
    struct text *text = &o->source->text;

    if (text->data[text->position] != '{')
        return text_error(text, text->position, error, "expected a JSON object");
    if (!json_scan(&o->scan, text, error) || !find_members(o, error))
        return false;
    row_clear(row);
    row->line = o->source->line;
    for (int field = 0; field < ROW_FIELDS && !o->is_event; field++)
        if (!read_field(o, row, (enum row_index)field, error))
            return false;
    if (!o->is_event && !read_group(o, row, error))
        return false;
    text_pass(text, o->scan.end, &o->source->line);
    return true;
}

enum source_result source_json(struct source *source, struct row *row,
                               struct error *error)
{
    for (;;) {
        struct object object = {.source = source};
        bool found;

        if (!text_skip(&source->text, JSON_BLANKS, &source->line, &found, error))
            return SOURCE_FAILED;
        if (!found)
            return SOURCE_END;
        if (!read_object(&object, row, error))
            return SOURCE_FAILED;
        if (!object.is_event)
            return SOURCE_ROW;
    }
}
