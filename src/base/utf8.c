/*
 * utf8.c - stepping through UTF-8.
 */
#include "base/utf8.h"

#include <stdint.h>
#include <string.h>

/*
 * The second byte's range depends on the first (RFC 3629, section 4): it is what rules
 * out overlong forms (E0, F0), surrogates (ED) and values beyond U+10FFFF (F4).
 */
static bool second_fits(unsigned char first, unsigned char second)
{
    unsigned char low = 0x80, high = 0xBF;

    if (first == 0xE0)
        low = 0xA0;
    else if (first == 0xED)
        high = 0x9F;
    else if (first == 0xF0)
        low = 0x90;
    else if (first == 0xF4)
        high = 0x8F;
    return second >= low && second <= high;
}

static size_t length_by_first(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first < 0xC2)
        return 0;
    if (first < 0xE0)
        return 2;
    if (first < 0xF0)
        return 3;
    return first < 0xF5 ? 4 : 0;
}

size_t utf8_length(const char *text, size_t available)
{
    size_t length = available ? length_by_first((unsigned char)text[0]) : 0;

    if (length > available)
        return 0;
    if (length > 1 && !second_fits((unsigned char)text[0], (unsigned char)text[1]))
        return 0;
    for (size_t i = 2; i < length; i++)
        if (!utf8_is_inside(text[i]))
            return 0;
    return length;
}

size_t utf8_valid(const char *text, size_t size)
{
    size_t at = 0, length;

    while (at < size && (length = utf8_length(text + at, size - at)) > 0)
        at += length;
    return at;
}

/* Whether eight bytes are all ASCII. */
static bool is_ascii(const char *text)
{
    uint64_t bytes;

    memcpy(&bytes, text, sizeof bytes);
    return (bytes & UINT64_C(0x8080808080808080)) == 0;
}

size_t utf8_count(const char *text, size_t size)
{
    size_t count = 0, at = 0;

    while (at < size) {
        size_t length, step = 1;

        if (size - at >= sizeof(uint64_t) && is_ascii(text + at))
            step = length = sizeof(uint64_t);
        else
            length = utf8_length(text + at, size - at);
        at += length ? length : 1;
        count += step;
    }
    return count;
}

uint32_t utf8_code(const char *text, size_t length)
{
    static const unsigned char first_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    uint32_t code = (unsigned char)text[0] & first_bits[length];

    for (size_t i = 1; i < length; i++)
        code = code << 6 | ((unsigned char)text[i] & 0x3F);
    return code;
}

bool utf8_is_control(uint32_t code)
{
    return code < ' ' || (code >= 0x7F && code < 0xA0) ||
           (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

bool utf8_has_control(const char *text)
{
    size_t length;

    for (; *text; text += length) {
        length = utf8_length(text, UTF8_LONGEST);
        if (utf8_is_control(utf8_code(text, length)))
            return true;
    }
    return false;
}
