/*
 * payoffs.h - what each player gets, as text: (1, -2, 0.5).
 */
#ifndef GTEVAL_READ_PAYOFFS_H
#define GTEVAL_READ_PAYOFFS_H

#include "base/text.h"

/* All zeros is an empty list; its memory is kept from one reading to the next. */
struct payoffs {
    double *amounts; /* owned */
    size_t count, capacity;
};

/*
 * payoffs: '(' value { ',' value } ')' with blanks between. Reads what begins at
 * data[*at], a bracket, and ends before data[end]; *at moves behind it.
 */
bool payoffs_read(struct payoffs *payoffs, const struct text *text, size_t *at,
                  size_t end, struct error *error);

void payoffs_release(struct payoffs *payoffs);

#endif
