/*
 * formats.h - the procedures in the table of formats, one file each.
 */
#ifndef GTEVAL_WRITE_FORMATS_H
#define GTEVAL_WRITE_FORMATS_H

#include "write/write.h"

write_function json_write, nested_write, dewey_write, lab_write, levels_write, list_write,
    efg_write, csv_write, node_link_write, sets_write;

#endif
