/*
 * json_form.c - which form a JSON document has.
 */
#include "read/json_form.h"

#include "base/digit.h"
#include "read/json_game.h"
#include "read/json_member.h"
#include "read/numbers.h"
#include "json/text.h"

#include <string.h>

/* Their keys; those of FORM_PLAYERS and FORM_BOUNDS are in the table of keys.c. */
static const char *const keys[FORM_PLAYERS] = {
    [FORM_TREE] = "tree",     [FORM_NODES] = "nodes",     [FORM_EDGES] = "edges",
    [FORM_LINKS] = "links",   [FORM_OBJECTS] = "objects", [FORM_ROOT] = "root",
    [FORM_VALUES] = "values",
};

static enum form_key find_key(struct json_words words, struct json_keys *names)
{
    enum form_key key = FORM_TREE;

    while (key < FORM_PLAYERS && !json_words_are(words, keys[key]))
        key++;
    if (key < FORM_PLAYERS)
        return key;
    switch (json_key_find(names, words)->meaning) {
    case KEY_PLAYERS:
        return FORM_PLAYERS;
    case KEY_BOUNDS:
        return FORM_BOUNDS;
    default:
        return FORM_KEYS;
    }
}

/* Whether a member makes its object a node: a value, or children. */
static bool makes_node(struct json_keys *names, struct json_words words, char first)
{
    switch (json_key_find(names, words)->meaning) {
    case KEY_VALUE:
    case KEY_MATE:
    case KEY_PAYOFFS:
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
        key = find_key(words, names);
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

/* Whether "players" may be written in data[at .. end). */
static bool may_name_players(const char *data, size_t at, size_t end)
{
    static const char part[] = "layers\"";

    for (;;) {
        const char *y = memchr(data + at, 'y', end - at);

        if (!y)
            return false;
        at = (size_t)(y - data) + 1;
        if (end - at >= 5 && memcmp(y - 2, part, sizeof part - 1) == 0)
            return true;
    }
}

/*
 * How many players there are must be known before the first node, also where an object
 * that is a node says it behind its children.
 */
static bool look_behind(struct form *form, const char *data, size_t end,
                        struct json_keys *names, struct buffer *scratch,
                        struct error *error)
{
    size_t at = json_next(data, form->at + 1);
    struct json_words words;

    if (form->value[FORM_PLAYERS] > 0 || !may_name_players(data, at, end))
        return true;
    while (data[at] != '}') {
        if (!json_string_read(data, &at, scratch, &words, error))
            return false;
        at = json_next(data, at);
        if (find_key(words, names) == FORM_PLAYERS)
            form->value[FORM_PLAYERS] = at;
        at = json_next(data, json_skip(data, at));
    }
    return true;
}

bool form_find(struct form *form, const struct text *text, size_t at, size_t end,
               struct json_keys *names, struct error *error)
{
    struct buffer scratch = {0};
    struct members members = {0};
    bool looked;

    *form = (struct form){.kind = FORM_NODE, .at = at};
    if (text->data[at] != '{')
        return true;
    looked =
        look(form, &members, text->data, names, &scratch, error) &&
        (!members.node || look_behind(form, text->data, end, names, &scratch, error));
    buffer_release(&scratch);
    if (!looked || members.node)
        return looked;
    form->whole = true;
    for (enum form_key key = FORM_TREE; key < FORM_ROOT; key++)
        if (form->value[key] > 0 && form->kind == FORM_NODE)
            form->kind = key;
    if (form->kind != FORM_NODE && members.twice > 0)
        return text_error(text, members.twice, error, "duplicate key \"%s\"",
                          members.again < FORM_PLAYERS    ? keys[members.again]
                          : members.again == FORM_PLAYERS ? "players"
                                                          : "bounds");
    return true;
}

static bool refuse_beside(const struct member *member, struct error *error)
{
    char shown[WORD_SHOWN_SIZE];
    const char *key = json_key_show(member->text, member->key_at, shown);

    if (member->value.kind == JSON_NULL || member->value.kind == JSON_FALSE)
        return true;
    return text_error(member->text, member->key_at, error,
                      "\"%s\" beside the tree: of which node? (--ignore=%s passes over "
                      "it)",
                      key, key);
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
    case KEY_PROBABILITY:
    case KEY_WEIGHT:
    case KEY_PAYOFFS:
        return refuse_beside(member, error);
    default:
        return facts_take(facts, member, error);
    }
}

/* Who moves at the root may be said by a number, where players have numbers. */
static bool end_number(struct facts *facts, const struct text *text,
                       const struct tree *tree, struct error *error)
{
    struct numbered numbered = {
        .at = facts->unclear_at, .rank = facts->unclear_rank, .number = facts->number};
    struct player_numbers numbers = {.list = &numbered, .count = 1, .json = true};

    if (!facts_is_unclear(facts) || facts->null)
        return true;
    if (!numbers_end(&numbers, tree->players, text, error))
        return false;
    facts->mover = numbered.mover;
    facts->mover_at = facts->unclear_at;
    return true;
}

/* All members that are none of the wrapper's keys. */
static bool take_others(const struct form *form, struct facts *facts,
                        const struct text *text, const struct tree *tree,
                        struct json_keys *names, struct buffer *scratch,
                        struct error *error)
{
    const char *data = text->data;
    size_t at = json_next(data, form->at + 1);

    while (data[at] != '}') {
        struct member member = {.text = text, .key_at = at, .tree = tree};
        struct json_words words;

        if (!json_string_read(data, &at, scratch, &words, error))
            return false;
        member.value_at = at = json_next(data, at);
        if (find_key(words, names) == FORM_KEYS) {
            member.key = json_key_find(names, words);
            if ((member.key->meaning != KEY_COMMENT || text->notes) &&
                !take_other(facts, &member, scratch, error))
                return false;
        }
        at = json_next(data, json_skip(data, at));
    }
    return facts_end_mover(facts, text, error) && end_number(facts, text, tree, error);
}

/* Whom a string means, or a number where players have some. */
static enum mover find_root(const struct tree *tree, const char *data, size_t at)
{
    struct json_span span;
    enum key_side side;
    enum mover player;
    double number = 0;

    if (data[at] != '"')
        return tree_has_payoffs(tree) && json_short(data + at, &number) > 0 &&
                       number >= 1 && number <= tree->players &&
                       number == (unsigned)number
                   ? (enum mover)number
                   : MOVER_DEFAULT;
    span = json_string(data, at);
    player = game_player(tree, (struct json_words){data + span.at, span.end - span.at});
    if (player != MOVER_DEFAULT)
        return player;
    side = key_side(data + span.at, span.end - span.at);
    if (side != SIDE_MAX && side != SIDE_MIN)
        return MOVER_DEFAULT;
    return side == SIDE_MAX ? MOVER_MAX : MOVER_MIN;
}

/* "root": who moves there. */
static bool take_root(const struct form *form, const struct text *text,
                      const struct tree *tree, enum mover *mover, struct error *error)
{
    size_t at = form->value[FORM_ROOT];

    if (at == 0 || text->data[at] == 'n' || form->kind == FORM_EDGES)
        return true;
    notes_word(text, NOTE_MOVER, keys[FORM_ROOT], strlen(keys[FORM_ROOT]), at);
    *mover = find_root(tree, text->data, at);
    return *mover != MOVER_DEFAULT ||
           text_error(text, at, error, "expected \"max\" or \"min\" for \"root\"");
}

/* A tree's root says itself that chance moves there. */
static bool check_chance(const struct facts *facts, const struct text *text,
                         struct error *error)
{
    char shown[WORD_SHOWN_SIZE];

    return facts->mover != MOVER_CHANCE ||
           text_error(text, facts->mover_at, error,
                      "\"%s\" beside the tree: if chance moves at its root, say so there",
                      json_key_show(text, facts->mover_at, shown));
}

bool form_mover(const struct form *form, const struct text *text, const struct tree *tree,
                struct json_keys *names, enum mover *mover, struct error *error)
{
    struct buffer scratch = {0};
    struct facts facts;
    bool taken;

    facts_start(&facts);
    *mover = MOVER_DEFAULT;
    taken =
        !form->others || take_others(form, &facts, text, tree, names, &scratch, error);
    buffer_release(&scratch);
    if (!taken || !check_chance(&facts, text, error) ||
        !take_root(form, text, tree, mover, error))
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
