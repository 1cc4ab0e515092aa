/*
 * notation_json.c - trees as nested arrays and as objects, one a line.
 */
#include "gen/notation.h"
#include "gen/put.h"

/* Neither form has a place for the mover at the root: where it is not MAX, who a reader
 * takes it to be, the tree goes into a wrapper. */
static void open_wrapper(struct emitter *e)
{
    if (e->root == MOVER_MIN)
        put_text(e, "{\"root\":\"min\",\"tree\":");
}

static void close_wrapper(struct emitter *e)
{
    if (e->root == MOVER_MIN)
        put_char(e, '}');
    put_char(e, '\n');
}

static void separate(struct emitter *e)
{
    if (e->comma)
        put_char(e, ',');
}

void nested_begin(struct emitter *e)
{
    open_wrapper(e);
}

bool nested_open(struct emitter *e, const char *name, double value, struct error *error)
{
    (void)name, (void)value, (void)error;
    separate(e);
    put_char(e, '[');
    return true;
}

bool nested_leaf(struct emitter *e, const char *name, double value, struct error *error)
{
    (void)name, (void)error;
    separate(e);
    put_value(e, value);
    return true;
}

void nested_close(struct emitter *e)
{
    put_char(e, ']');
}

void nested_end(struct emitter *e)
{
    close_wrapper(e);
}

void json_begin(struct emitter *e)
{
    open_wrapper(e);
}

static void put_name(struct emitter *e, const char *name)
{
    put_text(e, "\"name\":\"");
    put_text(e, name);
    put_text(e, "\",");
}

bool json_open(struct emitter *e, const char *name, double value, struct error *error)
{
    (void)error;
    separate(e);
    put_char(e, '{');
    if (name)
        put_name(e, name);
    if (score_known(value)) {
        put_text(e, "\"value\":");
        put_value(e, value);
        put_char(e, ',');
    }
    put_text(e, "\"children\":[");
    return true;
}

bool json_leaf(struct emitter *e, const char *name, double value, struct error *error)
{
    (void)error;
    separate(e);
    put_char(e, '{');
    if (name)
        put_name(e, name);
    put_text(e, "\"value\":");
    put_value(e, value);
    put_char(e, '}');
    return true;
}

void json_close(struct emitter *e)
{
    put_text(e, "]}");
}

void json_end(struct emitter *e)
{
    close_wrapper(e);
}
