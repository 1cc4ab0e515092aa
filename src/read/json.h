/*
 * json.h - reading JSON in more ways than one, for tests.
 */
#ifndef GTEVAL_READ_JSON_H
#define GTEVAL_READ_JSON_H

#include "read/format.h"

/*
 * As json_read, with the length up to which cJSON reads a document. The trees and the
 * messages do not depend on it; 0 keeps out cJSON and the shortcut of json_rows.h.
 */
enum read_result json_read_pieces(struct text *text, struct build *b,
                                  const struct read_options *options, size_t piece,
                                  struct error *error);

#endif
