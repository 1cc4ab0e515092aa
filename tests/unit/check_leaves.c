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
    {BYTES("[6,2,8,1]\n"), "X(N(6 2) N(8 1))"},
    {BYTES(" ( 6 2\n8, 1, ) # four\n"), "X(N(6 2) N(8 1))"},
    {BYTES("{6,\n 2}"), "X(6 2)"},
    {BYTES("[-0.5]"), "-0.5"},
    {BYTES("[4 7 1]"), "1:1: 3 leaves are no power of the width 2"},
};

static const struct reading by_three[] = {
    {BYTES("1 2 3 4 5 6 7 8 9"), "N(X(1 2 3) X(4 5 6) X(7 8 9))"},
};

static const struct reading by_nine[] = {
    {BYTES("1 2 3 4 5 6 7 8 9"), "X(1 2 3 4 5 6 7 8 9)"},
};

static const struct reading by_one[] = {
    {BYTES("7"), "7"},
    {BYTES("7 8"), "1:1: 2 leaves are no power of the width 1"},
};

static const struct reading by_none[] = {
    {BYTES("7 8"), "1:1: leaves text needs --width=B"},
};

static const struct reading_table tables[] = {
    {"width 2", {.root = MOVER_DEFAULT, .width = 2}, READINGS(by_two)},
    {"width 3 and root", {.root = MOVER_MIN, .width = 3}, READINGS(by_three)},
    {"width 9", {.root = MOVER_MAX, .width = 9}, READINGS(by_nine)},
    {"width 1", {.root = MOVER_DEFAULT, .width = 1}, READINGS(by_one)},
    {"no width", {.root = MOVER_DEFAULT}, READINGS(by_none)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("leaves"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("leaves"), &tables[_i]);
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

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, reads_a_million_leaves);
    tcase_add_test(group, byte_order_mark_is_skipped);
    return suite_run(suite);
}
