/*
 * judge.h - one function for each kind of answer, and what they share.
 */
#ifndef GTEVAL_CHECK_JUDGE_H
#define GTEVAL_CHECK_JUDGE_H

#include "check/answer.h"
#include "search/history.h"
#include "search/proof.h"

#include <stdio.h>

struct verdict;

/* What answers are held against. All is borrowed. */
struct judging {
    const struct tree *tree;
    const struct algorithm *algorithm;
    const struct search_options *options;
    const struct references *references;
    const double *values; /* what each node is worth: to MAX, or to each player */
    unsigned width;       /* how many numbers that are */
    const struct history *history;
    const struct result *result;
    const struct optimal *optimal; /* lines by length, where they count; else NULL */
    bool all;                      /* every difference is told, not the first alone */
    struct verdict *verdict;       /* what is to be filled; NULL: nothing */
    FILE *out;
    bool *failed; /* set when memory runs out for what is said */
};

/* Whether an answer is right; if not, prints the line that says so. */
typedef bool judge(const struct judging *judging, const struct answer *answer);

#define ANSWER(name, ...) judge judge_##name;
ANSWERS(ANSWER)
#undef ANSWER

/* What a node is worth: width numbers. */
static inline const double *judge_worth(const struct judging *judging, node n)
{
    return judging->values + (size_t)n * judging->width;
}

/* Whether to look for differences behind what is right, or not. */
static inline bool judge_goes_on(const struct judging *judging, bool right)
{
    return right || judging->all;
}

/* How good a proof is that is right, behind how many leaves it has. */
void judge_grade(const struct judging *judging, const struct answer *answer,
                 enum proof_side side);

/* Whether what a printed result has besides answers is right. */
bool judge_figures(const struct judging *judging, const struct answer_set *set);

/* Whether somebody who practised has answered all that was asked. */
bool judge_practised(const struct judging *judging, const struct answer_set *set);

/* Which of the numbers whoever moves at n looks at. */
static inline unsigned judge_own(const struct judging *judging, node n)
{
    return tree_has_payoffs(judging->tree) ? judging->tree->mover[n] - 1u : 0;
}

/* What c is worth to whoever moves at n, where a player does. */
static inline double judge_worth_to(const struct judging *judging, node n, node c)
{
    return judge_worth(judging, c)[judge_own(judging, n)];
}

/* Whether that is as much as the best child's. */
static inline bool judge_is_best(const struct judging *judging, node n, node c)
{
    return judge_worth_to(judging, n, c) == judge_worth_to(judging, n, n);
}

/* The leftmost best child of n; where lines by length count, that of the line. */
node judge_best_child(const struct judging *judging, node n);

/* Whether somebody means that number by what is given, or those by as many. */
bool judge_means(const struct answer_worth *given, double value);
bool judge_means_all(const struct answer_worth *given, const double *values,
                     unsigned count);

/* Prints words (reason/speech.h). A node is called by its name where that means it, else
 * by its id. */
void judge_say(const struct judging *judging, const char *format, ...);

/* The same, and ends the line; returns false. */
bool judge_wrong(const struct judging *judging, const char *format, ...);

/* Whether what is given for n is right, where there are payoffs; if not, says so with the
 * key that it stands at and, unless that is enough, the node. */
bool judge_row(const struct judging *judging, enum answer_index key, node n,
               const struct answer_worth *given);

/* Of what a player gets at the chance node n the mean is taken: "mean of 3 at 1/3, 6 at
 * 2/3 is 5". From 0; in a tree without payoffs 0. */
void judge_say_mean(const struct judging *judging, node n, unsigned player);

/* Without payoffs, what n is worth: "right is 1, or the bound <= 2"; and why an inner
 * node is: "MIN moves to 2.3, worth 1". */
void judge_say_right(const struct judging *judging, node n);
void judge_say_worth(const struct judging *judging, node n);

/* What is behind what depends on equal moves at n or below it: which of them counts. */
void judge_say_ties(const struct judging *judging, node n);

/* Why n, not the root, was entered, as far as the search tells: ": alpha 3 < beta 5" */
void judge_say_entered(const struct judging *judging, node n);

/* Why n was never entered: "2.2 was cut: beta 5 <= alpha 6" */
void judge_say_missed(const struct judging *judging, node n);

/* Where a bound that n was first entered with comes from: ": alpha 6 is from 1" */
void judge_say_source(const struct judging *judging, node n, enum mover side);

#endif
