/*
 * coded.c - answers as a word.
 */
#include "check/coded.h"

#include <string.h>

static const char MARK[] = "gt1:";

enum {
    MARK_SIZE = sizeof MARK - 1,
    PRINT_DIGITS = PRACTISED_PRINT_SIZE - 1,
    HEAD_SIZE = MARK_SIZE + PRINT_DIGITS + 1, /* up to the second colon */
    LETTER_BITS = 6,
    BYTE_BITS = 8,
    BYTE = 0xff,
};

/* Whether the text goes on so. */
static bool is_next(struct text *text, size_t at, const char *word, size_t length,
                    bool *is, struct error *error)
{
    if (!text_hold(text, at + length, error))
        return false;
    *is = text->size - at >= length && memcmp(text->data + at, word, length) == 0;
    return true;
}

bool coded_begins(struct text *text, bool *begins, struct error *error)
{
    return is_next(text, text->position, MARK, MARK_SIZE, begins, error);
}

bool coded_is_of(struct text *text, const char *print, bool *is, struct error *error)
{
    return coded_begins(text, is, error) &&
           (!*is ||
            is_next(text, text->position + MARK_SIZE, print, PRINT_DIGITS, is, error));
}

static bool is_blank(char c)
{
    return c == '\0' || strchr(" \t\r\n", c);
}

/* One past the code; *end is the end of what is held where the code is too long. */
static bool find_end(struct text *text, size_t *end, struct error *error)
{
    *end = text->position;
    while (*end - text->position <= CODE_SIZE) {
        if (*end == text->size && !text_hold(text, *end + 1, error))
            return false;
        if (*end == text->size || is_blank(text->data[*end]))
            return true;
        ++*end;
    }
    return text_error(text, text->position, error,
                      "a code is not longer than %d characters", CODE_SIZE);
}

/* What a letter stands for; negative: none. */
static int value_of(char letter)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const char *found = letter ? strchr(letters, letter) : NULL;

    return found ? (int)(found - letters) : -1;
}

/* Adds the bytes that letters stand for; what is left of the last is nothing. Whether all
 * are letters. */
static bool decode(struct buffer *bytes, const char *text, size_t length)
{
    uint32_t bits = 0;
    unsigned count = 0;

    for (size_t i = 0; i < length; i++) {
        int value = value_of(text[i]);
        char byte;

        if (value < 0)
            return false;
        bits = bits << LETTER_BITS | (uint32_t)value;
        count += LETTER_BITS;
        if (count < BYTE_BITS)
            continue;
        count -= BYTE_BITS;
        byte = (char)(bits >> count & BYTE);
        buffer_add(bytes, &byte, 1);
    }
    return count < LETTER_BITS;
}

static bool is_print(const char *text)
{
    return strspn(text, "0123456789abcdef") >= PRINT_DIGITS && text[PRINT_DIGITS] == ':';
}

static bool take_object(const struct text *text, size_t end, struct text *object,
                        struct error *error)
{
    size_t first = text->position + HEAD_SIZE;
    struct buffer bytes = {0};
    bool done;

    buffer_text(&bytes, "");
    done = decode(&bytes, text->data + first, end - first);
    if (bytes.failed)
        error_memory(error);
    else if (!done)
        text_error(text, text->position, error,
                   "this code is not whole, or more stands at its end: expected all of "
                   "it, on a line of its own");
    done = done && !bytes.failed &&
           text_from(object, text->file, bytes.data, bytes.size, error);
    buffer_release(&bytes);
    return done;
}

bool coded_take(struct text *text, char print[static PRACTISED_PRINT_SIZE],
                struct text *object, bool *ended, struct error *error)
{
    size_t end;
    bool done;

    *ended = find_end(text, &end, error);
    if (!*ended)
        return false;
    if (end - text->position <= HEAD_SIZE ||
        !is_print(text->data + text->position + MARK_SIZE)) {
        done = text_error(text, text->position, error,
                          "expected a code: gt1:, sixteen digits, a colon, and letters");
    } else {
        memcpy(print, text->data + text->position + MARK_SIZE, PRINT_DIGITS);
        print[PRINT_DIGITS] = '\0';
        done = take_object(text, end, object, error);
    }
    text->position = end;
    return done;
}
