/*
 * lab.h - lab text, as course labs hand it out: one position a line, in any order.
 *
 *     a: [b, c]
 *     b=3
 *     c=5
 *
 * A label is a bare word without  : = , [ ] #  or a quoted string. One tree a text.
 */
#ifndef GTEVAL_READ_LAB_H
#define GTEVAL_READ_LAB_H

#include "read/format.h"

read_function lab_read;

#endif
