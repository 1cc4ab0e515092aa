/*
 * fuzz_read.c - an input through a reader: --input=FORMAT says which, else it is found
 * out.
 *
 * Trees must hold together and errors say something; and nothing may depend on how the
 * bytes arrive, nor, in JSON, on which of its two ways a document takes.
 */
#include "base/buffer.h"
#include "fuzz.h"
#include "read/formats.h"

#include <string.h>

/* Set once, from the command line; NULL: auto. */
static const struct format *input;

/* NOLINTNEXTLINE(readability-non-const-parameter): libFuzzer may want them changed. */
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const char OPTION[] = "--input=";

    for (int i = 1; i < *argc; i++)
        if (strncmp((*argv)[i], OPTION, sizeof OPTION - 1) == 0) {
            const char *name = (*argv)[i] + sizeof OPTION - 1;

            input = format_find(name);
            fuzz_require(input || strcmp(name, "auto") == 0, "%s is a format", name);
        }
    return 0;
}

/* What a text came to. */
struct outcome {
    struct buffer trees;
    enum read_result last;
    struct error error;
};

static void add_tree(struct buffer *trees, const struct tree *t)
{
    buffer_add(trees, (const char *)&t->count, sizeof t->count);
    for (node n = TREE_ROOT; n < t->count; n++) {
        const char *name = tree_name(t, n);

        buffer_add(trees, (const char *)&t->end[n], sizeof t->end[n]);
        buffer_add(trees, (const char *)&t->value[n], sizeof t->value[n]);
        buffer_add(trees, (const char *)&t->mover[n], sizeof t->mover[n]);
        if (t->weight && tree_is_chance(t, t->parent[n]))
            buffer_add(trees, (const char *)&t->weight[n], sizeof t->weight[n]);
        if (tree_has_payoffs(t) && tree_is_leaf(t, n))
            buffer_add(trees, (const char *)tree_payoffs(t, n),
                       t->players * sizeof(double));
        buffer_add(trees, name ? name : "", name ? strlen(name) + 1 : 1);
    }
}

/* Reads everything, so many bytes at a time. */
static struct outcome read_all(const struct format *format, const uint8_t *data,
                               size_t size, size_t most)
{
    enum { COMPARED = 1 << 16 };
    static const struct read_options options = {.root = MOVER_DEFAULT, .width = 2};
    struct outcome outcome = {.last = READ_FAILED};
    struct reader reader;

    fuzz_feed(data, size, most);
    if (reader_open(&reader, "-", format, &options, &outcome.error))
        while ((outcome.last = reader_next(&reader, &outcome.error)) == READ_TREE) {
            fuzz_check_tree(&reader.build.tree);
            if (reader.build.tree.count <= COMPARED)
                add_tree(&outcome.trees, &reader.build.tree);
        }
    if (outcome.last == READ_FAILED) {
        fuzz_check_error(&outcome.error);
        fuzz_require(outcome.error.kind != ERROR_INPUT ||
                         (outcome.error.line > 0 && outcome.error.column > 0),
                     "a place for: %s", outcome.error.message);
    }
    fuzz_require(!outcome.trees.failed, "there is memory");
    reader_close(&reader);
    return outcome;
}

/* Of the line as much is shown as had been read. */
static bool same_error(const struct error *a, const struct error *b)
{
    return a->line == b->line && a->column == b->column &&
           strcmp(a->message, b->message) == 0 && strcmp(a->caret, b->caret) == 0;
}

static void compare(const struct outcome *a, struct outcome b, const char *how)
{
    fuzz_require(a->last == b.last, "%s: %s", how,
                 (a->last == READ_FAILED ? a : &b)->error.message);
    fuzz_require(a->last != READ_FAILED || same_error(&a->error, &b.error),
                 "%s: %llu:%llu: %s", how, (unsigned long long)b.error.line,
                 (unsigned long long)b.error.column, b.error.message);
    fuzz_require(a->trees.size == b.trees.size &&
                     (a->trees.size == 0 ||
                      memcmp(a->trees.data, b.trees.data, a->trees.size) == 0),
                 "%s: the same trees", how);
    buffer_release(&b.trees);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct format walked = {
        .name = "json", .semicolon = true, .read = json_read_walked};
    static const struct format graph = {.name = "lab", .read = lab_read_graph};
    struct outcome outcome = read_all(input, data, size, SIZE_MAX);

    compare(&outcome, read_all(input, data, size, 1), "byte by byte");
    compare(&outcome, read_all(input, data, size, 7), "by seven bytes");
    if (input && strcmp(input->name, "json") == 0)
        compare(&outcome, read_all(&walked, data, size, SIZE_MAX), "without shortcut");
    if (input && strcmp(input->name, "lab") == 0)
        compare(&outcome, read_all(&graph, data, size, SIZE_MAX), "as a graph");
    buffer_release(&outcome.trees);
    return 0;
}
