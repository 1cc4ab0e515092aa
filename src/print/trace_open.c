/*
 * trace_open.c - the text trace of SSS* and DUAL*: OPEN after each step, as in
 *
 *         4: 3  1.1.1,L,inf   1.1.2,L,inf   2,L,inf
 *
 * the number of the step, the case of the operator that led here, and the states in
 * order.
 */
#include "print/trace.h"

#include "base/score.h"
#include "base/utf8.h"
#include "print/place.h"
#include "search/open.h"

#include <stdlib.h>

bool trace_open_start(struct trace *trace)
{
    trace->cell = open_memstream(&trace->cell_text, &trace->cell_size);
    return trace->cell != NULL;
}

/* A state takes so many columns, and at least so many of them are blank. */
enum { CELL = 14, GAP = 2 };

/* Writes a state to trace->cell_text, without a NUL; false when out of memory. */
static bool put_state(struct trace *trace, const struct state *state)
{
    FILE *cell = trace->cell;

    rewind(cell);
    place_node(cell, trace->tree, trace->places, state->node, trace->ids);
    fprintf(cell, ",%s,", state_letters[state->solved]);
    score_print(cell, state->merit);
    return fflush(cell) == 0;
}

/* Blanks up to the next column stand before a state, so that none end a line. */
static void print_states(struct trace *trace, const struct state *states, node count)
{
    int blanks = 0;

    for (node i = 0; i < count; i++) {
        int width;

        if (!put_state(trace, &states[i])) {
            trace->failed = true;
            return;
        }
        fprintf(trace->out, "%*s", blanks, "");
        fwrite(trace->cell_text, 1, trace->cell_size, trace->out);
        width = (int)utf8_count(trace->cell_text, trace->cell_size);
        blanks = width + GAP > CELL ? GAP : CELL - width;
    }
}

void trace_open_event(void *context, const struct event *event)
{
    struct trace *trace = context;
    struct state *states;

    if (event->kind != EVENT_STEP || trace->failed)
        return;
    states = open_list(event->open);
    if (!states) {
        trace->failed = true;
        return;
    }
    fprintf(trace->out, "%5llu: %c  ", (unsigned long long)++trace->count,
            trace->gamma ? '0' + trace->gamma : '-');
    print_states(trace, states, open_count(event->open));
    putc('\n', trace->out);
    trace->gamma = event->gamma;
    free(states);
}
