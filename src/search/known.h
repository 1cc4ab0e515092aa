/*
 * known.h - the memory of MT: a lower and an upper bound for every node entered, leaves
 * included; nothing is forgotten.
 *
 * The children of a node that have been entered are the first ones, since every loop over
 * them begins at the left. What is known of them is chained in this order: a loop over
 * children goes along the chain.
 */
#ifndef GTEVAL_SEARCH_KNOWN_H
#define GTEVAL_SEARCH_KNOWN_H

#include "search/places.h"

#include <math.h>

/* What is known of a node: low <= value <= high. */
struct known {
    double low, high;
    uint32_t first; /* the place of the first child, or PLACE_NONE */
    uint32_t next;  /* that of the parent's next child, or PLACE_NONE */
};

static inline struct known *known_at(const struct search *s, uint32_t place)
{
    struct known *all = s->memory;

    return place == PLACE_NONE ? NULL : &all[place];
}

/* Of a node that has not been entered, nothing is known. */
static inline struct known *known_add(struct search *s, uint32_t *place)
{
    struct known *all = s->memory;

    *place = places_add(s);
    s->counts.storage++;
    all[*place] = (struct known){.low = -INFINITY, .high = INFINITY};
    return &all[*place];
}

/* The memory of a run, in which nothing is known of the root; NULL sets s->failed. */
static inline struct known *known_start(struct search *s)
{
    uint32_t root;

    s->memory = places_room(s, sizeof(struct known));
    return s->memory ? known_add(s, &root) : NULL;
}

/* What is known of the child of a node that is behind the child left, or with left NULL
 * of its first child. */
static inline struct known *known_child(struct search *s, struct known *parent,
                                        struct known *left)
{
    uint32_t *place = left ? &left->next : &parent->first;

    return *place == PLACE_NONE ? known_add(s, place)
                                : (struct known *)s->memory + *place;
}

#endif
