/*
 * column.h - the words in the cells of a table of nodes. What stands above its columns is
 * in keys.h.
 */
#ifndef GTEVAL_READ_COLUMN_H
#define GTEVAL_READ_COLUMN_H

#include "read/keys.h"

/* What a cell says of who moves. */
enum key_side column_side(const char *cell);

/* The same under a heading that asks whether it is the turn of one of them, or whether
 * the node is a leaf. */
enum key_side column_flag(const char *cell, enum key_meaning meaning);

/* Whether a cell says that there is nothing: it is empty, -, null or none. */
bool column_is_none(const char *cell);

#endif
