/*
 * json_nest.c - maps in maps, whose keys are names:
 *
 *     {"a":{"b":{"d":6,"e":4},"c":[5,7]}}
 *
 * The one key at the top is the root. A walk forward through the text, of any depth.
 */
#include "read/json_nest.h"

#include "base/quote.h"
#include "read/keys.h"
#include "read/labels.h"
#include "json/string.h"
#include "json/value.h"

#include <string.h>

struct nest {
    const struct text *text;
    const char *data;
    size_t at;
    struct build *b;
    struct buffer scratch;
    struct error *error;
};

static bool refuse(const struct nest *nest, size_t at, const char *message)
{
    return text_error(nest->text, at, nest->error, "%s", message);
}

/* Keys that are words for what a node has are no certain names. */
static bool check_name(const struct nest *nest, size_t at, struct json_words name)
{
    enum key_meaning meaning =
        key_find_exact(name.text, name.length, KEY_OF_MEMBER).meaning;
    char shown[LABEL_SHOWN_SIZE];

    if (memchr(name.text, '\0', name.length))
        return refuse(nest, json_nul_at(nest->data, at), "NUL character in a name");
    if (meaning >= KEY_CLAIM || (meaning >= KEY_LEFT && meaning <= KEY_RIGHT) ||
        (meaning >= KEY_LABEL && meaning <= KEY_PARENT))
        return true;
    return text_error(nest->text, at, nest->error,
                      "\"%s\" among names: is it one, or what the node has?",
                      quote_short(shown, sizeof shown, name.text, name.length));
}

static const char *show_key(const struct nest *nest, size_t at,
                            char shown[static LABEL_SHOWN_SIZE])
{
    struct json_span span = json_string(nest->data, at);

    return quote_short(shown, LABEL_SHOWN_SIZE, nest->data + span.at, span.end - span.at);
}

static bool roots_error(const struct nest *nest, size_t first, size_t second)
{
    char one[LABEL_SHOWN_SIZE], other[LABEL_SHOWN_SIZE];

    return text_error(nest->text, second, nest->error,
                      "multiple roots: \"%s\" and \"%s\"", show_key(nest, first, one),
                      show_key(nest, second, other));
}

static bool open_node(struct nest *nest, size_t at)
{
    return build_open(nest->b, nest->error) || text_place(nest->text, at, nest->error);
}

/* "a": opens the node of that name; its value is next. */
static bool open_named(struct nest *nest)
{
    size_t at = nest->at;
    struct json_words name;

    if (!json_string_read(nest->data, &nest->at, &nest->scratch, &name, nest->error) ||
        !check_name(nest, at, name) || !open_node(nest, at))
        return false;
    nest->at = json_next(nest->data, nest->at);
    return name.length == 0 || build_name(nest->b, name.text, name.length, nest->error);
}

/* The value of the innermost open node, which it closes if that is a leaf. */
static bool read_value(struct nest *nest, const char *expected)
{
    struct json_value value;
    size_t at = nest->at;
    double score;

    if (!json_value_read(nest->data, &nest->at, &nest->scratch, &value, nest->error))
        return false;
    if (value.kind == JSON_ARRAY || value.kind == JSON_OBJECT) {
        nest->at = json_next(nest->data, at + 1);
        return (nest->data[nest->at] != ']' && nest->data[nest->at] != '}') ||
               refuse(nest, at, "node without children");
    }
    if (!json_value_score(&value, &score))
        return refuse(nest, at, expected);
    build_value(nest->b, score);
    build_close(nest->b);
    return true;
}

/* Whether the string at the cursor is a key. */
static bool at_key(const struct nest *nest)
{
    size_t at;

    if (nest->data[nest->at] != '"')
        return false;
    at = json_string(nest->data, nest->at).end + 1;
    while (json_is_blank(nest->data[at]))
        at++;
    return nest->data[at] == ':';
}

static bool read_member(struct nest *nest)
{
    return open_named(nest) &&
           read_value(nest, "expected a number, \"inf\", \"-inf\", a list of these or a "
                            "map of names");
}

static bool read_element(struct nest *nest)
{
    if (nest->data[nest->at] == '{')
        return refuse(nest, nest->at, "a map in a list: expected a number or a list");
    return open_node(nest, nest->at) &&
           read_value(nest, "expected a number, \"inf\", \"-inf\" or a list");
}

/* A member of a map, an element of a list, or the end of either. */
static bool read_next(struct nest *nest)
{
    nest->at = json_next(nest->data, nest->at);
    if (nest->data[nest->at] != ']' && nest->data[nest->at] != '}')
        return at_key(nest) ? read_member(nest) : read_element(nest);
    nest->at++;
    build_close(nest->b);
    return true;
}

static bool read_nest(struct nest *nest)
{
    size_t root;

    root = nest->at = json_next(nest->data, nest->at + 1);
    if (!read_member(nest))
        return false;
    while (nest->b->depth > 0)
        if (!read_next(nest))
            return false;
    nest->at = json_next(nest->data, nest->at);
    return nest->data[nest->at] == '}' || roots_error(nest, root, nest->at);
}

bool json_nest(const struct text *text, size_t at, struct build *b, struct error *error)
{
    struct nest nest = {
        .text = text, .data = text->data, .at = at, .b = b, .error = error};
    bool read = read_nest(&nest);

    buffer_release(&nest.scratch);
    return read;
}
