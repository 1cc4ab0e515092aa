/*
 * json_chance.c - chance among nested nodes.
 */
#include "read/json_chance.h"

#include "base/memory.h"
#include "read/json_key.h"
#include "read/json_stray.h"

#include <stdlib.h>
#include <string.h>

struct chance_end {
    struct json_chance *chance;
    const struct text *text;
    struct build *b;
    struct error *error;
};

static bool keep(struct json_odds_list *list, const struct member *member, node n,
                 struct error *error)
{
    enum odds kind =
        member->key->meaning == KEY_WEIGHT ? ODDS_WEIGHTS : ODDS_PROBABILITIES;

    if (!memory_reserve(&list->list, &list->capacity, list->count + 1, sizeof *list->list,
                        error))
        return false;
    list->list[list->count++] =
        (struct json_odds){n, member->key_at, member->value_at, kind};
    return true;
}

static bool take_edge(struct json_chance *chance, const struct member *member, node n,
                      struct build *b, struct error *error)
{
    const struct json_words *words = &member->value.words;

    if (tree_odds(&b->tree, n))
        return text_error(member->text, member->key_at, error,
                          "two probabilities or weights of one node");
    return (build_odds(b, n, words->text, words->length, error) ||
            text_place(member->text, member->value_at, error)) &&
           keep(&chance->edges, member, n, error);
}

/* Whether a member's key is the letter p alone, which may stand for something else. */
static bool is_letter(const struct member *member)
{
    struct json_span span = json_string(member->text->data, member->key_at);

    return key_same(member->text->data + span.at, span.end - span.at, "p", 1);
}

/* Whether what p says may be a probability. */
static bool is_probability(const struct member *member)
{
    const struct json_words *words = &member->value.words;
    struct ratio ratio;
    struct error error;

    return (member->value.kind == JSON_NUMBER || member->value.kind == JSON_STRING) &&
           odds_read(words->text, words->length, &ratio, &error) && ratio.nearest <= 1;
}

bool chance_take(struct json_chance *chance, const struct member *member, node n,
                 struct build *b, struct error *error)
{
    if (is_letter(member) && member->value.kind != JSON_ARRAY && !is_probability(member))
        return (member->value.kind != JSON_NUMBER ||
                keep(&chance->letters, member, n, error)) &&
               stray_check(member, error);
    switch (member->value.kind) {
    case JSON_NULL:
    case JSON_FALSE:
        member_note(member, NOTE_IGNORED);
        return true;
    case JSON_NUMBER:
    case JSON_STRING:
        member_note(member, NOTE_ODDS);
        return take_edge(chance, member, n, b, error);
    case JSON_ARRAY:
        member_note(member, NOTE_ODDS);
        return keep(&chance->lists, member, n, error);
    default:
        return text_error(member->text, member->value_at, error,
                          "expected a probability, as 0.25, \"1/4\" or \"25%%\", or an "
                          "array of them");
    }
}

bool chance_number(struct json_chance *chance, const struct facts *facts, node n,
                   struct error *error)
{
    struct numbered numbered = {.who = n,
                                .at = facts->unclear_at,
                                .rank = facts->unclear_rank,
                                .number = facts->number};

    return numbers_add(facts->null ? &chance->nulls : &chance->numbers, &numbered, error);
}

/* Whether a child of n has its chances said; then they all have. */
static bool has_odds(const struct build *b, node n)
{
    return tree_first_child(n) < b->tree.end[n] &&
           tree_odds(&b->tree, tree_first_child(n));
}

static const char *show(const struct chance_end *end, size_t key_at,
                        char shown[static WORD_SHOWN_SIZE])
{
    return json_key_show(end->text, key_at, shown);
}

/* An element of an array of chances, as it is written, and the odds of c. */
static bool read_element(const struct chance_end *end, size_t at, struct buffer *scratch,
                         node c)
{
    struct json_value value;
    size_t behind = at;

    if (!json_value_read(end->text->data, &behind, scratch, &value, end->error))
        return false;
    if (value.kind != JSON_NUMBER && value.kind != JSON_STRING)
        return text_error(end->text, at, end->error,
                          "expected a probability or a weight: a number, as 0.25, or a "
                          "string, as \"1/4\" or \"25%%\"");
    return build_odds(end->b, c, value.words.text, value.words.length, end->error) ||
           text_place(end->text, at, end->error);
}

static bool refuse_count(const struct chance_end *end, const struct json_odds *odds,
                         bool more)
{
    char shown[WORD_SHOWN_SIZE];

    return text_error(end->text, odds->key_at, end->error,
                      "\"%s\" has %s elements than the node has children",
                      show(end, odds->key_at, shown), more ? "more" : "fewer");
}

static bool read_list(const struct chance_end *end, const struct json_odds *odds,
                      struct buffer *scratch)
{
    const struct tree *t = &end->b->tree;
    const char *data = end->text->data;
    size_t at = json_next(data, odds->value_at + 1);
    char shown[WORD_SHOWN_SIZE];

    TREE_EACH_CHILD(t, odds->n, c) {
        if (data[at] == ']')
            return refuse_count(end, odds, false);
        if (tree_odds(t, c))
            return text_error(end->text, odds->key_at, end->error,
                              "\"%s\" says what the children, or another array, say as "
                              "well",
                              show(end, odds->key_at, shown));
        if (!read_element(end, at, scratch, c))
            return false;
        at = json_next(data, json_skip(data, at));
    }
    return data[at] == ']' || refuse_count(end, odds, true);
}

static bool read_lists(const struct chance_end *end)
{
    const struct json_odds_list *lists = &end->chance->lists;
    struct buffer scratch = {0};
    bool read = true;

    for (size_t i = 0; i < lists->count && read; i++)
        read = read_list(end, &lists->list[i], &scratch);
    buffer_release(&scratch);
    return read;
}

static bool set_numbers(const struct chance_end *end)
{
    struct player_numbers *numbers = &end->chance->numbers;

    numbers->json = true;
    for (size_t i = 0; i < numbers->count; i++) {
        node n = (node)numbers->list[i].who;

        numbers->list[i].leaf = tree_is_leaf(&end->b->tree, n);
        numbers->list[i].odds = has_odds(end->b, n);
    }
    if (!numbers_end(numbers, end->b->tree.players, end->text, end->error))
        return false;
    for (size_t i = 0; i < numbers->count; i++)
        build_mover_of(end->b, (node)numbers->list[i].who, numbers->list[i].mover);
    return true;
}

/* Nobody is said to move where chances are said: that is chance. */
static bool check_nulls(const struct chance_end *end)
{
    const struct player_numbers *nulls = &end->chance->nulls;
    char shown[WORD_SHOWN_SIZE];

    for (size_t i = 0; i < nulls->count; i++)
        if (!tree_is_leaf(&end->b->tree, (node)nulls->list[i].who) &&
            !has_odds(end->b, (node)nulls->list[i].who))
            return text_error(end->text, nulls->list[i].at, end->error,
                              "null for \"%s\" on a node with children: is it chance? "
                              "write \"chance\", \"max\" or \"min\", or leave it out",
                              show(end, nulls->list[i].at, shown));
    return true;
}

/* Chances of a node where it is not said that chance moves, or that somebody else does.
 */
static bool check_mover(const struct chance_end *end, node n,
                        const struct json_odds *odds, bool list)
{
    const struct tree *t = &end->b->tree;
    char shown[WORD_SHOWN_SIZE];

    if (build_is_told(end->b, n))
        return tree_is_chance(t, n) ||
               text_error(end->text, odds->key_at, end->error,
                          "\"%s\" where a player moves: only chance has probabilities "
                          "(--ignore=%s passes over it)",
                          show(end, odds->key_at, shown), shown);
    if (odds->kind == ODDS_WEIGHTS && !list)
        return text_error(end->text, odds->key_at, end->error,
                          "\"%s\" below a node that is not said to be chance: write "
                          "\"player\":\"chance\" there if it is (--ignore=%s passes "
                          "over it)",
                          show(end, odds->key_at, shown), shown);
    build_mover_of(end->b, n, MOVER_CHANCE);
    return true;
}

/* The children of n have the chances that odds began to say. */
static bool settle(const struct chance_end *end, node n, const struct json_odds *odds,
                   bool list)
{
    return check_mover(end, n, odds, list) &&
           (build_outcomes_of(end->b, n, odds->kind, end->error) ||
            text_place(end->text, odds->key_at, end->error));
}

static bool settle_lists(const struct chance_end *end)
{
    const struct json_odds_list *lists = &end->chance->lists;
    char shown[WORD_SHOWN_SIZE];

    for (size_t i = 0; i < lists->count; i++) {
        const struct json_odds *odds = &lists->list[i];

        if (tree_is_leaf(&end->b->tree, odds->n))
            return text_error(end->text, odds->key_at, end->error,
                              "\"%s\" on a node without children",
                              show(end, odds->key_at, shown));
        if (!settle(end, odds->n, odds, true))
            return false;
    }
    return true;
}

static int by_node(const void *a, const void *b)
{
    node first = ((const struct json_odds *)a)->n;
    node second = ((const struct json_odds *)b)->n;

    return (first > second) - (first < second);
}

/* The odds of the first child of n's parent, if it is that child's object that has them.
 */
static const struct json_odds *first_edge(const struct chance_end *end, node n)
{
    const struct json_odds_list *edges = &end->chance->edges;
    struct json_odds key = {.n = tree_first_child(end->b->tree.parent[n])};

    return bsearch(&key, edges->list, edges->count, sizeof key, by_node);
}

/* An edge has a parent, and a key that means the same as that of the first one there. */
static bool check_edge(const struct chance_end *end, const struct json_odds *odds)
{
    const struct json_odds *first;
    char shown[WORD_SHOWN_SIZE];

    if (odds->n == TREE_ROOT)
        return text_error(end->text, odds->key_at, end->error,
                          "\"%s\" on the root, to which no chance leads (--ignore=%s "
                          "passes over it)",
                          show(end, odds->key_at, shown), shown);
    first = first_edge(end, odds->n);
    return !first || first->kind == odds->kind ||
           text_error(end->text, odds->key_at, end->error,
                      "a weight beside a probability: expected one of them below a node");
}

/* Chances of children, all of one node together at the first of them. */
static bool settle_edges(const struct chance_end *end)
{
    const struct json_odds_list *edges = &end->chance->edges;

    if (edges->count > 0)
        qsort(edges->list, edges->count, sizeof *edges->list, by_node);
    for (size_t i = 0; i < edges->count; i++)
        if (!check_edge(end, &edges->list[i]))
            return false;
    for (size_t i = 0; i < edges->count; i++) {
        const struct json_odds *odds = &edges->list[i];
        const struct json_odds *first = first_edge(end, odds->n);

        if ((!first || first == odds) &&
            !settle(end, end->b->tree.parent[odds->n], odds, false))
            return false;
    }
    return true;
}

/* Below chance, p is a probability. */
static bool check_letters(const struct chance_end *end)
{
    const struct json_odds_list *letters = &end->chance->letters;
    const struct tree *t = &end->b->tree;

    for (size_t i = 0; i < letters->count; i++) {
        node n = letters->list[i].n;

        if (n != TREE_ROOT && build_is_told(end->b, t->parent[n]) &&
            tree_is_chance(t, t->parent[n]))
            return text_error(end->text, letters->list[i].value_at, end->error,
                              "expected a probability, from 0 to 1");
    }
    return true;
}

bool chance_end(struct json_chance *chance, const struct text *text, struct build *b,
                struct error *error)
{
    struct chance_end end = {.chance = chance, .text = text, .b = b, .error = error};

    return read_lists(&end) && set_numbers(&end) && check_nulls(&end) &&
           settle_lists(&end) && settle_edges(&end) && check_letters(&end);
}

void chance_release(struct json_chance *chance)
{
    free(chance->edges.list);
    free(chance->lists.list);
    free(chance->letters.list);
    numbers_release(&chance->numbers);
    numbers_release(&chance->nulls);
}
