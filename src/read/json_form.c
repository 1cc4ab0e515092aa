/*
 * json_form.c - which form a JSON document has.
 */
#include "read/json_form.h"

#include "base/digit.h"
#include "read/json_member.h"
#include "json/text.h"

#include <string.h>

static const char *const keys[FORM_KEYS] = {
    [FORM_TREE] = "tree",     [FORM_NODES] = "nodes",     [FORM_EDGES] = "edges",
    [FORM_LINKS] = "links",   [FORM_OBJECTS] = "objects", [FORM_ROOT] = "root",
    [FORM_VALUES] = "values",
};

static enum form_key find_key(struct json_words words)
{
    enum form_key key = FORM_TREE;

    while (key < FORM_KEYS && !json_words_are(words, keys[key]))
        key++;
    return key;
}

/* Whether a member makes its object a node: a value, or children. */
static bool makes_node(struct json_keys *names, struct json_words words, char first)
{
    switch (json_key_find(names, words)->meaning) {
    case KEY_VALUE:
    case KEY_CHILDREN:
        return true;
    case KEY_SIZE:
        return is_digit(first);
    case KEY_LIST:
    case KEY_LEFT:
    case KEY_MIDDLE:
    case KEY_RIGHT:
        return first == '[' || first == '{';
    default:
        return false;
    }
}

/* What has been seen of an object's members. */
struct members {
    bool graph;          /* Graphviz's, whose attributes may be called as anything */
    bool node;           /* there is a key that makes the object a node */
    size_t twice;        /* where a wrapper's key came again, or 0 */
    enum form_key again; /* which one */
};

/* Looks at the members up to the one that makes the object a node. */
static bool look(struct form *form, struct members *members, const char *data,
                 struct json_keys *names, struct buffer *scratch, struct error *error)
{
    size_t at = json_next(data, form->at + 1);
    struct json_words words;

    while (data[at] != '}') {
        size_t key_at = at;
        enum form_key key;

        if (!json_string_read(data, &at, scratch, &words, error))
            return false;
        at = json_next(data, at);
        key = find_key(words);
        members->graph |= json_words_are(words, "strict");
        members->node =
            !members->graph && key == FORM_KEYS && makes_node(names, words, data[at]);
        if (members->node)
            return true;
        form->others = form->others || key == FORM_KEYS;
        if (key < FORM_KEYS && form->value[key] > 0 && members->twice == 0) {
            members->twice = key_at;
            members->again = key;
        }
        if (key < FORM_KEYS)
            form->value[key] = at;
        at = json_next(data, json_skip(data, at));
    }
    return true;
}

bool form_find(struct form *form, const struct text *text, size_t at,
               struct json_keys *names, struct error *error)
{
    struct buffer scratch = {0};
    struct members members = {0};
    bool looked;

    *form = (struct form){.kind = FORM_NODE, .at = at};
    if (text->data[at] != '{')
        return true;
    looked = look(form, &members, text->data, names, &scratch, error);
    buffer_release(&scratch);
    if (!looked || members.node)
        return looked;
    form->whole = true;
    for (enum form_key key = FORM_TREE; key < FORM_ROOT; key++)
        if (form->value[key] > 0 && form->kind == FORM_NODE)
            form->kind = key;
    if (form->kind != FORM_NODE && members.twice > 0)
        return text_error(text, members.twice, error, "duplicate key \"%s\"",
                          keys[members.again]);
    return true;
}

/* A member of a wrapper that is none of its keys: who moves at the root, or aside. */
static bool take_other(struct facts *facts, struct member *member, struct buffer *scratch,
                       struct error *error)
{
    size_t at = member->value_at;

    if (!facts_note(facts, member, error) ||
        !json_value_read(member->text->data, &at, scratch, &member->value, error))
        return false;
    switch (member->key->meaning) {
    case KEY_ID:
    case KEY_LABEL:
    case KEY_NAME:
        member_note(member, NOTE_IGNORED);
        return true;
    default:
        return facts_take(facts, member, error);
    }
}

/* All members that are none of the wrapper's keys. */
static bool take_others(const struct form *form, struct facts *facts,
                        const struct text *text, struct json_keys *names,
                        struct buffer *scratch, struct error *error)
{
    struct member_ones ones = {0};
    const char *data = text->data;
    size_t at = json_next(data, form->at + 1);

    while (data[at] != '}') {
        struct member member = {.text = text, .key_at = at};
        struct json_words words;

        if (!json_string_read(data, &at, scratch, &words, error))
            return false;
        member.value_at = at = json_next(data, at);
        if (find_key(words) == FORM_KEYS) {
            member.key = json_key_find(names, words);
            if ((member.key->meaning != KEY_COMMENT || text->notes) &&
                !take_other(facts, &member, scratch, error))
                return false;
        }
        at = json_next(data, json_skip(data, at));
    }
    return facts_end_mover(facts, text, false, &ones, error) &&
           member_ones_end(&ones, text, error);
}

/* "root": who moves there. */
static bool take_root(const struct form *form, const struct text *text, enum mover *mover,
                      struct error *error)
{
    size_t at = form->value[FORM_ROOT];
    enum key_side side = SIDE_UNKNOWN;
    struct json_span span;

    if (at == 0 || text->data[at] == 'n' || form->kind == FORM_EDGES)
        return true;
    if (text->data[at] == '"') {
        span = json_string(text->data, at);
        side = key_side(text->data + span.at, span.end - span.at);
    }
    notes_word(text, NOTE_MOVER, keys[FORM_ROOT], strlen(keys[FORM_ROOT]), at);
    if (side != SIDE_MAX && side != SIDE_MIN)
        return text_error(text, at, error, "expected \"max\" or \"min\" for \"root\"");
    *mover = side == SIDE_MAX ? MOVER_MAX : MOVER_MIN;
    return true;
}

bool form_mover(const struct form *form, const struct text *text, struct json_keys *names,
                enum mover *mover, struct error *error)
{
    struct buffer scratch = {0};
    struct facts facts;
    bool taken;

    facts_start(&facts);
    *mover = MOVER_DEFAULT;
    taken = !form->others || take_others(form, &facts, text, names, &scratch, error);
    buffer_release(&scratch);
    if (!taken || !take_root(form, text, mover, error))
        return false;
    if (facts.mover == MOVER_DEFAULT)
        return true;
    if (*mover != MOVER_DEFAULT && *mover != facts.mover)
        return text_error(text, form->value[FORM_ROOT], error,
                          "\"root\" does not agree with the other key that says who "
                          "moves");
    *mover = facts.mover;
    return true;
}
