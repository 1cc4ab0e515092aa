/*
 * json_rows.c - trees that are nothing but arrays and numbers, in one pass.
 */
#include "read/json_rows.h"

#include "base/score.h"
#include "json/text.h"

struct rows {
    struct text *text;
    struct build *b;
    struct error *error;
    size_t at;
    bool due; /* a value must follow; else a comma or the end of an array */
};

/* What a builder refuses has a place, which the walk tells. */
static enum rows_result result_of(const struct rows *rows, bool done)
{
    if (done)
        return ROWS_BUILT;
    return rows->error->kind == ERROR_SYSTEM ? ROWS_FAILED : ROWS_REFUSED;
}

/* Reads on where what is held ends at data[at], to look again; elsewhere a NUL is wrong.
 */
static enum rows_result rows_more(const struct rows *rows, size_t at)
{
    if (at < rows->text->size || rows->text->complete)
        return ROWS_REFUSED;
    return text_more(rows->text, rows->error) ? ROWS_BUILT : ROWS_FAILED;
}

/* Numbers with a point, an exponent or many digits. */
static bool is_number(const char *token, size_t length, double *value)
{
    size_t used;

    return score_read(token, length, value, &used) == SCORE_OK && used == length;
}

static enum rows_result rows_number(struct rows *rows)
{
    const char *token = rows->text->data + rows->at;
    double value;
    size_t used = json_short(token, &value), length = used;

    if (used == 0)
        while (json_is_token(token[length]))
            length++;
    if (token[length] == '\0' && !rows->text->complete)
        return rows_more(rows, rows->at + length);
    if (used == 0 && !is_number(token, length, &value))
        return ROWS_REFUSED;
    rows->at += length;
    rows->due = false;
    return result_of(rows, build_leaf(rows->b, value, rows->error));
}

static enum rows_result rows_value(struct rows *rows)
{
    if (rows->text->data[rows->at] != '[')
        return rows_number(rows);
    rows->at++;
    return result_of(rows, build_open(rows->b, rows->error));
}

/* Behind a value inside an array. */
static enum rows_result rows_rest(struct rows *rows)
{
    switch (rows->text->data[rows->at]) {
    case ',':
        rows->due = true;
        break;
    case ']':
        build_close(rows->b);
        break;
    case '\0':
        return rows_more(rows, rows->at);
    default:
        return ROWS_REFUSED;
    }
    rows->at++;
    return ROWS_BUILT;
}

enum rows_result json_rows(struct text *text, struct build *b, struct error *error)
{
    struct rows rows = {
        .text = text, .b = b, .error = error, .at = text->position, .due = true};
    enum rows_result result = ROWS_BUILT;

    while (result == ROWS_BUILT && (rows.due || b->depth > 0)) {
        while (json_is_blank(text->data[rows.at]))
            rows.at++;
        result = rows.due ? rows_value(&rows) : rows_rest(&rows);
    }
    if (result == ROWS_BUILT)
        text->position = rows.at;
    return result;
}
