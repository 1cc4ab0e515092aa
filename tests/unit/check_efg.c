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
};

static const struct reading refused[] = {
    {BYTES(""), "1:1: empty input"},
    {BYTES(" \n"), "2:1: empty input"},
    {BYTES("efg 2 R"), "1:1: expected EFG 2 R"},
    {BYTES("EFG 1 R"), "1:5: expected EFG 2 R"},
    {BYTES("EFG 2 X"), "1:7: expected R, for payoffs that are rational"},
    {BYTES("EFG 2 R { \"a\" \"b\" }"), "1:9: expected the title"},
    {BYTES("EFG 2 R \"g\" t"), "1:13: expected '{' and the names of two players"},
    {BYTES("EFG 2 R \"g\" { \"a\" }"), "1:19: expected the names of two players"},
    {BYTES("EFG 2 R \"g\" { \"a\" \"b\" \"c\" }"),
     "1:23: expected '}' after two players"},
    {BYTES(HEADER), "2:1: expected a node, 'p' or 't'"},
    {BYTES(HEADER "x \"\" 0"), "2:1: expected a node, 'p' or 't'"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" } 0\nc \"\" 1 \"\" { \"a\" 1/2 \"b\" 1/2 } 0"),
     "3:1: chance node: expected a game without chance"},
    {BYTES(HEADER "t 0"), "2:3: expected the name of the node"},
    {BYTES(HEADER "p \"\" 3 1"), "2:6: expected the number of a player, 1 or 2"},
    {BYTES(HEADER "p \"\" 0 1"), "2:6: expected the number of a player, 1 or 2"},
    {BYTES(HEADER "p \"\" 1 \"s\""), "2:8: expected the number of an information set"},
    {BYTES(HEADER "p \"\" 1 1 { }"), "2:12: expected the name of an action"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" y }"), "2:16: expected the name of an action"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" } t"), "2:18: expected the number of an outcome"},
    {BYTES(HEADER "p \"\" 1 1 \"s\" { \"x\" } 0\np \"\" 1 1 \"s\" 0\nt \"\" 0"),
     "3:14: expected '{' and the actions: every node needs its own information set"},
    {BYTES(HEADER
           "p \"\" 1 1 { \"x\" } 0\np \"\" 2 1 { \"x\" } 0\np \"\" 1 1 { \"y\" } 0\n"
           "t \"\" 0"),
     "4:1: information set 1 of player 1 has more than one node, first in line 2"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" } 0\nt \"\" 0\n"),
     "4:1: expected a node, 'p' or 't'"},
    {BYTES(HEADER "t \"\" 0\nt \"\" 0\n"), "0; 3:1: expected EFG 2 R"},
    {BYTES(HEADER "t \"\" 1"), "2:6: outcome 1 has no payoffs"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" \"y\" } 0\nt \"\" 3 {1 -1}\nt \"\" 3 {2 -2}"),
     "4:6: outcome 3 has other payoffs than in line 3"},
    {BYTES(HEADER "t \"\" 1 {1 2}"),
     "2:1: the payoffs of the players do not cancel: 1 and 2"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" } 2 {1 1}\nt \"\" 1 {1 -1}"),
     "3:1: the payoffs of the players do not cancel: 2 and 0"},
    {BYTES(HEADER "p \"\" 1 1 { \"x\" } 2 {inf -inf}\nt \"\" 1 {-inf inf}"),
     "3:1: infinite payoffs of both signs have no sum"},
    {BYTES(HEADER "t \"\" 1 {1}"), "2:10: expected two payoffs"},
    {BYTES(HEADER "t \"\" 1 {1 -1 0}"), "2:14: expected '}' after two payoffs"},
    {BYTES(HEADER "t \"\" 1 {1/0 -1}"), "2:11: expected a divisor above 0"},
    {BYTES(HEADER "t \"\" 1 {1/-2 -1}"), "2:11: expected a divisor above 0"},
    {BYTES(HEADER "t \"\" 1 {1/ -1}"), "2:11: expected a value"},
    {BYTES(HEADER "t \"\" 1 {/2 -1}"), "2:9: expected a value"},
    {BYTES(HEADER "t \"\" 1 {1/2/3 -1}"), "2:11: expected a number, not '2/3'"},
    {BYTES(HEADER "t \"\" 1 {x -1}"), "2:9: expected a number, not 'x'"},
    {BYTES(HEADER "t \"\" 1 {. -1}"), "2:9: expected a number, not '.'"},
    {BYTES(HEADER "t \"\" 1 {9007199254740993 -1}"),
     "2:9: value 9007199254740993 cannot be represented exactly"},
    {BYTES(HEADER "t \"abc\n"), "2:3: string without its closing quote"},
    {BYTES(HEADER "t \"a\\\""), "2:3: string without its closing quote"},
    {BYTES(HEADER "t \"a\0\" 0"), "2:5: NUL byte"},
    {BYTES(HEADER "t \"a\xFF\" 0"), "2:5: invalid UTF-8 in a string"},
};

START_TEST(reads_games)
{
    reading_check(format_find("efg"), &BY_FILE, accepted, LENGTH(accepted));
}
END_TEST

START_TEST(refuses_with_a_place)
{
    reading_check(format_find("efg"), &BY_FILE, refused, LENGTH(refused));
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage(format_find("efg"), &BY_FILE, accepted, LENGTH(accepted));
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

START_TEST(root_option_goes_first)
{
    static const struct read_options by_min = {.root = MOVER_MIN};
    static const struct reading reading = {
        BYTES(HEADER "p \"\" 1 1 { \"x\" } 0 p \"\" 1 2 { \"x\" } 0 t \"\" 0"),
        "N(x=X(x=0))",
    };

    reading_check(format_find("efg"), &by_min, &reading, 1);
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

    tcase_add_test(group, reads_games);
    tcase_add_test(group, refuses_with_a_place);
    tcase_add_test(group, damaged_text_is_read_or_refused);
    tcase_add_test(group, byte_order_mark_is_skipped);
    tcase_add_test(group, root_option_goes_first);
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_a_million_nodes_below_each_other);
    return suite_run(suite);
}
