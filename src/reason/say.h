/*
 * say.h - the sentences of steps, by how algorithms go; for the files of this room.
 */
#ifndef GTEVAL_REASON_SAY_H
#define GTEVAL_REASON_SAY_H

#include "reason/step.h"

/* Says what there is to say of a step; event: which of its events says what it is. */
typedef void say_step(struct reason *reason, const struct told_step *step,
                      const struct event *event);

say_step say_call;    /* minimax */
say_step say_window;  /* calls with windows */
say_step say_test;    /* EVAL and TEST */
say_step say_pass;    /* calls of MT */
say_step say_visit;   /* of RecSSS* */
say_step say_state;   /* of OPEN */
say_step say_proof;   /* proof-number search */
say_step say_limited; /* df-pn: calls with limits of numbers */
say_step say_payoffs;

/* ---- Words that several of them use ---- */

/* "MAX", "MIN" or "chance": who chooses at n. */
const char *say_mover(const struct tree *t, node n);

/* How a number stands to a value, as "at least". */
const char *say_relation(enum relation relation);

/* "2.2 and 2.3 need not be read.": of n, what comes behind its child c; where nothing
 * does, the rest of all children. */
void say_skipped(struct reason *reason, node n, node c);

/* Who brings n that value: the leftmost child whose result it was; NODE_NONE: none. */
node say_bringer(const struct reason *reason, node n, double value);

/* ": MAX goes to 2.", or why it is a bound; behind what n is worth. */
void say_choice(struct reason *reason, node n, enum relation relation, double value);

/* What value is asked for, with words before it: "more than 6", "at least 6". */
void say_question(struct reason *reason, enum relation relation, double value);

/* Where a bound that n was last entered with is from: whose result it is, of a node that
 * the side could have gone to. child is NODE_NONE: of none. */
struct bound_source {
    node child;
    node above; /* its parent */
};
struct bound_source say_source(const struct reason *reason, node n, enum mover side,
                               double bound);

/* As which one the leaf n was read first, and in which window. */
void say_read(struct reason *reason, node n);

/* ---- Chance: chance.c ---- */

/* What is known of the outcomes of a chance node as it is entered. */
void say_outcomes(struct reason *reason, node n);

/* Why the window of an outcome is narrower than the range of all values. */
void say_share(struct reason *reason, node n);

/* What a probe has found out of n before it is searched. */
void say_probed(struct reason *reason, node n);

/* The sum that a mean is made of, where it is what the program has. */
void say_mean(struct reason *reason, node n, enum relation relation, double value);

/* "1/3 * 6 + 2/3 * 1": the outcomes of n with their odds, and what stands for each. */
typedef void say_worth(struct reason *reason, node c, void *context);
void say_terms(struct reason *reason, node n, say_worth *worth, void *context);

/* As many outcomes are told one by one. */
enum { OUTCOMES_TOLD = 8 };
node say_count_outcomes(const struct tree *t, node n);

/* Whether two sums of rounded numbers are the same. */
bool say_is_near(double x, double y);

/* ---- Proof and disproof numbers: proof.c ---- */

/* Why c, with these numbers, is taken of all children of its parent; behind "at" or
 * "At", without an end. */
void say_taken(struct reason *reason, const char *at, node c, struct effort numbers);

/* What it means that the node of the step is developed. */
void say_developed(struct reason *reason, const struct told_step *step);

/* What is decided at the parent of c, which is, if anything is. */
void say_settled(struct reason *reason, node c);

/* What is asked of the root. */
void say_target(struct reason *reason);

/* That the root is decided. */
void say_over(struct reason *reason);

/* Behind the search: why a node with numbers was never developed, ... */
void say_waited(struct reason *reason, node top);

/* ... and what a developed one has come to. */
void say_outcome(struct reason *reason, node n);

#endif
