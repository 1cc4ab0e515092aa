/*
 * retell.c - text that was forgotten, written again from the tree that was made of it.
 */
#include "read/retell.h"

#include "base/buffer.h"
#include "base/score.h"

#include <string.h>

/* Bytes that are written up to a size, and no further. */
struct retelling {
    char *out;
    size_t at, size;
};

static void add(struct retelling *r, const char *bytes, size_t count)
{
    if (count > r->size - r->at)
        count = r->size - r->at;
    memcpy(r->out + r->at, bytes, count);
    r->at += count;
}

static void add_number(struct retelling *r, double value)
{
    char text[SCORE_TEXT_SIZE];

    add(r, text, score_write(value, text));
}

static size_t digits_of(const char *token, size_t length)
{
    size_t count = 0;

    while (count < length && is_digit(token[count]))
        count++;
    return count;
}

bool retell_is_number(const char *token, size_t length)
{
    enum { CERTAIN = 15, MOST_ZEROS = 3 }; /* digits; between the point and others */
    size_t sign = length > 0 && *token == '-', integer, fraction;

    token += sign;
    length -= sign;
    integer = digits_of(token, length);
    if (integer == length)
        return length <= CERTAIN && (*token != '0' || (length == 1 && !sign));
    if (integer == 0 || token[integer] != '.')
        return false;
    fraction = digits_of(token + integer + 1, length - integer - 1);
    return integer + 1 + fraction == length && integer + fraction <= CERTAIN &&
           token[length - 1] != '0' && token[length - 1] != '.' &&
           (*token != '0' || strspn(token + 2, "0") <= MOST_ZEROS);
}

void retell_arrays(const struct tree *t, char *out, size_t size, char last)
{
    struct retelling r = {.out = out, .size = size};
    node open = TREE_ROOT;

    add(&r, "[", 1);
    for (node n = TREE_ROOT + 1; n < t->count && r.at < size; n++) {
        for (; open != t->parent[n]; open = t->parent[open])
            add(&r, "]", 1);
        if (n > open + 1)
            add(&r, ",", 1);
        if (score_known(t->value[n])) {
            add_number(&r, t->value[n]);
        } else {
            add(&r, "[", 1);
            open = n;
        }
    }
    memset(out + r.at, ']', size - r.at);
    out[size - 1] = last;
}

/* Takes the last ordinal off an id; returns it. */
static unsigned long long take_ordinal(struct buffer *id)
{
    unsigned long long number = 0, place = 1;

    for (; id->size > 0 && is_digit(id->data[id->size - 1]); place *= 10)
        number += place * (unsigned)(id->data[--id->size] - '0');
    if (id->size > 0)
        id->size--;
    return number;
}

/* From the id of node n - 1 to that of n. */
static void next_id(struct buffer *id, const struct tree *t, node n)
{
    unsigned long long before = 0;

    for (node of = n - 1; of != t->parent[n]; of = t->parent[of])
        before = take_ordinal(id);
    if (id->size > 0)
        buffer_text(id, ".");
    buffer_number(id, before + 1);
}

bool retell_dewey(const struct tree *t, size_t blanks, char *out, size_t size,
                  struct error *error)
{
    struct retelling r = {.size = size};
    struct buffer id = {0};

    r.out = out;
    for (node n = TREE_ROOT + 1; n < t->count && r.at < size && !id.failed; n++) {
        next_id(&id, t, n);
        if (id.failed || !score_known(t->value[n]))
            continue;
        add(&r, id.data, id.size);
        for (size_t i = 0; i < blanks; i++)
            add(&r, " ", 1);
        add_number(&r, t->value[n]);
        add(&r, "\n", 1);
    }
    buffer_release(&id);
    return !id.failed || error_memory(error);
}
