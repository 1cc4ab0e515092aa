/*
 * list_look.c - looking at brackets for what only list text has.
 */
#include "read/list_look.h"

#include "read/look.h"
#include "read/words.h"

/* So many bytes are looked at. */
enum { LOOK_LIMIT = 4096 };

/* What is known when the look has come to some byte. */
struct list_view {
    struct cursor *cursor;
    size_t at, depth;
    int inner;    /* the bracket opened last */
    bool first;   /* it was opened just before: a name may follow */
    bool named;   /* a name stands just before */
    bool quoted;  /* one in quotes stands first in a brace, as a key of JSON's */
    bool element; /* an element stands before, without a comma */
    bool braces;  /* there are some */
    bool sure;    /* there is what only list text has */
    bool other;   /* there is what list text has not */
};

static bool is_opening(int c)
{
    return c == '(' || c == '[' || c == '{';
}

static bool is_closing(int c)
{
    return c == ')' || c == ']' || c == '}';
}

/* Before an element: whether what stands there says that this is list text. */
static void begin_element(struct list_view *view)
{
    view->sure = view->sure || view->element || (view->named && view->inner != '{');
    view->named = false;
}

static void open_bracket(struct list_view *view, int c)
{
    begin_element(view);
    view->braces = view->braces || c == '{';
    view->inner = c;
    view->first = true;
    view->element = false;
    view->depth++;
    view->at++;
}

static void close_bracket(struct list_view *view)
{
    view->other = view->other || view->first;
    view->named = false;
    view->element = true;
    view->depth--;
    view->at++;
}

/* A name stands first in its bracket, and is neither a call nor a key. */
static void pass_name(struct list_view *view, size_t end, bool quoted)
{
    int next = cursor_byte(view->cursor, end);

    view->other = view->other || !view->first || is_opening(next) ||
                  cursor_byte(view->cursor, look_blanks(view->cursor, end)) == ':';
    view->quoted = view->quoted || (quoted && view->inner == '{');
    view->first = view->element = false;
    view->named = true;
    view->at = end;
}

static void pass_number(struct list_view *view, size_t end)
{
    begin_element(view);
    view->first = false;
    view->element = true;
    view->at = end;
}

/* @ and the odds behind it. */
static void pass_odds(struct list_view *view)
{
    size_t at = look_space(view->cursor, view->at + 1);

    view->other = view->other || !view->element;
    view->sure = true;
    view->at = cursor_word_end(view->cursor, at, "()[]{},;:=@\"'");
}

static void pass_word(struct list_view *view)
{
    size_t at = view->at, end = cursor_word_end(view->cursor, at, "()[]{},;:=@\"'");

    if (end == at)
        view->other = true;
    else if (word_is_value(view->cursor->text, at, end))
        pass_number(view, end);
    else
        pass_name(view, end, false);
}

static void pass_item(struct list_view *view, int c)
{
    if (is_opening(c)) {
        open_bracket(view, c);
    } else if (is_closing(c)) {
        close_bracket(view);
    } else if (c == ',') {
        view->first = view->element = view->named = false;
        view->at++;
    } else if (c == '@') {
        pass_odds(view);
    } else if (c == '"') {
        pass_name(view, look_string(view->cursor, view->at), true);
    } else {
        pass_word(view);
    }
}

enum list_look list_looks(struct cursor *cursor, size_t at)
{
    struct list_view view = {.cursor = cursor, .at = at};

    do {
        int c = cursor_byte(cursor, view.at);

        if (c == CURSOR_END)
            break;
        pass_item(&view, c);
        if (view.depth > 0)
            view.at = look_space(cursor, view.at);
    } while (view.depth > 0 && !view.other && view.at - at < LOOK_LIMIT);
    if (!view.braces || view.other)
        return LIST_NO;
    return view.sure ? LIST_YES : view.quoted ? LIST_NO : LIST_MAYBE;
}
