/*
 * check_dewey.c - Dewey text: every form accepted, and lines in any order.
 */
#include "dice.h"
#include "literal.h"
#include "random_tree.h"
#include "reading.h"
#include "suite.h"

#include <string.h>

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    {BYTES("# The SSS* example.\ne max\n1.1.1  2\n1.1.2  2\n2.1.1  7\n2.2.1  6\n"
           "2.2.2  0\n3.1.1  1\n4.1.1  2\n4.2.1  5\n"),
     "X(N(X(2 2)) N(X(7) X(6 0)) N(X(1)) N(X(2) X(5)))"},
    {BYTES("e 5"), "5"},
    {BYTES("e=5"), "5"},
    {BYTES("\xCE\xB5 5\n"), "5"},
    {BYTES("\xCE\xB5: -0.5e1"), "-5"},
    {BYTES("1 5"), "X(5)"},
    {BYTES("1=5"), "X(5)"},
    {BYTES("1:5"), "X(5)"},
    {BYTES("1,5"), "X(5)"},
    {BYTES("1 : 5"), "X(5)"},
    {BYTES("1\t= \t5"), "X(5)"},
    {BYTES("1 inf\n2 -inf"), "X(inf -inf)"},
    {BYTES("1 0.1\n2 1e20\n3 -0\n4 9007199254740992"), "X(0.1 1e+20 0 9007199254740992)"},
    {BYTES("e min\n1 max 3\n2 3 max"), "N(3 3)"},
    {BYTES("e max\n1 max\n1.1 3"), "X(X(3))"},
    {BYTES("e min a\n1 b 1\n2 2 c\n3 \"d e\" max 3"), "a=N(b=1 c=2 d e=3)"},
    {BYTES("1 3 \"#1 \\\"\\u00e9\\ud83d\\ude00\\n\" # x\n2 'a'b 4"),
     "X(#1 \"\xC3\xA9\xF0\x9F\x98\x80\n=3 'a'b=4)"},
    {BYTES("1 3 \"max\"\n2 4 \"\"\n3 5 \"7\""), "X(max=3 4 7=5)"},
    {BYTES("1 3 Maximum\n2 4 e4\n3 5 informed\n4 6 \xC3\xA9/=:,"),
     "X(Maximum=3 e4=4 informed=5 \xC3\xA9/=:,=6)"},
    {BYTES("  1   5  \n\t2\t6\t\n"), "X(5 6)"},
    {BYTES("1 5\r\n\r\n2 6\r\n"), "X(5 6)"},
    {BYTES("1 5\r\n2 6\r"), "X(5 6)"},
    {BYTES("\n\n \n#\n# a\n #b\n\t# c\n1 5 # d\n2 6 #\n"), "X(5 6)"},
    {BYTES("1 7\n1.1 5"), "X(7N(5))"},
    {BYTES("1\n1.1\n1.1.1 5"), "X(N(X(5)))"},
    {BYTES("1:\n1.1 5"), "X(N(5))"},
    {BYTES("1.2.1 4\n1.1.2 3\n1.1.1 9\n1.2.2 5\n"), "X(N(X(9 3) X(4 5)))"},
    {BYTES("1.1 4\n1.1.1 7\n1.2 2\n"), "X(N(4X(7) 2))"},
    {BYTES("1.1.1 7\n1.2 2\n1.1 4\n"), "X(N(4X(7) 2))"},
    {BYTES("2 b 2\n1 a 1\ne r min"), "r=N(a=1 b=2)"},
    /* Words in any case. */
    {BYTES("e MAX\n1 5"), "X(5)"},
    {BYTES("1 mAx\n1.1 5\n2 6 Min"), "X(X(5) 6)"},
    {BYTES("10 10\n9 9\n8 8\n7 7\n6 6\n5 5\n4 4\n3 3\n2 2\n1 1\n"),
     "X(1 2 3 4 5 6 7 8 9 10)"},
    {BYTES("1 5\n---\n1 6\n---\ne 7\n"), "X(5); X(6); 7"},
    {BYTES("1 5\n---\n2 7\n1 6\n---\n"), "X(5); X(6 7)"},
    {BYTES("1 5\n--- # end\n\n# nothing\n"), "X(5)"},
    {BYTES("1 5\n  ---\t\r\ne 6"), "X(5); 6"},
    /* Trees before a refusal. */
    {BYTES("1 5\n---\n# x\n---\n"), "X(5); 4:1: expected a node before '---'"},
    {BYTES("1 5\n---\n1 x\n"), "X(5); 3:1: leaf 1 has no value"},
};

static const struct reading games[] = {
    {BYTES("e chance\n1 2\n2 4"), "C(2 4)"},
    {BYTES("bounds -2 2\ne max\n1 chance\n1.1 @1/2\n1.1.1 2\n1.1.2 2\n1.2 @1/2\n"
           "1.2.1 1\n2 chance\n2.1 @50%\n2.1.1 0\n2.2 @.5\n2.2.1 -1"),
     "[-2, 2] X(C(N(2 2)@1/2*1 N(1)@1/2*1) C(N(0)@50%*1 N(-1)@.5*1))"},
    {BYTES("e chance\n1 @2 3\n2 4 @1 a\n3 @0 \"@0\" 5"), "C(3@2*2 a=4@1*1 @0=5@0*0)"},
    {BYTES("Bounds 0 4\nPLAYERS 2\ne Chance\n1 (2, 2)\n2 (4, 0)"),
     "[0, 4] C((2, 2) (4, 0))"},
    {BYTES("e chance\n1 @0.25 3\n2 4 @0.75"), "C(3@0.25*1 4@0.75*3)"},
    /* In any order. */
    {BYTES("1.2 @3 5\n1 chance @1/1 \n1.1 @1 7\ne chance"), "C(C(7@1*1 5@3*3)@1/1*1)"},
    {BYTES("1 chance\n1.1 @1/2 3\n2 5\n1.2 @1/2 4"), "X(C(3@1/2*1 4@1/2*1) 5)"},
    {BYTES("bounds 0 inf # at least\n1.1 @1 7\n1 chance"), "[0, inf] X(C(7@1*1))"},
    /* Players and payoffs. */
    {BYTES("players 3\n1.1 (1, 2, 3)\n1.2 (4,2,1) good\n2 p1\n2.1 ( -1 , 0.5,inf )"),
     "P1(P2((1, 2, 3) good=(4, 2, 1)) P1((-1, 0.5, inf)))"},
    {BYTES("# named\nplayers \"A\" B \"\"\nbounds -9 9\ne p3\n1.1.1 (1, 2, 3)"),
     "A B - [-9, 9] P3(P1(P2((1, 2, 3))))"},
    {BYTES("1 (1)\n2 (2)"), "P1((1) (2))"},
    {BYTES("e p2\n1.1 3\n2 chance\n2.1.1 4"), "N(X(3) C(X(4)))"},
    {BYTES("players 2\n1 (1, 2)\n---\n1 4\n---\nplayers 1\ne (3)"),
     "P1((1, 2)); X(4); (3)"},
    {BYTES("e chance p\n1 p1x 3\n2 (x) 4\n3 @x 5\n4 x@2 6\n5 \"p1\" 7\n6 \"@1\" 8"),
     "p=C(p1x=3 (x)=4 @x=5 x@2=6 p1=7 @1=8)"},
    {BYTES("e p255\n1 chance\n1.1 3\n"),
     "1:1: node e has a third player, in a tree without payoffs"},
};

static const struct reading by_min[] = {
    {BYTES("e chance\n1.1 5\n1.1.1 7"), "C(N(5X(7)))"},
    {BYTES("players 3\n1.1 (1, 2, 3)"), "P2(P3((1, 2, 3)))"},
    {BYTES("e max\n1.1 5"), "N(X(5))"},
    {BYTES("1.1 5\n1 min"), "N(N(5))"},
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"games", {.root = MOVER_DEFAULT}, READINGS(games)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("dewey"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("dewey"), &tables[_i]);
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    struct buffer out = {0};

    reading_memory(format_find("dewey"), &BY_FILE, "test",
                   BYTES("\xEF\xBB\xBF"
                         "1 5\n1 6"),
                   &out);
    ck_assert_str_eq(out.data, "2:1: node 1 is given twice, first in line 1");
    buffer_release(&out);
}
END_TEST

enum { MOST_LINES = 1000 };

/* Puts the lines of a text, each with its line end, in random order. */
static void shuffle(const struct buffer *text, struct dice *dice, struct buffer *out)
{
    const char *line[MOST_LINES], *end = text->data + text->size;
    uint32_t count = 0;

    for (const char *at = text->data; at < end; at = strchr(at, '\n') + 1) {
        ck_assert_uint_lt(count, MOST_LINES);
        line[count++] = at;
    }
    buffer_clear(out);
    for (; count > 0; count--) {
        uint32_t k = dice_below(dice, count);

        buffer_add(out, line[k], (size_t)(strchr(line[k], '\n') + 1 - line[k]));
        line[k] = line[count - 1];
    }
}

/* What is read, without the place of a failure. */
static const char *without_place(const struct buffer *out)
{
    const char *message = strstr(out->data, ": ");

    return message ? message : out->data;
}

/* The lines in another order give what the text gives, but for places. */
static void check_shuffled(const struct buffer *text, struct dice *dice)
{
    struct buffer sorted = {0}, shuffled = {0}, other = {0};

    shuffle(text, dice, &shuffled);
    reading_memory(format_find("dewey"), &BY_FILE, "test", text->data, text->size,
                   &sorted);
    reading_memory(format_find("dewey"), &BY_FILE, "test", shuffled.data, shuffled.size,
                   &other);
    ck_assert_str_eq(without_place(&other), without_place(&sorted));
    buffer_release(&sorted);
    buffer_release(&shuffled);
    buffer_release(&other);
}

START_TEST(order_of_lines_is_free)
{
    static const struct wish anything = {0};
    struct dice dice = {.state = 1};
    struct build b = {0};
    struct buffer text = {0};

    for (int i = 0; i < 500; i++) {
        random_tree(&dice, &anything, &b);
        buffer_clear(&text);
        literal_dewey(&text, &b.tree);
        check_shuffled(&text, &dice);
    }
    build_release(&b);
    buffer_release(&text);
}
END_TEST

/* Ids that part only after many ordinals, small ones and large ones. */
START_TEST(order_of_long_ids_is_free)
{
    enum { PLIES = 60, WIDTH = 12 };
    struct dice dice = {.state = 4};
    struct buffer text = {0}, stem = {0};

    buffer_text(&stem, "");
    for (int i = 0; i < PLIES; i++) {
        for (unsigned child = 1; child < WIDTH; child++) {
            buffer_add(&text, stem.data, stem.size);
            buffer_number(&text, child);
            buffer_text(&text, " 7\n");
        }
        buffer_number(&stem, WIDTH);
        buffer_text(&stem, ".");
    }
    buffer_add(&text, stem.data, stem.size);
    buffer_text(&text, "1 7\n");
    for (int i = 0; i < 20; i++)
        check_shuffled(&text, &dice);
    buffer_release(&text);
    buffer_release(&stem);
}
END_TEST

/* What is written must read back as it was. */
START_TEST(reads_random_trees)
{
    static const struct wish anything = {0};
    struct dice dice = {.state = 2};
    struct build b = {0};
    struct buffer text = {0}, expected = {0}, out = {0};

    for (int i = 0; i < 500; i++) {
        random_tree(&dice, &anything, &b);
        buffer_clear(&text);
        literal_dewey(&text, &b.tree);
        buffer_clear(&expected);
        reading_dump(&expected, &b.tree);
        reading_memory(format_find("dewey"), &BY_FILE, "test", text.data, text.size,
                       &out);
        ck_assert_str_eq(out.data, expected.data);
    }
    build_release(&b);
    buffer_release(&text);
    buffer_release(&expected);
    buffer_release(&out);
}
END_TEST

/* A comment behind every line keeps the short way from being taken. */
static void add_comments(const struct buffer *text, struct buffer *out)
{
    const char *end = text->data + text->size;

    buffer_clear(out);
    for (const char *at = text->data, *next; at < end; at = next + 1) {
        next = strchr(at, '\n');
        buffer_add(out, at, (size_t)(next - at));
        buffer_text(out, " #\n");
    }
}

static void check_commented(const struct buffer *text)
{
    struct buffer commented = {0}, plain = {0}, other = {0};

    add_comments(text, &commented);
    reading_memory(format_find("dewey"), &BY_FILE, "test", text->data, text->size,
                   &plain);
    reading_memory(format_find("dewey"), &BY_FILE, "test", commented.data, commented.size,
                   &other);
    ck_assert_str_eq(plain.data, other.data);
    buffer_release(&commented);
    buffer_release(&plain);
    buffer_release(&other);
}

static void check_between(const char *before, const char *part, const char *behind)
{
    struct buffer text = {0};

    buffer_text(&text, before);
    buffer_text(&text, part);
    buffer_text(&text, behind);
    check_commented(&text);
    buffer_release(&text);
}

START_TEST(the_short_way_changes_nothing)
{
    static const char *const values[] = {
        "0",   "-0",  "-7",  "12.50", "1e3", "-1.5E-2",          "inf",  "5x",
        "00",  "01",  "-",   "1.",    ".5",  "9007199254740993", "+1",   "1e",
        "5 6", "5,6", "0x1", "5.5.5", "--5", "123456789012345",  "1e999"};
    static const char *const ids[] = {"2",   "3",  "1",   "02",         "2.", "2.1",
                                      "20",  "0",  "2.0", "4294967295", "",   "x",
                                      "2..", "e2", "2=",  "4294967298", "e",  " 2"};
    static const struct wish anything = {0};
    struct dice dice = {.state = 5};
    struct build b = {0};
    struct buffer text = {0};

    for (int i = 0; i < 200; i++) {
        random_tree(&dice, &anything, &b);
        buffer_clear(&text);
        literal_dewey(&text, &b.tree);
        check_commented(&text);
    }
    for (size_t i = 0; i < LENGTH(values); i++) {
        check_between("1 ", values[i], "\n2 3\n");
        check_between("1 4\n2 ", values[i], "\n3 3\n");
    }
    for (size_t i = 0; i < LENGTH(ids); i++) {
        check_between("1 4\n", ids[i], " 5\n3 6\n");
        check_between("1.1 4\n1.", ids[i], " 5\n2 6\n");
        check_between("1.1\n1.", ids[i], " 5\n");
        check_between("1.8 1\n1.9 4\n1.1", ids[i], " 5\n1.11 2\n");
    }
    build_release(&b);
    buffer_release(&text);
}
END_TEST

START_TEST(order_of_lines_changes_no_message)
{
    static const char *const faulty[] = {
        "1.1 5\n1.2 6\n1.4 7\n2 8\n4 1\n",
        "1.1 5\n1.2\n1.3 7\n2\n",
        "e\n1 5\n2.2.1 4\n3.3 1\n",
    };
    struct dice dice = {.state = 3};

    for (size_t i = 0; i < LENGTH(faulty); i++) {
        struct buffer text = {0};

        buffer_text(&text, faulty[i]);
        for (int k = 0; k < 50; k++)
            check_shuffled(&text, &dice);
        buffer_release(&text);
    }
}
END_TEST

/* Reads a text that is expected to be good; the tree is to be released. */
static struct tree read_tree(struct buffer *text)
{
    struct reader reader = {.format = format_find("dewey"), .options = BY_FILE};
    struct error error;
    struct tree tree;

    ck_assert(!text->failed);
    ck_assert(text_from(&reader.text, "test", text->data, text->size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    tree = build_take(&reader.build);
    reader_close(&reader);
    buffer_release(text);
    return tree;
}

START_TEST(reads_a_path_of_a_million_plies)
{
    enum { PLIES = 1000000 };
    struct buffer text = {0};
    struct tree t;

    for (int i = 1; i < PLIES; i++)
        buffer_text(&text, "1.");
    buffer_text(&text, "1 5\n2 6\n");
    t = read_tree(&text);
    ck_assert_uint_eq(t.count, PLIES + 2);
    ck_assert_uint_eq(t.height, PLIES);
    ck_assert_uint_eq(t.leaves, 2);
    tree_release(&t);
}
END_TEST

START_TEST(reads_a_million_lines_from_the_last)
{
    enum { LINES = 1000000 };
    struct buffer text = {0};
    struct tree t;

    for (unsigned i = LINES; i > 0; i--) {
        buffer_number(&text, i);
        buffer_text(&text, " ");
        buffer_number(&text, i);
        buffer_text(&text, "\n");
    }
    t = read_tree(&text);
    ck_assert_uint_eq(t.count, LINES + 1);
    for (node n = 1; n < t.count; n++)
        if (t.value[n] != n)
            ck_abort_msg("node %u is worth %g", n, t.value[n]);
    tree_release(&t);
}
END_TEST

/* A line longer than what is read at once, arriving in small pieces. */
START_TEST(reads_long_lines_slowly)
{
    enum { PLIES = 100000 };
    struct buffer text = {0}, out = {0};

    buffer_text(&text, "1 5 \"");
    for (int i = 0; i < PLIES; i++)
        buffer_text(&text, "x");
    buffer_text(&text, "\"\n1 6\n");
    reading_slowly(format_find("dewey"), &BY_FILE, "test", text.data, text.size, &out);
    ck_assert_str_eq(out.data, "2:1: node 1 is given twice, first in line 1");
    buffer_release(&text);
    buffer_release(&out);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("dewey"), "1.1 2 # one\n1.2 3\n2 \"x\" 4\n---\n", 5);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("dewey");
    TCase *group = suite_group(suite, "dewey");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, byte_order_mark_is_skipped);
    tcase_add_test(group, order_of_lines_is_free);
    tcase_add_test(group, order_of_long_ids_is_free);
    tcase_add_test(group, reads_random_trees);
    tcase_add_test(group, the_short_way_changes_nothing);
    tcase_add_test(group, order_of_lines_changes_no_message);
    tcase_add_test(group, reads_a_path_of_a_million_plies);
    tcase_add_test(group, reads_a_million_lines_from_the_last);
    tcase_add_test(group, reads_long_lines_slowly);
    tcase_add_test(group, streams_keep_nothing);
    return suite_run(suite);
}
