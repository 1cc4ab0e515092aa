/*
 * why.c - printing the story of a node.
 */
#include "print/why.h"

#include "base/quote.h"
#include "print/label.h"
#include "reason/story.h"

#include <stdlib.h>

struct namer {
    const struct report *report;
    bool failed; /* memory ran out */
};

static void print_name(void *context, FILE *out, node n)
{
    struct namer *namer = context;
    const struct report *report = namer->report;
    bool named = !report->options->ids && report->has_name(report->naming, n);

    namer->failed = !label_print(out, report->tree, n, !named) || namer->failed;
}

static struct speech_names names_of(struct namer *namer)
{
    return (struct speech_names){
        .tree = namer->report->tree,
        .print = print_name,
        .context = namer,
    };
}

static void print_part(FILE *out, const struct story *story, size_t i,
                       const struct speech_names *names)
{
    speech_print(out, &story->words, story->parts[i].first, story->parts[i].end, names);
}

bool why_text(FILE *out, const struct report *report)
{
    struct namer namer = {.report = report};
    struct speech_names names = names_of(&namer);

    for (size_t i = 0; i < report->count; i++) {
        const struct story *story = &report->stories[i];

        if (report->count > 1)
            fprintf(out, "explain by %s: ", report->results[i].algorithm->name);
        else
            fputs("explain: ", out);
        print_name(&namer, out, story->n);
        putc('\n', out);
        for (size_t part = 0; part < story->count; part++) {
            fputs("  ", out);
            print_part(out, story, part, &names);
            putc('\n', out);
        }
    }
    return !namer.failed;
}

/* A part as a string of JSON. */
static bool write_part(FILE *out, const struct story *story, size_t i,
                       const struct speech_names *names)
{
    char *text = NULL;
    size_t size;
    FILE *part = open_memstream(&text, &size);
    bool written;

    if (!part)
        return false;
    print_part(part, story, i, names);
    written = fclose(part) == 0 && text;
    if (written)
        quote_json(out, text);
    free(text);
    return written;
}

bool why_json(FILE *out, const struct report *report, size_t result)
{
    const struct story *story = &report->stories[result];
    struct namer namer = {.report = report};
    struct speech_names names = names_of(&namer);
    const char *name = tree_name(report->tree, story->n);
    bool written;

    fputs("{\"node\":\"", out);
    written = label_print(out, report->tree, story->n, true);
    fputs("\",\"name\":", out);
    if (name)
        quote_json(out, name);
    else
        fputs("null", out);
    fputs(",\"why\":[", out);
    for (size_t i = 0; i < story->count; i++) {
        fputs(i > 0 ? "," : "", out);
        written = write_part(out, story, i, &names) && written;
    }
    fputs("]}", out);
    return written && !namer.failed;
}
