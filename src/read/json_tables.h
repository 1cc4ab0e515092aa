/*
 * json_tables.h - the tables of nodes that a document may be.
 */
#ifndef GTEVAL_READ_JSON_TABLES_H
#define GTEVAL_READ_JSON_TABLES_H

#include "read/json_form.h"
#include "read/json_table.h"
#include "json/scan.h"

/*
 * Builds, in the empty b, the tree of a scanned document of that form, if it is a table
 * of nodes that name each other; who moves at the root goes to *root where the table says
 * it apart from its nodes.
 */
enum table_result json_tables(const struct text *text, const struct json_scan *scan,
                              const struct form *form, const char *ignore,
                              struct build *b, enum mover *root, struct error *error);

#endif
