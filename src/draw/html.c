/*
 * html.c - recording searches, and writing the page that plays them.
 */
#include "draw/html.h"

#include "base/memory.h"
#include "base/quote.h"
#include "draw/html_code.h"
#include "search/certificate.h"

#include <stdlib.h>
#include <string.h>

/* How the question that n was entered with is answered: a bound says so, a cut too. */
static unsigned answer(const struct tree *t, const struct event *event)
{
    switch (event->kind) {
    case EVENT_CUT:
        if (tree_is_chance(t, event->node))
            return event->relation == AT_LEAST ? FACT_YES : FACT_NO;
        return tree_is_max(t, event->node) ? FACT_YES : FACT_NO;
    case EVENT_MEMORY:
    case EVENT_LEAVE:
        if (event->relation == EQUAL)
            return 0;
        return event->relation == AT_LEAST || event->relation == ABOVE ? FACT_YES
                                                                       : FACT_NO;
    default:
        return 0;
    }
}

/* A leaf has no mover, and nothing depends on it. */
static unsigned mover_of(const struct tree *t, node n)
{
    if (tree_is_chance(t, n) && !tree_is_leaf(t, n))
        return FACT_CHANCE;
    return tree_is_max(t, n) ? FACT_MAX : FACT_MIN;
}

static unsigned facts_of(const struct html *html, const struct event *event)
{
    unsigned facts = mover_of(html->tree, event->node);

    if (event->kind == EVENT_STEP)
        return facts | (unsigned)FACT_CASE << event->gamma;
    facts |= html->history.of[event->node].asked != EQUAL ? FACT_ASKED : FACT_WANTED;
    return facts | answer(html->tree, event);
}

/* Room for one more event, and for its payoffs. */
static bool reserve_event(struct html *html, const struct event *event)
{
    unsigned players = html->tree->players;
    struct error error;

    return memory_reserve(&html->events, &html->capacity, html->kept + 1,
                          sizeof *html->events, &error) &&
           (!event->payoffs ||
            memory_reserve(&html->rows, &html->row_capacity, html->row_count + players,
                           sizeof *html->rows, &error));
}

/* Keeps what the event only points to; returns where. */
static size_t keep_row(struct html *html, const struct event *event)
{
    size_t row = html->row_count;

    if (event->payoffs) {
        memcpy(html->rows + row, event->payoffs,
               html->tree->players * sizeof *html->rows);
        html->row_count += html->tree->players;
    }
    return row;
}

static void note_event(void *context, const struct event *event)
{
    struct html *html = context;
    struct html_run *run = &html->runs[html->run_count - 1];
    const struct code *code = code_find(run->algorithm, html->tree);
    struct html_event *kept;

    history_note(&html->history, event);
    if (html->count++ >= HTML_EVENTS || html->failed)
        return;
    if (!reserve_event(html, event)) {
        html->failed = true;
        return;
    }
    kept = &html->events[html->kept++];
    *kept = (struct html_event){
        .event = *event,
        .line = code ? code_lit(code, event->kind, facts_of(html, event)) : -1,
        .row = keep_row(html, event),
    };
    kept->event.open = NULL;
    kept->event.payoffs = NULL;
    run->count++;
}

bool html_algorithm(struct html *html, const struct algorithm *algorithm,
                    const struct search_options *options, struct observer *observer,
                    struct error *error)
{
    if (!memory_reserve(&html->runs, &html->run_capacity, html->run_count + 1,
                        sizeof *html->runs, error))
        return false;
    html->runs[html->run_count++] = (struct html_run){
        .algorithm = algorithm,
        .options = *options,
        .first = html->kept,
    };
    *observer = (struct observer){.notify = note_event, .context = html};
    history_release(&html->history);
    html->history = (struct history){.tree = html->tree, .algorithm = algorithm};
    return history_start(&html->history, error);
}

/* The fewest leaves that prove the value, where MAX and MIN alone move and one of the
 * searches found it; else 0. */
static bool find_fewest(const struct html *html, const struct result *results,
                        node *fewest, struct error *error)
{
    *fewest = 0;
    if (html->tree->chance || tree_has_payoffs(html->tree))
        return true;
    for (size_t i = 0; results && i < html->run_count; i++)
        if (results[i].bound == EQUAL)
            return certificate_leaves(html->tree, results[i].value, fewest, error);
    return true;
}

/* What a mark in playback.html stands for. */
struct filling {
    FILE *out;
    const struct html *html;
    const struct result *results;
    node fewest;
};

static bool fill_title(const struct filling *filling, struct error *error)
{
    (void)error;
    quote_xml(filling->out, filling->html->title);
    return true;
}

static bool fill_style(const struct filling *filling, struct error *error)
{
    (void)error;
    fputs((const char *)playback_css, filling->out);
    return true;
}

static bool fill_data(const struct filling *filling, struct error *error)
{
    return html_data(filling->out, filling->html, filling->results, filling->fewest,
                     error);
}

static bool fill_script(const struct filling *filling, struct error *error)
{
    (void)error;
    fputs((const char *)playback_js, filling->out);
    return true;
}

static const struct mark_in_page {
    const char *text;
    bool (*fill)(const struct filling *filling, struct error *error);
} marks[] = {
    {"{{title}}", fill_title},
    {"{{style}}", fill_style},
    {"{{data}}", fill_data},
    {"{{script}}", fill_script},
};

/* The next mark in the page, and where it stands; NULL: there are no more. */
static const struct mark_in_page *next_mark(const char *page, const char **place)
{
    const struct mark_in_page *next = NULL;

    *place = strstr(page, "{{");
    for (size_t i = 0; *place && i < sizeof marks / sizeof marks[0]; i++)
        if (strncmp(*place, marks[i].text, strlen(marks[i].text)) == 0)
            next = &marks[i];
    return next;
}

static bool put_page(const struct filling *filling, struct error *error)
{
    const char *page = (const char *)playback_html, *place;
    const struct mark_in_page *mark;

    while ((mark = next_mark(page, &place))) {
        fwrite(page, 1, (size_t)(place - page), filling->out);
        if (!mark->fill(filling, error))
            return false;
        page = place + strlen(mark->text);
    }
    fputs(page, filling->out);
    return true;
}

bool html_finish(struct html *html, FILE *out, const struct result *results,
                 struct error *error)
{
    struct filling filling = {.out = out, .html = html, .results = results};

    if (html->failed)
        return error_memory(error);
    if (html->count > HTML_EVENTS)
        return error_set(error, ERROR_INPUT,
                         "html plays at most %d events in all, and there are %llu; fewer "
                         "algorithms or --depth=N make fewer",
                         HTML_EVENTS, (unsigned long long)html->count);
    return find_fewest(html, results, &filling.fewest, error) &&
           put_page(&filling, error);
}

void html_release(struct html *html)
{
    free(html->events);
    free(html->rows);
    free(html->runs);
    history_release(&html->history);
    *html = (struct html){0};
}

bool html_draw(FILE *out, const struct picture *picture, struct error *error)
{
    struct html html = {
        .tree = picture->tree,
        .title = picture->style.title ? picture->style.title : "Game tree",
        .ids = picture->ids,
        .blank = picture->blank,
    };
    bool drawn = html_finish(&html, out, NULL, error);

    html_release(&html);
    return drawn;
}
