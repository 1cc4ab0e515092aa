/*
 * typed.c - from typed lines to an object of answers.
 *
 *     line:    key [ IS ] rest
 *     worth:   [ IS ] number | number... | player IS number ...
 *     worths:  node ( IS | BOUND ) number | node IS ( number ... )
 *     windows: node IS ( number number )
 *     moves:   node ( IS | ARROW ) node
 */
#include "check/typed.h"

#include "base/digit.h"
#include "base/utf8.h"
#include "check/typed_json.h"
#include "check/typed_key.h"

#include <string.h>

/* What may be told in several lines. */
enum { MERGED_WORTHS, MERGED_WINDOWS, MERGED_PLAN, MERGED_MAX, MERGED_MIN, MERGED };

static const char *const merged_names[MERGED] = {
    "values", "bounds", "plan", "strategy_max", "strategy_min",
};

/* The object in the making: the entries of what may be told in several lines stand apart
 * until all are there. */
struct typing {
    struct token_line line;
    struct typed_json *out;
    struct typed_json merged[MERGED];
    size_t keys; /* written to out so far */
};

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The length of what numbers a line, or lists it, as "1) " or "- ". */
static size_t mark_length(const char *line)
{
    size_t digits = strspn(line, "0123456789");
    size_t length = digits > 0 ? digits + (line[digits] && strchr(").", line[digits]))
                               : strspn(line, "-*") % 2;

    return length > digits && line[length] == ' ' ? length + 1 : 0;
}

/* Another kind of code than is read. */
static bool is_code(const char *text)
{
    return strncmp(text, "gt", 2) == 0 && is_digit(text[2]);
}

bool typed_begins(struct text *text, bool *begins, struct error *error)
{
    enum { LONGEST = 16 };
    const char *first;

    if (!text_hold(text, text->position + LONGEST, error))
        return false;
    first = text->data + text->position;
    first += mark_length(first);
    *begins = *first == '#' || (is_letter(*first) && !is_code(first));
    return true;
}

/* The end of the line at text->data[at], of a text that is held up to its end. */
static size_t line_end(const struct text *text, size_t at, size_t end)
{
    const char *newline = memchr(text->data + at, '\n', end - at);

    return newline ? (size_t)(newline - text->data) : end;
}

/* Whether a line is three dashes, or more. */
static bool is_rule(const struct text *text, size_t at, size_t end)
{
    enum { FEWEST = 3 };
    size_t dashes = strspn(text->data + at, "-");

    return dashes >= FEWEST &&
           at + dashes + strspn(text->data + at + dashes, " \t\r") >= end;
}

bool typed_section(struct text *text, size_t *end, size_t *next, struct error *error)
{
    if (!text_hold(text, SIZE_MAX, error))
        return false;
    for (size_t at = text->position; at < text->size; at = *next) {
        *end = line_end(text, at, text->size);
        *next = *end < text->size ? *end + 1 : *end;
        if (is_rule(text, at, *end)) {
            *end = at;
            return true;
        }
    }
    *end = *next = text->size;
    return true;
}

/* A word is bare, or stands for itself. */
static void put_node(struct typing *typing, struct typed_json *out,
                     const struct token *word, bool bare)
{
    bool plain = bare && word->kind == TOKEN_WORD;

    if (plain)
        typed_json_sign(out, "[", word->at);
    typed_json_string(out, typing->line.source->data + word->at, word->length, word->at);
    if (plain)
        typed_json_sign(out, "]", word->at);
}

static bool is_word(const struct token *token)
{
    return token->kind == TOKEN_WORD || token->kind == TOKEN_QUOTE;
}

static bool expect_word(struct typing *typing, struct token *word, const char *message,
                        struct error *error)
{
    *word = typing->line.next;
    return is_word(word) ? token_step(&typing->line, error)
                         : token_refuse(&typing->line, word, error, message);
}

static bool expect_end(struct typing *typing, const char *message, struct error *error)
{
    return typing->line.next.kind == TOKEN_END ||
           token_refuse(&typing->line, &typing->line.next, error, message);
}

/* ? or nothing: what a form has where nothing is answered. */
static bool is_unanswered(const struct typing *typing)
{
    return typing->line.next.kind == TOKEN_END ||
           token_is(&typing->line, &typing->line.next, "?");
}

/* number | BOUND number */
static bool put_number(struct typing *typing, struct typed_json *out, struct error *error)
{
    struct token_line *line = &typing->line;
    const char *before = "";
    struct token word;

    if (line->next.kind == TOKEN_BOUND) {
        before = line->next.at_most ? "<= " : ">= ";
        if (!token_step(line, error))
            return false;
    }
    if (!expect_word(typing, &word, "expected a number", error))
        return false;
    typed_json_number(out, line, &word, before);
    return true;
}

/* number..., as an array */
static bool put_numbers(struct typing *typing, struct typed_json *out,
                        struct error *error)
{
    struct token_line *line = &typing->line;
    const char *separator = "[";

    do {
        typed_json_sign(out, separator, line->next.at);
        separator = ",";
        if (!put_number(typing, out, error) || !token_skip(line, TOKEN_COMMA, error))
            return false;
    } while (line->next.kind != TOKEN_CLOSE && line->next.kind != TOKEN_END);
    typed_json_sign(out, "]", line->next.at);
    return true;
}

/* OPEN number... CLOSE, as an array */
static bool put_bracketed(struct typing *typing, struct typed_json *out,
                          struct error *error)
{
    struct token_line *line = &typing->line;

    if (!token_step(line, error) || !put_numbers(typing, out, error))
        return false;
    return line->next.kind == TOKEN_CLOSE
               ? token_step(line, error)
               : token_refuse(line, &line->next, error, "expected a closing bracket");
}

/* A member of the object begins. */
static void put_key(struct typing *typing, const char *name, size_t at)
{
    typed_json_sign(typing->out, typing->keys++ > 0 ? "," : "{", at);
    typed_json_string(typing->out, name, strlen(name), at);
    typed_json_sign(typing->out, ":", at);
}

/* A member that is not answered. */
static bool put_unanswered(struct typing *typing, const char *name, size_t at,
                           struct error *error)
{
    put_key(typing, name, at);
    typed_json_string(typing->out, "?", 1, typing->line.next.at);
    return (typing->line.next.kind == TOKEN_END || token_step(&typing->line, error)) &&
           expect_end(typing, "expected nothing behind ?", error);
}

/* An entry of what is told in several lines begins. */
static struct typed_json *put_entry(struct typing *typing, int merged,
                                    const struct token *node)
{
    struct typed_json *out = &typing->merged[merged];

    typed_json_sign(out, out->count > 0 ? "," : "{", node->at);
    typed_json_string(out, typing->line.source->data + node->at, node->length, node->at);
    typed_json_sign(out, ":", node->at);
    return out;
}

/* node ( IS | BOUND ) number | node IS ( number... ) */
static bool put_worth(struct typing *typing, struct error *error)
{
    struct token_line *line = &typing->line;
    struct typed_json *out;
    struct token node;

    if (!expect_word(typing, &node, "expected a node and what it is worth", error))
        return false;
    out = put_entry(typing, MERGED_WORTHS, &node);
    if (line->next.kind != TOKEN_IS && line->next.kind != TOKEN_BOUND)
        return token_refuse(line, &line->next, error,
                            "expected = and what the node before is worth");
    if (!token_skip(line, TOKEN_IS, error))
        return false;
    if (line->next.kind == TOKEN_OPEN)
        return put_bracketed(typing, out, error);
    if (!is_unanswered(typing))
        return put_number(typing, out, error);
    typed_json_string(out, "?", 1, line->next.at);
    return line->next.kind == TOKEN_END || token_step(line, error);
}

/* node IS ( number number ) */
static bool put_window(struct typing *typing, struct error *error)
{
    struct token_line *line = &typing->line;
    struct typed_json *out;
    struct token node;

    if (!expect_word(typing, &node, "expected a node and its window", error))
        return false;
    out = put_entry(typing, MERGED_WINDOWS, &node);
    if (!token_skip(line, TOKEN_IS, error))
        return false;
    if (line->next.kind == TOKEN_OPEN)
        return put_bracketed(typing, out, error);
    if (!is_unanswered(typing))
        return token_refuse(line, &line->next, error, "expected a window, as [3, inf]");
    typed_json_string(out, "?", 1, line->next.at);
    return line->next.kind == TOKEN_END || token_step(line, error);
}

static int merged_of(const char *name)
{
    int merged = 0;

    while (strcmp(merged_names[merged], name) != 0)
        merged++;
    return merged;
}

/* node ( IS | ARROW ) node */
static bool put_move(struct typing *typing, const char *name, struct error *error)
{
    struct token_line *line = &typing->line;
    struct typed_json *out;
    struct token node, move;

    if (!expect_word(typing, &node, "expected a node and the move there", error))
        return false;
    if (line->next.kind != TOKEN_IS && line->next.kind != TOKEN_ARROW)
        return token_refuse(line, &line->next, error,
                            "expected = and the move at the node before");
    if (!token_step(line, error))
        return false;
    out = put_entry(typing, merged_of(name), &node);
    if (is_unanswered(typing)) {
        typed_json_string(out, "?", 1, line->next.at);
        return line->next.kind == TOKEN_END || token_step(line, error);
    }
    if (!expect_word(typing, &move, "expected a move", error))
        return false;
    put_node(typing, out, &move, true);
    return true;
}

/* What is told of several nodes, each as the shape says. */
static bool type_entries(struct typing *typing, const struct typed_key *key, size_t at,
                         struct error *error)
{
    struct token_line *line = &typing->line;
    bool done = token_skip(line, TOKEN_IS, error);

    if (done && is_unanswered(typing))
        return put_unanswered(typing, key->name, at, error);
    while (done && line->next.kind != TOKEN_END) {
        if (key->shape == TYPED_WORTHS)
            done = put_worth(typing, error);
        else if (key->shape == TYPED_WINDOWS)
            done = put_window(typing, error);
        else
            done = put_move(typing, key->name, error);
        done = done && token_skip(line, TOKEN_COMMA, error);
    }
    return done;
}

/* Whether the word at hand is the left side of something. */
static bool is_left_side(const struct typing *typing, bool *left, struct error *error)
{
    struct token_line copy = typing->line;

    *left = false;
    if (!is_word(&copy.next))
        return true;
    if (!token_step(&copy, error))
        return false;
    *left = copy.next.kind == TOKEN_IS || copy.next.kind == TOKEN_BOUND;
    return true;
}

/* player IS number ... */
static bool put_players(struct typing *typing, struct error *error)
{
    struct token_line *line = &typing->line;
    const char *separator = "{";
    struct token player;

    do {
        if (!expect_word(typing, &player, "expected a player and a number", error))
            return false;
        typed_json_sign(typing->out, separator, player.at);
        typed_json_string(typing->out, line->source->data + player.at, player.length,
                          player.at);
        typed_json_sign(typing->out, ":", player.at);
        separator = ",";
        if (line->next.kind != TOKEN_IS)
            return token_refuse(line, &line->next, error,
                                "expected = and a number for the player before");
        if (!token_step(line, error) || !put_number(typing, typing->out, error) ||
            !token_skip(line, TOKEN_COMMA, error))
            return false;
    } while (line->next.kind != TOKEN_END);
    typed_json_sign(typing->out, "}", line->next.at);
    return true;
}

/* One number, or several. */
static bool put_plain(struct typing *typing, struct error *error)
{
    struct typed_json one = {.count = 0};
    struct token_line start = typing->line;
    bool done = put_number(typing, &one, error);

    if (done && typing->line.next.kind != TOKEN_END) {
        typing->line = start;
        done = put_numbers(typing, typing->out, error);
    } else if (done) {
        typed_json_append(typing->out, &one);
    }
    typed_json_release(&one);
    return done;
}

/* worth, or of a node an entry of values */
static bool type_worth(struct typing *typing, const struct typed_key *key, size_t at,
                       struct error *error)
{
    static const struct typed_key values = {"values", TYPED_WORTHS};
    struct token_line *line = &typing->line;
    bool left, is_value = strcmp(key->name, "value") == 0;

    if (!token_skip(line, TOKEN_IS, error) || !is_left_side(typing, &left, error))
        return false;
    if (left && is_value)
        return type_entries(typing, &values, at, error);
    if (is_unanswered(typing))
        return put_unanswered(typing, key->name, at, error);
    put_key(typing, key->name, at);
    if (left)
        return put_players(typing, error);
    if (line->next.kind == TOKEN_OPEN ? !put_bracketed(typing, typing->out, error)
                                      : !put_plain(typing, error))
        return false;
    return expect_end(typing, "expected nothing behind the numbers", error);
}

static bool type_number(struct typing *typing, const struct typed_key *key, size_t at,
                        struct error *error)
{
    if (!token_skip(&typing->line, TOKEN_IS, error))
        return false;
    if (is_unanswered(typing))
        return put_unanswered(typing, key->name, at, error);
    put_key(typing, key->name, at);
    return put_number(typing, typing->out, error) &&
           expect_end(typing, "expected one number", error);
}

static bool type_node(struct typing *typing, const struct typed_key *key, size_t at,
                      struct error *error)
{
    struct token node;

    if (!token_skip(&typing->line, TOKEN_IS, error))
        return false;
    if (is_unanswered(typing))
        return put_unanswered(typing, key->name, at, error);
    put_key(typing, key->name, at);
    if (!expect_word(typing, &node, "expected a node", error))
        return false;
    put_node(typing, typing->out, &node, true);
    return expect_end(typing, "expected one node", error);
}

/* How the words of a list are meant. */
enum list_words { WORDS_BARE, WORDS_IDS, WORDS_WORTH };

/* "worth:" or "ids:" before the words of a list. */
static bool take_meaning(struct typing *typing, enum list_words *words,
                         struct error *error)
{
    struct token_line *line = &typing->line;
    bool left, worth = token_is(line, &line->next, "worth");

    *words = WORDS_BARE;
    if (!is_left_side(typing, &left, error))
        return false;
    if (!left)
        return true;
    if (!worth && !token_is(line, &line->next, "id") &&
        !token_is(line, &line->next, "ids"))
        return token_refuse(line, &line->next, error,
                            "expected nodes, with blanks or commas between them");
    *words = worth ? WORDS_WORTH : WORDS_IDS;
    return token_step(line, error) && token_skip(line, TOKEN_IS, error);
}

/* A node of a list; of two with an arrow between them, as parent and child, an edge. */
static bool put_item(struct typing *typing, bool edges, enum list_words words,
                     struct error *error)
{
    struct token_line *line = &typing->line;
    struct typed_json *out = typing->out;
    struct token node, child;

    if (!expect_word(typing, &node, "expected a node", error))
        return false;
    if (words == WORDS_WORTH) {
        typed_json_number(out, line, &node, "");
        return true;
    }
    if (!edges || line->next.kind != TOKEN_ARROW) {
        put_node(typing, out, &node, words == WORDS_BARE);
        return true;
    }
    typed_json_sign(out, "[", node.at);
    put_node(typing, out, &node, words == WORDS_BARE);
    typed_json_sign(out, ",", node.at);
    if (!token_step(line, error) ||
        !expect_word(typing, &child, "expected a child", error))
        return false;
    put_node(typing, out, &child, words == WORDS_BARE);
    typed_json_sign(out, "]", child.at);
    return true;
}

/* Between two nodes of a list. */
static bool skip_between(struct typing *typing, bool edges, struct error *error)
{
    struct token_line *line = &typing->line;

    return token_skip(line, TOKEN_COMMA, error) &&
           (edges || token_skip(line, TOKEN_ARROW, error));
}

/* node..., in brackets or without */
static bool put_list(struct typing *typing, bool edges, enum list_words words,
                     struct error *error)
{
    struct token_line *line = &typing->line;
    bool bracket = line->next.kind == TOKEN_OPEN;
    enum token_kind end = bracket ? TOKEN_CLOSE : TOKEN_END;
    const char *separator = "[";

    if (!token_skip(line, TOKEN_OPEN, error))
        return false;
    if (line->next.kind == end)
        typed_json_sign(typing->out, "[", line->next.at);
    while (line->next.kind != end) {
        typed_json_sign(typing->out, separator, line->next.at);
        separator = ",";
        if (!put_item(typing, edges, words, error) || !skip_between(typing, edges, error))
            return false;
    }
    typed_json_sign(typing->out, "]", line->next.at);
    return !bracket || token_step(line, error);
}

static bool type_list(struct typing *typing, const struct typed_key *key, size_t at,
                      struct error *error)
{
    struct token_line *line = &typing->line;
    bool edges = key->shape == TYPED_NODES;
    enum list_words words;

    if (!token_skip(line, TOKEN_IS, error))
        return false;
    if (edges && line->next.kind == TOKEN_END)
        return token_refuse(line, &line->next, error,
                            "expected nodes, none, or ? where nothing is answered");
    if (is_unanswered(typing))
        return put_unanswered(typing, key->name, at, error);
    put_key(typing, key->name, at);
    return take_meaning(typing, &words, error) && put_list(typing, edges, words, error) &&
           expect_end(typing, "expected nothing behind the nodes", error);
}

/* yes, no, or a word that stands for itself */
static bool type_word(struct typing *typing, const struct typed_key *key, size_t at,
                      struct error *error)
{
    struct token_line *line = &typing->line;
    struct token word;

    if (!token_skip(line, TOKEN_IS, error))
        return false;
    if (is_unanswered(typing))
        return put_unanswered(typing, key->name, at, error);
    put_key(typing, key->name, at);
    if (!expect_word(typing, &word, "expected a word", error))
        return false;
    if (token_is(line, &word, "yes") || token_is(line, &word, "true"))
        typed_json_sign(typing->out, "true", word.at);
    else if (token_is(line, &word, "no") || token_is(line, &word, "false"))
        typed_json_sign(typing->out, "false", word.at);
    else
        put_node(typing, typing->out, &word, false);
    return expect_end(typing, "expected one word", error);
}

/* The rest of the line, as it stands there. */
static bool type_rest(struct typing *typing, const struct typed_key *key, size_t at,
                      struct error *error)
{
    struct token_line *line = &typing->line;
    const char *data = line->source->data;
    size_t first, end = line->end;
    struct token word;
    bool quoted;

    if (!token_skip(line, TOKEN_IS, error))
        return false;
    word = line->next;
    first = line->next.at - (line->next.kind == TOKEN_QUOTE);
    while (end > first && strchr(" \t\r", data[end - 1]))
        end--;
    line->at = line->end;
    if (is_unanswered(typing))
        return true;
    put_key(typing, key->name, at);
    quoted = word.kind == TOKEN_QUOTE && word.at + word.length + 1 == end;
    typed_json_string(typing->out, data + (quoted ? word.at : first),
                      quoted ? word.length : end - first, first);
    return true;
}

typedef bool type_shape(struct typing *typing, const struct typed_key *key, size_t at,
                        struct error *error);

static type_shape *const shapes[] = {
    [TYPED_WORTH] = type_worth,     [TYPED_NUMBER] = type_number,
    [TYPED_NODE] = type_node,       [TYPED_LINE] = type_list,
    [TYPED_NODES] = type_list,      [TYPED_WORTHS] = type_entries,
    [TYPED_WINDOWS] = type_entries, [TYPED_MOVES] = type_entries,
    [TYPED_WORD] = type_word,       [TYPED_REST] = type_rest,
};

static bool type_line(struct typing *typing, struct error *error)
{
    struct token_line *line = &typing->line;
    struct typed_key key;
    size_t at;

    line->at += strspn(line->source->data + line->at, " \t");
    line->at += mark_length(line->source->data + line->at);
    if (!token_step(line, error))
        return false;
    at = line->next.at;
    if (line->next.kind == TOKEN_END || line->source->data[at] == '#')
        return true;
    return typed_key_take(line, &key, error) &&
           shapes[key.shape](typing, &key, at, error);
}

/* What was told in several lines, and the end of the object. */
static void finish(struct typing *typing, size_t at)
{
    for (int i = 0; i < MERGED; i++) {
        struct typed_json *entries = &typing->merged[i];

        if (entries->count > 0) {
            put_key(typing, merged_names[i], entries->runs[0].source);
            typed_json_append(typing->out, entries);
            typed_json_sign(typing->out, "}", at);
        }
        typed_json_release(entries);
    }
    typed_json_sign(typing->out, typing->keys > 0 ? "}" : "{}", at);
}

/* What is no text has no words. */
static bool check_text(const struct text *text, size_t at, size_t end,
                       struct error *error)
{
    const char *nul = memchr(text->data + at, '\0', end - at);
    size_t valid = at + utf8_valid(text->data + at, end - at);

    if (nul && (size_t)(nul - text->data) < valid)
        return text_error(text, (size_t)(nul - text->data), error, "NUL byte");
    return valid == end || text_error(text, valid, error, "not UTF-8");
}

bool typed_read(struct typed *typed, const struct text *text, size_t at, size_t end,
                struct error *error)
{
    struct typing typing = {.out = &typed->json};
    bool done = check_text(text, at, end, error);
    size_t next;

    *typed = (struct typed){.source = text};
    for (size_t line = at; done && line < end; line = next + 1) {
        next = line_end(text, line, end);
        typing.line = (struct token_line){.source = text, .at = line, .end = next};
        done = type_line(&typing, error);
    }
    finish(&typing, at);
    if (!done)
        return false;
    if (typed->json.failed || typed->json.text.failed)
        return error_memory(error);
    return text_from(&typed->object, text->file, typed->json.text.data,
                     typed->json.text.size, error);
}

bool typed_place(const struct typed *typed, size_t at, struct error *error)
{
    const struct typed_run *runs = typed->json.runs;
    size_t low = 0, high = typed->json.count;

    while (low + 1 < high) {
        size_t middle = low + (high - low) / 2;

        if (runs[middle].json <= at)
            low = middle;
        else
            high = middle;
    }
    return text_place(typed->source, runs[low].source, error);
}

void typed_release(struct typed *typed)
{
    typed_json_release(&typed->json);
    text_close(&typed->object);
    *typed = (struct typed){.source = NULL};
}
