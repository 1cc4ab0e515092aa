/*
 * typed_json.c - JSON of words.
 */
#include "check/typed_json.h"

#include "base/fold.h"
#include "base/memory.h"
#include "base/score.h"
#include "base/typography.h"

#include <stdlib.h>
#include <string.h>

/* What is added next was typed there. */
static void add_run(struct typed_json *json, size_t source)
{
    struct error error;

    if (!memory_reserve(&json->runs, &json->capacity, json->count + 1, sizeof *json->runs,
                        &error)) {
        json->failed = true;
        return;
    }
    json->runs[json->count++] = (struct typed_run){json->text.size, source};
}

void typed_json_sign(struct typed_json *json, const char *sign, size_t source)
{
    add_run(json, source);
    buffer_text(&json->text, sign);
}

static void add_character(struct buffer *out, char c)
{
    static const char digits[] = "0123456789abcdef";
    const char escape[] = {'\\', 'u', '0', '0', digits[(c & 0xF0) >> 4], digits[c & 0xF]};

    if ((unsigned char)c < ' ' || c == '"' || c == '\\')
        buffer_add(out, escape, sizeof escape);
    else
        buffer_add(out, &c, 1);
}

void typed_json_string(struct typed_json *json, const char *text, size_t length,
                       size_t source)
{
    typed_json_sign(json, "\"", source);
    for (size_t i = 0; i < length; i++)
        add_character(&json->text, text[i]);
    buffer_text(&json->text, "\"");
}

/* What is put in the place of a character of ASCII, as a minus. */
static size_t put_plain(struct buffer *out, const char *text, size_t length)
{
    const struct typography *typography;
    size_t found = 0;

    typography = typography_find(text, length, &found);
    if (!typography || found > 0 || typography->anywhere)
        return 0;
    buffer_text(out, typography->plain);
    return strlen(typography->character);
}

/* The word in ASCII's signs, without a plus that begins it. */
static void put_number(struct buffer *out, const char *text, size_t length)
{
    size_t at = length > 1 && strchr("+-", text[0]) ? 1 : put_plain(out, text, length);

    if (at > 0 && text[0] == '-')
        buffer_text(out, "-");
    at += put_plain(out, text + at, length - at);
    buffer_add(out, text + at, length - at);
}

/* Whether it is a number of JSON. */
static bool is_number(const struct buffer *number)
{
    double value;
    size_t used;

    return number->size > 0 &&
           score_read(number->data, number->size, &value, &used) == SCORE_OK &&
           used == number->size;
}

/* inf and -inf as we spell them, else the text. */
static const char *spelled(const struct buffer *number)
{
    bool minus = number->data[0] == '-';
    char folded[FOLD_ROOM];

    fold_word(number->data, number->size, folded);
    if (strcmp(folded, "inf") == 0 || strcmp(folded, "infinity") == 0 ||
        strcmp(folded, "oo") == 0)
        return minus ? "-inf" : "inf";
    return number->data;
}

void typed_json_number(struct typed_json *json, const struct token_line *line,
                       const struct token *word, const char *before)
{
    struct buffer number = {0}, whole = {0};

    put_number(&number, line->source->data + word->at, word->length);
    if (number.failed) {
        json->failed = true;
    } else if (!*before && word->kind == TOKEN_WORD && is_number(&number)) {
        typed_json_sign(json, number.data, word->at);
    } else {
        buffer_text(&whole, before);
        buffer_text(&whole, number.size > 0 ? spelled(&number) : "");
        typed_json_string(json, whole.size > 0 ? whole.data : "", whole.size, word->at);
    }
    json->failed = json->failed || whole.failed;
    buffer_release(&number);
    buffer_release(&whole);
}

void typed_json_append(struct typed_json *json, const struct typed_json *other)
{
    size_t base = json->text.size;

    json->failed = json->failed || other->failed || other->text.failed;
    if (json->failed)
        return;
    for (size_t i = 0; i < other->count; i++) {
        add_run(json, other->runs[i].source);
        if (!json->failed)
            json->runs[json->count - 1].json = base + other->runs[i].json;
    }
    buffer_add(&json->text, other->text.data, other->text.size);
}

void typed_json_release(struct typed_json *json)
{
    buffer_release(&json->text);
    free(json->runs);
    *json = (struct typed_json){.count = 0};
}
