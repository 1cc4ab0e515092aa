/*
 * dewey.h - Dewey text: one node a line, named by its id; see ids.h.
 *
 *     # a comment
 *     e max
 *     1.1  3
 *     1.2  5  name
 *     ---
 */
#ifndef GTEVAL_READ_DEWEY_H
#define GTEVAL_READ_DEWEY_H

#include "read/format.h"

read_function dewey_read;

#endif
