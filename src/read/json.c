/*
 * json.c - trees in JSON: nested arrays, objects, flat maps. gteval(5) says what is read.
 */
#include "read/json.h"

#include "read/formats.h"
#include "read/json_flat.h"
#include "read/json_form.h"
#include "read/json_node.h"
#include "read/json_piece.h"
#include "read/json_rows.h"
#include "read/json_scan.h"
#include "read/json_text.h"

/* Above this length trees do not go to cJSON, whose memory grows with the text and which
 * is slower than the walk. */
enum { PIECE = 1 << 16 };

/* Shorter than any object: none goes to cJSON. */
enum { NO_PIECE = 1 };

/* A document that is being read. */
struct document {
    struct text *text;
    struct json_scan scan;
    struct form form;
    size_t piece;
};

/* Whether the node at data[at] is one for cJSON. Nested arrays are not: the walk takes
 * half the time for them. */
static bool is_piece(const struct document *d, size_t at)
{
    return d->text->data[at] == '{' && d->scan.end - at <= d->piece &&
           d->scan.depth <= PIECE_LEVELS && !d->scan.odd;
}

/*
 * Builds the tree whose root is the value at data[at]. cJSON keeps no places: where it
 * meets anything wrong or unusual, the walk does the reading or the refusing.
 */
static bool read_node(const struct document *d, size_t at, struct build *b,
                      struct error *error)
{
    if (is_piece(d, at)) {
        struct build before = *b;
        enum piece_result result =
            piece_build(d->text->data + at, d->scan.end - at, b, error);

        if (result != PIECE_REFUSED)
            return result == PIECE_BUILT;
        build_rewind(b, &before);
    }
    return json_node(d->text, at, b, error);
}

static bool read_form(const struct document *d, struct build *b, enum mover *root,
                      struct error *error)
{
    switch (d->form.kind) {
    case FORM_TREE:
        return form_mover(&d->form, d->text, FORM_ROOT, root, error) &&
               read_node(d, d->form.value[FORM_TREE], b, error);
    case FORM_NODES:
        return form_mover(&d->form, d->text, FORM_ROOT, root, error) &&
               json_nodes(d->text, d->form.value[FORM_NODES], b, error);
    case FORM_EDGES:
        return form_mover(&d->form, d->text, FORM_PLAYER, root, error) &&
               json_edges(d->text, &d->form, b, error);
    default:
        return read_node(d, d->form.at, b, error);
    }
}

static bool read_any(struct document *d, struct build *b, enum mover *root,
                     struct error *error)
{
    if (!json_scan(&d->scan, d->text, error) ||
        !form_find(&d->form, d->text, d->scan.at, error) || !read_form(d, b, root, error))
        return false;
    d->text->position = d->scan.end;
    return true;
}

/* The shortcut for arrays comes first; pieces of no size ask for no shortcut. */
static bool read_document(struct document *d, struct build *b, enum mover *root,
                          struct error *error)
{
    struct build before = *b;
    enum rows_result result = ROWS_REFUSED;

    if (d->piece > 0 && d->text->data[d->text->position] == '[')
        result = json_rows(d->text, b, error);
    if (result != ROWS_REFUSED)
        return result == ROWS_BUILT;
    build_rewind(b, &before);
    return read_any(d, b, root, error);
}

enum read_result json_read_pieces(struct text *text, struct build *b,
                                  const struct read_options *options, size_t piece,
                                  struct error *error)
{
    struct document document = {.text = text, .piece = piece};
    enum mover root = MOVER_DEFAULT;
    bool found;

    if (!text_skip(text, JSON_BLANKS, NULL, &found, error))
        return READ_FAILED;
    if (!found)
        return READ_END;
    build_start(b);
    if (!read_document(&document, b, &root, error))
        return READ_FAILED;
    build_finish(b, options->root == MOVER_DEFAULT ? root : options->root);
    return READ_TREE;
}

enum read_result json_read(struct text *text, struct build *b,
                           const struct read_options *options, struct error *error)
{
    return json_read_pieces(text, b, options, options->aside ? NO_PIECE : PIECE, error);
}
