/*
 * story.h - why a node was cut, visited, valued so: the steps at the node, with what
 * stands before and behind them.
 *
 *     struct story story = {.reason = {.tree = t, .algorithm = a, .options = o}, .n = n};
 *
 *     story_start(&story, error);
 *     observer = story_observer(&story);
 *     search_run(t, a, o, &observer, &result, error);
 *     story_finish(&story, &result, error);
 *     ... story.words, in parts ...
 *     story_release(&story);
 */
#ifndef GTEVAL_REASON_STORY_H
#define GTEVAL_REASON_STORY_H

#include "reason/step.h"

/* A node that is entered often is told of the first times and the last one. */
enum { STORY_ENTRIES = 2 };

/* Some sentences that belong together: phrases of words, [first, end). */
struct story_part {
    size_t first, end;
};

/* tree, algorithm and options of the reason, and n, are set by the caller. */
struct story {
    struct reason reason;
    node n;

    /* From story_finish on: */
    struct speech words;      /* owned */
    struct story_part *parts; /* owned */
    size_t count;

    /* Private. */
    struct history history;
    struct told_step step;
    struct speech told, last,
        cut; /* the first entries, the last one, and what left n out */
    size_t entries, capacity;
    bool was_cut; /* the last step at n was a cut, which says what n is worth */
};

bool story_start(struct story *story, struct error *error);
struct observer story_observer(struct story *story);
bool story_finish(struct story *story, const struct result *result, struct error *error);
void story_release(struct story *story);

/* ---- The same for who tells of all nodes ---- */

/* Whether the step begins another entry of the node that it is about. */
bool story_enters(const struct told_step *step);

/* What is said before the steps at n, if it was visited, or instead of them. */
void story_begin(struct reason *reason, node n);

/* What is said before the last of many entries. */
void story_again(struct reason *reason, size_t entries);

/* What is said behind all. */
void story_end(struct reason *reason, node n);

#endif
