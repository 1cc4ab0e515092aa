/*
 * check_pn.c - proof-number search and df-pn: searches that were worked out elsewhere,
 * and the laws of their numbers, on random trees.
 *
 * GTEVAL_TREES says on how many trees each is tried.
 */
#include "asked.h"
#include "audit.h"
#include "document.h"
#include "ensure.h"
#include "law.h"
#include "oracle.h"
#include "record.h"
#include "rows.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static void run(struct record *record, const struct tree *t, const char *name,
                double target)
{
    struct search_options options = asked(target);

    record_run(record, t, algorithm_find(name), &options);
}

static double random_target(const struct tree *t)
{
    struct dice dice = law_dice(t);
    node n = dice_below(&dice, t->count);

    while (!tree_is_leaf(t, n))
        n++;
    switch (dice_below(&dice, 6)) {
    case 0:
        return nextafter(t->value[n], INFINITY);
    case 1:
        return nextafter(t->value[n], -INFINITY);
    case 2:
        return dice_percent(&dice, 50) ? INFINITY : -INFINITY;
    default:
        return t->value[n];
    }
}

/* What was worked out elsewhere. */

static void check_counts(const struct result *result, const cJSON *run)
{
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        const cJSON *count =
            cJSON_GetObjectItemCaseSensitive(run, count_kinds[kind].name);

        ENSURE_MSG(!count ||
                       (double)counts_get(&result->counts, kind) == count->valuedouble,
                   "%s: %s", result->algorithm->name, count_kinds[kind].name);
    }
}

/* The nodes of the events of a kind, in order. */
static size_t nodes_of(const struct record *record, enum event_kind kind, node *nodes)
{
    size_t count = 0;

    for (size_t i = 0; i < record->count; i++)
        if (record->events[i].kind == kind)
            nodes[count++] = record->events[i].node;
    return count;
}

static void check_developed(const struct record *record, const struct tree *t,
                            const cJSON *run)
{
    const cJSON *developed = cJSON_GetObjectItemCaseSensitive(run, "developed");
    node *nodes = calloc(record->count, sizeof *nodes);

    ENSURE(nodes);
    if (developed)
        document_check_ids(t, nodes, nodes_of(record, EVENT_STEP, nodes), developed,
                           "developed");
    free(nodes);
}

/* In the file null stands for an infinite number. */
static void check_root(const struct record *record, const cJSON *run)
{
    const cJSON *numbers = rows_member(run, "root_numbers");
    const cJSON *proof = numbers->child, *disproof = proof->next;
    const struct event *last = NULL;

    for (size_t i = 0; i < record->count; i++)
        if (record->events[i].kind == EVENT_NUMBERS &&
            record->events[i].node == TREE_ROOT)
            last = &record->events[i];
    ENSURE(last);
    ck_assert(last->proof == (cJSON_IsNull(proof) ? INFINITY : proof->valuedouble));
    ck_assert(last->disproof ==
              (cJSON_IsNull(disproof) ? INFINITY : disproof->valuedouble));
}

static void check_run(struct record *record, const struct tree *t, const cJSON *expected)
{
    const cJSON *value = rows_member(expected, "value");
    const struct result *result = &record->result;

    run(record, t, rows_member(expected, "algorithm")->valuestring,
        rows_member(expected, "target")->valuedouble);
    check_counts(result, expected);
    ck_assert(result->counts.steps == result->counts.distinct_nodes);
    ck_assert(result->proved == cJSON_IsTrue(rows_member(expected, "proved")));
    ck_assert(result->bound == (result->proved ? AT_LEAST : AT_MOST));
    ck_assert(cJSON_IsNull(value) || result->value == value->valuedouble);
    document_check_ids(t, record->leaves, record->leaf_count,
                       rows_member(expected, "order"), "leaves");
    check_developed(record, t, expected);
    check_root(record, expected);
}

START_TEST(known_searches)
{
    enum { TREES = 23, RUNS = 106 };
    struct record record = {0};
    struct build b = {0};
    struct rows rows;
    int trees = 0, runs = 0;

    rows_open(&rows, "pn.jsonl");
    for (; rows_next(&rows); trees++) {
        cJSON *json = cJSON_Parse(rows.line);
        const cJSON *expected;

        document_build(&b, rows_member(json, "doc"));
        cJSON_ArrayForEach(expected, rows_member(json, "runs"))
        {
            check_run(&record, &b.tree, expected);
            runs++;
        }
        cJSON_Delete(json);
    }
    ck_assert_int_eq(trees, TREES);
    ck_assert_int_eq(runs, RUNS);
    record_release(&record);
    build_release(&b);
}
END_TEST

START_TEST(a_target_is_needed)
{
    static const char *const names[] = {"pn", "dfpn"};
    struct build b = {0};
    struct result result;
    struct error error;
    struct dice dice = {.state = 1};

    random_tree(&dice, &(struct wish){0}, &b);
    for (int i = 0; i < 2; i++) {
        ck_assert(!search_run(&b.tree, algorithm_find(names[i]), &search_defaults, NULL,
                              &result, &error));
        ck_assert_int_eq(error.kind, ERROR_INPUT);
        ck_assert_ptr_nonnull(strstr(error.message, ": no target is given"));
    }
    build_release(&b);
}
END_TEST

/* Laws. */

/* Right, with a bound that is so: C1, C4, and all else that is true of every run. */
static bool runs_are_right(const struct tree *t, struct error *error)
{
    struct search_options options = asked(random_target(t));

    return audit_run(t, algorithm_find("pn"), &options, error) &&
           audit_run(t, algorithm_find("dfpn"), &options, error);
}

static bool same_steps(const struct record *a, const struct record *b)
{
    node *first = calloc(a->count, sizeof *first);
    node *second = calloc(b->count, sizeof *second);
    size_t count;
    bool same;

    ENSURE(first && second);
    count = nodes_of(a, EVENT_STEP, first);
    same = nodes_of(b, EVENT_STEP, second) == count &&
           memcmp(first, second, count * sizeof *first) == 0;
    free(first);
    free(second);
    return same;
}

/* C2: df-pn develops the same nodes in the same order. */
static bool dfpn_develops_the_same(const struct tree *t, struct error *error)
{
    struct record pn = {0}, dfpn = {0};
    double target = random_target(t);
    bool same;

    run(&pn, t, "pn", target);
    run(&dfpn, t, "dfpn", target);
    same = same_steps(&pn, &dfpn) && pn.result.value == dfpn.result.value &&
           pn.result.counts.storage == dfpn.result.counts.storage;
    record_release(&pn);
    record_release(&dfpn);
    return same || error_set(error, ERROR_CHECK, "target %g", target);
}

/* C3: no node is developed again. */
static bool nodes_are_developed_once(const struct tree *t, struct error *error)
{
    struct record record = {0};
    bool *seen = calloc(t->count, sizeof *seen), once = true;

    ENSURE(seen);
    run(&record, t, "dfpn", random_target(t));
    for (size_t i = 0; i < record.count; i++) {
        const struct event *event = &record.events[i];

        if (event->kind != EVENT_STEP)
            continue;
        once = once && !seen[event->node];
        seen[event->node] = true;
    }
    record_release(&record);
    free(seen);
    return once || error_set(error, ERROR_CHECK, "developed again");
}

/* C5: nobody proves anything by fewer leaves than its smallest proof has. */
static bool leaves_are_a_proof(const struct tree *t, struct error *error)
{
    struct record record = {0};
    double target = random_target(t), needed;
    bool enough;

    run(&record, t, "pn", target);
    needed = record.result.proved
                 ? oracle_at_least(t, TREE_ROOT, target)
                 : oracle_at_most(t, TREE_ROOT, nextafter(target, -INFINITY));
    /* That a value is at least -inf is certain without a leaf: it reads one. */
    enough = (double)record.leaf_count >= needed;
    record_release(&record);
    return enough || error_set(error, ERROR_CHECK, "%g needs %g leaves", target, needed);
}

/* A search by the definition: all numbers are worked out anew for each step. */
struct plain {
    const struct tree *tree;
    double target;
    bool *developed;
    double *proof, *disproof;
};

static void plain_start(struct plain *plain, const struct tree *t, double target)
{
    *plain = (struct plain){
        .tree = t,
        .target = target,
        .developed = calloc(t->count, sizeof *plain->developed),
        .proof = calloc(t->count, sizeof *plain->proof),
        .disproof = calloc(t->count, sizeof *plain->disproof),
    };
    ENSURE(plain->developed && plain->proof && plain->disproof);
}

static void plain_release(struct plain *plain)
{
    free(plain->developed);
    free(plain->proof);
    free(plain->disproof);
}

static void set_numbers(struct plain *plain, node n)
{
    const struct tree *t = plain->tree;
    bool max = tree_is_max(t, n), worth;

    plain->proof[n] = plain->disproof[n] = 1;
    if (!plain->developed[n])
        return;
    if (tree_is_leaf(t, n)) {
        worth = t->value[n] >= plain->target;
        plain->proof[n] = worth ? 0 : INFINITY;
        plain->disproof[n] = worth ? INFINITY : 0;
        return;
    }
    plain->proof[n] = max ? INFINITY : 0;
    plain->disproof[n] = max ? 0 : INFINITY;
    TREE_EACH_CHILD(t, n, c) {
        double *least = max ? plain->proof : plain->disproof;
        double *sum = max ? plain->disproof : plain->proof;

        set_numbers(plain, c);
        least[n] = least[c] < least[n] ? least[c] : least[n];
        sum[n] += sum[c];
    }
}

static node most_proving(const struct plain *plain)
{
    node n = TREE_ROOT;

    while (plain->developed[n]) {
        const double *least =
            tree_is_max(plain->tree, n) ? plain->proof : plain->disproof;
        node best = tree_first_child(n);

        TREE_EACH_CHILD(plain->tree, n, c)
            if (least[c] < least[best])
                best = c;
        n = best;
    }
    return n;
}

/* Whether the numbers that are told from event i on, up to the next step, are so. */
static bool numbers_are_so(const struct plain *plain, const struct record *record,
                           size_t i)
{
    for (; i < record->count && record->events[i].kind != EVENT_STEP; i++) {
        const struct event *event = &record->events[i];

        if (event->kind == EVENT_NUMBERS &&
            (event->proof != plain->proof[event->node] ||
             event->disproof != plain->disproof[event->node]))
            return false;
    }
    return true;
}

/* Each step is at the node that the definition has, and what it changes is told. */
static bool steps_are_by_definition(const struct tree *t, struct error *error)
{
    struct record record = {0};
    struct plain plain;
    double target = random_target(t);
    bool good = true;

    plain_start(&plain, t, target);
    run(&record, t, "pn", target);
    set_numbers(&plain, TREE_ROOT);
    for (size_t i = 0; i < record.count && good; i++) {
        node n = record.events[i].node;

        if (record.events[i].kind != EVENT_STEP)
            continue;
        good = plain.proof[TREE_ROOT] > 0 && plain.disproof[TREE_ROOT] > 0 &&
               most_proving(&plain) == n;
        plain.developed[n] = true;
        set_numbers(&plain, TREE_ROOT);
        good = good && numbers_are_so(&plain, &record, i + 1);
    }
    good = good && (plain.proof[TREE_ROOT] == 0 || plain.disproof[TREE_ROOT] == 0);
    record_release(&record);
    plain_release(&plain);
    return good || error_set(error, ERROR_CHECK, "target %g", target);
}

/* Nodes that have numbers and are not developed. */
enum { FRONTIER = 12 };

struct frontier {
    node of[FRONTIER];
    int count;
};

/* False where there are too many. */
static bool find_frontier(const struct plain *plain, struct frontier *frontier)
{
    const struct tree *t = plain->tree;

    frontier->count = 0;
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (plain->developed[n] || (n != TREE_ROOT && !plain->developed[t->parent[n]]))
            continue;
        if (frontier->count == FRONTIER)
            return false;
        frontier->of[frontier->count++] = n;
    }
    return true;
}

/* Whether n is worth it where those of the frontier that are in the set are. */
static bool is_worth(const struct plain *plain, const struct frontier *frontier,
                     unsigned set, node n)
{
    const struct tree *t = plain->tree;

    if (!plain->developed[n]) {
        for (int i = 0; i < frontier->count; i++)
            if (frontier->of[i] == n)
                return set >> i & 1;
        ENSURE(false);
    }
    if (tree_is_leaf(t, n))
        return t->value[n] >= plain->target;
    TREE_EACH_CHILD(t, n, c)
        if (is_worth(plain, frontier, set, c) == tree_is_max(t, n))
            return tree_is_max(t, n);
    return !tree_is_max(t, n);
}

static int size_of(unsigned set)
{
    int size = 0;

    for (; set; set &= set - 1)
        size++;
    return size;
}

/* The fewest of the frontier that are enough for the root to be worth it, or not to be.
 */
static double fewest(const struct plain *plain, const struct frontier *frontier,
                     bool worth)
{
    unsigned all = (1u << frontier->count) - 1;
    double least = INFINITY;

    for (unsigned set = 0; set <= all; set++)
        if (size_of(set) < least &&
            is_worth(plain, frontier, worth ? set : all & ~set, TREE_ROOT) == worth)
            least = size_of(set);
    return least;
}

/* C6: the numbers of the root are the sizes of the smallest sets of the frontier that
 * would decide it. */
static bool numbers_are_least(const struct tree *t, struct error *error)
{
    struct record record = {0};
    struct frontier frontier;
    struct plain plain;
    double target = random_target(t);
    bool good = true;

    plain_start(&plain, t, target);
    run(&record, t, "pn", target);
    for (size_t i = 0; i < record.count && good; i++) {
        const struct event *event = &record.events[i];

        if (event->kind == EVENT_STEP)
            plain.developed[event->node] = true;
        if (event->kind == EVENT_NUMBERS && event->node == TREE_ROOT &&
            find_frontier(&plain, &frontier))
            good = event->proof == fewest(&plain, &frontier, true) &&
                   event->disproof == fewest(&plain, &frontier, false);
    }
    record_release(&record);
    plain_release(&plain);
    return good || error_set(error, ERROR_CHECK, "target %g", target);
}

static const struct law laws[] = {
    {"runs are right", runs_are_right, {.leaves = 0}, 2},
    {"df-pn develops the same", dfpn_develops_the_same, {.leaves = 0}, 2},
    {"nodes are developed once", nodes_are_developed_once, {.leaves = 0}, 4},
    {"leaves are a proof", leaves_are_a_proof, {.leaves = 0}, 4},
    {"steps are by definition", steps_are_by_definition, {.leaves = 0}, 4},
    {"numbers are least", numbers_are_least, {.leaves = 10}, 20},
};

START_TEST(law)
{
    law_check(&laws[_i]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("pn");
    TCase *group = suite_group(suite, "pn");

    tcase_add_test(group, known_searches);
    tcase_add_test(group, a_target_is_needed);
    tcase_add_loop_test(group, law, 0, sizeof laws / sizeof laws[0]);
    return suite_run(suite);
}
