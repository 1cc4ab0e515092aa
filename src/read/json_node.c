/*
 * json_node.c - from a node in scanned JSON text to a tree.
 *
 * A walk forward through the text, of any size and depth, that knows the place of all it
 * meets.
 */
#include "read/json_node.h"

#include "base/memory.h"
#include "read/json_member.h"

#include <stdlib.h>

/* An object that is a node and is being read. An array needs no memory but its node: the
 * builder knows which nodes are open. */
struct entered {
    size_t at;
    node n;
    struct json_seen seen;
    bool inside; /* the walk is in its array of children */
};

struct walk {
    struct json_cursor cursor;
    struct entered *entered; /* the entered objects around the cursor; owned */
    size_t depth, capacity;
};

static bool open_node(struct json_cursor *cursor, size_t at)
{
    return build_open(cursor->b, cursor->error) ||
           text_place(cursor->text, at, cursor->error);
}

static bool walk_leaf(struct walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at;
    double value;

    if (!member_score(cursor, &value,
                      "a number, \"inf\", \"-inf\", an array or an object"))
        return false;
    return build_leaf(cursor->b, value, cursor->error) ||
           text_place(cursor->text, at, cursor->error);
}

static bool walk_array(struct walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at;

    cursor->at = json_next(cursor->data, at + 1);
    if (cursor->data[cursor->at] == ']')
        return member_refuse(cursor, at, "node without children");
    return open_node(cursor, at);
}

static bool walk_object(struct walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at++;

    if (!open_node(cursor, at) || !memory_reserve(&w->entered, &w->capacity, w->depth + 1,
                                                  sizeof *w->entered, cursor->error))
        return false;
    w->entered[w->depth++] = (struct entered){.at = at, .n = cursor->b->open};
    return true;
}

static bool walk_node(struct walk *w)
{
    switch (w->cursor.data[w->cursor.at]) {
    case '[':
        return walk_array(w);
    case '{':
        return walk_object(w);
    default:
        return walk_leaf(w);
    }
}

static bool walk_children(struct walk *w)
{
    struct json_cursor *cursor = &w->cursor;

    if (member_null(cursor))
        return true;
    if (cursor->data[cursor->at] != '[')
        return member_refuse(cursor, cursor->at, "expected an array of children or null");
    cursor->at++;
    w->entered[w->depth - 1].inside = true;
    return true;
}

/* The end of an entered object. */
static bool walk_end(struct walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    const struct entered *object = &w->entered[w->depth - 1];
    const struct tree *t = &cursor->b->tree;

    if (t->count == object->n + 1 && !score_known(t->value[object->n])) {
        if (object->seen.key[KEY_CHILDREN])
            return member_refuse(cursor, object->at,
                                 "node without children and without a value");
        return member_refuse(cursor, object->at,
                             "leaf without a value: expected \"value\" or \"children\"");
    }
    cursor->at++;
    w->depth--;
    build_close(cursor->b);
    return true;
}

/* A member of an entered object, or its end. */
static bool walk_member(struct walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    const struct json_key *key;

    cursor->at = json_next(cursor->data, cursor->at);
    if (cursor->data[cursor->at] == '}')
        return walk_end(w);
    if (!member_key(cursor, &w->entered[w->depth - 1].seen, &key))
        return false;
    if (!key)
        return true;
    if (key->meaning == KEY_CHILDREN)
        return walk_children(w);
    return member_value(cursor, key);
}

/* Whether the innermost open node is an entered object's. */
static bool in_object(const struct walk *w)
{
    return w->depth > 0 && w->entered[w->depth - 1].n == w->cursor.b->open;
}

/* A child in an array, or the array's end. */
static bool walk_element(struct walk *w)
{
    struct json_cursor *cursor = &w->cursor;

    cursor->at = json_next(cursor->data, cursor->at);
    if (cursor->data[cursor->at] != ']')
        return walk_node(w);
    cursor->at++;
    if (in_object(w))
        w->entered[w->depth - 1].inside = false;
    else
        build_close(cursor->b);
    return true;
}

static bool walk_tree(struct walk *w)
{
    bool walked = walk_node(w);

    while (walked && w->cursor.b->depth > 0) {
        if (in_object(w) && !w->entered[w->depth - 1].inside)
            walked = walk_member(w);
        else
            walked = walk_element(w);
    }
    return walked;
}

bool json_node(const struct text *text, size_t at, struct build *b, struct error *error)
{
    struct walk walk = {
        .cursor = {.text = text, .data = text->data, .at = at, .b = b, .error = error}};
    bool walked = walk_tree(&walk);

    free(walk.entered);
    buffer_release(&walk.cursor.scratch);
    return walked;
}
