/*
 * build_room.h - what the files of the builder share.
 */
#ifndef GTEVAL_TREE_BUILD_ROOM_H
#define GTEVAL_TREE_BUILD_ROOM_H

#include "tree/build.h"

/* build_grow_label, ...: makes the array hold all that the others hold. */
#define ARRAY(name) bool build_grow_##name(struct build *b, struct error *error);
TREE_OPTIONAL(ARRAY)
#undef ARRAY

/* Keeps a text among the names; sets *place to where it stands. */
bool build_keep_text(struct build *b, const char *text, size_t length, uint64_t *place,
                     struct error *error);

#endif
