/*
 * json_nest.h - maps in maps, whose keys are the names of nodes.
 */
#ifndef GTEVAL_READ_JSON_NEST_H
#define GTEVAL_READ_JSON_NEST_H

#include "base/text.h"
#include "tree/build.h"

/* Builds, in the empty b, the tree of the map at data[at] of the scanned text. */
bool json_nest(const struct text *text, size_t at, struct build *b, struct error *error);

#endif
