/*
 * write_dewey.c - trees as Dewey text, sorted: a line for each leaf and for each inner
 * node that has something to say.
 */
#include "base/memory.h"
#include "gen/notation.h"

void dewey_begin(struct writer *w)
{
    (void)w;
}

/* The id of the child last begun of the innermost open node; of the root where none is
 * open. */
static bool put_id(struct writer *w, struct error *error)
{
    const struct ordinal *ordinal;

    if (w->depth == 0) {
        put_char(w, 'e');
        return true;
    }
    ordinal = &w->ordinals[w->depth - 1];
    if (!put_long(w, w->id, ordinal->prefix, error))
        return false;
    put_integer(w, ordinal->last);
    return true;
}

static bool put_line(struct writer *w, const char *name, double value,
                     struct error *error)
{
    if (!put_id(w, error))
        return false;
    if (w->depth == 0 && w->root == MOVER_MIN)
        put_text(w, " min");
    if (score_known(value)) {
        put_char(w, ' ');
        put_value(w, value);
    }
    if (name) {
        put_char(w, ' ');
        put_text(w, name);
    }
    put_char(w, '\n');
    return true;
}

static void next_sibling(struct writer *w)
{
    if (w->depth > 0)
        w->ordinals[w->depth - 1].last++;
}

/* Makes the child last begun the one whose children come next. */
static bool descend(struct writer *w, struct error *error)
{
    enum { ORDINAL_SIZE = 16 };
    size_t size = w->depth > 0 ? w->ordinals[w->depth - 1].prefix : 0;

    if (!memory_reserve(&w->ordinals, &w->ordinal_capacity, (size_t)w->depth + 1,
                        sizeof *w->ordinals, error) ||
        !memory_reserve(&w->id, &w->id_capacity, size + ORDINAL_SIZE, 1, error))
        return false;
    if (w->depth > 0)
        size += (size_t)snprintf(w->id + size, ORDINAL_SIZE, "%lu.",
                                 (unsigned long)w->ordinals[w->depth - 1].last);
    w->ordinals[w->depth] = (struct ordinal){.prefix = size};
    return true;
}

bool dewey_open(struct writer *w, const char *name, double value, struct error *error)
{
    bool said = name || score_known(value) || (w->depth == 0 && w->root == MOVER_MIN);

    next_sibling(w);
    return (!said || put_line(w, name, value, error)) && descend(w, error);
}

bool dewey_leaf(struct writer *w, const char *name, double value, struct error *error)
{
    next_sibling(w);
    return put_line(w, name, value, error);
}

void dewey_close(struct writer *w)
{
    (void)w;
}

void dewey_end(struct writer *w)
{
    if (w->stream)
        put_text(w, "---\n");
}
