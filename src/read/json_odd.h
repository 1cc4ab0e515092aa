/*
 * json_odd.h - NaN and infinities by bare words, which JSON does not have.
 */
#ifndef GTEVAL_READ_JSON_ODD_H
#define GTEVAL_READ_JSON_ODD_H

#include "read/json_key.h"
#include "json/scan.h"

/*
 * Where json_scan_odd has seen such words: whether all of them stand in members that say
 * nothing about the tree. One that does not is refused.
 */
bool odd_check(const struct text *text, const struct json_scan *scan,
               struct json_keys *keys, struct error *error);

#endif
