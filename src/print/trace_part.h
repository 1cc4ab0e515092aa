/*
 * trace_part.h - what the parts of the trace share; for trace*.c and nobody else.
 */
#ifndef GTEVAL_PRINT_TRACE_PART_H
#define GTEVAL_PRINT_TRACE_PART_H

#include "print/bound.h"
#include "print/trace.h"
#include "print/trace_place.h"

/* What a call was asked, from its ENTER on. */
struct call {
    enum relation relation; /* EQUAL: the value, inside alpha, beta; else: value */
    double alpha, beta, value;
};

/* The observers of text traces. */
void trace_call_event(void *context, const struct event *event);
void trace_open_event(void *context, const struct event *event);

/* Prints the name of n as one word, or its id. */
void trace_node(FILE *out, const struct trace *trace, node n);

#endif
