/*
 * practice.c - which trees can be practised on, and the page.
 */
#include "practice/practice.h"

#include "base/quote.h"
#include "draw/html.h"
#include "draw/page.h"

static bool fill_title(FILE *out, const void *context, struct error *error)
{
    const struct practice *practice = context;

    (void)error;
    quote_xml(out, practice->title);
    return true;
}

static bool fill_data(FILE *out, const void *context, struct error *error)
{
    return practice_data(out, context, error);
}

static const struct page_mark marks[] = {
    {"{{title}}", .fill = fill_title},
    {"{{style}}", .content = practice_css},
    {"{{data}}", .fill = fill_data},
    {"{{script}}", .content = practice_js},
    {.text = NULL},
};

static bool is_fit(const struct practice *practice, struct error *error)
{
    const struct tree *t = practice->tree;

    if (tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT,
                         "practice is of trees whose leaves have one value each; "
                         "--format=svg draws a sheet of this one");
    if (t->count > PRACTICE_NODES)
        return error_set(error, ERROR_INPUT,
                         "practice is of at most %d nodes, and the tree has %lu; "
                         "--depth=N or --subtree=ID leaves fewer, --format=svg draws a "
                         "sheet of more",
                         PRACTICE_NODES, (unsigned long)t->count);
    return algorithm_takes(practice->algorithm, t, error);
}

bool practice_write(FILE *out, const struct practice *practice, struct error *error)
{
    return is_fit(practice, error) &&
           page_put(out, (const char *)practice_html, marks, practice, error);
}
