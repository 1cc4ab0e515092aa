/*
 * json.c - trees in JSON: nested arrays, objects, flat maps. gteval(5) says what is read.
 */
#include "read/finish.h"
#include "read/formats.h"
#include "read/json_each.h"
#include "read/json_form.h"
#include "read/json_game.h"
#include "read/json_node.h"
#include "read/json_odd.h"
#include "read/json_rows.h"
#include "read/json_tables.h"
#include "json/scan.h"
#include "json/text.h"

/* What is being read. */
struct json_reading {
    struct text *text;
    bool shortcut; /* whether plain nodes may take it (json_rows.h) */
    bool one;      /* whether an array at the top is certainly one tree */
    struct json_keys keys;
    struct json_scan scan;
    struct form form;
};

/* A form in which nodes name each other. */
static bool read_table(struct json_reading *r, struct build *b, table_read *read,
                       struct error *error)
{
    struct document document;
    bool done = document_read(&document, r->text, r->scan.at, r->scan.end, error) &&
                read(&document, &r->keys, b, error);

    document_release(&document);
    return done;
}

/* Whether a child of the root has children, or is said to be whose turn it is. */
static bool has_tree(const struct build *b)
{
    const struct tree *t = &b->tree;

    for (node n = TREE_ROOT + 1; n < t->count; n = t->end[n])
        if (!tree_is_leaf(t, n) || build_is_told(b, n))
            return true;
    return false;
}

/* Whether all elements of the array at data[at] are objects. */
static bool all_objects(const char *data, size_t at)
{
    for (at = json_next(data, at + 1); data[at] == '{';)
        at = json_next(data, json_skip(data, at));
    return data[at] == ']';
}

/* An array at the top may be of trees: then it is no node, as it has been read. */
static bool one_tree(const struct json_reading *r, const struct build *b,
                     struct error *error)
{
    const char *data = r->text->data;
    size_t at = r->form.at;

    if (r->one || data[at] != '[' || data[json_next(data, at + 1)] != '{' ||
        !has_tree(b) || !all_objects(data, at))
        return true;
    return text_error(r->text, at, error,
                      "an array of trees, or a node and its children? --each reads its "
                      "elements as trees, --root=max or --root=min reads it as a node");
}

static bool read_form(struct json_reading *r, struct build *b, enum mover *root,
                      struct error *error)
{
    switch (r->form.kind) {
    case FORM_TREE:
        return form_mover(&r->form, r->text, &b->tree, &r->keys, root, error) &&
               json_node(r->text, r->form.value[FORM_TREE], &r->keys, b, error);
    case FORM_NODES:
        return form_mover(&r->form, r->text, &b->tree, &r->keys, root, error) &&
               read_table(r, b, json_nodes, error);
    case FORM_EDGES:
        return form_mover(&r->form, r->text, &b->tree, &r->keys, root, error) &&
               read_table(r, b, json_edges, error);
    default:
        return json_node(r->text, r->form.at, &r->keys, b, error) &&
               one_tree(r, b, error);
    }
}

static bool read_any(struct json_reading *r, struct build *b, enum mover *root,
                     struct error *error)
{
    enum table_result result;

    if (!json_scan_odd(&r->scan, r->text, error) ||
        !odd_check(r->text, &r->scan, &r->keys, error) ||
        !form_find(&r->form, r->text, r->scan.at, r->scan.end, &r->keys, error) ||
        !game_head(&r->form, r->text, b, error))
        return false;
    result = json_tables(r->text, &r->scan, &r->form, r->keys.ignore, b, root, error);
    if (result == TABLE_NONE)
        notes_drop(r->text->notes);
    if (result != TABLE_NONE || r->form.kind != FORM_NODE)
        game_note(&r->form, r->text);
    if (result == TABLE_FAILED || (result == TABLE_NONE && !read_form(r, b, root, error)))
        return false;
    r->text->position = r->scan.end;
    return true;
}

/* Of members it may be told what they mean, or that they mean nothing. */
static bool may_be_rows(const struct json_reading *r)
{
    char first = r->text->data[r->text->position];

    return r->shortcut &&
           (first == '[' || (first == '{' && !r->text->notes && !r->keys.ignore));
}

static bool read_document(struct json_reading *r, struct build *b, enum mover *root,
                          struct error *error)
{
    struct build before = *b;
    enum rows_result result = ROWS_REFUSED;

    if (may_be_rows(r))
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

    if (!(options->each ? each_next(r->text, &found, error)
                        : text_skip(r->text, JSON_BLANKS, NULL, &found, error)))
        return READ_FAILED;
    if (!found)
        return READ_END;
    build_start(b);
    r->keys.ignore = options->ignore;
    r->one = options->each || options->root != MOVER_DEFAULT;
    if (!read_document(r, b, &root, error))
        return READ_FAILED;
    if (options->root != MOVER_DEFAULT)
        root = options->root;
    else if (build_is_told(b, TREE_ROOT) && b->tree.mover[TREE_ROOT] != MOVER_CHANCE)
        root = MOVER_DEFAULT; /* the node itself knows better than the document */
    return finish_tree(r->text, b, root, error);
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
