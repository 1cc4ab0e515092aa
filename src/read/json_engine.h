/*
 * json_engine.h - what engines say of values in JSON, beyond numbers: centipawns and
 * mates, bounds, hash marks.
 */
#ifndef GTEVAL_READ_JSON_ENGINE_H
#define GTEVAL_READ_JSON_ENGINE_H

#include "base/text.h"
#include "read/keys.h"
#include "json/value.h"

/*
 * Reads the object at text->data[at], {"cp":31} or {"mate":-2}, beside one of which
 * "lowerbound" or "upperbound" may be true: then that is put into *claim, which is left
 * as it is otherwise. Refused is anything else.
 */
bool engine_value(const struct text *text, size_t at, double *score, uint8_t *claim,
                  struct error *error);

/* The number of a key that means mate, in quotes or not; refused without a place. */
bool engine_mate(const struct json_value *value, double *score, struct error *error);

/* What the value of a key that means KEY_CLAIM to KEY_HASH says: enum claim, CLAIM_HASH,
 * or CLAIM_KINDS if it says nothing of the kind. */
uint8_t engine_claim(enum key_meaning meaning, const struct json_value *value);

#endif
