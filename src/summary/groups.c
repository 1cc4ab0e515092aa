/*
 * groups.c - trees in groups, and the groups in order.
 */
#include "summary/groups.h"

#include "base/digit.h"
#include "base/file_name.h"
#include "base/memory.h"
#include "base/score.h"
#include "base/sort.h"

#include <stdlib.h>
#include <string.h>

static bool add_to(struct groups *groups, size_t number, const struct summary_tree *tree,
                   struct error *error)
{
    if (number == groups->count) {
        if (!memory_reserve(&groups->items, &groups->capacity, groups->count + 1,
                            sizeof *groups->items, error))
            return false;
        groups->items[groups->count++] = (struct summary){.figures = groups->figures};
    }
    groups->trees++;
    return summary_add_tree(&groups->items[number], tree->rows, tree->count, error);
}

bool groups_add(struct groups *groups, const struct summary_tree *tree, const char *key,
                struct error *error)
{
    size_t number;

    if (!groups->by)
        key = "";
    return names_plain(&groups->plain, &key, error) &&
           names_add(&groups->keys, key, &number, error) &&
           (groups->by || shapes_add(&groups->shapes, tree, error)) &&
           add_to(groups, number, tree, error);
}

/* What trees have, under the names that results have for it. */

static uint64_t number_of(const struct summary_tree *tree)
{
    return tree->number;
}

static uint64_t nodes_of(const struct summary_tree *tree)
{
    return tree->nodes;
}

static uint64_t leaves_of(const struct summary_tree *tree)
{
    return tree->leaves;
}

static uint64_t depth_of(const struct summary_tree *tree)
{
    return tree->depth;
}

/* All rows of a tree say the same. */
static uint64_t minimal_of(const struct summary_tree *tree)
{
    return tree->count > 0 ? tree->rows[0].minimal_leaves : 0;
}

static const struct tree_column {
    const char *name;
    uint64_t (*whole)(const struct summary_tree *tree); /* NULL: the name of the file */
    bool absent;                                        /* there is none where it is 0 */
} columns[] = {
    {.name = "file"},
    {.name = "tree", .whole = number_of},
    {.name = "tree_nodes", .whole = nodes_of},
    {.name = "tree_leaves", .whole = leaves_of},
    {.name = "tree_depth", .whole = depth_of},
    {.name = "minimal_leaves", .whole = minimal_of, .absent = true},
    {.name = NULL},
};

const char *groups_column(size_t i)
{
    return columns[i].name;
}

bool groups_has(const char *column)
{
    for (const struct tree_column *c = columns; c->name; c++)
        if (strcmp(c->name, column) == 0)
            return true;
    return false;
}

/* The value of the column, in groups->key. */
static bool find_key(struct groups *groups, const struct tree_column *column,
                     const struct summary_tree *tree, struct error *error)
{
    char *file = NULL;

    buffer_clear(&groups->key);
    buffer_text(&groups->key, "");
    if (column->whole) {
        if (!column->absent || column->whole(tree) > 0)
            buffer_number(&groups->key, column->whole(tree));
    } else {
        file = file_name_csv(tree->file);
        if (!file)
            return error_memory(error);
        buffer_text(&groups->key, file);
        free(file);
    }
    return !groups->key.failed || error_memory(error);
}

bool groups_add_tree(struct groups *groups, const struct summary_tree *tree,
                     struct error *error)
{
    const struct tree_column *column = columns;

    if (!groups->by)
        return groups_add(groups, tree, "", error);
    while (strcmp(column->name, groups->by) != 0)
        column++;
    return find_key(groups, column, tree, error) &&
           groups_add(groups, tree, groups->key.data, error);
}

bool groups_number(const char *key, double *number)
{
    size_t length = strlen(key), used;
    double value;

    if (score_read(key, length, &value, &used) != SCORE_OK || used != length)
        return false;
    *number = value;
    return true;
}

static const char *pass_digits(const char *at)
{
    while (is_digit(*at))
        at++;
    return at;
}

/* By the numbers that two runs of digits are, without zeros in front. */
static int compare_digits(const char **a, const char **b)
{
    const char *a_end, *b_end;
    int order;

    *a += strspn(*a, "0");
    *b += strspn(*b, "0");
    a_end = pass_digits(*a);
    b_end = pass_digits(*b);
    if (a_end - *a != b_end - *b)
        return a_end - *a < b_end - *b ? -1 : 1;
    order = strncmp(*a, *b, (size_t)(a_end - *a));
    *a = a_end;
    *b = b_end;
    return order;
}

/* As people read: by bytes, but where there are numbers in both, by these. */
static int compare_texts(const char *left, const char *right)
{
    const char *a = left, *b = right;

    while (*a || *b) {
        int order = is_digit(*a) && is_digit(*b)
                        ? compare_digits(&a, &b)
                        : (unsigned char)*a++ - (unsigned char)*b++;

        if (order != 0)
            return order;
    }
    return strcmp(left, right);
}

static int compare_keys(const void *context, size_t left, size_t right)
{
    const struct groups *groups = context;
    const char *a = names_text(&groups->keys, left);
    const char *b = names_text(&groups->keys, right);
    double x = 0, y = 0;
    bool a_number = groups_number(a, &x), b_number = groups_number(b, &y);

    if (a_number != b_number)
        return a_number ? -1 : 1;
    if (x != y)
        return x < y ? -1 : 1;
    return compare_texts(a, b);
}

bool groups_finish(struct groups *groups, struct error *error)
{
    for (size_t i = 0; i < groups->count; i++)
        if (!summary_finish(&groups->items[i], error))
            return false;
    if (!memory_resize(&groups->order, groups->count + 1, sizeof *groups->order, error))
        return false;
    for (size_t i = 0; i < groups->count; i++)
        groups->order[i] = i;
    return sort_items(groups->order, groups->count, compare_keys, groups, error);
}

static size_t find(const struct groups *groups, size_t i)
{
    return groups->order ? groups->order[i] : i;
}

const char *groups_key(const struct groups *groups, size_t i)
{
    return names_text(&groups->keys, find(groups, i));
}

const struct summary *groups_of(const struct groups *groups, size_t i)
{
    return &groups->items[find(groups, i)];
}

void groups_release(struct groups *groups)
{
    for (size_t i = 0; i < groups->count; i++)
        summary_release(&groups->items[i]);
    free(groups->items);
    free(groups->order);
    names_release(&groups->keys);
    shapes_release(&groups->shapes);
    buffer_release(&groups->key);
    buffer_release(&groups->plain);
    *groups = (struct groups){.by = groups->by, .figures = groups->figures};
}
