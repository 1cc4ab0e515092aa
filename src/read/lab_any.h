/*
 * lab_any.h - lab text whose lines are in any order.
 */
#ifndef GTEVAL_READ_LAB_ANY_H
#define GTEVAL_READ_LAB_ANY_H

#include "read/format.h"

/*
 * Reads such a text in less time and memory than a graph takes, if all of its lines make
 * one tree, no position of which is shared, with neither escapes, chance nor payoffs. It
 * is used up then, and its memory holds the names. READ_END where it is not so, for
 * whatever reason, and the text is as it was; only what no reader could do about is
 * READ_FAILED.
 */
enum read_result lab_read_unordered(struct text *text, struct build *b,
                                    const struct read_options *options,
                                    struct error *error);

#endif
