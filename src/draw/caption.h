/*
 * caption.h - what a picture says in words: headings and descriptions, not yet quoted.
 */
#ifndef GTEVAL_DRAW_CAPTION_H
#define GTEVAL_DRAW_CAPTION_H

#include "draw/tag.h"

/* The title of the picture, that of the algorithm, or one for a bare tree. */
const char *caption_title(const struct picture *picture);

/* Whether the picture shows a search that has ended. */
bool caption_is_final(const struct picture *picture);

/* What nodes are called that were not visited: never, or not yet. */
const char *caption_unvisited(const struct picture *picture);

/* Appends "value 5, move b, 13 of 17 nodes, ..."; of a bare tree, its size. */
void caption_facts(struct buffer *text, const struct picture *picture,
                   const struct signs *signs);

/* Appends the nodes of the principal variation, the first ones if it is long. */
void caption_line(struct buffer *text, const struct picture *picture,
                  const struct signs *signs);

/*
 * Appends all that a picture tells of the node at which the walk stands, in full, as
 * "l: leaf, value 2, never visited, left out by the cut 6 >= 5".
 */
void caption_node(struct buffer *text, const struct picture *picture,
                  const struct walk *walk);

#endif
