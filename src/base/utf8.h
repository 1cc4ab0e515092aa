/*
 * utf8.h - stepping through UTF-8 (RFC 3629).
 */
#ifndef GTEVAL_BASE_UTF8_H
#define GTEVAL_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No character takes more bytes than this. */
enum { UTF8_LONGEST = 4 };

/* Whether a byte continues a character that began before it. */
static inline bool utf8_is_inside(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/*
 * Bytes of the character that begins at text[0 .. available); 0 where none does: stray or
 * missing continuation bytes, overlong forms, surrogates, beyond U+10FFFF.
 */
size_t utf8_length(const char *text, size_t available);

/* The first byte of text[0 .. size) that is not valid UTF-8, or size. */
size_t utf8_valid(const char *text, size_t size);

/* How many characters begin in text[0 .. size); invalid bytes count one each. */
size_t utf8_count(const char *text, size_t size);

/* The code of the valid character that takes text[0 .. length). */
uint32_t utf8_code(const char *text, size_t length);

/*
 * Whether a terminal, an editor or a browser would obey the character instead of showing
 * it: controls (C0, DEL, C1), the separators of lines and paragraphs, and what turns the
 * direction of the text that follows.
 */
bool utf8_is_control(uint32_t code);

/* Whether text, valid and closed by a NUL, has a character that is one. */
bool utf8_has_control(const char *text);

#endif
