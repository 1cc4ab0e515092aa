/*
 * writer.h - writes trees in preorder while they are being made, none of it held.
 *
 *     writer_begin(w, MOVER_MAX);
 *         writer_open(w, NULL, SCORE_NONE, error);       the root
 *             writer_leaf(w, "a1", 3, error);
 *             writer_leaf(w, "b1", 5, error);
 *         writer_close(w, error);
 *     writer_end(w, error);
 *
 * gives [3,5] or {"children":[{"name":"a1","value":3},{"name":"b1","value":5}]} or two
 * lines of Dewey text. JSON needs no memory but the buffer, Dewey text one path.
 *
 * Names are printable ASCII without quotes and backslashes, and begin with a letter, as
 * moves do; values are finite.
 */
#ifndef GTEVAL_GEN_WRITER_H
#define GTEVAL_GEN_WRITER_H

#include "base/error.h"
#include "base/score.h"
#include "tree/tree.h"

struct writer;

/* Where the children of an open node stand in Dewey text. */
struct ordinal {
    size_t prefix; /* bytes of the id before their own ordinals, the point included */
    node last;     /* the ordinal of the child last begun */
};

/* How trees are written. */
struct notation {
    const char *name;    /* as in --format=NAME */
    const char *summary; /* one line for --help */
    bool labels;         /* inner nodes may have values, and all nodes names */
    void (*begin)(struct writer *w);
    bool (*open)(struct writer *w, const char *name, double value, struct error *error);
    bool (*leaf)(struct writer *w, const char *name, double value, struct error *error);
    void (*close)(struct writer *w);
    void (*end)(struct writer *w);
};

/* The table, ended by an entry whose name is NULL. */
extern const struct notation notations[];

/* The notation of that name, which is one of the table's. */
const struct notation *notation_find(const char *name);

struct writer {
    const struct notation *notation;
    FILE *out;    /* borrowed */
    bool stream;  /* close each tree, so that streams can be joined: set by the caller */
    char *buffer; /* owned */
    size_t used;
    uint64_t bytes; /* handed to out so far */

    /* Called with the context each time the buffer has been written; may be NULL. */
    void (*tick)(void *context, const struct writer *w);
    void *context;

    /* of the present tree */
    enum mover root;
    uint64_t nodes, leaves;
    node depth; /* nodes that are open */
    bool comma; /* JSON: a sibling stands before what comes next */

    /* Dewey text: the id of the innermost open node, and what each open node adds */
    char *id;                 /* owned; ends in a point, but for the root */
    struct ordinal *ordinals; /* owned */
    size_t id_capacity, ordinal_capacity;
};

/* Makes w ready; out is used until writer_finish. */
bool writer_start(struct writer *w, FILE *out, const struct notation *notation,
                  struct error *error);

/* A tree with that mover at its root. */
void writer_begin(struct writer *w, enum mover root);

/*
 * An inner node and a leaf. name and, for an inner node, value may be missing (NULL and
 * SCORE_NONE); notations without labels ignore the name of either and the value of an
 * inner node. False, with error filled, when the output cannot be written or the tree has
 * grown past TREE_NODE_LIMIT.
 */
bool writer_open(struct writer *w, const char *name, double value, struct error *error);
bool writer_leaf(struct writer *w, const char *name, double value, struct error *error);

/* Closes the innermost open node. */
bool writer_close(struct writer *w, struct error *error);

bool writer_end(struct writer *w, struct error *error);

/* Hands over what is still in the buffer; out itself is not flushed. */
bool writer_finish(struct writer *w, struct error *error);

void writer_release(struct writer *w);

#endif
