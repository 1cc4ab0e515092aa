/*
 * columns.c - the width of characters. wcwidth would need a locale, so there is a table
 * here, of the ranges that matter for names.
 */
#include "draw/columns.h"

#include "base/utf8.h"

#include <string.h>

struct code_range {
    uint32_t first, last;
};

static bool lies_in(const struct code_range *ranges, size_t count, uint32_t code)
{
    for (size_t i = 0; i < count; i++)
        if (code >= ranges[i].first && code <= ranges[i].last)
            return true;
    return false;
}

/* East Asian scripts, their punctuation and full-width forms, and pictographs. */
static bool is_wide(uint32_t code)
{
    static const struct code_range wide[] = {
        {0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},   {0xA960, 0xA97F},
        {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
        {0xFFE0, 0xFFE6},   {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1FAFF},
        {0x20000, 0x3FFFD},
    };

    return lies_in(wide, sizeof wide / sizeof wide[0], code);
}

/* Accents that follow their letter, joiners, marks of direction, variation selectors. */
static bool is_combining(uint32_t code)
{
    static const struct code_range combining[] = {
        {0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F},
        {0x2060, 0x2065}, {0x206A, 0x206F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F},
        {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF},
    };

    return lies_in(combining, sizeof combining / sizeof combining[0], code);
}

/* The room of a character and its length in bytes. */
static size_t character_columns(const char *at, size_t *length)
{
    uint32_t code;

    *length = utf8_length(at, UTF8_LONGEST);
    if (*length == 0)
        *length = 1;
    code = utf8_code(at, *length);
    if (code < ' ')
        return strchr("\b\f\n\r\t", (int)code) ? sizeof "\\n" - 1 : sizeof "\\u0000" - 1;
    if (utf8_is_control(code))
        return sizeof "\\u0000" - 1;
    if (is_combining(code))
        return 0;
    return is_wide(code) ? 2 : 1;
}

/* Bytes of the longest beginning of text that takes no more than that many columns. */
static size_t beginning(const char *text, size_t columns)
{
    size_t at = 0, used = 0, length;

    while (text[at]) {
        used += character_columns(text + at, &length);
        if (used > columns)
            break;
        at += length;
    }
    return at;
}

size_t columns_of(const char *text)
{
    size_t columns = 0, length;

    for (; *text; text += length)
        columns += character_columns(text, &length);
    return columns;
}

/* Leaves out at least that many columns. */
static void omit_beginning(struct buffer *text, size_t columns, const char *ellipsis)
{
    size_t at = 0, omitted = 0, length;
    struct buffer shorter = {0};

    for (; omitted < columns; at += length)
        omitted += character_columns(text->data + at, &length);
    buffer_text(&shorter, ellipsis);
    buffer_add(&shorter, text->data + at, text->size - at);
    buffer_release(text);
    *text = shorter;
}

void columns_shorten(struct buffer *text, size_t columns, enum columns_side omitted,
                     const char *ellipsis)
{
    size_t all, dots = columns_of(ellipsis), kept = columns > dots ? columns - dots : 0;

    if (text->failed || text->size == 0 || (all = columns_of(text->data)) <= columns)
        return;
    if (omitted == COLUMNS_BEGINNING) {
        omit_beginning(text, all - kept, ellipsis);
        return;
    }
    text->size = beginning(text->data, kept);
    buffer_text(text, ellipsis);
}
