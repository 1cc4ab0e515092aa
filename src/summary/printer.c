/*
 * printer.c - a summary for people and for programs.
 */
#include "summary/printer.h"

#include "base/quote.h"
#include "base/score.h"
#include "print/table.h"
#include "summary/columns.h"

#include <string.h>

/* Before the columns of a table stand the key of the group and the algorithm. */
_Static_assert((int)COLUMNS_MOST + 2 <= (int)TABLE_COLUMNS,
               "a table has room for the columns, an algorithm and a key");

enum style { TEXT, JSON, CSV };

static void put_name(FILE *out, enum style style, const char *name)
{
    if (style == JSON)
        quote_json(out, name);
    else
        fputs(name, out);
}

/* Programs get the whole figure, people what fits. */
static void put_figure(FILE *out, enum style style, double figure, int places)
{
    static const char *const none[] = {[TEXT] = "-", [JSON] = "null", [CSV] = ""};

    if (!score_known(figure))
        fputs(none[style], out);
    else if (style == TEXT)
        fprintf(out, "%.*f", places, figure);
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
        put_figure(out, style, column_figure(column, entry), column->places);
}

/* For people, a table each */

static size_t add_heading(struct table_column *headings, size_t count,
                          const char *heading, enum table_align align)
{
    headings[count] = (struct table_column){heading, align};
    return count + 1;
}

static bool start_table(struct table *table, const struct groups *groups,
                        const struct columns *columns,
                        struct table_column headings[static TABLE_COLUMNS])
{
    size_t count = 0;

    if (groups->by)
        count = add_heading(headings, count, groups->by, TABLE_LEFT);
    count = add_heading(headings, count, column_algorithm.heading, TABLE_LEFT);
    for (size_t c = 0; c < columns->count; c++)
        count = add_heading(headings, count, columns->of[c].heading, TABLE_RIGHT);
    return table_start(table, headings, count);
}

static void text_cell(struct table *table, const struct column *column,
                      const struct summary_entry *entry)
{
    put_cell(table->out, TEXT, column, entry);
    table_end(table);
}

/* The rows of a group. */
static void text_group(struct table *table, const struct columns *columns,
                       const struct groups *groups, size_t group)
{
    const struct summary *summary = groups_of(groups, group);

    for (size_t i = 0; i < summary->count; i++) {
        if (groups->by)
            table_text(table, groups_key(groups, group));
        text_cell(table, &column_algorithm, &summary->entries[i]);
        for (size_t c = 0; c < columns->count; c++)
            text_cell(table, &columns->of[c], &summary->entries[i]);
    }
}

/* A table, behind its title. */
static bool text_table(FILE *out, const struct columns *columns,
                       const struct groups *groups)
{
    struct table_column headings[TABLE_COLUMNS];
    struct table table;

    if (!start_table(&table, groups, columns, headings))
        return false;
    for (size_t i = 0; i < groups->count; i++)
        text_group(&table, columns, groups, i);
    if (columns->title)
        fprintf(out, "\n%s:\n\n", columns->title);
    else
        fprintf(out, "trees: %llu (means, +- their standard errors)\n\n",
                (unsigned long long)groups->trees);
    return table_print(out, &table);
}

bool summary_text(FILE *out, const struct groups *groups)
{
    for (const struct columns *columns = column_tables; columns->of; columns++)
        if (columns_wanted(columns, groups->figures) && !text_table(out, columns, groups))
            return false;
    return true;
}

/* For programs, a record with all columns */

/* Does something with each column that is wanted, the algorithm first. */
static void each_column(FILE *out, unsigned figures, const struct summary_entry *entry,
                        void (*put)(FILE *out, const struct column *column,
                                    const struct summary_entry *entry))
{
    put(out, &column_algorithm, entry);
    for (const struct columns *columns = column_tables; columns->of; columns++)
        for (size_t c = 0; columns_wanted(columns, figures) && c < columns->count; c++) {
            putc(',', out);
            put(out, &columns->of[c], entry);
        }
}

static void each_entry(FILE *out, const struct groups *groups,
                       void (*put)(FILE *out, const struct groups *groups, size_t group,
                                   const struct summary_entry *entry))
{
    for (size_t i = 0; i < groups->count; i++) {
        const struct summary *summary = groups_of(groups, i);

        for (size_t a = 0; a < summary->count; a++)
            put(out, groups, i, &summary->entries[a]);
    }
}

static void json_cell(FILE *out, const struct column *column,
                      const struct summary_entry *entry)
{
    fprintf(out, "\"%s\":", column->key);
    put_cell(out, JSON, column, entry);
}

/* A file is not a number, whatever it is called. */
static void json_key(FILE *out, const struct groups *groups, size_t group)
{
    const char *key = groups_key(groups, group);
    double number;

    quote_json(out, groups->by);
    putc(':', out);
    if (strcmp(groups->by, "file") != 0 && groups_number(key, &number))
        fputs(key, out);
    else
        quote_json(out, key);
    putc(',', out);
}

static void json_record(FILE *out, const struct groups *groups, size_t group,
                        const struct summary_entry *entry)
{
    putc('{', out);
    if (groups->by)
        json_key(out, groups, group);
    each_column(out, groups->figures, entry, json_cell);
    fputs("}\n", out);
}

bool summary_json(FILE *out, const struct groups *groups)
{
    each_entry(out, groups, json_record);
    return true;
}

static void csv_heading(FILE *out, const struct column *column,
                        const struct summary_entry *entry)
{
    (void)entry;
    fputs(column->key, out);
}

static void csv_cell(FILE *out, const struct column *column,
                     const struct summary_entry *entry)
{
    put_cell(out, CSV, column, entry);
}

static void csv_key(FILE *out, const char *key)
{
    quote_csv(out, key);
    putc(',', out);
}

static void csv_record(FILE *out, const struct groups *groups, size_t group,
                       const struct summary_entry *entry)
{
    if (groups->by)
        csv_key(out, groups_key(groups, group));
    each_column(out, groups->figures, entry, csv_cell);
    putc('\n', out);
}

bool summary_csv(FILE *out, const struct groups *groups)
{
    if (groups->by)
        csv_key(out, groups->by);
    each_column(out, groups->figures, NULL, csv_heading);
    putc('\n', out);
    each_entry(out, groups, csv_record);
    return true;
}

bool summary_has(const char *column)
{
    if (strcmp(column_algorithm.key, column) == 0)
        return true;
    for (const struct columns *columns = column_tables; columns->of; columns++)
        for (size_t c = 0; c < columns->count; c++)
            if (strcmp(columns->of[c].key, column) == 0)
                return true;
    return false;
}
