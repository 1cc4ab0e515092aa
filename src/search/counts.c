/*
 * counts.c - the table of counts.
 */
#include "search/counts.h"

#include <stddef.h>
#include <string.h>

const struct count_kind count_kinds[COUNT_KINDS] = {
#define COUNT(name, label, heading, meaning) {#name, label, heading, meaning},
    COUNTS(COUNT)
#undef COUNT
};

bool counts_have(int kind, bool chance)
{
    return chance || (size_t)kind != offsetof(struct counts, probes) / sizeof(uint64_t);
}

uint64_t counts_get(const struct counts *counts, int kind)
{
    uint64_t all[COUNT_KINDS];

    memcpy(all, counts, sizeof all);
    return all[kind];
}
