/*
 * lab_any.c - reading lab text whose lines are in any order, without a graph.
 *
 * First all lines are looked at. Where they make a tree, each label occurs as often in
 * front of a line as behind one, but for the root's: so the hashes of all, put together,
 * are that of the root. Whether it is so is found out on the way down from there: each
 * line is taken once, and in the end all are. The tree keeps the text for its names.
 */
#include "read/lab_any.h"

#include "base/memory.h"
#include "read/finish.h"
#include "read/lab_index.h"
#include "read/lab_walk.h"
#include "read/lines.h"

#include <stdlib.h>
#include <string.h>

/* How many labels ahead the memory is told which are needed. */
enum { AHEAD = 16 };

struct lab_any {
    struct text *text;
    struct lab_walk walk;
    struct lab_index index;
    size_t lines;
    uint64_t root;     /* the hash of its label */
    unsigned expected; /* how many more children of a node the memory was told of */
    uint64_t *places;  /* of the nodes' labels; see place_node; owned */
};

/* The children in a line, from data[at] on: their hashes. */
static bool look_at_children(struct lab_any *a, size_t at)
{
    struct lab_word child;

    while (at > 0) {
        if (!lab_word_find(a->text, at, a->text->size, &child) ||
            !lab_line_pass(a->text, &child, &at))
            return false;
        a->root ^= lab_word_hash(a->text, &child);
    }
    return true;
}

/* Whether all lines are plain. */
static bool look_at_lines(struct lab_any *a, struct error *error)
{
    struct line line = {.next = a->text->position};
    struct lab_line plain = {0};

    for (;; a->lines++) {
        if (!line_find(a->text, line.next, &line, error)) {
            a->walk.failed = error->line == 0;
            return false;
        }
        if (line_is_none(&line))
            return a->lines > 0 && a->text->size < LAB_INDEX_LIMIT;
        if (!lab_line_read(a->text, line.start, line.end, &plain) ||
            !look_at_children(a, plain.child))
            return false;
        a->root ^= lab_word_hash(a->text, &plain.label);
    }
}

/* A label on its way into the table. */
struct waiting {
    struct lab_word label;
    uint64_t hash;
};

/* Puts all labels there, and finds the root. False where one occurs twice. */
static bool put_labels(struct lab_any *a, struct lab_word *root)
{
    struct waiting waiting[AHEAD];
    size_t at = a->text->position, put = 0;
    bool found = false;

    for (size_t i = 0; put < a->lines; i++) {
        struct waiting *next = &waiting[i % AHEAD];

        if (i >= AHEAD && !lab_index_put(&a->index, &next->label, next->hash))
            return false;
        put += i >= AHEAD;
        if (!lab_line_label(a->text, &at, &next->label))
            continue;
        next->hash = lab_word_hash(a->text, &next->label);
        lab_index_expect(&a->index, next->hash);
        if (next->hash == a->root) {
            *root = next->label;
            found = true;
        }
    }
    return found;
}

/* Until the tree is there, places have 32 bits each. */
static void place_node(struct lab_any *a, node n, size_t place)
{
    uint32_t narrow = (uint32_t)place;

    memcpy((char *)a->places + n * sizeof narrow, &narrow, sizeof narrow);
}

/* The lines of a node's next children lie all over the text. */
static void expect_children(const struct lab_any *a, size_t at)
{
    uint64_t hashes[AHEAD];
    struct lab_word child;
    size_t count = 0;

    while (at > 0 && count < AHEAD && lab_word_find(a->text, at, a->text->size, &child) &&
           lab_line_pass(a->text, &child, &at)) {
        hashes[count] = lab_word_hash(a->text, &child);
        lab_index_expect(&a->index, hashes[count++]);
    }
    for (size_t i = 0; i < count; i++)
        lab_index_expect_line(&a->index, hashes[i]);
}

/* The label of the node that comes next behind that of a line; false at the end. */
static bool next_label(struct lab_any *a, const struct lab_line *line,
                       struct lab_word *label)
{
    struct lab_walk *walk = &a->walk;

    if (lab_walk_is_done(walk))
        return false;
    if (line->child > 0 || a->expected == 0) {
        expect_children(a, walk->next[walk->b->depth - 1]);
        a->expected = AHEAD;
    }
    a->expected--;
    return lab_walk_child(walk, label);
}

/* Makes nodes of the lines, in preorder. */
static bool take_lines(struct lab_any *a, struct lab_word label, struct error *error)
{
    struct lab_line line = {0};

    do {
        if (!lab_index_take(&a->index, &label, lab_word_hash(a->text, &label),
                            &line.label) ||
            !lab_line_meaning(a->text, lab_line_end(a->text, line.label.next), &line))
            return false;
        place_node(a, a->walk.b->tree.count, line.label.at);
        if (!lab_walk_enter(&a->walk, &line, error))
            return false;
    } while (next_label(a, &line, &label));
    return a->walk.b->tree.count == a->lines;
}

static bool read_tree(struct lab_any *a, struct error *error)
{
    struct lab_word root = {0};

    if (!look_at_lines(a, error))
        return false;
    if (!lab_index_start(&a->index, a->text, a->lines, error) ||
        !memory_resize(&a->places, a->lines, sizeof(uint32_t), error))
        return lab_walk_starve(&a->walk, error);
    return put_labels(a, &root) && take_lines(a, root, error);
}

/* Closes all labels by a NUL, each in its line. Place 0 is for nodes without a name: a
 * label that stands there moves, for which its line has room. */
static void close_labels(struct text *text)
{
    size_t at = text->position;
    struct lab_word label;

    while (lab_line_label(text, &at, &label)) {
        text->data[label.end] = '\0';
        if (label.at == 0)
            memmove(text->data + 1, text->data, label.end + 1);
    }
    text->data[0] = '\0';
}

/* From the last one on, since they take twice the room. */
static void widen_places(struct lab_any *a)
{
    for (size_t i = a->lines; i-- > 0;) {
        uint32_t narrow;

        memcpy(&narrow, (char *)a->places + i * sizeof narrow, sizeof narrow);
        a->places[i] = narrow > 0 ? narrow : 1;
    }
}

static bool keep_names(struct lab_any *a, struct error *error)
{
    size_t size = a->text->size;
    char *names;

    if (!memory_resize(&a->places, a->lines, sizeof *a->places, error))
        return false;
    widen_places(a);
    close_labels(a->text);
    names = text_take(a->text, size, error);
    if (!names)
        return false;
    build_places(a->walk.b, a->places, names, size);
    a->places = NULL;
    return true;
}

enum read_result lab_read_unordered(struct text *text, struct build *b,
                                    const struct read_options *options,
                                    struct error *error)
{
    struct lab_any any = {.text = text, .walk = {.text = text, .b = b}};
    enum read_result result = READ_END;

    build_start(b);
    if (read_tree(&any, error))
        result = finish_tree(text, b, options->root, error);
    else if (any.walk.failed)
        result = READ_FAILED;
    lab_index_release(&any.index);
    lab_walk_release(&any.walk);
    if (result == READ_TREE && !keep_names(&any, error))
        result = READ_FAILED;
    free(any.places);
    return result;
}
