/*
 * json_each.c - going on to the next element of an array at the top.
 */
#include "read/json_each.h"

#include "json/text.h"

/* The next byte that is not blank, within an array; NUL, with error filled, at the end.
 */
static char next_inside(struct text *text, struct error *error)
{
    bool found;

    if (!text_skip(text, JSON_BLANKS, NULL, &found, error))
        return '\0';
    if (!found)
        text_error(text, text->position, error,
                   "unexpected end of input: the array is not closed");
    else if (text->data[text->position] == '\0')
        text_error(text, text->position, error, "NUL byte");
    return text->data[text->position];
}

static bool refuse(const struct text *text, const char *message, struct error *error)
{
    return text_error(text, text->position, error, "%s", message);
}

/* Into the next array. */
static bool enter(struct text *text, bool *found, struct error *error)
{
    char c;

    if (!text_skip(text, JSON_BLANKS, NULL, found, error))
        return false;
    if (!*found)
        return true;
    if (text->data[text->position] != '[')
        return refuse(text, "expected an array of trees, for --each", error);
    text->position++;
    text->inside = true;
    c = next_inside(text, error);
    if (c == ']')
        return refuse(text, "expected a tree: the array is empty", error);
    return c != '\0';
}

/* Behind an element: over a comma, or out of the array. */
static bool leave(struct text *text, struct error *error)
{
    char c = next_inside(text, error);

    if (c == '\0')
        return false;
    if (c != ',' && c != ']')
        return refuse(text, "expected ',' or ']' behind a tree of an array", error);
    text->position++;
    text->inside = c == ',';
    if (!text->inside)
        return true;
    c = next_inside(text, error);
    if (c == ']')
        return refuse(text, "trailing comma before ']'", error);
    return c != '\0';
}

bool each_next(struct text *text, bool *found, struct error *error)
{
    *found = true;
    if (text->inside && !leave(text, error))
        return false;
    return text->inside || enter(text, found, error);
}
