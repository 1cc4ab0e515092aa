/*
 * json_edges.c - adjacency maps: labels as keys, their children's labels in arrays.
 */
#include "read/json_flat.h"

#include "read/graph.h"
#include "read/json_member.h"

struct edges {
    struct json_cursor cursor;
    struct graph graph;
};

/* What to do with a label's member; the cursor is at its value. */
typedef bool read_position(struct edges *edges, struct json_words label, size_t at);

/* "a": ["b", "c"]; the first child is at the cursor. */
static bool read_children(struct edges *edges, struct json_words label, size_t at)
{
    struct json_cursor *cursor = &edges->cursor;
    struct json_words child;

    if (!graph_define(&edges->graph, label.text, label.length, at, cursor->error))
        return false;
    while (cursor->data[cursor->at] != ']') {
        size_t place = cursor->at;

        if (!member_label(cursor, &child) ||
            !graph_child(&edges->graph, child.text, child.length, place, cursor->error))
            return false;
        cursor->at = json_next(cursor->data, cursor->at);
    }
    cursor->at++;
    return true;
}

/* An empty array, or null, adds nothing: the label may have a value. */
static bool read_inner(struct edges *edges, struct json_words label, size_t at)
{
    struct json_cursor *cursor = &edges->cursor;

    if (member_null(cursor))
        return true;
    if (cursor->data[cursor->at] != '[')
        return member_refuse(cursor, cursor->at, "expected an array of labels or null");
    cursor->at = json_next(cursor->data, cursor->at + 1);
    if (cursor->data[cursor->at] != ']')
        return read_children(edges, label, at);
    cursor->at++;
    return true;
}

/* "b": 3 */
static bool read_leaf(struct edges *edges, struct json_words label, size_t at)
{
    struct json_cursor *cursor = &edges->cursor;
    double value;

    if (!graph_define(&edges->graph, label.text, label.length, at, cursor->error) ||
        !member_score(cursor, &value, "a number, \"inf\" or \"-inf\""))
        return false;
    graph_value(&edges->graph, value);
    return true;
}

/* All members of the map at data[at]. */
static bool read_map(struct edges *edges, size_t at, read_position *read)
{
    struct json_cursor *cursor = &edges->cursor;
    struct json_words label;

    if (cursor->data[at] != '{')
        return member_refuse(cursor, at, "expected an object with labels as its keys");
    cursor->at = json_next(cursor->data, at + 1);
    while (cursor->data[cursor->at] != '}') {
        size_t place = cursor->at;

        if (!member_label(cursor, &label))
            return false;
        cursor->at = json_next(cursor->data, cursor->at);
        if (!read(edges, label, place))
            return false;
        cursor->at = json_next(cursor->data, cursor->at);
    }
    return true;
}

static bool read_root(struct edges *edges, size_t at)
{
    struct json_cursor *cursor = &edges->cursor;
    struct json_words label;

    cursor->at = at;
    if (at == 0 || member_null(cursor))
        return true;
    return member_label(cursor, &label) &&
           graph_root(&edges->graph, label.text, label.length, at, cursor->error);
}

static bool read_graph(struct edges *edges, const struct form *form)
{
    struct json_cursor *cursor = &edges->cursor;
    size_t values = form->value[FORM_VALUES];

    if (!read_map(edges, form->value[FORM_EDGES], read_inner) ||
        (values > 0 && !read_map(edges, values, read_leaf)) ||
        !read_root(edges, form->value[FORM_ROOT]))
        return false;
    if (edges->graph.count == 0)
        return member_refuse(cursor, form->value[FORM_EDGES], "expected a node at least");
    return graph_unfold(&edges->graph, cursor->text, cursor->b, cursor->error);
}

bool json_edges(const struct text *text, const struct form *form, struct build *b,
                struct error *error)
{
    struct edges edges = {
        .cursor = {.text = text, .data = text->data, .b = b, .error = error}};
    bool read = read_graph(&edges, form);

    graph_release(&edges.graph);
    buffer_release(&edges.cursor.scratch);
    return read;
}
