/*
 * draw.c - pictures of trees and of searches.
 */
#include "base/nearest.h"
#include "draw/format.h"
#include "draw/html.h"
#include "draw/strategy.h"
#include "library/style.h"
#include "library/written.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const struct picture_format *find_picture(const char *name,
                                                 struct gteval_error **error)
{
    const struct picture_format *found = picture_format_find(name);
    struct nearest nearest = nearest_to(name);
    struct error reason;

    if (found)
        return found;
    for (const struct picture_format *f = picture_formats; f->name; f++)
        nearest_offer(&nearest, f->name);
    nearest_error(&nearest, "picture", "", &reason);
    handle_fail(error, &reason);
    return NULL;
}

/* A picture of the tree, but for what is drawn of it. */
static struct picture picture_of(const struct gteval_tree *tree,
                                 const struct gteval_style *style)
{
    const uint64_t *number = style->number;

    return (struct picture){
        .tree = &tree->tree,
        .style = style_of_pictures(style),
        .ids = number[STYLE_IDS] || number[STYLE_LABELS] == LABELS_IDS,
        .blank = number[STYLE_BLANK],
        .colour = number[STYLE_COLOR],
        .utf8 = !number[STYLE_ASCII],
        .columns = number[STYLE_COLUMNS] < UINT_MAX ? (unsigned)number[STYLE_COLUMNS] : 0,
    };
}

char *gteval_tree_draw(const struct gteval_tree *tree, const char *picture,
                       const struct gteval_style *style, size_t *size,
                       struct gteval_error **error)
{
    const struct picture_format *found;
    struct picture drawn;
    struct written written;
    struct error reason;
    bool done;

    handle_start(error);
    if (!handle_given(tree, "tree", error) || !handle_given(picture, "picture", error) ||
        !(found = find_picture(picture, error)) || !written_start(&written, error))
        return NULL;
    drawn = picture_of(tree, style_or_none(style));
    done = picture_fits(found->name, found->nodes, &tree->tree, &reason) &&
           found->draw(written.out, &drawn, &reason);
    return written_finish(&written, done, &reason, size, error);
}

/* What is drawn, of whom, and where. */
struct drawing {
    const struct gteval_search *const *searches;
    size_t count;
    const struct gteval_tree *tree;
    const struct picture_format *format;
    const struct gteval_style *style;
    FILE *out;
};

static bool run(const struct drawing *drawing, const struct gteval_search *search,
                const struct observer *observer, struct result *result,
                struct error *error)
{
    struct search_options options = search->options;

    options.entered = false;
    return search_run(&drawing->tree->tree, search->algorithm, &options, observer, result,
                      error);
}

/* How nodes were entered: calls without a window have nothing to show, and proofs show
 * their numbers always. */
static bool shows_windows(const struct drawing *drawing,
                          const struct algorithm *algorithm)
{
    return (drawing->style->number[STYLE_WINDOWS] && algorithm->style != TRACE_CALLS) ||
           algorithm->options & USES_TARGET;
}

static bool draw_history(const struct drawing *drawing, const struct history *history,
                         const struct result *result, struct error *error)
{
    unsigned proof = (unsigned)drawing->style->number[STYLE_PROOF];
    struct picture picture = picture_of(drawing->tree, drawing->style);
    struct strategies strategies = {0};
    bool done = true;

    picture.history = history;
    picture.result = result;
    picture.blank = false;
    picture.style.windows = history->windows;
    if (proof && proof_has_meaning(picture.tree) && history_is_whole(history)) {
        done = strategies_make(&strategies, picture.tree, result, proof, error);
        picture.strategies = &strategies;
    }
    done = done && drawing->format->draw(drawing->out, &picture, error);
    strategies_release(&strategies);
    return done;
}

static bool draw_search(const struct drawing *drawing, const struct gteval_search *search,
                        struct error *error)
{
    struct history history = {
        .tree = &drawing->tree->tree,
        .algorithm = search->algorithm,
        .windows = shows_windows(drawing, search->algorithm),
        .limit = drawing->style->number[STYLE_STEP],
    };
    struct result result = {0};
    struct observer observer;
    bool done;

    if (!history_start(&history, error))
        return false;
    observer = history_observer(&history);
    done = run(drawing, search, &observer, &result, error) &&
           history_finish(&history, &result, error) &&
           draw_history(drawing, &history, &result, error);
    result_release(&result);
    history_release(&history);
    return done;
}

static bool draw_each(const struct drawing *drawing, struct error *error)
{
    for (size_t i = 0; i < drawing->count; i++)
        if (!draw_search(drawing, drawing->searches[i], error))
            return false;
    return true;
}

static const char *playback_title(const struct gteval_style *style)
{
    const char *title = style->text[STYLE_TITLE], *file = style_file(style);

    return title ? title : strcmp(file, "-") == 0 ? "Game tree" : file;
}

static bool play_all(const struct drawing *drawing, struct result *results,
                     struct error *error)
{
    struct html html = {
        .tree = &drawing->tree->tree,
        .title = playback_title(drawing->style),
        .ids = drawing->style->number[STYLE_IDS],
    };
    bool done = true;

    for (size_t i = 0; done && i < drawing->count; i++) {
        const struct gteval_search *search = drawing->searches[i];
        struct observer observer;

        done = html_algorithm(&html, search->algorithm, &search->options, &observer,
                              error) &&
               run(drawing, search, &observer, &results[i], error);
    }
    done = done && html_finish(&html, drawing->out, results, error);
    html_release(&html);
    return done;
}

/* The searches side by side, on one page. */
static bool draw_playback(const struct drawing *drawing, struct error *error)
{
    struct result *results = calloc(drawing->count, sizeof *results);
    bool done = results ? play_all(drawing, results, error) : error_memory(error);

    for (size_t i = 0; results && i < drawing->count; i++)
        result_release(&results[i]);
    free(results);
    return done;
}

static bool plays(const struct picture_format *format)
{
    return format->draw == html_draw;
}

/* Whether the picture shows so many searches, of such a tree. */
static bool fits(const struct drawing *drawing, struct error *error)
{
    const struct picture_format *format = drawing->format;

    if (format->alone && !plays(format) && drawing->count > 1)
        return error_set(error, ERROR_USAGE, "'%s' shows one algorithm at a time",
                         format->name);
    return picture_fits(format->name, format->nodes, &drawing->tree->tree, error);
}

/* Whether all pointers are there, and there are some. */
static bool are_given(const struct gteval_search *const *searches, size_t count,
                      struct gteval_error **error)
{
    if (!handle_given(count > 0 ? searches : NULL, "searches", error))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!handle_given(searches[i], "searches", error))
            return false;
    return true;
}

char *gteval_searches_draw(const struct gteval_search *const *searches, size_t count,
                           const struct gteval_tree *tree, const char *picture,
                           const struct gteval_style *style, size_t *size,
                           struct gteval_error **error)
{
    struct drawing drawing = {
        .searches = searches,
        .count = count,
        .tree = tree,
        .style = style_or_none(style),
    };
    struct written written;
    struct error reason;
    bool done;

    handle_start(error);
    if (!are_given(searches, count, error) || !handle_given(tree, "tree", error) ||
        !handle_given(picture, "picture", error) ||
        !(drawing.format = find_picture(picture, error)) ||
        !written_start(&written, error))
        return NULL;
    drawing.out = written.out;
    done = fits(&drawing, &reason) &&
           (plays(drawing.format) ? draw_playback(&drawing, &reason)
                                  : draw_each(&drawing, &reason));
    return written_finish(&written, done, &reason, size, error);
}
