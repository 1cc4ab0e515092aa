/*
 * check_trace.c - what a trace prints: the run of SSS* in the literature, events that add
 * up to the counts, text that stays one line a step whatever the tree.
 */
#include "asked.h"
#include "ensure.h"
#include "finish.h"
#include "law.h"
#include "literal.h"
#include "print/trace.h"
#include "print/trace_size.h"
#include "random_game.h"
#include "tree/find.h"
#include "uniform.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

/* What searches for a proof are asked about. */
static const double TARGET = 3;

typedef struct observer trace_starter(struct trace *trace);

/* A run and what its trace printed. */
struct told {
    struct result result;
    char *text; /* owned */
    size_t size;
};

static struct told tell(const struct tree *t, const struct algorithm *algorithm,
                        trace_starter *start, bool ids)
{
    struct told told;
    FILE *out = open_memstream(&told.text, &told.size);
    struct trace trace = {.out = out, .tree = t, .algorithm = algorithm, .ids = ids};
    struct search_options options = asked(TARGET);
    struct observer observer = start(&trace);
    struct error error;

    ENSURE(search_run(t, algorithm, &options, &observer, &told.result, &error));
    ENSURE(trace_finish(&trace, &error));
    ENSURE(fclose(out) == 0);
    return told;
}

static void told_release(struct told *told)
{
    result_release(&told->result);
    free(told->text);
}

/* Cuts the next line off *text: NULL at the end. */
static char *next_line(char **text)
{
    char *line = *text, *end = strchr(line, '\n');

    if (!end)
        return NULL;
    *end = '\0';
    *text = end + 1;
    return line;
}

/* How often word stands in text. */
static uint64_t occurrences(const char *text, const char *word)
{
    uint64_t count = 0;

    for (; (text = strstr(text, word)); text += strlen(word))
        count++;
    return count;
}

/* The text trace of a tree written as in literal.h. */
static struct told tell_literal(const char *tree, const char *algorithm)
{
    struct build b = {0};
    struct told told;

    literal_tree(tree, &b);
    told = tell(&b.tree, algorithm_find(algorithm), trace_text, false);
    build_release(&b);
    return told;
}

/*
 * The run printed in the encyclopaedia article on SSS*, with its own labels: it calls
 * case 3 what its operator calls case 2, and the reverse. All else is the same to the
 * letter.
 */
static const char printed_run[] =
    "    1: -  e,L,inf\n"
    "    2: 2  1,L,inf       2,L,inf       3,L,inf       4,L,inf\n"
    "    3: 3  1.1,L,inf     2,L,inf       3,L,inf       4,L,inf\n"
    "    4: 2  1.1.1,L,inf   1.1.2,L,inf   2,L,inf       3,L,inf       4,L,inf\n"
    "    5: 1  1.1.2,L,inf   2,L,inf       3,L,inf       4,L,inf       1.1.1,S,2\n"
    "    6: 1  2,L,inf       3,L,inf       4,L,inf       1.1.1,S,2     1.1.2,S,2\n"
    "    7: 3  2.1,L,inf     3,L,inf       4,L,inf       1.1.1,S,2     1.1.2,S,2\n"
    "    8: 2  2.1.1,L,inf   3,L,inf       4,L,inf       1.1.1,S,2     1.1.2,S,2\n"
    "    9: 1  3,L,inf       4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2\n"
    "   10: 3  3.1,L,inf     4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2\n"
    "   11: 2  3.1.1,L,inf   4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2\n"
    "   12: 1  4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     3.1.1,S,1\n"
    "   13: 3  4.1,L,inf     2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     3.1.1,S,1\n"
    "   14: 2  4.1.1,L,inf   2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     3.1.1,S,1\n"
    "   15: 1  2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1\n"
    "   16: 4  2.1,S,7       1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1\n"
    "   17: 6  2.2,L,7       1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1\n"
    "   18: 2  2.2.1,L,7     2.2.2,L,7     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     "
    "3.1.1,S,1\n"
    "   19: 1  2.2.2,L,7     2.2.1,S,6     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     "
    "3.1.1,S,1\n"
    "   20: 1  2.2.1,S,6     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1     "
    "2.2.2,S,0\n"
    "   21: 4  2.2,S,6       1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1\n"
    "   22: 5  2,S,6         1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1\n"
    "   23: 4  e,S,6\n";

/* Gives the cases 2 and 3 each other's label, in every line. */
static void swap_labels(char *text)
{
    enum { LABEL = 7 };

    for (char *line = text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strlen(line) > LABEL && (line[LABEL] == '2' || line[LABEL] == '3'))
            line[LABEL] = line[LABEL] == '2' ? '3' : '2';
    }
}

START_TEST(sss_run)
{
    struct told told = tell_literal("[([2 2]) ([7] [6 0]) ([1]) ([2] [5])]", "sss");

    swap_labels(told.text);
    ck_assert_str_eq(told.text, printed_run);
    told_release(&told);
}
END_TEST

/* A number next to a round one is written as that and a sign: the bounds of null windows,
 * whatever the size of the numbers. */
static const struct {
    const char *tree, *algorithm, *part;
} far_bounds[] = {
    {"[6 ([7 8])]", "negascout", "negascout 2 (6, 6+)\n"},
    {"(6 [5 4])", "negascout", "negascout 2 (6-, 6)\n"},
    {"[0 ([7 8])]", "negascout", "negascout 2 (0, 0+)\n"},
    {"(0 [7 8])", "negascout", "negascout 2 (0-, 0)\n"},
    {"[0.1 0.2]", "negascout", "negascout 2 (0.1, 0.1+): 0.2\n"},
    {"[1e20 3]", "negascout", "negascout 2 (1e+20, 1e+20+): 3\n"},
    {"[0.12345678901234568 3]", "alphabeta",
     "alphabeta 2 (0.12345678901234568, inf): 3\n"},
    {"[1 2]", "mt-dual", "pass 1: MT e >= -inf+ with e in [-inf, inf]\n"},
    {"[1 2]", "mt-dual", "pass 2: MT e >= 1+ with e in [1, inf]\n"},
    {"[6.000000000000001 3]", "minimax", "minimax( 1, -1): 6.000000000000001\n"},
};

START_TEST(bounds)
{
    struct told told = tell_literal(far_bounds[_i].tree, far_bounds[_i].algorithm);

    ck_assert_msg(strstr(told.text, far_bounds[_i].part) != NULL, "no %s in:\n%s",
                  far_bounds[_i].part, told.text);
    told_release(&told);
}
END_TEST

/* A tree of two leaves, the first with that name. */
static void name_tree(const char *name, struct build *b)
{
    struct error error;

    build_start(b);
    ENSURE(build_open(b, &error));
    ENSURE(build_open(b, &error));
    build_value(b, 3);
    ENSURE(build_name(b, name, strlen(name), &error));
    build_close(b);
    ENSURE(build_leaf(b, 5, &error));
    build_close(b);
    must_finish(b, MOVER_MAX);
}

/* Names as they are, quoted, or left out; columns count characters, not bytes. */
static const struct {
    const char *name;
    bool ids;
    const char *algorithm, *part;
} names[] = {
    {"abc", false, "minimax", "\n  minimax( abc, -1): 3\n"},
    {"abc", true, "minimax", "\n  minimax( 1, -1): 3\n"},
    {"a b", false, "alphabeta", "\n  alphabeta \"a b\" (-inf, inf): 3\n"},
    {"\x1b[31m\n", false, "scout", "\n  EVAL \"\\u001b[31m\\n\": 3\n"},
    {"abc", false, "sss", ": 3  abc,L,inf     2,L,inf\n"},
    {"abc", true, "sss", ": 3  1,L,inf       2,L,inf\n"},
    {"\xC3\xA4\xC3\xB6\xC3\xBC", false, "sss",
     ": 3  \xC3\xA4\xC3\xB6\xC3\xBC,L,inf     2,L,inf\n"},
    {"twelve-char", false, "sss", ": 3  twelve-char,L,inf  2,L,inf\n"},
};

START_TEST(node_name)
{
    struct build b = {0};
    struct told told;

    name_tree(names[_i].name, &b);
    told = tell(&b.tree, algorithm_find(names[_i].algorithm), trace_text, names[_i].ids);
    ck_assert_msg(strstr(told.text, names[_i].part) != NULL, "no %s in:\n%s",
                  names[_i].part, told.text);
    told_release(&told);
    build_release(&b);
}
END_TEST

/* What is wrong with a line of text; NULL if nothing is. */
static const char *line_fault(const char *line)
{
    size_t length = strlen(line);

    if (length == 0)
        return "an empty line";
    return line[length - 1] == ' ' ? "a blank at the end of a line" : NULL;
}

/* One of the sums that a trace and the counts must agree on. */
struct sum {
    const char *what;
    uint64_t told, counted;
};

static bool sums_agree(const struct sum *sums, size_t count, const char *algorithm,
                       struct error *error)
{
    for (size_t i = 0; i < count; i++)
        if (sums[i].told != sums[i].counted)
            return error_set(error, ERROR_CHECK, "%s: %llu %s told, %llu counted",
                             algorithm, (unsigned long long)sums[i].told, sums[i].what,
                             (unsigned long long)sums[i].counted);
    return true;
}

/* A call takes two lines, but one where a leaf or memory answers it; OPEN one a step. */
static bool text_sums(const struct told *told, const struct algorithm *a,
                      struct error *error)
{
    const struct counts *counts = &told->result.counts;
    uint64_t lines = occurrences(told->text, "\n");
    uint64_t passes = a->style == TRACE_PASSES ? counts->passes : 0;
    uint64_t events = counts->cutoffs + counts->researches + passes;
    const struct sum steps = {"steps", lines, counts->steps};
    const struct sum calls[] = {
        {"cutoffs", occurrences(told->text, " skipped\n"), counts->cutoffs},
        {"researches", occurrences(told->text, "search again "), counts->researches},
        {"passes", occurrences(told->text, "pass "), passes},
        {"lines", lines + counts->leaves + occurrences(told->text, " from memory\n"),
         2 * counts->nodes + events},
    };

    if (a->style == TRACE_OPEN)
        return sums_agree(&steps, 1, a->name, error);
    return sums_agree(calls, sizeof calls / sizeof calls[0], a->name, error);
}

/* Every line of text is one step. */
static bool text_adds_up(const struct tree *t, struct error *error)
{
    bool good = true;

    for (const struct algorithm *a = algorithms;
         a < algorithms + VALUE_ALGORITHMS && good; a++) {
        struct told told = tell(t, a, trace_text, true);
        char *rest = told.text, *line;

        good = text_sums(&told, a, error);
        while (good && (line = next_line(&rest)))
            if (line_fault(line))
                good = error_set(error, ERROR_CHECK, "%s: %s", a->name, line_fault(line));
        told_release(&told);
    }
    return good;
}

/* The kind of a JSON event; EVENT_KINDS if it has none. */
static enum event_kind kind_of(const cJSON *event)
{
    const char *name = cJSON_GetStringValue(cJSON_GetObjectItem(event, "event"));
    int kind = 0;

    while (name && kind < EVENT_KINDS && strcmp(name, event_names[kind]) != 0)
        kind++;
    return name ? (enum event_kind)kind : EVENT_KINDS;
}

/* What only some events of a form have. */
struct extras {
    bool name, payoffs;
};

static bool is_missing(const struct event_field *field, struct extras extras)
{
    return (strcmp(field->name, "name") == 0 && !extras.name) ||
           (strcmp(field->name, "payoffs") == 0 && !extras.payoffs);
}

static int form_of(const cJSON *event, enum event_kind kind)
{
    if (kind == EVENT_STEP && !cJSON_HasObjectItem(event, "open"))
        return EVENT_DEVELOPED;
    if (kind != EVENT_ENTER || !cJSON_HasObjectItem(event, "test"))
        return (int)kind;
    return cJSON_HasObjectItem(event, "proof") ? EVENT_LIMITED : EVENT_ASKED;
}

/* Whether the event has the fields of its form and no others, in the order of the table.
 */
static bool fields_fit(const cJSON *event, enum event_kind kind, struct extras extras)
{
    int form = form_of(event, kind);
    const cJSON *member = event->child;

    for (const struct event_field *field = event_fields; field->name; field++) {
        if (!event_form_has(form, field) || is_missing(field, extras))
            continue;
        if (!member || strcmp(member->string, field->name) != 0)
            return false;
        member = member->next;
    }
    return member == NULL;
}

/* What the events of a JSON trace add up to. */
struct tally {
    uint64_t kinds[EVENT_KINDS], most_open;
    cJSON *nodes, *leaves; /* owned: sets of ids, as objects */
};

/* Puts the id into the set; a set of its own says whether it is new. */
static void tally_id(cJSON *set, const cJSON *event)
{
    const char *id = cJSON_GetStringValue(cJSON_GetObjectItem(event, "node"));

    if (!cJSON_HasObjectItem(set, id))
        cJSON_AddNullToObject(set, id);
}

static bool tally_line(struct tally *tally, const char *line, struct error *error)
{
    cJSON *event = cJSON_ParseWithOpts(line, NULL, true);
    enum event_kind kind = event ? kind_of(event) : EVENT_KINDS;
    bool good =
        kind != EVENT_KINDS && fields_fit(event, kind, (struct extras){.name = false});

    if (good) {
        uint64_t open = (uint64_t)cJSON_GetArraySize(cJSON_GetObjectItem(event, "open"));

        tally->kinds[kind]++;
        if (open > tally->most_open)
            tally->most_open = open;
        if (kind == EVENT_ENTER)
            tally_id(tally->nodes, event);
        if (kind == EVENT_LEAF)
            tally_id(tally->leaves, event);
    }
    cJSON_Delete(event);
    return good || error_set(error, ERROR_CHECK, "not an event: %s", line);
}

/* A run that tells of no pass is one. Where there is no OPEN, storage is no sum of
 * events. */
static bool json_sums(const struct tally *tally, const struct told *told,
                      const struct algorithm *a, const struct tree *t,
                      struct error *error)
{
    const struct counts *counts = &told->result.counts;
    uint64_t passes = tally->kinds[EVENT_PASS];
    uint64_t nodes = (uint64_t)cJSON_GetArraySize(tally->nodes);
    uint64_t leaves = (uint64_t)cJSON_GetArraySize(tally->leaves);
    const struct sum sums[] = {
        {"nodes", tally->kinds[EVENT_ENTER], counts->nodes},
        {"leaves", tally->kinds[EVENT_LEAF], counts->leaves},
        {"distinct nodes", nodes, counts->distinct_nodes},
        {"distinct leaves", leaves, counts->distinct_leaves},
        {"unvisited", t->count - nodes, counts->unvisited},
        {"cutoffs", tally->kinds[EVENT_CUT], counts->cutoffs},
        {"tests", tally->kinds[EVENT_TEST], counts->tests},
        {"researches", tally->kinds[EVENT_RESEARCH], counts->researches},
        {"passes", passes > 0 ? passes : 1, counts->passes},
        {"steps", tally->kinds[EVENT_STEP], counts->steps},
        {"states in OPEN", tally->most_open,
         a->style == TRACE_OPEN ? counts->storage : 0},
    };

    return sums_agree(sums, sizeof sums / sizeof sums[0], a->name, error);
}

static bool json_adds_up(const struct tree *t, struct error *error)
{
    bool good = true;

    EACH_OF_VALUES(a)
    {
        struct told told = tell(t, a, trace_json, false);
        struct tally tally = {.nodes = cJSON_CreateObject(),
                              .leaves = cJSON_CreateObject()};
        char *rest = told.text, *line;

        while (good && (line = next_line(&rest)))
            good = tally_line(&tally, line, error);
        good = good && json_sums(&tally, &told, a, t, error);
        cJSON_Delete(tally.nodes);
        cJSON_Delete(tally.leaves);
        told_release(&told);
    }
    return good;
}

static const struct law laws[] = {
    {"text traces add up", text_adds_up, {.leaves = 0}, 20},
    {"JSON traces add up", json_adds_up, {.leaves = 0}, 100},
};

START_TEST(law)
{
    law_check(&laws[_i]);
}
END_TEST

/* Events of named nodes say the name as it was, and the id. */
START_TEST(json_name)
{
    static const char hostile[] = "</script>\"\\\x1b\n\xC3\xA4";
    struct build b = {0};
    struct told told;
    char *rest, *line;
    int named = 0;

    name_tree(hostile, &b);
    told = tell(&b.tree, algorithm_find("alphabeta"), trace_json, false);
    for (rest = told.text; (line = next_line(&rest));) {
        cJSON *event = cJSON_ParseWithOpts(line, NULL, true);
        const char *id = cJSON_GetStringValue(cJSON_GetObjectItem(event, "node"));

        ck_assert_ptr_nonnull(id);
        ck_assert(fields_fit(event, kind_of(event),
                             (struct extras){.name = strcmp(id, "1") == 0}));
        if (strcmp(id, "1") == 0) {
            named++;
            ck_assert_str_eq(cJSON_GetStringValue(cJSON_GetObjectItem(event, "name")),
                             hostile);
        }
        cJSON_Delete(event);
    }
    ck_assert_int_eq(named, 3); /* enter, leaf, leave */
    told_release(&told);
    build_release(&b);
}
END_TEST

static void expect_row(const cJSON *event, const double *payoffs, unsigned players)
{
    const cJSON *row = cJSON_GetObjectItem(event, "payoffs");

    ENSURE(row && cJSON_GetArraySize(row) == (int)players);
    for (unsigned i = 0; i < players; i++)
        ENSURE(cJSON_GetArrayItem(row, (int)i)->valuedouble == payoffs[i]);
}

/* Leaves tell the payoffs that the tree has, the root what the search came to. */
static void expect_payoffs_at(const cJSON *event, const struct children *children,
                              const struct result *result)
{
    const struct tree *t = children->tree;
    enum event_kind kind = kind_of(event);
    const char *id = cJSON_GetStringValue(cJSON_GetObjectItem(event, "node"));
    struct extras extras = {.payoffs = true};
    struct error error;
    node n;

    ENSURE(find_node(children, id, &n, &error));
    extras.name = tree_name(t, n) != NULL;
    ENSURE_MSG(fields_fit(event, kind, extras), "%s at %s", event_names[kind], id);
    if (kind == EVENT_LEAF)
        expect_row(event, tree_payoffs(t, n), t->players);
    if (kind == EVENT_LEAVE && n == TREE_ROOT)
        expect_row(event, result->payoffs, t->players);
}

static void expect_payoffs(const struct tree *t, const struct algorithm *algorithm)
{
    struct told told = tell(t, algorithm, trace_json, true);
    struct children children;
    struct error error;
    char *rest, *line;

    ENSURE(children_list(&children, t, &error));
    for (rest = told.text; (line = next_line(&rest));) {
        cJSON *event = cJSON_ParseWithOpts(line, NULL, true);

        expect_payoffs_at(event, &children, &told.result);
        cJSON_Delete(event);
    }
    children_release(&children);
    told_release(&told);
}

START_TEST(json_payoffs)
{
    struct dice dice = {.state = 6};
    struct build b = {0};

    for (int i = 0; i < 200; i++) {
        struct game_wish wish = {.players = 1 + (unsigned)i % RANDOM_GAME_PLAYERS};

        random_game(&dice, &wish, &b);
        for (const struct algorithm *a = algorithms; a < algorithms + ALGORITHM_COUNT;
             a++)
            if (a->traits & HANDLES_PAYOFFS)
                expect_payoffs(&b.tree, a);
    }
    build_release(&b);
}
END_TEST

/* A path of inner nodes with one leaf at its foot. */
static void path_tree(node plies, struct build *b)
{
    struct error error;

    build_start(b);
    for (node i = 0; i < plies; i++)
        ENSURE(build_open(b, &error));
    ENSURE(build_leaf(b, 7, &error));
    for (node i = 0; i < plies; i++)
        build_close(b);
    must_finish(b, MOVER_MAX);
}

/* A line does not grow with the depth for ever; the deep ones still tell how deep. */
START_TEST(deep)
{
    enum { PLIES = 10000, BYTES_PER_PLY = 1000 };
    static const char foot[] =
        " 10000: alphabeta (9992).1.1.1.1.1.1.1.1 (-inf, inf): 7\n";
    static const char json_foot[] =
        "{\"event\":\"leaf\",\"node\":\"(9992).1.1.1.1.1.1.1.1\",\"value\":7}\n";
    struct build b = {0};

    path_tree(PLIES, &b);
    EACH_OF_VALUES(a)
    {
        struct told text = tell(&b.tree, a, trace_text, false);
        struct told json = tell(&b.tree, a, trace_json, false);

        ck_assert_uint_lt(text.size, (size_t)PLIES * BYTES_PER_PLY);
        ck_assert_uint_lt(json.size, (size_t)PLIES * BYTES_PER_PLY);
        if (strcmp(a->name, "alphabeta") == 0)
            ck_assert_ptr_nonnull(strstr(text.text, foot));
        ck_assert_ptr_nonnull(strstr(json.text, json_foot));
        told_release(&text);
        told_release(&json);
    }
    build_release(&b);
}
END_TEST

/* What is announced of a trace is near to what it takes. */
static uint64_t foreseen(const struct tree *t, const struct algorithm *algorithm,
                         bool json)
{
    struct search_options options = asked(TARGET);
    struct trace_size size;
    struct observer observer;
    struct result result;
    struct error error;

    ENSURE(trace_size_start(&size, t, false, json, &error));
    observer = trace_size_watch(&size, algorithm);
    ENSURE(search_run(t, algorithm, &options, &observer, &result, &error));
    result_release(&result);
    trace_size_release(&size);
    return size.bytes;
}

static void compare_size(const struct tree *t, const struct algorithm *algorithm,
                         bool json)
{
    struct told told = tell(t, algorithm, json ? trace_json : trace_text, false);
    double ratio = (double)foreseen(t, algorithm, json) / (double)told.size;

    ck_assert_msg(ratio > 0.75 && ratio < 1.4, "%s, %s, %lu nodes: %g", algorithm->name,
                  json ? "json" : "text", (unsigned long)t->count, ratio);
    told_release(&told);
}

/* No trace is foreseen to take more than what is said without a search. */
static void expect_limit(const struct tree *t, const struct algorithm *a, bool json)
{
    ENSURE_MSG(foreseen(t, a, json) <= trace_size_limit(t, a, false, json), "%s, %s",
               a->name, json ? "json" : "text");
}

START_TEST(limits_are_limits)
{
    struct dice dice = {.state = 7};
    struct build b = {0};

    for (int i = 0; i < 300; i++) {
        struct game_wish wish = random_game_wish(&dice);

        wish.certain = i % 2 == 0;
        random_game(&dice, &wish, &b);
        for (const struct algorithm *a = algorithms; a < algorithms + ALGORITHM_COUNT;
             a++) {
            struct error error;

            if (!algorithm_takes(a, &b.tree, &error))
                continue;
            expect_limit(&b.tree, a, false);
            expect_limit(&b.tree, a, true);
        }
    }
    build_release(&b);
}
END_TEST

START_TEST(small_traces_are_told_without_a_search)
{
    const struct algorithm *alphabeta = algorithm_find("alphabeta");
    struct build b = {0};

    uniform_ordered(&b, 2, 10, MOVER_MAX, WORST_FIRST);
    ck_assert_uint_lt(trace_size_limit(&b.tree, alphabeta, false, false), 3000000);
    ck_assert_uint_lt(trace_size_limit(&b.tree, alphabeta, true, true), 3000000);
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++)
        ck_assert(a->again || a->style == TRACE_OPEN ||
                  trace_size_limit(&b.tree, a, false, false) < UINT64_MAX);
    ck_assert(trace_size_limit(&b.tree, algorithm_find("mtdf"), false, false) ==
              UINT64_MAX);
    build_release(&b);
    path_tree(100000, &b);
    ck_assert_uint_gt(trace_size_limit(&b.tree, alphabeta, false, false), 100000000);
    build_release(&b);
}
END_TEST

/* Names are told as long as they are, ids of deep nodes shortened. */
START_TEST(labels_are_foreseen)
{
    const struct algorithm *minimax = algorithm_find("minimax");
    static char name[301];
    struct build b = {0};
    struct error error;

    memset(name, 'x', sizeof name - 1);
    build_start(&b);
    ENSURE(build_open(&b, &error));
    for (node i = 0; i < 100; i++) {
        ENSURE(build_open(&b, &error) && build_name(&b, name, sizeof name - 1, &error));
        build_value(&b, i);
        build_close(&b);
    }
    build_close(&b);
    ENSURE(build_finish(&b, MOVER_MAX, &error));
    compare_size(&b.tree, minimax, false);
    expect_limit(&b.tree, minimax, false);
    build_release(&b);
    path_tree(2000, &b);
    compare_size(&b.tree, minimax, false);
    compare_size(&b.tree, minimax, true);
    build_release(&b);
}
END_TEST

/* Siblings, and trees that are not that wide. */
static const struct shape {
    node width, depth;
} shapes[] = {{2000, 1}, {4, 5}, {2, 10}, {12, 3}};

START_TEST(sizes_are_foreseen)
{
    struct shape shape = shapes[_i];
    struct build b = {0};

    for (int order = BEST_FIRST; order <= WORST_FIRST; order++) {
        uniform_ordered(&b, shape.width, shape.depth, MOVER_MAX,
                        (enum uniform_order)order);
        EACH_OF_VALUES(a)
        {
            compare_size(&b.tree, a, false);
            compare_size(&b.tree, a, true);
        }
    }
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("trace");
    TCase *tests = tcase_create("trace");
    SRunner *runner;
    int failed;

    tcase_set_timeout(tests, 0);
    tcase_add_test(tests, sss_run);
    tcase_add_loop_test(tests, bounds, 0, sizeof far_bounds / sizeof far_bounds[0]);
    tcase_add_loop_test(tests, node_name, 0, sizeof names / sizeof names[0]);
    tcase_add_loop_test(tests, law, 0, sizeof laws / sizeof laws[0]);
    tcase_add_test(tests, json_name);
    tcase_add_test(tests, json_payoffs);
    tcase_add_test(tests, deep);
    tcase_add_loop_test(tests, sizes_are_foreseen, 0, sizeof shapes / sizeof shapes[0]);
    tcase_add_test(tests, limits_are_limits);
    tcase_add_test(tests, small_traces_are_told_without_a_search);
    tcase_add_test(tests, labels_are_foreseen);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? 1 : 0;
}
