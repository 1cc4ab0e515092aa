/*
 * printer.c - a summary for people and for programs.
 */
#include "summary/printer.h"

#include "base/quote.h"
#include "base/score.h"
#include "print/table.h"

#include <string.h>

enum style { TEXT, JSON, CSV };

/* What an algorithm has in a column: a name, a whole number or a figure. */
struct column {
    const char *key, *heading; /* for programs, for people */
    const char *(*name)(const struct summary_entry *entry);
    uint64_t (*whole)(const struct summary_entry *entry);
    double (*figure)(const struct summary_entry *entry);
};

static const char *entry_algorithm(const struct summary_entry *entry)
{
    return entry->algorithm->name;
}

static uint64_t entry_trees(const struct summary_entry *entry)
{
    return entry->trees;
}

static uint64_t entry_storage(const struct summary_entry *entry)
{
    return entry->storage;
}

static const struct column columns[] = {
    {.key = "algorithm", .heading = "algorithm", .name = entry_algorithm},
    {.key = "trees", .heading = "trees", .whole = entry_trees},
    {.key = "leaves_mean", .heading = "leaves", .figure = summary_leaves_mean},
    {.key = "leaves_error", .heading = "+-", .figure = summary_leaves_error},
    {.key = "nodes_mean", .heading = "nodes", .figure = summary_nodes_mean},
    {.key = "nodes_error", .heading = "+-", .figure = summary_nodes_error},
    {.key = "minimal_ratio",
     .heading = "leaves/minimal",
     .figure = summary_minimal_ratio},
    {.key = "alphabeta_ratio",
     .heading = "leaves/alphabeta",
     .figure = summary_alphabeta_ratio},
    {.key = "storage_max", .heading = "storage", .whole = entry_storage},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

_Static_assert((int)COLUMN_COUNT < (int)TABLE_COLUMNS,
               "a table has room for the columns and a key");

static void put_name(FILE *out, enum style style, const char *name)
{
    if (style == JSON)
        quote_json(out, name);
    else
        fputs(name, out);
}

/* Programs get the whole figure, people what fits. */
static void put_figure(FILE *out, enum style style, double figure)
{
    static const char *const none[] = {[TEXT] = "-", [JSON] = "null", [CSV] = ""};

    if (!score_known(figure))
        fputs(none[style], out);
    else if (style == TEXT)
        fprintf(out, "%.3f", figure);
    else
        score_print(out, figure);
}

static void put_cell(FILE *out, enum style style, const struct column *column,
                     const struct summary_entry *entry)
{
    if (column->name)
        put_name(out, style, column->name(entry));
    else if (column->whole)
        fprintf(out, "%llu", (unsigned long long)column->whole(entry));
    else
        put_figure(out, style, column->figure(entry));
}

/* What stands before the columns of a row: the key of its group. */

static void put_key_text(FILE *out, const struct groups *groups, size_t i)
{
    fputs(groups_key(groups, i), out);
}

static void put_key_json(FILE *out, const struct groups *groups, size_t i)
{
    const char *key = groups_key(groups, i);
    double number;

    quote_json(out, groups->by);
    putc(':', out);
    /* A file is not a number, whatever it is called. */
    if (strcmp(groups->by, "file") != 0 && groups_number(key, &number))
        fputs(key, out);
    else
        quote_json(out, key);
    putc(',', out);
}

static void put_key_csv(FILE *out, const struct groups *groups, size_t i)
{
    quote_csv(out, groups_key(groups, i));
    putc(',', out);
}

/* The rows of a group. */
static void fill_table(struct table *table, const struct groups *groups, size_t group)
{
    const struct summary *summary = groups_of(groups, group);

    for (size_t i = 0; i < summary->count; i++) {
        if (groups->by) {
            put_key_text(table->out, groups, group);
            table_end(table);
        }
        for (size_t c = 0; c < COLUMN_COUNT; c++) {
            put_cell(table->out, TEXT, &columns[c], &summary->entries[i]);
            table_end(table);
        }
    }
}

bool summary_text(FILE *out, const struct groups *groups)
{
    struct table_column headings[COLUMN_COUNT + 1];
    struct table table;
    size_t first = groups->by ? 1 : 0;

    headings[0] = (struct table_column){groups->by, TABLE_LEFT};
    for (size_t i = 0; i < COLUMN_COUNT; i++)
        headings[first + i] = (struct table_column){
            columns[i].heading,
            columns[i].name ? TABLE_LEFT : TABLE_RIGHT,
        };
    if (!table_start(&table, headings, first + COLUMN_COUNT))
        return false;
    for (size_t i = 0; i < groups->count; i++)
        fill_table(&table, groups, i);
    fprintf(out, "trees: %llu (means, +- their standard errors)\n\n",
            (unsigned long long)groups->trees);
    return table_print(out, &table);
}

static void json_group(FILE *out, const struct groups *groups, size_t group)
{
    const struct summary *summary = groups_of(groups, group);

    for (size_t i = 0; i < summary->count; i++) {
        putc('{', out);
        if (groups->by)
            put_key_json(out, groups, group);
        for (size_t c = 0; c < COLUMN_COUNT; c++) {
            fprintf(out, "%s\"%s\":", c == 0 ? "" : ",", columns[c].key);
            put_cell(out, JSON, &columns[c], &summary->entries[i]);
        }
        fputs("}\n", out);
    }
}

bool summary_json(FILE *out, const struct groups *groups)
{
    for (size_t i = 0; i < groups->count; i++)
        json_group(out, groups, i);
    return true;
}

static void csv_group(FILE *out, const struct groups *groups, size_t group)
{
    const struct summary *summary = groups_of(groups, group);

    for (size_t i = 0; i < summary->count; i++) {
        if (groups->by)
            put_key_csv(out, groups, group);
        for (size_t c = 0; c < COLUMN_COUNT; c++) {
            fputs(c == 0 ? "" : ",", out);
            put_cell(out, CSV, &columns[c], &summary->entries[i]);
        }
        putc('\n', out);
    }
}

bool summary_csv(FILE *out, const struct groups *groups)
{
    if (groups->by) {
        quote_csv(out, groups->by);
        putc(',', out);
    }
    for (size_t c = 0; c < COLUMN_COUNT; c++)
        fprintf(out, "%s%s", c == 0 ? "" : ",", columns[c].key);
    putc('\n', out);
    for (size_t i = 0; i < groups->count; i++)
        csv_group(out, groups, i);
    return true;
}

bool summary_has(const char *column)
{
    for (size_t c = 0; c < COLUMN_COUNT; c++)
        if (strcmp(columns[c].key, column) == 0)
            return true;
    return false;
}
