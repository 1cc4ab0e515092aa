/*
 * packed.h - compressed files: how they begin, and what shows the text in them.
 */
#ifndef GTEVAL_BASE_PACKED_H
#define GTEVAL_BASE_PACKED_H

#include <stddef.h>

/* Words that people have for each, every one before a blank; what it is called; the
 * program that writes what is in it; its first bytes, where ? is any. */
#define PACKED(FORM)                                                                     \
    FORM("gzip gz ", "gzip", "zcat", "\x1F\x8B")                                         \
    FORM("compress Z ", "compress", "zcat", "\x1F\x9D")                                  \
    FORM("bzip2 bz2 ", "bzip2", "bzcat", "BZh?1AY&SY")                                   \
    FORM("xz ", "xz", "xzcat", "\xFD\x37zXZ")                                            \
    FORM("zstd zst ", "zstd", "zstdcat", "\x28\xB5\x2F\xFD")                             \
    FORM("lz4 ", "lz4", "lz4cat", "\x04\x22\x4D\x18")                                    \
    FORM("lzip lz ", "lzip", "lzip -dc", "LZIP\x01")

/* What to do about one that is met. */
#define PACKED_WAY(program) program " FILE | gteval reads what is in it"

struct packed {
    const char *what, *way, *magic;
};

/* The form of what begins with bytes[0 .. size), as far as that many can tell; or NULL.
 */
const struct packed *packed_find(const char *bytes, size_t size);

#endif
