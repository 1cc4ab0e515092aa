/*
 * announce.h - telling somebody at a terminal of large output before it comes.
 */
#ifndef GTEVAL_BASE_ANNOUNCE_H
#define GTEVAL_BASE_ANNOUNCE_H

#include <stdint.h>
#include <stdio.h>

/* Bytes from which on output is announced; as gteval(5) has it. */
enum { ANNOUNCE_FROM = 100000000 };

/* Says on out how much what is about to come of that file will take, if that is much. */
void announce_size(FILE *out, const char *file, const char *what, uint64_t bytes);

#endif
