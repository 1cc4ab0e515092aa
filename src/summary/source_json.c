/*
 * source_json.c - results in JSON lines: one object each, whose keys are found by their
 * names. Events of a trace between them are passed over.
 */
#include "summary/source.h"

#include "json/scan.h"
#include "json/text.h"

#include <string.h>

static const char EVENT[] = "event", RESULT[] = "result";

/* An object that is being read. */
struct object {
    struct source *source;
    struct json_scan scan;
    size_t values[ROW_FIELDS]; /* where the value of each field begins; 0: not found */
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

/* Notes where the value of a member stands, if it is one that is needed. */
static bool note_member(struct object *o, struct json_words key, size_t at, size_t value,
                        struct error *error)
{
    int field = find_field(key);

    if (json_words_are(key, EVENT))
        return note_event(o, value, error);
    if (field == ROW_FIELDS)
        return true;
    if (o->values[field] > 0)
        return text_error(&o->source->text, at, error, "a second key \"%s\"",
                          row_fields[field].name);
    o->values[field] = value;
    return true;
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
    if (o->values[field] == 0)
        return text_error(&o->source->text, o->scan.at, error,
                          "expected a result with a key \"%s\"", row_fields[field].name);
    if (row_fields[field].is_number)
        return read_number(o, row, field, error);
    return read_word(o, row, field, error);
}

static bool read_object(struct object *o, struct row *row, struct error *error)
{
    struct text *text = &o->source->text;

    if (text->data[text->position] != '{')
        return text_error(text, text->position, error, "expected a JSON object");
    if (!json_scan(&o->scan, text, error) || !find_members(o, error))
        return false;
    row->line = o->source->line;
    for (int field = 0; field < ROW_FIELDS && !o->is_event; field++)
        if (!read_field(o, row, (enum row_index)field, error))
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
