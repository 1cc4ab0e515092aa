/*
 * csv.c - reading tables of nodes into a graph, which then is unfolded.
 *
 *     id,parent,value,player      parent,child,value
 *     a,,,max                     a,b,3
 *     b,a,3,                      a,c,
 *     c,a,,min                    c,d,5
 *     d,c,5,
 */
#include "base/quote.h"
#include "read/column.h"
#include "read/csv_header.h"
#include "read/cursor.h"
#include "read/finish.h"
#include "read/formats.h"
#include "read/graph.h"
#include "read/words.h"

#include <stdio.h>
#include <string.h>

struct csv_table {
    struct text *text;
    struct csv csv; /* the row that is being read */
    struct csv_header header;
    struct graph graph;
    size_t first; /* number of the first row, where they are counted: 0 or 1 */
    size_t rows;  /* read before this one */
};

static const char *word_of(const struct csv_table *table, size_t column)
{
    return csv_word(&table->csv, column);
}

/* Fills the error with the place of a cell and what it says. Always false. */
static bool cell_error(const struct csv_table *table, size_t column, const char *expected,
                       struct error *error)
{
    const struct csv_cell *cell = &table->csv.cells[column];
    const char *heading = csv_heading(&table->header, column);
    char shown[WORD_SHOWN_SIZE], head[WORD_SHOWN_SIZE];

    return text_error(
        table->text, cell->at, error, "expected %s in column \"%s\", not '%s'", expected,
        quote_short(head, sizeof head, heading, strlen(heading)),
        quote_short(shown, sizeof shown, word_of(table, column), cell->length));
}

static bool is_line_part(char c)
{
    return c == '\n' || c == '\r' || c == '\t';
}

/* Text that can be shown: in quotes it may have several lines. */
static bool check_text(const struct csv_table *table, size_t column, struct error *error)
{
    const struct csv_cell *cell = &table->csv.cells[column];
    const char *data = table->text->data;

    for (size_t at = cell->from, end; at < cell->end; at = end + 1) {
        for (end = at; end < cell->end && !is_line_part(data[end]);)
            end++;
        if (!word_check(table->text, at, end, error))
            return false;
    }
    return true;
}

static bool read_id(struct csv_table *table, struct error *error)
{
    size_t column = table->header.id;
    const struct csv_cell *cell = &table->csv.cells[column];

    if (column_is_none(word_of(table, column)))
        return cell_error(table, column, "an id", error);
    return check_text(table, column, error) &&
           graph_define(&table->graph, word_of(table, column), cell->length, cell->at,
                        error);
}

/* The root has none. */
static bool read_parent(struct csv_table *table, struct error *error)
{
    size_t column = table->header.parent, parent;
    const struct csv_cell *cell = &table->csv.cells[column];

    if (column_is_none(word_of(table, column)))
        return true;
    return check_text(table, column, error) &&
           graph_mention(&table->graph, word_of(table, column), cell->length, cell->at,
                         &parent, error) &&
           graph_edge(&table->graph, parent, graph_defined(&table->graph), error);
}

static bool read_name(struct csv_table *table, struct error *error)
{
    size_t column = table->header.name;

    if (column == CSV_NO_COLUMN)
        return true;
    return check_text(table, column, error) &&
           graph_name(&table->graph, word_of(table, column),
                      table->csv.cells[column].length, error);
}

static bool read_number(const struct csv_table *table, size_t column, double *value,
                        struct error *error)
{
    const struct csv_cell *cell = &table->csv.cells[column];

    if (strchr(word_of(table, column), ','))
        return cell_error(table, column, "a number with a decimal point", error);
    return word_value(table->text, cell->from, cell->end, value, error);
}

/* What a row says more than once it must say in the same way. */
static bool read_value(const struct csv_table *table, size_t column, double *value,
                       struct error *error)
{
    double more = SCORE_NONE;

    if (column_is_none(word_of(table, column)))
        return true;
    if (!read_number(table, column, &more, error))
        return false;
    if (score_known(*value) && more != *value)
        return cell_error(table, column, "the value that stands before in the row",
                          error);
    *value = more;
    return true;
}

static bool read_side(const struct csv_table *table, size_t column, enum key_side *side,
                      struct error *error)
{
    enum key_meaning meaning = table->header.columns[column].key.meaning;
    const char *word = word_of(table, column);
    enum key_side more =
        meaning == KEY_PLAYER ? column_side(word) : column_flag(word, meaning);

    if (more == SIDE_NONE)
        return true;
    if (more == SIDE_CHANCE)
        return text_error(table->text, table->csv.cells[column].at, error,
                          "chance nodes are not supported");
    if (more == SIDE_UNKNOWN)
        return cell_error(table, column,
                          meaning == KEY_PLAYER ? "max or min" : "true or false", error);
    if (*side != SIDE_NONE && *side != more)
        return cell_error(table, column, "the player that stands before in the row",
                          error);
    *side = more;
    return true;
}

/* A column that is not read may hold nothing that would be. */
static bool read_unknown(const struct csv_table *table, size_t column,
                         struct error *error)
{
    const struct csv_cell *cell = &table->csv.cells[column];
    bool aside = table->header.columns[column].key.meaning == KEY_ASIDE;
    enum key_side side = column_side(word_of(table, column));
    bool number =
        cell->end > cell->from && word_is_value(table->text, cell->from, cell->end);

    if (side == SIDE_NONE || (side == SIDE_UNKNOWN && (aside || !number)))
        return true;
    return cell_error(table, column,
                      "what says nothing about the tree (call it comment if so)", error);
}

/* Whether a row is said to be a leaf; who would move there may be said as well. */
static bool read_leaf(struct csv_table *table, size_t column, struct error *error)
{
    enum key_side side = column_flag(word_of(table, column), KEY_LEAF);

    if (side == SIDE_LEAF)
        graph_leaf(&table->graph);
    return side != SIDE_UNKNOWN || cell_error(table, column, "true or false", error);
}

/* Whether a column without a heading only counts the rows, as data frames write it. */
static bool is_count(struct csv_table *table, size_t column)
{
    const char *word = word_of(table, column);
    char number[24];

    if (column > 0 || csv_heading(&table->header, column)[0] != '\0')
        return false;
    if (table->rows == 0)
        table->first = strcmp(word, "1") == 0;
    snprintf(number, sizeof number, "%zu", table->rows + table->first);
    return strcmp(word, number) == 0;
}

static bool read_cell(struct csv_table *table, size_t column, double *value,
                      enum key_side *side, struct error *error)
{
    switch (table->header.columns[column].key.meaning) {
    case KEY_VALUE:
        return read_value(table, column, value, error);
    case KEY_PLAYER:
    case KEY_MAX:
    case KEY_MIN:
        return read_side(table, column, side, error);
    case KEY_LEAF:
        return read_leaf(table, column, error);
    case KEY_ASIDE:
    case KEY_UNKNOWN:
        return is_count(table, column) || read_unknown(table, column, error);
    default:
        return true;
    }
}

static bool read_cells(struct csv_table *table, struct error *error)
{
    enum key_side side = SIDE_NONE;
    double value = SCORE_NONE;

    for (size_t i = 0; i < table->csv.count; i++)
        if (!read_cell(table, i, &value, &side, error))
            return false;
    if (score_known(value))
        graph_value(&table->graph, value);
    if (side == SIDE_MAX || side == SIDE_MIN)
        graph_mover(&table->graph, side == SIDE_MAX ? MOVER_MAX : MOVER_MIN);
    if (side == SIDE_LEAF)
        graph_leaf(&table->graph);
    return true;
}

/* What a column's cells are read as. */
static enum note_kind column_kind(const struct csv_header *header, size_t column)
{
    if (column == header->id)
        return NOTE_ID;
    if (column == header->name)
        return NOTE_NAME;
    switch (header->columns[column].key.meaning) {
    case KEY_PARENT:
        return NOTE_PARENT;
    case KEY_VALUE:
        return NOTE_VALUE;
    case KEY_PLAYER:
    case KEY_MAX:
    case KEY_MIN:
        return NOTE_MOVER;
    case KEY_UNKNOWN:
        return NOTE_UNKNOWN;
    default:
        return NOTE_IGNORED;
    }
}

/* Notes what the cells of a row were read as, those with something in them. */
static void note_row(const struct csv_table *table)
{
    const struct csv_header *header = &table->header;

    for (size_t i = 0; table->text->notes && i < table->csv.count; i++) {
        const char *heading = csv_heading(header, i);

        if (!column_is_none(word_of(table, i)))
            notes_word(table->text, column_kind(header, i), heading, strlen(heading),
                       header->columns[i].at);
    }
}

/* Whether a row has nothing in any cell, as spreadsheets leave them. */
static bool is_blank(const struct csv *csv)
{
    for (size_t i = 0; i < csv->count; i++)
        if (csv->cells[i].length > 0)
            return false;
    return true;
}

static bool read_row(struct csv_table *table, struct error *error)
{
    const struct csv *csv = &table->csv;

    if (is_blank(csv))
        return true;
    if (csv->count != table->header.count)
        return text_error(table->text, csv->cells[0].at, error,
                          "expected %zu cells as in the header, found %zu",
                          table->header.count, csv->count);
    if (!read_id(table, error) || !read_parent(table, error) ||
        !read_name(table, error) || !read_cells(table, error))
        return false;
    note_row(table);
    table->rows++;
    return true;
}

static bool read_header(struct csv_table *table, struct error *error)
{
    if (!csv_header_read(&table->header, &table->csv, table->text, error))
        return false;
    table->text->position = table->csv.at;
    table->graph.named = table->header.name != CSV_NO_COLUMN;
    table->graph.simple = true;
    table->graph.joined = table->header.edges;
    return true;
}

/* All rows to the end of the text, which is held, for messages to show. */
static bool read_rows(struct csv_table *table, struct error *error)
{
    struct text *text = table->text;

    for (;;) {
        if (text->position == text->size && !text_more(text, error))
            return false;
        if (text->position == text->size && text->complete)
            return true;
        if (text->position == text->size)
            continue;
        if (!csv_next(&table->csv, text, error) || !read_row(table, error))
            return false;
        text->position = table->csv.at;
    }
}

static enum read_result read_tree(struct csv_table *table, struct build *b,
                                  struct error *error)
{
    struct text *text = table->text;
    struct cursor cursor = {.text = text, .at = text->position, .error = error};

    cursor_skip_space(&cursor);
    text->position = cursor.at;
    if (cursor_peek(&cursor) == CURSOR_END)
        return cursor.failed ? READ_FAILED : READ_END;
    if (!read_header(table, error) || !read_rows(table, error))
        return READ_FAILED;
    if (table->graph.count == 0) {
        text_error(text, text->position, error, "expected a row for each node");
        return READ_FAILED;
    }
    build_start(b);
    return graph_unfold(&table->graph, text, b, error) ? READ_TREE : READ_FAILED;
}

enum read_result csv_read(struct text *text, struct build *b,
                          const struct read_options *options, struct error *error)
{
    struct csv_table table = {.text = text, .header = {.ignore = options->ignore}};
    enum read_result result = read_tree(&table, b, error);

    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    csv_release(&table.csv);
    csv_header_release(&table.header);
    graph_release(&table.graph);
    return result;
}
