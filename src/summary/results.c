/*
 * results.c - gathering rows into trees.
 */
#include "summary/results.h"

#include "base/file_name.h"
#include "base/memory.h"
#include "summary/source.h"

#include <stdlib.h>
#include <string.h>

/* The tree whose rows are being read, and how it joins the one before. */
struct tree_rows {
    struct summary_row *rows; /* owned */
    size_t count, capacity;
    struct buffer file;
    uint64_t number, line;
    size_t expected; /* rows; 0 where any number will do */
};

struct results {
    struct source source;
    struct tree_rows tree;
    struct summary *summary; /* borrowed, both */
    struct ranges *ranges;
};

static bool has_algorithm(const struct tree_rows *tree, const struct algorithm *algorithm)
{
    for (size_t i = 0; i < tree->count; i++)
        if (tree->rows[i].algorithm == algorithm)
            return true;
    return false;
}

static bool is_file(const struct tree_rows *tree, const struct row *row)
{
    return tree->count > 0 && !row->fresh && strcmp(tree->file.data, row->file.data) == 0;
}

static bool belongs(const struct tree_rows *tree, const struct row *row)
{
    return is_file(tree, row) && tree->number == row->tree &&
           !has_algorithm(tree, row->algorithm);
}

/* Whether the row is the first of a tree of the same kind as that whose rows are there:
 * all algorithms are fewer where chance moves. */
static bool is_alike(const struct tree_rows *tree, const struct row *row)
{
    return tree->rows[0].algorithm == row->algorithm &&
           (tree->rows[0].minimal_leaves > 0) == (row->minimal_leaves > 0);
}

/* Begins the tree of a row. A run gives the trees of a file that are alike as many rows
 * each. */
static bool start_tree(struct tree_rows *tree, const struct row *row, struct error *error)
{
    bool next = is_file(tree, row) && row->tree == tree->number + 1;

    tree->expected = next && is_alike(tree, row) ? tree->count : 0;
    tree->number = row->tree;
    tree->line = row->line;
    tree->count = 0;
    buffer_clear(&tree->file);
    buffer_add(&tree->file, row->file.data, row->file.size);
    return !tree->file.failed || error_memory(error);
}

static bool add_row(struct tree_rows *tree, const struct row *row, struct error *error)
{
    if (!memory_reserve(&tree->rows, &tree->capacity, tree->count + 1, sizeof *tree->rows,
                        error))
        return false;
    tree->rows[tree->count++] = (struct summary_row){
        .algorithm = row->algorithm,
        .nodes = row->nodes,
        .leaves = row->leaves,
        .minimal_leaves = row->minimal_leaves,
        .storage = row->storage,
    };
    return true;
}

static bool cut_off(const struct results *results, struct error *error)
{
    const struct tree_rows *tree = &results->tree;

    error_set(error, ERROR_INPUT,
              "expected as many results of tree %llu as of the one before: %zu, not %zu",
              (unsigned long long)tree->number, tree->expected, tree->count);
    error->file = results->source.text.file;
    error->line = tree->line;
    error->column = 1;
    return false;
}

/* Notes the tree that has been read, of the file as CSV calls it. */
static bool note_tree(struct results *results, struct error *error)
{
    const struct tree_rows *tree = &results->tree;
    const char *file = tree->file.data;
    char *cell = NULL;
    bool done;

    if (results->source.next == source_json && !file_name_is_plain(file)) {
        cell = file_name_cell(file);
        if (!cell)
            return error_memory(error);
        file = cell;
    }
    done = ranges_add(results->ranges, file, tree->number, results->source.text.file,
                      tree->line, error);
    free(cell);
    return done;
}

/* Hands on the tree that has been read, if any. */
static bool finish_tree(struct results *results, struct error *error)
{
    const struct tree_rows *tree = &results->tree;

    if (tree->count == 0)
        return true;
    if (tree->expected > 0 && tree->count != tree->expected)
        return cut_off(results, error);
    return note_tree(results, error) &&
           summary_add_tree(results->summary, tree->rows, tree->count, error);
}

static bool take_row(struct results *results, const struct row *row, struct error *error)
{
    struct tree_rows *tree = &results->tree;

    if (!belongs(tree, row) &&
        (!finish_tree(results, error) || !start_tree(tree, row, error)))
        return false;
    return add_row(tree, row, error);
}

static bool read_rows(struct results *results, struct row *row, struct error *error)
{
    const struct text *text = &results->source.text;

    for (;;) {
        switch (source_next(&results->source, row, error)) {
        case SOURCE_ROW:
            if (!take_row(results, row, error))
                return false;
            break;
        case SOURCE_END:
            if (results->tree.count == 0)
                return text_error(text, text->size, error, "no results in it");
            return finish_tree(results, error);
        case SOURCE_FAILED:
            return false;
        }
    }
}

bool results_read(const char *path, struct summary *summary, struct ranges *ranges,
                  struct error *error)
{
    struct results results = {.summary = summary, .ranges = ranges};
    struct row row = {.line = 0};
    bool done;

    if (!source_open(&results.source, path, error))
        return false;
    done = read_rows(&results, &row, error);
    source_close(&results.source);
    free(results.tree.rows);
    buffer_release(&results.tree.file);
    row_release(&row);
    return done;
}
