/*
 * answer.h - what can be asked about a tree and the search of it, and the answers read
 * from an object of the file.
 *
 *     {"value": 6, "move": "2", "pv": ["e", "2", "2.2", "2.2.1"],
 *      "values": {"1": 2, "2": 6}, "bounds": {"2": [2, "inf"]},
 *      "leaves": ["1.1.1", "1.1.2"], "pruned": ["3.2", ["4", "4.2"]],
 *      "plan": {"e": "2", "2": "2.2", "2.2": "2.2.1"},
 *      "proof": {"lower": ["2.1.1", "2.2.1"], "upper": ["1.1.1", ...]},
 *      "strategy": {"max": {"e": "2"}, "min": ["1.1", "2.2", ...]}}
 *
 * and of a game with payoffs
 *
 *     {"payoffs": [1, 2, 3], "unique": true, "values": {"1": [4, 2, 1], "2": {"B": 2}}}
 *
 * A result as it is printed for programs is an object of answers, too.
 */
#ifndef GTEVAL_CHECK_ANSWER_H
#define GTEVAL_CHECK_ANSWER_H

#include "check/answers.h"
#include "check/figures.h"
#include "check/references.h"
#include "search/algorithm.h"

/* What must be so for an answer to mean anything: algorithms that search with windows, a
 * game with payoffs, one without, a tree without these and without chance. */
enum answer_need {
    NEEDS_NOTHING,
    NEEDS_WINDOWS,
    NEEDS_PAYOFFS,
    NEEDS_VALUES,
    NEEDS_SIDES
};

/*
 * ANSWER(name, listed, need): listed: there may be any number of items. In the order in
 * which answers are checked.
 */
#define ANSWERS(ANSWER)                                                                  \
    ANSWER(value, false, NEEDS_NOTHING)                                                  \
    ANSWER(move, false, NEEDS_NOTHING)                                                   \
    ANSWER(pv, true, NEEDS_NOTHING)                                                      \
    ANSWER(values, true, NEEDS_NOTHING)                                                  \
    ANSWER(bounds, true, NEEDS_WINDOWS)                                                  \
    ANSWER(leaves, true, NEEDS_NOTHING)                                                  \
    ANSWER(pruned, true, NEEDS_NOTHING)                                                  \
    ANSWER(plan, true, NEEDS_NOTHING)                                                    \
    ANSWER(lower, true, NEEDS_SIDES)                                                     \
    ANSWER(upper, true, NEEDS_SIDES)                                                     \
    ANSWER(strategy_max, true, NEEDS_SIDES)                                              \
    ANSWER(strategy_min, true, NEEDS_SIDES)                                              \
    ANSWER(payoffs, false, NEEDS_PAYOFFS)                                                \
    ANSWER(unique, false, NEEDS_PAYOFFS)                                                 \
    ANSWER(best_moves, true, NEEDS_VALUES)

enum answer_index {
#define ANSWER(name, ...) ANSWER_##name,
    ANSWERS(ANSWER)
#undef ANSWER
        ANSWER_KINDS
};

/* The names, for everything that goes through all of them. */
extern const char *const answer_names[ANSWER_KINDS];

/* What somebody says that something is worth. */
struct answer_worth {
    double value;           /* SCORE_NONE: nothing is said */
    bool fraction;          /* written as 7/3, which may be no double */
    enum relation relation; /* AT_LEAST, AT_MOST: it is a bound, and told as one */
};

/*
 * value         node, the root, worth; no item: it has none, but payoffs
 * payoffs       the same
 * move          node; no item: there is no move
 * pv, leaves    node, in the order given
 * plan          node, move: a child of it, or NODE_NONE; in preorder
 * values        node, worth; children before their parents, from the left
 * bounds        node, low, high: alpha and beta; in preorder
 * pruned        node; in preorder
 * best_moves    node; in preorder
 * lower, upper  node; in preorder; none: there is no such proof
 * strategy_...  node, move: a child of it, or NODE_NONE; in preorder
 * unique        yes; no item: nothing is said
 */
struct answer_item {
    node node, move;
    size_t
        worth; /* where it stands in worths: one, or with payoffs one for each player */
    double low, high;
    bool yes;
    const cJSON *item; /* while the answer is read: where it stands in the document */
};

struct answer {
    bool given, none;
    bool unanswered;           /* ? stands there, as in a form */
    struct answer_item *items; /* owned */
    size_t count, capacity;
    struct answer_worth *worths; /* owned */
    size_t worth_count, worth_capacity;
    node *blank; /* owned: the nodes of values and bounds at which ? stands */
    size_t blank_count, blank_capacity;
};

/* A number of the result as it is printed for programs. */
struct answer_figure {
    bool given;
    double number;   /* SCORE_NONE: null, which says that there is none */
    bool unanswered; /* ? stands there */
};

struct answer_set {
    struct answer of[ANSWER_KINDS];

    /* What a printed result has besides. */
    struct answer_figure figures[FIGURES];
    const struct algorithm *algorithm; /* NULL: not given */
    struct practised practised;        /* whose these are, where somebody practised */
    struct buffer name;                /* owned: whose they are, where that is told */
    bool bound_given;
    enum relation bound;
};

/*
 * Reads the next object of the file. False, with error filled, where it is malformed,
 * names a node twice or one that is not there, or is about what the algorithm or the tree
 * has not. The set is released by the caller in any case.
 */
bool answer_set_read(struct answer_set *set, struct answers *answers,
                     struct references *references, const struct algorithm *algorithm,
                     struct error *error);

/* Whether a node is among the items, which are in any order. */
bool answer_has(const struct answer *answer, node n);

void answer_set_release(struct answer_set *set);

#endif
