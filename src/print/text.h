/*
 * text.h - reports for people.
 */
#ifndef GTEVAL_PRINT_TEXT_H
#define GTEVAL_PRINT_TEXT_H

#include "print/report.h"

/* One algorithm: a line for each part of the result. Several: comparison_print. */
bool text_print(FILE *out, const struct report *report);

#endif
