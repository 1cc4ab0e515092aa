/*
 * step.h - the steps of a search: what a text trace tells in one line, a call, for a leaf
 * with its value; what a call returns; a cut; a pass; a state taken from OPEN; a node
 * that is developed, with all that follows. And why each is taken.
 *
 *     on each event:
 *         if (!step_takes(&step, event)) {
 *             step_say(&reason, &step);
 *             step_clear(&step);
 *         }
 *         history_note(reason.history, event);
 *         step_add(&step, event);
 *     behind the last, step_say(&reason, &step)
 */
#ifndef GTEVAL_REASON_STEP_H
#define GTEVAL_REASON_STEP_H

#include "reason/reason.h"

/* All zeros: it has no events yet. None happens twice in it, but NUMBERS and LEAVE where
 * proof-number search develops a node: the last is kept, which is of the topmost node. */
struct told_step {
    size_t events;
    enum event_kind last;
    bool has[EVENT_KINDS];
    struct event of[EVENT_KINDS]; /* without payoffs and OPEN, which are gone */
    node states, equal; /* in OPEN: all, and those with the merit of the one taken */
};

/* Whether there are sentences for steps of the algorithm. */
bool step_is_told(const struct reason *reason);

/* Whether the event belongs to the step, which may be empty. */
bool step_takes(const struct told_step *step, const struct event *event);

/* Adds an event, as long as it is told. */
void step_add(struct told_step *step, const struct event *event);

void step_clear(struct told_step *step);

/* The node that the step is about. */
node step_place(const struct told_step *step);

/* Says why it is taken, and what follows; it must have events, and the history have seen
 * these and none behind them. */
void step_say(struct reason *reason, const struct told_step *step);

#endif
