/*
 * label.c - what nodes are called in output.
 */
#include "print/label.h"

#include "base/digit.h"
#include "base/quote.h"

bool label_print(FILE *out, const struct tree *t, node n, bool ids)
{
    const char *name = ids ? NULL : tree_name(t, n);
    struct buffer id = {0};
    bool failed;

    if (name) {
        quote_word(out, name);
        return true;
    }
    id_add(&id, t, n);
    failed = id.failed;
    if (!failed)
        fputs(id.data, out);
    buffer_release(&id);
    return !failed;
}

/* Writes the id of n, none the root, before end, down to limit; NULL if that is too long.
 */
static char *id_before(char *end, const char *limit, const struct tree *t, node n)
{
    char *first = end;

    for (; n != TREE_ROOT; n = t->parent[n]) {
        if (first - limit <= DIGITS_SIZE)
            return NULL;
        if (first < end)
            *--first = '.';
        first = digits_write(first, tree_ordinal(t, n));
    }
    return first;
}

bool label_short(FILE *out, const char *before, const struct tree *t, node n, bool ids)
{
    enum { LONGEST = 256 };
    const char *name = ids ? NULL : tree_name(t, n), *first;
    char room[LONGEST + DIGITS_SIZE], *end = room + sizeof room;

    if (name || n == TREE_ROOT) {
        fputs(before, out);
        quote_word(out, name ? name : "e");
        return true;
    }
    first = id_before(end, room, t, n);
    if (!first)
        return false;
    fputs(before, out);
    fwrite(first, 1, (size_t)(end - first), out);
    return true;
}

void label_move(FILE *out, const struct tree *t, node c, node ordinal, bool ids)
{
    const char *name = ids ? NULL : tree_name(t, c);

    if (name)
        quote_word(out, name);
    else
        fprintf(out, "%lu", (unsigned long)ordinal);
}

struct label_walk label_walk(const struct tree *t, const node *line, node length,
                             bool ids)
{
    return (struct label_walk){.tree = t, .line = line, .length = length, .ids = ids};
}

static void pass_node(struct label_walk *walk)
{
    node n = walk->line[walk->next++];

    if (n == TREE_ROOT)
        id_add(&walk->id, walk->tree, n);
    else
        id_push(&walk->id, tree_ordinal(walk->tree, n));
    walk->name = walk->ids ? NULL : tree_name(walk->tree, n);
}

/* Ends the walk. */
static bool stop(struct label_walk *walk)
{
    walk->failed = walk->id.failed;
    buffer_release(&walk->id);
    return false;
}

/*
 * Steps to the next node or to the gap. False at the end, or when out of memory; the walk
 * is released then.
 */
static bool step(struct label_walk *walk)
{
    if (walk->next == walk->length)
        return stop(walk);
    walk->gap =
        !walk->gap && walk->written > LABEL_LINE_LIMIT && walk->next + 1 < walk->length;
    if (walk->gap) {
        while (walk->next + 1 < walk->length)
            pass_node(walk);
        return walk->id.failed ? stop(walk) : true;
    }
    pass_node(walk);
    if (walk->id.failed)
        return stop(walk);
    if (!walk->name)
        walk->written += walk->id.size;
    return true;
}

bool label_line(FILE *out, struct label_walk walk, const char *separator,
                void (*print_name)(FILE *, const char *),
                void (*print_id)(FILE *, const char *))
{
    bool first = true;

    while (step(&walk)) {
        if (!first)
            fputs(separator, out);
        first = false;
        if (walk.gap)
            print_id(out, "...");
        else if (walk.name)
            print_name(out, walk.name);
        else
            print_id(out, walk.id.data);
    }
    return !walk.failed;
}

void label_plain(FILE *out, const char *text)
{
    fputs(text, out);
}
