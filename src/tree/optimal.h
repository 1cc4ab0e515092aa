/*
 * optimal.h - lines along which nobody gives anything away: which moves are on them, how
 * long they are, and how many there are.
 *
 * A move is best where it keeps the exact value of its node. An optimal line goes from
 * the root by best moves to a leaf, or to the first node that chance moves at; so every
 * node on it is worth what the root is.
 */
#ifndef GTEVAL_TREE_OPTIMAL_H
#define GTEVAL_TREE_OPTIMAL_H

#include "base/error.h"
#include "tree/tree.h"

/*
 * Which of the optimal lines is taken: that of the search; or one by length. MAX wins
 * where a node is worth more than 0, MIN where less. On the shortest line the winner
 * takes the best move that leads to the end in the fewest plies, the loser the one that
 * does in the most; on the longest it is the other way round. Of equally long ways, and
 * where 0 says that nobody wins, it is the leftmost best move.
 */
enum line_choice { LINE_FIRST, LINE_SHORTEST, LINE_LONGEST };

/* Lines by length, from every node. */
struct optimal {
    const struct tree *tree; /* borrowed */
    const double *values;    /* borrowed: of every node, as in values.h */
    node *plies;             /* owned: of every node, to the end of its line */
};

/* Whether a tree has lines by length; an error (ERROR_INPUT) says why not. */
bool optimal_takes(const struct tree *t, enum line_choice line, struct error *error);

/* Measures the lines of a tree that has them; line is not LINE_FIRST. */
bool optimal_start(struct optimal *optimal, const struct tree *t, const double *values,
                   enum line_choice line, struct error *error);

void optimal_release(struct optimal *optimal);

/* Whether somebody wins at n, so that it matters how long that takes. */
static inline bool optimal_is_won(const struct optimal *optimal, node n)
{
    return optimal->values[n] != 0;
}

/* Whether c, a best child of n, is as near to the end, or as far, as that of its line. */
static inline bool optimal_is_timely(const struct optimal *optimal, node n, node c)
{
    return !optimal_is_won(optimal, n) || optimal->plies[c] + 1 == optimal->plies[n];
}

/* The move of the line at n, which is no leaf. */
node optimal_move(const struct optimal *optimal, node n);

/* How many optimal lines a tree of MAX and MIN has. */
bool optimal_count(const struct tree *t, const double *values, node *lines,
                   struct error *error);

#endif
