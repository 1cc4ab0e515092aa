/*
 * table.c - the tables that there are of everything, for those who list it.
 */
#include "library/handles.h"

struct named {
    const char *name, *summary;
};

static const struct named events[EVENT_KINDS] = {
#define EVENT(kind, name_, meaning_) {.name = name_, .summary = meaning_},
    EVENTS(EVENT)
#undef EVENT
};

static size_t count_formats(void)
{
    size_t count = 0;

    while (formats[count].name)
        count++;
    return count;
}

static struct named find(enum gteval_table table, size_t i)
{
    /* Programs run all of them on trees of MAX and MIN. */
    if (table == GTEVAL_ALGORITHMS && i < VALUE_ALGORITHMS)
        return (struct named){algorithms[i].name, algorithms[i].summary};
    if (table == GTEVAL_FORMATS && i < count_formats())
        return (struct named){formats[i].name, formats[i].summary};
    if (table == GTEVAL_COUNTS && i < COUNT_KINDS)
        return (struct named){count_kinds[i].name, count_kinds[i].meaning};
    if (table == GTEVAL_EVENTS && i < EVENT_KINDS)
        return events[i];
    return (struct named){.name = NULL};
}

const char *gteval_name(enum gteval_table table, size_t row)
{
    return find(table, row).name;
}

const char *gteval_summary(enum gteval_table table, size_t row)
{
    return find(table, row).summary;
}

const char *gteval_version(void)
{
    return GTEVAL_VERSION;
}
