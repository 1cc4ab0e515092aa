/*
 * json_node.c - from a node in scanned JSON text to a tree.
 *
 * A walk forward through the text, of any size and depth, that knows the place of all it
 * meets.
 */
#include "read/json_node.h"

#include "base/memory.h"
#include "read/json_chance.h"
#include "read/json_game.h"
#include "read/json_key.h"
#include "read/json_member.h"
#include "read/json_moves.h"
#include "read/json_stray.h"
#include "json/string.h"

#include <stdlib.h>
#include <string.h>

/* A place in scanned text on its way forward, and the tree that is being built. */
struct json_cursor {
    const struct text *text; /* borrowed, as is all but scratch */
    const char *data;        /* text->data */
    size_t at;
    struct build *b;
    struct error *error;
    struct buffer scratch; /* for the string last read; owned */
};

/* Where in an object the walk is. */
enum inside { AT_MEMBERS, IN_ARRAY, IN_MOVES };

/* An object that is a node and is being read. An array needs no memory but its node: the
 * builder knows which nodes are open. */
struct open_object {
    size_t at;
    size_t move_at;     /* the key that is its name if it has no other; 0: none */
    size_t children_at; /* the key of its children; 0 while there are none */
    size_t moves;       /* of moves.count, while it is in them */
    struct facts facts;
    node n;
    enum inside inside;
    enum key_meaning side; /* of the child last met, where children have sides */
};

struct json_walk {
    struct json_cursor cursor;
    struct open_object *entered; /* the entered objects around the cursor; owned */
    size_t depth, capacity;
    struct json_keys *keys;
    struct json_chance chance;
    bool pays;               /* whether an array of numbers is a leaf's payoffs */
    struct json_moves moves; /* keys in the maps of children around the cursor */
    size_t move_at;          /* the key of the next node in such a map; or 0 */
};

static struct open_object *innermost(struct json_walk *w)
{
    return &w->entered[w->depth - 1];
}

static bool refuse(struct json_cursor *cursor, size_t at, const char *message)
{
    return text_error(cursor->text, at, cursor->error, "%s", message);
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

/* The key of a map of children names the innermost open node. */
static bool name_by_move(struct json_cursor *cursor, size_t move_at)
{
    struct json_words words;
    size_t at = move_at;

    if (move_at == 0)
        return true;
    return (json_string_read(cursor->data, &at, &cursor->scratch, &words,
                             cursor->error) &&
            moves_name(words, cursor->b, cursor->error)) ||
           text_place(cursor->text, json_nul_at(cursor->data, move_at), cursor->error);
}

static bool add_leaf(struct json_walk *w, double score)
{
    struct json_cursor *cursor = &w->cursor;

    if (tree_has_payoffs(&cursor->b->tree))
        return error_set(cursor->error, ERROR_INPUT,
                         "a number is no leaf of a game of %u players: expected an array "
                         "of their payoffs%s",
                         cursor->b->tree.players,
                         w->pays ? " (--ignore=players passes over them)" : "");
    if (w->move_at == 0)
        return build_leaf(cursor->b, score, cursor->error);
    if (!build_open(cursor->b, cursor->error) || !name_by_move(cursor, w->move_at))
        return false;
    build_value(cursor->b, score);
    build_close(cursor->b);
    w->move_at = 0;
    return true;
}

static bool walk_leaf(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at;
    double score;

    return ((read_short(cursor, &score) || read_score(cursor, &score)) &&
            add_leaf(w, score)) ||
           text_place(cursor->text, at, cursor->error);
}

/* The payoffs of the innermost open node, at a place in the text. */
static bool read_payoffs(struct json_walk *w, size_t at)
{
    struct build *b = w->cursor.b;

    if (!tree_has_payoffs(&b->tree) && b->tree.leaves > 0)
        return refuse(&w->cursor, at, "payoffs, where leaves before have values");
    return game_payoffs(w->cursor.text, at, b, w->cursor.error);
}

/* An array that is a leaf. */
static bool walk_payoffs(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at, move_at = w->move_at;

    w->move_at = 0;
    cursor->at = json_skip(cursor->data, at);
    if (!open_node(cursor, at) || !name_by_move(cursor, move_at) || !read_payoffs(w, at))
        return false;
    build_close(cursor->b);
    return true;
}

static bool walk_array(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at, move_at = w->move_at;

    w->move_at = 0;
    cursor->at = json_next(cursor->data, at + 1);
    if (cursor->data[cursor->at] == ']')
        return refuse(cursor, at, "node without children");
    return open_node(cursor, at) && name_by_move(cursor, move_at);
}

static bool walk_object(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at++;
    struct open_object *object;

    if (!open_node(cursor, at) || !memory_reserve(&w->entered, &w->capacity, w->depth + 1,
                                                  sizeof *w->entered, cursor->error))
        return false;
    w->depth++;
    object = innermost(w);
    object->at = at;
    object->move_at = w->move_at;
    object->children_at = 0;
    object->n = cursor->b->open;
    object->inside = AT_MEMBERS;
    object->side = 0;
    facts_start(&object->facts);
    w->move_at = 0;
    return true;
}

static bool walk_node(struct json_walk *w)
{
    switch (w->cursor.data[w->cursor.at]) {
    case '[':
        return w->pays && game_is_payoffs(w->cursor.data, w->cursor.at) ? walk_payoffs(w)
                                                                        : walk_array(w);
    case '{':
        return walk_object(w);
    default:
        return walk_leaf(w);
    }
}

/* Whether the values at data[a] and data[b] are written alike. */
static bool same_text(const char *data, size_t a, size_t b)
{
    size_t a_size = json_skip(data, a) - a, b_size = json_skip(data, b) - b;

    return a_size == b_size && memcmp(data + a, data + b, a_size) == 0;
}

static size_t behind_key(const char *data, size_t key_at)
{
    return json_next(data, json_string(data, key_at).end + 1);
}

/* A second list of children may stand if it is the first one again. */
static bool pass_again(struct json_walk *w, const struct member *member)
{
    struct json_cursor *cursor = &w->cursor;
    const struct open_object *object = innermost(w);
    size_t before = object->children_at;
    char first[WORD_SHOWN_SIZE], second[WORD_SHOWN_SIZE];

    if (!object->side &&
        same_text(cursor->data, behind_key(cursor->data, before), member->value_at)) {
        member_note(member, NOTE_CHILDREN);
        cursor->at = json_skip(cursor->data, member->value_at);
        return true;
    }
    return text_error(cursor->text, member->key_at, cursor->error,
                      "\"%s\" and \"%s\" do not agree on the children",
                      json_key_show(cursor->text, before, first),
                      json_key_show(cursor->text, member->key_at, second));
}

static bool enter_children(struct json_walk *w, const struct member *member)
{
    struct open_object *object = innermost(w);
    bool array = member->value.kind == JSON_ARRAY;
    size_t first = json_next(w->cursor.data, w->cursor.at + 1);

    if (array && w->cursor.data[first] == ']') {
        w->cursor.at = first + 1;
        return true;
    }
    if (w->cursor.data[first] == '}')
        return refuse(&w->cursor, w->cursor.at, "expected an array of children or null");
    if (object->children_at)
        return pass_again(w, member);
    w->cursor.at++;
    member_note(member, NOTE_CHILDREN);
    object->children_at = member->key_at;
    object->inside = array ? IN_ARRAY : IN_MOVES;
    object->moves = w->moves.count;
    return true;
}

/* Whether a list that may be of anything is of children. */
static bool lists_children(const struct member *member)
{
    return (member->value.kind == JSON_ARRAY || member->value.kind == JSON_OBJECT) &&
           json_holds_nodes(member->text->data, member->value_at);
}

static bool skip_stray(struct json_cursor *cursor, const struct member *member)
{
    cursor->at = json_skip(cursor->data, member->value_at);
    return stray_check(member, cursor->error);
}

static bool walk_children(struct json_walk *w, const struct member *member)
{
    if (member->value.kind == JSON_NULL)
        return true;
    if (member->key->meaning == KEY_LIST && !lists_children(member))
        return skip_stray(&w->cursor, member);
    if (member->value.kind != JSON_ARRAY && member->value.kind != JSON_OBJECT)
        return refuse(&w->cursor, member->value_at,
                      "expected an array of children or null");
    return enter_children(w, member);
}

/* A child on the left or right, which come in this order. */
static bool walk_side(struct json_walk *w, const struct member *member)
{
    struct open_object *object = innermost(w);
    char shown[WORD_SHOWN_SIZE];

    if (member->value.kind == JSON_NULL)
        return true;
    if (object->children_at && !object->side)
        return pass_again(w, member);
    if (member->key->meaning < object->side)
        return text_error(w->cursor.text, member->key_at, w->cursor.error,
                          "\"%s\" must stand before the other child",
                          json_key_show(w->cursor.text, member->key_at, shown));
    member_note(member, NOTE_CHILDREN);
    object->children_at = member->key_at;
    object->side = member->key->meaning;
    w->cursor.at = member->value_at;
    return walk_node(w);
}

/* The end of an entered object. */
static bool walk_end(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    struct open_object *object = innermost(w);
    struct facts *facts = &object->facts;
    bool children = cursor->b->tree.count > object->n + 1;

    if (!facts_end(facts, cursor->text, object->at, children, cursor->error) ||
        (facts->name_rank == KEY_RANKS && !name_by_move(cursor, object->move_at)) ||
        (facts_is_unclear(facts) &&
         !chance_number(&w->chance, facts, object->n, cursor->error)))
        return false;
    if (!children && !facts->payoffs_at && tree_has_payoffs(&cursor->b->tree))
        return refuse(cursor, object->at, "a leaf without payoffs, in a game of players");
    if (!build_claim(cursor->b, facts->claim, cursor->error))
        return text_place(cursor->text, object->at, cursor->error);
    build_value(cursor->b, facts->value);
    build_mover(cursor->b, facts->mover);
    cursor->at++;
    w->depth--;
    build_close(cursor->b);
    return true;
}

static bool walk_name(struct json_walk *w, const struct member *member)
{
    struct json_cursor *cursor = &w->cursor;
    struct json_words name;
    bool better;

    if (!facts_name(&innermost(w)->facts, member, &better, &name, cursor->error))
        return false;
    cursor->at = json_skip(cursor->data, member->value_at);
    return !better || build_name(cursor->b, name.text, name.length, cursor->error) ||
           text_place(cursor->text, member->value_at, cursor->error);
}

/* The payoffs of an entered object. */
static bool walk_pay(struct json_walk *w, const struct member *member)
{
    struct facts *facts = &innermost(w)->facts;

    if (member->value.kind == JSON_NULL)
        return true;
    if (member->value.kind != JSON_ARRAY ||
        !game_is_payoffs(w->cursor.data, member->value_at))
        return refuse(&w->cursor, member->value_at, "expected an array of payoffs");
    if (facts->payoffs_at)
        return refuse(&w->cursor, member->key_at, "payoffs twice on one node");
    if (w->cursor.b->open != innermost(w)->n || innermost(w)->children_at)
        return refuse(&w->cursor, member->key_at, "payoffs on a node with children");
    member_note(member, NOTE_PAYOFFS);
    facts->payoffs_at = member->key_at;
    return read_payoffs(w, member->value_at);
}

/* What is said of the tree as a whole is said at its root; how many players there are is
 * known from there. */
static bool walk_head(struct json_walk *w, const struct member *member)
{
    bool root = w->depth == 1 && innermost(w)->n == TREE_ROOT;

    if (member->key->meaning == KEY_PLAYERS) {
        member_note(member, root && member->value.kind != JSON_OBJECT ? NOTE_PLAYERS
                                                                      : NOTE_IGNORED);
        return true;
    }
    if (!root)
        return stray_check(member, w->cursor.error);
    member_note(member, NOTE_BOUNDS);
    return game_bounds(member->text, member->value_at, w->cursor.b, w->cursor.error);
}

static bool walk_fact(struct json_walk *w, const struct member *member)
{
    struct json_cursor *cursor = &w->cursor;

    if (member->value.kind == JSON_ARRAY || member->value.kind == JSON_OBJECT)
        cursor->at = json_skip(cursor->data, member->value_at);
    switch (member->key->meaning) {
    case KEY_PROBABILITY:
    case KEY_WEIGHT:
        return chance_take(&w->chance, member, innermost(w)->n, cursor->b, cursor->error);
    case KEY_PLAYERS:
    case KEY_BOUNDS:
        return walk_head(w, member);
    case KEY_VALUE:
    case KEY_PAYOFFS:
        if (member_pays(member))
            return walk_pay(w, member);
        return facts_take(&innermost(w)->facts, member, cursor->error);
    default:
        return facts_take(&innermost(w)->facts, member, cursor->error);
    }
}

/* The value of a member whose key means something. */
static bool walk_value(struct json_walk *w, struct member *member)
{
    struct json_cursor *cursor = &w->cursor;
    double score;

    if (member->key->meaning == KEY_VALUE && read_short(cursor, &score))
        return facts_value(&innermost(w)->facts, member, score, cursor->error);
    if (!read_value(cursor, &member->value))
        return false;
    switch (member->key->meaning) {
    case KEY_ID:
    case KEY_LABEL:
    case KEY_NAME:
        return walk_name(w, member);
    case KEY_CHILDREN:
    case KEY_LIST:
        return walk_children(w, member);
    case KEY_LEFT:
    case KEY_MIDDLE:
    case KEY_RIGHT:
        return walk_side(w, member);
    default:
        return walk_fact(w, member);
    }
}

/* A member of an entered object, or its end. */
static bool walk_member(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    struct member member;
    struct json_words words;

    cursor->at = json_next(cursor->data, cursor->at);
    if (cursor->data[cursor->at] == '}')
        return walk_end(w);
    member.text = cursor->text;
    member.tree = &cursor->b->tree;
    member.key_at = cursor->at;
    if (!json_string_read(cursor->data, &cursor->at, &cursor->scratch, &words,
                          cursor->error))
        return false;
    member.key = json_key_find(w->keys, words);
    member.value_at = cursor->at = json_next(cursor->data, cursor->at);
    if (member.key->meaning == KEY_COMMENT) {
        member_note(&member, NOTE_IGNORED);
        cursor->at = json_skip(cursor->data, cursor->at);
        return true;
    }
    return facts_note(&innermost(w)->facts, &member, cursor->error) &&
           walk_value(w, &member);
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
        innermost(w)->inside = AT_MEMBERS;
    else
        build_close(cursor->b);
    return true;
}

/* A child in a map of moves, or the map's end. */
static bool walk_move(struct json_walk *w)
{
    struct json_cursor *cursor = &w->cursor;
    size_t at = cursor->at = json_next(cursor->data, cursor->at);

    if (cursor->data[at] == '}') {
        cursor->at++;
        innermost(w)->inside = AT_MEMBERS;
        return moves_end(&w->moves, innermost(w)->moves, cursor->text, cursor->error);
    }
    if (!moves_add(&w->moves, cursor->text, at, cursor->error))
        return false;
    w->move_at = at;
    cursor->at = behind_key(cursor->data, at);
    return walk_node(w);
}

static bool walk_step(struct json_walk *w)
{
    if (!in_object(w) || innermost(w)->inside == IN_ARRAY)
        return walk_element(w);
    return innermost(w)->inside == IN_MOVES ? walk_move(w) : walk_member(w);
}

static bool walk_tree(struct json_walk *w)
{
    bool walked = walk_node(w);

    while (walked && w->cursor.b->depth > 0)
        walked = walk_step(w);
    return walked && chance_end(&w->chance, w->cursor.text, w->cursor.b, w->cursor.error);
}

bool json_node(const struct text *text, size_t at, struct json_keys *keys,
               struct build *b, struct error *error)
{
    struct json_walk walk = {
        .cursor = {.text = text, .data = text->data, .at = at, .b = b, .error = error},
        .keys = keys,
        .pays = tree_has_payoffs(&b->tree)};
    bool walked = walk_tree(&walk);

    free(walk.entered);
    chance_release(&walk.chance);
    moves_release(&walk.moves);
    buffer_release(&walk.cursor.scratch);
    return walked;
}
