/*
 * emitter.h - writes trees in preorder while they are being made, none of it held.
 *
 *     emitter_begin(e, MOVER_MAX);
 *         emitter_open(e, NULL, SCORE_NONE, error);       the root
 *             emitter_leaf(e, "a1", 3, error);
 *             emitter_leaf(e, "b1", 5, error);
 *         emitter_close(e, error);
 *     emitter_end(e, error);
 *
 * gives [3,5] or {"children":[{"name":"a1","value":3},{"name":"b1","value":5}]} or two
 * lines of Dewey text. JSON needs no memory but the buffer, Dewey text one path.
 *
 * Names are printable ASCII without quotes and backslashes, and begin with a letter, as
 * moves do; values are finite.
 */
#ifndef GTEVAL_GEN_EMITTER_H
#define GTEVAL_GEN_EMITTER_H

#include "base/error.h"
#include "base/score.h"
#include "tree/tree.h"

struct emitter;

/* Where the children of an open node stand in Dewey text. */
struct emitter_ordinal {
    size_t prefix; /* bytes of the id before their own ordinals, the point included */
    node last;     /* the ordinal of the child last begun */
};

/* How trees are written. */
struct notation {
    const char *name;    /* as in --format=NAME */
    const char *summary; /* one line for --help */
    bool labels;         /* inner nodes may have values and movers, all nodes names and
                            weights */
    void (*begin)(struct emitter *e);
    bool (*open)(struct emitter *e, const char *name, double value, struct error *error);
    bool (*leaf)(struct emitter *e, const char *name, double value, struct error *error);
    bool (*payoffs)(struct emitter *e, const char *name, const double *payoffs,
                    struct error *error);
    void (*close)(struct emitter *e);
    void (*end)(struct emitter *e);
};

/* The table, ended by an entry whose name is NULL. */
extern const struct notation notations[];

/* The notation of that name, which is one of the table's. */
const struct notation *notation_find(const char *name);

struct emitter {
    const struct notation *notation;
    FILE *out;   /* borrowed */
    bool stream; /* close each tree, so that streams can be joined: set by the caller */
    unsigned players; /* whose payoffs leaves have, or 0; likewise */
    char *buffer;     /* owned */
    size_t used;
    uint64_t bytes; /* handed to out so far */

    /* Called with the context each time the buffer has been written; may be NULL. */
    void (*tick)(void *context, const struct emitter *e);
    void *context;

    /* of the present tree */
    enum mover root;
    uint64_t nodes, leaves;
    node depth; /* nodes that are open */
    bool comma; /* JSON: a sibling stands before what comes next */

    /* of the next node */
    enum mover mover; /* MOVER_DEFAULT: that goes without saying */
    uint32_t weight;  /* of the edge into it; 0: likewise */

    /* Dewey text: the id of the innermost open node, and what each open node adds */
    char *id;                         /* owned; ends in a point, but for the root */
    struct emitter_ordinal *ordinals; /* owned */
    size_t id_capacity, ordinal_capacity;
    bool told; /* the root has a line */
};

/* Makes e ready; out is used until emitter_finish. */
bool emitter_start(struct emitter *e, FILE *out, const struct notation *notation,
                   struct error *error);

/* A tree with that mover at its root. */
void emitter_begin(struct emitter *e, enum mover root);

/*
 * An inner node and a leaf. name and, for an inner node, value may be missing (NULL and
 * SCORE_NONE); notations without labels ignore the name of either and the value of an
 * inner node. False, with error filled, when the output cannot be written or the tree has
 * grown past TREE_NODE_LIMIT.
 */
bool emitter_open(struct emitter *e, const char *name, double value, struct error *error);
bool emitter_leaf(struct emitter *e, const char *name, double value, struct error *error);

/* The same for a leaf with payoffs, one for each of e->players. */
bool emitter_payoffs(struct emitter *e, const char *name, const double *payoffs,
                     struct error *error);

/* Who moves at the next node, where it is not whose turn it is, and the weight of the
 * edge into it; MOVER_DEFAULT and 0 are nothing. Only for notations with labels. */
static inline void emitter_say(struct emitter *e, enum mover mover, uint32_t weight)
{
    e->mover = mover;
    e->weight = weight;
}

/* Closes the innermost open node. */
bool emitter_close(struct emitter *e, struct error *error);

bool emitter_end(struct emitter *e, struct error *error);

/* Hands over what is still in the buffer; out itself is not flushed. */
bool emitter_finish(struct emitter *e, struct error *error);

void emitter_release(struct emitter *e);

#endif
