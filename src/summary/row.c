/*
 * row.c - the fields of a result.
 */
#include "summary/row.h"

#include "base/nearest.h"
#include "base/quote.h"
#include "base/score.h"

#include <string.h>

enum { SHOWN_SIZE = 96 };

static bool set_file(struct row *row, const struct row_field *field, const char *word,
                     size_t length, struct error *error)
{
    (void)field;
    buffer_clear(&row->file);
    buffer_add(&row->file, word, length);
    return !row->file.failed || error_memory(error);
}

static bool set_algorithm(struct row *row, const struct row_field *field,
                          const char *word, size_t length, struct error *error)
{
    char name[SHOWN_SIZE];
    struct nearest nearest = nearest_to(quote_short(name, sizeof name, word, length));

    row->algorithm = algorithm_find(name);
    if (row->algorithm)
        return true;
    for (const struct algorithm *a = algorithms; a->name; a++)
        nearest_offer(&nearest, a->name);
    nearest_error(&nearest, field->name, "", error);
    error->kind = ERROR_INPUT;
    return false;
}

/* One digit or more, and a number that fits. */
static bool read_whole(const char *word, size_t length, uint64_t *number)
{
    *number = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned digit = (unsigned)(word[i] - '0');

        if (digit > 9 || *number > (UINT64_MAX - digit) / 10)
            return false;
        *number = *number * 10 + digit;
    }
    return length > 0;
}

static bool is_nothing(const char *word, size_t length)
{
    static const char null[] = "null";

    return length == 0 ||
           (length == sizeof null - 1 && memcmp(word, null, sizeof null - 1) == 0);
}

static bool set_number(struct row *row, const struct row_field *field, const char *word,
                       size_t length, struct error *error)
{
    char shown[SHOWN_SIZE];
    uint64_t number = 0;
    bool absent = field->absent && is_nothing(word, length);

    if (!absent && (!read_whole(word, length, &number) || number < field->least))
        return error_set(error, ERROR_INPUT,
                         "%s: expected a whole number%s below 2^64, not '%s'",
                         field->name, field->least > 0 ? " above 0 and" : "",
                         quote_short(shown, sizeof shown, word, length));
    memcpy((char *)row + field->offset, &number, sizeof number);
    return true;
}

/* Of a search: nobody waits for one as long as numbers below 2^33 can say. */
static bool set_seconds(struct row *row, const struct row_field *field, const char *word,
                        size_t length, struct error *error)
{
    char shown[SHOWN_SIZE];
    size_t used;
    enum score_status status = score_read(word, length, &row->seconds, &used);

    return (status == SCORE_OK && used == length && row->seconds >= 0 &&
            row->seconds < 0x1p33) ||
           error_set(error, ERROR_INPUT, "%s: expected seconds, not '%s'", field->name,
                     quote_short(shown, sizeof shown, word, length));
}

const struct row_field row_fields[ROW_FIELDS] = {
    [ROW_file] = {.name = "file", .set = set_file},
    [ROW_algorithm] = {.name = "algorithm", .set = set_algorithm},
#define NUMBER(name_, least_, absent_, use_)                                             \
    [ROW_##name_] = {.name = #name_,                                                     \
                     .set = set_number,                                                  \
                     .is_number = true,                                                  \
                     .offset = offsetof(struct row, name_),                              \
                     .least = least_,                                                    \
                     .absent = absent_,                                                  \
                     .use = use_},
    ROW_NUMBERS(NUMBER)
#undef NUMBER
        [ROW_seconds] = {.name = "seconds",
                         .set = set_seconds,
                         .is_number = true,
                         .use = ROW_TIME},
};

bool row_set(struct row *row, enum row_index field, const char *word, size_t length,
             const struct text *text, size_t at, struct error *error)
{
    return row_fields[field].set(row, &row_fields[field], word, length, error) ||
           text_place(text, at, error);
}

void row_clear(struct row *row)
{
#define NUMBER(name, ...) row->name = 0;
    ROW_NUMBERS(NUMBER)
#undef NUMBER
    row->seconds = 0;
}

void row_release(struct row *row)
{
    buffer_release(&row->file);
    buffer_release(&row->group);
}
