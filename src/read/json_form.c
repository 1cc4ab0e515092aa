/*
 * json_form.c - which form a JSON document has.
 */
#include "read/json_form.h"

#include "read/json_key.h"
#include "json/text.h"

#include <string.h>

static const char *const keys[FORM_KEYS] = {
    [FORM_TREE] = "tree",     [FORM_NODES] = "nodes",     [FORM_EDGES] = "edges",
    [FORM_LINKS] = "links",   [FORM_OBJECTS] = "objects", [FORM_ROOT] = "root",
    [FORM_PLAYER] = "player", [FORM_VALUES] = "values",
};

static enum form_key find_key(struct json_words words)
{
    enum form_key key = FORM_TREE;

    while (key < FORM_KEYS && !json_words_are(words, keys[key]))
        key++;
    return key;
}

static bool makes_node(struct json_words words)
{
    const struct json_key *key = json_key_find(words.text, words.length);

    return key && (key->meaning == KEY_VALUE || key->meaning == KEY_CHILDREN);
}

/* What has been seen of an object's members. */
struct members {
    bool node;           /* there is a key that makes the object a node */
    size_t twice;        /* where a wrapper's key came again, or 0 */
    enum form_key again; /* which one */
};

/* Looks at the members up to the one that makes the object a node. */
static bool look(struct form *form, struct members *members, const char *data,
                 struct buffer *scratch, struct error *error)
{
    size_t at = json_next(data, form->at + 1);
    struct json_words words;

    while (data[at] != '}') {
        size_t key_at = at;
        enum form_key key;

        if (!json_string_read(data, &at, scratch, &words, error))
            return false;
        at = json_next(data, at);
        members->node = makes_node(words);
        if (members->node)
            return true;
        key = find_key(words);
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

bool form_find(struct form *form, const struct text *text, size_t at, struct error *error)
{
    struct buffer scratch = {0};
    struct members members = {0};
    bool looked;

    *form = (struct form){.kind = FORM_NODE, .at = at};
    if (text->data[at] != '{')
        return true;
    looked = look(form, &members, text->data, &scratch, error);
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

bool form_mover(const struct form *form, const struct text *text, enum form_key key,
                enum mover *mover, struct error *error)
{
    size_t at = form->value[key];
    struct json_span span;

    *mover = MOVER_DEFAULT;
    if (at == 0 || text->data[at] == 'n')
        return true;
    if (text->data[at] == '"') {
        span = json_string(text->data, at);
        *mover = json_mover(text->data + span.at, span.end - span.at);
    }
    return *mover != MOVER_DEFAULT ||
           text_error(text, at, error, "expected \"max\" or \"min\" for \"%s\"",
                      keys[key]);
}
