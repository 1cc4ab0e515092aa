/*
 * notation_dewey.c - trees as Dewey text, sorted: a line for each leaf and for each inner
 * node that has something to say.
 */
#include "base/memory.h"
#include "gen/notation.h"
#include "gen/put.h"

void dewey_begin(struct emitter *e)
{
    if (e->players == 0)
        return;
    put_text(e, "players ");
    put_integer(e, e->players);
    put_char(e, '\n');
}

/* The id of the child last begun of the innermost open node; of the root where none is
 * open. */
static bool put_id(struct emitter *e, struct error *error)
{
    const struct emitter_ordinal *ordinal;

    if (e->depth == 0) {
        put_char(e, 'e');
        return true;
    }
    ordinal = &e->ordinals[e->depth - 1];
    if (!emitter_long(e, e->id, ordinal->prefix, error))
        return false;
    put_integer(e, ordinal->last);
    return true;
}

/* What stands between the id and the worth of a node: who moves, and how probable it is.
 */
static void put_said(struct emitter *e)
{
    if (e->depth == 0 && e->root == MOVER_MIN)
        put_text(e, " min");
    if (e->mover == MOVER_CHANCE)
        put_text(e, " chance");
    else if (e->mover != MOVER_DEFAULT && e->players == 0)
        put_text(e, e->mover == MOVER_MAX ? " max" : " min");
    else if (e->mover != MOVER_DEFAULT) {
        put_text(e, " p");
        put_integer(e, e->mover);
    }
    if (e->weight > 0) {
        put_text(e, " @");
        put_integer(e, e->weight);
    }
}

static void end_line(struct emitter *e, const char *name)
{
    if (name) {
        put_char(e, ' ');
        put_text(e, name);
    }
    put_char(e, '\n');
}

static bool put_line(struct emitter *e, const char *name, double value,
                     struct error *error)
{
    if (!put_id(e, error))
        return false;
    put_said(e);
    if (score_known(value)) {
        put_char(e, ' ');
        put_value(e, value);
    }
    end_line(e, name);
    return true;
}

static void next_sibling(struct emitter *e)
{
    if (e->depth > 0)
        e->ordinals[e->depth - 1].last++;
}

/* Makes the child last begun the one whose children come next. */
static bool descend(struct emitter *e, struct error *error)
{
    enum { ORDINAL_SIZE = 16 };
    size_t size = e->depth > 0 ? e->ordinals[e->depth - 1].prefix : 0;

    if (!memory_reserve(&e->ordinals, &e->ordinal_capacity, (size_t)e->depth + 1,
                        sizeof *e->ordinals, error) ||
        !memory_reserve(&e->id, &e->id_capacity, size + ORDINAL_SIZE, 1, error))
        return false;
    if (e->depth > 0)
        size += (size_t)snprintf(e->id + size, ORDINAL_SIZE, "%lu.",
                                 (unsigned long)e->ordinals[e->depth - 1].last);
    e->ordinals[e->depth] = (struct emitter_ordinal){.prefix = size};
    return true;
}

bool dewey_open(struct emitter *e, const char *name, double value, struct error *error)
{
    bool said = name || score_known(value) || e->mover != MOVER_DEFAULT ||
                e->weight > 0 || (e->depth == 0 && e->root == MOVER_MIN);

    if (e->depth == 0)
        e->told = said;
    next_sibling(e);
    return (!said || put_line(e, name, value, error)) && descend(e, error);
}

bool dewey_leaf(struct emitter *e, const char *name, double value, struct error *error)
{
    next_sibling(e);
    return put_line(e, name, value, error);
}

bool dewey_payoffs(struct emitter *e, const char *name, const double *payoffs,
                   struct error *error)
{
    next_sibling(e);
    if (!put_id(e, error))
        return false;
    put_said(e);
    put_text(e, " (");
    if (!emitter_list(e, payoffs, ", ", error))
        return false;
    put_char(e, ')');
    end_line(e, name);
    return true;
}

/* Where the root has one child, no id but its own shows that it is not that child. How
 * many it has is known only now: its line comes last, for lines may have any order. */
void dewey_close(struct emitter *e)
{
    if (e->depth == 0 && !e->told && e->ordinals[0].last == 1)
        put_text(e, "e\n");
}

void dewey_end(struct emitter *e)
{
    if (e->stream)
        put_text(e, "---\n");
}
