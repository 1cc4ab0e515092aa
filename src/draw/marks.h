/*
 * marks.h - what a picture shows of a search, gathered by an observer while it runs.
 *
 *     marks_start(&marks, t, error);
 *     observer = marks_observer(&marks);
 *     search_run(t, algorithm, &options, &observer, &result, error);
 *     marks_finish(&marks, &result, error);
 */
#ifndef GTEVAL_DRAW_MARKS_H
#define GTEVAL_DRAW_MARKS_H

#include "search/search.h"

#include <stddef.h>

struct mark {
    /* What is known of the value: it lies between these; -inf and inf at first. */
    double low, high;
    node order; /* of a leaf: as which one it was first read, from 1; 0: never */
    node cut;   /* which of the cuts was made here, from 1; 0: none */
    bool low_strict, high_strict; /* the value is not low, or high, itself */
    bool visited;
    bool on_line;  /* on the principal variation */
    uint8_t asked; /* enum relation: what the node was last entered for */
};

/* A loop over the children of a node that was left early. */
struct cut {
    node child;             /* the last one looked at */
    enum relation relation; /* EQUAL: bounds met; else the test that was decided */
    double alpha, beta;     /* the bounds; in a test both are the number compared with */

    /* From marks_finish on: what is left out, and was not visited at another time. */
    node first; /* the first such child; NODE_NONE: there is none */
    node count; /* nodes at and below such children */
};

struct marks {
    const struct tree *tree; /* borrowed */
    struct mark *of;         /* owned: one a node */
    struct cut *cuts;        /* owned: the last one of each node that had any */
    size_t cut_count, cut_capacity;
    node read;   /* different leaves read so far */
    bool failed; /* memory ran out */
};

/* Makes marks ready for one search of the tree, which must outlive them. */
bool marks_start(struct marks *marks, const struct tree *t, struct error *error);

/* The observer for that search; marks must stay where it is. */
struct observer marks_observer(struct marks *marks);

/*
 * Completes the marks, also by what the result says of the root and of the nodes on its
 * line, which all have its value. False if memory ran out during the search.
 */
bool marks_finish(struct marks *marks, const struct result *result, struct error *error);

void marks_release(struct marks *marks);

/* Whether the value is known exactly: it is low then, and high. */
static inline bool mark_is_exact(const struct mark *mark)
{
    return mark->low == mark->high;
}

/* Whether anything is known of the value. */
static inline bool mark_is_known(const struct mark *mark)
{
    return mark->low > -INFINITY || mark->low_strict || mark->high < INFINITY ||
           mark->high_strict;
}

/* After marks_finish: the cut at n that left out nodes for good; NULL: there is none. */
const struct cut *marks_cut_at(const struct marks *marks, node n);

/* The cut that left out n itself, so that it was never visited; else NULL. */
const struct cut *marks_cut(const struct marks *marks, node n);

#endif
