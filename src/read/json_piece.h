/*
 * json_piece.h - a small node of JSON, with all below it, read by cJSON.
 */
#ifndef GTEVAL_READ_JSON_PIECE_H
#define GTEVAL_READ_JSON_PIECE_H

#include "tree/build.h"

/* How deep brackets may be nested; cJSON itself, which recurses, allows 1000. */
enum { PIECE_LEVELS = 200 };

enum piece_result {
    PIECE_BUILT,
    PIECE_REFUSED, /* something is wrong or unusual: it takes a close look to say what */
    PIECE_FAILED,  /* error is filled */
};

/*
 * Builds the node whose value is at text[0 .. length). The scan has found it correct, not
 * odd and no deeper than PIECE_LEVELS. What is refused may have left nodes in b.
 */
enum piece_result piece_build(const char *text, size_t length, struct build *b,
                              struct error *error);

#endif
