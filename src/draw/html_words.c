/*
 * html_words.c - what the page says of steps and of nodes.
 *
 * Words are numbers of phrases, each with its arguments behind it. phrases, behind all
 * runs, are the texts with marks (speech.h) that the numbers stand for. So a sentence
 * that is said a thousand times is written once. A run has
 *
 *     told     for each step words: why it is taken
 *     sets     for each step the lines of pseudo-code, from 0, that assign something in
 * it stories  for each node words and steps: why it was entered or not, and valued so. A
 *              step is told where its number stands, below zero: -1 is the first. The
 *              script makes of it run.stories[n], an array of texts and numbers of nodes.
 *              Trees of more than HTML_STORIES nodes have none.
 *
 * Steps are those into which events.js cuts the events. Searches of which nothing is said
 * have neither.
 */
#include "draw/html.h"

#include "base/memory.h"
#include "base/quote.h"
#include "reason/story.h"

#include <stdlib.h>
#include <string.h>

/* ---- Keeping what is said ---- */

static bool reserve_step(struct html *html)
{
    struct error error;

    return memory_reserve(&html->steps, &html->step_capacity, html->step_count + 1,
                          sizeof *html->steps, &error);
}

/* Moves what was said to the words of all runs; returns where they end. */
static size_t keep_words(struct html *html)
{
    struct speech *said = &html->reason.words;

    speech_copy(&html->words, said, 0, said->count);
    speech_cut(said, 0);
    return html->words.count;
}

bool html_end_step(struct html *html)
{
    struct html_run *run = &html->runs[html->run_count - 1];
    const struct told_step *step = &html->step;
    size_t first = html->words.count;

    if (step->events == 0)
        return true;
    if (!reserve_step(html))
        return false;
    step_say(&html->reason, step);
    html->steps[html->step_count++] = (struct html_step){
        .first = first,
        .end = keep_words(html),
        .sets = html->sets,
        .place = step_place(step),
        .enters = story_enters(step),
        .cuts = step->has[EVENT_CUT],
        .returns = step->has[EVENT_LEAVE] && !story_enters(step),
    };
    run->step_count++;
    html->sets = 0;
    step_clear(&html->step);
    return !html->words.failed && !html->reason.words.failed;
}

/* How often each node was entered. */
static node *count_entries(const struct html *html, const struct html_run *run)
{
    node *entries = calloc(html->tree->count, sizeof *entries);

    for (size_t i = 0; entries && i < run->step_count; i++) {
        const struct html_step *step = &html->steps[run->first_step + i];

        entries[step->place] += step->enters;
    }
    return entries;
}

static void tell_story(struct html *html, node n, node entries, struct html_story *story)
{
    story->first = html->words.count;
    story_begin(&html->reason, n);
    story->begun = keep_words(html);
    if (entries > STORY_ENTRIES)
        story_again(&html->reason, entries);
    story->again = keep_words(html);
    story_end(&html->reason, n);
    story->end = keep_words(html);
}

bool html_end_run(struct html *html, struct error *error)
{
    struct html_run *run = &html->runs[html->run_count - 1];
    node *entries;

    if (html->count > HTML_EVENTS || html->failed || !step_is_told(&html->reason))
        return true;
    if (!html_end_step(html) || html->history.failed)
        return error_memory(error);
    if (html->tree->count > HTML_STORIES)
        return true;
    entries = count_entries(html, run);
    if (!entries ||
        !memory_resize(&run->stories, html->tree->count, sizeof *run->stories, error)) {
        free(entries);
        return error_memory(error);
    }
    for (node n = TREE_ROOT; n < html->tree->count; n++)
        tell_story(html, n, entries[n], &run->stories[n]);
    free(entries);
    return (!html->words.failed && !html->reason.words.failed) || error_memory(error);
}

/* ---- Writing it ---- */

struct writer {
    FILE *out;
    const struct html *html;
    const struct html_run *run;
    struct html_phrases *phrases;
};

static size_t phrase_number(struct html_phrases *phrases, const char *format)
{
    struct error error;

    for (size_t i = 0; i < phrases->count; i++)
        if (strcmp(phrases->formats[i], format) == 0)
            return i;
    if (!memory_reserve(&phrases->formats, &phrases->capacity, phrases->count + 1,
                        sizeof *phrases->formats, &error)) {
        phrases->failed = true;
        return 0;
    }
    phrases->formats[phrases->count] = format;
    return phrases->count++;
}

static void write_argument(FILE *out, char mark, const union argument *argument)
{
    putc(',', out);
    switch (mark) {
    case '@':
        fprintf(out, "%lu", (unsigned long)argument->node);
        break;
    case '%':
    case '&':
        fprintf(out, "%zu", argument->count);
        break;
    case '$':
        quote_script(out, argument->text);
        break;
    default:
        score_print_json(out, argument->value);
    }
}

/* Writes phrases, with a comma before each but the first of a list. */
static void write_words(const struct writer *w, size_t first, size_t end,
                        const char **before)
{
    const struct speech *words = &w->html->words;

    for (size_t i = first; i < end; i++) {
        const struct saying *phrase = &words->phrases[i];
        const union argument *argument = &words->arguments[phrase->first];

        fprintf(w->out, "%s%zu", *before, phrase_number(w->phrases, phrase->format));
        *before = ",";
        for (const char *c = phrase->format; *c; c++)
            if (speech_is_mark(*c))
                write_argument(w->out, *c, argument++);
    }
}

static void write_told(const struct writer *w)
{
    for (size_t i = 0; i < w->run->step_count; i++) {
        const struct html_step *step = &w->html->steps[w->run->first_step + i];
        const char *before = "";

        fputs(i > 0 ? ",\n[" : "\n[", w->out);
        write_words(w, step->first, step->end, &before);
        putc(']', w->out);
    }
}

static void write_sets(const struct writer *w)
{
    for (size_t i = 0; i < w->run->step_count; i++) {
        uint64_t sets = w->html->steps[w->run->first_step + i].sets;
        const char *before = "";

        fputs(i > 0 ? ",[" : "[", w->out);
        for (int line = 0; sets > 0; line++, sets >>= 1) {
            if (!(sets & 1))
                continue;
            fprintf(w->out, "%s%d", before, line);
            before = ",";
        }
        putc(']', w->out);
    }
}

/* ---- Stories ---- */

/* Chains of the steps at each node, in order, and the last cut there. Steps are told from
 * 1; 0: none. */
struct chains {
    size_t *first, *last, *cut; /* owned: one a node */
    size_t *next;               /* owned: one a step */
};

static void chain_step(const struct writer *w, struct chains *chains, size_t number)
{
    const struct html_step *step = &w->html->steps[w->run->first_step + number - 1];
    node n = step->place;
    size_t last = chains->last[n];

    if (step->returns && last > 0 && w->html->steps[w->run->first_step + last - 1].cuts)
        return;
    if (last > 0)
        chains->next[last] = number;
    else
        chains->first[n] = number;
    chains->last[n] = number;
    if (step->cuts)
        chains->cut[n] = number;
}

static bool make_chains(const struct writer *w, struct chains *chains)
{
    size_t nodes = w->html->tree->count;

    *chains = (struct chains){
        .first = calloc(nodes, sizeof(size_t)),
        .last = calloc(nodes, sizeof(size_t)),
        .cut = calloc(nodes, sizeof(size_t)),
        .next = calloc(w->run->step_count + 1, sizeof(size_t)),
    };
    if (!chains->first || !chains->last || !chains->cut || !chains->next)
        return false;
    for (size_t number = 1; number <= w->run->step_count; number++)
        chain_step(w, chains, number);
    return true;
}

static void free_chains(struct chains *chains)
{
    free(chains->first);
    free(chains->last);
    free(chains->cut);
    free(chains->next);
}

static const struct html_step *step_at(const struct writer *w, size_t number)
{
    return &w->html->steps[w->run->first_step + number - 1];
}

static void write_step(const struct writer *w, size_t number, const char **before)
{
    fprintf(w->out, "%s-%zu", *before, number);
    *before = ",";
}

/* The steps of the first entries, and those of the last one. */
static void write_steps(const struct writer *w, const struct chains *chains, node n,
                        const char **before)
{
    const struct html_story *story = &w->run->stories[n];
    size_t entries = 0, begun = 0;

    for (size_t step = chains->first[n]; step > 0; step = chains->next[step]) {
        entries += step_at(w, step)->enters;
        if (step_at(w, step)->enters)
            begun = step;
        if (entries <= STORY_ENTRIES)
            write_step(w, step, before);
    }
    if (entries <= STORY_ENTRIES)
        return;
    write_words(w, story->begun, story->again, before);
    for (size_t step = begun; step > 0; step = chains->next[step])
        write_step(w, step, before);
}

/* The cut that left n out, if one did. */
static void write_cut(const struct writer *w, const struct chains *chains, node n,
                      const char **before)
{
    const struct tree *t = w->html->tree;

    while (n != TREE_ROOT && chains->first[t->parent[n]] == 0)
        n = t->parent[n];
    if (n != TREE_ROOT && tree_can_happen(t, n) && chains->cut[t->parent[n]] > 0)
        write_step(w, chains->cut[t->parent[n]], before);
}

static void write_story(const struct writer *w, const struct chains *chains, node n)
{
    const struct html_story *story = &w->run->stories[n];
    const char *before = "";

    fputs(n > 0 ? ",\n[" : "\n[", w->out);
    write_words(w, story->first, story->begun, &before);
    if (chains->first[n] > 0)
        write_steps(w, chains, n, &before);
    else
        write_cut(w, chains, n, &before);
    write_words(w, story->again, story->end, &before);
    putc(']', w->out);
}

static bool write_stories(const struct writer *w)
{
    struct chains chains;
    bool made = make_chains(w, &chains);

    for (node n = TREE_ROOT; made && n < w->html->tree->count; n++)
        write_story(w, &chains, n);
    free_chains(&chains);
    return made;
}

bool html_words(FILE *out, const struct html *html, const struct html_run *run,
                struct html_phrases *phrases, struct error *error)
{
    struct writer w = {.out = out, .html = html, .run = run, .phrases = phrases};
    bool done = true;

    if (run->step_count > 0) {
        fputs(",\n\"told\":[", out);
        write_told(&w);
        fputs("],\n\"sets\":[", out);
        write_sets(&w);
        putc(']', out);
    }
    if (run->stories) {
        fputs(",\n\"stories\":[", out);
        done = write_stories(&w);
        putc(']', out);
    }
    return (done && !phrases->failed) || error_memory(error);
}

void html_phrases(FILE *out, const struct html_phrases *phrases)
{
    fputs("\"phrases\":[", out);
    for (size_t i = 0; i < phrases->count; i++) {
        fputs(i > 0 ? ",\n" : "\n", out);
        quote_script(out, phrases->formats[i]);
    }
    putc(']', out);
}
