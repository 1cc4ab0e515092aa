/*
 * stack.h - running a recursive procedure on a stack that is deep enough for it.
 */
#ifndef GTEVAL_SEARCH_STACK_H
#define GTEVAL_SEARCH_STACK_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/*
 * What one ply of a search may take of the stack, all frames of it together. The
 * compiler's own figures are held against this by tests/stack_usage.sh.
 */
#if defined(__SANITIZE_ADDRESS__) || defined(GTEVAL_ASAN)
enum { STACK_PER_PLY = 2048 };
#elif defined(__OPTIMIZE__)
enum { STACK_PER_PLY = 512 };
#else
enum { STACK_PER_PLY = 1024 };
#endif

/* How many times that a ply of a search that knows chance (rules.h) may take. */
enum { STACK_GENERAL = 2 };

/*
 * Calls function(argument) on a stack with room for that many plies, each of which may
 * take share times STACK_PER_PLY: the caller's own where that is little, else a thread's.
 * False where no such stack can be had.
 */
bool stack_call(void (*function)(void *), void *argument, uint64_t plies, unsigned share,
                struct error *error);

#endif
