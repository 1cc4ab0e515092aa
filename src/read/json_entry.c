/*
 * json_entry.c - reading the objects that say what nodes are.
 */
#include "read/json_entry.h"

#include "base/quote.h"
#include "read/json_table.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* What a row has said so far. */
struct entry_said {
    const cJSON *item;
    size_t id;            /* mention of its label, or ENTRY_NONE */
    const cJSON *name;    /* the best one, or NULL */
    size_t name_rank;     /* of that one's key */
    const cJSON *value;   /* the first one, or NULL */
    double score;         /* what that says, or SCORE_NONE */
    enum key_side side;   /* SIDE_NONE: nothing */
    bool is_leaf;         /* so it was said */
    size_t parent;        /* mention, or ENTRY_NONE */
    size_t child, count;  /* mentions of the children, one behind the other */
    size_t sides[3];      /* those of left, middle and right, or ENTRY_NONE */
    const cJSON *listing; /* the array of its children, or NULL */
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

bool entry_edge_key(struct entries *table, const cJSON *member, struct key_word *key,
                    struct error *error)
{
    const struct entry_word *word = find_word(table, member->string);
    struct json_words words;

    if (word) {
        *key = word->key;
        return true;
    }
    if (!document_key(table->document, member, &words, error))
        return false;
    *key = key_find(words.text, words.length, KEY_OF_COLUMN);
    if (key->meaning != KEY_CHILD)
        *key = key_find(words.text, words.length, KEY_OF_MEMBER);
    if (key_listed(table->ignore, words.text, words.length))
        key->meaning = KEY_COMMENT;
    if (key->meaning == KEY_PROBABILITY && words.length == 1)
        key->meaning = KEY_UNKNOWN;
    if (words.length < ENTRY_WORD_SIZE && table->word_count < ENTRY_WORDS) {
        struct entry_word *added = &table->words[table->word_count++];

        strcpy(added->text, member->string);
        added->key = *key;
    }
    return true;
}

bool entry_key(struct entries *table, const cJSON *member, struct key_word *key,
               struct error *error)
{
    struct json_words words = {member->string, strlen(member->string)};

    if (!entry_edge_key(table, member, key, error))
        return false;
    if (!table->edges && (key->meaning == KEY_CHILD ||
                          (key->meaning == KEY_PARENT && !entry_says_parent(words))))
        key->meaning = KEY_UNKNOWN;
    return true;
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
    struct error none = {.kind = ERROR_NONE};
    struct json_value value;

    return cJSON_IsString(item) && document_value(table->document, item, &value, &none) &&
           value.kind == JSON_NUMBER;
}

static bool is_text(struct entries *table, const cJSON *item, const char *text)
{
    struct error none = {.kind = ERROR_NONE};
    struct json_value value;

    return cJSON_IsString(item) && document_value(table->document, item, &value, &none) &&
           json_words_are(value.words, text);
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
static bool find_id(struct entries *table, const cJSON *row, struct error *error)
{
    enum key_meaning found = KEY_UNKNOWN;
    const cJSON *member;

    table->id = ENTRY_NONE;
    cJSON_ArrayForEach(member, row)
    {
        struct key_word key;

        if (!entry_key(table, member, &key, error))
            return false;
        if (may_be_id(table, key.meaning) &&
            (key.meaning < found || (key.meaning == found && key.rank < table->id))) {
            found = key.meaning;
            table->id = key.rank;
        }
    }
    return true;
}

static bool survey_member(struct entries *table, const cJSON *member, struct error *error)
{
    struct key_word key;

    if (!entry_key(table, member, &key, error))
        return false;
    if (key.rank == table->id)
        table->minus |= is_text(table, member, "-1");
    else if (may_be_name(table, key.meaning))
        table->graph.named = true;
    if (((key.meaning == KEY_CHILDREN || key.meaning == KEY_LIST) && is_filled(member)) ||
        (key.meaning >= KEY_LEFT && key.meaning <= KEY_RIGHT && !cJSON_IsNull(member)))
        table->listed = true;
    return true;
}

bool entry_survey(struct entries *table, const cJSON *rows, bool given,
                  struct error *error)
{
    const cJSON *row, *member;

    table->id = ENTRY_NONE;
    if (!given && cJSON_IsObject(rows->child) && !find_id(table, rows->child, error))
        return false;
    cJSON_ArrayForEach(row, rows)
    {
        if (!cJSON_IsObject(row))
            continue;
        cJSON_ArrayForEach(member, row)
        {
            if (!survey_member(table, member, error))
                return false;
        }
    }
    return true;
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

static bool read_value(struct entries *table, struct entry_said *row, const cJSON *member,
                       struct error *error)
{
    char first[LABEL_SHOWN_SIZE], second[LABEL_SHOWN_SIZE];
    double score;

    if (cJSON_IsNull(member))
        return true;
    if (!table_score(table->document, member, &score,
                     "a value: a number, \"inf\", \"-inf\" or null", error))
        return false;
    if (row->value && score != row->score)
        return entry_refuse_key(table, member, error, "\"%s\" and \"%s\" disagree",
                                show_key(row->value, first), show_key(member, second));
    row->value = member;
    row->score = score;
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

/* Nobody moves where it is null: at leaves. */
static bool side_of_player(struct entries *table, const cJSON *member,
                           enum key_side *side, struct error *error)
{
    struct json_value value;
    char shown[LABEL_SHOWN_SIZE];

    *side = SIDE_UNKNOWN;
    if (!document_value(table->document, member, &value, error))
        return false;
    if (value.kind == JSON_NULL)
        *side = SIDE_LEAF;
    else if (value.kind == JSON_STRING)
        *side = key_side(value.words.text, value.words.length);
    else if (value.kind == JSON_NUMBER && json_words_are(value.words, "-1"))
        *side = SIDE_MIN;
    else if (value.kind == JSON_NUMBER && json_words_are(value.words, "1"))
        *side = SIDE_MAX;
    if (*side == SIDE_MAX && value.kind == JSON_NUMBER && !table->one)
        table->one = member;
    if (*side == SIDE_MIN && value.kind == JSON_NUMBER && !table->minus_one)
        table->minus_one = member;
    if (*side == SIDE_CHANCE)
        return entry_refuse(table, member, error, "chance nodes are not supported");
    return *side != SIDE_UNKNOWN ||
           entry_refuse(table, member, error, "expected \"max\" or \"min\" for \"%s\"",
                        show_key(member, shown));
}

bool entry_side(struct entries *table, const cJSON *member, enum key_meaning meaning,
                enum key_side *side, struct error *error)
{
    bool flag;

    *side = SIDE_NONE;
    if (meaning == KEY_PLAYER)
        return side_of_player(table, member, side, error);
    if (cJSON_IsNull(member))
        return true;
    if (!read_flag(table, member, &flag, error))
        return false;
    if (meaning == KEY_LEAF)
        *side = flag ? SIDE_LEAF : SIDE_INNER;
    else
        *side = flag == (meaning == KEY_MAX) ? SIDE_MAX : SIDE_MIN;
    return true;
}

/* What is said of who moves must be the same as before. */
static bool read_side(struct entries *table, struct entry_said *row, const cJSON *member,
                      enum key_meaning meaning, struct error *error)
{
    enum key_side side;

    if (!entry_side(table, member, meaning, &side, error))
        return false;
    if (side == SIDE_LEAF)
        row->is_leaf = true;
    if (side != SIDE_MAX && side != SIDE_MIN)
        return true;
    if (row->side != SIDE_NONE && row->side != side)
        return entry_refuse(table, member, error,
                            "expected the player that stands before on the node");
    row->side = side;
    return true;
}

static bool is_said_side(struct entries *table, const cJSON *item)
{
    struct error none = {.kind = ERROR_NONE};
    struct json_value value;

    if (!cJSON_IsString(item) || !document_value(table->document, item, &value, &none) ||
        value.kind != JSON_STRING)
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
        return NOTE_VALUE;
    case KEY_PLAYER:
    case KEY_MAX:
    case KEY_MIN:
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
                                "\"%s\": chance nodes are not supported", shown);
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
        return read_side(table, row, member, key->meaning, error);
    default:
        return entry_pass(table, member, key, error);
    }
}

static bool read_member(struct entries *table, struct entry_said *row,
                        const cJSON *member, struct error *error)
{
    struct key_word key;
    enum note_kind kind;

    if (!entry_key(table, member, &key, error))
        return false;
    if (key.rank == table->id) {
        entry_note(table, member, NOTE_ID);
        return read_id(table, row, member, error);
    }
    if (may_be_name(table, key.meaning))
        return read_name(table, row, member, &key, error);
    kind = kind_of(table, member, key.meaning);
    if (kind != NOTE_UNKNOWN && !cJSON_IsNull(member))
        entry_note(table, member, kind);
    return take_member(table, row, member, &key, error);
}

/* Its edges: to the children it lists, or else from its parent. */
static bool add_edges(struct entries *table, const struct entry_said *row,
                      struct error *error)
{
    struct graph *graph = &table->graph;

    if (row->parent != ENTRY_NONE && table->listed)
        graph_parent(graph, row->parent);
    if (row->parent != ENTRY_NONE && !table->listed &&
        !graph_edge(graph, row->parent, row->id, error))
        return false;
    for (size_t i = 0; i < row->count; i++)
        if (!graph_edge(graph, row->id, row->child + i, error))
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
    if (row->value)
        graph_value(graph, row->score);
    if (row->side != SIDE_NONE)
        graph_mover(graph, row->side == SIDE_MAX ? MOVER_MAX : MOVER_MIN);
    if (row->is_leaf)
        graph_leaf(graph);
    return add_edges(table, row, error);
}

bool entry_read(struct entries *table, const cJSON *item, size_t id, struct error *error)
{
    struct entry_said row = {.item = item,
                             .id = id,
                             .side = SIDE_NONE,
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
    const cJSON *alone = table->one ? table->one : table->minus_one;
    char shown[LABEL_SHOWN_SIZE];

    if (!table->one == !table->minus_one)
        return true;
    return entry_refuse(table, alone, error,
                        "expected \"max\" or \"min\" for \"%s\": %s may be "
                        "either of them",
                        show_key(alone, shown), table->one ? "1" : "-1");
}

void entry_release(struct entries *table)
{
    graph_release(&table->graph);
}
