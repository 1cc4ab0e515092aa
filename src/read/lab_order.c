/*
 * lab_order.c - reading lab text whose lines are in preorder.
 *
 * That no label occurs twice is found out at the end, by hashes: of two that are the
 * same, or whose labels are, the text is left to others. So it is if too many hashes fall
 * together, whoever made them do so. Then the names move together at the beginning of the
 * text, which the tree keeps.
 */
#include "read/lab_order.h"

#include "base/memory.h"
#include "read/finish.h"
#include "read/lab_walk.h"
#include "read/lines.h"

#include <stdlib.h>
#include <string.h>

struct lab_order {
    struct text *text;
    struct lab_walk walk;
};

/* Whether the label of a line is the one that comes next. */
static bool comes_next(struct lab_order *o, const struct lab_word *label)
{
    struct lab_word child;

    if (lab_walk_is_done(&o->walk))
        return o->walk.b->tree.count == 0;
    return lab_walk_child(&o->walk, &child) && lab_word_same(o->text, &child, label);
}

static bool take_lines(struct lab_order *o, struct error *error)
{
    struct line line = {.next = o->text->position};
    struct lab_line plain = {0};

    for (;;) {
        if (!line_find(o->text, line.next, &line, error)) {
            /* What is wrong with a line may not be the first that is. */
            o->walk.failed = error->line == 0;
            return false;
        }
        if (line_is_none(&line))
            return o->walk.b->tree.count > 0 && lab_walk_is_done(&o->walk);
        if (!lab_line_read(o->text, line.start, line.end, &plain) ||
            !comes_next(o, &plain.label) || !lab_walk_enter(&o->walk, &plain, error))
            return false;
    }
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
    while (lab_line_label(o->text, &at, &word)) {
        uint64_t hash = lab_word_hash(o->text, &word);

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
    struct hash_table table = {.slots = o->walk.b->tree.count / PASSES * 8 / 5 + SPARE};
    bool differ = true;

    if (!memory_resize(&table.hashes, table.slots, sizeof *table.hashes, error))
        return lab_walk_starve(&o->walk, error);
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

    while (lab_line_label(text, &at, &word)) {
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

    return names && build_names(o->walk.b, names, size, error);
}

enum read_result lab_read_ordered(struct text *text, struct build *b,
                                  const struct read_options *options, struct error *error)
{
    struct lab_order order = {.text = text, .walk = {.text = text, .b = b}};
    enum read_result result = READ_END;

    build_start(b);
    if (take_lines(&order, error) && labels_differ(&order, error))
        result = finish_tree(text, b, options->root, error);
    else if (order.walk.failed)
        result = READ_FAILED;
    lab_walk_release(&order.walk);
    if (result == READ_TREE && !keep_names(&order, error))
        result = READ_FAILED;
    return result;
}
