/*
 * event.h - what a search tells those who watch it. Observers watch, never steer.
 *
 * A procedure called on a node makes ENTER ... LEAVE, which nest as the calls do. SSS*
 * and DUAL* have no calls: they make a STEP for every state taken from OPEN, an ENTER
 * when it is live, a LEAF when a leaf is read, and a LEAVE when an inner node is taken as
 * solved. The events of a run add up to its counts: ENTER to nodes, LEAF to leaves, CUT
 * to cutoffs, TEST to tests, RESEARCH to researches, STEP to steps, and in the MT family
 * PASS to passes; the others make one pass without saying so.
 */
#ifndef GTEVAL_SEARCH_EVENT_H
#define GTEVAL_SEARCH_EVENT_H

#include "tree/tree.h"

/* EVENT(kind, name in traces, meaning) */
#define EVENTS(EVENT)                                                                    \
    EVENT(PASS, "pass", "a search starts at the root with the bound value")              \
    EVENT(ENTER, "enter", "a node is entered")                                           \
    EVENT(LEAF, "leaf", "the value of a leaf is read")                                   \
    EVENT(MEMORY, "memory", "stored bounds answer at once")                              \
    EVENT(TEST, "test", "EVAL asks TEST about a child")                                  \
    EVENT(RESEARCH, "research", "a child is searched again with a wider window")         \
    EVENT(CUT, "cut", "the children after the one named are not looked at")              \
    EVENT(STEP, "step", "a state is taken from OPEN")                                    \
    EVENT(LEAVE, "leave", "what is now known of the node")

enum event_kind {
#define EVENT(kind, name, meaning) EVENT_##kind,
    EVENTS(EVENT)
#undef EVENT
        EVENT_KINDS
};

extern const char *const event_names[EVENT_KINDS];

/* How a number stands to the value of a node: "value(node) RELATION number". */
enum relation { EQUAL, AT_LEAST, AT_MOST, ABOVE, BELOW };

/* =, >=, <=, >, < */
extern const char *const relation_signs[];

struct open;

/*
 * PASS      relation, value: the question; alpha, beta: what is known of the root
 * ENTER     relation EQUAL: the value is wanted, inside alpha, beta;
 *           another: whether value(node) relation value
 * LEAF      value
 * MEMORY    relation, value: the stored bound
 * TEST      child: asked about; relation, value: the question
 * RESEARCH  child; alpha, beta: the wider window
 * CUT       child: the last one looked at; alpha, beta: the bounds that met; skipped
 * STEP      solved, value: the state (node, live or solved, h); gamma: the case of the
 *           operator, 0 where the search stops; open: OPEN with this state in front
 * LEAVE     relation, value: what is known now
 */
struct event {
    enum event_kind kind;
    node node;
    node child;
    node skipped;
    double alpha, beta;
    double value;
    enum relation relation;
    bool solved;
    int gamma;
    const struct open *open;
};

/* Whoever watches: notify is called with each event in turn, on the searching thread. */
struct observer {
    void (*notify)(void *context, const struct event *event);
    void *context;
};

#endif
