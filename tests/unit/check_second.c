/*
 * check_second.c - what algorithms count on trees whose movers need not alternate,
 * against second, plain ones.
 */
#include "law.h"
#include "record.h"
#include "second.h"
#include "suite.h"

#include <string.h>

static bool is_second(const struct second *second, const struct record *record,
                      struct error *error)
{
    const struct result *result = &record->result;
    const char *name = result->algorithm->name;

    for (int kind = 0; kind < COUNT_KINDS; kind++)
        if (counts_get(&second->counts, kind) != counts_get(&result->counts, kind))
            return error_set(error, ERROR_CHECK, "%s: %s %llu, not %llu", name,
                             count_kinds[kind].name,
                             (unsigned long long)counts_get(&result->counts, kind),
                             (unsigned long long)counts_get(&second->counts, kind));
    if (result->value != second->value)
        return error_set(error, ERROR_CHECK, "%s: the value", name);
    return memcmp(record->leaves, second->leaves,
                  record->leaf_count * sizeof *record->leaves) == 0 ||
           error_set(error, ERROR_CHECK, "%s: the order of leaves", name);
}

static bool try_options(const struct tree *t, unsigned uses,
                        const struct search_options *options, struct error *error)
{
    struct record record = {0};
    bool right = true;

    for (const struct algorithm *a = algorithms;
         right && a < algorithms + VALUE_ALGORITHMS; a++) {
        struct second second;

        if (uses && !(a->options & uses))
            continue;
        if (second_run(&second, t, a->name, options)) {
            record_run(&record, t, a, options);
            right = is_second(&second, &record, error);
        }
        second_release(&second);
    }
    record_release(&record);
    return right;
}

static bool defaults(const struct tree *t, struct error *error)
{
    return try_options(t, 0, &search_defaults, error);
}

static bool strict_cuts(const struct tree *t, struct error *error)
{
    struct search_options options = search_defaults;

    options.strict_cut = true;
    return try_options(t, USES_CUT, &options, error);
}

static double leaf_value(struct dice *dice, const struct tree *t)
{
    node n = dice_below(dice, t->count);

    while (!tree_is_leaf(t, n))
        n++;
    return t->value[n];
}

static bool windows(const struct tree *t, struct error *error)
{
    struct search_options options = search_defaults;
    struct dice dice = law_dice(t);

    options.alpha = leaf_value(&dice, t);
    options.beta = leaf_value(&dice, t);
    return options.alpha >= options.beta || try_options(t, USES_WINDOW, &options, error);
}

static const struct law laws[] = {
    {"the counts of a second one", defaults, {.leaves = 0}, 1},
    {"strict cuts of a second one", strict_cuts, {.leaves = 0}, 2},
    {"windows of a second one", windows, {.leaves = 0}, 2},
};

START_TEST(holds)
{
    law_check(&laws[_i]);
}
END_TEST

int main(void)
{
    enum { LAWS = sizeof laws / sizeof laws[0] };
    Suite *suite = suite_create("second");

    tcase_add_loop_test(suite_group(suite, "second"), holds, 0, LAWS);
    return suite_run(suite);
}
