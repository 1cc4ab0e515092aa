/*
 * event.h - what a search tells those who watch it. Observers watch, never steer.
 *
 * A procedure called on a node makes ENTER ... LEAVE, which nest as the calls do. SSS*
 * and DUAL* have no calls: they make a STEP for every state taken from OPEN, an ENTER
 * when it is live, a LEAF when a leaf is read, and a LEAVE when an inner node is taken as
 * solved. Nor has proof-number search, which makes ENTER and STEP for every node that is
 * developed, NUMBERS where those change, and a LEAVE when an inner node is proved or
 * disproved; df-pn has calls that return by NUMBERS, and a STEP in the first of a node.
 * The events of a run add up to its counts: ENTER to nodes, LEAF to leaves, CUT to
 * cutoffs, TEST to tests, RESEARCH to researches, PROBE to probes, STEP to steps, and in
 * the MT family PASS to passes; the others make one pass without saying so.
 */
#ifndef GTEVAL_SEARCH_EVENT_H
#define GTEVAL_SEARCH_EVENT_H

#include "tree/tree.h"

#include <stddef.h>

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
    EVENT(LEAVE, "leave", "what is now known of the node")                               \
    EVENT(PROBE, "probe", "one child of an outcome is searched, to bound the outcome")   \
    EVENT(NUMBERS, "numbers", "what a node's proof and disproof numbers are now")

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

/* The first three as words for what is known of a value: exact, lower, upper. */
extern const char *const bound_words[];

/* L for a state of OPEN that is live (false), S for one that is solved (true). */
extern const char *const state_letters[];

struct open;

/*
 * PASS      relation, value: the question; alpha, beta: what is known of the root
 * ENTER     relation EQUAL: the value is wanted, inside alpha, beta;
 *           another: whether value(node) relation value; of df-pn proof, disproof: the
 *           numbers that are to be stayed below
 * LEAF      value
 * MEMORY    relation, value: the stored bound
 * TEST      child: asked about; relation, value: the question
 * RESEARCH  child; alpha, beta: the wider window
 * NUMBERS   proof, disproof
 * PROBE     child: the outcome; alpha, beta: the window for its first child
 * CUT       child: the last one looked at; skipped; relation EQUAL: alpha, beta: the
 * bounds that met; another, at a chance node: the mean stands so to value, which is past
 *           the window alpha, beta
 * STEP      solved, value: the state (node, live or solved, h); gamma: the case of the
 *           operator, 0 where the search stops; open: OPEN with this state in front;
 *           relation another than EQUAL: the node is developed, and nothing else is told
 * LEAVE     relation, value: what is known now
 *
 * With payoffs, LEAF and LEAVE have those, and value is that of the mover (payoffs.h).
 */
struct event {
    enum event_kind kind;
    node node;
    node child;
    node skipped;
    union { /* no event has both, and frames of searches hold events */
        double alpha, proof;
    };
    union {
        double beta, disproof;
    };
    double value;
    const double *payoffs; /* as long as the event is told; NULL without them */
    enum relation relation;
    bool solved;
    int gamma;
    const struct open *open;
};

/*
 * The forms of events: the kinds, but an ENTER that asks how the value stands to a bound
 * is another form than one that wants the value, and than one with limits besides; a CUT
 * because of a mean another than one because of two bounds; and a STEP that develops a
 * node another than one that takes a state from OPEN.
 */
enum {
    EVENT_ASKED = EVENT_KINDS,
    EVENT_MEAN,
    EVENT_LIMITED,
    EVENT_DEVELOPED,
    EVENT_FORMS
};

/* What a field of an event is, so that it can be written: the type of its member. */
enum field_kind {
    HOLDS_KIND,     /* enum event_kind: the name of the event */
    HOLDS_NODE,     /* node: which one */
    HOLDS_NAME,     /* node: its name, if it has one */
    HOLDS_STATE,    /* bool: live or solved */
    HOLDS_RELATION, /* enum relation */
    HOLDS_SCORE,    /* double */
    HOLDS_COUNT,    /* node: how many */
    HOLDS_CASE,     /* int */
    HOLDS_OPEN,     /* const struct open *: all its states */
    HOLDS_ROW,      /* const double *: one a player; NULL where there are none */
};

/* A field as those read it who are told of events in text: it stands in these forms. */
struct event_field {
    const char *name;
    unsigned forms; /* 1 << form, or-ed */
    enum field_kind kind;
    size_t offset; /* of its member in struct event */
};

/* The table, in the order in which fields are written; ended by one whose name is NULL.
 */
extern const struct event_field event_fields[];

int event_form(const struct event *event);

/* Whether it has proof and disproof, which are numbers of leaves or infinite, in the
 * place of alpha and beta. */
bool event_has_numbers(const struct event *event);

/* The name of the events that have the form. */
const char *event_form_name(int form);

/* Whether events of that form have the field, if it is not one that few trees have: names
 * and payoffs. */
static inline bool event_form_has(int form, const struct event_field *field)
{
    return field->forms >> form & 1;
}

/* The member that holds the field: a pointer to the type that its kind says. */
const void *event_member(const struct event *event, const struct event_field *field);

/* Whoever watches: notify is called with each event in turn, on the searching thread. */
struct observer {
    void (*notify)(void *context, const struct event *event);
    void *context;
};

#endif
