/*
 * check_html.c - the playback page: that its data are those of the searches, that every
 * event comes from a line of the pseudo-code, that names stay names, and what is refused.
 * What the page does with its data is tested in a browser: tests/browser.
 */
#include "asked.h"
#include "draw/html.h"
#include "draw/html_code.h"
#include "ensure.h"
#include "finish.h"
#include "literal.h"
#include "random_game.h"
#include "random_tree.h"
#include "search/limits.h"
#include "search/proof.h"
#include "suite.h"
#include "views.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

/* A page, written or refused. */
struct page {
    bool done;
    struct error error;
    char *text; /* owned */
    size_t size;
};

static struct page finish(struct html *html, const struct result *results)
{
    struct page page;
    FILE *out = open_memstream(&page.text, &page.size);

    ENSURE(out);
    page.done = html_finish(html, out, results, &page.error);
    ENSURE(fclose(out) == 0);
    html_release(html);
    return page;
}

static void run(struct html *html, const struct algorithm *algorithm,
                const struct search_options *options, struct result *result)
{
    struct observer observer;
    struct error error;

    ENSURE(html_algorithm(html, algorithm, options, &observer, &error));
    ENSURE(search_run(html->tree, algorithm, options, &observer, result, &error));
}

/* A page of all algorithms, in the order of their table. */
static struct page play_all(const struct tree *t, const char *title,
                            struct result *results)
{
    struct search_options options = asked(3);
    struct html html = {.tree = t, .title = title};
    size_t count = 0;

    EACH_OF_VALUES(a)
    run(&html, a, &options, &results[count++]);
    return finish(&html, results);
}

static void release_all(struct result *results)
{
    for (size_t i = 0; i < ALGORITHM_COUNT; i++)
        result_release(&results[i]);
    free(results);
}

static struct result *room_for_all(void)
{
    struct result *results = calloc(ALGORITHM_COUNT, sizeof *results);

    ENSURE(results);
    return results;
}

/* What stands between two texts, to be freed by the caller. */
static char *between(const char *text, const char *before, const char *behind)
{
    const char *begin = strstr(text, before), *end;

    ENSURE(begin);
    begin += strlen(before);
    end = strstr(begin, behind);
    ENSURE(end);
    return strndup(begin, (size_t)(end - begin));
}

static cJSON *data_of(const struct page *page)
{
    char *text = between(page->text, "id=\"data\">", "</script>");
    cJSON *data = cJSON_ParseWithOpts(text, NULL, true);

    ENSURE(data);
    free(text);
    return data;
}

static const cJSON *member(const cJSON *object, const char *name)
{
    const cJSON *found = cJSON_GetObjectItemCaseSensitive(object, name);

    ENSURE_MSG(found, "no %s", name);
    return found;
}

static uint64_t occurrences(const char *text, const char *word)
{
    uint64_t count = 0;

    while ((text = strstr(text, word))) {
        count++;
        text += strlen(word);
    }
    return count;
}

/* How many events of a run are called that; their fields must be those of their form. */
static uint64_t events_called(const cJSON *data, const cJSON *run, const char *name)
{
    const cJSON *forms = member(data, "forms"), *event;
    uint64_t count = 0;

    for (event = member(run, "events")->child; event; event = event->next) {
        const cJSON *form = cJSON_GetArrayItem(forms, event->child->valueint);

        ENSURE(cJSON_GetArraySize(event) == cJSON_GetArraySize(form));
        count += strcmp(form->child->valuestring, name) == 0;
    }
    return count;
}

/* Which events add up to which count. */
static const struct counted {
    const char *event, *count;
} counted[] = {
    {"enter", "nodes"}, {"leaf", "leaves"},         {"cut", "cutoffs"},
    {"test", "tests"},  {"research", "researches"}, {"step", "steps"},
};

static void check_run(const cJSON *data, const cJSON *run, const struct result *result)
{
    const cJSON *counts = member(member(run, "result"), "counts");

    ck_assert_str_eq(member(run, "name")->valuestring, result->algorithm->name);
    for (int kind = 0; kind < COUNT_KINDS; kind++)
        ENSURE(!counts_have(kind, false) ||
               (uint64_t)member(counts, count_kinds[kind].name)->valuedouble ==
                   counts_get(&result->counts, kind));
    for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++)
        ENSURE((uint64_t)member(counts, counted[i].count)->valuedouble ==
               events_called(data, run, counted[i].event));
    ENSURE(cJSON_GetArraySize(member(member(run, "result"), "line")) ==
           (int)result->length);
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++) {
        const cJSON *leaves = member(member(run, "proof"), proof_kinds[side].name);
        bool said = result->bound == EQUAL || result->bound == proof_kinds[side].relation;

        ENSURE(said ? cJSON_IsArray(leaves) : cJSON_IsNull(leaves));
    }
}

static void check_tree(const cJSON *tree, const struct tree *t)
{
    static const char *const arrays[] = {"end", "max", "value", "name", "label"};

    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++)
        ENSURE(cJSON_GetArraySize(member(tree, arrays[i])) == (int)t->count);
}

START_TEST(data_are_those_of_the_searches)
{
    static const struct wish anything = {.leaves = 0};
    struct dice dice = {.state = 1};
    struct build b = {0};

    for (int i = 0; i < 60; i++) {
        struct result *results = room_for_all();
        struct page page;
        const cJSON *run;
        cJSON *data;
        size_t a = 0;

        random_tree(&dice, &anything, &b);
        page = play_all(&b.tree, "random", results);
        ENSURE(page.done);
        data = data_of(&page);
        check_tree(member(data, "tree"), &b.tree);
        for (run = member(data, "runs")->child; run; run = run->next)
            check_run(data, run, &results[a++]);
        ENSURE(a > VALUE_ALGORITHMS && !results[a].algorithm);
        cJSON_Delete(data);
        free(page.text);
        release_all(results);
    }
    build_release(&b);
}
END_TEST

/* The words that begin at an item: a phrase with as many arguments as it has marks;
 * returns what is behind them. */
static const cJSON *skip_phrase(const cJSON *phrases, const cJSON *item)
{
    const cJSON *phrase = cJSON_GetArrayItem(phrases, item->valueint);

    ENSURE(cJSON_IsNumber(item) && item->valueint >= 0 && phrase);
    item = item->next;
    for (const char *c = phrase->valuestring; *c; c++) {
        if (!speech_is_mark(*c))
            continue;
        ENSURE(item && (cJSON_IsNumber(item) || cJSON_IsString(item)));
        item = item->next;
    }
    return item;
}

static void check_told(const cJSON *phrases, const cJSON *run)
{
    const cJSON *told;

    for (told = member(run, "told")->child; told; told = told->next) {
        const cJSON *item = told->child;

        ENSURE(item);
        while (item)
            item = skip_phrase(phrases, item);
    }
}

/* Of each node words and steps. */
static void check_stories(const cJSON *phrases, const cJSON *run, node count)
{
    const cJSON *stories = member(run, "stories"), *story;
    int steps = cJSON_GetArraySize(member(run, "told"));

    ENSURE(cJSON_GetArraySize(stories) == (int)count);
    for (story = stories->child; story; story = story->next) {
        const cJSON *item = story->child;

        ENSURE(item);
        while (item) {
            ENSURE(item->valueint >= -steps);
            item = item->valueint < 0 ? item->next : skip_phrase(phrases, item);
        }
    }
}

START_TEST(words_are_whole)
{
    static const struct wish anything = {.leaves = 0};
    struct dice dice = {.state = 7};
    struct build b = {0};

    for (int i = 0; i < 30; i++) {
        struct result *results = room_for_all();
        struct page page;
        const cJSON *run, *phrases;
        cJSON *data;

        random_tree(&dice, &anything, &b);
        page = play_all(&b.tree, "words", results);
        data = data_of(&page);
        phrases = member(data, "phrases");
        for (run = member(data, "runs")->child; run; run = run->next) {
            check_told(phrases, run);
            check_stories(phrases, run, b.tree.count);
        }
        cJSON_Delete(data);
        free(page.text);
        release_all(results);
    }
    build_release(&b);
}
END_TEST

/* A root with that many leaves: minimax makes 3 * leaves + 2 events. */
static void make_star(struct build *b, int leaves)
{
    struct error error;

    build_start(b);
    ENSURE(build_open(b, &error));
    for (int i = 0; i < leaves; i++)
        ENSURE(build_leaf(b, i, &error));
    build_close(b);
    must_finish(b, MOVER_DEFAULT);
}

/* The page of some runs of minimax on a star. */
static struct page play_star(int leaves, int runs)
{
    struct result *results = calloc((size_t)runs, sizeof *results);
    struct build b = {0};
    struct page page;
    struct html html;

    ENSURE(results);
    make_star(&b, leaves);
    html = (struct html){.tree = &b.tree, .title = "star"};
    for (int i = 0; i < runs; i++)
        run(&html, algorithm_find("minimax"), &search_defaults, &results[i]);
    page = finish(&html, results);
    for (int i = 0; i < runs; i++)
        result_release(&results[i]);
    free(results);
    build_release(&b);
    return page;
}

/* Events have the names and fields of JSON traces, but for what the page knows already,
 * and the line they come from. */
static void expect_form(const cJSON *form, int number, bool paying)
{
    const cJSON *item = form->child;

    ck_assert_str_eq(item->valuestring, event_form_name(number));
    item = item->next;
    ck_assert_str_eq(item->valuestring, "line");
    for (const struct event_field *field = event_fields; field->name; field++) {
        if (!event_form_has(number, field) || field->kind == HOLDS_KIND ||
            field->kind == HOLDS_NAME || field->kind == HOLDS_OPEN ||
            (field->kind == HOLDS_ROW && !paying))
            continue;
        item = item->next;
        ck_assert_ptr_nonnull(item);
        ck_assert_str_eq(item->valuestring, field->name);
    }
    ck_assert_ptr_null(item->next);
}

static void expect_forms(const cJSON *data, bool paying)
{
    const cJSON *form;
    int number = 0;

    for (form = member(data, "forms")->child; form; form = form->next)
        expect_form(form, number++, paying);
    ck_assert_int_eq(number, EVENT_FORMS);
}

START_TEST(events_are_those_of_traces)
{
    struct page page = play_star(2, 1);
    cJSON *data = data_of(&page);

    expect_forms(data, false);
    cJSON_Delete(data);
    free(page.text);
}
END_TEST

/* The last event of a run is that the root is left: its row is the result. */
static void expect_result(const cJSON *run, const struct result *result)
{
    const cJSON *events = member(run, "events");
    const cJSON *last = cJSON_GetArrayItem(events, cJSON_GetArraySize(events) - 1);
    const cJSON *row = cJSON_GetArrayItem(last, cJSON_GetArraySize(last) - 1);

    ENSURE(cJSON_GetArraySize(row) == (int)result->players);
    for (unsigned i = 0; i < result->players; i++)
        ENSURE(cJSON_GetArrayItem(row, (int)i)->valuedouble == result->payoffs[i]);
}

/* Shallow pruning is told by the sum of payoffs, and by what each is at least. */
static void expect_limits(const struct tree *t, const cJSON *run)
{
    double low[PLAYER_LIMIT];

    ENSURE(member(run, "sum")->valuedouble == limits_known(t, &search_defaults, low));
    for (unsigned i = 0; i < t->players; i++)
        ENSURE(cJSON_GetArrayItem(member(run, "least"), (int)i)->valuedouble == low[i]);
}

START_TEST(payoffs_are_in_the_events)
{
    struct dice dice = {.state = 5};
    struct build b = {0};

    for (int i = 0; i < 50; i++) {
        struct game_wish wish = {.players = 1 + (unsigned)i % RANDOM_GAME_PLAYERS};
        struct html html = {.tree = &b.tree, .title = ""};
        struct result results[2];
        struct page page;
        cJSON *data;

        random_game(&dice, &wish, &b);
        run(&html, algorithm_find("maxn"), &search_defaults, &results[0]);
        run(&html, algorithm_find("shallow"), &search_defaults, &results[1]);
        page = finish(&html, results);
        data = data_of(&page);
        expect_forms(data, true);
        for (int r = 0; r < 2; r++)
            expect_result(cJSON_GetArrayItem(member(data, "runs"), r), &results[r]);
        expect_limits(&b.tree, cJSON_GetArrayItem(member(data, "runs"), 1));
        cJSON_Delete(data);
        free(page.text);
        result_release(&results[0]);
        result_release(&results[1]);
    }
    build_release(&b);
}
END_TEST

/* The lines that were lit in the runs of one algorithm. */
struct lit {
    const struct code *code; /* NULL: it has none */
    struct html html;
    bool lines[64];
};

/* What a leaf or a stored bound answers at once is told together with the question. */
static bool answers_at_once(const struct html_event *e)
{
    return e->event.kind == EVENT_LEAVE &&
           (e[-1].event.kind == EVENT_LEAF || e[-1].event.kind == EVENT_MEMORY);
}

static void light(struct lit *lit, const struct algorithm *algorithm)
{
    bool steps = algorithm->style == TRACE_OPEN;

    for (size_t i = 0; i < lit->html.kept; i++) {
        const struct html_event *e = &lit->html.events[i];

        if (!lit->code) {
            ENSURE(e->line < 0);
            continue;
        }
        if (e->line >= 0)
            lit->lines[e->line] = true;
        ENSURE_MSG(e->line >= 0 || (steps && e->event.kind != EVENT_STEP) ||
                       (!steps && answers_at_once(e)),
                   "%s: no line for a %s", algorithm->name, event_names[e->event.kind]);
    }
}

static void light_tree(struct lit *lit, const struct algorithm *algorithm,
                       const struct tree *t)
{
    struct search_options options = asked(3);
    struct result result;

    lit->html = (struct html){.tree = t, .title = ""};
    run(&lit->html, algorithm, &options, &result);
    light(lit, algorithm);
    result_release(&result);
    html_release(&lit->html);
}

START_TEST(every_event_has_its_line)
{
    static const struct wish anything = {.leaves = 0};
    const struct algorithm *algorithm = &algorithms[_i];
    const struct code_line *line;
    struct dice dice = {.state = 2};
    struct build b = {0};
    struct lit lit = {.code = code_find(algorithm, &b.tree)};

    if (algorithm->traits & HANDLES_PAYOFFS)
        return;
    for (int i = 0; i < 300; i++) {
        random_tree(&dice, &anything, &b);
        light_tree(&lit, algorithm, &b.tree);
    }
    for (int i = 0; lit.code && (line = code_line(lit.code, i)); i++)
        ENSURE_MSG(lit.lines[i] == (line->kinds != 0), "%s: '%s'", algorithm->name,
                   line->text);
    build_release(&b);
}
END_TEST

/* What alpha-beta has found so far at each node, from the events alone. */
struct found {
    const struct tree *tree;
    double best[1000];
};

/* Whether the event is a child's return that is better than what was found before. */
static bool improves(struct found *found, const struct event *event, bool max)
{
    const struct tree *t = found->tree;
    node n = event->node, parent = t->parent[n];
    bool better;

    if (event->kind == EVENT_ENTER)
        found->best[n] = tree_is_max(t, n) ? -INFINITY : INFINITY;
    if (event->kind != EVENT_LEAVE || n == TREE_ROOT || tree_is_max(t, parent) != max)
        return false;
    better =
        max ? event->value > found->best[parent] : event->value < found->best[parent];
    better = better || n == parent + 1; /* infinite ones count, too */
    if (better)
        found->best[parent] = event->value;
    return better;
}

static int line_called(const struct code *code, const char *text)
{
    const struct code_line *line;

    for (int i = 0; (line = code_line(code, i)); i++)
        if (strcmp(line->text, text) == 0)
            return i;
    ck_abort_msg("no line '%s'", text);
}

static void expect_assignments(const struct html *html, struct found *found)
{
    const struct code *code = code_find(algorithm_find("alphabeta"), html->tree);
    int max = line_called(code, "      best := max(best, g)");
    int min = line_called(code, "      best := min(best, g)");
    uint64_t both = UINT64_C(1) << max | UINT64_C(1) << min, sets = 0;
    struct told_step step = {.events = 0};
    size_t number = 0;

    for (size_t i = 0; i < html->kept; i++) {
        const struct event *event = &html->events[i].event;

        if (!step_takes(&step, event)) {
            ENSURE((html->steps[number++].sets & both) == sets);
            sets = 0;
            step_clear(&step);
        }
        step_add(&step, event);
        if (improves(found, event, true))
            sets |= UINT64_C(1) << max;
        if (improves(found, event, false))
            sets |= UINT64_C(1) << min;
    }
}

START_TEST(assignments_light_up)
{
    static const struct wish anything = {.leaves = 0};
    struct dice dice = {.state = 9};
    struct build b = {0};

    for (int i = 0; i < 300; i++) {
        struct html html = {.tree = &b.tree, .title = ""};
        struct found found = {.tree = &b.tree};
        struct result result;
        struct page page;

        random_tree(&dice, &anything, &b);
        ENSURE(b.tree.count <= sizeof found.best / sizeof found.best[0]);
        run(&html, algorithm_find("alphabeta"), &search_defaults, &result);
        ENSURE(html_end_step(&html));
        expect_assignments(&html, &found);
        page = finish(&html, &result);
        ENSURE(page.done);
        free(page.text);
        result_release(&result);
    }
    build_release(&b);
}
END_TEST

/* Every line that assigns something does so at some time, of any tree. */
START_TEST(every_assignment_happens)
{
    const struct algorithm *algorithm = &algorithms[_i];
    struct search_options options = asked(3);
    const struct code_line *line;
    struct dice dice = {.state = 10};
    struct build b = {0};
    const struct code *code = NULL;
    uint64_t seen = 0;

    for (int i = 0; i < 1000; i++) {
        struct game_wish wish = {.players = algorithm->traits & HANDLES_PAYOFFS ? 3 : 0,
                                 .certain = !(algorithm->traits & HANDLES_CHANCE)};
        struct html html = {.tree = &b.tree, .title = ""};
        struct result result;

        random_game(&dice, &wish, &b);
        if (b.tree.chance != ((algorithm->traits & HANDLES_CHANCE) != 0))
            continue;
        code = code_find(algorithm, &b.tree);
        run(&html, algorithm, &options, &result);
        for (size_t step = 0; step < html.step_count; step++)
            seen |= html.steps[step].sets;
        result_release(&result);
        html_release(&html);
    }
    for (int i = 0; code && (line = code_line(code, i)); i++)
        ENSURE_MSG((seen >> i & 1) == ((line->sets.own | line->sets.below) != 0),
                   "%s: '%s'", algorithm->name, line->text);
    build_release(&b);
}
END_TEST

/* A search of which the data of the page have all that arithmetic needs. */
START_TEST(chance_is_in_the_data)
{
    struct build b = {0};
    struct dice dice = {.state = 4};

    for (int i = 0; i < 50; i++) {
        struct game_wish wish = {0};
        struct html html = {.tree = &b.tree, .title = ""};
        struct result result;
        struct page page;
        cJSON *data;
        const cJSON *tree;

        random_game(&dice, &wish, &b);
        if (!b.tree.chance)
            continue;
        run(&html, algorithm_find("star2"), &search_defaults, &result);
        page = finish(&html, &result);
        data = data_of(&page);
        tree = member(data, "tree");
        for (node n = TREE_ROOT; n < b.tree.count; n++) {
            bool below = n != TREE_ROOT && tree_is_chance(&b.tree, b.tree.parent[n]);

            ENSURE(cJSON_GetArrayItem(member(tree, "mover"), (int)n)->valueint ==
                   b.tree.mover[n]);
            ENSURE(cJSON_GetArrayItem(member(tree, "weight"), (int)n)->valuedouble ==
                   (below ? b.tree.weight[n] : 0));
            ENSURE((cJSON_GetArrayItem(member(tree, "odds"), (int)n)->valuestring[0] !=
                    0) == below);
        }
        ENSURE(cJSON_GetArraySize(member(member(data, "runs")->child, "range")) == 2);
        cJSON_Delete(data);
        free(page.text);
        result_release(&result);
        html_release(&html);
    }
    build_release(&b);
}
END_TEST

/* Of games of chance, all lines of all algorithms that take them; but rounding alone may
 * make an outcome be searched again. */
START_TEST(every_event_of_chance_has_its_line)
{
    const struct algorithm *algorithm = &algorithms[_i];
    const struct code_line *line;
    struct dice dice = {.state = 3};
    struct build b = {0};
    struct lit lit = {0};

    if (!(algorithm->traits & HANDLES_CHANCE))
        return;
    for (int i = 0; i < 2000; i++) {
        struct game_wish wish = {.players = algorithm->traits & HANDLES_PAYOFFS ? 3 : 0};

        random_game(&dice, &wish, &b);
        if (!b.tree.chance)
            continue;
        lit.code = code_find(algorithm, &b.tree);
        ENSURE(lit.code);
        light_tree(&lit, algorithm, &b.tree);
    }
    for (int i = 0; (line = code_line(lit.code, i)); i++) {
        bool rounded = line->kinds == 1u << EVENT_RESEARCH && line->facts == FACT_CHANCE;

        ENSURE_MSG(lit.lines[i] == (line->kinds != 0) || rounded, "%s: '%s'",
                   algorithm->name, line->text);
    }
    build_release(&b);
}
END_TEST

static const char *const hostile[] = {
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "-->]]>&lt;\"'\\",
    "{{script}}",
    "\x01\x1b[31m",
    "\xE2\x80\xA8",
};

START_TEST(names_stay_names)
{
    enum { NAMES = sizeof hostile / sizeof hostile[0] };
    struct result *results = room_for_all();
    struct error error;
    struct build b = {0};
    struct page page;
    cJSON *data;

    build_start(&b);
    ENSURE(build_open(&b, &error));
    for (int i = 0; i < NAMES; i++) {
        ENSURE(build_open(&b, &error));
        ENSURE(build_name(&b, hostile[i], strlen(hostile[i]), &error));
        build_value(&b, i);
        build_close(&b);
    }
    build_close(&b);
    must_finish(&b, MOVER_DEFAULT);
    page = play_all(&b.tree, hostile[0], results);
    ck_assert(page.done);
    ck_assert_uint_eq(occurrences(page.text, "<script"), 2);
    ck_assert_uint_eq(occurrences(page.text, "</script"), 2);
    ck_assert_uint_eq(occurrences(page.text, "<!--"), 0);
    data = data_of(&page);
    ck_assert_str_eq(member(data, "title")->valuestring, hostile[0]);
    for (int i = 0; i < NAMES; i++)
        ck_assert_str_eq(
            cJSON_GetArrayItem(member(member(data, "tree"), "name"), i + 1)->valuestring,
            hostile[i]);
    cJSON_Delete(data);
    free(page.text);
    release_all(results);
    build_release(&b);
}
END_TEST

START_TEST(what_is_too_long_is_refused)
{
    struct page page = play_star(1666, 20);

    ck_assert(page.done);
    ck_assert_uint_eq(occurrences(page.text, "</html>"), 1);
    free(page.text);
    page = play_star(1666, 23);
    ck_assert(!page.done);
    ck_assert_int_eq(page.error.kind, ERROR_INPUT);
    free(page.text);
    page = play_star(1666, 21);
    ck_assert(!page.done);
    ck_assert_int_eq(page.error.kind, ERROR_INPUT);
    ck_assert_str_eq(page.error.message,
                     "html plays at most 100000 events in all, and there are 105000; "
                     "fewer algorithms or --depth=N make fewer");
    ck_assert_uint_eq(page.size, 0);
    free(page.text);
}
END_TEST

START_TEST(large_trees_have_no_stories)
{
    struct page page = play_star(HTML_STORIES - 1, 1);

    ck_assert_uint_eq(occurrences(page.text, "\"stories\":["), 1);
    free(page.text);
    page = play_star(HTML_STORIES, 1);
    ck_assert_uint_eq(occurrences(page.text, "\"stories\":["), 0);
    ck_assert_uint_eq(occurrences(page.text, "\"told\":["), 1);
    free(page.text);
}
END_TEST

START_TEST(what_is_too_large_is_refused)
{
    struct build b = {0};
    const struct view *view = views;
    struct error error;

    while (view->draw != html_draw)
        view++;
    make_star(&b, 4999);
    ck_assert(view_fits(view, &b.tree, &error));
    make_star(&b, 5000);
    ck_assert(!view_fits(view, &b.tree, &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_str_eq(error.message,
                     "html draws at most 5000 nodes, and the tree has 5001; cut its "
                     "depth, or draw all with --format=outline");
    build_release(&b);
}
END_TEST

START_TEST(options_are_told)
{
    struct search_options options = search_defaults;
    struct build b = {0};
    struct result result;
    struct page page;
    struct html html;

    literal_tree("[(3 5) (2 4)]", &b);
    html = (struct html){.tree = &b.tree, .title = "options"};
    options.alpha = -1.5;
    options.strict_cut = true;
    run(&html, algorithm_find("alphabeta"), &options, &result);
    page = finish(&html, &result);
    ck_assert(page.done);
    ck_assert_ptr_nonnull(strstr(page.text, "\"window\":[-1.5,\"inf\"],\"strict\":true"));
    ck_assert_ptr_nonnull(strstr(page.text, "if max(α, best) > β: cut"));
    ck_assert_ptr_null(strstr(page.text, "if max(α, best) ≥ β: cut"));
    free(page.text);
    result_release(&result);
    build_release(&b);
}
END_TEST

START_TEST(a_bare_tree_has_no_runs)
{
    struct build b = {0};
    struct picture picture = {.tree = &b.tree, .blank = true};
    struct page page;
    struct error error;
    FILE *out = open_memstream(&page.text, &page.size);
    cJSON *data;

    ENSURE(out);
    literal_tree("[(3 5) (2 4)]", &b);
    ck_assert(html_draw(out, &picture, &error));
    ENSURE(fclose(out) == 0);
    data = data_of(&page);
    ck_assert_int_eq(cJSON_GetArraySize(member(data, "runs")), 0);
    ck_assert(cJSON_IsTrue(member(data, "blank")));
    check_tree(member(data, "tree"), &b.tree);
    cJSON_Delete(data);
    free(page.text);
    build_release(&b);
}
END_TEST

/* Nothing in the page leads out of it, or ends its elements early. */
START_TEST(files_stand_alone)
{
    static const char *const wrong[] = {"</script", "</style",    "<!--",
                                        "@import",  "url(",       "fetch(",
                                        "eval(",    ".innerHTML", "https:"};
    const char *const files[] = {(const char *)playback_js, (const char *)playback_css};

    for (size_t f = 0; f < sizeof files / sizeof files[0]; f++)
        for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
            ck_assert_ptr_null(strstr(files[f], wrong[i]));
    ck_assert_uint_eq(occurrences((const char *)playback_html, "{{"), 5);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("html");
    TCase *group = suite_group(suite, "html");

    tcase_add_test(group, data_are_those_of_the_searches);
    tcase_add_test(group, words_are_whole);
    tcase_add_test(group, assignments_light_up);
    tcase_add_loop_test(group, every_assignment_happens, 0, ALGORITHM_COUNT);
    tcase_add_test(group, events_are_those_of_traces);
    tcase_add_test(group, payoffs_are_in_the_events);
    tcase_add_loop_test(group, every_event_has_its_line, 0, ALGORITHM_COUNT);
    tcase_add_loop_test(group, every_event_of_chance_has_its_line, 0, ALGORITHM_COUNT);
    tcase_add_test(group, chance_is_in_the_data);
    tcase_add_test(group, names_stay_names);
    tcase_add_test(group, what_is_too_long_is_refused);
    tcase_add_test(group, large_trees_have_no_stories);
    tcase_add_test(group, what_is_too_large_is_refused);
    tcase_add_test(group, options_are_told);
    tcase_add_test(group, a_bare_tree_has_no_runs);
    tcase_add_test(group, files_stand_alone);
    return suite_run(suite);
}
