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

/* The row of a count in the table. */
#define KIND(name) ((int)(offsetof(struct counts, name) / sizeof(uint64_t)))

bool counts_have(int kind, bool chance)
{
    return chance || kind != KIND(probes);
}

bool counts_repeat(const struct counts *counts, int kind)
{
    return (kind == KIND(distinct_leaves) && counts->distinct_leaves == counts->leaves) ||
           (kind == KIND(passes) && counts->passes == 1);
}

uint64_t counts_get(const struct counts *counts, int kind)
{
    uint64_t all[COUNT_KINDS];

    memcpy(all, counts, sizeof all);
    return all[kind];
}
