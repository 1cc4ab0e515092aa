/*
 * code_scan.c - writing values of programs anew.
 */
#include "read/code_scan.h"

#include "base/memory.h"
#include "base/quote.h"
#include "base/typography.h"
#include "read/code_head.h"
#include "read/cursor.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

static const char STOPS[] = "()[]{},:;\"'#=/*";

/* How to write what cannot be read. */
#define ASK_JSON                                                                         \
    "print(json.dumps(tree)) in Python, JSON.stringify(tree) in JavaScript write JSON"

/* An open bracket. */
struct frame {
    size_t at;    /* in the text */
    size_t comma; /* where the last one is, or 0 */
    size_t count; /* elements; keys and values in turn */
    char open;    /* the bracket; 'a': of a wrapper, as array( */
    bool element; /* one stands before, without a comma or colon behind */
    bool last;    /* a comma stands before, without an element behind */
    bool keys;
};

struct scan {
    struct cursor cursor;
    struct literal *literal;
    struct frame *open; /* from the outermost on; owned */
    size_t depth, capacity;
    size_t brace;  /* where the first one without keys is, if braces */
    bool braces;   /* there are some without keys */
    bool brackets; /* there are others */
    bool word;     /* what was seen last is a word or a string */
    bool string;   /* it is a string */
};

static struct frame *innermost(struct scan *s)
{
    return s->depth > 0 ? &s->open[s->depth - 1] : NULL;
}

static const char *here(const struct scan *s)
{
    return s->cursor.text->data + s->cursor.at;
}

/* Takes so many bytes as they are. */
static void keep(struct scan *s, size_t count)
{
    buffer_add(&s->literal->bytes, here(s), count);
    s->cursor.at += count;
}

/* Takes the bytes up to data[end) as blanks; lines stay lines. */
static void blank(struct scan *s, size_t end)
{
    for (; s->cursor.at < end; s->cursor.at++)
        buffer_add(&s->literal->bytes, *here(s) == '\n' ? "\n" : " ", 1);
}

static void put(struct scan *s, const char *bytes)
{
    buffer_text(&s->literal->bytes, bytes);
    s->cursor.at += strlen(bytes);
}

/* Changes the byte that stands for data[at]. */
static void change(struct scan *s, size_t at, char byte)
{
    if (!s->literal->bytes.failed)
        s->literal->bytes.data[at - s->literal->at] = byte;
}

static bool refuse(struct scan *s, size_t at, const char *what)
{
    return cursor_error(&s->cursor, at, "%s: " ASK_JSON, what);
}

/* The end of the comment at the cursor, or the cursor where none begins there. */
static size_t comment_end(struct scan *s)
{
    struct cursor *cursor = &s->cursor;
    size_t at = cursor->at;
    int c = cursor_byte(cursor, at), second = c == '/' ? cursor_byte(cursor, at + 1) : 0;

    if (second == '*') {
        for (at += 2; cursor_byte(cursor, at) != CURSOR_END; at++)
            if (cursor->text->data[at] == '*' && cursor_byte(cursor, at + 1) == '/')
                return at + 2;
        return cursor->at;
    }
    /* Behind a number, two slashes divide. */
    if (c != '#' && (second != '/' || s->word))
        return at;
    while (cursor_byte(cursor, at) != CURSOR_END && cursor->text->data[at] != '\n')
        at++;
    return at;
}

static void skip_space(struct scan *s)
{
    size_t before;

    do {
        before = s->cursor.at;
        while (cursor_is_space(cursor_peek(&s->cursor)))
            keep(s, 1);
        blank(s, comment_end(s));
    } while (s->cursor.at > before);
}

/* An element is about to begin. */
static bool begin_element(struct scan *s)
{
    struct frame *frame = innermost(s);

    if (!frame)
        return true;
    if (frame->element)
        return cursor_error(&s->cursor, s->cursor.at,
                            "expected ',' or a closing bracket");
    frame->element = true;
    frame->last = false;
    frame->count++;
    return true;
}

static bool open_bracket(struct scan *s, char open)
{
    if (!begin_element(s) || !memory_reserve(&s->open, &s->capacity, s->depth + 1,
                                             sizeof *s->open, s->cursor.error))
        return false;
    s->open[s->depth++] = (struct frame){.at = s->cursor.at, .open = open};
    s->brackets = s->brackets || open == '[' || open == '(';
    s->word = s->string = false;
    if (open == 'a')
        blank(s, s->cursor.at + 1);
    else
        put(s, open == '{' ? "{" : "[");
    return true;
}

static char closing(const struct frame *frame)
{
    return frame->open == '[' ? ']' : frame->open == '{' ? '}' : ')';
}

/* Braces without keys are a list, if there is any element. */
static void close_brace(struct scan *s, const struct frame *frame)
{
    if (frame->keys || frame->count == 0) {
        s->literal->objects = true;
        put(s, "}");
        return;
    }
    if (!s->braces)
        s->brace = frame->at;
    s->braces = true;
    change(s, frame->at, '[');
    put(s, "]");
}

/* Round brackets around one element are none, but for a comma. */
static void close_round(struct scan *s, const struct frame *frame)
{
    bool tuple = frame->open == '(' && (frame->count != 1 || frame->comma > 0);

    if (!tuple)
        change(s, frame->at, ' ');
    put(s, tuple ? "]" : " ");
}

static bool close_bracket(struct scan *s)
{
    struct frame *frame = innermost(s);

    if (!frame)
        return cursor_error(&s->cursor, s->cursor.at, "expected a tree in brackets");
    if (cursor_peek(&s->cursor) != closing(frame))
        return cursor_error(&s->cursor, s->cursor.at, "expected '%c'", closing(frame));
    if (frame->open == 'a' && frame->count == 0)
        return cursor_error(&s->cursor, s->cursor.at, "expected a value, not ')'");
    if (frame->last)
        change(s, frame->comma, ' ');
    if (frame->open == '{')
        close_brace(s, frame);
    else if (frame->open == '[')
        put(s, "]");
    else
        close_round(s, frame);
    s->word = s->string = false;
    s->depth--;
    return true;
}

/* Behind what an array is made of, its type: dtype=float64. */
static bool skip_type(struct scan *s)
{
    size_t end = s->cursor.at;

    while (cursor_byte(&s->cursor, end) != CURSOR_END &&
           !strchr("()[]{}", s->cursor.text->data[end]))
        end++;
    if (cursor_byte(&s->cursor, end) != ')')
        return refuse(s, s->cursor.at, "what follows the array is not understood");
    blank(s, end);
    return true;
}

static bool read_comma(struct scan *s)
{
    struct frame *frame = innermost(s);

    if (!frame || !frame->element)
        return cursor_error(&s->cursor, s->cursor.at, "expected a value, not ','");
    if (frame->open == 'a')
        return skip_type(s);
    frame->element = false;
    frame->last = true;
    frame->comma = s->cursor.at;
    s->word = s->string = false;
    keep(s, 1);
    return true;
}

static bool read_colon(struct scan *s)
{
    struct frame *frame = innermost(s);

    if (!frame || frame->open != '{' || !frame->element)
        return cursor_error(&s->cursor, s->cursor.at, "expected a value, not ':'");
    if (!s->string)
        return refuse(s, s->cursor.at, "expected a key in quotes before ':'");
    frame->keys = true;
    frame->element = false;
    s->word = s->string = false;
    keep(s, 1);
    return true;
}

/* The end of the string at the cursor, behind its quote; 0 with an error. */
static size_t string_end(struct scan *s)
{
    struct cursor *cursor = &s->cursor;
    size_t at = cursor->at;
    int quote = cursor_peek(cursor), c;

    while ((c = cursor_byte(cursor, ++at)) != quote) {
        if (c == CURSOR_END || c == '\n') {
            cursor_error(cursor, cursor->at, "string without its closing quote");
            return 0;
        }
        if (c == '"' || (c == '\\' && cursor_byte(cursor, ++at) == '\'')) {
            refuse(s, at, "a quote inside a string");
            return 0;
        }
    }
    return at + 1;
}

static bool read_string(struct scan *s)
{
    size_t end;

    if (!begin_element(s))
        return false;
    end = string_end(s);
    if (end == 0)
        return false;
    if (end == s->cursor.at + 2 && cursor_byte(&s->cursor, end) == *here(s))
        return refuse(s, s->cursor.at, "a string in three quotes");
    put(s, "\"");
    keep(s, end - 1 - s->cursor.at);
    put(s, "\"");
    s->literal->names = true;
    s->word = s->string = true;
    return true;
}

static bool is_ellipsis(const struct scan *s, size_t end)
{
    return word_is(s->cursor.text, s->cursor.at, end, "...");
}

static bool refuse_word(struct scan *s, size_t end)
{
    size_t found, length = end - s->cursor.at;
    const struct typography *character;
    char shown[WORD_SHOWN_SIZE];
    int next = cursor_byte(&s->cursor, end);

    if (!word_check(s->cursor.text, s->cursor.at, end, s->cursor.error))
        return false;
    character = typography_find(here(s), length, &found);
    if (character)
        return cursor_error(&s->cursor, s->cursor.at + found,
                            "%s stands for nothing here: write %s", character->name,
                            character->plain);
    if (length == 0)
        return cursor_error(&s->cursor, s->cursor.at, "expected a value, not '%c'", next);
    if (is_ellipsis(s, end))
        return cursor_error(&s->cursor, s->cursor.at,
                            "values are left out here: write them all");
    quote_short(shown, sizeof shown, here(s), length);
    return cursor_error(&s->cursor, s->cursor.at,
                        next == '(' ? "%s(...) would have to be run: " ASK_JSON
                                    : "expected a value, not %s: " ASK_JSON,
                        shown);
}

/* Whether a word is a number, or one of JSON's. */
static bool is_value(const struct text *text, size_t at, size_t end)
{
    return word_is_value(text, at, end) || word_is(text, at, end, "true") ||
           word_is(text, at, end, "false") || word_is(text, at, end, "null");
}

/* A number; one point at its end goes. */
static void put_value(struct scan *s, size_t end)
{
    bool point = here(s)[end - s->cursor.at - 1] == '.';

    keep(s, end - s->cursor.at - point);
    blank(s, end);
}

static bool read_word(struct scan *s)
{
    const struct text *text = s->cursor.text;
    size_t at = s->cursor.at, end = cursor_word_end(&s->cursor, at, STOPS);
    int next = cursor_byte(&s->cursor, end);

    if (end == at || next == '"' || next == '\'')
        return refuse_word(s, end);
    if (next == '(' && code_is_wrapper(text, at, end)) {
        blank(s, end);
        return open_bracket(s, 'a');
    }
    if (!begin_element(s))
        return false;
    s->word = true;
    s->string = false;
    if (next == '(')
        return refuse_word(s, end);
    if (word_is(text, at, end, "True"))
        put(s, "true");
    else if (word_is(text, at, end, "False"))
        put(s, "false");
    else if (word_is(text, at, end, "None"))
        put(s, "null");
    else if (is_value(text, at, end) && !is_ellipsis(s, end))
        put_value(s, end);
    else
        return refuse_word(s, end);
    return true;
}

static bool refuse_end(struct scan *s)
{
    uint64_t line, column;

    if (s->depth == 0)
        return cursor_error(&s->cursor, s->cursor.at, "expected a tree in brackets");
    text_locate(s->cursor.text, innermost(s)->at, &line, &column);
    return cursor_error(&s->cursor, s->cursor.at,
                        "expected '%c' for the bracket in line %llu",
                        closing(innermost(s)), (unsigned long long)line);
}

static bool read_token(struct scan *s)
{
    int c = cursor_peek(&s->cursor);

    switch (c) {
    case CURSOR_END:
        return refuse_end(s);
    case '[':
    case '(':
    case '{':
        return open_bracket(s, (char)c);
    case ']':
    case ')':
    case '}':
        return close_bracket(s);
    case ',':
        return read_comma(s);
    case ':':
        return read_colon(s);
    case '"':
    case '\'':
        return read_string(s);
    default:
        return read_word(s);
    }
}

/* Braces without keys belong to C and Java, where nothing else is around numbers. */
static bool check_braces(struct scan *s)
{
    return !s->braces || (!s->brackets && !s->literal->objects && !s->literal->names) ||
           cursor_error(&s->cursor, s->brace, "a set has no order: write [ and ]");
}

/* Behind the value; what has a name is the only tree. */
static bool read_tail(struct scan *s)
{
    size_t at = s->cursor.at;
    int c;

    while ((c = cursor_byte(&s->cursor, at)) == ' ' || c == '\t')
        at++;
    if (c == ';' || c == '.')
        blank(s, at + 1);
    if (!s->literal->headed)
        return true;
    s->word = false;
    skip_space(s);
    return cursor_peek(&s->cursor) == CURSOR_END ||
           cursor_error(&s->cursor, s->cursor.at,
                        "expected the end of the text behind a tree with a name");
}

static bool scan_document(struct scan *s)
{
    size_t head = code_head_end(&s->cursor, s->cursor.at);

    s->literal->headed = head > 0;
    blank(s, head);
    do {
        skip_space(s);
        if (!read_token(s))
            return false;
        if (s->depth == 0 && s->word)
            return cursor_error(&s->cursor, s->literal->at,
                                "expected a tree in brackets");
    } while (s->depth > 0);
    return check_braces(s) && read_tail(s);
}

bool code_scan(struct literal *literal, struct text *text, size_t at, struct error *error)
{
    struct scan scan = {.cursor = {.text = text, .at = at, .error = error},
                        .literal = literal};
    bool done;

    buffer_clear(&literal->bytes);
    literal->at = at;
    literal->objects = literal->names = false;
    done = scan_document(&scan) && !scan.cursor.failed;
    literal->end = scan.cursor.at;
    free(scan.open);
    return done && (!literal->bytes.failed || error_memory(error));
}
