/*
 * fuzz_search.c - the trees of an input through every algorithm, with the options it has:
 * values, lines, counts and events must be right (unit/audit.h), and the counts keep the
 * cheap laws.
 */
#include "../unit/asked.h"
#include "../unit/audit.h"
#include "fuzz.h"
#include "search/certificate.h"
#include "search/verify.h"
#include "tree/cut.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NODES = 120 };

static void audit(const struct tree *t, const struct algorithm *algorithm,
                  const struct search_options *options)
{
    struct error error;

    fuzz_require(audit_run(t, algorithm, options, &error), "%s", error.message);
}

/* The value of the leaf that far from the left, as a bound to try. */
static double leaf_value(const struct tree *t, node number)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && number-- == 0)
            return t->value[n];
    return 0;
}

/* A run with defaults, and one with each of the options that mean something to it. */
static void audit_options(const struct tree *t, const struct algorithm *algorithm)
{
    double first = leaf_value(t, t->leaves / 3), second = leaf_value(t, t->leaves - 1);
    struct search_options options = search_defaults;

    audit(t, algorithm, &options);
    options.guess = first;
    if (algorithm->options & USES_GUESS)
        audit(t, algorithm, &options);
    options = search_defaults;
    options.strict_cut = true;
    if (algorithm->options & USES_CUT)
        audit(t, algorithm, &options);
    options = search_defaults;
    options.alpha = first < second ? first : second;
    options.beta = first < second ? second : first;
    if ((algorithm->options & USES_WINDOW) && options.alpha < options.beta)
        audit(t, algorithm, &options);
}

/* Whether the value is at least that of a leaf. */
static void audit_questions(const struct tree *t)
{
    struct search_options options = asked(leaf_value(t, t->leaves / 2));

    for (const struct algorithm *a = algorithms; a->name; a++)
        if (a->options & USES_TARGET)
            audit(t, a, &options);
}

static void check_counts(const struct tree *t, const struct result *result, node fewest)
{
    const struct counts *counts = &result->counts;
    const char *name = result->algorithm->name;

    /* C* knows the range of the leaves beforehand: then less is enough. */
    fuzz_require(strcmp(name, "cstar") == 0 || counts->distinct_leaves >= fewest,
                 "%s proves its value", name);
    fuzz_require(counts->distinct_leaves <= counts->leaves, "%s: distinct leaves", name);
    fuzz_require(counts->distinct_nodes <= counts->nodes, "%s: distinct nodes", name);
    fuzz_require(counts->distinct_leaves <= t->leaves, "%s: leaves there are", name);
    fuzz_require(result->algorithm->again || counts->nodes == counts->distinct_nodes,
                 "%s enters a node once", name);
    fuzz_require(strcmp(name, "minimax") != 0 || counts->leaves == t->leaves,
                 "minimax reads every leaf");
}

/* All results of the tree, against each other and the truth. */
static void compare(const struct tree *t)
{
    struct result results[VALUE_ALGORITHMS] = {{.value = 0}};
    double *values = tree_values(t);
    struct error error;
    node fewest;

    fuzz_require(values && certificate_leaves(t, values[TREE_ROOT], &fewest, &error),
                 "there is memory");
    for (size_t i = 0; i < VALUE_ALGORITHMS; i++) {
        fuzz_require(
            search_run(t, &algorithms[i], &search_defaults, NULL, &results[i], &error),
            "%s", error.message);
        fuzz_require(results[i].value == values[TREE_ROOT], "%s is right",
                     algorithms[i].name);
        check_counts(t, &results[i], fewest);
    }
    fuzz_require(verify_agreement(results, VALUE_ALGORITHMS, &error), "%s",
                 error.message);
    for (size_t i = 0; i < VALUE_ALGORITHMS; i++)
        result_release(&results[i]);
    free(values);
}

static void search(const struct tree *t)
{
    struct tree cut;
    struct error error;

    if (!fuzz_is_plain(t))
        return;
    compare(t);
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++)
        audit_options(t, a);
    audit_questions(t);
    if (!tree_cut(t, t->height / 2, &cut, &error)) {
        fuzz_check_error(&error);
        return;
    }
    fuzz_check_tree(&cut);
    compare(&cut);
    tree_release(&cut);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_each_tree(data, size, MOST_NODES, search);
    return 0;
}
