/*
 * place.c - ordinals and depths of all nodes, and ids made from them.
 */
#include "print/place.h"

#include "base/memory.h"
#include "base/quote.h"

struct place *place_all(const struct tree *t, struct error *error)
{
    struct place *places = NULL;

    if (!memory_resize(&places, t->count, sizeof *places, error))
        return NULL;
    places[TREE_ROOT] = (struct place){0};
    for (node n = TREE_ROOT; n < t->count; n++) {
        node ordinal = 0;

        TREE_EACH_CHILD(t, n, c)
            places[c] =
                (struct place){.ordinal = ++ordinal, .depth = places[n].depth + 1};
    }
    return places;
}

void place_id(FILE *out, const struct tree *t, const struct place *places, node n)
{
    node ordinals[PLACE_LEVELS];
    node depth = places[n].depth, shown = depth <= PLACE_LEVELS ? depth : PLACE_TAIL;

    if (depth == 0)
        putc('e', out);
    if (shown < depth)
        fprintf(out, "(%lu).", (unsigned long)(depth - shown));
    for (node i = shown; i > 0; n = t->parent[n])
        ordinals[--i] = places[n].ordinal;
    for (node i = 0; i < shown; i++)
        fprintf(out, i > 0 ? ".%lu" : "%lu", (unsigned long)ordinals[i]);
}

void place_node(FILE *out, const struct tree *t, const struct place *places, node n,
                bool ids)
{
    const char *name = ids ? NULL : tree_name(t, n);

    if (name)
        quote_word(out, name);
    else
        place_id(out, t, places, n);
}
