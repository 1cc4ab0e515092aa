/*
 * fuzz.h - what the targets share. A target is a file fuzz_*.c, linked with libFuzzer,
 * which calls it with one input after another; whatever ends the program is a finding.
 */
#ifndef GTEVAL_TESTS_FUZZ_H
#define GTEVAL_TESTS_FUZZ_H

#include "read/format.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* libFuzzer's names. Whoever needs the arguments has the first. */
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the program with the text unless the condition holds. */
void fuzz_require(bool condition, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Standard input now gives these bytes, at most so many at a time. Borrowed. */
void fuzz_feed(const void *bytes, size_t size, size_t most);

/* Calls visit with each tree of the input that has no more nodes than that. The format is
 * found out. */
void fuzz_each_tree(const uint8_t *data, size_t size, node most,
                    void (*visit)(const struct tree *t));

/* Whether only MAX and MIN move and leaves have one value, of which no bounds are known:
 * then every algorithm can search it. */
bool fuzz_is_plain(const struct tree *t);

/* Ends the program unless the arrays of the tree hold together. */
void fuzz_check_tree(const struct tree *t);

/* Ends the program unless an error is one about input, with words a terminal can show. */
void fuzz_check_error(const struct error *error);

/* Whether the input is to blame, or the little memory that there is here. */
bool fuzz_is_fair(const struct error *error);

/* Text that is written to out, and is looked at once out is closed. */
struct fuzz_text {
    FILE *out;
    char *data; /* owned */
    size_t size;
};

void fuzz_write(struct fuzz_text *text);

/* Closes out; the text must be UTF-8 without control characters but line ends and tabs.
 */
void fuzz_written(struct fuzz_text *text);

void fuzz_release(struct fuzz_text *text);

#endif
