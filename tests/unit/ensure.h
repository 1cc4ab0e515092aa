/*
 * ensure.h - assertions for what is asked millions of times: unlike those of Check they
 * write nothing while they hold.
 */
#ifndef GTEVAL_TESTS_ENSURE_H
#define GTEVAL_TESTS_ENSURE_H

#include <check.h>

#define ENSURE(condition)                                                                \
    do                                                                                   \
        if (!(condition))                                                                \
            ck_abort_msg("not so: %s", #condition);                                      \
    while (0)

#define ENSURE_MSG(condition, ...)                                                       \
    do                                                                                   \
        if (!(condition))                                                                \
            ck_abort_msg(__VA_ARGS__);                                                   \
    while (0)

#endif
