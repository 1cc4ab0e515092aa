/*
 * check_leaves.c - leaves text.
 */
#include "reading.h"
#include "suite.h"

static const struct reading by_two[] = {
    {BYTES("4 7 1 9, 0 2 8 5"), "X(N(X(4 7) X(1 9)) N(X(0 2) X(8 5)))"},
    {BYTES("4,7,\n1,\r\n9,\t"), "X(N(4 7) N(1 9))"},
    {BYTES("# four\n4 7 # two\n1 9\n"), "X(N(4 7) N(1 9))"},
    {BYTES("inf -inf"), "X(inf -inf)"},
    {BYTES("-0.5"), "-0.5"},
    {BYTES("4 7 1"), "1:1: 3 leaves are no power of the width 2"},
    {BYTES("\n 4 7 1 9 1 2"), "2:2: 6 leaves are no power of the width 2"},
    {BYTES("4 , 7"), "X(4 7)"},
};

START_TEST(reads_binary_trees)
{
    static const struct read_options two = {.root = MOVER_DEFAULT, .width = 2};

    reading_check(format_find("leaves"), &two, by_two, LENGTH(by_two));
    reading_damage(format_find("leaves"), &two, by_two, LENGTH(by_two));
}
END_TEST

START_TEST(width_and_root_are_options)
{
    static const struct read_options three = {.root = MOVER_MIN, .width = 3},
                                     nine = {.root = MOVER_MAX, .width = 9},
                                     one = {.root = MOVER_DEFAULT, .width = 1},
                                     none = {.root = MOVER_DEFAULT};
    static const struct reading readings[] = {
        {BYTES("1 2 3 4 5 6 7 8 9"), "N(X(1 2 3) X(4 5 6) X(7 8 9))"},
        {BYTES("1 2 3 4 5 6 7 8 9"), "X(1 2 3 4 5 6 7 8 9)"},
        {BYTES("7"), "7"},
        {BYTES("7 8"), "1:1: 2 leaves are no power of the width 1"},
        {BYTES("7 8"), "1:1: leaves text needs --width=B"},
    };

    reading_check(format_find("leaves"), &three, &readings[0], 1);
    reading_check(format_find("leaves"), &nine, &readings[1], 1);
    reading_check(format_find("leaves"), &one, &readings[2], 2);
    reading_check(format_find("leaves"), &none, &readings[4], 1);
}
END_TEST

START_TEST(reads_a_million_leaves)
{
    enum { HEIGHT = 20 };
    struct reader reader = {
        .format = format_find("leaves"),
        .options = {.root = MOVER_DEFAULT, .width = 2},
    };
    struct buffer text = {0};
    struct error error;

    for (int i = 0; i < 1 << HEIGHT; i++)
        buffer_text(&text, "7\n");
    ck_assert(text_from(&reader.text, "test", text.data, text.size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    ck_assert_uint_eq(reader.build.tree.count, (2 << HEIGHT) - 1);
    ck_assert_uint_eq(reader.build.tree.height, HEIGHT);
    ck_assert_int_eq(reader_next(&reader, &error), READ_END);
    reader_close(&reader);
    buffer_release(&text);
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    static const struct read_options two = {.root = MOVER_DEFAULT, .width = 2};
    struct buffer out = {0};

    reading_memory(format_find("leaves"), &two, "test",
                   BYTES("\xEF\xBB\xBF"
                         "1 2"),
                   &out);
    ck_assert_str_eq(out.data, "X(1 2)");
    buffer_release(&out);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("leaves");
    TCase *group = suite_group(suite, "leaves");

    tcase_add_test(group, reads_binary_trees);
    tcase_add_test(group, width_and_root_are_options);
    tcase_add_test(group, reads_a_million_leaves);
    tcase_add_test(group, byte_order_mark_is_skipped);
    return suite_run(suite);
}
