/*
 * table.h - a table in text: columns as wide as their widest cell.
 */
#ifndef GTEVAL_PRINT_TABLE_H
#define GTEVAL_PRINT_TABLE_H

#include <stdbool.h>
#include <stdio.h>

enum table_align { TABLE_LEFT, TABLE_RIGHT };

struct table_column {
    const char *heading;
    enum table_align align;
};

enum { TABLE_COLUMNS = 16 };

/*
 * Cells are written to out in order, row by row, each closed by table_end; out goes to
 * memory, since the widths are known only in the end.
 */
struct table {
    const struct table_column *columns; /* borrowed */
    size_t column_count;                /* at most TABLE_COLUMNS */
    FILE *out;                          /* NULL when out of memory */
    char *text;                         /* owned: the cells, each closed by a NUL */
    size_t size;
    bool failed; /* memory ran out for a cell: the table is not printed */
};

/* Begins a table with its headings. It must stay where it is until it is printed. */
bool table_start(struct table *table, const struct table_column *columns, size_t count);

void table_end(struct table *table);

/* A text as a whole cell. */
void table_text(struct table *table, const char *text);

/* Prints and releases it; false when memory ran out on the way: then nothing is printed.
 */
bool table_print(FILE *out, struct table *table);

#endif
