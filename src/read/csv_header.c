/*
 * csv_header.c - reading headers. No table says in which order its columns are.
 */
#include "read/csv_header.h"

#include "base/digit.h"
#include "base/memory.h"
#include "base/quote.h"
#include "read/cursor.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

static const char SEPARATORS[] = ",;\t";

/* What separates cells: the first of them outside quotes; a comma where there is none. */
static bool find_separator(struct text *text, char *separator, struct error *error)
{
    struct cursor cursor = {.text = text, .at = text->position, .error = error};
    bool quoted = false;
    int c;

    *separator = ',';
    for (; (c = cursor_peek(&cursor)) != CURSOR_END && (quoted || c != '\n');
         cursor.at++) {
        if (c == '"')
            quoted = !quoted;
        if (!quoted && c != '\0' && strchr(SEPARATORS, c)) {
            *separator = (char)c;
            break;
        }
    }
    return !cursor.failed;
}

/* Whose payoffs are in a column, by a heading as payoff1, utility 2 or u3; 0: no single
 * player's. */
static size_t find_player(const char *heading)
{
    static const char *const words[] = {"payoff", "utility", "u"};
    size_t length = strlen(heading), player = 0;
    size_t digits = length;

    while (digits > 0 && is_digit(heading[digits - 1]))
        digits--;
    if (digits == length || length - digits > 3 || heading[digits] == '0')
        return 0;
    for (size_t i = digits; i < length; i++)
        player = player * 10 + (size_t)(heading[i] - '0');
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (key_same(heading, digits, words[i], strlen(words[i])))
            return player;
    return 0;
}

static bool add_column(struct csv_header *header, const struct csv *csv, size_t cell,
                       struct error *error)
{
    const char *heading = csv_word(csv, cell);
    struct csv_column column = {.heading = header->names.size, .at = csv->cells[cell].at};

    column.key = key_find(heading, strlen(heading), KEY_OF_COLUMN);
    column.player = find_player(heading);
    if (column.player > 0)
        column.key.meaning = KEY_PAYOFFS;
    if (key_listed(header->ignore, heading, strlen(heading)))
        column.key.meaning = KEY_COMMENT;
    buffer_add(&header->names, heading, csv->cells[cell].length + 1);
    if (header->names.failed)
        return error_memory(error);
    if (!memory_reserve(&header->columns, &header->capacity, header->count + 1,
                        sizeof column, error))
        return false;
    header->columns[header->count++] = column;
    return true;
}

static bool heading_error(const struct csv_header *header, size_t column,
                          const struct text *text, const char *wrong, struct error *error)
{
    const char *heading = csv_heading(header, column);
    char shown[WORD_SHOWN_SIZE];

    return text_error(text, header->columns[column].at, error, "column \"%s\": %s",
                      quote_short(shown, sizeof shown, heading, strlen(heading)), wrong);
}

/* The column of a meaning, of several the one of the highest rank; or none. */
static size_t find_column(const struct csv_header *header, enum key_meaning meaning)
{
    size_t found = CSV_NO_COLUMN;

    for (size_t i = 0; i < header->count; i++)
        if (header->columns[i].key.meaning == meaning &&
            (found == CSV_NO_COLUMN ||
             header->columns[i].key.rank > header->columns[found].key.rank))
            found = i;
    return found;
}

/* A node's name is in the best column that may hold one, its label among them. */
static void find_name(struct csv_header *header)
{
    size_t best = CSV_NO_COLUMN;

    for (size_t i = 0; i < header->count; i++) {
        enum key_meaning meaning = header->columns[i].key.meaning;

        if ((meaning == KEY_LABEL || meaning == KEY_NAME) &&
            (best == CSV_NO_COLUMN ||
             header->columns[i].key.rank < header->columns[best].key.rank))
            best = i;
    }
    header->name = best == header->id ? CSV_NO_COLUMN : best;
}

static void find_columns(struct csv_header *header)
{
    header->parent = find_column(header, KEY_PARENT);
    header->id = find_column(header, KEY_CHILD);
    header->edges = header->id != CSV_NO_COLUMN;
    if (!header->edges)
        header->id = find_column(header, KEY_ID);
    if (header->id == CSV_NO_COLUMN)
        header->id = find_column(header, KEY_LABEL);
    for (size_t i = 0; i < header->count; i++)
        header->players += header->columns[i].player > 0;
    find_name(header);
}

/* Either one column has the payoffs of all, or each player has one. */
static bool check_payoffs(const struct csv_header *header, size_t column,
                          const struct text *text, struct error *error)
{
    size_t player = header->columns[column].player;

    for (size_t i = 0; i < header->count; i++)
        if (i != column && header->columns[i].key.meaning == KEY_PAYOFFS &&
            (player == 0 || header->columns[i].player == player ||
             header->columns[i].player == 0))
            return heading_error(header, column, text, "a second one for payoffs", error);
    return player <= header->players ||
           heading_error(header, column, text, "a player before has no column of payoffs",
                         error);
}

static bool check_column(const struct csv_header *header, size_t column,
                         const struct text *text, struct error *error)
{
    switch (header->columns[column].key.meaning) {
    case KEY_PARENT:
        return column == header->parent ||
               heading_error(header, column, text, "a second one for parents", error);
    case KEY_ID:
    case KEY_CHILD:
        return column == header->id ||
               heading_error(header, column, text, "a second one for nodes", error);
    case KEY_PAYOFFS:
        return check_payoffs(header, column, text, error);
    case KEY_LIKE:
        return heading_error(header, column, text,
                             "expected id, parent, child, value, player, name, "
                             "probability, weight or payoffs, or "
                             "comment for what is not to be read",
                             error);
    default:
        return true;
    }
}

static bool check_columns(const struct csv_header *header, const struct text *text,
                          struct error *error)
{
    static const char example[] =
        "expected a header with columns id,parent,value or parent,child,value";

    size_t at = header->count > 0 ? header->columns[0].at : text->position;

    if (header->parent == CSV_NO_COLUMN || header->id == CSV_NO_COLUMN)
        return text_error(text, at, error, "%s", example);
    for (size_t i = 0; i < header->count; i++)
        if (!check_column(header, i, text, error))
            return false;
    return find_column(header, KEY_VALUE) != CSV_NO_COLUMN ||
           find_column(header, KEY_PAYOFFS) != CSV_NO_COLUMN ||
           text_error(text, header->columns[0].at, error, "%s: there are no values",
                      example);
}

bool csv_header_read(struct csv_header *header, struct csv *csv, struct text *text,
                     struct error *error)
{
    csv->loose = true;
    if (!find_separator(text, &csv->separator, error) || !csv_next(csv, text, error))
        return false;
    for (size_t i = 0; i < csv->count; i++)
        if (!add_column(header, csv, i, error))
            return false;
    find_columns(header);
    return check_columns(header, text, error);
}

void csv_header_release(struct csv_header *header)
{
    free(header->columns);
    buffer_release(&header->names);
    *header = (struct csv_header){0};
}

static bool is_inside_heading(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c > 0 && strchr(" _-./", c));
}

/* Whether a heading and what separates it from the next begin at data[at]. */
static bool begins_with_heading(struct text *text, size_t at, struct error *error)
{
    struct cursor cursor = {.text = text, .at = at, .error = error};
    char heading[WORD_SHOWN_SIZE] = "";
    size_t length = 0;
    enum key_meaning meaning;
    bool quoted = cursor_peek(&cursor) == '"';
    int c;

    cursor.at += quoted;
    for (; is_inside_heading(c = cursor_peek(&cursor)) && length + 1 < sizeof heading;
         cursor.at++)
        heading[length++] = (char)c;
    if (quoted && c == '"')
        c = cursor_byte(&cursor, ++cursor.at);
    meaning = key_find_exact(heading, length, KEY_OF_COLUMN).meaning;
    return c > 0 && strchr(SEPARATORS, c) && meaning < KEY_LIKE;
}

bool csv_header_is(struct text *text, size_t at, bool *is, struct error *error)
{
    struct error wrong = {.kind = ERROR_NONE};
    struct csv_header header = {0};
    struct csv csv = {0};
    size_t position = text->position;

    *is = false;
    if (!begins_with_heading(text, at, &wrong))
        return wrong.kind == ERROR_NONE || (*error = wrong, false);
    text->position = at;
    csv_header_read(&header, &csv, text, &wrong);
    *is =
        header.count > 0 && header.parent != CSV_NO_COLUMN && header.id != CSV_NO_COLUMN;
    text->position = position;
    csv_header_release(&header);
    csv_release(&csv);
    return true;
}
