/*
 * json_links.c - nodes and the edges between them, or edges alone:
 *
 *     {"nodes":[{"id":"a"},{"id":"b","value":3}],"links":[{"source":"a","target":"b"}]}
 *     [{"parent":"a","child":"b","value":3}]
 *
 * The ends of an edge are ids. They are places in the array of nodes, from 0, where all
 * of them are numbers and nodes have no ids, or none that is a number.
 */
#include "read/json_table.h"

#include "base/digit.h"
#include "read/json_entry.h"

#include <stdio.h>

struct links {
    struct entries table;
    const cJSON *nodes, *links;
};

/* The ends of an edge: mentions, or ENTRY_NONE. */
struct link_ends {
    size_t parent, child;
    struct entry_odds odds;
};

static bool looks_like_number(struct json_words words)
{
    size_t i = words.length > 1 && words.text[0] == '-';

    for (; i < words.length; i++)
        if (!is_digit(words.text[i]))
            return false;
    return words.length > 0;
}

/* Whether no node has an id that a number could be. */
static bool lack_numbers(struct links *links)
{
    struct entries *table = &links->table;
    const cJSON *row, *member;
    bool lack = true;

    cJSON_ArrayForEach(row, links->nodes)
    {
        if (!cJSON_IsObject(row))
            continue;
        cJSON_ArrayForEach(member, row)
        {
            if (entry_key(table, member).rank == table->id && cJSON_IsString(member))
                lack &= !looks_like_number(document_value(table->document, member).words);
        }
    }
    return lack;
}

/* Whether all ends of edges are numbers. */
static bool are_numbers(struct links *links)
{
    struct entries *table = &links->table;
    const cJSON *row, *member;
    bool numbers = links->links->child != NULL;

    cJSON_ArrayForEach(row, links->links)
    {
        if (!cJSON_IsObject(row))
            continue;
        cJSON_ArrayForEach(member, row)
        {
            enum key_meaning meaning = entry_edge_key(table, member).meaning;
            struct json_value value = document_value(table->document, member);

            if (meaning == KEY_PARENT || meaning == KEY_CHILD)
                numbers &= value.kind == JSON_NUMBER && looks_like_number(value.words);
        }
    }
    return numbers;
}

static void survey(struct links *links)
{
    struct entries *table = &links->table;

    entry_survey(table, links->nodes, false);
    table->indexed = lack_numbers(links) && are_numbers(links);
    if (table->indexed)
        entry_survey(table, links->nodes, true);
}

static bool read_node(struct entries *table, const cJSON *row, size_t index,
                      struct error *error)
{
    char label[32];
    size_t mention = ENTRY_NONE;
    int length = snprintf(label, sizeof label, "%zu", index);

    if (table->indexed &&
        !graph_mention(&table->graph, label, (size_t)length,
                       document_at(table->document, row), &mention, error))
        return false;
    return entry_read(table, row, mention, error);
}

static bool read_nodes(struct links *links, struct error *error)
{
    const cJSON *row;
    size_t index = 0;

    survey(links);
    if (links->table.listed)
        return entry_refuse(&links->table, links->nodes, error,
                            "nodes with children, and links besides");
    links->table.listed = true;
    cJSON_ArrayForEach(row, links->nodes)
    {
        if (!read_node(&links->table, row, index++, error))
            return false;
    }
    return true;
}

static bool read_end(struct entries *table, const cJSON *member, size_t *end,
                     struct error *error)
{
    if (*end != ENTRY_NONE)
        return entry_refuse_key(table, member, error, "a second end of that kind");
    return entry_mention(table, member, end, error);
}

static bool read_member(struct entries *table, const cJSON *member,
                        struct link_ends *ends, struct error *error)
{
    struct key_word key = entry_edge_key(table, member);

    if (key.meaning == KEY_PARENT || key.meaning == KEY_CHILD)
        entry_note(table, member, key.meaning == KEY_PARENT ? NOTE_PARENT : NOTE_ID);
    if (key.meaning == KEY_PARENT)
        return read_end(table, member, &ends->parent, error);
    if (key.meaning == KEY_CHILD)
        return read_end(table, member, &ends->child, error);
    if (key.meaning <= KEY_NAME || cJSON_IsNull(member)) {
        entry_note(table, member, NOTE_IGNORED);
        return true;
    }
    if (key.meaning == KEY_PROBABILITY || key.meaning == KEY_WEIGHT)
        return entry_odds(table, member, &key, &ends->odds, error);
    if (key.meaning <= KEY_PAYOFFS)
        return entry_refuse_key(table, member, error,
                                "\"%s\" of an edge: expected it on its node",
                                member->string);
    return entry_pass(table, member, &key, error);
}

static bool read_link(struct entries *table, const cJSON *link, struct error *error)
{
    struct link_ends ends = {.parent = ENTRY_NONE, .child = ENTRY_NONE};
    const cJSON *member = cJSON_IsObject(link) ? link->child : NULL;

    for (; member; member = member->next)
        if (!read_member(table, member, &ends, error))
            return false;
    if (ends.parent == ENTRY_NONE || ends.child == ENTRY_NONE)
        return entry_refuse(table, link, error,
                            "expected an edge: an object with source and target");
    return graph_edge(&table->graph, ends.parent, ends.child, error) &&
           entry_edge_odds(table, &ends.odds, error);
}

static bool read_links(struct links *links, struct error *error)
{
    const cJSON *link;

    cJSON_ArrayForEach(link, links->links)
    {
        if (!read_link(&links->table, link, error))
            return false;
    }
    return true;
}

/* Edges that say what their children are. */
static bool read_edges(struct links *links, struct error *error)
{
    struct entries *table = &links->table;
    const cJSON *row;

    table->edges = table->graph.joined = true;
    entry_survey(table, links->links, false);
    cJSON_ArrayForEach(row, links->links)
    {
        if (!entry_read(table, row, ENTRY_NONE, error))
            return false;
    }
    return true;
}

/* Without directions edges make no tree, unless its root is known. */
static bool check_directed(struct links *links, struct error *error)
{
    const cJSON *top = links->table.document->root;
    const cJSON *directed = cJSON_GetObjectItemCaseSensitive(top, "directed");

    return !cJSON_IsFalse(directed) || entry_named_root(&links->table) ||
           entry_refuse_key(&links->table, directed, error,
                            "edges without direction: expected \"root\" with the "
                            "root's id");
}

static bool find_links(struct links *links, struct error *error)
{
    const cJSON *top = links->table.document->root;
    const cJSON *edges = cJSON_GetObjectItemCaseSensitive(top, "edges");

    if (cJSON_IsArray(top)) {
        links->links = top;
        return true;
    }
    links->nodes = cJSON_GetObjectItemCaseSensitive(top, "nodes");
    links->links = cJSON_GetObjectItemCaseSensitive(top, "links");
    if (links->links && edges)
        return entry_refuse_key(&links->table, edges, error,
                                "\"links\" and \"edges\" mean the same");
    if (!links->links)
        links->links = edges;
    return cJSON_IsArray(links->links) ||
           entry_refuse(&links->table, links->links ? links->links : links->nodes, error,
                        "expected an array of edges");
}

static bool read_all(struct links *links, struct error *error)
{
    if (!find_links(links, error) || !check_directed(links, error))
        return false;
    if (!links->nodes)
        return read_edges(links, error);
    return read_nodes(links, error) && read_links(links, error);
}

bool json_links(struct document *document, const char *ignore, struct build *b,
                enum mover *mover, struct error *error)
{
    struct links links = {.table = entry_start(document, ignore, b)};
    struct entries *table = &links.table;
    bool read = read_all(&links, error) && entry_head(table, links.links, mover, error) &&
                entry_unfold(table, links.links, b, error);

    entry_release(table);
    return read;
}
