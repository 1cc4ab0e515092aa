/*
 * formats.h - the procedures in the table of formats, one file each.
 */
#ifndef GTEVAL_READ_FORMATS_H
#define GTEVAL_READ_FORMATS_H

#include "read/format.h"

read_function json_read, dewey_read, lab_read, levels_read, list_read, leaves_read,
    efg_read, csv_read, sets_read, code_read, prolog_read, forest_read;

/* json_read without its shortcut (json_rows.h), lab_read without its own (lab_order.h,
 * lab_any.h); for tests, as both come to the same. */
read_function json_read_walked, lab_read_graph;

#endif
