/*
 * ids.c - comparing each id with the path to the one before.
 */
#include "read/ids.h"

#include "base/memory.h"
#include "base/quote.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char ROOT[] = "e", ROOT_LETTER[] = "\xCE\xB5";

/* Of a long id only the end is shown: that is where ids differ. */
enum { SHOWN_SIZE = 40 + sizeof "..." };

static bool is_inside(char c)
{
    return is_digit(c) || c == '.';
}

/* Bytes of the root's id at data[at], 0 where there is another one. */
static size_t root_length(const struct text *text, size_t at)
{
    if (strncmp(text->data + at, ROOT, sizeof ROOT - 1) == 0)
        return sizeof ROOT - 1;
    if (strncmp(text->data + at, ROOT_LETTER, sizeof ROOT_LETTER - 1) == 0)
        return sizeof ROOT_LETTER - 1;
    return 0;
}

void ids_start(struct ids *ids)
{
    ids->depth = 0;
    ids->rooted = false;
    ids->closing = false;
}

/* ordinal: a digit from 1 to 9, then any digits. Moves *at past it. */
static bool read_ordinal(const struct text *text, size_t *at, node *ordinal,
                         struct error *error)
{
    size_t from = *at, i = from;
    uint64_t value = 0;

    for (; is_digit(text->data[i]); i++) {
        value = 10 * value + (uint64_t)(text->data[i] - '0');
        if (value > TREE_NODE_LIMIT)
            return text_error(text, from, error, "ordinal over the limit of %u",
                              (unsigned)TREE_NODE_LIMIT);
    }
    if (i == from)
        return text_error(text, from, error, "expected an ordinal, as in 1.2.1");
    if (text->data[from] == '0')
        return text_error(text, from, error,
                          i == from + 1 ? "ordinal 0: children are numbered from 1"
                                        : "ordinal with a leading zero");
    *at = i;
    *ordinal = (node)value;
    return true;
}

/* Appends an ordinal to the id being read, noting where it parts from the one before. */
static bool add_ordinal(struct ids *ids, const struct text *text, node number,
                        struct error *error)
{
    if (ids->length == TREE_NODE_LIMIT)
        return text_error(text, ids->at, error, "id over the limit of %u ordinals",
                          (unsigned)TREE_NODE_LIMIT);
    if (ids->common == ids->length && ids->length < ids->depth) {
        if (ids->ordinals[ids->length].number == number)
            ids->common++;
        else
            ids->before = ids->ordinals[ids->length].number;
    }
    if (ids->length == ids->capacity &&
        !memory_reserve(&ids->ordinals, &ids->capacity, ids->capacity + 1,
                        sizeof *ids->ordinals, error))
        return false;
    ids->ordinals[ids->length++] =
        (struct ordinal){.start = ids->last - ids->at, .number = number};
    return true;
}

/* How many of count bytes are the same at data[a] and at data[b]; most often all are. */
static size_t same_bytes(const struct text *text, size_t a, size_t b, size_t count)
{
    const char *data = text->data;
    size_t same = 0;

    if (count <= text->size - a && memcmp(data + a, data + b, count) == 0)
        return count;
    while (same < count && data[a + same] == data[b + same])
        same++;
    return same;
}

/*
 * Begins an id, past the ordinals before the last that it has in common, byte by byte,
 * with the id placed before.
 */
static size_t skip_common(struct ids *ids, const struct text *text, size_t at)
{
    size_t same;

    ids->at = at;
    ids->length = ids->common = ids->before = 0;
    if (ids->depth == 0)
        return at;
    ids->length = ids->depth - 1;
    same = same_bytes(text, at, ids->placed, ids->ordinals[ids->length].start);
    while (ids->ordinals[ids->length].start > same)
        ids->length--;
    ids->common = ids->length;
    return at + ids->ordinals[ids->length].start;
}

bool ids_read(struct ids *ids, const struct text *text, size_t at, struct error *error)
{
    size_t root = root_length(text, at);
    node ordinal = 0;

    at = skip_common(ids, text, at);
    ids->last = ids->end = at + root;
    if (root > 0)
        return true;
    if (!is_digit(text->data[ids->at]))
        return text_error(text, at, error, "expected an id: e, or ordinals as in 1.2.1");
    do {
        ids->last = at;
        if (!read_ordinal(text, &at, &ordinal, error) ||
            !add_ordinal(ids, text, ordinal, error))
            return false;
    } while (text->data[at++] == '.');
    ids->end = at - 1;
    return true;
}

bool ids_read_sibling(struct ids *ids, const struct text *text, size_t at, size_t end)
{
    const char *data = text->data;
    const struct ordinal *last;
    uint64_t number = 0;
    size_t i;

    if (ids->depth == 0)
        return false;
    last = &ids->ordinals[ids->depth - 1];
    if (end - at <= last->start ||
        memcmp(data + at, data + ids->placed, last->start) != 0)
        return false;
    for (i = at + last->start; is_digit(data[i]) && number <= last->number; i++)
        number = 10 * number + (uint64_t)(data[i] - '0');
    if (number != (uint64_t)last->number + 1 || is_inside(data[i]) ||
        data[at + last->start] == '0')
        return false;
    ids->at = at;
    ids->end = i;
    ids->last = at + last->start;
    ids->length = ids->depth;
    ids->common = ids->depth - 1;
    ids->before = last->number;
    return true;
}

void ids_place_sibling(struct ids *ids)
{
    ids->ordinals[ids->depth - 1].number++;
    ids->placed = ids->at;
}

/* Whether the innermost open node has payoffs, as only leaves may. */
static bool has_payoffs(const struct build *b)
{
    return b->tree.slot && b->tree.slot[b->open] > 0;
}

/* Whether the innermost open node, as a leaf, has no value and no payoffs. */
static bool is_worthless(const struct build *b)
{
    return !score_known(b->tree.value[b->open]) && !has_payoffs(b);
}

/* Whether the node last placed stays without children and has no value. */
static bool lacks_value(const struct ids *ids, const struct build *b)
{
    return ids->rooted && ids->common < ids->depth && is_worthless(b);
}

/* Closes the innermost open node. */
static bool close_node(struct ids *ids, struct build *b, struct error *error)
{
    const struct tree *t = &b->tree;

    ids->closing = !ids->later && tree_is_chance(t, b->open) && b->open + 1 < t->count;
    if (ids->closing && !build_outcomes(b, ids->odds, error))
        return false;
    ids->closing = false;
    build_close(b);
    return true;
}

/* The first ordinal that is not the next one or the first one below; length if none. */
static node misfit(const struct ids *ids)
{
    node i = ids->common;

    if (i < ids->length && ids->ordinals[i].number == ids->before + 1)
        for (i++; i < ids->length && ids->ordinals[i].number == 1;)
            i++;
    return i;
}

enum ids_result ids_place(struct ids *ids, struct build *b, struct error *error)
{
    if (ids->rooted && ids->common == ids->length)
        return IDS_MISFIT;
    if (misfit(ids) < ids->length || lacks_value(ids, b))
        return IDS_MISFIT;
    if (!ids->rooted && !build_open(b, error))
        return IDS_FAILED;
    ids->rooted = true;
    for (; ids->depth > ids->common; ids->depth--)
        if (!close_node(ids, b, error))
            return error->kind == ERROR_INPUT ? IDS_MISFIT : IDS_FAILED;
    if (ids->depth > 0 && ids->depth < ids->length && has_payoffs(b)) {
        error_set(error, ERROR_INPUT, "a child of a node with payoffs");
        return IDS_FAILED;
    }
    for (; ids->depth < ids->length; ids->depth++)
        if (!build_open(b, error))
            return IDS_FAILED;
    ids->placed = ids->at;
    return IDS_PLACED;
}

static bool leaf_error(const struct ids *ids, const struct build *b,
                       const struct text *text, struct error *error)
{
    bool chance = tree_is_chance(&b->tree, b->open);
    char shown[SHOWN_SIZE];
    size_t end = ids->placed + root_length(text, ids->placed);

    while (is_inside(text->data[end]))
        end++;
    quote_short_end(shown, sizeof shown, text->data + ids->placed, end - ids->placed);
    return text_error(text, ids->placed, error,
                      chance ? "chance node %s has no outcomes" : "leaf %s has no value",
                      shown);
}

/* The outcomes of the innermost open node are refused: error says why. The node placed
 * last is below that one. */
static bool outcomes_error(const struct ids *ids, const struct text *text,
                           struct error *error)
{
    char shown[SHOWN_SIZE], node_shown[SHOWN_SIZE + sizeof "chance node : "];
    size_t end = ids->placed;

    for (node i = 0; i < ids->depth; i++)
        while (is_digit(text->data[++end]))
            continue;
    quote_short_end(shown, sizeof shown, text->data + ids->placed, end - ids->placed);
    snprintf(node_shown, sizeof node_shown,
             "chance node %s: ", ids->depth > 0 ? shown : ROOT);
    error_prepend(error, node_shown);
    return text_place(text, ids->placed, error);
}

/* A node is missing before the one that the id's first length ordinals name. */
static bool gap_error(const struct ids *ids, const struct text *text, node length,
                      node missing, struct error *error)
{
    char shown[SHOWN_SIZE];
    size_t end = ids->at;

    for (node i = 1; i < length; i++)
        while (text->data[end++] != '.')
            continue;
    quote_short_end(shown, sizeof shown, text->data + ids->at, end - ids->at);
    return text_error(text, ids->at, error, "node %s%u is missing before %s%u", shown,
                      (unsigned)missing, shown,
                      (unsigned)ids->ordinals[length - 1].number);
}

bool ids_explain(const struct ids *ids, const struct text *text, struct build *b,
                 struct error *error)
{
    char shown[SHOWN_SIZE];
    uint64_t line, column;
    node i = misfit(ids);

    if (ids->closing)
        return build_outcomes(b, ids->odds, error) || outcomes_error(ids, text, error);
    if (lacks_value(ids, b))
        return leaf_error(ids, b, text, error);
    if (i < ids->length)
        return gap_error(ids, text, i + 1, i == ids->common ? ids->before + 1 : 1, error);
    text_locate(text, ids->placed, &line, &column);
    quote_short_end(shown, sizeof shown, text->data + ids->at, ids->end - ids->at);
    return text_error(text, ids->at, error, "node %s is given twice, first in line %llu",
                      shown, (unsigned long long)line);
}

bool ids_finish(struct ids *ids, const struct text *text, struct build *b,
                struct error *error)
{
    if (is_worthless(b))
        return leaf_error(ids, b, text, error);
    for (;; ids->depth--) {
        if (!close_node(ids, b, error))
            return outcomes_error(ids, text, error);
        if (ids->depth == 0)
            return true;
    }
}

void ids_release(struct ids *ids)
{
    free(ids->ordinals);
    *ids = (struct ids){0};
}

/*
 * Ordinals have no zeros in front: where two ids part, the ordinal with more digits left
 * is the larger, and among as many the first digit decides. No digit left on one side
 * means that it ends there or goes on below a smaller ordinal.
 */
static int preorder(const void *context, size_t first, size_t second)
{
    const struct text *text = context;
    const char *a = text->data + first, *b = text->data + second;
    size_t digits_a = 0, digits_b = 0;

    while (*a == *b && is_inside(*a)) {
        a++;
        b++;
    }
    while (is_digit(a[digits_a]))
        digits_a++;
    while (is_digit(b[digits_b]))
        digits_b++;
    if (digits_a != digits_b)
        return digits_a < digits_b ? -1 : 1;
    if (digits_a > 0)
        return *a < *b ? -1 : 1;
    return is_inside(*a) - is_inside(*b);
}

/*
 * A key in preorder: of each ordinal, as far as there is room, as many ones as it has
 * binary digits, a zero, and the digits behind the first. So a larger one has a larger
 * code, and no code begins another.
 */
static uint64_t preorder_key(const struct ids *ids)
{
    uint64_t key = 0;
    int room = 64;

    for (node i = 0; i < ids->length && room > 0; i++) {
        uint64_t number = ids->ordinals[i].number, first = 1, code;
        int digits = 1;

        for (; first <= number / 2; digits++)
            first *= 2;
        code = (2 * first - 1) << digits | (number - first);
        room -= 2 * digits;
        key |= room >= 0 ? code << room : code >> -room;
    }
    return key;
}

struct sort_keyed ids_item(const struct ids *ids)
{
    return (struct sort_keyed){.key = preorder_key(ids), .item = ids->at};
}

bool ids_sort(struct sort_keyed *items, size_t count, const struct text *text,
              struct error *error)
{
    return sort_by_keys(items, count, preorder, text, error);
}
