/*
 * counts.c - the table of counts.
 */
#include "search/counts.h"

#include <string.h>

const struct count_kind count_kinds[COUNT_KINDS] = {
#define COUNT(name, label, heading, meaning) {#name, label, heading, meaning},
    COUNTS(COUNT)
#undef COUNT
};

uint64_t counts_get(const struct counts *counts, int kind)
{
    uint64_t all[COUNT_KINDS];

    memcpy(all, counts, sizeof all);
    return all[kind];
}
