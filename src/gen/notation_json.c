/*
 * notation_json.c - trees as nested arrays and as objects, one a line.
 */
#include "gen/notation.h"
#include "gen/put.h"

static bool has_wrapper(const struct emitter *e)
{
    return e->root == MOVER_MIN || e->players > 0;
}

/* Neither form has a place for the mover at the root: where it is not MAX, who a reader
 * takes it to be, the tree goes into a wrapper, and so it does where it has players. */
static void open_wrapper(struct emitter *e)
{
    if (!has_wrapper(e))
        return;
    put_char(e, '{');
    if (e->root == MOVER_MIN)
        put_text(e, "\"root\":\"min\",");
    if (e->players > 0) {
        put_text(e, "\"players\":");
        put_integer(e, e->players);
        put_char(e, ',');
    }
    put_text(e, "\"tree\":");
}

static void close_wrapper(struct emitter *e)
{
    if (has_wrapper(e))
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

bool nested_payoffs(struct emitter *e, const char *name, const double *payoffs,
                    struct error *error)
{
    (void)name;
    separate(e);
    put_char(e, '[');
    if (!emitter_list(e, payoffs, ",", error))
        return false;
    put_char(e, ']');
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

static void put_mover(struct emitter *e)
{
    put_text(e, "\"player\":");
    if (e->mover == MOVER_CHANCE)
        put_text(e, "\"chance\"");
    else if (e->players > 0)
        put_integer(e, e->mover);
    else
        put_text(e, e->mover == MOVER_MAX ? "\"max\"" : "\"min\"");
    put_char(e, ',');
}

/* Begins an object: its name, how probable it is, and who moves. */
static void put_label(struct emitter *e, const char *name)
{
    separate(e);
    put_char(e, '{');
    if (name) {
        put_text(e, "\"name\":\"");
        put_text(e, name);
        put_text(e, "\",");
    }
    if (e->weight > 0) {
        put_text(e, "\"weight\":");
        put_integer(e, e->weight);
        put_char(e, ',');
    }
    if (e->mover != MOVER_DEFAULT)
        put_mover(e);
}

bool json_open(struct emitter *e, const char *name, double value, struct error *error)
{
    (void)error;
    put_label(e, name);
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
    put_label(e, name);
    put_text(e, "\"value\":");
    put_value(e, value);
    put_char(e, '}');
    return true;
}

bool json_payoffs(struct emitter *e, const char *name, const double *payoffs,
                  struct error *error)
{
    put_label(e, name);
    put_text(e, "\"payoffs\":[");
    if (!emitter_list(e, payoffs, ",", error))
        return false;
    put_text(e, "]}");
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
