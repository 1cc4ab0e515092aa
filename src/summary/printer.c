/*
 * printer.c - a summary for people and for programs.
 */
#include "summary/printer.h"

#include "base/quote.h"
#include "base/score.h"
#include "print/table.h"

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

_Static_assert((int)COLUMN_COUNT <= (int)TABLE_COLUMNS,
               "a table has room for the columns");

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

bool summary_text(FILE *out, const struct summary *summary)
{
    struct table_column headings[COLUMN_COUNT];
    struct table table;

    for (size_t i = 0; i < COLUMN_COUNT; i++)
        headings[i] = (struct table_column){
            columns[i].heading,
            columns[i].name ? TABLE_LEFT : TABLE_RIGHT,
        };
    if (!table_start(&table, headings, COLUMN_COUNT))
        return false;
    for (size_t i = 0; i < summary->count; i++)
        for (size_t c = 0; c < COLUMN_COUNT; c++) {
            put_cell(table.out, TEXT, &columns[c], &summary->entries[i]);
            table_end(&table);
        }
    fprintf(out, "trees: %llu (means, +- their standard errors)\n\n",
            (unsigned long long)summary->trees);
    return table_print(out, &table);
}

bool summary_json(FILE *out, const struct summary *summary)
{
    for (size_t i = 0; i < summary->count; i++) {
        for (size_t c = 0; c < COLUMN_COUNT; c++) {
            fprintf(out, "%s\"%s\":", c == 0 ? "{" : ",", columns[c].key);
            put_cell(out, JSON, &columns[c], &summary->entries[i]);
        }
        fputs("}\n", out);
    }
    return true;
}

bool summary_csv(FILE *out, const struct summary *summary)
{
    for (size_t c = 0; c < COLUMN_COUNT; c++)
        fprintf(out, "%s%s", c == 0 ? "" : ",", columns[c].key);
    putc('\n', out);
    for (size_t i = 0; i < summary->count; i++) {
        for (size_t c = 0; c < COLUMN_COUNT; c++) {
            fputs(c == 0 ? "" : ",", out);
            put_cell(out, CSV, &columns[c], &summary->entries[i]);
        }
        putc('\n', out);
    }
    return true;
}
