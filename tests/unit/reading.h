/*
 * reading.h - what a reader makes of a text, as one line, however the text arrives.
 */
#ifndef GTEVAL_TESTS_READING_H
#define GTEVAL_TESTS_READING_H

#include "base/buffer.h"
#include "read/format.h"

/*
 * Trees are joined by "; ". A node is name=value, or value alone; behind an inner node's
 * stand its children: X(1 N(2 3)) is a MAX node above a leaf and a MIN node, P3(..) one
 * of player 3. C(1@1/3*1 2@2/3*2) is a chance node above two leaves: behind @ stands what
 * was written, behind * the weight. Payoffs are (1, 2), and before a tree stand the names
 * of players and [low, high]. What ends the text with a failure is line:column: and the
 * message.
 */
struct reading {
    const char *bytes;
    size_t size;
    const char *expected;
};

/* A string, with NULs in it or without, and its length. */
#define BYTES(string) string, sizeof string - 1

/* The number of elements. */
#define LENGTH(array) (sizeof(array) / sizeof *(array))

/* Texts that are read with the same options; the name is for a failure to tell. */
struct reading_table {
    const char *name;
    struct read_options options;
    const struct reading *readings;
    size_t count;
};

#define READINGS(array) array, LENGTH(array)

/* Appends the tree. */
void reading_dump(struct buffer *out, const struct tree *t);

/*
 * Reads everything that bytes[0 .. size) hold in a format, NULL: in the one it looks
 * like. The name is that of the file it might have come from. out is cleared first.
 */
void reading_memory(const struct format *format, const struct read_options *options,
                    const char *name, const char *bytes, size_t size, struct buffer *out);

/* The same where each call of read() brings a single byte. */
void reading_slowly(const struct format *format, const struct read_options *options,
                    const char *name, const char *bytes, size_t size, struct buffer *out);

/* Each text, read in both ways, must give what is expected. */
void reading_check_table(const struct format *format, const struct reading_table *table);
void reading_check(const struct format *format, const struct read_options *options,
                   const struct reading *readings, size_t count);

/*
 * The malformed inputs of tests/bad with the format's suffix, read in both ways, must be
 * refused at the place and with the message that stand beside them. How many there are.
 */
int reading_bad(const struct format *format);

/*
 * Each text, cut off anywhere, must be read or refused with a place, and so must it be
 * with any one byte replaced by one that means something in some format.
 */
void reading_damage_table(const struct format *format, const struct reading_table *table);
void reading_damage(const struct format *format, const struct read_options *options,
                    const struct reading *readings, size_t count);

/*
 * Reads a stream of very many copies of a document, each of so many nodes, from a file:
 * no more text may be held in the end than at the beginning, and no line be miscounted.
 */
void reading_stream(const struct format *format, const char *document, node nodes);

#endif
