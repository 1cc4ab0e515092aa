/*
 * stored.c - the values of inner nodes that are off, the worst first.
 */
#include "print/stored.h"

#include "base/mate.h"
#include "base/quote.h"
#include "print/cell.h"
#include "print/place.h"
#include "print/table.h"
#include "tree/claim.h"

#include <stdlib.h>

/* A fault on its way out. */
struct stored_line {
    FILE *out;
    enum cell_style style;
    const struct stored_report *report;
    const struct place *places;
    const struct stored_fault *fault;
};

static const char *mover_word(const struct stored_line *line)
{
    static const char *const words[] = {
        [MOVER_CHANCE] = "chance", [MOVER_MAX] = "max", [MOVER_MIN] = "min"};

    return words[line->report->tree->mover[line->fault->n]];
}

/* The fields for programs. */

static void field_node(const struct stored_line *line)
{
    const char *quote = line->style == CELL_JSON ? "\"" : "";

    fputs(quote, line->out);
    place_id(line->out, line->report->tree, line->places, line->fault->n);
    fputs(quote, line->out);
}

static void field_name(const struct stored_line *line)
{
    const char *name = tree_name(line->report->tree, line->fault->n);

    if (name)
        cell_text(line->out, line->style, name);
    else if (line->style == CELL_JSON)
        fputs("null", line->out);
}

static void field_ply(const struct stored_line *line)
{
    cell_whole(line->out, line->places[line->fault->n].depth);
}

static void field_mover(const struct stored_line *line)
{
    cell_text(line->out, line->style, mover_word(line));
}

static void field_stored(const struct stored_line *line)
{
    cell_score(line->out, line->style, line->report->tree->value[line->fault->n]);
}

static void field_bound(const struct stored_line *line)
{
    const char *word = claim_word(claim_of(line->report->tree, line->fault->n));

    cell_text(line->out, line->style, word ? word : claim_word(CLAIM_EXACT));
}

static void field_low(const struct stored_line *line)
{
    cell_score(line->out, line->style, line->fault->low);
}

static void field_high(const struct stored_line *line)
{
    cell_score(line->out, line->style, line->fault->high);
}

static void field_off(const struct stored_line *line)
{
    cell_score(line->out, line->style, line->fault->off);
}

static void field_hash(const struct stored_line *line)
{
    fputs(claim_is_hash(line->report->tree, line->fault->n) ? "true" : "false",
          line->out);
}

static const struct {
    const char *key;
    void (*print)(const struct stored_line *line);
} fields[] = {
    {"node", field_node},   {"name", field_name},     {"ply", field_ply},
    {"mover", field_mover}, {"stored", field_stored}, {"bound", field_bound},
    {"low", field_low},     {"high", field_high},     {"off", field_off},
    {"hash", field_hash},
};

enum { FIELDS = sizeof fields / sizeof *fields };

/* The columns for people. */

static void column_node(const struct stored_line *line)
{
    place_node(line->out, line->report->tree, line->places, line->fault->n,
               line->report->ids);
}

static void column_stored(const struct stored_line *line)
{
    const struct tree *t = line->report->tree;
    enum claim claim = claim_of(t, line->fault->n);

    fputs(claim == CLAIM_LOWER ? ">= " : claim == CLAIM_UPPER ? "<= " : "", line->out);
    mate_print(line->out, t->value[line->fault->n]);
}

static void column_below(const struct stored_line *line)
{
    mate_print(line->out, line->fault->low);
    if (line->fault->low == line->fault->high)
        return;
    fputs(" .. ", line->out);
    mate_print(line->out, line->fault->high);
}

static void column_off(const struct stored_line *line)
{
    score_print(line->out, line->fault->off);
}

static void column_hash(const struct stored_line *line)
{
    if (claim_is_hash(line->report->tree, line->fault->n))
        fputs("hash", line->out);
}

static const struct {
    struct table_column column;
    void (*print)(const struct stored_line *line);
} columns[] = {
    {{"node", TABLE_LEFT}, column_node},       {{"ply", TABLE_RIGHT}, field_ply},
    {{"mover", TABLE_LEFT}, field_mover},      {{"stored", TABLE_RIGHT}, column_stored},
    {{"children", TABLE_RIGHT}, column_below}, {{"off", TABLE_RIGHT}, column_off},
    {{"", TABLE_LEFT}, column_hash},
};

enum { COLUMNS = sizeof columns / sizeof *columns };

static bool print_table(const struct stored_line *line)
{
    const struct stored *stored = line->report->stored;
    struct table_column headings[COLUMNS];
    struct stored_line cell = *line;
    struct table table;

    for (size_t i = 0; i < COLUMNS; i++)
        headings[i] = columns[i].column;
    if (!table_start(&table, headings, COLUMNS))
        return false;
    cell.out = table.out;
    for (node i = 0; i < stored->count; i++) {
        cell.fault = &stored->faults[i];
        for (size_t c = 0; c < COLUMNS; c++) {
            columns[c].print(&cell);
            table_end(&table);
        }
    }
    putc('\n', line->out);
    return table_print(line->out, &table);
}

/* Calls print with the places of all nodes at hand. */
static bool with_places(FILE *out, const struct stored_report *report,
                        enum cell_style style,
                        bool (*print)(const struct stored_line *line),
                        struct error *error)
{
    struct place *places = place_all(report->tree, error);
    struct stored_line line = {
        .out = out, .style = style, .report = report, .places = places};
    bool done = places && (print(&line) || error_memory(error));

    free(places);
    return done;
}

bool stored_text(FILE *out, const struct stored_report *report, struct error *error)
{
    const struct stored *stored = report->stored;

    fprintf(out, "stored values: %lu of %lu inner nodes\ndisagree: %lu\n",
            (unsigned long)stored->valued, (unsigned long)stored->inner,
            (unsigned long)stored->count);
    return stored->count == 0 || with_places(out, report, CELL_TEXT, print_table, error);
}

static bool print_json(const struct stored_line *line)
{
    const struct stored_report *report = line->report;
    const struct stored *stored = report->stored;
    struct stored_line at = *line;

    fputs("{\"file\":", line->out);
    if (!cell_file(line->out, CELL_JSON, report->file))
        return false;
    fprintf(line->out,
            ",\"tree\":%llu,\"inner_nodes\":%lu,\"stored\":%lu,\"disagree\":%lu,"
            "\"nodes\":[",
            (unsigned long long)report->number, (unsigned long)stored->inner,
            (unsigned long)stored->valued, (unsigned long)stored->count);
    for (node i = 0; i < stored->count; i++) {
        at.fault = &stored->faults[i];
        fputs(i > 0 ? "," : "", line->out);
        for (size_t f = 0; f < FIELDS; f++) {
            fprintf(line->out, "%s\"%s\":", f == 0 ? "{" : ",", fields[f].key);
            fields[f].print(&at);
        }
        putc('}', line->out);
    }
    fputs("]}\n", line->out);
    return true;
}

bool stored_json(FILE *out, const struct stored_report *report, struct error *error)
{
    return with_places(out, report, CELL_JSON, print_json, error);
}

void stored_csv_head(FILE *out)
{
    fputs("file,tree", out);
    for (size_t f = 0; f < FIELDS; f++)
        fprintf(out, ",%s", fields[f].key);
    putc('\n', out);
}

static bool print_csv(const struct stored_line *line)
{
    const struct stored *stored = line->report->stored;
    struct stored_line at = *line;

    for (node i = 0; i < stored->count; i++) {
        at.fault = &stored->faults[i];
        if (!cell_file(line->out, CELL_CSV, line->report->file))
            return false;
        fprintf(line->out, ",%llu", (unsigned long long)line->report->number);
        for (size_t f = 0; f < FIELDS; f++) {
            putc(',', line->out);
            fields[f].print(&at);
        }
        putc('\n', line->out);
    }
    return true;
}

bool stored_csv(FILE *out, const struct stored_report *report, struct error *error)
{
    return with_places(out, report, CELL_CSV, print_csv, error);
}
