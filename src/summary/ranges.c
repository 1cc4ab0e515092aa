/*
 * ranges.c - which trees there are results of.
 */
#include "summary/ranges.h"

#include "base/memory.h"
#include "base/quote.h"
#include "base/sort.h"
#include "summary/names.h"

#include <stdlib.h>
#include <string.h>

static const char *name_of(const struct ranges *ranges, const struct range *range)
{
    return ranges->names.data + range->name;
}

static uint64_t line_of(const struct range *range, uint64_t tree)
{
    return range->line + (tree - range->first) * range->stride;
}

/* Makes the tree the next of the range, if it is. */
static bool extend(struct range *range, uint64_t tree, const char *results, uint64_t line)
{
    if (tree != range->last + 1 || strcmp(results, range->results) != 0)
        return false;
    if (range->last == range->first)
        range->stride = line - range->line;
    if (line != line_of(range, tree))
        return false;
    range->last = tree;
    return true;
}

static bool add_name(struct ranges *ranges, const char *file, size_t *name,
                     struct error *error)
{
    *name = ranges->names.size;
    buffer_add(&ranges->names, file, strlen(file) + 1);
    return !ranges->names.failed || error_memory(error);
}

bool ranges_add(struct ranges *ranges, const char *file, uint64_t tree,
                const char *results, uint64_t line, struct error *error)
{
    struct range range = {.first = tree, .last = tree, .results = results, .line = line};
    struct range *last = ranges->count > 0 ? &ranges->items[ranges->count - 1] : NULL;
    bool named;

    if (!names_plain(&ranges->plain, &file, error))
        return false;
    named = last && strcmp(file, name_of(ranges, last)) == 0;
    if (named && extend(last, tree, results, line))
        return true;
    if (named)
        range.name = last->name;
    else if (!add_name(ranges, file, &range.name, error))
        return false;
    if (!memory_reserve(&ranges->items, &ranges->capacity, ranges->count + 1,
                        sizeof range, error))
        return false;
    ranges->items[ranges->count++] = range;
    return true;
}

static int compare(const void *context, size_t a, size_t b)
{
    const struct ranges *ranges = context;
    const struct range *left = &ranges->items[a], *right = &ranges->items[b];
    int names = strcmp(name_of(ranges, left), name_of(ranges, right));

    return names != 0 ? names
                      : (left->first > right->first) - (left->first < right->first);
}

bool ranges_sort(struct ranges *ranges, struct error *error)
{
    if (!memory_resize(&ranges->order, ranges->count + 1, sizeof *ranges->order, error))
        return false;
    for (size_t i = 0; i < ranges->count; i++)
        ranges->order[i] = i;
    return sort_items(ranges->order, ranges->count, compare, ranges, error);
}

enum { SHOWN_SIZE = 96 };

struct phrase {
    char text[SHOWN_SIZE + 64];
};

/* "tree 5 of 'x' is", "trees 5 to 7 of 'x' are" */
static struct phrase trees_are(const char *file, uint64_t first, uint64_t last)
{
    char shown[SHOWN_SIZE];
    unsigned long long from = first, to = last;
    struct phrase phrase;

    quote_short(shown, sizeof shown, file, strlen(file));
    if (from == to)
        snprintf(phrase.text, sizeof phrase.text, "tree %llu of '%s' is", from, shown);
    else
        snprintf(phrase.text, sizeof phrase.text, "trees %llu to %llu of '%s' are", from,
                 to, shown);
    return phrase;
}

static bool place(const struct range *range, struct error *error)
{
    error->file = range->results;
    error->line = range->line;
    error->column = 1;
    return true;
}

/* Trees without results before a range, or behind it. */
static bool is_missing(const struct ranges *ranges, const struct range *range,
                       uint64_t first, uint64_t last, struct error *error)
{
    struct phrase trees = trees_are(name_of(ranges, range), first, last);
    bool behind = first > range->last;

    error_set(error, ERROR_INPUT, "%s missing %s this one", trees.text,
              behind ? "behind" : "before");
    place(range, error);
    if (behind)
        error->line = line_of(range, range->last);
    return true;
}

static bool is_doubled(const struct ranges *ranges, const struct range *range,
                       const struct range *before, struct error *error)
{
    uint64_t last = range->last < before->last ? range->last : before->last;
    struct phrase trees = trees_are(name_of(ranges, range), range->first, last);

    error_set(error, ERROR_INPUT, "%s there twice, first in %s:%llu", trees.text,
              before->results, (unsigned long long)line_of(before, range->first));
    return place(range, error);
}

/* Results of trees that are not among those wanted: that have other numbers, maybe. */
static bool is_outside(const struct ranges *ranges, const struct range *range,
                       uint64_t first, uint64_t last, const char *where, uint64_t end,
                       struct error *error)
{
    struct phrase trees = trees_are(name_of(ranges, range), first, last);

    error_set(error, ERROR_INPUT, "%s there, but %s is tree %llu", trees.text, where,
              (unsigned long long)end);
    place(range, error);
    error->line = line_of(range, first);
    return true;
}

/* The faults that there can be in a range and between it and what comes before it, NULL
 * for nothing. */
typedef bool find_function(const struct ranges *ranges, const struct range *range,
                           const struct range *before, struct ranges_wanted wanted,
                           struct error *error);

static bool find_early(const struct ranges *ranges, const struct range *range,
                       const struct range *before, struct ranges_wanted wanted,
                       struct error *error)
{
    uint64_t last = range->last < wanted.first ? range->last : wanted.first - 1;

    (void)before;
    return range->first < wanted.first && is_outside(ranges, range, range->first, last,
                                                     "the first", wanted.first, error);
}

static bool find_doubled(const struct ranges *ranges, const struct range *range,
                         const struct range *before, struct ranges_wanted wanted,
                         struct error *error)
{
    (void)wanted;
    return before && range->first <= before->last &&
           is_doubled(ranges, range, before, error);
}

static bool find_gap(const struct ranges *ranges, const struct range *range,
                     const struct range *before, struct ranges_wanted wanted,
                     struct error *error)
{
    uint64_t first =
        before && before->last >= wanted.first ? before->last + 1 : wanted.first;
    uint64_t last = range->first - 1 < wanted.last ? range->first - 1 : wanted.last;

    /* Behind the last number there is none. */
    return first > 0 && first <= last && is_missing(ranges, range, first, last, error);
}

static bool find_late(const struct ranges *ranges, const struct range *range,
                      const struct range *before, struct ranges_wanted wanted,
                      struct error *error)
{
    uint64_t first = range->first > wanted.last ? range->first : wanted.last + 1;

    (void)before;
    return range->last > wanted.last &&
           is_outside(ranges, range, first, range->last, "the last", wanted.last, error);
}

static find_function *const finders[] = {find_early, find_doubled, find_gap, find_late};

enum { FINDERS = sizeof finders / sizeof finders[0] };

/* Whether the ranges of the file of that one have all been looked at. */
static bool is_through(const struct ranges *ranges, const struct ranges_walk *walk,
                       const struct range *reach)
{
    return walk->next == ranges->count ||
           strcmp(name_of(ranges, &ranges->items[ranges->order[walk->next]]),
                  name_of(ranges, reach)) != 0;
}

/* Behind the ranges of a file: whether trees are missing at its end. */
static bool find_rest(const struct ranges *ranges, const struct range *reach,
                      struct ranges_wanted wanted, struct error *error)
{
    uint64_t first = reach->last < wanted.first ? wanted.first : reach->last + 1;

    return wanted.last < UINT64_MAX && reach->last < wanted.last &&
           is_missing(ranges, reach, first, wanted.last, error);
}

/* Looks at the next range. */
static bool find_next(const struct ranges *ranges, struct ranges_wanted wanted,
                      struct ranges_walk *walk, struct error *error)
{
    const struct range *range = &ranges->items[ranges->order[walk->next]];
    const struct range *before = walk->reach;

    while (walk->finder < FINDERS)
        if (finders[walk->finder++](ranges, range, before, wanted, error))
            return true;
    if (!before || range->last > before->last)
        walk->reach = range;
    walk->finder = 0;
    walk->next++;
    return false;
}

bool ranges_fault(const struct ranges *ranges, struct ranges_wanted wanted,
                  struct ranges_walk *walk, struct error *error)
{
    for (;;) {
        const struct range *reach = walk->reach;

        if (reach && is_through(ranges, walk, reach)) {
            walk->reach = NULL;
            if (find_rest(ranges, reach, wanted, error))
                return true;
        } else if (walk->next == ranges->count) {
            return false;
        } else if (find_next(ranges, wanted, walk, error)) {
            return true;
        }
    }
}

uint64_t ranges_total(const struct ranges *ranges)
{
    uint64_t total = 0;

    for (size_t i = 0; i < ranges->count; i++)
        total += ranges->items[i].last - ranges->items[i].first + 1;
    return total;
}

void ranges_release(struct ranges *ranges)
{
    free(ranges->items);
    free(ranges->order);
    buffer_release(&ranges->names);
    buffer_release(&ranges->plain);
    *ranges = (struct ranges){.count = 0};
}
