/*
 * forest_node.h - what a node of forest's says, and its options.
 */
#ifndef GTEVAL_READ_FOREST_NODE_H
#define GTEVAL_READ_FOREST_NODE_H

#include "base/buffer.h"
#include "base/text.h"
#include "tree/build.h"

/* A node whose bracket is open. */
struct forest_node {
    size_t at; /* of the bracket */
    node ordinal, children;
    bool valued, moved, named;
};

/* A part of the innermost open node, data[at .. end). */
struct forest_part {
    const struct text *text;
    size_t at, end;
    struct buffer *plain; /* room for what it says */
};

/*
 * Tells the builder what the innermost of the open nodes says: a number, max or min, a
 * name. The node's own id, as pictures show it where there is no name, is none.
 */
bool forest_content(const struct forest_part *part, struct forest_node *open,
                    size_t depth, struct build *b, struct error *error);

/* The same for an option; one that may say something and is not understood is refused. */
bool forest_option(const struct forest_part *part, struct forest_node *open, size_t depth,
                   struct build *b, struct error *error);

/* Whether the node is a leaf with a value, or another. */
bool forest_check(const struct forest_node *told, const struct text *text,
                  struct error *error);

#endif
