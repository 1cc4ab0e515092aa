/*
 * comparison.c - a table with a row an algorithm.
 */
#include "print/comparison.h"

#include "print/label.h"
#include "print/payoffs.h"
#include "print/table.h"
#include "search/algorithm.h"

/* The columns that every comparison has; those of the counts come from their table. */
static size_t make_columns(struct table_column columns[static TABLE_COLUMNS], bool time)
{
    size_t count = 0;

    columns[count++] = (struct table_column){"algorithm", TABLE_LEFT};
    columns[count++] = (struct table_column){"value", TABLE_RIGHT};
    columns[count++] = (struct table_column){"move", TABLE_LEFT};
    for (int kind = 0; kind < COUNT_KINDS; kind++)
        if (count_kinds[kind].heading)
            columns[count++] =
                (struct table_column){count_kinds[kind].heading, TABLE_RIGHT};
    columns[count++] = (struct table_column){"leaves/minimal", TABLE_RIGHT};
    if (time)
        columns[count++] = (struct table_column){"seconds", TABLE_RIGHT};
    return count;
}

static bool is_fewest(const struct report *report, int kind, uint64_t count)
{
    for (size_t i = 0; i < report->count; i++)
        if (counts_get(&report->results[i].counts, kind) < count)
            return false;
    return true;
}

/* Leaves over the fewest that could prove the value, where there is such a number. */
static void add_ratio(struct table *table, const struct report *report,
                      const struct result *result)
{
    if (report->minimal_leaves > 0)
        fprintf(table->out, "%.2f",
                (double)result->counts.leaves / report->minimal_leaves);
    else
        putc('-', table->out);
    table_end(table);
}

static void add_row(struct table *table, const struct report *report,
                    const struct result *result)
{
    table_text(table, result->algorithm->name);
    payoffs_print_result(table->out, result);
    table_end(table);
    if (result->length > 1)
        table->failed |=
            !label_print(table->out, report->tree, result->line[1], report->options->ids);
    else
        putc('-', table->out);
    table_end(table);
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        uint64_t count = counts_get(&result->counts, kind);

        if (!count_kinds[kind].heading)
            continue;
        fprintf(table->out, "%llu%c", (unsigned long long)count,
                is_fewest(report, kind, count) ? '*' : ' ');
        table_end(table);
    }
    add_ratio(table, report, result);
    if (report->options->time) {
        fprintf(table->out, "%.6f", result->seconds);
        table_end(table);
    }
}

/* What the tree is like; the fewest leaves are its certificate (search/certificate.h). */
static void print_tree_line(FILE *out, const struct report *report)
{
    const struct tree *t = report->tree;

    fprintf(out, "nodes: %lu, leaves: %lu, depth: %lu, value: ", (unsigned long)t->count,
            (unsigned long)t->leaves, (unsigned long)t->height);
    payoffs_print_result(out, &report->results[0]);
    if (report->minimal_leaves > 0)
        fprintf(out, ", minimal leaves: %lu (no fewer can prove the value)\n\n",
                (unsigned long)report->minimal_leaves);
    else
        fputs(", minimal leaves: -\n\n", out);
}

bool comparison_print(FILE *out, const struct report *report)
{
    struct table_column columns[TABLE_COLUMNS];
    size_t count = make_columns(columns, report->options->time);
    struct table table;

    if (!table_start(&table, columns, count))
        return false;
    print_tree_line(out, report);
    for (size_t i = 0; i < report->count; i++)
        add_row(&table, report, &report->results[i]);
    if (!table_print(out, &table))
        return false;
    fputs("* the fewest\n", out);
    return true;
}
