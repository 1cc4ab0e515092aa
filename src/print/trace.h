/*
 * trace.h - prints the steps of a search while it runs, as text or as JSON lines.
 *
 *     struct trace trace = {.out = stdout, .tree = t, .algorithm = algorithm};
 *     struct observer observer = trace_text(&trace);
 *
 *     done = search_run(t, algorithm, &options, &observer, &result, error);
 *     done = trace_finish(&trace, done ? error : &other) && done;
 *
 * Text is for reading, and each algorithm is told in its own manner: SSS* and DUAL* as a
 * table of OPEN, proof-number search as one of paths, the others as calls, indented by
 * depth. JSON is for programs: one object
 * a line for each event.
 */
#ifndef GTEVAL_PRINT_TRACE_H
#define GTEVAL_PRINT_TRACE_H

#include "search/algorithm.h"

#include <stdio.h>

struct place;
struct call;
struct effort;

/* The first four are set by the caller, the rest zero. */
struct trace {
    FILE *out;                         /* borrowed */
    const struct tree *tree;           /* borrowed */
    const struct algorithm *algorithm; /* borrowed */
    bool ids;                          /* text: Dewey ids even where nodes have names */

    /* Private. */
    struct place *places;   /* owned: one a node */
    struct call *calls;     /* owned: the open calls, one a ply */
    struct effort *efforts; /* owned: the numbers of nodes so far, one a node */
    FILE *cell;             /* owned: where a state of OPEN is written to be measured */
    char *cell_text;        /* owned: what was written there */
    size_t cell_size;
    uint64_t count; /* passes or steps so far */
    int gamma;      /* the case that led to the next step; 0 before the first */
    bool begun;     /* a line is begun and may be added to */
    bool answered;  /* the call on that line has its answer */
    bool failed;    /* memory ran out: nothing more is printed */
};

/*
 * Both give the observer for one run of the search. It uses the trace, which must stay
 * where it is until trace_finish.
 */
struct observer trace_text(struct trace *trace);
struct observer trace_json(struct trace *trace);

/* Ends the last line and frees what the trace holds; false if memory ran out meanwhile.
 */
bool trace_finish(struct trace *trace, struct error *error);

/* ---- For trace*.c and nobody else: the manners of text, a file each ---- */

/* Take the memory that the manner needs; false where there is none. */
bool trace_calls_start(struct trace *trace);
bool trace_open_start(struct trace *trace);
bool trace_path_start(struct trace *trace);

void trace_calls_event(void *context, const struct event *event);
void trace_open_event(void *context, const struct event *event);
void trace_path_event(void *context, const struct event *event);

#endif
