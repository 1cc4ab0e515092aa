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
    /* Trees before a refusal. */
    {BYTES("2\n(1)\n[1]\n[2]\n"), "X(1); 4:1: expected the number of levels"},
};

static const struct reading by_min[] = {
    {BYTES("3\n(1)\n(1)\n[1]"), "N(X(1))"},
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("levels"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("levels"), &tables[_i]);
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

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_a_million_levels);
    tcase_add_test(group, byte_order_mark_is_skipped);
    return suite_run(suite);
}
