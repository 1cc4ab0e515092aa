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

/* A place in scanned text on its way forward, and the tree that is being built. */
struct json_cursor {
    const struct text *text; /* borrowed, as is all but scratch */
    const char *data;        /* text->data */
    size_t at;
    struct build *b;
    struct error *error;
    struct buffer scratch; /* for the string last read; owned */
};

/* An object that is a node and is being read. An array needs no memory but its node: the
 * builder knows which nodes are open. */
struct open_object {
    size_t at;
    node n;
    struct json_seen seen;
    bool inside; /* the walk is in its array of children */
};

struct json_walk {
    struct json_cursor cursor;
    struct open_object *entered; /* the entered objects around the cursor; owned */
    size_t depth, capacity;
};

static bool refuse(struct json_cursor *cursor, size_t at, const char *message)
{
    return text_error(cursor->text, at, cursor->error, "%s", message);
}

/* Passes over the literal null, which stands for something not given, if it is there. */
static bool read_null(struct json_cursor *cursor)
{
    if (cursor->data[cursor->at] != 'n')
        return false;
    cursor->at = json_token(cursor->data, cursor->at).end;
    return true;
}

/* Whether a number is there, which needs no closer look than most do. */
static inline bool read_short(struct json_cursor *cursor, double *score)
{
    size_t used = json_short(cursor->data + cursor->at, score);

    cursor->at += used;
    return used > 0;
}

static bool read_value(struct json_cursor *cursor, struct json_value *value)
{
    return json_value_read(cursor->data, &cursor->at, &cursor->scratch, value,
                           cursor->error);
}

static bool open_node(struct json_cursor *cursor, size_t at)
{
    return build_open(cursor->b, cursor->error) ||
           text_place(cursor->text, at, cursor->error);
}

/* Out of line: the guard of its results would be paid by every number. */
__attribute__((noinline)) static bool read_score(struct json_cursor *cursor,
                                                 double *score)
{
    struct json_value value;

    return read_value(cursor, &value) &&
           member_score(&value, score,
                        "a number, \"inf\", \"-inf\", an array or an object",
                        cursor->error);
}

static bool walk_leaf(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at;
    double score;

    return ((read_short(cursor, &score) || read_score(cursor, &score)) &&
            build_leaf(cursor->b, score, cursor->error)) ||
           text_place(cursor->text, at, cursor->error);
}

static bool walk_array(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at;

    cursor->at = json_next(cursor->data, at + 1);
    if (cursor->data[cursor->at] == ']')
        return refuse(cursor, at, "node without children");
    return open_node(cursor, at);
}

static bool walk_object(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at++;

    if (!open_node(cursor, at))
        return false;
    if (w->depth == w->capacity &&
        !memory_reserve(&w->entered, &w->capacity, w->depth + 1, sizeof *w->entered,
                        cursor->error))
        return false;
    w->entered[w->depth++] = (struct open_object){.at = at, .n = cursor->b->open};
    return true;
}

static bool walk_node(struct json_walk *w)
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

static bool walk_children(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;

    if (read_null(cursor))
        return true;
    if (cursor->data[cursor->at] != '[')
        return refuse(cursor, cursor->at, "expected an array of children or null");
    cursor->at++;
    w->entered[w->depth - 1].inside = true;
    return true;
}

/* The end of an entered object. */
static bool walk_end(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    const struct open_object *object = &w->entered[w->depth - 1];
    const struct tree *t = &cursor->b->tree;

    if (t->count == object->n + 1 && !score_known(t->value[object->n])) {
        if (object->seen.key[KEY_CHILDREN])
            return refuse(cursor, object->at,
                          "node without children and without a value");
        return refuse(cursor, object->at,
                      "leaf without a value: expected \"value\" or \"children\"");
    }
    cursor->at++;
    w->depth--;
    build_close(cursor->b);
    return true;
}

/*
 * The key at the cursor, and the way to its value. A key that means nothing gives NULL,
 * and the cursor stands behind its value.
 */
static bool read_key(struct json_cursor *cursor, struct json_seen *seen,
                     const struct json_key **key)
{
    size_t at = cursor->at;
    struct json_words words;

    if (!json_string_read(cursor->data, &cursor->at, &cursor->scratch, &words,
                          cursor->error))
        return false;
    cursor->at = json_next(cursor->data, cursor->at);
    *key = json_key_find(words.text, words.length);
    if (*key)
        return member_note(seen, *key, cursor->error) ||
               text_place(cursor->text, at, cursor->error);
    cursor->at = json_skip(cursor->data, cursor->at);
    return true;
}

/* The value of a key, for the innermost open node; out of line like read_score. */
__attribute__((noinline)) static bool read_meaning(struct json_cursor *cursor,
                                                   const struct json_key *key)
{
    size_t at = cursor->at;
    struct json_value value;

    return (read_value(cursor, &value) &&
            member_set(cursor->b, key, &value, cursor->error)) ||
           text_place(cursor->text, at, cursor->error);
}

static bool walk_value(struct json_cursor *cursor, const struct json_key *key)
{
    double score;

    if (key->meaning != KEY_VALUE || !read_short(cursor, &score))
        return read_meaning(cursor, key);
    build_value(cursor->b, score);
    return true;
}

/* A member of an entered object, or its end. */
static bool walk_member(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    const struct json_key *key;

    cursor->at = json_next(cursor->data, cursor->at);
    if (cursor->data[cursor->at] == '}')
        return walk_end(w);
    if (!read_key(cursor, &w->entered[w->depth - 1].seen, &key))
        return false;
    if (!key)
        return true;
    if (key->meaning == KEY_CHILDREN)
        return walk_children(w);
    return walk_value(cursor, key);
}

/* Whether the innermost open node is an entered object's. */
static bool in_object(const struct json_walk *w)
{
    return w->depth > 0 && w->entered[w->depth - 1].n == w->cursor.b->open;
}

/* A child in an array, or the array's end. */
static bool walk_element(struct json_walk *w)
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

static bool walk_tree(struct json_walk *w)
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
    struct json_walk walk = {
        .cursor = {.text = text, .data = text->data, .at = at, .b = b, .error = error}};
    bool walked = walk_tree(&walk);

    free(walk.entered);
    buffer_release(&walk.cursor.scratch);
    return walked;
}
