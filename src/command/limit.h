/*
 * limit.h - the option --limit-memory: a run is refused memory by its own limit, and says
 * so, before the system kills it.
 */
#ifndef GTEVAL_COMMAND_LIMIT_H
#define GTEVAL_COMMAND_LIMIT_H

#include "command/options.h"

/* The option, for a list of OPTIONs (options.h). */
#define LIMIT_OPTION(OPTION)                                                             \
    OPTION(LIMIT_MEMORY, 0, "limit-memory",                                              \
           CALLS_ON(memory, "SIZE", limit_word, limit_read),                             \
           "most memory to take, as 512M or 8G, or none\n"                               \
           "(default: half of what the machine has)")

/*
 * Whether limits are set at all: what a sanitizer keeps addresses for is more than any
 * machine has.
 */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(GTEVAL_ASAN)
enum { LIMIT_SETS = 0 };
#else
enum { LIMIT_SETS = 1 };
#endif

/* All zeros is the default. */
struct limit {
    bool given;
    uint64_t bytes; /* UINT64_MAX: none */
};

/* none: the only size that is a word. */
option_words limit_word;

/* Sets a struct limit: a size, with K, M, G or T behind it for the powers of 1024, or
 * none. */
option_call limit_read;

/*
 * Puts the limit in force for the whole process: memory past it cannot be had, and
 * error_memory (base/error.h) names it. It counts addresses, those of the program's own
 * code and of stacks included.
 */
void limit_set(const struct limit *limit);

/* As error_print, and where the limit is to blame, how to raise it. */
void limit_print_error(FILE *out, const char *program, const struct error *error);

#endif
