/*
 * json_stray.h - members that are not read: which of them may be passed over.
 */
#ifndef GTEVAL_READ_JSON_STRAY_H
#define GTEVAL_READ_JSON_STRAY_H

#include "read/json_member.h"

/*
 * Whether the value at data[at] holds what could be nodes: an object with a value or
 * children anywhere in it, or an array of nothing but numbers, in arrays or not.
 */
bool json_holds_nodes(const char *data, size_t at);

/*
 * Refuses a member whose key says nothing to us, if it holds what could be nodes, or a
 * side.
 */
bool stray_check(const struct member *member, struct error *error);

/*
 * For a leaf without a value: the key of the first member of its object, which begins at
 * data[at], that holds a number and is not read; 0 if there is none.
 */
size_t stray_number(const char *data, size_t at);

#endif
