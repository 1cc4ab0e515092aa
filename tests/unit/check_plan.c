/*
 * check_plan.c - plans as they are printed, also with moves that are not known.
 */
#include "literal.h"
#include "print/plan.h"
#include "suite.h"

#include <stdlib.h>

enum { E, E1, E11, E12, E2, E21, E22, NODES };

/* An entry a node: its move, or itself where that is not known. */
static node plan[NODES] = {
    [E] = E1,  [E1] = E11,        [E11] = NODE_NONE, [E12] = NODE_NONE,
    [E2] = E2, [E21] = NODE_NONE, [E22] = NODE_NONE};

START_TEST(what_is_not_known_is_told)
{
    static const char *const expected[] = {
        [PLAN_TEXT] = "e=1 1=1.1 2=-",
        [PLAN_CSV] = "e=1 1=1.1 2=-",
        [PLAN_JSON] = "{\"e\":\"1\",\"1\":\"1.1\",\"2\":null}",
    };
    struct report_options options = {.plan = true};
    struct result result = {.plan = plan};
    struct report report = {.options = &options, .results = &result, .count = 1};
    struct build b = {0};
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    literal_tree("[(3 7) (5 4)]", &b);
    ck_assert_uint_eq(b.tree.count, NODES);
    report.tree = &b.tree;
    ck_assert_ptr_nonnull(out);
    ck_assert(plan_print(out, &report, &result, (enum plan_style)_i));
    fclose(out);
    ck_assert_str_eq(text, expected[_i]);
    free(text);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("plan");
    TCase *group = suite_group(suite, "plan");

    tcase_add_loop_test(group, what_is_not_known_is_told, PLAN_TEXT, PLAN_JSON + 1);
    return suite_run(suite);
}
