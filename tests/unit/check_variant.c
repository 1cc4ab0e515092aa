/*
 * check_variant.c - other trees of the same shape: which values they have, and that
 * fingerprints tell trees apart.
 */
#include "ensure.h"
#include "literal.h"
#include "suite.h"
#include "tree/variant.h"

#include <string.h>

static struct build made(const char *text)
{
    struct build b = {0};

    literal_tree(text, &b);
    return b;
}

static uint64_t fingerprint(const char *text)
{
    struct build b = made(text);
    uint64_t print = variant_fingerprint(&b.tree);

    build_release(&b);
    return print;
}

/* The values of leaves from the left, each with a blank behind it. */
static void tell_leaves(const struct tree *t, char *text, size_t size)
{
    size_t length = 0;

    *text = '\0';
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            length += (size_t)snprintf(text + length, size - length, "%g ", t->value[n]);
}

static void tell_variant(const char *text, uint64_t number, char *told, size_t size)
{
    struct build b = made(text);
    struct variant variant = {.number = number};
    struct error error;

    ENSURE(variant_make(&variant, &b.tree, &error));
    ENSURE(variant.tree.count == b.tree.count);
    tell_leaves(&variant.tree, told, size);
    variant_release(&variant);
    build_release(&b);
}

/* Pinned: what is handed in on one machine is checked on another. */
START_TEST(values_are_dealt)
{
    static const char tree[] = "[(3 12 8) (2 4 6) (14 5 2)]";
    static const char *const dealt[] = {
        "3 12 8 2 4 6 14 5 2 ",
        "2 3 14 5 2 12 4 6 8 ",
        "2 4 2 6 12 3 8 5 14 ",
    };
    char told[80];

    tell_variant(tree, (uint64_t)_i, told, sizeof told);
    ck_assert_str_eq(told, dealt[_i]);
}
END_TEST

/* Each of the six orders of three leaves comes about as often as any other. */
START_TEST(no_order_is_favoured)
{
    enum { ORDERS = 6, EACH = 200 };
    static const char *const orders[ORDERS] = {"1 2 3 ", "1 3 2 ", "2 1 3 ",
                                               "2 3 1 ", "3 1 2 ", "3 2 1 "};
    int seen[ORDERS] = {0};
    char told[20];

    for (uint64_t number = 1; number <= ORDERS * EACH; number++) {
        tell_variant("[1 2 3]", number, told, sizeof told);
        for (int i = 0; i < ORDERS; i++)
            seen[i] += strcmp(told, orders[i]) == 0;
    }
    for (int i = 0; i < ORDERS; i++)
        ck_assert_msg(seen[i] > EACH / 2 && seen[i] < 2 * EACH, "%s: %d", orders[i],
                      seen[i]);
}
END_TEST

START_TEST(fingerprints_differ)
{
    static const char *const trees[] = {
        "[1 2]", "[2 1]", "(1 2)", "[1 2 2]", "[1 (2)]", "[(1) 2]", "[1 3]", "1", "2",
    };
    enum { TREES = sizeof trees / sizeof *trees };

    for (int i = 0; i < TREES; i++)
        for (int j = 0; j < TREES; j++)
            ck_assert_msg((fingerprint(trees[i]) == fingerprint(trees[j])) == (i == j),
                          "%s %s", trees[i], trees[j]);
    ck_assert(fingerprint("[0 1]") == fingerprint("[-0 1]"));
    ck_assert_uint_eq(fingerprint("[1 2]"), UINT64_C(15726344436485231515));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("variant");
    TCase *group = suite_group(suite, "variant");

    tcase_add_loop_test(group, values_are_dealt, 0, 3);
    tcase_add_test(group, no_order_is_favoured);
    tcase_add_test(group, fingerprints_differ);
    return suite_run(suite);
}
