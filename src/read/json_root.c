/*
 * json_root.c - tables of nodes as a whole: their root, and the tree.
 */
#include "read/json_entry.h"
#include "read/json_game.h"
#include "read/json_table.h"

#include <string.h>

struct entries entry_start(struct document *document, const char *ignore,
                           const struct build *b)
{
    return (struct entries){.document = document,
                            .ignore = ignore,
                            .tree = &b->tree,
                            .graph = {.simple = true, .whole = true, .chance = true}};
}

bool entry_unfold(struct entries *table, const cJSON *place, struct build *b,
                  struct error *error)
{
    if (table->graph.count == 0)
        return entry_refuse(table, place, error, "expected a node at least");
    return entry_finish(table, error) &&
           graph_unfold(&table->graph, table->document->text, b, error);
}

static bool is_label(const struct labels *labels, struct json_words words)
{
    for (size_t i = 0; i < labels->count; i++)
        if (json_words_are(words, labels_name(labels, i)))
            return true;
    return false;
}

static bool read_root(struct entries *table, const cJSON *root, enum mover *mover,
                      struct error *error)
{
    struct json_words words;
    enum mover player;
    enum key_side side;
    bool label;

    if (!root || cJSON_IsNull(root))
        return true;
    if (!table_label(table->document, root, &words, error))
        return false;
    player = game_player(table->tree, words);
    side = player != MOVER_DEFAULT ? SIDE_NONE : key_side(words.text, words.length);
    label = is_label(&table->graph.labels, words);
    if (label && (side == SIDE_MAX || side == SIDE_MIN))
        return entry_refuse(
            table, root, error,
            "\"%.*s\" is a node and a player: give that one as \"player\"",
            (int)words.length, words.text);
    entry_note(table, root, label ? NOTE_ID : NOTE_MOVER);
    if (!label && player != MOVER_DEFAULT) {
        *mover = player;
        return true;
    }
    if (!label && (side == SIDE_MAX || side == SIDE_MIN)) {
        *mover = side == SIDE_MAX ? MOVER_MAX : MOVER_MIN;
        return true;
    }
    return graph_root(&table->graph, words.text, words.length,
                      document_at(table->document, root), error);
}

/* Members of a document that say what its nodes are. */
static bool is_table(const char *key)
{
    static const char *const keys[] = {"root",     "nodes",      "links", "edges",
                                       "directed", "multigraph", "graph"};

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(key, keys[i]) == 0)
            return true;
    return false;
}

/* Who moves at the root, as a member of the document says; that chance does is said by
 * the node. */
static bool read_side(struct entries *table, const cJSON *member,
                      const struct key_word *key, enum mover *mover, struct error *error)
{
    struct entry_side side;

    if (!entry_side(table, member, key->meaning, &side, error))
        return false;
    entry_note(table, member, NOTE_MOVER);
    if (side.mover == MOVER_CHANCE)
        return entry_refuse(table, member, error,
                            "if chance moves at the root, say so at its node");
    if (side.mover != MOVER_DEFAULT)
        *mover = side.mover;
    side.rank = key->rank;
    table->head = mover;
    return !side.numbered || entry_number(table, &side, ENTRY_NONE, error);
}

/* Of a document, whose name and the like are passed over. */
static bool read_member(struct entries *table, const cJSON *member, bool top,
                        enum mover *mover, struct error *error)
{
    struct key_word key = entry_key(table, member);

    switch (key.meaning) {
    case KEY_PLAYER:
    case KEY_MAX:
    case KEY_MIN:
    case KEY_CHANCE:
        return read_side(table, member, &key, mover, error);
    case KEY_PLAYERS:
    case KEY_BOUNDS:
        if (top)
            return true;
        return entry_pass(table, member, &key, error);
    default:
        return entry_pass(table, member, &key, error);
    }
}

const cJSON *entry_named_root(const struct entries *table)
{
    const cJSON *top = table->document->root;
    const cJSON *root = cJSON_GetObjectItemCaseSensitive(top, "root");

    /* Among the attributes of a graph, as networkx has them. */
    return root ? root
                : cJSON_GetObjectItemCaseSensitive(
                      cJSON_GetObjectItemCaseSensitive(top, "graph"), "root");
}

/* Of the members that say what nodes are, those that say it of no use here. */
static bool says_nothing(const struct entries *table, const cJSON *member,
                         const cJSON *object)
{
    bool top = object == table->document->root;

    return is_table(member->string) && member != entry_named_root(table) &&
           (!top || strcmp(member->string, "directed") == 0 ||
            strcmp(member->string, "multigraph") == 0);
}

static bool read_members(struct entries *table, const cJSON *object, enum mover *mover,
                         struct error *error)
{
    const cJSON *member;

    cJSON_ArrayForEach(member, object)
    {
        if (!member->string)
            continue;
        if (says_nothing(table, member, object))
            entry_note(table, member, NOTE_IGNORED);
        if (!is_table(member->string) &&
            !read_member(table, member, object == table->document->root, mover, error))
            return false;
    }
    return true;
}

bool entry_head(struct entries *table, const cJSON *nodes, enum mover *mover,
                struct error *error)
{
    const cJSON *top = table->document->root;

    if (!read_root(table, entry_named_root(table), mover, error))
        return false;
    return top == nodes ||
           (read_members(table, top, mover, error) &&
            read_members(table, cJSON_GetObjectItemCaseSensitive(top, "graph"), mover,
                         error));
}
