/*
 * proof.h - the leaves that prove what a tree is worth.
 */
#ifndef GTEVAL_PRINT_PROOF_H
#define GTEVAL_PRINT_PROOF_H

#include "print/report.h"
#include "search/proof.h"

/* How leaves are written: 2.1 2.2; the same as a cell of CSV; ["2.1","2.2"]. */
enum proof_style { PROOF_TEXT, PROOF_CSV, PROOF_JSON };

/* Prints a line for each side that is wanted of the proofs of all results: once, where
 * these say the same. False when memory ran out. */
bool proof_print(FILE *out, const struct report *report);

/* Prints the leaves of one side; nothing, or null, where there is none. Nodes have names
 * in text alone, and where ids are not wanted. False when memory ran out. */
bool proof_print_side(FILE *out, const struct report *report, const struct result *result,
                      enum proof_side side, enum proof_style style);

/* Whether a report shows that side. */
static inline bool proof_is_wanted(const struct report_options *options,
                                   enum proof_side side)
{
    return options->proof >> side & 1;
}

#endif
