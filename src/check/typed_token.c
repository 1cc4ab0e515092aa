/*
 * typed_token.c - words and signs of a typed line.
 */
#include "check/typed_token.h"

#include "base/fold.h"

#include <string.h>

static const struct sign {
    const char *text;
    enum token_kind kind;
    bool at_most;
} signs[] = {
    {"<=", TOKEN_BOUND, true},
    {">=", TOKEN_BOUND, false},
    {"\xE2\x89\xA4", TOKEN_BOUND, true},
    {"\xE2\x89\xA5", TOKEN_BOUND, false},
    {"->", TOKEN_ARROW, false},
    {"\xE2\x86\x92", TOKEN_ARROW, false},
    {"=", TOKEN_IS, false},
    {":", TOKEN_IS, false},
    {",", TOKEN_COMMA, false},
    {";", TOKEN_COMMA, false},
    {"(", TOKEN_OPEN, false},
    {"[", TOKEN_OPEN, false},
    {"{", TOKEN_OPEN, false},
    {")", TOKEN_CLOSE, false},
    {"]", TOKEN_CLOSE, false},
    {"}", TOKEN_CLOSE, false},
};

/* Besides the blanks of ASCII, those that cannot be told from them. */
static size_t blank_length(const char *text, size_t length)
{
    static const char *const blanks[] = {"\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89"};

    if (length > 0 && strchr(" \t\r\v\f", text[0]) && text[0])
        return 1;
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++)
        if (length >= strlen(blanks[i]) &&
            memcmp(text, blanks[i], strlen(blanks[i])) == 0)
            return strlen(blanks[i]);
    return 0;
}

static const struct sign *find_sign(const char *text, size_t length)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (length >= strlen(signs[i].text) &&
            memcmp(text, signs[i].text, strlen(signs[i].text)) == 0)
            return &signs[i];
    return NULL;
}

/* "a word" */
static bool take_quote(struct token_line *line, struct error *error)
{
    const char *data = line->source->data;
    size_t first = line->at + 1;
    const char *close = memchr(data + first, '"', line->end - first);

    line->next = (struct token){.kind = TOKEN_QUOTE, .at = first};
    if (!close)
        return text_error(line->source, line->at, error, "the quote is not closed");
    line->next.length = (size_t)(close - data) - first;
    line->at = first + line->next.length + 1;
    return true;
}

static void take_word(struct token_line *line)
{
    const char *data = line->source->data;
    size_t at = line->at;

    while (at < line->end && data[at] != '"' &&
           blank_length(data + at, line->end - at) == 0 &&
           !find_sign(data + at, line->end - at))
        at++;
    line->next =
        (struct token){.kind = TOKEN_WORD, .at = line->at, .length = at - line->at};
    line->at = at;
}

bool token_step(struct token_line *line, struct error *error)
{
    const char *data = line->source->data;
    const struct sign *sign;
    size_t blank;

    while ((blank = blank_length(data + line->at, line->end - line->at)) > 0)
        line->at += blank;
    line->next = (struct token){.kind = TOKEN_END, .at = line->at};
    if (line->at == line->end)
        return true;
    if (data[line->at] == '"')
        return take_quote(line, error);
    sign = find_sign(data + line->at, line->end - line->at);
    if (!sign) {
        take_word(line);
        return true;
    }
    line->next.kind = sign->kind;
    line->next.at_most = sign->at_most;
    line->next.length = strlen(sign->text);
    line->at += line->next.length;
    return true;
}

bool token_skip(struct token_line *line, enum token_kind kind, struct error *error)
{
    return line->next.kind != kind || token_step(line, error);
}

bool token_is(const struct token_line *line, const struct token *token, const char *word)
{
    const char *text = line->source->data + token->at;

    if (token->kind != TOKEN_WORD || token->length != strlen(word))
        return false;
    for (size_t i = 0; i < token->length; i++)
        if (fold_letter(text[i]) != word[i])
            return false;
    return true;
}

bool token_refuse(const struct token_line *line, const struct token *token,
                  struct error *error, const char *message)
{
    return text_error(line->source, token->at, error, "%s", message);
}
