/*
 * fuzz.c - what the targets share.
 */
#include "fuzz.h"

#include "base/utf8.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void fuzz_require(bool condition, const char *format, ...)
{
    va_list arguments;

    if (condition)
        return;
    va_start(arguments, format);
    fputs("not so: ", stderr);
    vfprintf(stderr, format, arguments);
    putc('\n', stderr);
    va_end(arguments);
    abort();
}

/* What is left of standard input: read(), which the linker gives to us, has no other way
 * to know. */
static struct feed {
    const char *bytes;
    size_t size, most;
} feed;

void fuzz_feed(const void *bytes, size_t size, size_t most)
{
    feed = (struct feed){.bytes = bytes, .size = size, .most = most};
}

/* --wrap of the linker makes these names, and those for realloc below. */
ssize_t __real_read(int descriptor, void *to, size_t count);
ssize_t __wrap_read(int descriptor, void *to, size_t count);

ssize_t __wrap_read(int descriptor, void *to, size_t count)
{
    if (descriptor != STDIN_FILENO)
        return __real_read(descriptor, to, count);
    count = count < feed.most ? count : feed.most;
    count = count < feed.size ? count : feed.size;
    if (count == 0)
        return 0;
    memcpy(to, feed.bytes, count);
    feed.bytes += count;
    feed.size -= count;
    return (ssize_t)count;
}

/*
 * Few bytes of lab text can share positions so often that the tree has 2^32 nodes. So
 * that no target takes minutes for it, there is no more memory than this for one array.
 */
enum { FUZZ_MEMORY = 1 << 24 };

static bool starved;

void *__real_realloc(void *block, size_t size);
void *__wrap_realloc(void *block, size_t size);

void *__wrap_realloc(void *block, size_t size)
{
    if (size <= FUZZ_MEMORY)
        return __real_realloc(block, size);
    starved = true;
    return NULL;
}

bool fuzz_is_fair(const struct error *error)
{
    return error->kind == ERROR_INPUT || (error->kind == ERROR_SYSTEM && starved);
}

void fuzz_each_tree(const uint8_t *data, size_t size, node most,
                    void (*visit)(const struct tree *t))
{
    static const struct read_options options = {.root = MOVER_DEFAULT};
    struct reader reader;
    struct error error;

    fuzz_feed(data, size, SIZE_MAX);
    if (!reader_open(&reader, "-", NULL, &options, &error))
        return;
    while (reader_next(&reader, &error) == READ_TREE)
        if (reader.build.tree.count <= most)
            visit(&reader.build.tree);
    reader_close(&reader);
}

/* The parent is the node whose subtree n is in, and that begins or goes on with n. */
static bool is_placed(const struct tree *t, node n)
{
    node parent = t->parent[n];

    if (n == TREE_ROOT)
        return parent == TREE_ROOT && t->end[n] == t->count;
    return parent < n && t->end[n] > n && t->end[n] <= t->end[parent] &&
           (n == parent + 1 || t->end[n - 1] == n);
}

static bool is_mover(const struct tree *t, enum mover mover)
{
    return mover == MOVER_CHANCE ? t->chance
                                 : mover <= (tree_has_payoffs(t) ? t->players : 2);
}

/* What a leaf is worth; where chance moves, nothing is infinite. */
static bool has_worth(const struct tree *t, node leaf)
{
    bool known = true;

    if (!tree_has_payoffs(t))
        return score_known(t->value[leaf]) && !(t->chance && isinf(t->value[leaf]));
    if (!t->slot || t->slot[leaf] == 0)
        return false;
    for (unsigned i = 0; i < t->players; i++)
        known = known && score_known(tree_payoffs(t, leaf)[i]) &&
                !(t->chance && isinf(tree_payoffs(t, leaf)[i]));
    return known;
}

/* Some outcome of a chance node happens, and no weight is negative. */
static bool is_weighed(const struct tree *t, node chance)
{
    double sum = 0;

    TREE_EACH_CHILD(t, chance, c) {
        if (!(t->weight[c] >= 0))
            return false;
        sum += t->weight[c];
    }
    return t->chance && sum > 0 && isfinite(sum);
}

static void check_node(const struct tree *t, node n)
{
    const char *name = tree_name(t, n);

    fuzz_require(is_placed(t, n), "node %lu is in its place", (unsigned long)n);
    fuzz_require(is_mover(t, t->mover[n]), "a mover");
    fuzz_require(!tree_is_leaf(t, n) || has_worth(t, n), "a leaf has a value");
    fuzz_require(!tree_is_chance(t, n) || is_weighed(t, n), "chance has outcomes");
    fuzz_require(!name || utf8_valid(name, strlen(name)) == strlen(name),
                 "a name is UTF-8");
}

bool fuzz_is_plain(const struct tree *t)
{
    return !t->chance && !tree_has_payoffs(t) && t->low == -INFINITY &&
           t->high == INFINITY;
}

void fuzz_check_tree(const struct tree *t)
{
    node *depth = calloc(t->count, sizeof *depth), height = 0, leaves = 0;

    fuzz_require(t->count > 0, "a tree has nodes");
    for (node n = TREE_ROOT; depth && n < t->count; n++) {
        check_node(t, n);
        depth[n] = n == TREE_ROOT ? 0 : depth[t->parent[n]] + 1;
        height = depth[n] > height ? depth[n] : height;
        leaves += tree_is_leaf(t, n) ? 1 : 0;
    }
    fuzz_require(leaves == t->leaves && height == t->height, "leaves and height");
    free(depth);
}

/* Whether a text is UTF-8 without what is obeyed instead of shown, but for others. */
static bool is_plain(const char *text, size_t size, const char *others)
{
    size_t length;

    for (size_t at = 0; at < size; at += length) {
        length = utf8_length(text + at, size - at);
        if (length == 0 || (utf8_is_control(utf8_code(text + at, length)) &&
                            (text[at] == '\0' || !strchr(others, text[at]))))
            return false;
    }
    return true;
}

void fuzz_check_error(const struct error *error)
{
    struct fuzz_text text;

    fuzz_require(fuzz_is_fair(error) && error->message[0], "kind %d is of input: %s",
                 error->kind, error->message);
    fuzz_write(&text);
    error_print(text.out, "fuzz", error);
    fuzz_written(&text);
    fuzz_release(&text);
}

void fuzz_write(struct fuzz_text *text)
{
    *text = (struct fuzz_text){0};
    text->out = open_memstream(&text->data, &text->size);
    fuzz_require(text->out != NULL, "there is memory");
}

void fuzz_written(struct fuzz_text *text)
{
    fuzz_require(fclose(text->out) == 0, "there is memory");
    fuzz_require(is_plain(text->data, text->size, "\n\r\t"), "a terminal can show: %s",
                 text->data);
}

void fuzz_release(struct fuzz_text *text)
{
    free(text->data);
}
