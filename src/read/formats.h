/*
 * formats.h - the procedures in the table of formats, one file each.
 */
#ifndef GTEVAL_READ_FORMATS_H
#define GTEVAL_READ_FORMATS_H

#include "read/format.h"

read_function json_read, dewey_read, lab_read, levels_read, list_read, leaves_read,
    efg_read;

#endif
