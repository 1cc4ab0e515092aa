/*
 * column.h - words that people put above the columns of a table of nodes, and into its
 * cells.
 *
 * Case, blanks and _ - . / do not matter: "Parent ID" is parent_id and parentId.
 */
#ifndef GTEVAL_READ_COLUMN_H
#define GTEVAL_READ_COLUMN_H

#include "tree/tree.h"

#include <stddef.h>

enum column_meaning {
    COLUMN_ID,      /* which node the row is about */
    COLUMN_LABEL,   /* the same, or else its name */
    COLUMN_CHILD,   /* the same, where a node may have several parents, and so rows */
    COLUMN_PARENT,  /* whose child it is */
    COLUMN_VALUE,   /* of a leaf, or a static value */
    COLUMN_PLAYER,  /* max or min */
    COLUMN_MAX,     /* whether it is max's turn */
    COLUMN_MIN,     /* whether it is min's turn */
    COLUMN_NAME,    /* the node's name, never its id */
    COLUMN_CHANCE,  /* of chance nodes */
    COLUMN_ASIDE,   /* numbers or words that say nothing new about the tree */
    COLUMN_COMMENT, /* anything */
    COLUMN_LIKE,    /* unknown, but like a word that would matter */
    COLUMN_UNKNOWN,
};

/* What a column of that heading holds. Of several names, those of the lower rank are the
 * better name and the worse id. */
enum column_meaning column_find(const char *heading, size_t *rank);

/* What a cell says of who moves. */
enum column_side {
    SIDE_MAX,
    SIDE_MIN,
    SIDE_LEAF,   /* nobody: a leaf */
    SIDE_CHANCE, /* chance, which is not supported */
    SIDE_NONE,   /* nothing is said */
    SIDE_UNKNOWN,
};

enum column_side column_side(const char *cell);

/* The same under a heading that asks whether it is the turn of one of them. */
enum column_side column_flag(const char *cell, enum column_meaning meaning);

/* Whether a cell says that there is nothing: it is empty, -, null or none. */
bool column_is_none(const char *cell);

#endif
