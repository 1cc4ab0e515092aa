/*
 * json_nodes.c - Dewey ids as keys.
 *
 * As in Dewey text, ids in preorder become nodes as they are met; when one does not fit,
 * the tree is begun again with all of them sorted.
 */
#include "read/json_flat.h"

#include "base/memory.h"
#include "read/ids.h"
#include "read/json_member.h"

#include <stdlib.h>

struct nodes {
    struct json_cursor cursor;
    struct ids ids;
    struct sort_keyed *keys; /* the ids, if they must be sorted; owned */
    size_t count, capacity;
};

/* The id, the inside of the key, that begins at data[at], and the way to its value. */
static bool read_id(struct nodes *nodes, size_t at)
{
    struct json_cursor *cursor = &nodes->cursor;

    if (!ids_read(&nodes->ids, cursor->text, at, cursor->error))
        return false;
    if (cursor->data[nodes->ids.end] != '"')
        return member_refuse(cursor, at, "expected an id: e, or ordinals as in 1.2.1");
    cursor->at = json_next(cursor->data, nodes->ids.end + 1);
    return true;
}

static bool read_object(struct json_cursor *cursor)
{
    struct json_seen seen = {{0}};
    const struct json_key *key;

    for (;;) {
        size_t at = cursor->at = json_next(cursor->data, cursor->at);

        if (cursor->data[at] == '}')
            break;
        if (!member_key(cursor, &seen, &key))
            return false;
        if (key && key->meaning == KEY_CHILDREN)
            return member_refuse(cursor, at, "\"%s\" where ids say who the children are",
                                 key->text);
        if (key && !member_value(cursor, key))
            return false;
    }
    cursor->at++;
    return true;
}

/* A value, an object or null, for the innermost open node. */
static bool read_entry(struct json_cursor *cursor)
{
    double value;

    if (member_null(cursor))
        return true;
    if (cursor->data[cursor->at] == '{') {
        cursor->at++;
        return read_object(cursor);
    }
    if (!member_score(cursor, &value, "a number, \"inf\", \"-inf\", an object or null"))
        return false;
    build_value(cursor->b, value);
    return true;
}

/* The node whose id begins at data[at]. */
static enum ids_result read_node(struct nodes *nodes, size_t at)
{
    struct json_cursor *cursor = &nodes->cursor;
    enum ids_result result;

    if (!read_id(nodes, at))
        return IDS_FAILED;
    result = ids_place(&nodes->ids, cursor->b, cursor->error);
    if (result == IDS_FAILED)
        text_place(cursor->text, at, cursor->error);
    if (result == IDS_PLACED && !read_entry(cursor))
        return IDS_FAILED;
    return result;
}

static bool sort_keys(struct nodes *nodes, size_t at)
{
    const char *data = nodes->cursor.data;

    for (at = json_next(data, at); data[at] != '}'; at = json_next(data, at)) {
        if (!memory_reserve(&nodes->keys, &nodes->capacity, nodes->count + 1,
                            sizeof *nodes->keys, nodes->cursor.error) ||
            !read_id(nodes, at + 1))
            return false;
        nodes->keys[nodes->count++] = ids_item(&nodes->ids);
        at = json_skip(data, nodes->cursor.at);
    }
    return ids_sort(nodes->keys, nodes->count, nodes->cursor.text, nodes->cursor.error);
}

/* All nodes, after some of them have turned out not to be sorted. */
static bool read_sorted(struct nodes *nodes, size_t at)
{
    build_start(nodes->cursor.b);
    ids_start(&nodes->ids);
    if (!sort_keys(nodes, at))
        return false;
    ids_start(&nodes->ids);
    for (size_t i = 0; i < nodes->count; i++) {
        enum ids_result result = read_node(nodes, nodes->keys[i].item);

        if (result == IDS_MISFIT)
            return ids_explain(&nodes->ids, nodes->cursor.text, nodes->cursor.b,
                               nodes->cursor.error);
        if (result == IDS_FAILED)
            return false;
    }
    return true;
}

/* The nodes as they come; behind the opening brace. */
static enum ids_result read_nodes(struct nodes *nodes, size_t at)
{
    struct json_cursor *cursor = &nodes->cursor;
    enum ids_result result = IDS_PLACED;

    ids_start(&nodes->ids);
    cursor->at = json_next(cursor->data, at);
    while (result == IDS_PLACED && cursor->data[cursor->at] != '}') {
        result = read_node(nodes, cursor->at + 1);
        cursor->at = json_next(cursor->data, cursor->at);
    }
    return result;
}

static bool read_all(struct nodes *nodes, size_t at)
{
    struct json_cursor *cursor = &nodes->cursor;
    enum ids_result result;

    if (cursor->data[at] != '{')
        return member_refuse(cursor, at, "expected an object with ids as its keys");
    result = read_nodes(nodes, at + 1);
    if (result == IDS_FAILED || (result == IDS_MISFIT && !read_sorted(nodes, at + 1)))
        return false;
    if (!nodes->ids.rooted)
        return member_refuse(cursor, at, "expected a node at least");
    return ids_finish(&nodes->ids, cursor->text, cursor->b, cursor->error);
}

bool json_nodes(const struct text *text, size_t at, struct build *b, struct error *error)
{
    struct nodes nodes = {
        .cursor = {.text = text, .data = text->data, .b = b, .error = error}};
    bool read = read_all(&nodes, at);

    ids_release(&nodes.ids);
    buffer_release(&nodes.cursor.scratch);
    free(nodes.keys);
    return read;
}
