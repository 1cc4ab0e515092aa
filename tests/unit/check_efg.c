/*
 * check_efg.c - games in Gambit's extensive form.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

/* A header; what follows stands in the second line. */
#define HEADER "EFG 2 R \"g\" { \"a\" \"b\" }\n"

static const struct reading accepted[] = {
    {BYTES(HEADER "t \"\" 1 \"win\" { 1, -1 }\n"), "1"},
    {BYTES(HEADER "t \"over\" 0"), "over=0"},
    {BYTES(
         "EFG 2 R \"Two\nlines, \\\"quoted\\\"\" { \"1\", \"2\" }\n\"A\ncomment\"\n\n"
         "p \"r\" 1 1 \"s\" { \"x\" \"y\" } 0\n"
         "p \"\" 2 1 \"s\" { \"u\", \"\" } 0\n"
         "t \"n\" 1 \"o\" { 3 -3 }\nt \"n\" 2 \"o\" { -4, 4 }\nt \"\" 3 { 0.5 -0.5 }\n"),
     "r=X(x=N(u=3 -4) y=0.5)"},
    {BYTES("EFG\t2\r\nD \"\" {\"\"\"\"}\r\np \"\" 2 1 {\"l\"\"r\"} 0\r\n"
           "t \"\" 1 {1,-1}t \"\" 2 {2,-2}"),
     "N(l=1 r=2)"},
    /* An outcome with payoffs once, by number before and behind, and repeated. */
    {BYTES(HEADER
           "p \"\" 1 1 { \"x\" \"y\" \"z\" \"w\" } 0 t \"\" 7 t \"\" 7 \"o\" {2 -2}\n"
           "t \"\" 7 \"o\" t \"\" 7 {2.0, -2}"),
     "X(x=2 y=2 z=2 w=2)"},
    /* Numbers in no order, and large ones. */
    {BYTES(HEADER "p \"\" 1 9 { \"x\" \"y\" \"z\" } 0 p \"\" 1 3 { \"u\" \"v\" } 0\n"
                  "t \"\" 5 { 1 -1 } t \"\" 2 { 2 -2 } t \"\" 5 t \"\" 4 { 3 -3 }"),
     "X(x=X(u=1 v=2) y=1 z=3)"},
    {BYTES(HEADER "p \"\" 1 4000000000 { \"x\" \"y\" \"z\" } 0\n"
                  "t \"\" 5 { 1 -1 } t \"\" 4000000000 { 2 -2 } t \"\" 5"),
     "X(x=1 y=2 z=1)"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" \"z\" } 0\n"
                  "t \"\" 5 { 1 -1 } t \"\" 4000000000 { 2 -2 } t \"\" 5"),
     "X(x=1 y=2 z=1)"},
    /* Payoffs on the way add up, and cancel in the end only. */
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" } 1 \"fee\" { -1 0 }\np \"\" 2 1 { \"u\" } 2 "
                  "{ 3 -3 }\n"
                  "t \"\" 3 { 5 -4 } t \"\" 4 { 1/2 1/2 }"),
     "X(x=N(u=7) y=-0.5)"},
    {BYTES(HEADER "p \"\" 1 1 { \"a\" \"b\" \"c\" \"d\" \"e\" } 0 t \"\" 1 { 1/3 -1/3 }\n"
                  "t \"\" 2 { -3/4, 0.75 } t \"\" 3 { 1e3 -1e3 } t \"\" 4 { .5 -.5 }\n"
                  "t \"\" 5 { inf -inf }"),
     "X(a=0.3333333333333333 b=-0.75 c=1000 d=0.5 e=inf)"},
    {BYTES(HEADER "p \"a\\\"b\\\\c\\d\" 1 1 { \"\xC3\xA9\n\" } 0 t \"\" 0"),
     "a\"b\\c\\d=X(\xC3\xA9\n=0)"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" } 0 p \"\" 1 2 { \"x\" } 0 p \"\" 2 1 { \"x\" } 0\n"
                  "p \"\" 2 2 { \"x\" } 0 t \"\" 1 { 6 -6 }"),
     "X(x=X(x=N(x=N(x=6))))"},
    {BYTES(HEADER "t \"\" 0\n" HEADER "t \"\" 1 { 1 -1 }"), "0; 1"},
    /* Constant sums, as exact as sums of doubles are. */
    {BYTES(HEADER "p \"\" 1 1 { \"l\" \"r\" } 0 t \"\" 1 { 3, 7 } t \"\" 2 { 5, 5 }"),
     "X(l=3 r=5)"},
    {BYTES(HEADER
           "p \"\" 2 1 { \"l\" \"r\" } 0 t \"\" 1 { 0.1 0.7 } t \"\" 2 { 0.3 0.5 }"),
     "N(l=0.1 r=0.3)"},
    {BYTES(HEADER "t \"\" 1 { 1 2 }"), "1"},
    /* Trees before a refusal. */
    {BYTES(HEADER "t \"\" 0\nt \"\" 0\n"), "0; 3:1: expected EFG 2 R"},
};

#define ONE   "EFG 2 R \"g\" { \"a\" }\n"
#define THREE "EFG 2 R \"g\" { \"a\" \"\" \"c\\\"\" } \"comment\"\n"

static const struct reading chance[] = {
    {BYTES(HEADER "c \"r\" 1 \"\" { \"a\" 1/2 \"b\" 1/2 } 0 t \"\" 1 { 1 -1 }\n"
                  "t \"\" 2 { 3, -3 }"),
     "r=C(a=1@1/2*1 b=3@1/2*1)"},
    /* By the number of the action, not by its name. */
    {BYTES(HEADER "c \"\" 1 { \"a\" 0.25, \"a\" .75, \"\" 0 } 0 t \"\" 1 { 1 -1 }\n"
                  "t \"\" 2 { 3, -3 } t \"\" 0"),
     "C(a=1@0.25*1 a=3@.75*3 0@0*0)"},
    /* A sum that is nearly 1. */
    {BYTES(HEADER "c \"\" 1 { \"a\" 0.333333 \"b\" 0.333333 \"c\" 0.333333 } 0\n"
                  "t \"\" 0 t \"\" 0 t \"\" 0"),
     "C(a=0@0.333333*1 b=0@0.333333*1 c=0@0.333333*1)"},
    /* Payoffs on the way, at chance nodes too; a set of chance may come again. */
    {BYTES(HEADER "p \"\" 2 1 { \"x\" \"y\" } 7 \"fee\" { -1 1 }\n"
                  "c \"\" 1 { \"a\" 1 } 8 { 10 -10 } t \"\" 1 { 1 -1 }\n"
                  "c \"\" 1 { \"a\" 1 } 0 p \"\" 1 1 { \"z\" } 8 t \"\" 1"),
     "N(x=C(a=10@1*1) y=C(a=X(z=10)@1*1))"},
    {BYTES(ONE "c \"\" 1 { \"a\" 1e-1 \"b\" 9e-1 } 0 t \"\" 1 { 1 } t \"\" 2 { 2 }"),
     "a C(a=(1)@1e-1*1 b=(2)@9e-1*9)"},
};

static const struct reading payoffs[] = {
    {BYTES(ONE "p \"\" 1 1 { \"x\" \"y\" } 1 { 1/2 } t \"\" 2 { 1 } t \"\" 0"),
     "a P1(x=(1.5) y=(0.5))"},
    {BYTES(THREE "p \"\" 3 1 { \"x\" \"y\" } 0 t \"\" 1 { 1 2 3 }\n"
                 "p \"\" 1 1 { \"z\" } 2 { 0, 1, 0 } t \"\" 1 { 1, 2, 3, }"),
     "a - c\" P3(x=(1, 2, 3) y=P1(z=(1, 3, 3)))"},
    {BYTES(THREE "t \"\" 1 { 1 -1 0 }"), "a - c\" (1, -1, 0)"},
    {BYTES(HEADER "t \"\" 1 {inf 2}"), "a b (inf, 2)"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" } 0 p \"\" 1 2 { \"z\" } 2 \"fee\" { -1 0 }\n"
                  "t \"\" 1 { 1 -1 } t \"\" 3 { 1 -1 }"),
     "a b P1(x=P1(z=(0, -1)) y=(1, -1))"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" } 0 t \"\" 1 {1 -1}\n"
                  "p \"\" 1 2 { \"x\" } 2 {1 1} t \"\" 1 {1 -1}"),
     "a b P1(x=(1, -1) y=P1(x=(2, 0)))"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" } 0 t \"\" 1 { 1, -1 } t \"\" 2 { 1, 2 }"),
     "a b P1(x=(1, -1) y=(1, 2))"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" } 0 t \"\" 1 {1 1} t \"\" 2 {inf -inf}"),
     "a b P1(x=(1, 1) y=(inf, -inf))"},
    /* Where chance never comes is a sum, too. */
    {BYTES(HEADER "c \"\" 1 { \"x\" 1 \"y\" 0 } 0 t \"\" 1 {1 1} t \"\" 2 {1 0}"),
     "a b C(x=(1, 1)@1*1 y=(1, 0)@0*0)"},
    /* An outcome comes again before the sums differ, and after; and before its payoffs.
     */
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" \"z\" } 0\n"
                  "t \"\" 1 {1 -1} t \"\" 1 {1 -1} t \"\" 2 {5 5}"),
     "a b P1(x=(1, -1) y=(1, -1) z=(5, 5))"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" \"z\" } 0\n"
                  "t \"\" 1 {1 -1} t \"\" 2 {5 5} t \"\" 1"),
     "a b P1(x=(1, -1) y=(5, 5) z=(1, -1))"},
    {BYTES(ONE "p \"\" 1 1 { \"x\" \"y\" } 0 t \"\" 1 t \"\" 1 {3}"),
     "a P1(x=(3) y=(3))"},
    /* From tree to tree. */
    {BYTES(THREE "t \"\" 1 { 1 2 3 }\n" HEADER "t \"\" 1 { 1 -1 }\n" ONE "t \"\" 0"),
     "a - c\" (1, 2, 3); 1; a (0)"},
};

static const struct reading by_min[] = {
    {BYTES(HEADER "c \"\" 1 { \"x\" 1 } 0 p \"\" 1 2 { \"x\" } 0 t \"\" 0"),
     "C(x=X(x=0)@1*1)"},
    {
        BYTES(HEADER "p \"\" 1 1 { \"x\" } 0 p \"\" 1 2 { \"x\" } 0 t \"\" 0"),
        "N(x=X(x=0))",
    },
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"chance", {.root = MOVER_DEFAULT}, READINGS(chance)},
    {"payoffs", {.root = MOVER_DEFAULT}, READINGS(payoffs)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("efg"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("efg"), &tables[_i]);
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    struct buffer out = {0};

    reading_memory(format_find("efg"), &BY_FILE, "test",
                   BYTES("\xEF\xBB\xBF" HEADER "t \"\" 0"), &out);
    ck_assert_str_eq(out.data, "0");
    buffer_release(&out);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("efg"),
                   HEADER "p \"\" 1 1 { \"x\" \"y\" } 0 t \"\" 0\nt \"\" 1 { 1 -1 }\n",
                   3);
}
END_TEST

START_TEST(reads_a_million_nodes_below_each_other)
{
    enum { PLIES = 1000000 };
    struct reader reader = {.format = format_find("efg"), .options = BY_FILE};
    struct buffer text = {0};
    struct error error;

    buffer_text(&text, HEADER);
    for (unsigned i = PLIES; i > 0; i--) {
        buffer_text(&text, "p \"\" 1 ");
        buffer_number(&text, i);
        buffer_text(&text, " { \"x\" } 0\n");
    }
    buffer_text(&text, "t \"\" 1 { 1 -1 }\n");
    ck_assert(text_from(&reader.text, "test", text.data, text.size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    ck_assert_uint_eq(reader.build.tree.count, PLIES + 1);
    ck_assert_uint_eq(reader.build.tree.height, PLIES);
    reader_close(&reader);
    buffer_release(&text);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("efg");
    TCase *group = suite_group(suite, "efg");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, byte_order_mark_is_skipped);
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_a_million_nodes_below_each_other);
    return suite_run(suite);
}
