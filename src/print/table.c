/*
 * table.c - a table in text.
 */
#include "print/table.h"

#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

bool table_start(struct table *table, const struct table_column *columns, size_t count)
{
    *table = (struct table){.columns = columns, .column_count = count};
    table->out = open_memstream(&table->text, &table->size);
    if (!table->out)
        return false;
    for (size_t i = 0; i < count; i++)
        table_text(table, columns[i].heading);
    return true;
}

void table_end(struct table *table)
{
    putc('\0', table->out);
}

void table_text(struct table *table, const char *text)
{
    fputs(text, table->out);
    table_end(table);
}

static size_t width_of(const char *cell)
{
    return utf8_count(cell, strlen(cell));
}

static void measure(const struct table *table, size_t widths[static TABLE_COLUMNS])
{
    const char *end = table->text + table->size;
    size_t column = 0;

    memset(widths, 0, TABLE_COLUMNS * sizeof *widths);
    for (const char *cell = table->text; cell < end; cell += strlen(cell) + 1) {
        size_t width = width_of(cell);

        if (widths[column] < width)
            widths[column] = width;
        column = (column + 1) % table->column_count;
    }
}

/* Prints a cell; blanks are held back in *blanks until something stands behind them. */
static void print_cell(FILE *out, const char *cell, enum table_align align, size_t width,
                       size_t *blanks)
{
    size_t before = align == TABLE_RIGHT ? width - width_of(cell) : 0;
    size_t length = strlen(cell);

    while (length > 0 && cell[length - 1] == ' ')
        length--;
    if (length > 0)
        fprintf(out, "%*s%.*s", (int)(*blanks + before), "", (int)length, cell);
    *blanks =
        width - before - utf8_count(cell, length) + (length > 0 ? 0 : *blanks + before);
}

bool table_print(FILE *out, struct table *table)
{
    size_t widths[TABLE_COLUMNS], column = 0, blanks = 0;
    bool whole = !ferror(table->out) && !table->failed;

    /* A stream to memory that finds none may close well and leave nothing. */
    whole = fclose(table->out) == 0 && whole && table->text;
    if (whole)
        measure(table, widths);
    for (const char *cell = table->text; whole && cell < table->text + table->size;
         cell += strlen(cell) + 1) {
        print_cell(out, cell, table->columns[column].align, widths[column], &blanks);
        blanks += 2;
        column = (column + 1) % table->column_count;
        if (column == 0)
            putc('\n', out);
        if (column == 0)
            blanks = 0;
    }
    free(table->text);
    return whole;
}
