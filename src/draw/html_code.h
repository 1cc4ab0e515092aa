/*
 * html_code.h - the pseudo-code of the algorithms, and which of its lines an event comes
 * from.
 */
#ifndef GTEVAL_DRAW_HTML_CODE_H
#define GTEVAL_DRAW_HTML_CODE_H

#include "search/algorithm.h"

/* What is so when an event happens, beyond its kind. */
enum code_fact {
    FACT_MAX = 1 << 0, /* the node is a MAX node */
    FACT_MIN = 1 << 1,
    FACT_WANTED = 1 << 2, /* the node was entered for its value */
    FACT_ASKED = 1 << 3,  /* or with a question: is it > v, is it >= g? */
    FACT_YES = 1 << 4,    /* which is answered: so it is */
    FACT_NO = 1 << 5,
    FACT_CHANCE = 1 << 6, /* chance moves at the node, neither MAX nor MIN */
    FACT_CASE = 1 << 7,   /* shifted by a case of the operator of SSS*, 0 .. 6 */

    /* For assignments. */
    FACT_INNER = 1 << 14,  /* the node has children */
    FACT_ROOT = 1 << 15,   /* it is the root */
    FACT_FIRST = 1 << 16,  /* the child is the first one, or the pass is */
    FACT_LATER = 1 << 17,  /* it is not */
    FACT_BETTER = 1 << 18, /* the child is better than all before it, or its merit fell */
    FACT_VALUE = 1 << 19,  /* it was entered for its value */
    FACT_AGAIN = 1 << 20,  /* it was searched again, with more than a null window */
    FACT_TESTED = 1 << 21, /* or with a null window alone */
};

/* When a line assigns something: at an event at the node, or at a child of it. */
struct assignment {
    unsigned own, below; /* 1 << enum event_kind, or-ed: of the node, of a child */
    unsigned facts; /* enum code_fact, or-ed: of the node, those of the child besides */
};

/* A line comes from an event of these kinds if all of these facts hold. */
struct code_line {
    const char *text;   /* indented by blanks; NULL: the end of the lines */
    const char *strict; /* the text if cuts are made only when alpha > beta; NULL: same */
    unsigned kinds;     /* 1 << enum event_kind, or-ed; 0: from no event */
    unsigned facts;     /* enum code_fact, or-ed */
    struct assignment sets; /* all zeros: it assigns nothing */
};

enum { CODE_PARTS = 3 };

struct code {
    const char *procedure; /* what is called on a node; NULL: there are no calls */
    const char *test;      /* what is called with a question; NULL: the same */
    const struct code_line *parts[CODE_PARTS]; /* NULL: no more parts */
};

/* The code of an algorithm, or NULL if none is known: on trees with chance there is more
 * of it. */
const struct code *code_find(const struct algorithm *algorithm, const struct tree *t);

/* The lines of all parts, one after another, from 0; NULL behind the last. */
const struct code_line *code_line(const struct code *code, int i);

/* From which line an event of that kind comes: of several, from one with facts; -1: from
 * none. */
int code_lit(const struct code *code, enum event_kind kind, unsigned facts);

/* The lines that assign something at an event of that kind at the node, or below it: 1 <<
 * line, or-ed. */
uint64_t code_sets(const struct code *code, enum event_kind kind, bool below,
                   unsigned facts);

#endif
