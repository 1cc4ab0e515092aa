/*
 * build.h - the only writer of trees: nodes are opened and closed in preorder.
 *
 *     build_start(b);
 *     build_open(b, error);              the root
 *         build_leaf(b, 3, error);
 *         build_open(b, error);          its second child
 *             build_mover(b, MOVER_MAX);
 *             build_leaf(b, 5, error);
 *         build_close(b);
 *     build_close(b);
 *     build_finish(b, MOVER_DEFAULT, error);    b->tree is ready
 *
 * The arrays grow by doubling and are kept from tree to tree, so a stream of small trees
 * allocates nothing. What a builder refuses has no place in a text; a reader adds it.
 */
#ifndef GTEVAL_TREE_BUILD_H
#define GTEVAL_TREE_BUILD_H

#include "base/error.h"
#include "tree/odds.h"
#include "tree/tree.h"

#include <stddef.h>

struct build {
    struct tree tree;
    node open;       /* the innermost open node, if depth > 0 */
    node depth;      /* how many nodes are open */
    size_t capacity; /* nodes that the arrays hold */
    /* Nodes that each of TREE_OPTIONAL holds; 0 while there is no such array. */
#define ARRAY(name) size_t name##_capacity;
    TREE_OPTIONAL(ARRAY)
#undef ARRAY
    size_t names_size, names_capacity;
    uint32_t slots; /* of leaves that have payoffs */
    size_t payoff_capacity;
    uint8_t *last_player; /* a bit a node: its player is PLAYER_LIMIT; NULL if none is */
    size_t last_player_capacity;
    bool starved; /* there was no memory for a bit; build_finish says so */
    /* Set by build_finish: whether a mover was told for the root, for how many below. */
    bool root_told;
    node told;
    unsigned last; /* the greatest number of a player told */
    node refused;  /* set by build_finish where it fails: the node that it names */
};

/* In the array of movers while a tree is built: MOVER_DEFAULT has no byte of its own, so
 * a bit of last_player says where the player of that number is meant. */
enum { BUILD_NOT_TOLD = PLAYER_LIMIT };

/* A builder of all zeros is ready for build_start, which begins an empty tree. */
void build_start(struct build *b);

/* Opens the next node, below the innermost open one; it has no value, name or mover yet.
 */
bool build_open(struct build *b, struct error *error);

/* For the innermost open node, at any time before it is closed. */
void build_value(struct build *b, double value);
void build_mover(struct build *b, enum mover mover);
bool build_name(struct build *b, const char *name, size_t length, struct error *error);
/* What is said of its value: enum claim, with CLAIM_HASH or without (claim.h). */
bool build_claim(struct build *b, uint8_t claim, struct error *error);

/* Names every node, in preorder: names[0 .. size) is a NUL and the names, each closed by
 * a NUL. It is the builder's from then on, in place of what names there were. */
bool build_names(struct build *b, char *names, size_t size, struct error *error);

/* The same in any order: the name of node n begins at names[places[n]]. Both are the
 * builder's. */
void build_places(struct build *b, uint64_t *places, char *names, size_t size);

/* The mover of n, any node that was opened. */
void build_mover_of(struct build *b, node n, enum mover mover);

/* Whether n, any node that was opened, has been given a mover. */
static inline bool build_is_told(const struct build *b, node n)
{
    return b->tree.mover[n] != BUILD_NOT_TOLD ||
           (n / 8 < b->last_player_capacity && b->last_player[n / 8] >> n % 8 & 1);
}

/*
 * The weight of the edge into n, any node that was opened, as it is written: odds.h says
 * what it may be, and anything else is refused. build_outcomes makes numbers of the
 * weights below the innermost open node, where every child has one or none has, and is
 * called at every node that chance may be at, before it is closed.
 */
bool build_odds(struct build *b, node n, const char *text, size_t length,
                struct error *error);
bool build_outcomes(struct build *b, enum odds odds, struct error *error);

/* The same of n, any node whose children have been closed. */
bool build_outcomes_of(struct build *b, node n, enum odds odds, struct error *error);

/* How many players there are: makes a game with payoffs of the tree. What was said or
 * counted before must be the same. */
bool build_players(struct build *b, size_t players, struct error *error);
/* An empty name is none. */
bool build_player(struct build *b, unsigned player, const char *name, size_t length,
                  struct error *error);

/* For the innermost open node, a leaf: the payoff of each player; the first ones say how
 * many players there are where nothing else did. */
bool build_payoffs(struct build *b, const double *payoffs, size_t count,
                   struct error *error);

/* What no leaf is worth less, or more, than. */
bool build_bounds(struct build *b, double low, double high, struct error *error);

/* Closes the innermost open node. */
void build_close(struct build *b);

/* A leaf, opened and closed. */
bool build_leaf(struct build *b, double value, struct error *error);

/*
 * Closes the innermost open node, which is not the root and has no children, and opens
 * its next sibling with a value and no name or mover yet. False where there is no room
 * for one without more memory, and nothing was done.
 */
static inline bool build_sibling(struct build *b, double value)
{
    struct tree *t = &b->tree;
    node n = t->count;

    if (n == b->capacity || n == TREE_NODE_LIMIT)
        return false;
    t->end[b->open] = n;
    t->leaves++;
    t->parent[n] = t->parent[b->open];
    t->value[n] = value;
    t->mover[n] = BUILD_NOT_TOLD;
    b->open = n;
    t->count++;
    return true;
}

/*
 * When the root is closed: decides every mover not given, and checks what nodes can only
 * be asked for together; an error (ERROR_INPUT) names the node. root, a player,
 * overrides what the root was given, unless that is chance: then it is the first to move
 * below; a root without a mover is MAX. Below, a node without one has the player
 * that comes after the last one who moved above it.
 */
bool build_finish(struct build *b, enum mover root, struct error *error);

/*
 * Takes back whatever was done since *before = *b, when no node was open; room got
 * meanwhile is kept.
 */
void build_rewind(struct build *b, const struct build *before);

/* Moves the tree out of the builder, which then is as new; free it with tree_release. */
struct tree build_take(struct build *b);

void build_release(struct build *b);

#endif
