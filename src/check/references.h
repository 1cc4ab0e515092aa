/*
 * references.h - which node a text means: by its name, else by its Dewey id; and which
 * player: by a name, else by a number.
 */
#ifndef GTEVAL_CHECK_REFERENCES_H
#define GTEVAL_CHECK_REFERENCES_H

#include "base/buffer.h"
#include "base/error.h"
#include "tree/children.h"

#include <stddef.h>

struct references {
    const struct tree *tree; /* borrowed */
    struct children children;
    size_t *named; /* owned: the nodes with names, in the order of these */
    size_t count;
    size_t *valued; /* owned: the leaves in the order of their values; NULL: not yet */
    bool by_id;     /* for now a text is an id, even if it is a name, too */
    struct buffer word; /* the one asked for */
};

/* For the nodes of t. With ids, names mean nothing. */
bool references_start(struct references *references, const struct tree *t, bool ids,
                      struct error *error);

/*
 * The node that word[0 .. length) means. Where it is the name of one node and the id of
 * another, the name counts. False, with an error (ERROR_INPUT) without a place, where
 * there is no such node, or where several have that name.
 */
bool references_find(struct references *references, const char *word, size_t length,
                     node *n, struct error *error);

/* The only leaf that is worth that; an error where there is none, or are several. */
bool references_find_leaf(struct references *references, double value, node *n,
                          struct error *error);

/* What a number means that is the name or the id of a node, and what another leaf is
 * worth. */
enum number_rule {
    NUMBER_IS_NODE,  /* the node */
    NUMBER_IS_BELOW, /* that of them which is a child of the parent, if only one is */
    NUMBER_IS_CLEAR, /* the leaf, where the node has a name to be called by; else it is
                      * refused */
};

/*
 * The node that a bare word means, as people type it: as above, else by its name in
 * another case, else the only leaf that is worth that number. What may mean either is
 * decided by the rule.
 */
bool references_find_typed(struct references *references, const char *word, size_t length,
                           enum number_rule rule, node parent, node *n,
                           struct error *error);

/* The same for players, whatever ids are to mean. */
bool references_find_player(const struct references *references, const char *word,
                            size_t length, unsigned *player, struct error *error);

/* Whether the name of a node means that node. */
bool references_has_name(const struct references *references, node n);

void references_release(struct references *references);

#endif
