/*
 * json_writer.h - random JSON documents, and what is left of them after accidents.
 */
#ifndef GTEVAL_TESTS_JSON_WRITER_H
#define GTEVAL_TESTS_JSON_WRITER_H

#include "base/buffer.h"
#include "dice.h"
#include "tree/build.h"

/*
 * Writes a random node to out: arrays and objects, synonyms, keys in any order, escapes,
 * blanks, what is to be ignored. b gets the tree that it says, finished.
 */
void json_document(struct dice *dice, struct build *b, struct buffer *out);

/* Replaces, removes or inserts up to three bytes. */
void json_spoil(struct dice *dice, struct buffer *text);

#endif
