/*
 * html.c - recording searches, and writing the page that plays them.
 */
#include "draw/html.h"

#include "base/memory.h"
#include "base/quote.h"
#include "draw/html_code.h"
#include "draw/page.h"
#include "search/certificate.h"

#include <stdlib.h>
#include <string.h>

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

/* Ends the step before, if the event belongs to another, while the history does not know
 * it; and begins that one. */
static void note_step(struct html *html, const struct event *event)
{
    if (html->failed || html->count >= HTML_EVENTS || !step_is_told(&html->reason))
        return;
    if (!step_takes(&html->step, event))
        html->failed = !html_end_step(html);
    step_add(&html->step, event);
}

static void note_event(void *context, const struct event *event)
{
    struct html *html = context;
    struct html_run *run = &html->runs[html->run_count - 1];
    const struct code *code = code_find(run->algorithm, html->tree);
    struct html_event *kept;

    note_step(html, event);
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
        .line = code ? code_lit(code, event->kind, html_facts(html, event)) : -1,
        .row = keep_row(html, event),
    };
    kept->event.open = NULL;
    kept->event.payoffs = NULL;
    if (code)
        html->sets |= html_sets(html, code, event);
    run->count++;
}

/* Makes ready for what is said of a search. */
static bool start_reason(struct html *html, const struct algorithm *algorithm,
                         struct error *error)
{
    history_release(&html->history);
    reason_release(&html->reason);
    step_clear(&html->step);
    html->sets = 0;
    html->history = (struct history){
        .tree = html->tree,
        .algorithm = algorithm,
        .windows = true,
    };
    html->options = html->runs[html->run_count - 1].options;
    html->reason = (struct reason){
        .tree = html->tree,
        .algorithm = algorithm,
        .options = &html->options,
        .history = &html->history,
    };
    return history_start(&html->history, error) && reason_start(&html->reason, error);
}

bool html_algorithm(struct html *html, const struct algorithm *algorithm,
                    const struct search_options *options, struct observer *observer,
                    struct error *error)
{
    if (html->run_count > 0 && !html_end_run(html, error))
        return false;
    if (!memory_reserve(&html->runs, &html->run_capacity, html->run_count + 1,
                        sizeof *html->runs, error))
        return false;
    html->runs[html->run_count++] = (struct html_run){
        .algorithm = algorithm,
        .options = *options,
        .first = html->kept,
        .first_step = html->step_count,
    };
    *observer = (struct observer){.notify = note_event, .context = html};
    return start_reason(html, algorithm, error);
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

/* What a page is filled with. */
struct filling {
    const struct html *html;
    const struct result *results;
    node fewest;
};

static bool fill_title(FILE *out, const void *context, struct error *error)
{
    const struct filling *filling = context;

    (void)error;
    quote_xml(out, filling->html->title);
    return true;
}

static bool fill_data(FILE *out, const void *context, struct error *error)
{
    const struct filling *filling = context;

    return html_data(out, filling->html, filling->results, filling->fewest, error);
}

static const struct page_mark marks[] = {
    {"{{title}}", .fill = fill_title},
    {"{{style}}", .content = playback_css},
    {"{{data}}", .fill = fill_data},
    {"{{script}}", .content = playback_js},
    {.text = NULL},
};

bool html_finish(struct html *html, FILE *out, const struct result *results,
                 struct error *error)
{
    struct filling filling = {.html = html, .results = results};

    if (html->failed)
        return error_memory(error);
    if (html->count > HTML_EVENTS)
        return error_set(error, ERROR_INPUT,
                         "html plays at most %d events in all, and there are %llu; fewer "
                         "algorithms or --depth=N make fewer",
                         HTML_EVENTS, (unsigned long long)html->count);
    if (html->run_count > 0 && !html_end_run(html, error))
        return false;
    return find_fewest(html, results, &filling.fewest, error) &&
           page_put(out, (const char *)playback_html, marks, &filling, error);
}

void html_release(struct html *html)
{
    free(html->events);
    free(html->rows);
    for (size_t i = 0; i < html->run_count; i++)
        free(html->runs[i].stories);
    free(html->runs);
    free(html->steps);
    speech_release(&html->words);
    reason_release(&html->reason);
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
