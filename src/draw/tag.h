/*
 * tag.h - what is written at the nodes of a picture: names, values, bounds, cuts. All of
 * it is appended to buffers, not yet quoted.
 */
#ifndef GTEVAL_DRAW_TAG_H
#define GTEVAL_DRAW_TAG_H

#include "draw/strategy.h"
#include "draw/walk.h"

/* How values and bounds are written in a format. */
struct signs {
    const char *relation[BELOW + 1];
    const char *between; /* of the two bounds of a value */
    const char *ellipsis;
    const char *infinity, *minus, *plus, *exponent;
    const char *mean;
    const char *alpha, *beta;     /* before the bounds that met */
    const char *pass, *step;      /* before a number */
    const char *proof, *disproof; /* before the numbers of a node */
    bool shortened; /* the last digits of long fractions give way to an ellipsis */
};

extern const struct signs signs_ascii, signs_outline, signs_drawing, signs_tex;

void tag_number(struct buffer *tag, double value, const struct signs *signs);

/* What a leaf is worth: 6, or each player's payoff: (1, 2, 3). */
void tag_worth(struct buffer *tag, const struct tree *t, node leaf,
               const struct signs *signs);

/* How likely chance is to come to the node at which the walk stands: as that was written,
 * else 1/3; nothing where it is not below chance. */
void tag_odds(struct buffer *tag, const struct walk *walk);

/* The same, emptying the buffer first and shortened to that many columns. */
void tag_short_odds(struct buffer *tag, const struct walk *walk, size_t columns,
                    const struct signs *signs);

/* What is known of a value: 6, >= 3, 3..6; nothing where nothing is. */
void tag_value(struct buffer *tag, const struct past *past, const struct signs *signs);

/* The same of node n: with payoffs, those of all players where they are known. */
void tag_known(struct buffer *tag, const struct history *history, node n,
               const struct signs *signs);

/* What each player gets: (1, 2, 3). */
void tag_payoffs(struct buffer *tag, const double *payoffs, unsigned players,
                 const struct signs *signs);

/* The bounds that met, 6 >= 5, the test that was decided, > 5, or what is known of a mean
 * and the bound that it does not reach, mean <= 1 <= 1.5. */
void tag_cut(struct buffer *tag, const struct cut *cut, const struct signs *signs);

/* The same, with the names of the bounds that met where the picture has windows: alpha 6
 * >= beta 5. */
void tag_reason(struct buffer *tag, const struct picture *picture, const struct cut *cut,
                const struct signs *signs);

/*
 * How n was entered, where the picture has windows and that says more than nothing: the
 * window [3, 5], the last one too if that is another; what TEST was asked, > 3; the merit
 * and the step of a live state, h = 6, step 4; the bounds known and the pass that found
 * them, >= 3 pass 2. Of a search for a proof, the numbers of a node: p 1, d 2. A bound
 * next to a number of the tree is that with + or -: [3, 3+].
 */
void tag_window(struct buffer *tag, const struct picture *picture, node n,
                const struct signs *signs);

/* Whether the search went by windows: others have tests, merits or bounds. */
bool tag_has_windows(const struct picture *picture);

/* Whether nodes have proof and disproof numbers. */
bool tag_has_numbers(const struct picture *picture);

/* What the side of a proof that the picture has shows: >= 52. */
void tag_shown(struct buffer *tag, const struct picture *picture, enum proof_side side,
               const struct signs *signs);

/* What the picture calls the node at which the walk stands, maybe nothing. */
void tag_label(struct buffer *tag, const struct picture *picture,
               const struct walk *walk);

/* The letters of n: a to z, then aa, ab and so on, in preorder. */
void tag_letters(struct buffer *tag, node n);

/* The name of the node at which the walk stands, or its id. */
void tag_node(struct buffer *tag, const struct picture *picture, const struct walk *walk);

/* What the picture calls the node, emptying the buffer first and shortened to that many
 * columns. */
void tag_short_node(struct buffer *tag, const struct picture *picture,
                    const struct walk *walk, size_t columns, const struct signs *signs);

/* What a drawing shows as the value of n, where the buffer is emptied first: of a leaf
 * its own, of an inner node what the search found, or its static value in a bare tree. */
void tag_shown_value(struct buffer *tag, const struct picture *picture, node n,
                     const struct signs *signs);

/* How many numbers an answer on an exercise sheet has besides the first, as far as there
 * is room for them: payoffs are several. */
unsigned tag_more_answers(const struct tree *t);

#endif
