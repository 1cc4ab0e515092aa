/*
 * json_member.h - what the members of a node's object say.
 *
 * None of this knows places: an error is left without one, for the caller to fill in with
 * text_place.
 */
#ifndef GTEVAL_READ_JSON_MEMBER_H
#define GTEVAL_READ_JSON_MEMBER_H

#include "read/json_key.h"
#include "tree/build.h"
#include "json/value.h"

/* A number, "inf" or "-inf"; expected is said of anything else. */
bool member_score(const struct json_value *value, double *score, const char *expected,
                  struct error *error);

/* A string, or a number as it is written. No NUL in it. */
bool member_label(const struct json_value *value, struct error *error);

/* Notes a key; one that means what another did before is refused. */
bool member_note(struct json_seen *seen, const struct json_key *key, struct error *error);

/* The value of a key, KEY_CHILDREN excepted, for the innermost open node. */
bool member_set(struct build *b, const struct json_key *key,
                const struct json_value *value, struct error *error);

#endif
