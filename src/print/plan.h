/*
 * plan.h - the moves at all nodes that are met if everybody follows a result.
 */
#ifndef GTEVAL_PRINT_PLAN_H
#define GTEVAL_PRINT_PLAN_H

#include "print/report.h"

/* How moves are written: e=1 1.2=-; the same as a cell of CSV; {"e":"1","1.2":null}. */
enum plan_style { PLAN_TEXT, PLAN_CSV, PLAN_JSON };

/*
 * Prints the moves of a result that has a plan, in preorder. A move that is not known is
 * - or null. Nodes have names in text alone, and where ids are not wanted. False when
 * memory ran out.
 */
bool plan_print(FILE *out, const struct report *report, const struct result *result,
                enum plan_style style);

#endif
