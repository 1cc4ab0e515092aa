/*
 * fuzz_results.c - an input as results of earlier runs, to be summarised: the summary
 * must not depend on how the bytes arrive.
 */
#include "base/buffer.h"
#include "fuzz.h"
#include "summary/results.h"
#include "views.h"

#include <string.h>

/* Adds an error; its place, too, must be the same. */
static void add_error(struct buffer *to, const struct error *error)
{
    buffer_number(to, error->line);
    buffer_text(to, ":");
    buffer_number(to, error->column);
    buffer_text(to, error->message);
}

static void add_ranges(struct buffer *to, struct ranges *ranges)
{
    const struct ranges_wanted wanted = {.first = 1, .last = UINT64_MAX};
    struct ranges_walk walk = {.next = 0};
    struct error error;

    fuzz_require(ranges_sort(ranges, &error), "%s", error.message);
    while (ranges_fault(ranges, wanted, &walk, &error))
        add_error(to, &error);
}

static void add_groups(struct buffer *to, const struct groups *groups)
{
    for (const struct view *view = views; view->manner; view++) {
        struct fuzz_text text;

        if (!view->tabulate)
            continue;
        fuzz_write(&text);
        fuzz_require(view->tabulate(text.out, groups), "there is memory");
        fuzz_written(&text);
        buffer_text(to, text.data);
        fuzz_release(&text);
    }
}

/* What comes of the input, so many bytes at a time. */
static struct buffer summarise(const uint8_t *data, size_t size, const char *by,
                               unsigned figures, size_t most)
{
    struct groups groups = {.by = by, .figures = figures};
    struct ranges ranges = {.count = 0};
    struct buffer all = {0};
    struct error error;

    fuzz_feed(data, size, most);
    if (results_read("-", &groups, &ranges, &error)) {
        fuzz_require(groups_finish(&groups, &error), "%s", error.message);
        add_ranges(&all, &ranges);
        add_groups(&all, &groups);
    } else {
        fuzz_check_error(&error);
        add_error(&all, &error);
    }
    ranges_release(&ranges);
    groups_release(&groups);
    return all;
}

static void compare(const uint8_t *data, size_t size, const char *by, unsigned figures)
{
    struct buffer all = summarise(data, size, by, figures, SIZE_MAX);
    struct buffer slow = summarise(data, size, by, figures, 1);

    fuzz_require(all.size == slow.size && memcmp(all.data, slow.data, all.size) == 0,
                 "byte by byte:\n%s\nnot\n%s", slow.data, all.data);
    buffer_release(&all);
    buffer_release(&slow);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* One way an input, chosen by it: all of them would take as many times as long. */
    static const struct {
        const char *by;
        unsigned figures;
    } ways[] = {
        {NULL, 0},
        {"file", SUMMARY_RATIOS | SUMMARY_QUANTILES},
        {"value", SUMMARY_DISTINCT | SUMMARY_TIME},
    };
    size_t way = size % (sizeof ways / sizeof *ways);

    compare(data, size, ways[way].by, ways[way].figures);
    return 0;
}
