/*
 * check_laws.c - the laws of game-tree search, for every algorithm, on random trees.
 *
 * GTEVAL_TREES says on how many trees each is tried.
 */
#include "audit.h"
#include "copy.h"
#include "ensure.h"
#include "law.h"
#include "oracle.h"
#include "record.h"
#include "search/certificate.h"
#include "suite.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

static const struct algorithm *find(const char *name)
{
    const struct algorithm *algorithm = algorithm_find(name);

    ENSURE_MSG(algorithm != NULL, "no algorithm %s", name);
    return algorithm;
}

static void run(struct record *record, const struct tree *t, const char *name)
{
    record_run(record, t, find(name), &search_defaults);
}

static bool is_named(const struct algorithm *algorithm, const char *name)
{
    return strcmp(algorithm->name, name) == 0;
}

/* Audits every algorithm that has a use for any of these options; 0: every one. */
static bool audit_all(const struct tree *t, unsigned uses,
                      const struct search_options *options, struct error *error)
{
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++)
        if ((uses == 0 || (a->options & uses)) && !audit_run(t, a, options, error))
            return false;
    return true;
}

static bool default_runs(const struct tree *t, struct error *error)
{
    return audit_all(t, 0, &search_defaults, error);
}

static bool strict_cuts(const struct tree *t, struct error *error)
{
    struct search_options options = search_defaults;

    options.strict_cut = true;
    return audit_all(t, USES_CUT, &options, error);
}

/* A number that makes a difference: a leaf's value, beside one, between two, infinite. */
static double random_bound(struct dice *dice, const struct tree *t)
{
    double value[2];

    for (int i = 0; i < 2; i++) {
        node n = dice_below(dice, t->count);

        while (!tree_is_leaf(t, n))
            n++;
        value[i] = t->value[n];
    }
    switch (dice_below(dice, 6)) {
    case 0:
        return nextafter(value[0], INFINITY);
    case 1:
        return nextafter(value[0], -INFINITY);
    case 2:
        return isinf(value[0]) || isinf(value[1]) ? 0 : value[0] / 2 + value[1] / 2;
    case 3:
        return dice_percent(dice, 50) ? INFINITY : -INFINITY;
    default:
        return value[0];
    }
}

static void random_window(struct dice *dice, const struct tree *t,
                          struct search_options *options)
{
    do {
        options->alpha = random_bound(dice, t);
        options->beta = random_bound(dice, t);
    } while (!(options->alpha < options->beta));
}

static bool guesses(const struct tree *t, struct error *error)
{
    struct search_options options = search_defaults;
    struct dice dice = law_dice(t);

    for (int i = 0; i < 4; i++) {
        options.guess = random_bound(&dice, t);
        if (!audit_all(t, USES_GUESS, &options, error))
            return false;
    }
    return true;
}

static bool windows(const struct tree *t, struct error *error)
{
    struct search_options options = search_defaults;
    struct dice dice = law_dice(t);

    for (int i = 0; i < 4; i++) {
        random_window(&dice, t, &options);
        options.strict_cut = dice_percent(&dice, 25);
        if (!audit_all(t, USES_WINDOW, &options, error))
            return false;
    }
    return true;
}

/* The records of two runs to compare. */
struct pair {
    struct record a, b;
};

static void run_pair(struct pair *pair, const struct tree *t, const char *a,
                     const char *b)
{
    *pair = (struct pair){0};
    run(&pair->a, t, a);
    run(&pair->b, t, b);
}

/* Releases the runs; returns whether they were as they should be, else says so. */
static bool judge(struct pair *pair, bool right, const char *what, struct error *error)
{
    if (!right)
        error_set(error, ERROR_CHECK, "%s, %s: %s", pair->a.result.algorithm->name,
                  pair->b.result.algorithm->name, what);
    record_release(&pair->a);
    record_release(&pair->b);
    return right;
}

static bool same_counts(const struct record *a, const struct record *b)
{
    return memcmp(&a->result.counts, &b->result.counts, sizeof a->result.counts) == 0;
}

static bool certificate(const struct tree *t, struct error *error)
{
    node leaves;

    if (!certificate_leaves(t, oracle_value(t, TREE_ROOT), &leaves, error))
        return false;
    return leaves == oracle_minimal(t) ||
           error_set(error, ERROR_CHECK, "%u leaves, not %g", (unsigned)leaves,
                     oracle_minimal(t));
}

static bool no_algorithm_does_with_less(const struct tree *t, struct error *error)
{
    struct record record = {0};
    bool right = true;

    for (const struct algorithm *a = algorithms;
         right && a < algorithms + VALUE_ALGORITHMS; a++) {
        if (is_named(a, "cstar"))
            continue;
        record_run(&record, t, a, &search_defaults);
        right = (double)record.result.counts.distinct_leaves >= oracle_minimal(t) ||
                error_set(error, ERROR_CHECK, "%s reads too few leaves", a->name);
    }
    record_release(&record);
    return right;
}

static bool subset(const struct tree *t, const char *a, const char *b,
                   struct error *error)
{
    struct pair pair;

    run_pair(&pair, t, a, b);
    return judge(&pair, record_is_subset(&pair.a, &pair.b),
                 "the first reads a leaf that the second does not", error);
}

static bool subsets(const struct tree *t, struct error *error)
{
    static const char *const inside_alphabeta[] = {
        "sss",    "dual",    "recsss", "negascout", "pvs",
        "mt-sss", "mt-dual", "mtdf",   "cstar",     "alphabeta",
    };

    for (size_t i = 0; i < sizeof inside_alphabeta / sizeof *inside_alphabeta; i++)
        if (!subset(t, inside_alphabeta[i], "alphabeta", error))
            return false;
    return subset(t, "alphabeta", "bb", error) && subset(t, "scout", "bb", error) &&
           subset(t, "bb", "minimax", error);
}

static bool same_leaves(const struct tree *t, const char *a, const char *b,
                        struct error *error)
{
    struct pair pair;

    run_pair(&pair, t, a, b);
    return judge(&pair, record_same_leaves(&pair.a, &pair.b),
                 "not the same leaves in the same order", error);
}

static bool sequences(const struct tree *t, struct error *error)
{
    return same_leaves(t, "sss", "mt-sss", error) &&
           same_leaves(t, "dual", "mt-dual", error);
}

static bool recursive_sequence(const struct tree *t, struct error *error)
{
    return same_leaves(t, "sss", "recsss", error);
}

/*
 * On a uniform tree OPEN comes to hold one state for each leaf of a solution tree. An
 * infinite leaf may end the search before.
 */
static bool storage(const struct tree *t, struct error *error)
{
    double width = tree_width(t, TREE_ROOT), half = t->height / 2.0;
    bool max = tree_is_max(t, TREE_ROOT);
    double most = pow(width, ceil(half)), fewest = pow(width, floor(half));
    struct pair pair;

    run_pair(&pair, t, "sss", "dual");
    return judge(&pair,
                 (double)pair.a.result.counts.storage == (max ? most : fewest) &&
                     (double)pair.b.result.counts.storage == (max ? fewest : most),
                 "most states in OPEN", error);
}

/* The children of MAX nodes whose merit fell below the one they were visited with: those
 * that RecSSS* keeps in lists. */
static uint64_t count_listed(const struct tree *t, const struct record *recsss)
{
    double *merit = calloc(t->count, sizeof *merit);
    bool *listed = calloc(t->count, sizeof *listed);
    uint64_t count = 0;

    ENSURE(merit && listed);
    for (size_t i = 0; i < recsss->count; i++) {
        const struct event *event = &recsss->events[i];
        node n = event->node;

        if (event->kind == EVENT_ENTER)
            merit[n] = event->value;
        if (event->kind != EVENT_LEAVE || n == TREE_ROOT || listed[n])
            continue;
        listed[n] = tree_is_max(t, t->parent[n]) && event->value < merit[n];
        count += listed[n];
    }
    free(merit);
    free(listed);
    return count;
}

/* Nodes with stored bounds; OPEN is looked at elsewhere. */
static bool stored_bounds(const struct tree *t, struct error *error)
{
    struct record record = {0};
    bool right = true;

    for (const struct algorithm *a = algorithms;
         right && a < algorithms + VALUE_ALGORITHMS; a++) {
        const struct counts *counts = &record.result.counts;
        uint64_t expected = 0;

        if (a->style == TRACE_OPEN)
            continue;
        record_run(&record, t, a, &search_defaults);
        if (is_named(a, "recsss"))
            expected = count_listed(t, &record);
        else if (a->style == TRACE_PASSES)
            expected = counts->distinct_nodes;
        right =
            counts->storage == expected ||
            error_set(error, ERROR_CHECK, "%s: storage is %llu, not %llu", a->name,
                      (unsigned long long)counts->storage, (unsigned long long)expected);
    }
    record_release(&record);
    return right;
}

static bool perfect_guess(const struct tree *t, struct error *error)
{
    struct search_options options = search_defaults;
    struct record record = {0};
    uint64_t passes;

    options.guess = oracle_value(t, TREE_ROOT);
    record_run(&record, t, find("mtdf"), &options);
    passes = record.result.counts.passes;
    record_release(&record);
    return passes == 2 || error_set(error, ERROR_CHECK, "%llu passes of mtdf, not 2",
                                    (unsigned long long)passes);
}

/* MTD(f) does what its name says of an infinite guess: SSS* from above, DUAL* from below.
 */
static bool infinite_guess(const struct tree *t, double guess, const char *name,
                           struct error *error)
{
    struct search_options options = search_defaults;
    struct pair pair = {0};

    options.guess = guess;
    record_run(&pair.a, t, find("mtdf"), &options);
    run(&pair.b, t, name);
    return judge(&pair,
                 record_same_leaves(&pair.a, &pair.b) && same_counts(&pair.a, &pair.b),
                 "an infinite guess differs", error);
}

static bool infinite_guesses(const struct tree *t, struct error *error)
{
    return infinite_guess(t, INFINITY, "mt-sss", error) &&
           infinite_guess(t, -INFINITY, "mt-dual", error);
}

/*
 * No pass asks what is known: at the root, memory never answers. Only where the root is a
 * leaf, whose first reading tells both bounds, does the definition ask for the second.
 */
static bool asks_what_is_known(const struct record *record)
{
    for (size_t i = 0; i < record->count; i++)
        if (record->events[i].kind == EVENT_MEMORY && record->events[i].node == TREE_ROOT)
            return true;
    return false;
}

static bool passes_ask_something(const struct tree *t, struct error *error)
{
    struct record record = {0};
    struct dice dice = law_dice(t);
    bool right = true;

    for (const struct algorithm *a = algorithms;
         right && a < algorithms + VALUE_ALGORITHMS; a++) {
        struct search_options options = search_defaults;

        if (a->style != TRACE_PASSES)
            continue;
        if (a->options & USES_WINDOW)
            random_window(&dice, t, &options);
        if (a->options & USES_GUESS)
            options.guess = random_bound(&dice, t);
        record_run(&record, t, a, &options);
        right = tree_is_leaf(t, TREE_ROOT) || !asks_what_is_known(&record) ||
                error_set(error, ERROR_CHECK,
                          "%s: a pass asks what is known for %g, (%g, %g)", a->name,
                          options.guess, options.alpha, options.beta);
    }
    record_release(&record);
    return right;
}

/* The merits of the states that are taken, one after another, never turn back. */
static bool merits_of(const struct tree *t, const char *name, double sign,
                      struct error *error)
{
    struct record record = {0};
    double last = INFINITY;
    bool right = true;

    run(&record, t, name);
    for (size_t i = 0; i < record.count; i++) {
        if (record.events[i].kind != EVENT_STEP)
            continue;
        right = right && sign * record.events[i].value <= last;
        last = sign * record.events[i].value;
    }
    record_release(&record);
    return right || error_set(error, ERROR_CHECK, "%s: a merit turns back", name);
}

static bool merits(const struct tree *t, struct error *error)
{
    return merits_of(t, "sss", 1, error) && merits_of(t, "dual", -1, error);
}

static bool narrower_windows(const struct tree *t, struct error *error)
{
    struct search_options wide = search_defaults, narrow = search_defaults, other;
    struct dice dice = law_dice(t);
    struct pair pair = {0};

    random_window(&dice, t, &wide);
    random_window(&dice, t, &other);
    narrow.alpha = fmax(wide.alpha, other.alpha);
    narrow.beta = fmin(wide.beta, other.beta);
    if (!(narrow.alpha < narrow.beta))
        narrow = wide;
    record_run(&pair.a, t, find("alphabeta"), &narrow);
    record_run(&pair.b, t, find("alphabeta"), &wide);
    return judge(&pair, record_is_subset(&pair.a, &pair.b),
                 "a leaf is read in the narrower window only", error);
}

/* Whether TEST, whose events begin at events[at], reads what alpha-beta reads in the null
 * window that asks the same. */
static bool test_is_null_window(const struct tree *t, const struct record *scout,
                                size_t at, struct record *alphabeta)
{
    const struct event *test = &scout->events[at], *event = test + 1;
    bool above = test->relation == ABOVE;
    struct search_options options = search_defaults;
    struct tree below = copy_tree(t, test->child);
    size_t read = 0;
    bool same = true;

    options.alpha = above ? test->value : nextafter(test->value, -INFINITY);
    options.beta = above ? nextafter(test->value, INFINITY) : test->value;
    record_run(alphabeta, &below, find("alphabeta"), &options);
    for (; event->kind != EVENT_LEAVE || event->node != test->child; event++) {
        if (event->kind != EVENT_LEAF)
            continue;
        same = same && read < alphabeta->leaf_count &&
               alphabeta->leaves[read] + test->child == event->node;
        read++;
    }
    tree_release(&below);
    return same && read == alphabeta->leaf_count &&
           (event->relation == test->relation) ==
               (alphabeta->result.value >= options.beta);
}

static bool tests_are_null_windows(const struct tree *t, struct error *error)
{
    struct pair pair = {0};
    bool same = true;

    run(&pair.a, t, "scout");
    run(&pair.b, t, "alphabeta");
    for (size_t i = 0; i < pair.a.count; i++)
        if (pair.a.events[i].kind == EVENT_TEST && isfinite(pair.a.events[i].value))
            same = same && test_is_null_window(t, &pair.a, i, &pair.b);
    return judge(&pair, same, "TEST is not a null window", error);
}

/* 3 for every smaller leaf, so that the order of leaves is all that stays. */
static double rank_of(const struct tree *t, double value)
{
    double rank = -7;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && t->value[n] < value)
            rank += 3;
    return rank;
}

static struct tree ranked_tree(const struct tree *t)
{
    struct tree ranked = copy_tree(t, TREE_ROOT);

    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            ranked.value[n] = rank_of(t, t->value[n]);
    return ranked;
}

static bool same_on_ranks(const struct tree *t, const struct tree *ranked,
                          const struct algorithm *algorithm, struct error *error)
{
    struct search_options options = search_defaults;
    struct dice dice = law_dice(t);
    struct pair pair = {0};
    node guessed = dice_below(&dice, t->count);

    while (!tree_is_leaf(t, guessed))
        guessed++;
    options.guess = t->value[guessed];
    record_run(&pair.a, t, algorithm, &options);
    options.guess = ranked->value[guessed];
    record_run(&pair.b, ranked, algorithm, &options);
    return judge(&pair,
                 record_same_leaves(&pair.a, &pair.b) && same_counts(&pair.a, &pair.b),
                 "a rising map of the values changes the search", error);
}

static bool rising_maps(const struct tree *t, struct error *error)
{
    struct tree ranked = ranked_tree(t);
    bool right = true;

    for (const struct algorithm *a = algorithms;
         right && a < algorithms + VALUE_ALGORITHMS; a++)
        right = is_named(a, "cstar") || same_on_ranks(t, &ranked, a, error);
    tree_release(&ranked);
    return right;
}

/* The same game with the sides exchanged. */
static struct tree mirrored_tree(const struct tree *t)
{
    struct tree mirrored = copy_tree(t, TREE_ROOT);

    for (node n = TREE_ROOT; n < t->count; n++) {
        mirrored.mover[n] = tree_is_max(t, n) ? MOVER_MIN : MOVER_MAX;
        mirrored.value[n] = -t->value[n];
    }
    return mirrored;
}

static bool mirror(const struct tree *t, struct error *error)
{
    static const char *const mirrors[][2] = {
        {"minimax", "minimax"}, {"bb", "bb"},   {"alphabeta", "alphabeta"},
        {"scout", "scout"},     {"pvs", "pvs"}, {"negascout", "negascout"},
        {"sss", "dual"},        {"dual", "sss"}};
    struct tree mirrored = mirrored_tree(t);
    bool right = true;

    for (size_t i = 0; right && i < sizeof mirrors / sizeof *mirrors; i++) {
        struct pair pair = {0};

        run(&pair.a, t, mirrors[i][0]);
        run(&pair.b, &mirrored, mirrors[i][1]);
        right = judge(
            &pair, record_same_leaves(&pair.a, &pair.b) && same_counts(&pair.a, &pair.b),
            "the mirrored tree is searched differently", error);
    }
    tree_release(&mirrored);
    return right;
}

static bool leftmost_lines(const struct tree *t, struct error *error)
{
    static const char *const leftmost[] = {"minimax", "bb",        "alphabeta",
                                           "scout",   "negascout", "pvs"};
    node leaf = oracle_leaf(t);
    struct record record = {0};
    bool right = true;

    for (size_t i = 0; right && i < sizeof leftmost / sizeof *leftmost; i++) {
        run(&record, t, leftmost[i]);
        right = record.result.line[record.result.length - 1] == leaf ||
                error_set(error, ERROR_CHECK, "%s: not the leftmost line", leftmost[i]);
    }
    record_release(&record);
    return right;
}

/* What a run with memory came to know of each node. */
struct known {
    double *low, *high; /* owned */
};

static void collect_known(struct known *known, const struct tree *t,
                          const struct record *record)
{
    known->low = malloc(t->count * sizeof *known->low);
    known->high = malloc(t->count * sizeof *known->high);
    ENSURE(known->low && known->high);
    for (node n = TREE_ROOT; n < t->count; n++) {
        known->low[n] = -INFINITY;
        known->high[n] = INFINITY;
    }
    for (size_t i = 0; i < record->count; i++) {
        const struct event *event = &record->events[i];

        if (event->kind != EVENT_LEAVE)
            continue;
        if (event->relation != AT_MOST)
            known->low[event->node] = fmax(known->low[event->node], event->value);
        if (event->relation != AT_LEAST)
            known->high[event->node] = fmin(known->high[event->node], event->value);
    }
}

/* The line goes from each node to its first child that is known to have the value. */
static bool takes_first_solved(const struct tree *t, const struct record *record)
{
    const struct result *result = &record->result;
    struct known known;
    bool first = true;

    collect_known(&known, t, record);
    for (node i = 1; i < result->length; i++)
        for (node c = tree_first_child(result->line[i - 1]); c != result->line[i];
             c = tree_next_child(t, c))
            first = first &&
                    !(known.low[c] == result->value && known.high[c] == result->value);
    free(known.low);
    free(known.high);
    return first;
}

static bool solved_lines(const struct tree *t, struct error *error)
{
    static const char *const names[] = {"mt-sss", "mt-dual", "mtdf", "cstar"};
    struct record record = {0};
    bool right = true;

    for (size_t i = 0; right && i < sizeof names / sizeof *names; i++) {
        run(&record, t, names[i]);
        right = takes_first_solved(t, &record) ||
                error_set(error, ERROR_CHECK, "%s: not the first child that is solved",
                          names[i]);
    }
    record_release(&record);
    return right;
}

/* What the root is worth if the leaves not in known, a set of bits, are worth other. */
static double value_if(const struct tree *t, uint32_t known, double other)
{
    struct tree changed = copy_tree(t, TREE_ROOT);
    double value;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n)) {
            if (!(known & 1))
                changed.value[n] = other;
            known >>= 1;
        }
    value = oracle_value(&changed, TREE_ROOT);
    tree_release(&changed);
    return value;
}

static node bits_in(uint32_t set)
{
    node count = 0;

    for (; set; set &= set - 1)
        count++;
    return count;
}

/* Every set of leaves that proves the value has as many as the certificate or more. */
static bool certificate_is_least(const struct tree *t, struct error *error)
{
    enum { MOST_LEAVES = 10 };
    double value = oracle_value(t, TREE_ROOT);
    node leaves, least = t->leaves;

    if (t->leaves > MOST_LEAVES)
        return true;
    for (uint32_t set = 0; set < UINT32_C(1) << t->leaves; set++)
        if (bits_in(set) < least && value_if(t, set, INFINITY) == value &&
            value_if(t, set, -INFINITY) == value)
            least = bits_in(set);
    if (!certificate_leaves(t, value, &leaves, error))
        return false;
    return leaves == least || error_set(error, ERROR_CHECK, "%u leaves suffice, not %u",
                                        (unsigned)least, (unsigned)leaves);
}

static const struct law laws[] = {
    {"every algorithm on its own", default_runs, {.leaves = 0}, 1},
    {"strict cuts", strict_cuts, {.leaves = 0}, 1},
    {"first guesses", guesses, {.leaves = 0}, 4},
    {"start windows", windows, {.leaves = 0}, 4},
    {"the certificate", certificate, {.leaves = 0}, 1},
    {"no smaller certificate", certificate_is_least, {.leaves = 9}, 100},
    {"minimal leaves", no_algorithm_does_with_less, {.leaves = 0}, 2},
    {"subsets", subsets, {.finite = true}, 2},
    {"sequences", sequences, {.finite = true}, 1},
    {"recursive sequence", recursive_sequence, {.finite = true}, 1},
    {"storage", storage, {.finite = true, .uniform = true, .alternating = true}, 2},
    {"stored bounds", stored_bounds, {.leaves = 0}, 4},
    {"a perfect guess", perfect_guess, {.finite = true}, 1},
    {"infinite guesses", infinite_guesses, {.leaves = 0}, 1},
    {"passes ask something", passes_ask_something, {.leaves = 0}, 1},
    {"merits", merits, {.leaves = 0}, 1},
    {"narrower windows", narrower_windows, {.leaves = 0}, 1},
    {"tests are null windows", tests_are_null_windows, {.leaves = 0}, 2},
    {"rising maps", rising_maps, {.finite = true}, 2},
    {"mirrored trees", mirror, {.leaves = 0}, 2},
    {"leftmost lines", leftmost_lines, {.leaves = 0}, 1},
    {"solved lines", solved_lines, {.leaves = 0}, 2},
};

START_TEST(holds)
{
    law_check(&laws[_i]);
}
END_TEST

int main(void)
{
    enum { LAWS = sizeof laws / sizeof laws[0] };
    Suite *suite = suite_create("laws");

    tcase_add_loop_test(suite_group(suite, "laws"), holds, 0, LAWS);
    return suite_run(suite);
}
