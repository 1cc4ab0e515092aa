/*
 * facts.h - what a report tells besides what searches have found: exact values, lines by
 * length, the size of the certificate.
 */
#ifndef GTEVAL_PRINT_FACTS_H
#define GTEVAL_PRINT_FACTS_H

#include "print/report.h"

/* All owned, as in struct report; zeros where nobody asked. */
struct report_facts {
    double *values;
    struct optimal optimal;
    node optimal_lines;
    node minimal_leaves;
};

/* Whether a tree has what a report on it is to tell; ERROR_INPUT where not. */
bool facts_are_there(const struct report_options *options, const struct tree *t,
                     struct error *error);

/*
 * Finds what a report with these options has use for: its tree, results and options are
 * set; all of that is there. line: which lines its results have; certificate: its size is
 * shown even where there is one result only. facts is zero before; the caller releases it
 * in any case.
 */
bool facts_find(struct report_facts *facts, const struct report *report,
                enum line_choice line, bool certificate, struct error *error);

/* Sets what a report tells by them; they must stay where they are. */
void facts_tell(const struct report_facts *facts, struct report *report);

void facts_release(struct report_facts *facts);

#endif
