/*
 * step.c - cutting events into steps, and who tells of them.
 */
#include "reason/step.h"

#include "reason/say.h"
#include "search/open.h"

static bool is_one_of(enum event_kind kind, enum event_kind a, enum event_kind b,
                      enum event_kind c)
{
    return kind == a || kind == b || kind == c;
}

/* Whether it develops a node in a search without calls: all that is done belongs to it.
 */
static bool is_whole(const struct told_step *step)
{
    return step->has[EVENT_STEP] && step->has[EVENT_ENTER] &&
           event_form(&step->of[EVENT_STEP]) == EVENT_DEVELOPED &&
           event_form(&step->of[EVENT_ENTER]) != EVENT_LIMITED;
}

bool step_takes(const struct told_step *step, const struct event *event)
{
    if (step->events == 0)
        return true;
    switch (event->kind) {
    case EVENT_LEAF:
    case EVENT_MEMORY:
        return true;
    case EVENT_ENTER:
        return step->last == EVENT_TEST ||
               (step->last == EVENT_STEP &&
                event_form(&step->of[EVENT_STEP]) != EVENT_DEVELOPED);
    case EVENT_STEP:
        return event_form(event) == EVENT_DEVELOPED;
    case EVENT_LEAVE:
        return is_whole(step) ||
               is_one_of(step->last, EVENT_LEAF, EVENT_MEMORY, EVENT_STEP);
    case EVENT_NUMBERS:
        return is_whole(step) || step->last == EVENT_LEAF || step->last == EVENT_LEAVE;
    default:
        return false;
    }
}

void step_add(struct told_step *step, const struct event *event)
{
    step->events++;
    step->last = event->kind;
    step->has[event->kind] = true;
    step->of[event->kind] = *event;
    step->of[event->kind].payoffs = NULL;
    if (event->open) {
        step->states = open_count(event->open);
        step->equal = open_equal(event->open);
    }
    step->of[event->kind].open = NULL;
}

void step_clear(struct told_step *step)
{
    *step = (struct told_step){.events = 0};
}

/* The event that says what the step is. */
static const struct event *main_event(const struct told_step *step)
{
    static const enum event_kind order[] = {EVENT_STEP,     EVENT_ENTER, EVENT_CUT,
                                            EVENT_RESEARCH, EVENT_LEAVE, EVENT_PASS,
                                            EVENT_PROBE};

    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
        if (step->has[order[i]])
            return &step->of[order[i]];
    return &step->of[step->last];
}

node step_place(const struct told_step *step)
{
    const struct event *event = main_event(step);
    bool of_child = event->kind == EVENT_RESEARCH || event->kind == EVENT_PROBE;

    return of_child ? event->child : event->node;
}

/* What there is to say of searches without sentences of their own. */
static void say_other(struct reason *reason, const struct told_step *step,
                      const struct event *event)
{
    node n = event->node;

    if (step->has[EVENT_LEAF])
        reason_say(reason, "@ is a leaf worth #.", n, step->of[EVENT_LEAF].value);
    else if (step->has[EVENT_LEAVE])
        reason_say(reason, "@ is worth $ #.", n,
                   say_relation(step->of[EVENT_LEAVE].relation),
                   step->of[EVENT_LEAVE].value);
    else if (step->has[EVENT_ENTER])
        reason_say(reason, "@, a $ node, is entered.", n, say_mover(reason->tree, n));
}

/* Who tells of the steps; NULL: nobody does. */
static say_step *teller(const struct reason *reason)
{
    static say_step *const by_style[] = {
        [TRACE_CALLS] = say_call,  [TRACE_WINDOW] = say_window,  [TRACE_TESTS] = say_test,
        [TRACE_PASSES] = say_pass, [TRACE_VISITS] = say_visit,   [TRACE_OPEN] = say_state,
        [TRACE_PROOF] = say_proof, [TRACE_LIMITS] = say_limited,
    };
    enum trace_style style = reason->algorithm->style;

    if (tree_has_payoffs(reason->tree))
        return say_payoffs;
    return style < sizeof by_style / sizeof by_style[0] ? by_style[style] : NULL;
}

bool step_is_told(const struct reason *reason)
{
    return teller(reason) != NULL;
}

void step_say(struct reason *reason, const struct told_step *step)
{
    say_step *say = teller(reason);

    if (!say)
        say = say_other;
    say(reason, step, main_event(step));
}
