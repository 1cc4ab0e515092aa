/*
 * csv.c - reading tables of nodes into a graph, which then is unfolded.
 *
 *     id,parent,value,player      parent,child,value
 *     a,,,max                     a,b,3
 *     b,a,3,                      a,c,
 *     c,a,,min                    c,d,5
 *     d,c,5,
 */
#include "base/mate.h"
#include "base/memory.h"
#include "base/quote.h"
#include "read/column.h"
#include "read/csv_header.h"
#include "read/cursor.h"
#include "read/finish.h"
#include "read/formats.h"
#include "read/graph.h"
#include "read/numbers.h"
#include "read/payoffs.h"
#include "read/words.h"
#include "tree/claim.h"

#include <stdio.h>
#include <string.h>

struct csv_table {
    struct text *text;
    struct csv csv; /* the row that is being read */
    struct csv_header header;
    struct graph graph;
    struct player_numbers numbers;
    struct payoffs payoffs; /* of the row, or none; memory is kept */
    size_t players;         /* that leaves have payoffs for, if any has */
    size_t first;           /* number of the first row, where they are counted: 0 or 1 */
    size_t rows;            /* read before this one */
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
    return mate_read(table->text->data + cell->from, cell->end - cell->from, value) ||
           word_value(table->text, cell->from, cell->end, value, error);
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

/* What a row says of its node. */
struct csv_row {
    double value;
    uint8_t claim; /* of that: tree/claim.h */
    enum mover mover;
    size_t numbered; /* the column of a number that says who moves, or CSV_NO_COLUMN */
    int number;
    bool leaf;
    bool parent; /* it has one: there is an edge to it */
    size_t odds; /* the column of its probability or weight, or CSV_NO_COLUMN */
};

static bool set_mover(const struct csv_table *table, size_t column, enum mover mover,
                      struct csv_row *row, struct error *error)
{
    if (row->mover != MOVER_DEFAULT && row->mover != mover)
        return cell_error(table, column, "the player that stands before in the row",
                          error);
    row->mover = mover;
    return true;
}

/* p3 is a player; 3 is one, or what numbers of the table say. */
static bool read_number_of_player(const struct csv_table *table, size_t column,
                                  struct csv_row *row, struct error *error)
{
    const char *word = word_of(table, column);
    bool named = word[0] == 'p' || word[0] == 'P';
    bool minus = strcmp(word, "-1") == 0;
    const char *digits = word + named;
    size_t length = strspn(digits, "0123456789");
    int number = minus ? -1 : 0;

    if (!minus && (length == 0 || length > 3 || digits[length] != '\0'))
        return cell_error(table, column, "max, min, chance or a player as p3", error);
    for (size_t i = 0; !minus && i < length; i++)
        number = number * 10 + (digits[i] - '0');
    if (number > PLAYER_LIMIT || (named && number == 0))
        return cell_error(table, column, "a player from p1 to p255", error);
    if (named)
        return set_mover(table, column, (enum mover)number, row, error);
    row->numbered = column;
    row->number = number;
    return true;
}

/* PV, CUT or ALL, or what a column for it says of the value; false: nothing. */
static bool take_claim(const struct csv_table *table, size_t column, struct csv_row *row)
{
    const char *word = word_of(table, column);
    enum claim claim = claim_find(word, strlen(word));

    if (claim < CLAIM_KINDS)
        row->claim = (uint8_t)claim;
    return claim < CLAIM_KINDS;
}

static bool read_player(const struct csv_table *table, size_t column, struct csv_row *row,
                        struct error *error)
{
    const char *word = word_of(table, column);
    enum key_side side = column_side(word);

    if (side == SIDE_UNKNOWN)
        side = key_side_or_letter(word, strlen(word));
    switch (side) {
    case SIDE_MAX:
        return set_mover(table, column, MOVER_MAX, row, error);
    case SIDE_MIN:
        return set_mover(table, column, MOVER_MIN, row, error);
    case SIDE_CHANCE:
        return set_mover(table, column, MOVER_CHANCE, row, error);
    case SIDE_LEAF:
        row->leaf = true;
        return true;
    case SIDE_UNKNOWN:
        return take_claim(table, column, row) ||
               read_number_of_player(table, column, row, error);
    default:
        return true;
    }
}

/* Whether it is the turn of the column's side: max, min or chance. */
static bool read_turn(const struct csv_table *table, size_t column, struct csv_row *row,
                      struct error *error)
{
    enum key_meaning meaning = table->header.columns[column].key.meaning;
    bool chance = meaning == KEY_CHANCE;
    enum key_side side = column_flag(word_of(table, column), chance ? KEY_MAX : meaning);

    if (side == SIDE_UNKNOWN)
        return cell_error(table, column, "true or false", error);
    if (side == SIDE_NONE || (chance && side == SIDE_MIN))
        return true;
    return set_mover(table, column,
                     chance             ? MOVER_CHANCE
                     : side == SIDE_MAX ? MOVER_MAX
                                        : MOVER_MIN,
                     row, error);
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
static bool read_leaf(struct csv_table *table, size_t column, struct csv_row *row,
                      struct error *error)
{
    enum key_side side = column_flag(word_of(table, column), KEY_LEAF);

    row->leaf |= side == SIDE_LEAF;
    return side != SIDE_UNKNOWN || cell_error(table, column, "true or false", error);
}

/* The probability or weight of the edge to the row's node. */
static bool read_odds(struct csv_table *table, size_t column, struct csv_row *row,
                      struct error *error)
{
    const struct csv_cell *cell = &table->csv.cells[column];
    enum odds kind = table->header.columns[column].key.meaning == KEY_WEIGHT
                         ? ODDS_WEIGHTS
                         : ODDS_PROBABILITIES;

    if (column_is_none(word_of(table, column)))
        return true;
    if (!row->parent)
        return cell_error(table, column, "nothing at the root, to which no chance leads",
                          error);
    if (row->odds != CSV_NO_COLUMN)
        return cell_error(table, column, "one probability or weight in a row", error);
    row->odds = column;
    return graph_odds(&table->graph, word_of(table, column), cell->length, kind, error) ||
           text_place(table->text, cell->at, error);
}

static bool add_payoff(struct csv_table *table, size_t column, const char *word,
                       size_t length, struct error *error)
{
    struct payoffs *payoffs = &table->payoffs;
    double *amount;
    size_t used;

    if (!memory_reserve(&payoffs->amounts, &payoffs->capacity, payoffs->count + 1,
                        sizeof *payoffs->amounts, error))
        return false;
    amount = &payoffs->amounts[payoffs->count++];
    if (length == 3 && memcmp(word, "inf", 3) == 0)
        *amount = (double)INFINITY;
    else if (length == 4 && memcmp(word, "-inf", 4) == 0)
        *amount = -(double)INFINITY;
    else if (score_read(word, length, amount, &used) != SCORE_OK || used != length)
        return cell_error(table, column, "payoffs as 1 2 3 or (1, 2, 3)", error);
    return true;
}

/* 1 2 3 or (1, 2, 3), in one cell. */
static bool read_all_payoffs(struct csv_table *table, size_t column, struct error *error)
{
    static const char blanks[] = " \t";
    const char *word = word_of(table, column);
    bool open = *word == '(' || *word == '[';
    const char close = *word == '(' ? ')' : ']';

    word += open;
    for (;;) {
        size_t length;

        word += strspn(word, blanks);
        length = strcspn(word, " \t,;()[]");
        if (!add_payoff(table, column, word, length, error))
            return false;
        word += length;
        word += strspn(word, blanks);
        if (*word == ',' || *word == ';')
            word++;
        else if (*word == '\0' || *word == close)
            break;
    }
    if (open ? *word == close && word[1] == '\0' : *word == '\0')
        return true;
    return cell_error(table, column, "payoffs as 1 2 3 or (1, 2, 3)", error);
}

/* The payoff of one player, or of all. */
static bool read_payoffs(struct csv_table *table, size_t column, struct error *error)
{
    size_t player = table->header.columns[column].player;
    const char *word = word_of(table, column);

    if (column_is_none(word))
        return true;
    if (player == 0)
        return read_all_payoffs(table, column, error);
    if (table->payoffs.count == 0)
        for (size_t i = 0; i < table->header.players; i++)
            if (!add_payoff(table, column, "inf", 3, error))
                return false;
    return read_number(table, column, &table->payoffs.amounts[player - 1], error);
}

/* A row has the payoff of each player, or of none. */
static bool check_payoffs(const struct csv_table *table, struct error *error)
{
    for (size_t i = 0; table->payoffs.count > 0 && i < table->header.count; i++)
        if (table->header.columns[i].player > 0 && column_is_none(word_of(table, i)))
            return cell_error(table, i, "a payoff, as others of the row have one", error);
    return true;
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

/* A value; what is called payoff or utility may be one of each player. */
static bool read_worth(struct csv_table *table, size_t column, struct csv_row *row,
                       struct error *error)
{
    static const char *const words[] = {"payoff", "utility"};
    const char *heading = csv_heading(&table->header, column);

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (key_same(heading, strlen(heading), words[i], strlen(words[i])) &&
            strpbrk(word_of(table, column), " ([;"))
            return read_payoffs(table, column, error);
    return read_value(table, column, &row->value, error);
}

static bool read_cell(struct csv_table *table, size_t column, struct csv_row *row,
                      struct error *error)
{
    switch (table->header.columns[column].key.meaning) {
    case KEY_VALUE:
        return read_worth(table, column, row, error);
    case KEY_PLAYER:
        return read_player(table, column, row, error);
    case KEY_MAX:
    case KEY_MIN:
    case KEY_CHANCE:
        return read_turn(table, column, row, error);
    case KEY_LEAF:
        return read_leaf(table, column, row, error);
    case KEY_PROBABILITY:
    case KEY_WEIGHT:
        return read_odds(table, column, row, error);
    case KEY_PAYOFFS:
        return read_payoffs(table, column, error);
    case KEY_CLAIM:
        return take_claim(table, column, row) || read_unknown(table, column, error);
    case KEY_ASIDE:
    case KEY_UNKNOWN:
        return is_count(table, column) || read_unknown(table, column, error);
    default:
        return true;
    }
}

/* Who moves, if the row does not say it in words. */
static bool add_number(struct csv_table *table, const struct csv_row *row,
                       struct error *error)
{
    struct numbered numbered = {.who = table->graph.count - 1, .number = row->number};

    if (row->numbered == CSV_NO_COLUMN || row->mover != MOVER_DEFAULT)
        return true;
    numbered.at = table->csv.cells[row->numbered].at;
    numbered.rank = table->header.columns[row->numbered].key.rank;
    return numbers_add(&table->numbers, &numbered, error);
}

static bool add_payoffs(struct csv_table *table, struct error *error)
{
    const struct payoffs *payoffs = &table->payoffs;

    if (payoffs->count == 0)
        return true;
    table->players = payoffs->count;
    return check_payoffs(table, error) &&
           graph_payoffs(&table->graph, payoffs->amounts, payoffs->count, error);
}

static bool read_cells(struct csv_table *table, struct error *error)
{
    struct csv_row row = {.value = SCORE_NONE,
                          .mover = MOVER_DEFAULT,
                          .numbered = CSV_NO_COLUMN,
                          .odds = CSV_NO_COLUMN};

    row.parent = !column_is_none(word_of(table, table->header.parent));
    table->payoffs.count = 0;
    for (size_t i = 0; i < table->csv.count; i++)
        if (!read_cell(table, i, &row, error))
            return false;
    if (score_known(row.value))
        graph_value(&table->graph, row.value);
    graph_claim(&table->graph, row.claim);
    if (row.mover != MOVER_DEFAULT)
        graph_mover(&table->graph, row.mover);
    if (row.leaf)
        graph_leaf(&table->graph);
    return add_number(table, &row, error) && add_payoffs(table, error);
}

/* Whether a cell of a column about who moves says what kind of node it is instead. */
static bool is_claim(const struct csv_table *table, size_t column)
{
    const char *word = word_of(table, column);

    return table->header.columns[column].key.meaning == KEY_PLAYER &&
           claim_find(word, strlen(word)) < CLAIM_KINDS;
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
    case KEY_CHANCE:
        return NOTE_MOVER;
    case KEY_PROBABILITY:
    case KEY_WEIGHT:
        return NOTE_ODDS;
    case KEY_PAYOFFS:
        return NOTE_PAYOFFS;
    case KEY_CLAIM:
        return NOTE_CLAIM;
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
            notes_word(table->text,
                       is_claim(table, i) ? NOTE_CLAIM : column_kind(header, i), heading,
                       strlen(heading), header->columns[i].at);
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
    table->graph.simple = table->graph.chance = true;
    table->graph.joined = table->header.edges;
    return true;
}

/* All rows to the end of the text, which is held, for messages to show. */
static bool read_rows(struct csv_table *table, struct error *error)
{
    struct text *text = table->text;

    for (;;) {
        if (!text_hold(text, text->position + 1, error))
            return false;
        if (text->position == text->size)
            return true;
        if (!csv_next(&table->csv, text, error) || !read_row(table, error))
            return false;
        text->position = table->csv.at;
    }
}

static bool set_numbers(struct csv_table *table, struct error *error)
{
    const struct player_numbers *numbers = &table->numbers;

    if (!numbers_end(&table->numbers, (unsigned)table->players, table->text, error))
        return false;
    for (size_t i = 0; i < numbers->count; i++)
        graph_mover_of(&table->graph, numbers->list[i].who, numbers->list[i].mover);
    return true;
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
    return set_numbers(table, error) && graph_unfold(&table->graph, text, b, error)
               ? READ_TREE
               : READ_FAILED;
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
    numbers_release(&table.numbers);
    payoffs_release(&table.payoffs);
    return result;
}
