/*
 * fuzz_draw.c - the trees of an input, bare and searched, in every kind of picture. All
 * of it must be text that a terminal can show, with its brackets and tags in order.
 */
#include "draw/draw.h"
#include "draw/html.h"
#include "fuzz.h"
#include "search/algorithm.h"

#include <string.h>

enum { MOST_NODES = 40 };

/* Braces outside of strings, where there are strings, and none of it escaped. */
static void check_braces(const char *text, bool strings)
{
    long open = 0;
    bool inside = false;

    for (; *text; text++) {
        if (*text == '\\' && text[1]) {
            text++;
            continue;
        }
        if (strings && *text == '"')
            inside = !inside;
        open += inside ? 0 : (*text == '{') - (*text == '}');
        fuzz_require(open >= 0, "a brace to be closed: %s", text);
    }
    fuzz_require(open == 0 && !inside, "all is closed");
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

static void check_picture(const struct picture_format *format, const char *text)
{
    if (strcmp(format->name, "dot") == 0)
        check_braces(text, true);
    else if (strcmp(format->name, "tikz") == 0)
        check_braces(text, false);
    else if (strcmp(format->name, "svg") == 0)
        check_tags(text);
    else if (format->plays)
        check_scripts(text);
}

/* Colours are escapes, which are control characters: an outline has none here. */
static void draw(const struct picture_format *format, const struct picture *picture)
{
    struct fuzz_text text;
    struct error error;

    fuzz_write(&text);
    if (draw_check(format, picture->tree, &error))
        fuzz_require(draw_picture(text.out, format, picture, &error), "%s",
                     error.message);
    fuzz_written(&text);
    check_picture(format, text.data);
    fuzz_release(&text);
}

static void draw_all(const struct picture *picture)
{
    struct picture other = *picture;

    for (const struct picture_format *format = picture_formats; format->name; format++) {
        if (format->plays && picture->marks)
            continue;
        other.blank = false;
        other.utf8 = !other.utf8;
        other.ids = !other.ids;
        draw(format, &other);
        if (format->plays)
            continue;
        other.blank = !picture->marks;
        other.columns = 40;
        draw(format, &other);
    }
}

static void draw_search(const struct tree *t, const struct algorithm *algorithm)
{
    struct result result;
    struct marks marks;
    struct observer observer;
    struct error error;

    fuzz_require(marks_start(&marks, t, &error), "%s", error.message);
    observer = marks_observer(&marks);
    fuzz_require(search_run(t, algorithm, &search_defaults, &observer, &result, &error) &&
                     marks_finish(&marks, &result, &error),
                 "%s", error.message);
    draw_all(&(struct picture){.tree = t, .marks = &marks, .result = &result});
    marks_release(&marks);
    result_release(&result);
}

/* All searches on one page. */
static void play(const struct tree *t)
{
    struct html html = {.tree = t, .title = "a </script> b"};
    struct result results[ALGORITHM_COUNT];
    struct observer observer;
    struct fuzz_text text;
    struct error error;

    fuzz_require(html_start(&html, &error), "%s", error.message);
    for (size_t i = 0; i < ALGORITHM_COUNT; i++)
        fuzz_require(
            html_algorithm(&html, &algorithms[i], &search_defaults, &observer, &error) &&
                search_run(t, &algorithms[i], &search_defaults, &observer, &results[i],
                           &error),
            "%s", error.message);
    fuzz_write(&text);
    if (!html_finish(&html, text.out, results, &error))
        fuzz_check_error(&error);
    fuzz_written(&text);
    check_scripts(text.data);
    fuzz_release(&text);
    html_release(&html);
    for (size_t i = 0; i < ALGORITHM_COUNT; i++)
        result_release(&results[i]);
}

static void show(const struct tree *t)
{
    draw_all(&(struct picture){.tree = t});
    for (const struct algorithm *a = algorithms; a->name; a++)
        draw_search(t, a);
    play(t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_each_tree(data, size, MOST_NODES, show);
    return 0;
}
