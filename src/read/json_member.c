/*
 * json_member.c - what the members of a node's object say.
 */
#include "read/json_member.h"

#include "base/larger.h"
#include "base/mate.h"
#include "base/score.h"
#include "read/json_engine.h"
#include "read/json_game.h"
#include "read/json_key.h"
#include "read/json_stray.h"
#include "read/numbers.h"
#include "tree/claim.h"
#include "json/string.h"

#include <string.h>
#include <strings.h>

/* A number, as it would be without quotes. */
static bool quoted_score(struct json_words words, double *score)
{
    size_t used;

    return words.length > 0 &&
           score_read(words.text, words.length, score, &used) == SCORE_OK &&
           used == words.length;
}

bool member_score(const struct json_value *value, double *score, const char *expected,
                  struct error *error)
{
    return json_value_score(value, score) ||
           (value->kind == JSON_STRING &&
            (quoted_score(value->words, score) ||
             mate_read(value->words.text, value->words.length, score))) ||
           error_set(error, ERROR_INPUT, "expected %s", expected);
}

bool member_label(const struct json_value *value, struct error *error)
{
    const struct json_words *words = &value->words;

    if (value->kind != JSON_NUMBER && value->kind != JSON_STRING)
        return error_set(error, ERROR_INPUT, "expected a name: a string or a number");
    if (words->length > 0 && memchr(words->text, '\0', words->length))
        return error_set(error, ERROR_INPUT, "NUL character in a name");
    return true;
}

bool facts_twice(const struct member *member, struct error *error)
{
    char shown[WORD_SHOWN_SIZE];

    return text_error(member->text, member->key_at, error, "duplicate key \"%s\"",
                      json_key_show(member->text, member->key_at, shown));
}

/* Two keys, the second at data[at], say what cannot both be. Always false. */
static bool clash(const struct text *text, size_t before, size_t at, const char *about,
                  struct error *error)
{
    char first[WORD_SHOWN_SIZE], second[WORD_SHOWN_SIZE];

    return text_error(text, at, error, "\"%s\" and \"%s\" do not agree on %s",
                      json_key_show(text, before, first), json_key_show(text, at, second),
                      about);
}

bool facts_clash(const struct facts *facts, const struct member *member,
                 struct error *error)
{
    return clash(member->text, facts->value_at, member->key_at, "the value", error);
}

/* A claim that a member makes, or nothing of the kind. */
static bool take_claim(struct facts *facts, const struct member *member, uint8_t claim,
                       struct error *error)
{
    enum claim kind = (enum claim)(facts->claim & ~CLAIM_HASH);

    if (claim == CLAIM_KINDS && member->key->meaning == KEY_CLAIM)
        return stray_check(member, error);
    member_note(member, claim == CLAIM_KINDS ? NOTE_IGNORED : NOTE_CLAIM);
    if (claim == CLAIM_KINDS)
        return true;
    if (claim != CLAIM_HASH) {
        if (facts->claim_at && kind != (enum claim)claim)
            return clash(member->text, facts->claim_at, member->key_at, "the bound",
                         error);
        facts->claim_at = member->key_at;
    }
    facts->claim = claim_with(facts->claim, claim);
    return true;
}

/* A value that is an object. */
static bool take_object(struct facts *facts, const struct member *member,
                        struct error *error)
{
    uint8_t claim = CLAIM_KINDS;
    double score;

    return engine_value(member->text, member->value_at, &score, &claim, error) &&
           (claim == CLAIM_KINDS || take_claim(facts, member, claim, error)) &&
           facts_value(facts, member, score, error);
}

static bool take_mate(struct facts *facts, const struct member *member,
                      struct error *error)
{
    double score;

    if (member->value.kind == JSON_NULL)
        return true;
    if (!engine_mate(&member->value, &score, error))
        return text_place(member->text, member->value_at, error);
    return facts_value(facts, member, score, error);
}

static bool take_value(struct facts *facts, const struct member *member,
                       struct error *error)
{
    double score;

    if (member->value.kind == JSON_NULL)
        return true;
    if (member->value.kind == JSON_OBJECT && member->key->meaning == KEY_VALUE)
        return take_object(facts, member, error);
    if (member->value.kind == JSON_ARRAY && member->key->meaning == KEY_VALUE &&
        json_holds_nodes(member->text->data, member->value_at))
        return text_error(member->text, member->value_at, error,
                          "expected a value: are these the players' payoffs? then it is "
                          "\"payoffs\"");
    if (member_score(&member->value, &score,
                     "a value: a number, \"inf\", \"-inf\" or null", error))
        return facts_value(facts, member, score, error);
    if (member->key->meaning != KEY_VALUE)
        return stray_check(member, error);
    return text_place(member->text, member->value_at, error);
}

static bool set_mover(struct facts *facts, const struct member *member, enum mover mover,
                      struct error *error)
{
    if (facts->mover != MOVER_DEFAULT && facts->mover != mover)
        return clash(member->text, facts->mover_at, member->key_at, "who moves", error);
    facts->mover = mover;
    facts->mover_at = member->key_at;
    return true;
}

/* Who moves may be said by another member; the first unclear one is kept. */
static bool leave_unclear(struct facts *facts, const struct member *member)
{
    if (facts->unclear_at)
        return true;
    facts->unclear_at = member->key_at;
    facts->unclear_rank = member->key->rank;
    facts->null = member->value.kind == JSON_NULL;
    return true;
}

static bool take_number(struct facts *facts, const struct member *member)
{
    double score;

    if (!facts->unclear_at && json_value_score(&member->value, &score) &&
        score >= NUMBER_LEAST && score <= PLAYER_LIMIT && score == (int)score) {
        facts->numbered = true;
        facts->number = (int)score;
    }
    return leave_unclear(facts, member);
}

/* PV, CUT or ALL, of a node that was searched: what its value is, not who moves. A claim
 * of its own says that better. */
static bool take_kind(struct facts *facts, const struct member *member)
{
    uint8_t claim = engine_claim(KEY_CLAIM, &member->value);

    if (claim == CLAIM_KINDS)
        return false;
    if (!facts->claim_at)
        facts->claim = claim_with(facts->claim, claim);
    return true;
}

static bool take_side(struct facts *facts, const struct member *member,
                      struct error *error)
{
    struct json_words words = member->value.words;
    enum mover player = game_player(member->tree, words);

    if (player != MOVER_DEFAULT)
        return set_mover(facts, member, player, error);
    switch (key_side_or_letter(words.text, words.length)) {
    case SIDE_MAX:
        return set_mover(facts, member, MOVER_MAX, error);
    case SIDE_MIN:
        return set_mover(facts, member, MOVER_MIN, error);
    case SIDE_LEAF:
        facts->leaf = true;
        return true;
    case SIDE_INNER:
        return true;
    case SIDE_CHANCE:
        return set_mover(facts, member, MOVER_CHANCE, error);
    default:
        return take_kind(facts, member) || leave_unclear(facts, member);
    }
}

static bool take_player(struct facts *facts, const struct member *member,
                        struct error *error)
{
    if (member->value.kind == JSON_NUMBER)
        return take_number(facts, member);
    if (member->value.kind == JSON_STRING)
        return take_side(facts, member, error);
    return leave_unclear(facts, member);
}

/* Whether a colour may be that of a side: 1, -1, white or black. */
static bool is_side_color(const struct json_value *value)
{
    static const char *const words[] = {"1", "-1", "white", "black", "w", "b"};

    if (value->kind != JSON_NUMBER && value->kind != JSON_STRING)
        return false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (value->words.length == strlen(words[i]) &&
            strncasecmp(value->words.text, words[i], value->words.length) == 0)
            return true;
    return key_side(value->words.text, value->words.length) < SIDE_NONE;
}

/* Whether a value is a boolean, or is written for one; then sets *yes. */
static bool read_flag(const struct json_value *value, bool *yes)
{
    static const struct {
        const char *word;
        bool yes;
    } flags[] = {{"true", true}, {"false", false}, {"1", true}, {"0", false}};

    *yes = value->kind == JSON_TRUE;
    if (*yes || value->kind == JSON_FALSE)
        return true;
    if (value->kind != JSON_STRING && value->kind != JSON_NUMBER)
        return false;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (value->words.length == strlen(flags[i].word) &&
            strncasecmp(value->words.text, flags[i].word, value->words.length) == 0) {
            *yes = flags[i].yes;
            return true;
        }
    return false;
}

static bool take_flag(struct facts *facts, const struct member *member,
                      struct error *error)
{
    char shown[WORD_SHOWN_SIZE];
    bool yes;

    if (member->value.kind == JSON_NULL)
        return leave_unclear(facts, member);
    if (!read_flag(&member->value, &yes))
        return text_error(member->text, member->value_at, error,
                          "expected true or false for \"%s\"",
                          json_key_show(member->text, member->key_at, shown));
    return set_mover(facts, member,
                     yes == (member->key->meaning == KEY_MAX) ? MOVER_MAX : MOVER_MIN,
                     error);
}

static bool take_leaf(struct facts *facts, const struct member *member,
                      struct error *error)
{
    bool yes;

    if (!read_flag(&member->value, &yes))
        return stray_check(member, error);
    member_note(member, NOTE_IGNORED);
    facts->leaf = facts->leaf || yes;
    return true;
}

/* "chance": true. A number under this key would be a probability, or a flag. */
static bool take_chance(struct facts *facts, const struct member *member,
                        struct error *error)
{
    char shown[WORD_SHOWN_SIZE];

    switch (member->value.kind) {
    case JSON_NULL:
    case JSON_FALSE:
        return true;
    case JSON_TRUE:
        return set_mover(facts, member, MOVER_CHANCE, error);
    default:
        return text_error(member->text, member->value_at, error,
                          "expected true or false for \"%s\" (a probability is \"p\")",
                          json_key_show(member->text, member->key_at, shown));
    }
}

/* Whether a key for who moves says what kind of node it is in a search. */
static bool is_kind(const struct member *member)
{
    return engine_claim(KEY_CLAIM, &member->value) < CLAIM_KINDS;
}

/* Null, or brackets with nothing in them. */
static bool is_nothing(const struct member *member)
{
    char first = member->text->data[json_next(member->text->data, member->value_at + 1)];

    switch (member->value.kind) {
    case JSON_NULL:
        return true;
    case JSON_ARRAY:
        return first == ']';
    case JSON_OBJECT:
        return first == '}';
    default:
        return false;
    }
}

static bool take_like(const struct member *member, struct error *error)
{
    char shown[WORD_SHOWN_SIZE];
    const char *key = json_key_show(member->text, member->key_at, shown);

    if (is_nothing(member)) {
        member_note(member, NOTE_UNKNOWN);
        return true;
    }
    if (member->key->near)
        return text_error(member->text, member->key_at, error,
                          "\"%s\" is not read: is it \"%s\"? (--ignore=%s passes over "
                          "it)",
                          key, member->key->near, key);
    return text_error(member->text, member->key_at, error,
                      "\"%s\" is not read: does it say who moves, or of chance? "
                      "(--ignore=%s passes over it)",
                      key, key);
}

bool facts_take(struct facts *facts, const struct member *member, struct error *error)
{
    switch (member->key->meaning) {
    case KEY_VALUE:
    case KEY_DATA:
    case KEY_SIZE:
        return take_value(facts, member, error);
    case KEY_MATE:
        return take_mate(facts, member, error);
    case KEY_CLAIM:
    case KEY_LOWER:
    case KEY_UPPER:
    case KEY_HASH:
        return take_claim(facts, member,
                          engine_claim(member->key->meaning, &member->value), error);
    case KEY_PLAYER:
        member_note(member, is_kind(member) ? NOTE_CLAIM : NOTE_MOVER);
        return take_player(facts, member, error);
    case KEY_COLOR:
        member_note(member, is_side_color(&member->value) ? NOTE_MOVER : NOTE_IGNORED);
        return !is_side_color(&member->value) || take_player(facts, member, error);
    case KEY_MAX:
    case KEY_MIN:
        member_note(member, NOTE_MOVER);
        return take_flag(facts, member, error);
    case KEY_LEAF:
        return take_leaf(facts, member, error);
    case KEY_CHANCE:
        member_note(member, NOTE_MOVER);
        return take_chance(facts, member, error);
    case KEY_LIKE:
        return take_like(member, error);
    case KEY_ASIDE:
    case KEY_COMMENT:
        member_note(member, NOTE_IGNORED);
        return true;
    default:
        return stray_check(member, error);
    }
}

/* A move that is an array or object: as it is written. */
static bool is_written_out(const struct member *member)
{
    return member->key->meaning == KEY_NAME &&
           (member->value.kind == JSON_ARRAY || member->value.kind == JSON_OBJECT);
}

bool facts_name(struct facts *facts, const struct member *member, bool *better,
                struct json_words *name, struct error *error)
{
    const char *data = member->text->data;

    *better = false;
    if (member->value.kind == JSON_NULL)
        return true;
    *name = member->value.words;
    if (is_written_out(member)) {
        name->text = data + member->value_at;
        name->length = json_skip(data, member->value_at) - member->value_at;
    } else if (!member_label(&member->value, error)) {
        return text_place(member->text, json_nul_at(data, member->value_at), error);
    }
    *better = name->length > 0 && member->key->rank < facts->name_rank;
    if (!*better) {
        member_note(member, NOTE_IGNORED);
        return true;
    }
    if (facts->name_at > 0)
        notes_key(member->text, NOTE_IGNORED, facts->name_at);
    facts->name_rank = member->key->rank;
    facts->name_at = member->key_at;
    return true;
}

bool member_pays(const struct member *member)
{
    struct json_span span;
    const char *key;
    size_t length;

    if (member->key->meaning == KEY_PAYOFFS)
        return true;
    if (member->key->meaning != KEY_VALUE || member->value.kind != JSON_ARRAY)
        return false;
    span = json_string(member->text->data, member->key_at);
    key = member->text->data + span.at;
    length = span.end - span.at;
    return (key_same(key, length, "payoff", strlen("payoff")) ||
            key_same(key, length, "utility", strlen("utility")));
}

/* A leaf must have a value; what may be one is named. */
static bool end_leaf(const struct facts *facts, const struct text *text, size_t at,
                     struct error *error)
{
    static const char expected[] =
        "leaf without a value: expected \"value\" (or \"eval\", \"score\", \"utility\", "
        "\"val\") or \"children\"";
    size_t stray;
    char shown[WORD_SHOWN_SIZE];

    if (facts->mover == MOVER_CHANCE)
        return text_error(text, facts->mover_at, error,
                          "a chance node without outcomes: expected \"children\"");
    if (facts->payoffs_at && score_known(facts->value))
        return text_error(text, larger_size(facts->payoffs_at, facts->value_at), error,
                          "a value and payoffs on one node");
    if (score_known(facts->value) || facts->payoffs_at)
        return true;
    stray = stray_number(text->data, at);
    if (stray == 0)
        return text_error(text, at, error, "%s", expected);
    return text_error(text, at, error, "%s; \"%s\" is not read: is it the value?",
                      expected, json_key_show(text, stray, shown));
}

static bool end_inner(const struct facts *facts, const struct text *text, size_t at,
                      struct error *error)
{
    char shown[WORD_SHOWN_SIZE];

    if (facts->leaf)
        return text_error(text, at, error,
                          "the node is said to be a leaf, and has children");
    if (facts->payoffs_at)
        return text_error(text, facts->payoffs_at, error,
                          "\"%s\" on a node with children",
                          json_key_show(text, facts->payoffs_at, shown));
    return facts->size_at == 0 ||
           text_error(
               text, facts->size_at, error,
               "\"%s\" on a node with children may be the size of its subtree: "
               "write \"value\", \"eval\", \"score\", \"utility\" or \"val\" if it "
               "is its value",
               json_key_show(text, facts->size_at, shown));
}

/* What numbers say may not fit to who moves, as words say. 1 may be a number that players
 * have from 0 on, but -1 is a sign. */
static bool is_clash(const struct facts *facts)
{
    return facts->numbered && ((facts->number == -1 && facts->mover == MOVER_MAX) ||
                               (facts->number > 0 && facts->mover == MOVER_CHANCE));
}

bool facts_end_mover(struct facts *facts, const struct text *text, struct error *error)
{
    char shown[WORD_SHOWN_SIZE];
    size_t at = facts->unclear_at;

    if (facts->name_at > 0)
        notes_key(text, NOTE_NAME, facts->name_at);
    if (!at)
        return true;
    if (facts->mover != MOVER_DEFAULT)
        return !is_clash(facts) ||
               clash(text, smaller_size(at, facts->mover_at),
                     larger_size(at, facts->mover_at), "who moves", error);
    return facts->numbered || facts->null ||
           text_error(text, json_next(text->data, json_string(text->data, at).end + 1),
                      error, EXPECTED_MOVER " for \"%s\"",
                      json_key_show(text, at, shown));
}

bool facts_check(struct facts *facts, const struct text *text, size_t at, bool children,
                 struct error *error)
{
    if (!facts_end_mover(facts, text, error))
        return false;
    return children ? end_inner(facts, text, at, error)
                    : end_leaf(facts, text, at, error);
}
