/*
 * ids.h - Dewey ids (1.2.1, the root is e), taken in preorder, open the nodes of a tree.
 *
 *     ids_start(&ids)
 *     for each id, sorted:
 *         ids_read(&ids, text, at, error)    the id at data[at]; ids.end is behind it
 *         ids_place(&ids, b, error)          its node is now the innermost open one:
 *         build_value, build_name ...        the caller says what is known of it
 *     ids_finish(&ids, text, b, error)       closes everything
 *
 * Ancestors need no id of their own. An id fits when it follows the one before in
 * preorder, leaves out no sibling, leaves no leaf behind that has no value and no
 * payoffs, and no chance node whose outcomes are refused. Where one does not fit, either
 * the ids are not sorted (sort them with ids_sort and begin again) or, when they are,
 * ids_explain says what is wrong. All ids of a tree stay held in the text until it is
 * finished.
 */
#ifndef GTEVAL_READ_IDS_H
#define GTEVAL_READ_IDS_H

#include "base/sort.h"
#include "base/text.h"
#include "tree/build.h"

/* A number in an id, and where it begins there, in bytes. */
struct ordinal {
    size_t start;
    node number;
};

/* A struct ids of all zeros is ready for ids_start. */
struct ids {
    struct ordinal *ordinals; /* of the id last read, from the top down; owned */
    size_t capacity;
    node depth;     /* how many ordinals the id last placed has */
    size_t placed;  /* where that one stands in the text */
    bool rooted;    /* there is one: the root is open */
    bool closing;   /* the outcomes of the innermost open node are refused */
    enum odds odds; /* what the weights of outcomes may be: for the caller to set */
    bool later;     /* the caller makes numbers of them, when all nodes are there */
    /* The id last read: */
    size_t at, end; /* where it stands */
    size_t last;    /* where its last ordinal begins */
    node length;    /* how many ordinals it has; 0: the root */
    node common;    /* how many of them, from the top, the id placed before has too */
    node before;    /* that one's next ordinal where they part; 0 where it has none */
};

enum ids_result {
    IDS_PLACED, /* the node is the innermost open one */
    IDS_MISFIT, /* no node was opened */
    IDS_FAILED, /* no memory, too many nodes, or below payoffs; error is filled, without a
                   place */
};

/* Begins a tree. */
void ids_start(struct ids *ids);

/*
 * Reads the id at data[at]: e, ε, or ordinals joined by points. Refused with their place:
 * what does not begin like an id, a missing ordinal, zeros in front, more than a tree can
 * hold. What follows the id is the caller's matter.
 */
bool ids_read(struct ids *ids, const struct text *text, size_t at, struct error *error);

/* Opens the node of the id last read, after closing those that it is not below; where
 * chance moves, after making numbers of its outcomes. */
enum ids_result ids_place(struct ids *ids, struct build *b, struct error *error);

/*
 * Whether data[at .. end) begins with the id of the next sibling of the one last placed,
 * which was no root's and stays without children; then that is the id last read. Its node
 * is opened by build_sibling, behind which ids_place_sibling is called.
 */
bool ids_read_sibling(struct ids *ids, const struct text *text, size_t at, size_t end);
void ids_place_sibling(struct ids *ids);

/* Why the id last read did not fit, given that the ids are sorted. Always false. */
bool ids_explain(const struct ids *ids, const struct text *text, struct build *b,
                 struct error *error);

/* Closes all nodes, at least one of which was placed. False where the last leaf has no
 * value, or outcomes are refused. */
bool ids_finish(struct ids *ids, const struct text *text, struct build *b,
                struct error *error);

void ids_release(struct ids *ids);

/* The id last read as an item to sort: its offset, with a key. */
struct sort_keyed ids_item(const struct ids *ids);

/* Sorts such items in preorder, those of the same id as they were given. */
bool ids_sort(struct sort_keyed *items, size_t count, const struct text *text,
              struct error *error);

#endif
