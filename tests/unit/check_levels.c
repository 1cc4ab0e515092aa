/*
 * check_levels.c - levels text.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    {BYTES("3\n(2)\n(2) [5]\n[7] [3]\n"), "X(N(7 3) 5)"},
    {BYTES("1\n[5]"), "5"},
    {BYTES("2\n(1)\n[-inf]\n"), "X(-inf)"},
    {BYTES("4\n(2)\n(1) (2)\n(1)[2]( 1 )\n[1.5]\t[ -3 ]"), "X(N(X(1.5)) N(2 X(-3)))"},
    {BYTES("\r\n 3 \r\n(2)\r\n\r\n[1] (2)\r\n[2] [3] \r\n\r\n"), "X(1 N(2 3))"},
    {BYTES("# levels\n2 # two\n(2) # root\n\n# leaves\n[1] [2] # end"), "X(1 2)"},
    {BYTES("2\n(1)\n[1]\n1\n[2]\n"), "X(1); 2"},
};

static const struct reading refused[] = {
    {BYTES(""), "1:1: empty input"},
    {BYTES("\n# x\n"), "3:1: empty input"},
    {BYTES("(2)\n[1] [2]"), "1:1: expected the number of levels"},
    {BYTES("0\n"), "1:1: expected the number of levels"},
    {BYTES("-1\n[1]"), "1:1: expected the number of levels"},
    {BYTES("1.5\n[1]"), "1:1: expected the number of levels"},
    {BYTES("4294967295\n[1]"), "1:1: expected the number of levels"},
    {BYTES("1 [5]"), "1:3: expected the end of the line"},
    {BYTES("1"), "1:2: expected level 1 of 1"},
    {BYTES("3\n(2)\n(2) [5]\n"), "4:1: expected level 3 of 3"},
    {BYTES("3\n(2)\n(2) [5]\n[7]\n"), "4:4: too few nodes in level 3: expected 2, not 1"},
    {BYTES("3\n(2)\n(2)\n[7] [3]\n"), "3:4: too few nodes in level 2: expected 2, not 1"},
    {BYTES("3\n(2)\n(2) [5]\n[7] [3] [4]\n"),
     "4:9: too many nodes in level 3: expected 2"},
    {BYTES("1\n[5] [6]\n"), "2:5: too many nodes in level 1: expected 1"},
    {BYTES("2\n(2)\n[5] (1)\n"), "3:5: a node of the last level has children"},
    {BYTES("1\n(1)\n[5]\n"), "2:1: a node of the last level has children"},
    {BYTES("3\n(2)\n[5] [6]\n[7]\n"),
     "1:1: expected 3 levels, but there are no inner nodes in level 2"},
    {BYTES("2\n(1)\n[1]\n[2]\n"), "X(1); 4:1: expected the number of levels"},
    {BYTES("2\n(0)\n[1]\n"), "2:2: expected a number of children from 1 on"},
    {BYTES("2\n(-1)\n[1]\n"), "2:2: expected a number of children from 1 on"},
    {BYTES("2\n(x)\n[1]\n"), "2:2: expected a number of children from 1 on"},
    {BYTES("2\n()\n[1]\n"), "2:2: expected a number of children from 1 on"},
    {BYTES("2\n(4294967295)\n[1]\n"), "2:2: expected a number of children from 1 on"},
    {BYTES("2\n(1\n[1]\n"), "2:3: expected ')'"},
    {BYTES("2\n(1]\n[1]\n"), "2:4: expected ')'"},
    {BYTES("2\n(1 2)\n[1]\n"), "2:4: expected ')'"},
    {BYTES("1\n[1 2]\n"), "2:4: expected ']'"},
    {BYTES("1\n[]\n"), "2:2: expected a value"},
    {BYTES("1\n[x]\n"), "2:2: expected a number, not 'x'"},
    {BYTES("1\n[01]\n"), "2:2: number with a leading zero: 01"},
    {BYTES("1\n[nan]\n"), "2:2: 'nan' is no value: expected a number, inf or -inf"},
    {BYTES("1\n5\n"), "2:1: expected (children) or [value]"},
    {BYTES("1\n[5\0]\n"), "2:3: NUL byte"},
    {BYTES("1\n[5] \0"), "2:5: too many nodes in level 1: expected 1"},
    {BYTES("1\n[\xFF]\n"), "2:2: text is not UTF-8"},
};

START_TEST(reads_levels)
{
    reading_check(format_find("levels"), &BY_FILE, accepted, LENGTH(accepted));
}
END_TEST

START_TEST(refuses_with_a_place)
{
    reading_check(format_find("levels"), &BY_FILE, refused, LENGTH(refused));
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage(format_find("levels"), &BY_FILE, accepted, LENGTH(accepted));
}
END_TEST

START_TEST(root_option_goes_first)
{
    static const struct read_options by_min = {.root = MOVER_MIN};
    static const struct reading reading = {BYTES("3\n(1)\n(1)\n[1]"), "N(X(1))"};

    reading_check(format_find("levels"), &by_min, &reading, 1);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("levels"), "3\n(2)\n(2) [5]\n[7] [3]\n", 5);
}
END_TEST

START_TEST(reads_a_million_levels)
{
    enum { LEVELS = 1000000 };
    struct reader reader = {.format = format_find("levels"), .options = BY_FILE};
    struct buffer text = {0};
    struct error error;

    buffer_number(&text, LEVELS);
    for (int i = 1; i < LEVELS; i++)
        buffer_text(&text, "\n(1)");
    buffer_text(&text, "\n[5]");
    ck_assert(text_from(&reader.text, "test", text.data, text.size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    ck_assert_uint_eq(reader.build.tree.count, LEVELS);
    ck_assert_uint_eq(reader.build.tree.height, LEVELS - 1);
    reader_close(&reader);
    buffer_release(&text);
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    struct buffer out = {0};

    reading_memory(format_find("levels"), &BY_FILE, "test",
                   BYTES("\xEF\xBB\xBF"
                         "1\n[5]"),
                   &out);
    ck_assert_str_eq(out.data, "5");
    buffer_release(&out);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("levels");
    TCase *group = suite_group(suite, "levels");

    tcase_add_test(group, reads_levels);
    tcase_add_test(group, refuses_with_a_place);
    tcase_add_test(group, damaged_text_is_read_or_refused);
    tcase_add_test(group, root_option_goes_first);
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_a_million_levels);
    tcase_add_test(group, byte_order_mark_is_skipped);
    return suite_run(suite);
}
