/*
 * judge.h - one function for each kind of answer, and what they share.
 */
#ifndef GTEVAL_CHECK_JUDGE_H
#define GTEVAL_CHECK_JUDGE_H

#include "check/answer.h"
#include "search/history.h"

#include <stdio.h>

/* What answers are held against. All is borrowed. */
struct judging {
    const struct tree *tree;
    const struct algorithm *algorithm;
    const struct search_options *options;
    const struct references *references;
    const double *values; /* the minimax value of each node */
    const struct history *history;
    FILE *out;
    bool *failed; /* set when memory runs out for what is said */
};

/* Whether an answer is right; if not, prints the line that says so. */
typedef bool judge(const struct judging *judging, const struct answer *answer);

#define ANSWER(name, ...) judge judge_##name;
ANSWERS(ANSWER)
#undef ANSWER

/*
 * Prints format, where @ stands for a node, # for a value (a double), % for a number (a
 * size_t) and $ for a text. A node is called by its name where that means it, else by its
 * id.
 */
void judge_say(const struct judging *judging, const char *format, ...);

/* The same, and ends the line; returns false. */
bool judge_wrong(const struct judging *judging, const char *format, ...);

/* Why n, not the root, was entered, as far as the search tells: ": alpha 3 < beta 5" */
void judge_say_entered(const struct judging *judging, node n);

/* Why n was never entered: "2.2 was cut: beta 5 <= alpha 6" */
void judge_say_missed(const struct judging *judging, node n);

/* Where a bound that n was first entered with comes from: ": alpha 6 is from 1" */
void judge_say_source(const struct judging *judging, node n, enum mover side);

#endif
