/*
 * json.c - trees in JSON: nested arrays, objects, flat maps. gteval(5) says what is read.
 */
#include "read/formats.h"
#include "read/json_form.h"
#include "read/json_node.h"
#include "read/json_rows.h"
#include "read/json_tables.h"
#include "json/scan.h"
#include "json/text.h"

/* What is being read. */
struct json_reading {
    struct text *text;
    bool shortcut; /* whether nested arrays may take it (json_rows.h) */
    struct json_scan scan;
    struct form form;
};

/* A form in which nodes name each other. */
static bool read_table(const struct json_reading *r, struct build *b,
                       bool (*read)(struct document *, struct build *, struct error *),
                       struct error *error)
{
    struct document document;
    bool done = document_read(&document, r->text, r->scan.at, r->scan.end, error) &&
                read(&document, b, error);

    document_release(&document);
    return done;
}

static bool read_form(const struct json_reading *r, struct build *b, enum mover *root,
                      struct error *error)
{
    switch (r->form.kind) {
    case FORM_TREE:
        return form_mover(&r->form, r->text, FORM_ROOT, root, error) &&
               json_node(r->text, r->form.value[FORM_TREE], b, error);
    case FORM_NODES:
        return form_mover(&r->form, r->text, FORM_ROOT, root, error) &&
               read_table(r, b, json_nodes, error);
    case FORM_EDGES:
        return form_mover(&r->form, r->text, FORM_PLAYER, root, error) &&
               read_table(r, b, json_edges, error);
    default:
        return json_node(r->text, r->form.at, b, error);
    }
}

static bool read_any(struct json_reading *r, struct build *b, enum mover *root,
                     struct error *error)
{
    enum table_result result;

    if (!json_scan(&r->scan, r->text, error) ||
        !form_find(&r->form, r->text, r->scan.at, error))
        return false;
    result = json_tables(r->text, &r->scan, &r->form, b, root, error);
    if (result == TABLE_FAILED || (result == TABLE_NONE && !read_form(r, b, root, error)))
        return false;
    r->text->position = r->scan.end;
    return true;
}

static bool read_document(struct json_reading *r, struct build *b, enum mover *root,
                          struct error *error)
{
    struct build before = *b;
    enum rows_result result = ROWS_REFUSED;

    if (r->shortcut && r->text->data[r->text->position] == '[')
        result = json_rows(r->text, b, error);
    if (result != ROWS_REFUSED)
        return result == ROWS_BUILT;
    build_rewind(b, &before);
    return read_any(r, b, root, error);
}

static enum read_result read_next(struct json_reading *r, struct build *b,
                                  const struct read_options *options, struct error *error)
{
    enum mover root = MOVER_DEFAULT;
    bool found;

    if (!text_skip(r->text, JSON_BLANKS, NULL, &found, error))
        return READ_FAILED;
    if (!found)
        return READ_END;
    build_start(b);
    if (!read_document(r, b, &root, error))
        return READ_FAILED;
    build_finish(b, options->root == MOVER_DEFAULT ? root : options->root);
    return READ_TREE;
}

enum read_result json_read(struct text *text, struct build *b,
                           const struct read_options *options, struct error *error)
{
    struct json_reading reading = {.text = text, .shortcut = true};

    return read_next(&reading, b, options, error);
}

enum read_result json_read_walked(struct text *text, struct build *b,
                                  const struct read_options *options, struct error *error)
{
    struct json_reading reading = {.text = text};

    return read_next(&reading, b, options, error);
}
