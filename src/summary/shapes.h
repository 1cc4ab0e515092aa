/*
 * shapes.h - whether the files that trees came from are of different kinds, so that means
 * over all of them say little.
 */
#ifndef GTEVAL_SUMMARY_SHAPES_H
#define GTEVAL_SUMMARY_SHAPES_H

#include "summary/names.h"
#include "summary/summary.h"

enum shape_figure { SHAPE_NODES, SHAPE_LEAVES, SHAPE_DEPTH, SHAPE_FIGURES };

/* The trees of a file: from where to where their figures go. */
struct file_shape {
    uint64_t least[SHAPE_FIGURES], most[SHAPE_FIGURES];
};

/* All zeros is empty. Memory grows with the number of files. */
struct shapes {
    struct names files;
    struct file_shape *items; /* owned: each of its file, by number */
    size_t count, capacity;
};

/* Notes a tree; one of which it is not known what it is like is passed over. */
bool shapes_add(struct shapes *shapes, const struct summary_tree *tree,
                struct error *error);

/* Whether there are two files where all trees of one have more nodes, more leaves or more
 * depth than all of the other. */
bool shapes_differ(const struct shapes *shapes);

void shapes_release(struct shapes *shapes);

#endif
