/*
 * payoffs.h - what each player gets, in text: (1, 2, 3).
 */
#ifndef GTEVAL_PRINT_PAYOFFS_H
#define GTEVAL_PRINT_PAYOFFS_H

#include "print/bound.h"
#include "search/search.h"

static inline void payoffs_print(FILE *out, const double *payoffs, unsigned players)
{
    for (unsigned i = 0; i < players; i++) {
        fputs(i > 0 ? ", " : "(", out);
        score_print(out, payoffs[i]);
    }
    putc(')', out);
}

/* What a search came to: a value, what is known of it, or payoffs. */
static inline void payoffs_print_result(FILE *out, const struct result *result)
{
    if (result->payoffs)
        payoffs_print(out, result->payoffs, result->players);
    else
        bound_print(out, result->bound, result->value);
}

#endif
