/*
 * key_part.h - the procedures in the table of keys; for key*.c and nobody else.
 */
#ifndef GTEVAL_PRINT_KEY_PART_H
#define GTEVAL_PRINT_KEY_PART_H

#include "print/key.h"

bool key_lab_start(struct key *key);
void key_lab_event(void *context, const struct event *event);

bool key_levels_start(struct key *key);
void key_levels_event(void *context, const struct event *event);
void key_levels_finish(struct key *key);

#endif
