/*
 * loss.h - what a format cannot hold is refused or left out; for the writers and nobody
 * else.
 */
#ifndef GTEVAL_WRITE_LOSS_H
#define GTEVAL_WRITE_LOSS_H

#include "write/write.h"

/* Refuses what n has. Always returns false. */
bool loss_refuse(const struct tree *t, const char *format, const char *what, node n,
                 struct error *error);

/* Notes that what count nodes have is left out; n is one of them. Refused where nothing
 * may be lost. */
bool loss_allow(struct write_order *order, const char *format, const char *what, node n,
                node count, struct error *error);

/* The same for the names that a format cannot hold. */
bool loss_names(struct write_order *order, const char *format,
                bool (*can_hold)(const char *name), const char *what,
                struct error *error);

#endif
