/*
 * list.h - list text: a node is its children in brackets, of either kind.
 *
 *     ['R', ['S', ('T', 4), ('U', -1)], ('V', 9)]
 *     (A (B 4) (C (D 1) (E 7)))
 *     ((3 (8 6)) (2 9))
 *
 * A first element that is no number names the node. A name and one number are a leaf.
 * Commas and quotes may be left out. A text may hold several lists.
 */
#ifndef GTEVAL_READ_LIST_H
#define GTEVAL_READ_LIST_H

#include "read/format.h"

read_function list_read;

#endif
