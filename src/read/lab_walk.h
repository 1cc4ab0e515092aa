/*
 * lab_walk.h - plain lines of lab text become nodes, in preorder, without a graph.
 *
 *     a: [b, c]      opens a; b comes next
 *     b: [d]         opens b; d comes next
 *     d=1            a leaf, which closes b; c comes next
 *     c=3            a leaf, which closes a
 *
 * What comes next stands in the text, in the line of the innermost open node.
 */
#ifndef GTEVAL_READ_LAB_WALK_H
#define GTEVAL_READ_LAB_WALK_H

#include "read/lab_line.h"
#include "tree/build.h"

struct lab_walk {
    const struct text *text;
    struct build *b;
    size_t *next; /* of each open node: its next child's label, 0: none; owned */
    size_t capacity;
    bool failed; /* the error is one to tell: of what no reader could do about */
};

/* Whether all that was opened is closed. */
static inline bool lab_walk_is_done(const struct lab_walk *walk)
{
    return walk->b->depth == 0;
}

/* The label of the node that comes next, where one is open, and moves on. False where the
 * line is not plain. */
bool lab_walk_child(struct lab_walk *walk, struct lab_word *child);

/* The node that comes next is that of the line. */
bool lab_walk_enter(struct lab_walk *walk, const struct lab_line *line,
                    struct error *error);

/* A limit is told by who reads the text in another way; what else there was no room for
 * is told at once. Always returns false. */
bool lab_walk_starve(struct lab_walk *walk, const struct error *error);

void lab_walk_release(struct lab_walk *walk);

#endif
