/*
 * mutate_text.c - a text as a list of tokens, one of which is changed.
 */
#include "mutate.h"

#include "ensure.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct token {
    enum token_kind kind;
    size_t at, end;
};

struct tokens {
    const char *text;
    size_t size;
    struct token *tokens;
    size_t count;
    struct dice *dice;
    char bracket; /* put there last */
};

static bool is_word(char c)
{
    return c && !strchr(" \t\r\n\"()[]{},:;=", c);
}

static enum token_kind kind_of(char c)
{
    if (c == '\n')
        return TOKEN_LINE;
    if (c == '"')
        return TOKEN_STRING;
    if (is_word(c))
        return strchr("-+.0123456789", c) ? TOKEN_NUMBER : TOKEN_WORD;
    return TOKEN_SIGN;
}

static size_t token_end(const struct tokens *t, size_t at, enum token_kind kind)
{
    size_t end = at + 1;

    if (kind == TOKEN_STRING) {
        while (end < t->size && t->text[end] != '"')
            end += t->text[end] == '\\' ? 2 : 1;
        return end + 1;
    }
    if (kind == TOKEN_NUMBER || kind == TOKEN_WORD)
        while (end < t->size && is_word(t->text[end]))
            end++;
    return end;
}

/* That of the last line is none: it may be missing. */
static void find_tokens(struct tokens *t)
{
    t->tokens = calloc(t->size + 1, sizeof *t->tokens);
    ENSURE(t->tokens);
    for (size_t at = 0, end; at < t->size; at = end) {
        enum token_kind kind = kind_of(t->text[at]);

        end = at + 1;
        if (t->text[at] == ' ' || t->text[at] == '\t')
            continue;
        end = token_end(t, at, kind);
        t->tokens[t->count++] = (struct token){kind, at, end};
    }
    if (t->count > 0 && t->tokens[t->count - 1].kind == TOKEN_LINE)
        t->count--;
}

static bool token_is(const struct tokens *t, size_t i, const char *word)
{
    const struct token *token = &t->tokens[i];
    size_t length = token->end - token->at;

    return length == strlen(word) && memcmp(t->text + token->at, word, length) == 0;
}

/* Appends text[at .. end). */
static void add(const struct tokens *t, struct buffer *out, size_t at, size_t end)
{
    buffer_add(out, t->text + at, end - at);
}

static void add_rest(const struct tokens *t, struct buffer *out, size_t at)
{
    add(t, out, at, t->size);
}

static void replace(const struct tokens *t, struct buffer *out, size_t i,
                    const char *with)
{
    add(t, out, 0, t->tokens[i].at);
    buffer_text(out, with);
    add_rest(t, out, t->tokens[i].end);
}

static bool remove_token(struct tokens *t, struct buffer *out, size_t i)
{
    replace(t, out, i, "");
    return true;
}

static bool double_token(struct tokens *t, struct buffer *out, size_t i)
{
    const struct token *token = &t->tokens[i];

    add(t, out, 0, token->end);
    buffer_text(out, token->kind == TOKEN_LINE ? "" : " ");
    add_rest(t, out, token->at);
    return true;
}

static bool swap_tokens(struct tokens *t, struct buffer *out, size_t i)
{
    const struct token *a = &t->tokens[i], *b = a + 1;

    if (i + 1 == t->count)
        return false;
    add(t, out, 0, a->at);
    add(t, out, b->at, b->end);
    add(t, out, a->end, b->at);
    add(t, out, a->at, a->end);
    add_rest(t, out, b->end);
    return true;
}

/* Another number, or the other mover. */
static bool replace_token(struct tokens *t, struct buffer *out, size_t i)
{
    static const char *const movers[][2] = {
        {"max", "min"}, {"MAX", "MIN"}, {"\"max\"", "\"min\""}, {"X", "N"}};
    static const char *const numbers[] = {"77", "-4.25", "1", "2", "0"};

    for (size_t m = 0; m < sizeof movers / sizeof *movers; m++)
        for (int side = 0; side < 2; side++)
            if (token_is(t, i, movers[m][side])) {
                replace(t, out, i, movers[m][!side]);
                return true;
            }
    if (t->tokens[i].kind != TOKEN_NUMBER)
        return false;
    replace(t, out, i, numbers[dice_below(t->dice, sizeof numbers / sizeof *numbers)]);
    return true;
}

static bool rename_key(struct tokens *t, struct buffer *out, size_t i)
{
    bool string = t->tokens[i].kind == TOKEN_STRING;

    if ((!string && t->tokens[i].kind != TOKEN_WORD) || i + 1 == t->count ||
        !(token_is(t, i + 1, ":") || token_is(t, i + 1, "=")))
        return false;
    replace(t, out, i, string ? "\"zzz\"" : "zzz");
    return true;
}

/* The token that closes the bracket of token i, or 0. */
static size_t closing(const struct tokens *t, size_t i)
{
    size_t depth = 0;

    for (; i < t->count; i++) {
        char c = t->tokens[i].kind == TOKEN_SIGN ? t->text[t->tokens[i].at] : ' ';

        depth += strchr("([{", c) != NULL;
        if (strchr(")]}", c) && --depth == 0)
            return i;
    }
    return 0;
}

static bool unpair(struct tokens *t, struct buffer *out, size_t i)
{
    bool opens =
        t->tokens[i].kind == TOKEN_SIGN && strchr("([{", t->text[t->tokens[i].at]);
    size_t close = opens ? closing(t, i) : 0;

    if (close == 0)
        return false;
    add(t, out, 0, t->tokens[i].at);
    add(t, out, t->tokens[i].end, t->tokens[close].at);
    add_rest(t, out, t->tokens[close].end);
    return true;
}

static bool pair(struct tokens *t, struct buffer *out, size_t i)
{
    static const char *const pairs[][2] = {{"(", ")"}, {"[", "]"}, {"{", "}"}};
    uint32_t kind = dice_below(t->dice, 3);

    if (t->tokens[i].kind == TOKEN_LINE)
        return false;
    add(t, out, 0, t->tokens[i].at);
    t->bracket = pairs[kind][0][0];
    buffer_text(out, pairs[kind][0]);
    add(t, out, t->tokens[i].at, t->tokens[i].end);
    buffer_text(out, pairs[kind][1]);
    add_rest(t, out, t->tokens[i].end);
    return true;
}

struct mutation mutate_text(struct buffer *out, const char *text, size_t size,
                            struct dice *dice)
{
    static bool (*const mutations[MUTATIONS])(struct tokens *, struct buffer *,
                                              size_t) = {
        [MUTATION_REMOVED] = remove_token, [MUTATION_DOUBLED] = double_token,
        [MUTATION_SWAPPED] = swap_tokens,  [MUTATION_REPLACED] = replace_token,
        [MUTATION_RENAMED] = rename_key,   [MUTATION_UNPAIRED] = unpair,
        [MUTATION_PAIRED] = pair,
    };
    struct tokens t = {.text = text, .size = size, .dice = dice};
    struct mutation mutation;
    size_t i;

    find_tokens(&t);
    do {
        mutation.kind = dice_below(dice, MUTATIONS);
        i = dice_below(dice, (uint32_t)t.count);
    } while (!mutations[mutation.kind](&t, out, i));
    mutation.token = t.tokens[i].kind;
    mutation.at = t.tokens[i].at;
    mutation.end = t.tokens[i].end;
    mutation.bracket = t.bracket;
    free(t.tokens);
    return mutation;
}
