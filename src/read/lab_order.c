/*
 * lab_order.c - reading lab text whose lines are in preorder, without a graph.
 *
 *     a: [b, c]      opens a; b comes next
 *     b: [d]         opens b; d comes next
 *     d=1            a leaf, which closes b; c comes next
 *     c=3            a leaf, which closes a
 *
 * What comes next stands in the text, in the line of the innermost open node. That no
 * label occurs twice is found out at the end, by hashes: of two that are the same, or
 * whose labels are, the text is left to the graph. So it is if too many hashes fall
 * together, whoever made them do so. Then the names move together at the beginning of the
 * text, which the tree keeps.
 */
#include "read/lab_order.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "read/finish.h"
#include "read/lines.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

/* data[at .. end) is a label, without its quotes; next is behind it. */
struct lab_word {
    size_t at, end, next;
};

struct lab_order {
    struct text *text;
    struct build *b;
    struct line line; /* being read */
    size_t *next;     /* of each open node: its next child's label, 0: none; owned */
    size_t capacity;
    bool failed; /* the error is one to tell */
};

/* What a label cannot have in it, or not without being read in another way. */
static bool ends_label(unsigned char c, bool quoted)
{
    if (c <= ' ' || c == 0x7F)
        return c != ' ' || !quoted;
    switch (c) {
    case '"':
        return true;
    case '\\':
        return quoted;
    case ':':
    case '=':
    case ',':
    case '[':
    case ']':
    case '#':
        return !quoted;
    default:
        return false;
    }
}

/* Finds the label at data[at], before end; false if there is none, or one that needs more
 * than to be found. */
static bool find_word(const struct text *text, size_t at, size_t end,
                      struct lab_word *word)
{
    const char *data = text->data;
    bool quoted = at < end && data[at] == '"';
    unsigned char seen = 0;

    at += quoted;
    word->at = at;
    while (at < end && !ends_label((unsigned char)data[at], quoted))
        seen |= (unsigned char)data[at++];
    word->end = at;
    word->next = at + quoted;
    if (at == word->at || (quoted && (at == end || data[at] != '"')))
        return false;
    return seen < 0x80 || utf8_valid(data + word->at, at - word->at) == at - word->at;
}

/* Whether nothing but a comment is left of the line behind data[at]. */
static bool ends_line(const struct text *text, size_t at)
{
    const char *newline = memchr(text->data + at, '\n', text->size - at);
    size_t end = newline ? (size_t)(newline - text->data) : text->size;
    struct error error;
    bool last;

    if (end > at && text->data[end - 1] == '\r')
        end--;
    at = line_skip_blanks(text, at, end);
    return line_is_last(text, at, end, &last, &error) && last;
}

/* Behind a child's label: moves on to the next one. Some line is behind that. */
static bool pass_child(struct lab_order *o, size_t at)
{
    const struct text *text = o->text;
    size_t *next = &o->next[o->b->depth - 1];

    at = line_skip_blanks(text, at, text->size);
    *next = text->data[at] == ',' ? line_skip_blanks(text, at + 1, text->size) : 0;
    return *next > 0 || (text->data[at] == ']' && ends_line(text, at + 1));
}

/* Whether the label of a line is the one that comes next, and moves on then. */
static bool take_label(struct lab_order *o, const struct lab_word *word)
{
    const struct text *text = o->text;
    size_t size = word->end - word->at;
    struct lab_word child;

    if (o->b->depth == 0)
        return o->b->tree.count == 0;
    return find_word(text, o->next[o->b->depth - 1], text->size, &child) &&
           child.end - child.at == size &&
           memcmp(text->data + child.at, text->data + word->at, size) == 0 &&
           pass_child(o, child.next);
}

/* A limit is told by who reads the text in another way. */
static bool starve(struct lab_order *o, const struct error *error)
{
    o->failed = error->kind != ERROR_INPUT;
    return false;
}

/* Opens a node whose first child is mentioned at data[at]. */
static bool open_inner(struct lab_order *o, size_t at, struct error *error)
{
    if (!memory_reserve(&o->next, &o->capacity, (size_t)o->b->depth + 1, sizeof *o->next,
                        error) ||
        !build_open(o->b, error))
        return starve(o, error);
    o->next[o->b->depth - 1] = at;
    return true;
}

/* A leaf, and what ends with it. */
static bool add_leaf(struct lab_order *o, size_t at, struct error *error)
{
    size_t end = line_word_end(o->text, at, o->line.end);
    double value;
    bool last, there;

    if (!word_value(o->text, at, end, &value, error) ||
        !line_is_last(o->text, line_skip_blanks(o->text, end, o->line.end), o->line.end,
                      &last, error) ||
        !last)
        return false;
    there = build_leaf(o->b, value, error);
    while (o->b->depth > 0 && o->next[o->b->depth - 1] == 0)
        build_close(o->b);
    return there || starve(o, error);
}

static bool take_line(struct lab_order *o, struct error *error)
{
    const struct text *text = o->text;
    size_t end = o->line.end, at;
    struct lab_word word;
    char sign;

    if (!find_word(text, o->line.start, end, &word) || !take_label(o, &word))
        return false;
    at = line_skip_blanks(text, word.next, end);
    if (at == end)
        return false;
    sign = text->data[at];
    at = line_skip_blanks(text, at + 1, end);
    if (sign == '=')
        return add_leaf(o, at, error);
    return sign == ':' && at < end && text->data[at] == '[' &&
           open_inner(o, line_skip_blanks(text, at + 1, end), error);
}

static bool take_lines(struct lab_order *o, struct error *error)
{
    o->line.next = o->text->position;
    for (;;) {
        if (!line_find(o->text, o->line.next, &o->line, error)) {
            /* What is wrong with a line may not be the first that is. */
            o->failed = error->line == 0;
            return false;
        }
        if (line_is_none(&o->line))
            return o->b->tree.count > 0 && o->b->depth == 0;
        if (!take_line(o, error))
            return false;
    }
}

/* The label of the next line from data[*at] on, of lines that were taken. */
static bool next_word(const struct text *text, size_t *at, struct lab_word *word)
{
    bool found = false;

    while (!found && *at < text->size) {
        size_t start = line_skip_blanks(text, *at, text->size);
        const char *newline = memchr(text->data + start, '\n', text->size - start);

        *at = newline ? (size_t)(newline - text->data) + 1 : text->size;
        found = start < text->size && !strchr("\r\n#", text->data[start]) &&
                find_word(text, start, text->size, word);
    }
    return found;
}

static uint64_t hash_of(const char *bytes, size_t size)
{
    static const uint64_t FACTOR = UINT64_C(0x9E3779B97F4A7C15);
    uint64_t hash = size, piece;

    for (; size > 0; size -= size < sizeof piece ? size : sizeof piece) {
        piece = 0;
        memcpy(&piece, bytes, size < sizeof piece ? size : sizeof piece);
        bytes += sizeof piece;
        hash = (hash ^ piece) * FACTOR;
        hash ^= hash >> 32;
    }
    return hash * FACTOR;
}

/* Half of the hashes at a time, so that the table takes half of the memory. */
enum { PASSES = 2, MOST_PROBES = 1024, WAITING = 32 };

struct hash_table {
    uint64_t *hashes; /* owned; 0: none */
    size_t slots;
    uint64_t waiting[WAITING]; /* to be put there */
    int count;
};

static size_t slot_of(const struct hash_table *table, uint64_t hash)
{
    return (size_t)((hash >> 32) * table->slots >> 32);
}

/* False if the hash is there, or if there is too much where it should be. */
static bool put_hash(struct hash_table *table, uint64_t hash)
{
    size_t slot = slot_of(table, hash);
    int probes = 0;

    while (table->hashes[slot] != 0 && table->hashes[slot] != hash &&
           ++probes < MOST_PROBES)
        slot = slot + 1 < table->slots ? slot + 1 : 0;
    if (table->hashes[slot] != 0)
        return false;
    table->hashes[slot] = hash;
    return true;
}

/* Looking at all of their slots first takes the time of one: they are far apart, and none
 * has to wait for another. */
static bool put_waiting(struct hash_table *table)
{
    bool good = true;
    int count = table->count;

    table->count = 0;
    for (int i = 0; i < count; i++)
        good &= table->hashes[slot_of(table, table->waiting[i])] != table->waiting[i];
    for (int i = 0; good && i < count; i++)
        good = put_hash(table, table->waiting[i]);
    return good;
}

static bool pass_differs(const struct lab_order *o, uint64_t pass,
                         struct hash_table *table)
{
    size_t at = o->text->position;
    struct lab_word word;

    memset(table->hashes, 0, table->slots * sizeof *table->hashes);
    while (next_word(o->text, &at, &word)) {
        uint64_t hash = hash_of(o->text->data + word.at, word.end - word.at);

        if (hash % PASSES != pass)
            continue;
        table->waiting[table->count++] = hash | 1;
        if (table->count == WAITING && !put_waiting(table))
            return false;
    }
    return put_waiting(table);
}

/* Whether no label occurs twice. */
static bool labels_differ(struct lab_order *o, struct error *error)
{
    enum { SPARE = 64 };
    struct hash_table table = {.slots = o->b->tree.count / PASSES * 8 / 5 + SPARE};
    bool differ = true;

    if (!memory_resize(&table.hashes, table.slots, sizeof *table.hashes, error))
        return starve(o, error);
    for (uint64_t pass = 0; differ && pass < PASSES; pass++)
        differ = pass_differs(o, pass, &table);
    free(table.hashes);
    return differ;
}

/* Moves the labels together at the beginning of the text, behind a NUL and each before
 * one. A line is longer than its label by two bytes and its end, so none is overwritten
 * before it has moved. Returns their size. */
static size_t pack_labels(struct text *text)
{
    size_t at = text->position, packed = 1;
    struct lab_word word;

    while (next_word(text, &at, &word)) {
        memmove(text->data + packed, text->data + word.at, word.end - word.at);
        packed += word.end - word.at;
        text->data[packed++] = '\0';
    }
    text->data[0] = '\0';
    return packed;
}

static bool keep_names(struct lab_order *o, struct error *error)
{
    size_t size = pack_labels(o->text);
    char *names = text_take(o->text, size, error);

    return names && build_names(o->b, names, size, error);
}

enum read_result lab_read_ordered(struct text *text, struct build *b,
                                  const struct read_options *options, struct error *error)
{
    struct lab_order order = {.text = text, .b = b};
    enum read_result result = READ_END;

    build_start(b);
    if (take_lines(&order, error) && labels_differ(&order, error))
        result = finish_tree(text, b, options->root, error);
    else if (order.failed)
        result = READ_FAILED;
    free(order.next);
    if (result == READ_TREE && !keep_names(&order, error))
        result = READ_FAILED;
    return result;
}
