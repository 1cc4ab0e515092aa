/*
 * model.h - the table of tree models.
 *
 * To add one: a file beside this one with its functions, and a line in MODELS.
 */
#ifndef GTEVAL_GEN_MODEL_H
#define GTEVAL_GEN_MODEL_H

#include "gen/grow.h"

/* What most models take. */
enum {
    TAKES_SHAPE = TAKES_WIDTH | TAKES_DEPTH | TAKES_ROOT,
    TAKES_RANDOM = TAKES_SHAPE | TAKES_CHOICE,
};

/* Whether all inner nodes have the same width and all leaves the same depth. */
enum { RAGGED = 0, FULL = 1 };

/*
 * MODEL(identifier, full, prepare, chance, takes, summary)
 *
 * identifier_visit says what a node is; prepare, if not NULL, is called before the first
 * visit of each tree; chance is the kind of probability the model has by default, and
 * takes besides a number.
 */
#define MODELS(MODEL)                                                                    \
    MODEL(uniform, FULL, NULL, CHANCE_NUMBER,                                            \
          TAKES_RANDOM | TAKES_VALUES | TAKES_LEVELS | TAKES_PLAYERS,                    \
          "independent leaves, each value equally likely")                               \
    MODEL(permutation, FULL, permutation_prepare, CHANCE_NUMBER,                         \
          TAKES_RANDOM | TAKES_LEVELS, "leaves 1 .. W^D in random order: no ties")       \
    MODEL(ordered, FULL, NULL, CHANCE_MARSLAND,                                          \
          TAKES_RANDOM | TAKES_VALUES | TAKES_CHANCE,                                    \
          "the best child is often the first, by --p or the 70/90 rule")                 \
    MODEL(incremental, FULL, incremental_prepare, CHANCE_NUMBER,                         \
          TAKES_RANDOM | TAKES_VALUES | TAKES_SORT | TAKES_STATIC | TAKES_LEVELS,        \
          "each edge has a random value, a leaf the sum of its path")                    \
    MODEL(ragged, RAGGED, NULL, CHANCE_NUMBER,                                           \
          TAKES_RANDOM | TAKES_VALUES | TAKES_CHANCE | TAKES_PLAYERS,                    \
          "1 .. W children a node, leaves at any depth up to D")                         \
    MODEL(pgame, FULL, NULL, CHANCE_CRITICAL, TAKES_RANDOM | TAKES_CHANCE,               \
          "leaves are won (1) with probability --p, else lost (0)")                      \
    MODEL(noisy, FULL, grow_prepare_siblings, CHANCE_NUMBER,                             \
          TAKES_RANDOM | TAKES_VALUES | TAKES_NOISE,                                     \
          "children sorted by their true value plus noise")                              \
    MODEL(best, FULL, NULL, CHANCE_NUMBER, TAKES_SHAPE,                                  \
          "every best child first: the fewest leaves are read")                          \
    MODEL(worst, FULL, NULL, CHANCE_NUMBER, TAKES_SHAPE,                                 \
          "every best child last: alpha-beta reads all leaves")

#define MODEL(identifier, ...) visit_function identifier##_visit;
MODELS(MODEL)
#undef MODEL

typedef bool prepare_function(struct grow *g, struct error *error);
prepare_function permutation_prepare, incremental_prepare;

struct model {
    const char *name;    /* as in --model=NAME */
    const char *summary; /* one line */
    unsigned takes;      /* enum takes, or-ed */
    enum chance_kind chance;
    bool full;
    prepare_function *prepare; /* may be NULL */
    visit_function *visit;
};

/* The table, in the order of MODELS, ended by an entry whose name is NULL. */
extern const struct model models[];

#endif
