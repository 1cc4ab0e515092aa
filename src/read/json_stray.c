/*
 * json_stray.c - members that are not read.
 */
#include "read/json_stray.h"

#include "read/json_key.h"

#include <string.h>

/* What has been seen of the inside of a value. */
struct inside {
    bool object;  /* there is one */
    bool numbers; /* whatever is not in brackets is a number */
    size_t count; /* of that */
};

static struct json_words words_at(const char *data, struct json_span span)
{
    return (struct json_words){.text = data + span.at, .length = span.end - span.at};
}

static bool is_number(const char *data, size_t at)
{
    return is_digit(data[at]) || data[at] == '-';
}

static bool opens(char c)
{
    return c == '[' || c == '{';
}

/* Whether a string says a number. */
static bool says_number(struct json_words words)
{
    struct json_value value = {.kind = JSON_STRING, .words = words};
    struct error error;
    double score;

    return member_score(&value, &score, "", &error);
}

/* Whether a member, whose value begins at data[at], makes its object a node. */
static bool makes_node(const char *data, struct json_words key, size_t at)
{
    switch (key_find_exact(key.text, key.length, KEY_OF_MEMBER).meaning) {
    case KEY_VALUE:
    case KEY_MATE:
        return is_number(data, at) ||
               (data[at] == '"' && says_number(words_at(data, json_string(data, at))));
    case KEY_PAYOFFS:
    case KEY_CHILDREN:
    case KEY_LIST:
    case KEY_LEFT:
    case KEY_MIDDLE:
    case KEY_RIGHT:
        return opens(data[at]);
    default:
        return false;
    }
}

static size_t skip_blanks(const char *data, size_t at)
{
    while (json_is_blank(data[at]))
        at++;
    return at;
}

/* A string, or a key; returns whether that makes a node of its object. */
static bool look_at_string(struct inside *inside, const char *data, size_t *at)
{
    struct json_span span = json_string(data, *at);
    size_t end = skip_blanks(data, span.end + 1);

    *at = span.end + 1;
    if (data[end] == ':')
        return makes_node(data, words_at(data, span), json_next(data, end));
    inside->count++;
    inside->numbers = inside->numbers && says_number(words_at(data, span));
    return false;
}

static void look_at_token(struct inside *inside, const char *data, size_t *at)
{
    inside->count++;
    inside->numbers = inside->numbers && is_number(data, *at);
    *at = json_token(data, *at).end;
}

bool json_holds_nodes(const char *data, size_t at)
{
    struct inside inside = {.numbers = true};
    size_t depth = 0;

    do {
        char c = data[at];

        if (opens(c) || c == ']' || c == '}') {
            inside.object = inside.object || c == '{';
            depth += opens(c) ? 1 : (size_t)-1;
            at++;
        } else if (c != '"') {
            look_at_token(&inside, data, &at);
        } else if (look_at_string(&inside, data, &at)) {
            return true;
        }
        if (depth > 0)
            at = json_next(data, at);
    } while (depth > 0);
    return !inside.object && inside.numbers && inside.count > 0;
}

static bool refuse(const struct member *member, const char *why, struct error *error)
{
    char shown[WORD_SHOWN_SIZE];
    const char *key = json_key_show(member->text, member->key_at, shown);

    return text_error(member->text, member->key_at, error,
                      "\"%s\" is not read: %s (--ignore=%s passes over it)", key, why,
                      key);
}

static bool check_words(const struct member *member, struct error *error)
{
    struct json_words words = member->value.words;
    enum key_side side = key_side(words.text, words.length);

    if (side == SIDE_MAX || side == SIDE_MIN)
        return refuse(member, "does it say who moves? then it is \"player\"", error);
    if (side == SIDE_CHANCE)
        return refuse(member, "is it chance? then it is \"player\"", error);
    return true;
}

bool stray_check(const struct member *member, struct error *error)
{
    /* Of nested nodes it is known whose children they are. */
    member_note(member, member->key->meaning == KEY_PARENT ? NOTE_IGNORED : NOTE_UNKNOWN);
    switch (member->value.kind) {
    case JSON_ARRAY:
    case JSON_OBJECT:
        return !json_holds_nodes(member->text->data, member->value_at) ||
               refuse(member, "is this its children? then it is \"children\"", error);
    case JSON_STRING:
        return check_words(member, error);
    default:
        return true;
    }
}

size_t stray_number(const char *data, size_t at)
{
    at = json_next(data, at + 1);
    while (data[at] != '}') {
        size_t key_at = at;
        struct json_span span = json_string(data, at);
        enum key_meaning meaning =
            key_find_exact(data + span.at, span.end - span.at, KEY_OF_MEMBER).meaning;

        at = json_next(data, span.end + 1);
        if (is_number(data, at) &&
            ((meaning >= KEY_CLAIM && meaning <= KEY_ASIDE) || meaning == KEY_UNKNOWN))
            return key_at;
        at = json_next(data, json_skip(data, at));
    }
    return 0;
}
