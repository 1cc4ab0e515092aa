/*
 * ordering.c - tables of what was measured: a row a ply, and a row a search.
 */
#include "print/ordering.h"

#include "print/cell.h"
#include "print/table.h"

/* A figure of a ply: a whole number or a quotient of two. */
struct ply_column {
    const char *key, *heading; /* for programs, for people; NULL: not for these */
    size_t part, whole;        /* offsets in struct ordering_ply */
    bool quotient;
};

#define COUNT(key_, heading_, member)                                                    \
    {                                                                                    \
        .key = key_, .heading = heading_, .part = offsetof(struct ordering_ply, member)  \
    }

#define QUOTIENT(key_, heading_, member, of)                                             \
    {                                                                                    \
        .key = key_, .heading = heading_, .part = offsetof(struct ordering_ply, member), \
        .whole = offsetof(struct ordering_ply, of), .quotient = true                     \
    }

static const struct ply_column columns[] = {
    COUNT("entered", "entered", entered),
    COUNT("refuted", "refuted", refuted),
    COUNT("first", NULL, first),
    QUOTIENT("first_rate", "by the first", first, refuted),
    QUOTIENT("refuting_mean", "mean child", refuting, refuted),
    COUNT("choices", "choices", choices),
    COUNT("best_first", NULL, best_first),
    QUOTIENT("best_first_rate", "best first", best_first, choices),
    QUOTIENT("rank_mean", "mean rank", ranks, choices),
};

enum { COLUMNS = sizeof columns / sizeof *columns };

static uint64_t whole_of(const struct ordering_ply *ply, size_t offset)
{
    return *(const uint64_t *)(const void *)((const char *)ply + offset);
}

static void put_column(FILE *out, enum cell_style style, const struct ply_column *column,
                       const struct ordering_ply *ply)
{
    uint64_t part = whole_of(ply, column->part);

    if (column->quotient)
        cell_figure(out, style, ordering_ratio(part, whole_of(ply, column->whole)));
    else
        cell_whole(out, part);
}

/* The cells of a row of the table for people. */
static void put_row(struct table *table, const struct ordering_ply *ply)
{
    for (size_t c = 0; c < COLUMNS; c++)
        if (columns[c].heading) {
            put_column(table->out, CELL_TEXT, &columns[c], ply);
            table_end(table);
        }
}

static bool print_plies(FILE *out, const struct order_measure *ordering)
{
    struct table_column headings[COLUMNS + 1] = {{"ply", TABLE_RIGHT}};
    size_t count = 1;
    struct table table;

    for (size_t c = 0; c < COLUMNS; c++)
        if (columns[c].heading)
            headings[count++] = (struct table_column){columns[c].heading, TABLE_RIGHT};
    if (!table_start(&table, headings, count))
        return false;
    for (node i = 0; i < ordering->count; i++) {
        cell_whole(table.out, i);
        table_end(&table);
        put_row(&table, &ordering->plies[i]);
    }
    table_text(&table, "all");
    put_row(&table, &ordering->all);
    return table_print(out, &table);
}

/* A figure of the leaves that a search reads. */
static double minimal_ratio(const struct order_measure *ordering, uint64_t leaves)
{
    return ordering_ratio(leaves, ordering->leaves[ORDERING_MINIMAL]);
}

static const struct {
    const char *key, *heading;
    double (*figure)(const struct order_measure *ordering, uint64_t leaves);
} figures[] = {
    {"minimal_ratio", "leaves/minimal", minimal_ratio},
    {"saved", "saved", ordering_saved},
    {"branching", "branching", ordering_branching},
};

enum { FIGURES = sizeof figures / sizeof *figures };

static bool print_searches(FILE *out, const struct order_measure *ordering)
{
    struct table_column headings[FIGURES + 3] = {{"search", TABLE_LEFT},
                                                 {"leaves", TABLE_RIGHT}};
    struct table table;

    for (size_t f = 0; f < FIGURES; f++)
        headings[f + 2] = (struct table_column){figures[f].heading, TABLE_RIGHT};
    headings[FIGURES + 2] = (struct table_column){"", TABLE_LEFT};
    if (!table_start(&table, headings, FIGURES + 3))
        return false;
    for (int s = 0; s < ORDERING_SEARCH_COUNT; s++) {
        uint64_t leaves = ordering->leaves[s];

        table_text(&table, ordering_words[s]);
        cell_whole(table.out, leaves);
        table_end(&table);
        for (size_t f = 0; f < FIGURES; f++) {
            cell_figure(table.out, CELL_TEXT, figures[f].figure(ordering, leaves));
            table_end(&table);
        }
        table_text(&table, ordering_meanings[s]);
    }
    return table_print(out, &table);
}

bool ordering_text(FILE *out, const struct ordering_report *report)
{
    const struct tree *t = report->tree;

    fprintf(out, "nodes: %lu, leaves: %lu, depth: %lu, value: ", (unsigned long)t->count,
            (unsigned long)t->leaves, (unsigned long)t->height);
    cell_score(out, CELL_TEXT, report->ordering->value);
    fputs("\n\n", out);
    if (!print_plies(out, report->ordering))
        return false;
    putc('\n', out);
    return print_searches(out, report->ordering);
}

static void put_members(FILE *out, const struct ordering_ply *ply)
{
    for (size_t c = 0; c < COLUMNS; c++) {
        fprintf(out, "%s\"%s\":", c == 0 ? "" : ",", columns[c].key);
        put_column(out, CELL_JSON, &columns[c], ply);
    }
    putc('}', out);
}

static void put_search(FILE *out, const struct order_measure *ordering, int search)
{
    uint64_t leaves = ordering->leaves[search];

    fprintf(out, "%s\"%s\":{\"leaves\":", search == 0 ? "" : ",", ordering_words[search]);
    cell_whole(out, leaves);
    for (size_t f = 0; f < FIGURES; f++) {
        fprintf(out, ",\"%s\":", figures[f].key);
        cell_figure(out, CELL_JSON, figures[f].figure(ordering, leaves));
    }
    putc('}', out);
}

bool ordering_json(FILE *out, const struct ordering_report *report)
{
    const struct order_measure *ordering = report->ordering;
    const struct tree *t = report->tree;

    fputs("{\"file\":", out);
    if (!cell_file(out, CELL_JSON, report->file))
        return false;
    fprintf(out,
            ",\"tree\":%llu,\"tree_nodes\":%lu,\"tree_leaves\":%lu,\"tree_depth\":%lu,"
            "\"value\":",
            (unsigned long long)report->number, (unsigned long)t->count,
            (unsigned long)t->leaves, (unsigned long)t->height);
    cell_score(out, CELL_JSON, ordering->value);
    fputs(",\"all\":{", out);
    put_members(out, &ordering->all);
    fputs(",\"plies\":[", out);
    for (node i = 0; i < ordering->count; i++) {
        fprintf(out, "%s{\"ply\":%lu,", i > 0 ? "," : "", (unsigned long)i);
        put_members(out, &ordering->plies[i]);
    }
    fputs("],\"searches\":{", out);
    for (int s = 0; s < ORDERING_SEARCH_COUNT; s++)
        put_search(out, ordering, s);
    fputs("}}\n", out);
    return true;
}

void ordering_csv_head(FILE *out)
{
    fputs("file,tree,ply", out);
    for (size_t c = 0; c < COLUMNS; c++)
        fprintf(out, ",%s", columns[c].key);
    for (int s = 0; s < ORDERING_SEARCH_COUNT; s++)
        fprintf(out, ",%s_leaves", ordering_words[s]);
    putc('\n', out);
}

/* What stands in every row before what is of the ply. */
static bool begin_row(FILE *out, const struct ordering_report *report)
{
    if (!cell_file(out, CELL_CSV, report->file))
        return false;
    fprintf(out, ",%llu,", (unsigned long long)report->number);
    return true;
}

static void put_cells(FILE *out, const struct ordering_ply *ply)
{
    for (size_t c = 0; c < COLUMNS; c++) {
        putc(',', out);
        put_column(out, CELL_CSV, &columns[c], ply);
    }
}

/* The row of all plies has the leaves of the searches, those of each have none. */
bool ordering_csv(FILE *out, const struct ordering_report *report)
{
    const struct order_measure *ordering = report->ordering;

    if (!begin_row(out, report))
        return false;
    fputs("all", out);
    put_cells(out, &ordering->all);
    for (int s = 0; s < ORDERING_SEARCH_COUNT; s++) {
        putc(',', out);
        cell_whole(out, ordering->leaves[s]);
    }
    putc('\n', out);
    for (node i = 0; i < ordering->count; i++) {
        if (!begin_row(out, report))
            return false;
        fprintf(out, "%lu", (unsigned long)i);
        put_cells(out, &ordering->plies[i]);
        for (int s = 0; s < ORDERING_SEARCH_COUNT; s++)
            putc(',', out);
        putc('\n', out);
    }
    return true;
}
