/*
 * json_entry.c - reading the objects that say what nodes are.
 */
#include "read/json_entry.h"

#include "base/memory.h"
#include "base/quote.h"
#include "read/json_engine.h"
#include "read/json_game.h"
#include "read/json_table.h"
#include "read/payoffs.h"
#include "tree/claim.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* What a row has said so far. */
struct entry_said {
    const cJSON *item;
    size_t id;          /* mention of its label, or ENTRY_NONE */
    const cJSON *name;  /* the best one, or NULL */
    size_t name_rank;   /* of that one's key */
    const cJSON *value; /* the first one, or NULL */
    double score;       /* what that says, or SCORE_NONE */
    uint8_t claim;      /* what is said of it: tree/claim.h */
    struct entry_side side;
    bool is_leaf;           /* so it was said */
    struct entry_odds odds; /* of the edge to it */
    struct entry_odds list; /* of those to its children */
    const cJSON *payoffs;   /* or NULL */
    size_t parent;          /* mention, or ENTRY_NONE */
    size_t child, count;    /* mentions of the children, one behind the other */
    size_t sides[3];        /* those of left, middle and right, or ENTRY_NONE */
    const cJSON *listing;   /* the array of its children, or NULL */
};

bool entry_refuse(struct entries *table, const cJSON *item, struct error *error,
                  const char *format, ...)
{
    char message[ERROR_MESSAGE_SIZE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return text_error(table->document->text, document_at(table->document, item), error,
                      "%s", message);
}

bool entry_refuse_key(struct entries *table, const cJSON *item, struct error *error,
                      const char *format, ...)
{
    char message[ERROR_MESSAGE_SIZE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return text_error(table->document->text, document_key_at(table->document, item),
                      error, "%s", message);
}

/* A key as messages show it. */
static const char *show_key(const cJSON *member, char shown[static LABEL_SHOWN_SIZE])
{
    return quote_short(shown, LABEL_SHOWN_SIZE, member->string, strlen(member->string));
}

static bool has_part(struct json_words words, const char *part)
{
    size_t length = strlen(part);

    for (size_t i = 0; i + length <= words.length; i++)
        if (strncasecmp(words.text + i, part, length) == 0)
            return true;
    return false;
}

bool entry_says_parent(struct json_words key)
{
    return has_part(key, "parent") || has_part(key, "predecessor");
}

static const struct entry_word *find_word(const struct entries *table, const char *text)
{
    for (size_t i = 0; i < table->word_count; i++)
        if (strcmp(table->words[i].text, text) == 0)
            return &table->words[i];
    return NULL;
}

struct key_word entry_edge_key(struct entries *table, const cJSON *member)
{
    const struct entry_word *word = find_word(table, member->string);
    struct json_words words;
    struct key_word key;

    if (word)
        return word->key;
    words = document_key(table->document, member);
    key = key_find(words.text, words.length, KEY_OF_COLUMN);
    if (key.meaning != KEY_CHILD)
        key = key_find(words.text, words.length, KEY_OF_MEMBER);
    if (key_listed(table->ignore, words.text, words.length))
        key.meaning = KEY_COMMENT;
    if (words.length < ENTRY_WORD_SIZE && table->word_count < ENTRY_WORDS) {
        struct entry_word *added = &table->words[table->word_count++];

        strcpy(added->text, member->string);
        added->key = key;
    }
    return key;
}

struct key_word entry_key(struct entries *table, const cJSON *member)
{
    struct json_words words = {member->string, strlen(member->string)};
    struct key_word key = entry_edge_key(table, member);

    if (!table->edges && (key.meaning == KEY_CHILD ||
                          (key.meaning == KEY_PARENT && !entry_says_parent(words))))
        key.meaning = KEY_UNKNOWN;
    return key;
}

bool entry_mention(struct entries *table, const cJSON *item, size_t *mention,
                   struct error *error)
{
    struct json_words words;

    return table_label(table->document, item, &words, error) &&
           graph_mention(&table->graph, words.text, words.length,
                         document_at(table->document, item), mention, error);
}

/* Whether an item is null or, for what is a name or an id, empty. */
static bool is_nothing(const cJSON *item)
{
    return cJSON_IsNull(item) || (cJSON_IsString(item) && item->valuestring[0] == '\0');
}

static bool is_filled(const cJSON *item)
{
    return (cJSON_IsArray(item) || cJSON_IsObject(item)) && item->child;
}

static bool is_number(struct entries *table, const cJSON *item)
{
    return document_value(table->document, item).kind == JSON_NUMBER;
}

static bool is_text(struct entries *table, const cJSON *item, const char *text)
{
    return cJSON_IsString(item) &&
           json_words_are(document_value(table->document, item).words, text);
}

static bool may_be_id(const struct entries *table, enum key_meaning meaning)
{
    if (table->edges)
        return meaning == KEY_CHILD;
    return meaning == KEY_ID || meaning == KEY_LABEL;
}

static bool may_be_name(const struct entries *table, enum key_meaning meaning)
{
    return meaning == KEY_LABEL || meaning == KEY_NAME ||
           (meaning == KEY_ID && table->indexed);
}

/* The key that holds the ids is the first row's: an id, else a label. */
static void find_id(struct entries *table, const cJSON *row)
{
    enum key_meaning found = KEY_UNKNOWN;
    const cJSON *member;

    table->id = ENTRY_NONE;
    cJSON_ArrayForEach(member, row)
    {
        struct key_word key = entry_key(table, member);

        if (may_be_id(table, key.meaning) &&
            (key.meaning < found || (key.meaning == found && key.rank < table->id))) {
            found = key.meaning;
            table->id = key.rank;
        }
    }
}

static void survey_member(struct entries *table, const cJSON *member)
{
    struct key_word key = entry_key(table, member);

    if (key.rank == table->id)
        table->minus |= is_text(table, member, "-1");
    else if (may_be_name(table, key.meaning))
        table->graph.named = true;
    if (((key.meaning == KEY_CHILDREN || key.meaning == KEY_LIST) && is_filled(member)) ||
        (key.meaning >= KEY_LEFT && key.meaning <= KEY_RIGHT && !cJSON_IsNull(member)))
        table->listed = true;
}

void entry_survey(struct entries *table, const cJSON *rows, bool given)
{
    const cJSON *row, *member;

    table->id = ENTRY_NONE;
    if (!given && cJSON_IsObject(rows->child))
        find_id(table, rows->child);
    cJSON_ArrayForEach(row, rows)
    {
        if (!cJSON_IsObject(row))
            continue;
        cJSON_ArrayForEach(member, row)
        {
            survey_member(table, member);
        }
    }
}

static bool read_id(struct entries *table, struct entry_said *row, const cJSON *member,
                    struct error *error)
{
    if (row->id != ENTRY_NONE)
        return entry_refuse_key(table, member, error, "a second id of one node");
    if (is_nothing(member))
        return entry_refuse(table, member, error, "expected an id: a string or a number");
    return entry_mention(table, member, &row->id, error);
}

/* Where ids are given, as keys of a map, a row may say its own again; an edge may have an
 * id of its own. */
static bool read_other_id(struct entries *table, struct entry_said *row,
                          const cJSON *member, struct error *error)
{
    const struct labels *labels = &table->graph.labels;

    return is_nothing(member) || table->edges ||
           (table->id == ENTRY_NONE && row->id != ENTRY_NONE &&
            is_text(table, member, labels_name(labels, row->id))) ||
           entry_refuse_key(table, member, error, "a second id of one node");
}

void entry_note(struct entries *table, const cJSON *member, enum note_kind kind)
{
    struct document *document = table->document;

    if (document->text->notes)
        notes_word(document->text, kind, member->string, strlen(member->string),
                   document_key_at(document, member));
}

/* Of several names the one whose key has the lowest rank is the best. */
static bool read_name(struct entries *table, struct entry_said *row, const cJSON *member,
                      const struct key_word *key, struct error *error)
{
    struct json_words words;

    if (is_nothing(member))
        return true;
    if (!table_label(table->document, member, &words, error))
        return false;
    if (row->name && row->name_rank == key->rank)
        return entry_refuse_key(table, member, error, "a second name of one node");
    if (row->name && key->rank > row->name_rank) {
        entry_note(table, member, NOTE_IGNORED);
        return true;
    }
    if (row->name)
        entry_note(table, row->name, NOTE_IGNORED);
    row->name = member;
    row->name_rank = key->rank;
    return true;
}

/* The root has none: null, "", or -1 where that is nobody's id. */
static bool read_parent(struct entries *table, struct entry_said *row,
                        const cJSON *member, struct error *error)
{
    if (is_nothing(member) || (!table->minus && is_text(table, member, "-1")))
        return true;
    if (row->parent != ENTRY_NONE)
        return entry_refuse_key(table, member, error, "a second parent of one node");
    return entry_mention(table, member, &row->parent, error);
}

static bool take_score(struct entries *table, struct entry_said *row, const cJSON *member,
                       double score, struct error *error)
{
    char first[LABEL_SHOWN_SIZE], second[LABEL_SHOWN_SIZE];

    if (row->value && score != row->score)
        return entry_refuse_key(table, member, error, "\"%s\" and \"%s\" disagree",
                                show_key(row->value, first), show_key(member, second));
    row->value = member;
    row->score = score;
    return true;
}

static bool read_value(struct entries *table, struct entry_said *row, const cJSON *member,
                       struct error *error)
{
    double score;

    if (cJSON_IsNull(member))
        return true;
    if (table_is_numbers(table->document, member))
        return entry_refuse(table, member, error,
                            "expected a value: are these the players' payoffs? then it "
                            "is \"payoffs\"");
    if (cJSON_IsObject(member)
            ? !engine_value(table->document->text, document_at(table->document, member),
                            &score, &row->claim, error)
            : !table_score(table->document, member, &score,
                           "a value: a number, \"inf\", \"-inf\" or null", error))
        return false;
    return take_score(table, row, member, score, error);
}

static bool read_mate(struct entries *table, struct entry_said *row, const cJSON *member,
                      struct error *error)
{
    struct json_value value = document_value(table->document, member);
    double score;

    if (value.kind == JSON_NULL)
        return true;
    return engine_mate(&value, &score, error)
               ? take_score(table, row, member, score, error)
               : text_place(table->document->text, document_at(table->document, member),
                            error);
}

/* What is said of the value; the last word counts. */
static bool read_claim(struct entries *table, struct entry_said *row, const cJSON *member,
                       const struct key_word *key, struct error *error)
{
    struct json_value value = document_value(table->document, member);
    uint8_t claim = engine_claim(key->meaning, &value);

    if (claim == CLAIM_KINDS)
        return entry_pass(table, member, &(struct key_word){.meaning = KEY_UNKNOWN},
                          error);
    entry_note(table, member, NOTE_CLAIM);
    row->claim = claim_with(row->claim, claim);
    return true;
}

static bool read_children(struct entries *table, struct entry_said *row,
                          const cJSON *member, struct error *error)
{
    const cJSON *child;

    if (cJSON_IsNull(member) || ((cJSON_IsArray(member)) && !member->child))
        return true;
    if (!cJSON_IsArray(member))
        return entry_refuse(table, member, error, "expected an array of ids or null");
    if (row->listing)
        return entry_refuse_key(table, member, error, "a second list of children");
    row->listing = member;
    row->child = table->graph.labels.count;
    cJSON_ArrayForEach(child, member)
    {
        size_t mention;

        if (!entry_mention(table, child, &mention, error))
            return false;
        row->count++;
    }
    return true;
}

static bool read_side_child(struct entries *table, struct entry_said *row,
                            const cJSON *member, enum key_meaning side,
                            struct error *error)
{
    size_t *mention = &row->sides[side - KEY_LEFT];

    if (is_nothing(member) || (!table->minus && is_text(table, member, "-1")))
        return true;
    if (*mention != ENTRY_NONE)
        return entry_refuse_key(table, member, error, "a second child of that side");
    return entry_mention(table, member, mention, error);
}

static bool read_flag(struct entries *table, const cJSON *member, bool *flag,
                      struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];

    *flag = cJSON_IsTrue(member) || is_text(table, member, "1") ||
            is_text(table, member, "true");
    if (*flag || cJSON_IsFalse(member) || is_text(table, member, "0") ||
        is_text(table, member, "false"))
        return true;
    return entry_refuse(table, member, error, "expected true or false for \"%s\"",
                        show_key(member, shown));
}

/* A number that may be a player's. */
static bool side_of_number(struct entries *table, const cJSON *member,
                           const struct json_value *value, struct entry_side *side,
                           struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];
    double score;

    if (!json_value_score(value, &score) || score < NUMBER_LEAST ||
        score > PLAYER_LIMIT || score != (int)score)
        return entry_refuse(table, member, error, EXPECTED_MOVER " for \"%s\"",
                            show_key(member, shown));
    side->numbered = member;
    side->number = (int)score;
    return true;
}

static enum mover mover_of(enum key_side side)
{
    switch (side) {
    case SIDE_MAX:
        return MOVER_MAX;
    case SIDE_MIN:
        return MOVER_MIN;
    case SIDE_CHANCE:
        return MOVER_CHANCE;
    default:
        return MOVER_DEFAULT;
    }
}

/* Nobody moves where it is null: at leaves. */
static bool side_of_player(struct entries *table, const cJSON *member,
                           struct entry_side *side, struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];
    struct json_value value = document_value(table->document, member);

    side->side = SIDE_UNKNOWN;
    if (value.kind == JSON_NUMBER) {
        side->side = SIDE_NONE;
        return side_of_number(table, member, &value, side, error);
    }
    if (value.kind == JSON_NULL)
        side->side = SIDE_LEAF;
    if (value.kind == JSON_STRING) {
        side->mover = game_player(table->tree, value.words);
        side->side = side->mover != MOVER_DEFAULT
                         ? SIDE_NONE
                         : key_side_or_letter(value.words.text, value.words.length);
    }
    if (side->side == SIDE_UNKNOWN && engine_claim(KEY_CLAIM, &value) < CLAIM_KINDS) {
        side->side = SIDE_INNER;
        side->claim = engine_claim(KEY_CLAIM, &value);
    }
    return side->side != SIDE_UNKNOWN ||
           entry_refuse(table, member, error, EXPECTED_MOVER " for \"%s\"",
                        show_key(member, shown));
}

static enum key_side side_of_flag(enum key_meaning meaning, bool flag)
{
    if (meaning == KEY_LEAF)
        return flag ? SIDE_LEAF : SIDE_INNER;
    if (meaning == KEY_CHANCE)
        return flag ? SIDE_CHANCE : SIDE_NONE;
    return flag == (meaning == KEY_MAX) ? SIDE_MAX : SIDE_MIN;
}

bool entry_side(struct entries *table, const cJSON *member, enum key_meaning meaning,
                struct entry_side *side, struct error *error)
{
    bool flag;

    *side = (struct entry_side){.side = SIDE_NONE, .mover = MOVER_DEFAULT};
    if (meaning == KEY_PLAYER) {
        if (!side_of_player(table, member, side, error))
            return false;
    } else if (!cJSON_IsNull(member)) {
        if (!read_flag(table, member, &flag, error))
            return false;
        side->side = side_of_flag(meaning, flag);
    }
    if (side->mover == MOVER_DEFAULT)
        side->mover = mover_of(side->side);
    return true;
}

bool entry_number(struct entries *table, const struct entry_side *side, size_t position,
                  struct error *error)
{
    struct numbered numbered = {.who = position,
                                .at = document_key_at(table->document, side->numbered),
                                .rank = side->rank,
                                .number = side->number};

    return numbers_add(&table->numbers, &numbered, error);
}

/* Whether a number and who moves, as words say, fit together; 1 may be a number that
 * players have, but -1 is a sign. */
static bool is_clash(const struct entry_side *side)
{
    if (!side->numbered || side->mover == MOVER_DEFAULT)
        return false;
    return (side->number == -1 && side->mover == MOVER_MAX) ||
           (side->number == 1 && side->mover == MOVER_MIN) ||
           (side->number > 0 && side->mover == MOVER_CHANCE);
}

/* What is said of who moves must be the same as before. */
static bool read_side(struct entries *table, struct entry_said *row, const cJSON *member,
                      const struct key_word *key, struct error *error)
{
    struct entry_side side;
    bool other;

    if (!entry_side(table, member, key->meaning, &side, error))
        return false;
    row->is_leaf |= side.side == SIDE_LEAF;
    if (side.claim && (row->claim & ~CLAIM_HASH) == CLAIM_NONE)
        row->claim |= side.claim;
    other = side.mover != MOVER_DEFAULT && row->side.mover != MOVER_DEFAULT &&
            side.mover != row->side.mover;
    if (side.mover != MOVER_DEFAULT)
        row->side.mover = side.mover;
    if (side.numbered && !row->side.numbered) {
        row->side.numbered = side.numbered;
        row->side.number = side.number;
        row->side.rank = key->rank;
    }
    return (!other && !is_clash(&row->side)) ||
           entry_refuse(table, member, error,
                        "expected the player that stands before on the node");
}

/* Whether a member's key is the letter p alone, which may stand for something else. */
static bool is_letter(const cJSON *member)
{
    return key_same(member->string, strlen(member->string), "p", 1);
}

bool entry_odds(struct entries *table, const cJSON *member, const struct key_word *key,
                struct entry_odds *odds, struct error *error)
{
    struct ratio ratio;
    struct error wrong;
    struct json_value value = document_value(table->document, member);
    bool read;

    if (value.kind == JSON_NULL || value.kind == JSON_FALSE)
        return true;
    read = (value.kind == JSON_NUMBER || value.kind == JSON_STRING) &&
           odds_read(value.words.text, value.words.length, &ratio, &wrong);
    if (is_letter(member) && !(read && ratio.nearest <= 1))
        return read ? entry_refuse(table, member, error,
                                   "expected a probability, from 0 to 1")
                    : entry_pass(table, member,
                                 &(struct key_word){.meaning = KEY_UNKNOWN}, error);
    if (!read)
        return entry_refuse(table, member, error,
                            "expected a probability, as 0.25, \"1/4\" or \"25%%\"");
    if (odds->item)
        return entry_refuse_key(table, member, error,
                                "two probabilities or weights of one edge");
    entry_note(table, member, NOTE_ODDS);
    odds->item = member;
    odds->kind = key->meaning == KEY_WEIGHT ? ODDS_WEIGHTS : ODDS_PROBABILITIES;
    return true;
}

/* Odds of the node, or an array of those of its children. */
static bool read_odds(struct entries *table, struct entry_said *row, const cJSON *member,
                      const struct key_word *key, struct error *error)
{
    if (!cJSON_IsArray(member))
        return entry_odds(table, member, key, &row->odds, error);
    if (row->list.item)
        return entry_refuse_key(table, member, error,
                                "a second array of probabilities or weights");
    entry_note(table, member, NOTE_ODDS);
    row->list.item = member;
    row->list.kind = key->meaning == KEY_WEIGHT ? ODDS_WEIGHTS : ODDS_PROBABILITIES;
    return true;
}

/* Whether a member holds payoffs. */
static bool pays(const cJSON *member, enum key_meaning meaning)
{
    size_t length = strlen(member->string);

    return meaning == KEY_PAYOFFS ||
           (meaning == KEY_VALUE && cJSON_IsArray(member) &&
            (key_same(member->string, length, "payoff", strlen("payoff")) ||
             key_same(member->string, length, "utility", strlen("utility"))));
}

static bool read_payoffs(struct entries *table, struct entry_said *row,
                         const cJSON *member, struct error *error)
{
    if (cJSON_IsNull(member))
        return true;
    if (row->payoffs)
        return entry_refuse_key(table, member, error, "payoffs twice on one node");
    entry_note(table, member, NOTE_PAYOFFS);
    row->payoffs = member;
    return true;
}

static bool is_said_side(struct entries *table, const cJSON *item)
{
    struct json_value value = document_value(table->document, item);

    if (value.kind != JSON_STRING)
        return false;
    switch (key_side(value.words.text, value.words.length)) {
    case SIDE_MAX:
    case SIDE_MIN:
    case SIDE_CHANCE:
        return true;
    default:
        return false;
    }
}

/* What the key of a member says; NOTE_UNKNOWN where entry_pass decides. */
static enum note_kind kind_of(struct entries *table, const cJSON *member,
                              enum key_meaning meaning)
{
    struct json_value value;

    switch (meaning) {
    case KEY_ID:
    case KEY_LEAF:
        return NOTE_IGNORED;
    case KEY_DATA:
        return is_number(table, member) ? NOTE_VALUE : NOTE_UNKNOWN;
    case KEY_LIST:
        return is_number(table, member) ? NOTE_IGNORED : NOTE_CHILDREN;
    case KEY_PARENT:
        return NOTE_PARENT;
    case KEY_VALUE:
    case KEY_MATE:
        return NOTE_VALUE;
    case KEY_PLAYER:
        value = document_value(table->document, member);
        return engine_claim(KEY_CLAIM, &value) < CLAIM_KINDS ? NOTE_CLAIM : NOTE_MOVER;
    case KEY_MAX:
    case KEY_MIN:
    case KEY_CHANCE:
        return NOTE_MOVER;
    case KEY_CHILDREN:
    case KEY_LEFT:
    case KEY_MIDDLE:
    case KEY_RIGHT:
        return NOTE_CHILDREN;
    default:
        return NOTE_UNKNOWN;
    }
}

bool entry_pass(struct entries *table, const cJSON *member, const struct key_word *key,
                struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];

    entry_note(table, member, key->meaning >= KEY_LIKE ? NOTE_UNKNOWN : NOTE_IGNORED);
    if (key->meaning == KEY_ASIDE || key->meaning == KEY_COMMENT ||
        key->meaning == KEY_PLAYERS)
        return true;
    show_key(member, shown);
    if (key->meaning >= KEY_CHANCE && key->meaning <= KEY_PAYOFFS)
        return cJSON_IsNull(member) || cJSON_IsFalse(member) ||
               entry_refuse_key(table, member, error,
                                "\"%s\" stands at no node or edge: of which is it? "
                                "(--ignore=%s passes over it)",
                                shown, shown);
    if (key->meaning == KEY_LIKE && key->near)
        return entry_refuse_key(table, member, error,
                                "\"%s\" is not read: did you mean \"%s\"?", shown,
                                key->near);
    if (key->meaning == KEY_LIKE || is_said_side(table, member))
        return entry_refuse_key(table, member, error, "\"%s\" is not read: who moves?",
                                shown);
    if (is_filled(member))
        return entry_refuse_key(table, member, error,
                                "\"%s\" is not read: is it the node's children?", shown);
    return true;
}

/* A member that is neither the node's id nor its name. */
static bool take_member(struct entries *table, struct entry_said *row,
                        const cJSON *member, const struct key_word *key,
                        struct error *error)
{
    switch (key->meaning) {
    case KEY_ID:
        return read_other_id(table, row, member, error);
    case KEY_PARENT:
        return read_parent(table, row, member, error);
    case KEY_VALUE:
        return read_value(table, row, member, error);
    case KEY_MATE:
        return read_mate(table, row, member, error);
    case KEY_CLAIM:
    case KEY_LOWER:
    case KEY_UPPER:
    case KEY_HASH:
        return read_claim(table, row, member, key, error);
    case KEY_DATA:
        return is_number(table, member) ? read_value(table, row, member, error)
                                        : entry_pass(table, member, key, error);
    case KEY_CHILDREN:
        return read_children(table, row, member, error);
    case KEY_LIST:
        return is_number(table, member) || read_children(table, row, member, error);
    case KEY_LEFT:
    case KEY_MIDDLE:
    case KEY_RIGHT:
        return read_side_child(table, row, member, key->meaning, error);
    case KEY_PLAYER:
    case KEY_MAX:
    case KEY_MIN:
    case KEY_LEAF:
    case KEY_CHANCE:
        return read_side(table, row, member, key, error);
    case KEY_PROBABILITY:
    case KEY_WEIGHT:
        return read_odds(table, row, member, key, error);
    default:
        return entry_pass(table, member, key, error);
    }
}

static bool read_member(struct entries *table, struct entry_said *row,
                        const cJSON *member, struct error *error)
{
    struct key_word key = entry_key(table, member);
    enum note_kind kind;

    if (key.rank == table->id) {
        entry_note(table, member, NOTE_ID);
        return read_id(table, row, member, error);
    }
    if (may_be_name(table, key.meaning))
        return read_name(table, row, member, &key, error);
    if (pays(member, key.meaning))
        return read_payoffs(table, row, member, error);
    kind = kind_of(table, member, key.meaning);
    if (kind != NOTE_UNKNOWN && !cJSON_IsNull(member))
        entry_note(table, member, kind);
    return take_member(table, row, member, &key, error);
}

/* Gives the edge last added, or the node last defined, its odds. */
static bool give_odds(struct entries *table, const cJSON *item, enum odds kind, bool edge,
                      struct error *error)
{
    struct json_value value = document_value(table->document, item);

    if (value.kind != JSON_NUMBER && value.kind != JSON_STRING)
        return entry_refuse(table, item, error,
                            "expected a probability or a weight: a number, as 0.25, or "
                            "a string, as \"1/4\" or \"25%%\"");
    return (edge ? graph_odds : graph_node_odds)(&table->graph, value.words.text,
                                                 value.words.length, kind, error) ||
           text_place(table->document->text, document_at(table->document, item), error);
}

bool entry_edge_odds(struct entries *table, const struct entry_odds *odds,
                     struct error *error)
{
    return !odds->item || give_odds(table, odds->item, odds->kind, true, error);
}

/* The edges to the children that it lists, each with its odds if these are listed. */
static bool add_children(struct entries *table, const struct entry_said *row,
                         struct error *error)
{
    const cJSON *list = row->list.item, *odds = list ? list->child : NULL;

    if (list && (size_t)cJSON_GetArraySize(list) != row->count)
        return entry_refuse_key(table, list, error,
                                "expected as many elements as the node lists children");
    for (size_t i = 0; i < row->count; i++) {
        if (!graph_edge(&table->graph, row->id, row->child + i, error) ||
            (odds && !give_odds(table, odds, row->list.kind, true, error)))
            return false;
        odds = odds ? odds->next : NULL;
    }
    return true;
}

/* Its edges: to the children it lists, or else from its parent. */
static bool add_edges(struct entries *table, const struct entry_said *row,
                      struct error *error)
{
    struct graph *graph = &table->graph;
    bool from_parent = row->parent != ENTRY_NONE && !table->listed;

    if (row->parent != ENTRY_NONE && table->listed)
        graph_parent(graph, row->parent);
    if (row->odds.item && !from_parent &&
        !give_odds(table, row->odds.item, row->odds.kind, false, error))
        return false;
    if (from_parent && (!graph_edge(graph, row->parent, row->id, error) ||
                        !entry_edge_odds(table, &row->odds, error)))
        return false;
    if (!add_children(table, row, error))
        return false;
    for (size_t i = 0; i < 3; i++) {
        if (row->sides[i] == ENTRY_NONE)
            continue;
        if (row->listing)
            return entry_refuse(table, row->listing, error, "a second list of children");
        if (!graph_edge(graph, row->id, row->sides[i], error))
            return false;
    }
    return true;
}

bool entry_pay(struct entries *table, const cJSON *list, struct error *error)
{
    return table_payoffs(table->document, list, &table->graph, &table->payoffs, error);
}

/* Who moves there, and what it is worth. */
static bool add_facts(struct entries *table, const struct entry_said *row,
                      struct error *error)
{
    struct graph *graph = &table->graph;

    if (row->value)
        graph_value(graph, row->score);
    graph_claim(graph, row->claim);
    if (row->side.mover != MOVER_DEFAULT)
        graph_mover(graph, row->side.mover);
    else if (row->side.numbered &&
             !entry_number(table, &row->side, graph->count - 1, error))
        return false;
    if (row->is_leaf)
        graph_leaf(graph);
    return !row->payoffs || entry_pay(table, row->payoffs, error);
}

static bool add_row(struct entries *table, const struct entry_said *row,
                    struct error *error)
{
    struct graph *graph = &table->graph;
    struct json_words name = {0};

    if (row->id == ENTRY_NONE)
        return entry_refuse(table, row->item, error,
                            table->edges
                                ? "expected an edge: an object with source and target"
                                : "a node without an id");
    if (!graph_define_mentioned(graph, row->id, error) ||
        (row->name && (!table_label(table->document, row->name, &name, error) ||
                       !graph_name(graph, name.text, name.length, error))))
        return false;
    if (row->name)
        entry_note(table, row->name, NOTE_NAME);
    return add_facts(table, row, error) && add_edges(table, row, error);
}

bool entry_read(struct entries *table, const cJSON *item, size_t id, struct error *error)
{
    struct entry_said row = {.item = item,
                             .id = id,
                             .side = {.side = SIDE_NONE, .mover = MOVER_DEFAULT},
                             .score = SCORE_NONE,
                             .parent = ENTRY_NONE,
                             .sides = {ENTRY_NONE, ENTRY_NONE, ENTRY_NONE}};
    const cJSON *member;

    if (!cJSON_IsObject(item))
        return entry_refuse(table, item, error, "expected an object that is a node");
    cJSON_ArrayForEach(member, item)
    {
        if (!read_member(table, &row, member, error))
            return false;
    }
    return add_row(table, &row, error);
}

bool entry_finish(struct entries *table, struct error *error)
{
    struct player_numbers *numbers = &table->numbers;
    unsigned players = table->tree->players;

    if (players == 0 && table->payoffs <= PLAYER_LIMIT)
        players = (unsigned)table->payoffs;
    numbers->json = true;
    if (!numbers_end(numbers, players, table->document->text, error))
        return false;
    for (size_t i = 0; i < numbers->count; i++)
        if (numbers->list[i].who != ENTRY_NONE)
            graph_mover_of(&table->graph, numbers->list[i].who, numbers->list[i].mover);
        else
            *table->head = numbers->list[i].mover;
    return true;
}

void entry_release(struct entries *table)
{
    numbers_release(&table->numbers);
    graph_release(&table->graph);
}
