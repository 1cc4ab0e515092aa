/*
 * json_each.h - a stream of trees that are the elements of arrays, of which no more than
 * one is held.
 */
#ifndef GTEVAL_READ_JSON_EACH_H
#define GTEVAL_READ_JSON_EACH_H

#include "base/text.h"

/*
 * Moves text->position to the next element of an array at the top of the text, with
 * text->inside to know whether the place is in one; *found is false where the text ends
 * instead. Refused: anything at the top but arrays, and an array without elements.
 */
bool each_next(struct text *text, bool *found, struct error *error);

#endif
