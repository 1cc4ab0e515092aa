/*
 * spoken.c - listening to a search.
 */
#include "spoken.h"

#include "ensure.h"
#include "tree/id.h"

#include <stdlib.h>

struct listener {
    struct reason reason;
    struct history history;
    struct told_step step;
    spoken_step *each;
    void *context;
};

static void end_step(struct listener *listener)
{
    if (listener->step.events == 0)
        return;
    step_say(&listener->reason, &listener->step);
    listener->each(listener->context, &listener->reason, &listener->step);
    speech_cut(&listener->reason.words, 0);
    step_clear(&listener->step);
}

static void notify(void *context, const struct event *event)
{
    struct listener *listener = context;

    if (!step_takes(&listener->step, event))
        end_step(listener);
    history_note(&listener->history, event);
    step_add(&listener->step, event);
}

void spoken_steps(const struct tree *t, const struct algorithm *algorithm,
                  const struct search_options *options, spoken_step *each, void *context)
{
    struct listener listener = {
        .reason = {.tree = t, .algorithm = algorithm, .options = options},
        .history = {.tree = t, .algorithm = algorithm, .windows = true},
        .each = each,
        .context = context,
    };
    struct observer observer = {.notify = notify, .context = &listener};
    struct result result;
    struct error error;

    listener.reason.history = &listener.history;
    ENSURE(history_start(&listener.history, &error));
    ENSURE(reason_start(&listener.reason, &error));
    ENSURE(search_run(t, algorithm, options, &observer, &result, &error));
    end_step(&listener);
    ENSURE(!listener.reason.words.failed);
    result_release(&result);
    reason_release(&listener.reason);
    history_release(&listener.history);
}

static void print_id(void *context, FILE *out, node n)
{
    struct buffer id = {0};

    id_add(&id, *(const struct tree **)context, n);
    ENSURE(!id.failed);
    fputs(id.data, out);
    buffer_release(&id);
}

char *spoken_text(const struct tree *t, const struct speech *words, size_t first,
                  size_t end)
{
    const struct speech_names names = {
        .tree = t,
        .print = print_id,
        .context = &t,
    };
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENSURE(out);
    speech_print(out, words, first, end, &names);
    ENSURE(fclose(out) == 0);
    return text;
}

static void add_line(struct buffer *lines, const struct tree *t,
                     const struct speech *words, size_t first, size_t end)
{
    char *text = spoken_text(t, words, first, end);

    buffer_text(lines, text);
    buffer_text(lines, "\n");
    free(text);
}

static void add_step(void *context, const struct reason *reason,
                     const struct told_step *step)
{
    (void)step;
    add_line(context, reason->tree, &reason->words, 0, reason->words.count);
}

char *spoken_all(const struct tree *t, const struct algorithm *algorithm,
                 const struct search_options *options)
{
    struct buffer lines = {0};

    spoken_steps(t, algorithm, options, add_step, &lines);
    ENSURE(!lines.failed);
    return lines.data;
}

void spoken_parts(const struct tree *t, const struct algorithm *algorithm,
                  const struct search_options *options, node n, spoken_part *each,
                  void *context)
{
    struct story story = {
        .reason = {.tree = t, .algorithm = algorithm, .options = options},
        .n = n,
    };
    struct observer observer;
    struct result result;
    struct error error;

    ENSURE(story_start(&story, &error));
    observer = story_observer(&story);
    ENSURE(search_run(t, algorithm, options, &observer, &result, &error));
    ENSURE(story_finish(&story, &result, &error));
    ENSURE(story.count > 0);
    for (size_t i = 0; i < story.count; i++)
        each(context, &story.words, story.parts[i].first, story.parts[i].end);
    result_release(&result);
    story_release(&story);
}

struct lines {
    const struct tree *tree;
    struct buffer text;
};

static void add_part(void *context, const struct speech *words, size_t first, size_t end)
{
    struct lines *lines = context;

    add_line(&lines->text, lines->tree, words, first, end);
}

char *spoken_story(const struct tree *t, const struct algorithm *algorithm,
                   const struct search_options *options, node n)
{
    struct lines lines = {.tree = t};

    spoken_parts(t, algorithm, options, n, add_part, &lines);
    ENSURE(!lines.text.failed);
    return lines.text.data;
}
