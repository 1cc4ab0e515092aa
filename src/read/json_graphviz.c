/*
 * json_graphviz.c - graphs as dot -Tdot_json writes them:
 *
 *     {"objects":[{"_gvid":0,"name":"a","label":"\\N"},
 *                 {"_gvid":1,"name":"b","label":"3"}],
 *      "edges":[{"_gvid":0,"tail":0,"head":1}]}
 *
 * A leaf's value is an attribute, or its label as a number. Of what gteval and gtconv
 * draw the tooltips say what nodes are: "b: leaf, value 3".
 */
#include "read/json_table.h"

#include "base/memory.h"
#include "read/json_entry.h"

#include <stdlib.h>
#include <string.h>

/* What an object says of its node. */
struct graphviz_node {
    const cJSON *item, *name, *label, *tooltip, *shape;
    const cJSON *value; /* an attribute */
    double score;       /* what that says */
    enum key_side side;
    enum mover mover;
    bool inner, child; /* some edge leaves it, or leads to it */
};

struct graphviz {
    struct entries table;
    struct graphviz_node *nodes; /* by _gvid; owned */
    size_t count, groups;        /* objects; the first ones are subgraphs */
};

/* What a string or a number says; nothing where there is none. */
static struct json_words words_of(struct graphviz *graphviz, const cJSON *item)
{
    struct json_value value = document_value(graphviz->table.document, item);

    return value.kind == JSON_STRING || value.kind == JSON_NUMBER
               ? value.words
               : (struct json_words){"", 0};
}

static bool is_score(struct json_words words, double *score)
{
    size_t used;

    return score_read(words.text, words.length, score, &used) == SCORE_OK &&
           used == words.length;
}

/* Attributes with a meaning of their own in Graphviz, whatever a node's would be. */
static const cJSON **own_place(struct graphviz_node *vertex, const cJSON *member)
{
    const struct {
        const char *key;
        const cJSON **place;
    } places[] = {
        {"name", &vertex->name},
        {"label", &vertex->label},
        {"shape", &vertex->shape},
        {"tooltip", &vertex->tooltip},
    };

    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (strcmp(places[i].key, member->string) == 0)
            return places[i].place;
    return NULL;
}

/* Those that say how things are drawn. */
static bool is_drawing(const cJSON *member)
{
    static const char *const keys[] = {"id", "pos", "weight", "group", "xlabel", "xlp"};

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(keys[i], member->string) == 0)
            return true;
    return member->string[0] == '_';
}

static bool read_mover(struct entries *table, const cJSON *member,
                       enum key_meaning meaning, struct graphviz_node *vertex,
                       struct error *error)
{
    struct entry_side side;

    if (!entry_side(table, member, meaning, &side, error))
        return false;
    vertex->side = side.side;
    vertex->mover = side.mover;
    return true;
}

static bool read_attribute(struct graphviz *graphviz, struct graphviz_node *vertex,
                           const cJSON *member, struct error *error)
{
    struct entries *table = &graphviz->table;
    struct key_word key = entry_key(table, member);

    if (key.meaning == KEY_PLAYER || key.meaning == KEY_MAX || key.meaning == KEY_MIN ||
        key.meaning == KEY_CHANCE)
        return read_mover(table, member, key.meaning, vertex, error);
    if (key.meaning != KEY_VALUE)
        return (key.meaning < KEY_CHANCE || key.meaning > KEY_PAYOFFS) ||
               entry_pass(table, member, &key, error);
    if (vertex->value)
        return entry_refuse_key(table, member, error, "a second value of one node");
    vertex->value = member;
    return is_score(words_of(graphviz, member), &vertex->score) ||
           entry_refuse(table, member, error, "expected a number");
}

/* Reads the number of an object; 0 where item is NULL. */
static bool read_index(struct graphviz *graphviz, const cJSON *item, size_t *index,
                       struct error *error)
{
    double number = -1;

    *index = 0;
    if (!item)
        return true;
    if (!is_score(words_of(graphviz, item), &number) ||
        !(number >= 0 && number <= (double)graphviz->count))
        return entry_refuse(&graphviz->table, item, error,
                            "expected the number of an object");
    *index = (size_t)number;
    return true;
}

static bool look_at_object(struct graphviz *graphviz, struct graphviz_node *vertex,
                           struct error *error)
{
    const cJSON *member;

    cJSON_ArrayForEach(member, vertex->item)
    {
        const cJSON **place = own_place(vertex, member);

        if (place)
            *place = member;
        else if (!is_drawing(member) && !read_attribute(graphviz, vertex, member, error))
            return false;
    }
    return true;
}

/* Objects are numbered as they stand. */
static bool look_at_objects(struct graphviz *graphviz, const cJSON *objects,
                            struct error *error)
{
    struct entries *table = &graphviz->table;
    const cJSON *item;
    size_t at = 0, index;

    cJSON_ArrayForEach(item, objects)
    {
        struct graphviz_node *vertex = &graphviz->nodes[at];
        const cJSON *number = NULL;

        *vertex = (struct graphviz_node){
            .item = item, .side = SIDE_NONE, .mover = MOVER_DEFAULT};
        if (cJSON_IsObject(item))
            number = cJSON_GetObjectItemCaseSensitive(item, "_gvid");
        if (!number)
            return entry_refuse(table, item, error, "expected an object with _gvid");
        if (!read_index(graphviz, number, &index, error))
            return false;
        if (index != at)
            return entry_refuse(table, number, error, "expected _gvid %zu", at);
        if (at++ >= graphviz->groups && !look_at_object(graphviz, vertex, error))
            return false;
        if (at > graphviz->groups && !vertex->name)
            return entry_refuse(table, item, error, "a node without a name");
    }
    return true;
}

/* What an edge is called may be a move; a number is its probability, or its weight. */
static bool read_label(struct graphviz *graphviz, const cJSON *member,
                       struct entry_odds *odds, struct error *error)
{
    struct json_words words = words_of(graphviz, member);
    struct ratio ratio;
    struct error wrong;

    if (words.length == 0 || strspn(words.text, "0123456789.,/% p=-") != words.length)
        return true;
    if (!odds_read(words.text, words.length, &ratio, &wrong))
        return entry_refuse(&graphviz->table, member, error,
                            "a number at an edge, but no probability: expected 0.25, 1/4 "
                            "or 25%%");
    odds->item = member;
    odds->kind = ODDS_EITHER;
    return true;
}

/* The odds of an edge: an attribute, or else its label. */
static bool read_odds(struct graphviz *graphviz, const cJSON *edge,
                      struct entry_odds *odds, struct error *error)
{
    struct entries *table = &graphviz->table;
    struct entry_odds label = {.item = NULL};
    const cJSON *member;

    cJSON_ArrayForEach(member, edge)
    {
        struct key_word key = entry_key(table, member);

        if (strcmp(member->string, "label") == 0) {
            if (!read_label(graphviz, member, &label, error))
                return false;
        } else if (is_drawing(member)) {
            continue;
        } else if (key.meaning == KEY_PROBABILITY || key.meaning == KEY_WEIGHT) {
            if (!entry_odds(table, member, &key, odds, error))
                return false;
        } else if (key.meaning >= KEY_CHANCE && key.meaning <= KEY_PAYOFFS &&
                   !cJSON_IsNull(member) && !cJSON_IsFalse(member)) {
            return entry_refuse_key(table, member, error,
                                    "\"%s\" of an edge: expected it on its node",
                                    member->string);
        }
    }
    if (!odds->item)
        *odds = label;
    return true;
}

static struct graphviz_node *find_end(struct graphviz *graphviz, const cJSON *edge,
                                      const cJSON *end, struct error *error)
{
    size_t index;

    if (!end) {
        entry_refuse(&graphviz->table, edge, error,
                     "expected an edge with tail and head");
        return NULL;
    }
    if (!read_index(graphviz, end, &index, error))
        return NULL;
    if (index < graphviz->groups || index >= graphviz->count) {
        entry_refuse(&graphviz->table, end, error, "expected the _gvid of a node");
        return NULL;
    }
    return &graphviz->nodes[index];
}

/* The node at an end of an edge, which is mentioned; NULL, with error filled, if there is
 * none. */
static struct graphviz_node *read_end(struct graphviz *graphviz, const cJSON *edge,
                                      const char *key, size_t *mention,
                                      struct error *error)
{
    const cJSON *end =
        cJSON_IsObject(edge) ? cJSON_GetObjectItemCaseSensitive(edge, key) : NULL;
    struct graphviz_node *vertex = find_end(graphviz, edge, end, error);
    struct json_words words;

    if (vertex && table_label(graphviz->table.document, vertex->name, &words, error) &&
        graph_mention(&graphviz->table.graph, words.text, words.length,
                      document_at(graphviz->table.document, end), mention, error))
        return vertex;
    return NULL;
}

/* Without direction an edge leads down from its tail, as it is drawn, if its head has no
 * other. */
static bool read_edge(struct graphviz *graphviz, const cJSON *edge, bool directed,
                      struct error *error)
{
    size_t parent, child;
    struct entry_odds odds = {.item = NULL};
    struct graphviz_node *tail = read_end(graphviz, edge, "tail", &parent, error);
    struct graphviz_node *head =
        tail ? read_end(graphviz, edge, "head", &child, error) : NULL;

    if (!tail || !head || !read_odds(graphviz, edge, &odds, error))
        return false;
    if (!directed && head->child)
        return entry_refuse(&graphviz->table, edge, error,
                            "a second parent, by edges without direction");
    tail->inner = head->child = true;
    return graph_edge(&graphviz->table.graph, parent, child, error) &&
           entry_edge_odds(&graphviz->table, &odds, error);
}

static bool read_edges(struct graphviz *graphviz, struct error *error)
{
    const cJSON *top = graphviz->table.document->root, *edge;
    const cJSON *edges = cJSON_GetObjectItemCaseSensitive(top, "edges");
    const cJSON *said = cJSON_GetObjectItemCaseSensitive(top, "directed");
    bool directed = !cJSON_IsFalse(said);

    if (said)
        entry_note(&graphviz->table, said, NOTE_IGNORED);
    cJSON_ArrayForEach(edge, edges)
    {
        if (!read_edge(graphviz, edge, directed, error))
            return false;
    }
    return true;
}

static enum key_side side_of_shape(struct json_words shape)
{
    if (json_words_are(shape, "triangle"))
        return SIDE_MAX;
    return json_words_are(shape, "invtriangle") ? SIDE_MIN : SIDE_NONE;
}

/* The value behind "name: leaf, value " in a tooltip of ours, or SCORE_NONE. */
static double value_of_tooltip(struct json_words tooltip)
{
    static const char MARK[] = ": leaf, value ";
    size_t length = sizeof MARK - 1, used;
    double value;

    for (size_t at = 0; at + length < tooltip.length; at++)
        if (memcmp(tooltip.text + at, MARK, length) == 0 &&
            score_read(tooltip.text + at + length, tooltip.length - at - length, &value,
                       &used) == SCORE_OK)
            return value;
    return SCORE_NONE;
}

/* Of a leaf: an attribute, its label, or what our tooltip says. */
static bool find_value(struct graphviz *graphviz, struct graphviz_node *vertex,
                       struct error *error)
{
    double score;

    if (vertex->value)
        return true;
    vertex->score = value_of_tooltip(words_of(graphviz, vertex->tooltip));
    if (!score_known(vertex->score) &&
        is_score(words_of(graphviz, vertex->label), &score))
        vertex->score = score;
    return score_known(vertex->score) ||
           entry_refuse(&graphviz->table, vertex->item, error,
                        "leaf without a value: expected label=\"3\" or value=3");
}

/* Whether a tooltip of ours, "name: chance" and what may follow, says that chance moves.
 */
static bool says_chance(struct json_words tooltip)
{
    static const char MARK[] = ": chance";
    size_t length = sizeof MARK - 1;

    for (size_t at = 0; at + length <= tooltip.length; at++)
        if (memcmp(tooltip.text + at, MARK, length) == 0 &&
            (at + length == tooltip.length || tooltip.text[at + length] == ','))
            return true;
    return false;
}

/* Of an inner node: an attribute, its label, or the way its triangle points. */
static bool find_side(struct graphviz *graphviz, struct graphviz_node *vertex,
                      struct error *error)
{
    struct json_words words;
    double score;
    bool told;

    if (vertex->side == SIDE_NONE)
        vertex->side = side_of_shape(words_of(graphviz, vertex->shape));
    words = words_of(graphviz, vertex->tooltip);
    told = words.length > 0;
    if (vertex->mover == MOVER_DEFAULT && says_chance(words))
        vertex->mover = MOVER_CHANCE;
    words = words_of(graphviz, vertex->label);
    if (vertex->side == SIDE_NONE && key_side(words.text, words.length) <= SIDE_MIN)
        vertex->side = key_side(words.text, words.length);
    return !is_score(words, &score) || told || vertex->value ||
           entry_refuse(&graphviz->table, vertex->label, error,
                        "a number as label of an inner node: is it its value?");
}

/* Whether a name in a tooltip is an id, which stands there for none. */
static bool is_id(const char *text, size_t length)
{
    return strspn(text, "0123456789.") >= length || (length == 1 && text[0] == 'e');
}

/* Appends a name as it was before its quotation in a tooltip. */
static void unquote(struct buffer *name, const char *text, size_t length)
{
    static const struct {
        const char *quoted;
        char character;
    } rules[] = {{"\\\\\\\\", '\\'}, {"&amp;", '&'}};
    size_t at = 0;

    while (at < length) {
        char character = text[at];
        size_t size = 1;

        for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
            if (strncmp(text + at, rules[i].quoted, strlen(rules[i].quoted)) == 0) {
                character = rules[i].character;
                size = strlen(rules[i].quoted);
            }
        buffer_add(name, &character, 1);
        at += size;
    }
}

static bool give_name(struct graphviz *graphviz, const char *text, size_t length,
                      struct error *error)
{
    struct buffer name = {0};
    bool good;

    unquote(&name, text, length);
    good = name.failed ? error_memory(error)
                       : graph_name(&graphviz->table.graph, name.data, name.size, error);
    buffer_release(&name);
    return good;
}

/* Of what is drawn here the tooltip begins with the name. */
static bool set_name(struct graphviz *graphviz, struct graphviz_node *vertex,
                     struct error *error)
{
    static const char *const marks[] = {": leaf, value ", ": MAX", ": MIN", ": chance"};
    struct json_words tooltip = words_of(graphviz, vertex->tooltip);
    const char *end;

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        end = strstr(tooltip.text, marks[i]);
        if (!end)
            continue;
        graphviz->table.graph.named = true;
        return is_id(tooltip.text, (size_t)(end - tooltip.text)) ||
               give_name(graphviz, tooltip.text, (size_t)(end - tooltip.text), error);
    }
    return true;
}

static bool read_node(struct graphviz *graphviz, struct graphviz_node *vertex,
                      struct error *error)
{
    struct graph *graph = &graphviz->table.graph;
    struct json_words name;
    size_t at = document_at(graphviz->table.document, vertex->item);

    if (!(vertex->inner ? find_side : find_value)(graphviz, vertex, error) ||
        !table_label(graphviz->table.document, vertex->name, &name, error) ||
        !graph_define(graph, name.text, name.length, at, error))
        return false;
    if (vertex->value || !vertex->inner)
        graph_value(graph, vertex->score);
    if (vertex->side == SIDE_MAX || vertex->side == SIDE_MIN)
        graph_mover(graph, vertex->side == SIDE_MAX ? MOVER_MAX : MOVER_MIN);
    else if (vertex->mover != MOVER_DEFAULT)
        graph_mover(graph, vertex->mover);
    if (vertex->side == SIDE_LEAF)
        graph_leaf(graph);
    return set_name(graphviz, vertex, error);
}

static bool read_nodes(struct graphviz *graphviz, struct error *error)
{
    for (size_t i = graphviz->groups; i < graphviz->count; i++)
        if (!read_node(graphviz, &graphviz->nodes[i], error))
            return false;
    return true;
}

static bool read_all(struct graphviz *graphviz, const cJSON *objects, struct error *error)
{
    const cJSON *top = graphviz->table.document->root;

    if (!cJSON_IsArray(objects))
        return entry_refuse(&graphviz->table, objects, error,
                            "expected an array of objects");
    graphviz->count = (size_t)cJSON_GetArraySize(objects);
    return memory_resize(&graphviz->nodes, graphviz->count + 1, sizeof *graphviz->nodes,
                         error) &&
           read_index(graphviz, cJSON_GetObjectItemCaseSensitive(top, "_subgraph_cnt"),
                      &graphviz->groups, error) &&
           look_at_objects(graphviz, objects, error) && read_edges(graphviz, error) &&
           read_nodes(graphviz, error);
}

bool json_graphviz(struct document *document, const char *ignore, struct build *b,
                   struct error *error)
{
    struct graphviz graphviz = {.table = entry_start(document, ignore, b)};
    const cJSON *objects = cJSON_GetObjectItemCaseSensitive(document->root, "objects");
    bool read = read_all(&graphviz, objects, error) &&
                entry_unfold(&graphviz.table, objects, b, error);

    entry_release(&graphviz.table);
    free(graphviz.nodes);
    return read;
}
