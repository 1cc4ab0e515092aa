/*
 * results.c - gathering rows into trees.
 */
#include "summary/results.h"

#include "base/file_name.h"
#include "base/quote.h"
#include "summary/source.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN_SIZE = 96 };

/* The tree whose rows are being read, and how it joins the one before. */
struct tree_rows {
    struct summary_tree is;    /* but for its file, which is set in the end */
    struct buffer file, group; /* as in the rows */
    uint64_t line;
    size_t expected; /* rows; 0 where any number will do */
};

struct results {
    struct source source;
    struct tree_rows tree;
    struct groups *groups; /* borrowed, both */
    struct ranges *ranges;
};

static bool has_algorithm(const struct tree_rows *tree, const struct algorithm *algorithm)
{
    for (size_t i = 0; i < tree->is.count; i++)
        if (tree->is.rows[i].algorithm == algorithm)
            return true;
    return false;
}

static bool is_file(const struct tree_rows *tree, const struct row *row)
{
    return tree->is.count > 0 && !row->fresh &&
           strcmp(tree->file.data, row->file.data) == 0;
}

static bool belongs(const struct tree_rows *tree, const struct row *row)
{
    return is_file(tree, row) && tree->is.number == row->tree &&
           !has_algorithm(tree, row->algorithm);
}

/* Whether the row is the first of a tree of the same kind as that whose rows are there:
 * all algorithms are fewer where chance moves. */
static bool is_alike(const struct tree_rows *tree, const struct row *row)
{
    return tree->is.rows[0].algorithm == row->algorithm &&
           (tree->is.rows[0].minimal_leaves > 0) == (row->minimal_leaves > 0);
}

static bool copy(struct buffer *to, const struct buffer *from, struct error *error)
{
    buffer_clear(to);
    buffer_add(to, from->data ? from->data : "", from->size);
    return !to->failed || error_memory(error);
}

/* Begins the tree of a row. A run gives the trees of a file that are alike as many rows
 * each. */
static bool start_tree(struct tree_rows *tree, const struct row *row, struct error *error)
{
    bool next = is_file(tree, row) && row->tree == tree->is.number + 1;

    tree->expected = next && is_alike(tree, row) ? tree->is.count : 0;
    tree->line = row->line;
    tree->is = (struct summary_tree){
        .number = row->tree,
        .nodes = row->tree_nodes,
        .leaves = row->tree_leaves,
        .depth = row->tree_depth,
    };
    return copy(&tree->file, &row->file, error) && copy(&tree->group, &row->group, error);
}

/* A tree has a row for each algorithm at most. */
static void add_row(struct tree_rows *tree, const struct row *row)
{
    tree->is.rows[tree->is.count++] = (struct summary_row){
        .algorithm = row->algorithm,
        .nodes = row->nodes,
        .leaves = row->leaves,
        .minimal_leaves = row->minimal_leaves,
        .distinct_nodes = row->distinct_nodes,
        .distinct_leaves = row->distinct_leaves,
        .nanoseconds = summary_nanoseconds(row->seconds),
        .storage = row->storage,
    };
}

/* Of a row of a tree, where it begins. */
static bool blame(const struct results *results, uint64_t line, struct error *error)
{
    error->file = results->source.text.file;
    error->line = line;
    error->column = 1;
    return false;
}

static bool cut_off(const struct results *results, struct error *error)
{
    const struct tree_rows *tree = &results->tree;

    error_set(error, ERROR_INPUT,
              "expected as many results of tree %llu as of the one before: %zu, not %zu",
              (unsigned long long)tree->is.number, tree->expected, tree->is.count);
    return blame(results, tree->line, error);
}

/* Whether the tree is in one group by all of its rows. */
static bool check_group(const struct results *results, const struct row *row,
                        struct error *error)
{
    const struct buffer *there = &results->tree.group, *here = &row->group;
    char first[SHOWN_SIZE], second[SHOWN_SIZE];

    if (!results->groups->by || strcmp(there->data, here->data) == 0)
        return true;
    error_set(error, ERROR_INPUT,
              "the results of tree %llu differ in '%.100s', '%s' and '%s': they cannot "
              "be grouped by it",
              (unsigned long long)row->tree, results->groups->by,
              quote_short(first, sizeof first, there->data, there->size),
              quote_short(second, sizeof second, here->data, here->size));
    return blame(results, row->line, error);
}

/* Hands on the tree, of a file as CSV calls it. */
static bool add_tree(struct results *results, const char *file, struct error *error)
{
    struct tree_rows *tree = &results->tree;

    tree->is.file = file;
    return ranges_add(results->ranges, file, tree->is.number, results->source.text.file,
                      tree->line, error) &&
           groups_add(results->groups, &tree->is, tree->group.data, error);
}

/* The same, of a file as the results call it. */
static bool add_called(struct results *results, struct error *error)
{
    const char *file = results->tree.file.data;
    char *cell = NULL;
    bool done;

    if (results->source.next == source_json && !file_name_is_plain(file)) {
        cell = file_name_cell(file);
        if (!cell)
            return error_memory(error);
        file = cell;
    }
    done = add_tree(results, file, error);
    free(cell);
    return done;
}

/* Hands on the tree that has been read, if any. */
static bool finish_tree(struct results *results, struct error *error)
{
    const struct tree_rows *tree = &results->tree;

    if (tree->is.count == 0)
        return true;
    if (tree->expected > 0 && tree->is.count != tree->expected)
        return cut_off(results, error);
    return add_called(results, error);
}

static bool take_row(struct results *results, const struct row *row, struct error *error)
{
    struct tree_rows *tree = &results->tree;

    if (belongs(tree, row)
            ? !check_group(results, row, error)
            : !finish_tree(results, error) || !start_tree(tree, row, error))
        return false;
    add_row(tree, row);
    return true;
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
            if (results->tree.is.count == 0)
                return text_error(text, text->size, error, "no results in it");
            return finish_tree(results, error);
        case SOURCE_FAILED:
            return false;
        }
    }
}

bool results_read(const char *path, struct groups *groups, struct ranges *ranges,
                  struct error *error)
{
    struct results results = {.groups = groups, .ranges = ranges};
    struct row row = {.line = 0};
    bool done;

    if (!source_open(&results.source, path, error))
        return false;
    results.source.by = groups->by;
    results.source.uses[ROW_DISTINCT] = (groups->figures & SUMMARY_DISTINCT) != 0;
    results.source.uses[ROW_TIME] = (groups->figures & SUMMARY_TIME) != 0;
    done = read_rows(&results, &row, error);
    source_close(&results.source);
    buffer_release(&results.tree.file);
    buffer_release(&results.tree.group);
    row_release(&row);
    return done;
}
