/*
 * payoffs.c - reading what each player gets.
 */
#include "read/payoffs.h"

#include "base/memory.h"
#include "read/lines.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

static bool read_amount(struct payoffs *payoffs, const struct text *text, size_t *at,
                        size_t end, struct error *error)
{
    size_t from = *at;

    while (*at < end && !line_is_blank(text->data[*at]) &&
           !memchr(",)", text->data[*at], 2))
        ++*at;
    if (!memory_reserve(&payoffs->amounts, &payoffs->capacity, payoffs->count + 1,
                        sizeof *payoffs->amounts, error) ||
        !word_value(text, from, *at, &payoffs->amounts[payoffs->count], error))
        return false;
    payoffs->count++;
    *at = line_skip_blanks(text, *at, end);
    return true;
}

bool payoffs_read(struct payoffs *payoffs, const struct text *text, size_t *at,
                  size_t end, struct error *error)
{
    payoffs->count = 0;
    do {
        *at = line_skip_blanks(text, *at + 1, end);
        if (!read_amount(payoffs, text, at, end, error))
            return false;
    } while (*at < end && text->data[*at] == ',');
    if (*at == end || text->data[*at] != ')')
        return text_error(text, *at, error, "expected ',' or ')' behind a payoff");
    ++*at;
    return true;
}

void payoffs_release(struct payoffs *payoffs)
{
    free(payoffs->amounts);
    *payoffs = (struct payoffs){0};
}
