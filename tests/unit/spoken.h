/*
 * spoken.h - what is said of the steps of a search, and of a node, as text.
 */
#ifndef GTEVAL_TESTS_SPOKEN_H
#define GTEVAL_TESTS_SPOKEN_H

#include "reason/story.h"

/* Called with each step and what was said of it, in reason->words. */
typedef void spoken_step(void *context, const struct reason *reason,
                         const struct told_step *step);

void spoken_steps(const struct tree *t, const struct algorithm *algorithm,
                  const struct search_options *options, spoken_step *each, void *context);

/* Phrases [first, end) with ids for nodes, to be freed by the caller. */
char *spoken_text(const struct tree *t, const struct speech *words, size_t first,
                  size_t end);

/* The same with each part of the story of n: phrases [first, end). */
typedef void spoken_part(void *context, const struct speech *words, size_t first,
                         size_t end);

void spoken_parts(const struct tree *t, const struct algorithm *algorithm,
                  const struct search_options *options, node n, spoken_part *each,
                  void *context);

/* A line for each step, or for each part of the story of n; to be freed by the caller. */
char *spoken_all(const struct tree *t, const struct algorithm *algorithm,
                 const struct search_options *options);
char *spoken_story(const struct tree *t, const struct algorithm *algorithm,
                   const struct search_options *options, node n);

#endif
