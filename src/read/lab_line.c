/*
 * lab_line.c - reading plain lines of lab text.
 */
#include "read/lab_line.h"

#include "base/utf8.h"
#include "read/lines.h"
#include "read/words.h"

#include <limits.h>
#include <string.h>

/* What a label cannot have in it, or not without being read in another way: a bare one b,
 * one in quotes q, any x. Most of the time goes into looking for its end. */
static const char ENDS[1 << CHAR_BIT] = "xxxxxxxxxxxxxxxx"
                                        "xxxxxxxxxxxxxxxx"
                                        "b.xb........b..." /* blank to slash */
                                        "..........b..b.." /* digits : ; < = > ? */
                                        "................"
                                        "...........bqb.." /* P to Z [ backslash ] ^ _ */
                                        "................"
                                        "...............x";

bool lab_word_find(const struct text *text, size_t at, size_t end, struct lab_word *word)
{
    const char *data = text->data;
    bool quoted = at < end && data[at] == '"';
    char other = quoted ? 'b' : 'q';
    unsigned char seen = 0;

    at += quoted;
    word->at = at;
    for (; at < end; at++) {
        unsigned char c = (unsigned char)data[at];

        if (ENDS[c] >= 'a' && ENDS[c] != other)
            break;
        seen |= c;
    }
    word->end = at;
    word->next = at + quoted;
    if (at == word->at || (quoted && (at == end || data[at] != '"')))
        return false;
    return seen < 0x80 || utf8_valid(data + word->at, at - word->at) == at - word->at;
}

bool lab_word_same(const struct text *text, const struct lab_word *a,
                   const struct lab_word *b)
{
    return a->end - a->at == b->end - b->at &&
           memcmp(text->data + a->at, text->data + b->at, a->end - a->at) == 0;
}

uint64_t lab_word_hash(const struct text *text, const struct lab_word *word)
{
    static const uint64_t FACTOR = UINT64_C(0x9E3779B97F4A7C15);
    const char *bytes = text->data + word->at;
    size_t size = word->end - word->at;
    uint64_t hash = size, piece;

    for (; size > 0; size -= size < sizeof piece ? size : sizeof piece) {
        piece = 0;
        memcpy(&piece, bytes, size < sizeof piece ? size : sizeof piece);
        bytes += sizeof piece;
        hash = (hash ^ piece) * FACTOR;
        hash ^= hash >> 32;
    }
    return hash * FACTOR;
}

static bool read_leaf(const struct text *text, size_t at, size_t end,
                      struct lab_line *line)
{
    size_t word_end = line_word_end(text, at, end);
    struct error error;
    bool last;

    line->child = 0;
    return word_value(text, at, word_end, &line->value, &error) &&
           line_is_last(text, line_skip_blanks(text, word_end, end), end, &last,
                        &error) &&
           last;
}

bool lab_line_meaning(const struct text *text, size_t end, struct lab_line *line)
{
    size_t at = line_skip_blanks(text, line->label.next, end);
    char sign;

    if (at == end)
        return false;
    sign = text->data[at];
    at = line_skip_blanks(text, at + 1, end);
    if (sign == '=')
        return read_leaf(text, at, end, line);
    if (sign != ':' || at == end || text->data[at] != '[')
        return false;
    line->child = line_skip_blanks(text, at + 1, end);
    return true;
}

bool lab_line_read(const struct text *text, size_t at, size_t end, struct lab_line *line)
{
    return lab_word_find(text, at, end, &line->label) &&
           lab_line_meaning(text, end, line);
}

size_t lab_line_end(const struct text *text, size_t at)
{
    const char *newline = memchr(text->data + at, '\n', text->size - at);
    size_t end = newline ? (size_t)(newline - text->data) : text->size;

    return end > at && text->data[end - 1] == '\r' ? end - 1 : end;
}

/* Whether nothing but a comment is left of the line behind data[at]. */
static bool ends_line(const struct text *text, size_t at)
{
    size_t end = lab_line_end(text, at);
    struct error error;
    bool last;

    at = line_skip_blanks(text, at, end);
    return line_is_last(text, at, end, &last, &error) && last;
}

bool lab_line_pass(const struct text *text, const struct lab_word *child, size_t *next)
{
    size_t at = line_skip_blanks(text, child->next, text->size);

    *next = text->data[at] == ',' ? line_skip_blanks(text, at + 1, text->size) : 0;
    return *next > 0 || (text->data[at] == ']' && ends_line(text, at + 1));
}

bool lab_line_label(const struct text *text, size_t *at, struct lab_word *label)
{
    bool found = false;

    while (!found && *at < text->size) {
        size_t start = line_skip_blanks(text, *at, text->size);
        const char *newline = memchr(text->data + start, '\n', text->size - start);

        *at = newline ? (size_t)(newline - text->data) + 1 : text->size;
        found = start < text->size && !strchr("\r\n#", text->data[start]) &&
                lab_word_find(text, start, text->size, label);
    }
    return found;
}
