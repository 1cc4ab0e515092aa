/*
 * build_room.h - what the files of the builder share.
 */
#ifndef GTEVAL_TREE_BUILD_ROOM_H
#define GTEVAL_TREE_BUILD_ROOM_H

#include "tree/build.h"

/* In the array of movers while a tree is built: MOVER_DEFAULT has no byte of its own, so
 * a bit of last_player says where the player of that number is meant. */
enum { BUILD_NOT_TOLD = PLAYER_LIMIT };

/* build_grow_label, ...: makes the array hold all that the others hold. */
#define ARRAY(name) bool build_grow_##name(struct build *b, struct error *error);
TREE_OPTIONAL(ARRAY)
#undef ARRAY

/* Keeps a text among the names; sets *place to where it stands. */
bool build_keep_text(struct build *b, const char *text, size_t length, uint64_t *place,
                     struct error *error);

#endif
