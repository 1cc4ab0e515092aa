/*
 * answer.h - what can be asked about a tree and the search of it, and the answers read
 * from an object of the file.
 *
 *     {"value": 6, "move": "2", "pv": ["e", "2", "2.2", "2.2.1"],
 *      "values": {"1": 2, "2": 6}, "bounds": {"2": [2, "inf"]},
 *      "leaves": ["1.1.1", "1.1.2"], "pruned": ["3.2", ["4", "4.2"]],
 *      "plan": {"e": "2", "2": "2.2", "2.2": "2.2.1"}}
 */
#ifndef GTEVAL_CHECK_ANSWER_H
#define GTEVAL_CHECK_ANSWER_H

#include "check/answers.h"
#include "check/references.h"
#include "search/algorithm.h"

/*
 * ANSWER(name, listed, windows): listed: there may be any number of items; windows: only
 * algorithms that search with windows have such a thing. In the order in which answers
 * are checked.
 */
#define ANSWERS(ANSWER)                                                                  \
    ANSWER(value, false, false)                                                          \
    ANSWER(move, false, false)                                                           \
    ANSWER(pv, true, false)                                                              \
    ANSWER(values, true, false)                                                          \
    ANSWER(bounds, true, true)                                                           \
    ANSWER(leaves, true, false)                                                          \
    ANSWER(pruned, true, false)                                                          \
    ANSWER(plan, true, false)

enum answer_index {
#define ANSWER(name, ...) ANSWER_##name,
    ANSWERS(ANSWER)
#undef ANSWER
        ANSWER_KINDS
};

/* The names, for everything that goes through all of them. */
extern const char *const answer_names[ANSWER_KINDS];

/*
 * value         value: low
 * move          node; no item: there is no move
 * pv, leaves    node, in the order given
 * plan          node, move: a child of it, or NODE_NONE; in preorder
 * values        node, low; children before their parents, from the left
 * bounds        node, low, high: alpha and beta; in preorder
 * pruned        node; in preorder
 */
struct answer_item {
    node node, move;
    double low, high;
    const cJSON *item; /* while the answer is read: where it stands in the document */
};

struct answer {
    bool given;
    struct answer_item *items; /* owned */
    size_t count, capacity;
};

struct answer_set {
    struct answer of[ANSWER_KINDS];
};

/*
 * Reads the next object of the file. False, with error filled, where it is malformed,
 * names a node twice or one that is not there, or asks for what the algorithm has not.
 * The set is released by the caller in any case.
 */
bool answer_set_read(struct answer_set *set, struct answers *answers,
                     struct references *references, const struct algorithm *algorithm,
                     struct error *error);

void answer_set_release(struct answer_set *set);

#endif
