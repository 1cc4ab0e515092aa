/*
 * fuzz_draw.c - the trees of an input, bare and searched, in every kind of picture. All
 * of it must be text that a terminal can show, with its brackets and tags in order.
 */
#include "../unit/asked.h"
#include "draw/strategy.h"
#include "fuzz.h"
#include "practice/practice.h"
#include "views.h"

#include <string.h>

enum { MOST_NODES = 40, PAGE = 200 /* millimetres */ };

/* Braces of TeX, but for escaped ones. */
static void check_groups(const char *text)
{
    long open = 0;

    for (; *text; text++) {
        if (*text == '\\' && text[1])
            text++;
        else
            open += (*text == '{') - (*text == '}');
        fuzz_require(open >= 0, "a group to be closed: %s", text);
    }
    fuzz_require(open == 0, "all groups are closed");
}

/* The end of a string in quotes of DOT, where only what is escaped is no quote. */
static const char *quotes_end(const char *text)
{
    for (text++; *text && *text != '"'; text++)
        text += *text == '\\' && text[1] ? 1 : 0;
    fuzz_require(*text == '"', "quotes are closed");
    return text;
}

/* The end of a label in angle brackets of DOT, where all others are in pairs. */
static const char *angles_end(const char *text)
{
    long open = 0;

    for (; *text; text++) {
        open += (*text == '<') - (*text == '>');
        if (open == 0)
            return text;
    }
    fuzz_require(false, "angle brackets are closed");
    return text;
}

/* Braces and square brackets of DOT outside of its strings. */
static void check_dot(const char *text)
{
    long open = 0;

    for (; *text; text++) {
        if (*text == '"')
            text = quotes_end(text);
        else if (*text == '<')
            text = angles_end(text);
        open += (*text == '{' || *text == '[') - (*text == '}' || *text == ']');
        fuzz_require(open >= 0, "a brace to be closed: %s", text);
    }
    fuzz_require(open == 0, "all is closed");
}

/* Tags that are opened and closed. */
static void check_tags(const char *text)
{
    long open = 0;

    while ((text = strchr(text, '<'))) {
        const char *end = strchr(text, '>');

        fuzz_require(end != NULL, "a tag ends: %s", text);
        if (text[1] == '/')
            open--;
        else if (text[1] != '?' && text[1] != '!' && end[-1] != '/')
            open++;
        fuzz_require(open >= 0, "a tag to be closed: %s", text);
        text = end;
    }
    fuzz_require(open == 0, "all tags are closed");
}

static size_t count_of(const char *text, const char *word)
{
    size_t count = 0;

    while ((text = strstr(text, word))) {
        text += strlen(word);
        count++;
    }
    return count;
}

/* Data must not get out of the scripts. */
static void check_scripts(const char *text)
{
    fuzz_require(count_of(text, "<script") == count_of(text, "</script"),
                 "scripts are closed once");
}

static bool plays(const struct view *view)
{
    return view->manner == &playback_manner;
}

static void check_picture(const struct view *view, const char *text)
{
    if (strcmp(view->name, "dot") == 0)
        check_dot(text);
    else if (strcmp(view->name, "tikz") == 0)
        check_groups(text);
    else if (strcmp(view->name, "svg") == 0)
        check_tags(text);
    else if (plays(view))
        check_scripts(text);
}

/* Colours are escapes, which are control characters: an outline has none here. */
static void draw(const struct view *view, const struct picture *picture)
{
    struct fuzz_text text;
    struct error error;

    fuzz_write(&text);
    if (view_fits(view, picture->tree, &error) &&
        !view->draw(text.out, picture, &error)) {
        fuzz_require(picture->style.page.width > 0, "%s", error.message);
        fuzz_check_error(&error);
    }
    fuzz_written(&text);
    check_picture(view, text.data);
    fuzz_release(&text);
}

static void draw_all(const struct picture *picture)
{
    struct picture other = *picture;
    const struct view *view;

    for (size_t i = 0; (view = views_picture(i)); i++) {
        if (plays(view) && picture->history)
            continue;
        other.blank = false;
        other.utf8 = !other.utf8;
        other.ids = !other.ids;
        other.style.windows = !plays(view) && other.ids;
        other.style.fragment = other.ids;
        other.style.labels = (enum picture_labels)(i % (LABELS_NONE + 1));
        other.style.layout = other.utf8 ? PICTURE_RIGHT : PICTURE_DOWN;
        other.style.page.width = other.style.page.height = other.ids ? PAGE : 0;
        draw(view, &other);
        if (plays(view))
            continue;
        other.blank = !picture->history;
        other.columns = 40;
        draw(view, &other);
    }
}

/* With the proof, where there is one and the search has ended. */
static void draw_proof(struct picture picture)
{
    struct strategies strategies = {.value = 0};
    struct error error;

    if (history_is_whole(picture.history)) {
        fuzz_require(strategies_make(&strategies, picture.tree, picture.result,
                                     picture.tree->count % 4, &error),
                     "%s", error.message);
        picture.strategies = &strategies;
    }
    draw_all(&picture);
    strategies_release(&strategies);
}

static void draw_search(const struct tree *t, const struct algorithm *algorithm)
{
    struct result result;
    struct history history = {
        .tree = t, .algorithm = algorithm, .windows = true, .limit = t->count % 8};
    struct search_options options = asked(1);
    struct observer observer;
    struct error error;

    fuzz_require(history_start(&history, &error), "%s", error.message);
    observer = history_observer(&history);
    fuzz_require(search_run(t, algorithm, &options, &observer, &result, &error) &&
                     history_finish(&history, &result, &error),
                 "%s", error.message);
    draw_proof((struct picture){.tree = t, .history = &history, .result = &result});
    history_release(&history);
    result_release(&result);
}

/* All searches on one page. */
static void play(const struct tree *t)
{
    struct html html = {.tree = t, .title = "a </script> b"};
    struct search_options options = asked(1);
    struct result results[ALGORITHM_COUNT];
    struct observer observer;
    struct fuzz_text text;
    struct error error;
    size_t count = 0;

    for (const struct algorithm *a = algorithms; a->name; a++)
        if (algorithm_takes(a, t, &error)) {
            fuzz_require(
                html_algorithm(&html, a, &options, &observer, &error) &&
                    search_run(t, a, &options, &observer, &results[count], &error),
                "%s", error.message);
            count++;
        }
    fuzz_write(&text);
    if (!html_finish(&html, text.out, results, &error))
        fuzz_check_error(&error);
    fuzz_written(&text);
    check_scripts(text.data);
    fuzz_release(&text);
    html_release(&html);
    for (size_t i = 0; i < count; i++)
        result_release(&results[i]);
}

static void practise(const struct tree *t, const struct algorithm *algorithm)
{
    struct practice practice = {.tree = t, .algorithm = algorithm, .title = "</script>"};
    struct fuzz_text text;
    struct error error;

    fuzz_write(&text);
    if (!practice_write(text.out, &practice, &error))
        fuzz_check_error(&error);
    fuzz_written(&text);
    check_scripts(text.data);
    fuzz_release(&text);
}

static void show(const struct tree *t)
{
    struct error error;

    draw_all(&(struct picture){.tree = t});
    for (const struct algorithm *a = algorithms; a->name; a++)
        if (algorithm_takes(a, t, &error))
            draw_search(t, a);
    practise(t, &algorithms[t->count % VALUE_ALGORITHMS]);
    if (fuzz_is_plain(t))
        play(t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_each_tree(data, size, MOST_NODES, show);
    return 0;
}
