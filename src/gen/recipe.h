/*
 * recipe.h - everything that decides which trees are made, and its checks.
 */
#ifndef GTEVAL_GEN_RECIPE_H
#define GTEVAL_GEN_RECIPE_H

#include "base/error.h"
#include "gen/shape.h"
#include "tree/tree.h"

/* What a model can be told besides its name. A model refuses what it has no use for. */
enum takes {
    TAKES_WIDTH = 1 << 0,
    TAKES_DEPTH = 1 << 1,
    TAKES_VALUES = 1 << 2, /* also --real */
    TAKES_CHANCE = 1 << 3,
    TAKES_NOISE = 1 << 4,
    TAKES_SORT = 1 << 5,
    TAKES_STATIC = 1 << 6,
    TAKES_CHOICE = 1 << 7, /* random: a seed, and more trees than one */
    TAKES_ROOT = 1 << 8,
    TAKES_LEVELS = 1 << 10,  /* --shape and --weights */
    TAKES_PLAYERS = 1 << 11, /* also --sum */
};

/* How probable the outcomes of a chance node are. */
enum weights {
    WEIGHTS_UNIFORM, /* each as the others */
    WEIGHTS_RANDOM,  /* whole numbers of 1 .. RECIPE_WEIGHT, each equally likely */
};

enum { RECIPE_WEIGHT = 9 };

/* How the probability of a model is given. */
enum chance_kind {
    CHANCE_DEFAULT,  /* the model's own */
    CHANCE_NUMBER,   /* 0 .. 1 */
    CHANCE_CRITICAL, /* pgame: where neither side wins more surely in deeper trees */
    CHANCE_MARSLAND, /* ordered: 70/90 */
};

/*
 * Leaf values of the models are integers of low .. high. For reals they count steps of
 * 10^-15, so that all models work in integers and every machine gets the same values.
 */
struct recipe {
    const struct model *model;
    node width, depth;
    int64_t low, high;
    bool real;
    enum chance_kind chance_kind;
    double chance;       /* for CHANCE_NUMBER; recipe_check fills in the critical one */
    double noise;        /* a number not below 0, or SCORE_NONE: a tenth of the range */
    int64_t noise_steps; /* filled in by recipe_check */
    bool sorted;         /* incremental: siblings by their sums, best first */
    bool statics;        /* inner nodes carry their static value */
    uint64_t seed;
    enum mover root;
    struct tree_shape shape; /* its depth, if it has one, is the tree's; no width then */
    uint32_t weights;        /* enum weights */
    uint32_t players;        /* whose payoffs leaves have, each of low .. high; or 0 */
    bool constant;           /* the payoffs of each leaf sum to sum */
    int64_t sum;
};

/* What is written down for an amount of steps: low .. high are steps too. */
double recipe_value(const struct recipe *recipe, int64_t value);

/* The mover at a ply. */
static inline enum mover recipe_mover(const struct recipe *recipe, node ply)
{
    return ply % 2 == 0 ? recipe->root
                        : (recipe->root == MOVER_MAX ? MOVER_MIN : MOVER_MAX);
}

/* A recipe for uniform trees, with all defaults. */
struct recipe recipe_default(void);

/* Values as LOW..HIGH, integers up to 2^53 in size. */
bool recipe_set_values(struct recipe *recipe, const char *text, struct error *error);

/* Fractions in [0, 1) with 15 decimals. */
void recipe_set_real(struct recipe *recipe);

/* A number in 0 .. 1, "critical" or "70/90". */
bool recipe_set_chance(struct recipe *recipe, const char *text, struct error *error);

/* A number not below 0. */
bool recipe_set_noise(struct recipe *recipe, const char *text, struct error *error);

/*
 * Checks what only the whole tells, before anything is written: that a full tree stays
 * within TREE_NODE_LIMIT and sums within 2^53, that the model knows that kind of
 * probability; and settles defaults. Refusals are of ERROR_USAGE.
 */
bool recipe_check(struct recipe *recipe, struct error *error);

/* Leaves of the full tree of that width and depth; 0 where it has more nodes than
 * TREE_NODE_LIMIT. */
uint64_t recipe_leaves(node width, node depth);

/* The same of the recipe's tree, by its shape if it has one. */
uint64_t recipe_tree_leaves(const struct recipe *recipe);

/* The sum of payoffs as an integer up to 2^53 in size. */
bool recipe_set_sum(struct recipe *recipe, const char *text, struct error *error);

#endif
