/*
 * places.h - where algorithms keep what they remember of nodes.
 *
 * Every node that is remembered has a place: a number, in the order in which the nodes
 * are first entered. What is kept of them lies in arrays with an element a place, so
 * close together, however few of the tree's nodes that are; with an element a node, a
 * search that enters little of a large tree would touch memory all over.
 */
#ifndef GTEVAL_SEARCH_PLACES_H
#define GTEVAL_SEARCH_PLACES_H

#include "search/search.h"

enum {
    PLACE_NONE = 0, /* no node's: ends chains */
    PLACE_ROOT = 1, /* the first that is given away */
};

/* An array with an element of that width for every place, to be filled as they are given
 * away; lives as long as the run. NULL sets s->failed. */
static inline void *places_room(struct search *s, size_t width)
{
    s->places = PLACE_ROOT;
    return search_room(s, (size_t)s->tree->count + PLACE_ROOT, width);
}

/* The place of a node that is entered for the first time. */
static inline uint32_t places_add(struct search *s)
{
    return s->places++;
}

#endif
