/*
 * table.c - the tables that there are of everything, for those who list it.
 */
#include "draw/format.h"
#include "library/style.h"
#include "print/format.h"
#include "write/write.h"

struct named {
    const char *name, *summary;
};

static const struct named events[EVENT_KINDS] = {
#define EVENT(kind, name_, meaning_) {.name = name_, .summary = meaning_},
    EVENTS(EVENT)
#undef EVENT
};

/* A row of a table that is ended by one without a name: where the names and the summaries
 * of its rows begin, and how far they are apart. */
static struct named row_of(const char *const *name, const char *const *summary,
                           size_t apart, size_t i)
{
    const char *names = (const char *)name, *summaries = (const char *)summary;

    for (; *(const char *const *)names; names += apart, summaries += apart)
        if (i-- == 0)
            return (struct named){*(const char *const *)names,
                                  *(const char *const *)summaries};
    return (struct named){.name = NULL};
}

#define ROW(table, i) row_of(&(table)->name, &(table)->summary, sizeof *(table), i)

static struct named find(enum gteval_table table, size_t i)
{
    /* Programs run all of them on trees of MAX and MIN. */
    if (table == GTEVAL_ALGORITHMS && i < VALUE_ALGORITHMS)
        return (struct named){algorithms[i].name, algorithms[i].summary};
    if (table == GTEVAL_COUNTS && i < COUNT_KINDS)
        return (struct named){count_kinds[i].name, count_kinds[i].meaning};
    if (table == GTEVAL_EVENTS && i < EVENT_KINDS)
        return events[i];
    switch (table) {
    case GTEVAL_FORMATS:
        return ROW(formats, i);
    case GTEVAL_TREE_FORMATS:
        return ROW(write_formats, i);
    case GTEVAL_RESULT_FORMATS:
        return ROW(report_formats, i);
    case GTEVAL_PICTURES:
        return ROW(picture_formats, i);
    case GTEVAL_STYLES:
        return (struct named){style_name(i), style_summary(i)};
    default:
        return (struct named){.name = NULL};
    }
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
