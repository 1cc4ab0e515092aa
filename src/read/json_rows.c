/*
 * json_rows.c - trees of nested arrays, and of objects with plain keys, in one pass.
 */
#include "read/json_rows.h"

#include "base/memory.h"
#include "base/score.h"
#include "base/utf8.h"
#include "read/retell.h"
#include "json/text.h"

#include <stdlib.h>
#include <string.h>

/* What comes next, blanks aside. */
enum due {
    DUE_NODE,     /* a number, an array or an object */
    DUE_REST,     /* behind a child in an array: a comma or its end */
    DUE_KEY,      /* of a member */
    DUE_NAME,     /* the value of "name" */
    DUE_VALUE,    /* that of "value" */
    DUE_CHILDREN, /* that of "children" */
    DUE_PLAYER,   /* that of "player" */
    DUE_MORE,     /* behind a member: a comma or the end of the object */
};

/* What an object has said, by the bits of enum due; and that its children are open. */
enum { IN_CHILDREN = 1 };

struct rows {
    struct text *text;
    struct build *b;
    struct error *error;
    size_t at;
    struct text_mark mark; /* where the text began, once some of it is forgotten */
    bool retold;           /* what was read can be written again (retell.h) */
    char last;             /* of what is forgotten */
    enum due due;
    bool objects;    /* the root is one, so there are others */
    uint8_t *said;   /* then: by each open node, 0 by an array; owned */
    size_t capacity; /* of those */
};

/* What a builder refuses has a place, which the walk tells. */
static enum rows_result result_of(const struct rows *rows, bool done)
{
    if (done)
        return ROWS_BUILT;
    return rows->error->kind == ERROR_SYSTEM ? ROWS_FAILED : ROWS_REFUSED;
}

/* Forgets what comes from no file, as text_slide does it. */
static size_t drop(struct rows *rows)
{
    char last = rows->at > 0 ? rows->text->data[rows->at - 1] : '\0';
    size_t moved = text_drop(rows->text, rows->at, &rows->mark);

    if (moved > 0)
        rows->last = last;
    return moved;
}

/* Reads on; what was read before may be forgotten, and *at moves then. */
static enum rows_result read_on(struct rows *rows, size_t *at)
{
    size_t moved = text_slide(rows->text, rows->at, &rows->mark);

    if (moved == 0 && rows->retold)
        moved = drop(rows);
    rows->at -= moved;
    *at -= moved;
    return text_more(rows->text, rows->error) ? ROWS_BUILT : ROWS_FAILED;
}

/* Reads on where what is held ends at data[at], to look again; elsewhere a NUL is wrong.
 */
static enum rows_result rows_more(struct rows *rows, size_t at)
{
    if (at < rows->text->size || rows->text->complete)
        return ROWS_REFUSED;
    return read_on(rows, &at);
}

/* Numbers with a point, an exponent or many digits. */
static bool is_number(const char *token, size_t length, double *value)
{
    size_t used;

    return score_read(token, length, value, &used) == SCORE_OK && used == length;
}

/* As json_short of data[at]. */
static inline size_t short_number(const struct text *text, size_t at, double *value)
{
    size_t length = 0;

    if (text->size - at > SCORE_AHEAD)
        length = score_ahead(text->data + at, value);
    if (length == 0 || json_is_token(text->data[at + length]))
        return json_short(text->data + at, value);
    return length;
}

/* Reads a number; *length stays 0 where more must be read first. */
static inline enum rows_result rows_number(struct rows *rows, double *value,
                                           size_t *length)
{
    const char *token = rows->text->data + rows->at;
    size_t used = short_number(rows->text, rows->at, value), end = used;

    *length = 0;
    if (used == 0)
        while (json_is_token(token[end]))
            end++;
    if (token[end] == '\0' && !rows->text->complete)
        return rows_more(rows, rows->at + end);
    if (used == 0 && !is_number(token, end, value))
        return ROWS_REFUSED;
    if (used == 0 && !retell_is_number(token, end))
        rows->retold = false;
    *length = end;
    return ROWS_BUILT;
}

static enum rows_result rows_leaf(struct rows *rows)
{
    double value;
    size_t length;
    enum rows_result result = rows_number(rows, &value, &length);

    if (length == 0)
        return result;
    rows->at += length;
    rows->due = DUE_REST;
    return result_of(rows, build_leaf(rows->b, value, rows->error));
}

/* Leaves that are short numbers with commas and no blanks between them, as most are, up
 * to the last one in the array; or one leaf of another kind. */
static enum rows_result rows_leaves(struct rows *rows)
{
    const struct text *text = rows->text;
    size_t from = rows->at;

    while (text->size - rows->at > SCORE_AHEAD) {
        double value;
        size_t used = score_ahead(text->data + rows->at, &value);
        char next = text->data[rows->at + used];

        if (used == 0 || (next != ',' && next != ']'))
            break;
        if (!build_leaf(rows->b, value, rows->error))
            return result_of(rows, false);
        rows->at += used;
        if (next == ']') {
            rows->due = DUE_REST;
            break;
        }
        rows->at++;
    }
    return rows->at > from ? ROWS_BUILT : rows_leaf(rows);
}

/* Of the innermost open node. */
static uint8_t *said(const struct rows *rows)
{
    return &rows->said[rows->b->depth - 1];
}

static enum rows_result open_node(struct rows *rows)
{
    struct build *b = rows->b;

    rows->at++;
    if (!build_open(b, rows->error) ||
        (rows->objects &&
         !memory_reserve(&rows->said, &rows->capacity, b->depth, 1, rows->error)))
        return result_of(rows, false);
    if (rows->objects)
        *said(rows) = 0;
    return ROWS_BUILT;
}

static enum rows_result rows_node(struct rows *rows)
{
    char first = rows->text->data[rows->at];

    if (first == '[')
        return open_node(rows);
    if (first != '{' || !rows->objects)
        return rows_leaves(rows);
    rows->due = DUE_KEY;
    return open_node(rows);
}

/* The end of an array: of a node or of an object's children. */
static void end_array(struct rows *rows)
{
    if (rows->objects && *said(rows) & IN_CHILDREN) {
        *said(rows) &= (uint8_t)~IN_CHILDREN;
        rows->due = DUE_MORE;
    } else {
        build_close(rows->b);
    }
}

static enum rows_result rows_rest(struct rows *rows)
{
    switch (rows->text->data[rows->at]) {
    case ',':
        rows->due = DUE_NODE;
        break;
    case ']':
        end_array(rows);
        break;
    case '\0':
        return rows_more(rows, rows->at);
    default:
        return ROWS_REFUSED;
    }
    rows->at++;
    return ROWS_BUILT;
}

/* Which value the key is for; DUE_KEY: it is none of these. */
static enum due find_key(const char *key, size_t length)
{
    if (length == 5 && memcmp(key, "value", length) == 0)
        return DUE_VALUE;
    if (length == 4 && memcmp(key, "name", length) == 0)
        return DUE_NAME;
    if (length == 8 && memcmp(key, "children", length) == 0)
        return DUE_CHILDREN;
    return length == 6 && memcmp(key, "player", length) == 0 ? DUE_PLAYER : DUE_KEY;
}

/* A key that was not there yet, and its colon. */
static enum rows_result rows_key(struct rows *rows)
{
    const char *data = rows->text->data;
    size_t from = rows->at + 1, end = from, colon;
    enum due due;

    if (data[rows->at] != '"')
        return data[rows->at] ? ROWS_REFUSED : rows_more(rows, rows->at);
    while (json_is_plain(data[end]))
        end++;
    colon = data[end] == '"' ? end + 1 : end;
    while (json_is_blank(data[colon]))
        colon++;
    if (data[colon] == '\0')
        return rows_more(rows, colon);
    due = find_key(data + from, end - from);
    if (data[end] != '"' || data[colon] != ':' || due == DUE_KEY ||
        *said(rows) & 1 << due)
        return ROWS_REFUSED;
    *said(rows) |= (uint8_t)(1 << due);
    rows->due = due;
    rows->at = colon + 1;
    return ROWS_BUILT;
}

/* What is no plain character of a string: one of more bytes, or held only in part. */
static enum rows_result pass_character(struct rows *rows, size_t *at)
{
    const struct text *text = rows->text;
    size_t left = text->size - *at, length = utf8_length(text->data + *at, left);

    if (left < UTF8_LONGEST && length == 0 && !text->complete)
        return read_on(rows, at);
    *at += length;
    return length > 1 ? ROWS_BUILT : ROWS_REFUSED;
}

static enum rows_result rows_name(struct rows *rows)
{
    size_t end = rows->at + 1, length;
    enum rows_result result = ROWS_BUILT;
    bool done;

    if (rows->text->data[rows->at] != '"')
        return rows->text->data[rows->at] ? ROWS_REFUSED : rows_more(rows, rows->at);
    while (rows->text->data[end] != '"') {
        if (!json_is_plain(rows->text->data[end]))
            result = pass_character(rows, &end);
        else
            end++;
        if (result != ROWS_BUILT)
            return result;
    }
    length = end - rows->at - 1;
    done = length == 0 ||
           build_name(rows->b, rows->text->data + end - length, length, rows->error);
    rows->due = DUE_MORE;
    rows->at = end + 1;
    return result_of(rows, done);
}

static enum rows_result rows_value(struct rows *rows)
{
    double value;
    size_t length;
    enum rows_result result = rows_number(rows, &value, &length);

    if (length == 0)
        return result;
    rows->at += length;
    rows->due = DUE_MORE;
    build_value(rows->b, value);
    return ROWS_BUILT;
}

static enum rows_result rows_children(struct rows *rows)
{
    char first = rows->text->data[rows->at];

    if (first != '[')
        return first ? ROWS_REFUSED : rows_more(rows, rows->at);
    *said(rows) |= IN_CHILDREN;
    rows->due = DUE_NODE;
    rows->at++;
    return ROWS_BUILT;
}

/* As it is written most often. */
static enum rows_result rows_player(struct rows *rows)
{
    static const char MAX[] = "\"max\"", MIN[] = "\"min\"";
    const char *word = rows->text->data + rows->at;
    size_t same = 0;

    while (same < sizeof MAX - 1 && (word[same] == MAX[same] || word[same] == MIN[same]))
        same++;
    if (same < sizeof MAX - 1)
        return word[same] ? ROWS_REFUSED : rows_more(rows, rows->at + same);
    if (memcmp(word, MAX, same) != 0 && memcmp(word, MIN, same) != 0)
        return ROWS_REFUSED;
    build_mover(rows->b, memcmp(word, MAX, same) == 0 ? MOVER_MAX : MOVER_MIN);
    rows->due = DUE_MORE;
    rows->at += same;
    return ROWS_BUILT;
}

static enum rows_result rows_member(struct rows *rows)
{
    char next = rows->text->data[rows->at];

    if (next == '}' && *said(rows) & (1 << DUE_VALUE | 1 << DUE_CHILDREN)) {
        build_close(rows->b);
        rows->due = DUE_REST;
    } else if (next == ',') {
        rows->due = DUE_KEY;
    } else {
        return next ? ROWS_REFUSED : rows_more(rows, rows->at);
    }
    rows->at++;
    return ROWS_BUILT;
}

static enum rows_result rows_next(struct rows *rows)
{
    switch (rows->due) {
    case DUE_NODE:
        return rows_node(rows);
    case DUE_REST:
        return rows_rest(rows);
    case DUE_KEY:
        return rows_key(rows);
    case DUE_NAME:
        return rows_name(rows);
    case DUE_VALUE:
        return rows_value(rows);
    case DUE_CHILDREN:
        return rows_children(rows);
    case DUE_PLAYER:
        return rows_player(rows);
    default:
        return rows_member(rows);
    }
}

static void skip_blanks(struct rows *rows)
{
    const char *data = rows->text->data;

    if (!json_is_blank(data[rows->at]))
        return;
    while (json_is_blank(data[rows->at]))
        rows->at++;
    rows->retold = false;
}

/* For the text to be read in another way: all of it is held again. */
static bool take_back(struct rows *rows)
{
    struct text *text = rows->text;
    const struct text_mark *mark = &rows->mark;

    if (!mark->set)
        return true;
    if (mark->dropped == 0)
        return text_return(text, &rows->mark, rows->error);
    if (!text_restore(text, mark, rows->error))
        return false;
    retell_arrays(&rows->b->tree, text->data, mark->dropped, rows->last);
    return true;
}

enum rows_result json_rows(struct text *text, struct build *b, struct error *error)
{
    struct rows rows = {.text = text,
                        .b = b,
                        .error = error,
                        .at = text->position,
                        .due = DUE_NODE,
                        .objects = text->data[text->position] == '{'};
    enum rows_result result = ROWS_BUILT;

    rows.retold = !rows.objects;
    while (result == ROWS_BUILT && (rows.due == DUE_NODE || b->depth > 0)) {
        skip_blanks(&rows);
        result = rows_next(&rows);
    }
    if (result == ROWS_BUILT)
        text->position = rows.at;
    else if (result == ROWS_REFUSED && !take_back(&rows))
        result = ROWS_FAILED;
    free(rows.said);
    return result;
}
