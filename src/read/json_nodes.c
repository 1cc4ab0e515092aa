/*
 * json_nodes.c - Dewey ids as keys.
 *
 * As in Dewey text, ids in preorder become nodes as they are met; when one does not fit,
 * the tree is begun again with all of them sorted.
 */
#include "read/json_table.h"

#include "base/larger.h"
#include "base/memory.h"
#include "read/ids.h"
#include "read/json_chance.h"
#include "read/json_game.h"
#include "read/json_stray.h"

#include <stdlib.h>

/* A member, and where the id that is its key begins. */
struct node_entry {
    size_t at;
    const cJSON *item;
};

struct nodes {
    struct document *document;
    struct json_keys *names;
    const struct text *text; /* the document's */
    struct build *b;
    struct json_chance chance;
    struct build before; /* the builder as it was */
    struct ids ids;
    struct node_entry *entries; /* if they must be sorted: as they stand; owned */
    struct sort_keyed *keys;    /* the same as offsets, sorted; owned */
    size_t count, entry_capacity, key_capacity;
};

/* The id that is an item's key, from at on. */
static bool read_id(struct nodes *nodes, size_t at, struct error *error)
{
    if (!ids_read(&nodes->ids, nodes->text, at, error))
        return false;
    return nodes->text->data[nodes->ids.end] == '"' ||
           text_error(nodes->text, at, error,
                      "expected an id: e, or ordinals as in 1.2.1");
}

/* Refused are those that say who the children are, which the ids do. */
static bool check_member(const struct member *member, struct error *error)
{
    char shown[WORD_SHOWN_SIZE];

    switch (member->key->meaning) {
    case KEY_CHILDREN:
    case KEY_LIST:
    case KEY_LEFT:
    case KEY_MIDDLE:
    case KEY_RIGHT:
        return text_error(member->text, member->key_at, error,
                          "\"%s\" where ids say who the children are",
                          json_key_show(member->text, member->key_at, shown));
    default:
        return true;
    }
}

static bool take_name(struct nodes *nodes, struct facts *facts,
                      const struct member *member, struct error *error)
{
    struct json_words name;
    bool better;

    return facts_name(facts, member, &better, &name, error) &&
           (!better || build_name(nodes->b, name.text, name.length, error) ||
            text_place(nodes->text, member->value_at, error));
}

/* The payoffs of the innermost open node, in the array at that place. */
static bool read_payoffs(struct nodes *nodes, size_t at, struct error *error)
{
    const struct tree *t = &nodes->b->tree;

    if (!game_is_payoffs(nodes->text->data, at))
        return text_error(nodes->text, at, error, "expected an array of payoffs");
    if (!tree_has_payoffs(t) && t->leaves > 0)
        return text_error(nodes->text, at, error,
                          "payoffs, where leaves before have values");
    return game_payoffs(nodes->text, at, nodes->b, error);
}

static bool take_payoffs(struct nodes *nodes, struct facts *facts,
                         const struct member *member, struct error *error)
{
    if (member->value.kind == JSON_NULL)
        return true;
    if (facts->payoffs_at)
        return text_error(nodes->text, member->key_at, error,
                          "payoffs twice on one node");
    member_note(member, NOTE_PAYOFFS);
    facts->payoffs_at = member->key_at;
    return read_payoffs(nodes, member->value_at, error);
}

/* A member of a node's object. */
static bool read_member(struct nodes *nodes, const cJSON *item, struct facts *facts,
                        struct error *error)
{
    struct document *document = nodes->document;
    struct member member = {.text = nodes->text, .tree = &nodes->b->tree};

    member.key = json_key_find(nodes->names, document_key(document, item));
    if (member.key->meaning == KEY_COMMENT && !nodes->text->notes)
        return true;
    member.key_at = document_key_at(document, item);
    member.value_at = document_at(document, item);
    if (!facts_note(facts, &member, error) || !check_member(&member, error))
        return false;
    member.value = document_value(document, item);
    switch (member.key->meaning) {
    case KEY_ID:
    case KEY_LABEL:
    case KEY_NAME:
        return take_name(nodes, facts, &member, error);
    case KEY_PROBABILITY:
    case KEY_WEIGHT:
        return chance_take(&nodes->chance, &member, nodes->b->open, nodes->b, error);
    case KEY_PLAYERS:
        return true;
    case KEY_BOUNDS:
        return stray_check(&member, error);
    default:
        return member_pays(&member) ? take_payoffs(nodes, facts, &member, error)
                                    : facts_take(facts, &member, error);
    }
}

static bool read_object(struct nodes *nodes, const cJSON *item, struct error *error)
{
    struct facts facts;
    const cJSON *member;

    facts_start(&facts);
    cJSON_ArrayForEach(member, item)
    {
        if (!read_member(nodes, member, &facts, error))
            return false;
    }
    if (facts.payoffs_at && score_known(facts.value))
        return text_error(nodes->text, larger_size(facts.payoffs_at, facts.value_at),
                          error, "a value and payoffs on one node");
    build_value(nodes->b, facts.value);
    build_mover(nodes->b, facts.mover);
    return build_claim(nodes->b, facts.claim, error) &&
           facts_end_mover(&facts, nodes->text, error) &&
           (!facts_is_unclear(&facts) ||
            chance_number(&nodes->chance, &facts, nodes->b->open, error));
}

/* A value, an object or null, for the innermost open node. */
static bool read_entry(struct nodes *nodes, const cJSON *item, struct error *error)
{
    double score;

    if (cJSON_IsNull(item))
        return true;
    if (cJSON_IsObject(item))
        return read_object(nodes, item, error);
    if (cJSON_IsArray(item) && tree_has_payoffs(&nodes->b->tree))
        return read_payoffs(nodes, document_at(nodes->document, item), error);
    if (!table_score(nodes->document, item, &score,
                     "a number, \"inf\", \"-inf\", an object or null", error))
        return false;
    build_value(nodes->b, score);
    return true;
}

/* The node of an item, whose id begins at at. */
static enum ids_result read_node(struct nodes *nodes, size_t at, const cJSON *item,
                                 struct error *error)
{
    enum ids_result result;

    if (!read_id(nodes, at, error))
        return IDS_FAILED;
    result = ids_place(&nodes->ids, nodes->b, error);
    if (result == IDS_FAILED)
        text_place(nodes->text, at, error);
    if (result == IDS_PLACED && !read_entry(nodes, item, error))
        return IDS_FAILED;
    return result;
}

static size_t id_at(struct nodes *nodes, const cJSON *item)
{
    return document_key_at(nodes->document, item) + 1;
}

static bool sort_keys(struct nodes *nodes, const cJSON *map, struct error *error)
{
    const cJSON *item;

    cJSON_ArrayForEach(item, map)
    {
        struct node_entry entry = {.at = id_at(nodes, item), .item = item};

        if (!memory_reserve(&nodes->entries, &nodes->entry_capacity, nodes->count + 1,
                            sizeof entry, error) ||
            !memory_reserve(&nodes->keys, &nodes->key_capacity, nodes->count + 1,
                            sizeof *nodes->keys, error) ||
            !read_id(nodes, entry.at, error))
            return false;
        nodes->entries[nodes->count] = entry;
        nodes->keys[nodes->count++] = ids_item(&nodes->ids);
    }
    return ids_sort(nodes->keys, nodes->count, nodes->text, error);
}

static int by_place(const void *key, const void *member)
{
    size_t at = *(const size_t *)key, other = ((const struct node_entry *)member)->at;

    return (at > other) - (at < other);
}

/* All nodes, after some of them have turned out not to be sorted. */
static bool read_sorted(struct nodes *nodes, const cJSON *map, struct error *error)
{
    notes_drop(nodes->text->notes);
    build_rewind(nodes->b, &nodes->before);
    chance_release(&nodes->chance);
    nodes->chance = (struct json_chance){0};
    ids_start(&nodes->ids);
    if (!sort_keys(nodes, map, error))
        return false;
    ids_start(&nodes->ids);
    for (size_t i = 0; i < nodes->count; i++) {
        const struct node_entry *entry = bsearch(&nodes->keys[i].item, nodes->entries,
                                                 nodes->count, sizeof *entry, by_place);
        enum ids_result result = read_node(nodes, entry->at, entry->item, error);

        if (result == IDS_MISFIT)
            return ids_explain(&nodes->ids, nodes->text, nodes->b, error);
        if (result == IDS_FAILED)
            return false;
    }
    return true;
}

/* The nodes as they come. */
static enum ids_result read_nodes(struct nodes *nodes, const cJSON *map,
                                  struct error *error)
{
    enum ids_result result = IDS_PLACED;

    ids_start(&nodes->ids);
    for (const cJSON *item = map->child; item && result == IDS_PLACED; item = item->next)
        result = read_node(nodes, id_at(nodes, item), item, error);
    return result;
}

static bool read_all(struct nodes *nodes, const cJSON *map, struct error *error)
{
    size_t at = document_at(nodes->document, map);
    enum ids_result result;

    if (!cJSON_IsObject(map))
        return text_error(nodes->text, at, error,
                          "expected an object with ids as its keys");
    result = read_nodes(nodes, map, error);
    if (result == IDS_FAILED || (result == IDS_MISFIT && !read_sorted(nodes, map, error)))
        return false;
    if (!nodes->ids.rooted)
        return text_error(nodes->text, at, error, "expected a node at least");
    return ids_finish(&nodes->ids, nodes->text, nodes->b, error);
}

bool json_nodes(struct document *document, struct json_keys *names, struct build *b,
                struct error *error)
{
    struct nodes nodes = {.document = document,
                          .names = names,
                          .text = document->text,
                          .b = b,
                          .before = *b,
                          .ids.later = true};
    const cJSON *map = cJSON_GetObjectItemCaseSensitive(document->root, "nodes");
    bool read =
        read_all(&nodes, map, error) && chance_end(&nodes.chance, nodes.text, b, error);

    chance_release(&nodes.chance);
    ids_release(&nodes.ids);
    free(nodes.entries);
    free(nodes.keys);
    return read;
}
