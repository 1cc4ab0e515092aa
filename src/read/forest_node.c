/*
 * forest_node.c - what nodes say.
 */
#include "read/forest_node.h"

#include "base/digit.h"
#include "base/quote.h"
#include "base/score.h"
#include "base/typography.h"
#include "read/forest_text.h"
#include "read/words.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static const char ELLIPSIS[] = "\xE2\x80\xA6";

/* The innermost node being read, and where its errors are. */
struct telling {
    const struct forest_part *part;
    struct forest_node *open;
    size_t depth;
    struct build *b;
    struct error *error;
};

static struct forest_node *innermost(const struct telling *t)
{
    return &t->open[t->depth - 1];
}

/* Whether text is the id of the innermost node, or the end of it that a picture shows. */
static bool is_own_id(const struct telling *t, const char *text)
{
    bool shortened = strncmp(text, ELLIPSIS, sizeof ELLIPSIS - 1) == 0;
    size_t level = t->depth, end;
    char digits[24];

    text += shortened ? sizeof ELLIPSIS - 1 : 0;
    end = strlen(text);
    while (level > 1) {
        size_t count = (size_t)snprintf(digits, sizeof digits, "%llu",
                                        (unsigned long long)t->open[--level].ordinal);

        if (shortened && end <= count)
            return memcmp(text, digits + count - end, end) == 0;
        if (end < count || memcmp(text + end - count, digits, count) != 0)
            return false;
        end -= count;
        if (level == 1)
            return end == 0 && !shortened;
        if (end == 0 || text[--end] != '.')
            return false;
        if (end == 0)
            return shortened;
    }
    return t->depth == 1 && strcmp(text, "e") == 0;
}

static bool fail(const struct telling *t, const char *what, const char *word)
{
    char shown[WORD_SHOWN_SIZE];

    return text_error(t->part->text, t->part->at, t->error, "%s%s", what,
                      quote_short(shown, sizeof shown, word, strlen(word)));
}

static bool take_value(struct telling *t, const char *word)
{
    double value;
    size_t used, length = strlen(word);

    if (strstr(word, ELLIPSIS))
        return fail(t, "the picture has shortened ", word);
    if (!score_infinite(word, &value) &&
        (score_read(word, length, &value, &used) != SCORE_OK || used < length))
        return fail(t, "expected a number, not ", word);
    if (innermost(t)->valued)
        return fail(t, "a second number: ", word);
    innermost(t)->valued = true;
    build_value(t->b, value);
    return true;
}

static bool take_mover(struct telling *t, const char *word)
{
    if (innermost(t)->moved)
        return fail(t, "who moves is said twice: ", word);
    innermost(t)->moved = true;
    build_mover(t->b, strcasecmp(word, "max") == 0 ? MOVER_MAX : MOVER_MIN);
    return true;
}

static bool take_name(struct telling *t, const char *name)
{
    if (*name == '\0' || is_own_id(t, name))
        return true;
    if (innermost(t)->named)
        return fail(t, "a second name: ", name);
    if (strstr(name, ELLIPSIS))
        return fail(t, "the picture has shortened ", name);
    innermost(t)->named = true;
    return build_name(t->b, name, strlen(name), t->error) ||
           text_place(t->part->text, t->part->at, t->error);
}

static bool is_mover(const char *word)
{
    return strcasecmp(word, "max") == 0 || strcasecmp(word, "min") == 0;
}

/* Whether a word is meant as a number. */
static bool is_number(const char *word)
{
    const char *digits = word + strspn(word, "+-");

    return is_digit(*digits) || *digits == '.' || strcmp(digits, "inf") == 0 ||
           *digits == '\0';
}

/* Text at both ends of which there are no blanks. */
static char *trim(char *text)
{
    size_t length;

    text += strspn(text, " ");
    length = strlen(text);
    while (length > 0 && text[length - 1] == ' ')
        text[--length] = '\0';
    return text;
}

/* max or min first or last on a line: that, and the rest of it. */
static bool split_mover(struct telling *t, char **line)
{
    char *last = strrchr(*line, ' '), *first = *line + strcspn(*line, " :");

    if (*first != '\0' && first - *line == 3 &&
        (strncasecmp(*line, "max", 3) == 0 || strncasecmp(*line, "min", 3) == 0)) {
        *first = '\0';
        if (!take_mover(t, *line))
            return false;
        *line = trim(first + 1);
    } else if (last && is_mover(last + 1)) {
        *last = '\0';
        return take_mover(t, last + 1);
    }
    return true;
}

/* A number behind a name: that, and the name. */
static bool split_value(struct telling *t, char *line)
{
    char *last = strpbrk(line, " =:") ? line + strlen(line) : NULL;

    while (last && last > line && !strchr(" =:", last[-1]))
        last--;
    if (!last || last == line || !is_number(last))
        return take_name(t, line);
    if (!take_value(t, last))
        return false;
    last[-1] = '\0';
    line = trim(line);
    last = line + strlen(line);
    if (last > line && (last[-1] == '=' || last[-1] == ':'))
        last[-1] = '\0';
    return take_name(t, trim(line));
}

/* Which leaf was read first, as pictures of searches have it: #1. */
static bool is_order(const char *line)
{
    return *line == '#' && line[1] != '\0' &&
           line[1 + strspn(line + 1, "0123456789")] == '\0';
}

static bool take_line(struct telling *t, char *line)
{
    const struct typography *character;
    size_t found;

    line = trim(line);
    if (*line == '\0' || is_order(line))
        return true;
    character = typography_find(line, strlen(line), &found);
    if (character && strcmp(character->plain, "-") == 0)
        return text_error(t->part->text, t->part->at, t->error,
                          "%s (%s) stands for nothing here: write %s",
                          character->character, character->name, character->plain);
    if (innermost(t)->valued && is_own_id(t, line))
        return true;
    if (is_mover(line))
        return take_mover(t, line);
    if (strcasecmp(line, "chance") == 0)
        return fail(t,
                    "a chance node has its probabilities in Dewey, lab and list text "
                    "only, not here: ",
                    line);
    if (is_number(line))
        return take_value(t, line);
    return split_mover(t, &line) &&
           (*line == '\0' ||
            (is_number(line) ? take_value(t, line) : split_value(t, line)));
}

/* Text that can be shown, of lines and tabs. */
static bool check_text(const struct telling *t, size_t at, size_t end)
{
    const char *data = t->part->text->data;

    for (; at < end; at++)
        if (!strchr("\n\r\t", data[at]) || data[at] == '\0') {
            size_t word = at;

            while (at < end && (data[at] == '\0' || !strchr("\n\r\t", data[at])))
                at++;
            if (!word_check(t->part->text, word, at, t->error))
                return false;
        }
    return true;
}

/* What data[at .. end) says, as plain text. */
static bool make_plain(const struct telling *t, size_t at, size_t end)
{
    buffer_clear(t->part->plain);
    return check_text(t, at, end) &&
           forest_plain(t->part->text, at, end, t->part->plain, t->error);
}

/* Cuts a line off the text at *rest; NULL where none is left. */
static char *next_line(char **rest)
{
    char *line = *rest, *end = line ? strchr(line, '\n') : NULL;

    *rest = end ? end + 1 : NULL;
    if (end)
        *end = '\0';
    return line;
}

bool forest_content(const struct forest_part *part, struct forest_node *open,
                    size_t depth, struct build *b, struct error *error)
{
    struct telling telling = {
        .part = part, .open = open, .depth = depth, .b = b, .error = error};
    char *rest, *line;

    if (!make_plain(&telling, part->at, part->end))
        return false;
    rest = part->plain->data;
    while ((line = next_line(&rest)))
        if (!take_line(&telling, line))
            return false;
    return true;
}

/* Options that say how a node looks, with a value behind = or without. */
static bool is_look(const char *key)
{
    static const char *const keys[] = {
        "leaf",
        "line",
        "second",
        "unvisited",
        "cut",
        "strategy of max",
        "strategy of min",
        "floored",
        "ceiled",
        "pinned",
        "triangle",
        "circle",
        "rectangle",
        "ellipse",
        "diamond",
        "regular polygon",
        "isosceles triangle",
        "draw",
        "fill",
        "color",
        "text",
        "font",
        "thick",
        "very thick",
        "thin",
        "dashed",
        "dotted",
        "densely dashed",
        "red",
        "blue",
        "green",
        "gray",
        "black",
        "white",
        "orange",
        "rounded corners",
        "inner sep",
        "outer sep",
        "minimum size",
        "minimum width",
        "minimum height",
        "s sep",
        "l sep",
        "l",
        "s",
        "tier",
        "calign",
        "anchor",
        "parent anchor",
        "child anchor",
        "align",
        "grow",
        "edge",
        "edge label",
        "edge path",
        "name",
        "for tree",
        "baseline",
        "shape",
        "shape border rotate",
        "line width",
        "opacity",
        "fit",
        "no edge",
        "base",
    };

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(key, keys[i]) == 0)
            return true;
    return strncmp(key, "for ", 4) == 0;
}

/* The name beside a triangle, as pictures have it; further lines tell of the search. */
static bool take_beside(struct telling *t, size_t at)
{
    char *rest, *line;

    if (!make_plain(t, at, t->part->end))
        return false;
    rest = t->part->plain->data;
    line = next_line(&rest);
    return take_name(t, trim(line));
}

bool forest_option(const struct forest_part *part, struct forest_node *open, size_t depth,
                   struct build *b, struct error *error)
{
    struct telling telling = {
        .part = part, .open = open, .depth = depth, .b = b, .error = error};
    const char *data = part->text->data, *sign;
    size_t end = part->end;
    char *key;

    sign = memchr(data + part->at, '=', end - part->at);
    if (!check_text(&telling, part->at, end))
        return false;
    if (sign)
        end = (size_t)(sign - data);
    buffer_clear(part->plain);
    buffer_add(part->plain, data + part->at, end - part->at);
    buffer_add(part->plain, "", 1);
    if (part->plain->failed)
        return error_memory(error);
    key = trim(part->plain->data);
    if (is_mover(key) && !sign)
        return take_mover(&telling, key);
    if (sign && strcmp(key, "beside") == 0)
        return take_beside(&telling, end + 1);
    return *key == '\0' || is_look(key) || strpbrk(key, "!") ||
           fail(&telling, "an option that may say something about the tree: ", key);
}

bool forest_check(const struct forest_node *told, const struct text *text,
                  struct error *error)
{
    if (told->children > 0)
        return true;
    if (!told->valued)
        return text_error(text, told->at, error,
                          "leaf without a value: expected a number");
    return !told->moved ||
           text_error(text, told->at, error, "max or min, but there are no children");
}
