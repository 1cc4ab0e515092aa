/*
 * write_json.c - trees as nested arrays and as objects, one a line.
 */
#include "gen/notation.h"

/* Neither form has a place for the mover at the root: where it is not MAX, who a reader
 * takes it to be, the tree goes into a wrapper. */
static void open_wrapper(struct writer *w)
{
    if (w->root == MOVER_MIN)
        put_text(w, "{\"root\":\"min\",\"tree\":");
}

static void close_wrapper(struct writer *w)
{
    if (w->root == MOVER_MIN)
        put_char(w, '}');
    put_char(w, '\n');
}

static void separate(struct writer *w)
{
    if (w->comma)
        put_char(w, ',');
}

void nested_begin(struct writer *w)
{
    open_wrapper(w);
}

bool nested_open(struct writer *w, const char *name, double value, struct error *error)
{
    (void)name, (void)value, (void)error;
    separate(w);
    put_char(w, '[');
    return true;
}

bool nested_leaf(struct writer *w, const char *name, double value, struct error *error)
{
    (void)name, (void)error;
    separate(w);
    put_value(w, value);
    return true;
}

void nested_close(struct writer *w)
{
    put_char(w, ']');
}

void nested_end(struct writer *w)
{
    close_wrapper(w);
}

void json_begin(struct writer *w)
{
    open_wrapper(w);
}

static void put_name(struct writer *w, const char *name)
{
    put_text(w, "\"name\":\"");
    put_text(w, name);
    put_text(w, "\",");
}

bool json_open(struct writer *w, const char *name, double value, struct error *error)
{
    (void)error;
    separate(w);
    put_char(w, '{');
    if (name)
        put_name(w, name);
    if (score_known(value)) {
        put_text(w, "\"value\":");
        put_value(w, value);
        put_char(w, ',');
    }
    put_text(w, "\"children\":[");
    return true;
}

bool json_leaf(struct writer *w, const char *name, double value, struct error *error)
{
    (void)error;
    separate(w);
    put_char(w, '{');
    if (name)
        put_name(w, name);
    put_text(w, "\"value\":");
    put_value(w, value);
    put_char(w, '}');
    return true;
}

void json_close(struct writer *w)
{
    put_text(w, "]}");
}

void json_end(struct writer *w)
{
    close_wrapper(w);
}
