/*
 * told.h - what a program tells of the nodes that it builds, by the rules of the readers.
 *
 * All are about the innermost open node of a builder, but told_players, told_bounds and
 * told_tree. What is refused names the node.
 */
#ifndef GTEVAL_LIBRARY_TOLD_H
#define GTEVAL_LIBRARY_TOLD_H

#include "library/handles.h"

/* Fills error: the innermost open node and what of it. Always returns false. */
bool told_refuse(const struct build *b, const char *what, struct error *error);

bool told_value(struct build *b, double value, struct error *error);

/* By number, 0 for chance, or GTEVAL_TURN. */
bool told_player(struct build *b, unsigned player, struct error *error);

/* NULL and "" are none. */
bool told_name(struct build *b, const char *name, struct error *error);

bool told_weight(struct build *b, double weight, struct error *error);
bool told_odds(struct build *b, const char *odds, struct error *error);

bool told_payoffs(struct build *b, const double *payoffs, size_t count,
                  struct error *error);

/* names may be NULL, and have NULLs. */
bool told_players(struct build *b, size_t count, const char *const *names,
                  struct error *error);

bool told_bounds(struct build *b, double low, double high, struct error *error);

/* Closes it, if what was told of it goes together. */
bool told_close(struct build *b, struct error *error);

/* The tree whose root is closed, out of the builder; NULL, with the error handed out,
 * where it is refused. */
struct gteval_tree *told_tree(struct build *b, struct gteval_error **error);

/*
 * Copies a structure of the caller's, which begins with the size that it has there. What
 * that has beyond the copy must be zeros, and it must have all that there was in
 * version 1.
 */
bool told_copy(void *copy, size_t size, const void *given, const char *what,
               struct gteval_error **error);

#endif
