/*
 * coding.c - making codes.
 */
#include "coding.h"

#include "check/practised.h"
#include "outcome.h"

#include <string.h>

static const char letters[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/* Up to three bytes make one letter more. */
static void add_letters(struct buffer *out, const unsigned char *bytes, size_t count)
{
    uint32_t bits = 0;

    for (size_t i = 0; i < 3; i++)
        bits = bits << 8 | (i < count ? bytes[i] : 0u);
    for (size_t i = 0; i <= count; i++)
        buffer_add(out, &letters[bits >> (18 - 6 * i) & 63], 1);
}

void coding_add(struct buffer *out, const struct tree *t, const char *answers)
{
    char print[PRACTISED_PRINT_SIZE];
    size_t size = strlen(answers);

    practised_print(t, print);
    buffer_text(out, "gt1:");
    buffer_text(out, print);
    buffer_text(out, ":");
    for (size_t at = 0; at < size; at += 3)
        add_letters(out, (const unsigned char *)answers + at,
                    size - at < 3 ? size - at : 3);
}

void coding_fill(struct buffer *out, const struct tree *t, const char *text)
{
    char print[PRACTISED_PRINT_SIZE];
    struct buffer quoted = {0};

    practised_print(t, print);
    outcome_quote(&quoted, text);
    for (const char *c = quoted.data; *c; c++)
        if (*c == '@')
            buffer_text(out, print);
        else
            buffer_add(out, c, 1);
    buffer_release(&quoted);
}
