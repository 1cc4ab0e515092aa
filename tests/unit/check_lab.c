/*
 * check_lab.c - lab text, and the unfolding of shared positions.
 */
#include "read/formats.h"
#include "read/lab_any.h"
#include "read/lab_line.h"
#include "reading.h"
#include "suite.h"

#include <string.h>

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

/* As a graph whatever the order of the lines, and without one where that allows it. */
static const struct format WAYS[] = {
    {.name = "lab", .suffix = ".lab", .read = lab_read_graph},
    {.name = "lab", .suffix = ".lab", .read = lab_read}};

/* Lines in the order of the tree, and near to it. */
static const struct reading ordered[] = {
    {BYTES("a: [b, c]\nb: [d]\nd=1\nc=3\n"), "a=X(b=N(d=1) c=3)"},
    {BYTES("a: [b, c]\nb: [d]\nd=1\nc=3"), "a=X(b=N(d=1) c=3)"},
    {BYTES("# x\n\n \ta :[b\t, \"c d\" ] # [e]\r\n\r\n#\n b=1 # 2\r\n\"c d\" = 3\t\r\n#"),
     "a=X(b=1 c d=3)"},
    {BYTES("\"a\": [b, \"c\"]\n\"b\"=1\nc=3\n"), "a=X(b=1 c=3)"},
    {BYTES("a: [\xC3\xA9]\n\xC3\xA9=inf\n"), "a=X(\xC3\xA9=inf)"},
    {BYTES("x: [a,b,c]\na: [d,e]\nd=1\ne: [f]\nf=2\nb=3\nc: [g]\ng=-4\n"),
     "x=X(a=N(d=1 e=X(f=2)) b=3 c=N(g=-4))"},
    {BYTES("a: [b]\nb: [c]\nc: [d]\nd=1"), "a=X(b=N(c=X(d=1)))"},
    {BYTES("a=3 # alone"), "a=3"},
    {BYTES("a: [b, c]\nc=3\nb=1\n"), "a=X(b=1 c=3)"},
    {BYTES("a: [b, \"c\\u0041\"]\nb=1\ncA=3\n"), "a=X(b=1 cA=3)"},
    {BYTES("a: [b, c]\nb=1\nc: [b]\n"), "a=X(b=1 c=N(b=1))"},
    {BYTES("a: [b, c]\nb=1\nc: [b]\nb=1\n"),
     "4:1: \"b\" is defined twice, first in line 2"},
    {BYTES("a: [b, c]\nb=1\nc: [b]\nb=2\n"),
     "4:1: \"b\" is defined twice, first in line 2"},
    {BYTES("a: [b, a]\nb=1\na=1\n"),
     "3:1: \"a\" is a leaf and has children, first in line 1"},
    {BYTES("a: [b]\nb=1\nc=2\n"), "3:1: multiple roots: \"a\" and \"c\""},
    {BYTES("a: [b, c]\nb=1\n"), "1:8: child node \"c\" of \"a\" not found"},
    {BYTES("a: [b c]\nb=1\nc=2\n"), "1:7: expected ',' or ']'"},
    {BYTES("a: [b\n]\nb=1\n"), "1:6: expected ',' or ']'"},
    {BYTES("a: [b]#\nb=1\n"), "1:7: expected the end of the line"},
    {BYTES("a: [b,]\nb=1\n"), "1:7: expected a label"},
    {BYTES("a: []\n"), "1:5: expected a label"},
    {BYTES("a: [b] # \0\nb=1\n"), "1:10: NUL byte"},
    {BYTES("a: [b, \"\\q\"]\nb=1\n# \0"), "1:9: bad escape in a string"},
};

/* Lines in another order, which make a tree, and near to it. */
static const struct reading unordered[] = {
    {BYTES("d=1\nb: [d]\nc=3\na: [b, c]\n"), "a=X(b=N(d=1) c=3)"},
    {BYTES("c=3\na: [b, c]\nb: [d]\nd=1"), "a=X(b=N(d=1) c=3)"},
    {BYTES("\"c d\" = 3\t# x\r\n\n \ta :[b\t, \"c d\" ] # [e]\r\n#\n b=1\r\n#"),
     "a=X(b=1 c d=3)"},
    {BYTES("x: [a,b,c]\na: [d,e]\nb=3\nc: [g]\nd=1\ne: [f]\ng=-4\nf=2\n"),
     "x=X(a=N(d=1 e=X(f=2)) b=3 c=N(g=-4))"},
    {BYTES("\xC3\xA9=inf\na: [\xC3\xA9]\n"), "a=X(\xC3\xA9=inf)"},
    {BYTES("long=1\nlonger=2\nlo: [longer, long]\n"), "lo=X(longer=2 long=1)"},
    {BYTES("\"b:c\"=1\nb=2\na: [b, \"b:c\"]\n"), "a=X(b=2 b:c=1)"},
    {BYTES("b=1\nc: [b]\na: [b, c]\n"), "a=X(b=1 c=N(b=1))"},
    {BYTES("b=1\na: [b, b]\n"), "a=X(b=1 b=1)"},
    {BYTES("b=1\na: [b, b, b]\n"), "a=X(b=1 b=1 b=1)"},
    {BYTES("b=1\na: [b, b]\nb=2\n"), "3:1: \"b\" is defined twice, first in line 1"},
    {BYTES("b=1\na: [b, c]\n"), "2:8: child node \"c\" of \"a\" not found"},
    {BYTES("b=1\na: [b]\nc=2\n"), "3:1: multiple roots: \"a\" and \"c\""},
    {BYTES("b=1\na: [b]\nc: [c]\n"), "3:5: cycle: \"c\" -> \"c\""},
    {BYTES("b=1\na: [b]\nd: [c]\nc: [d]\n"), "4:5: cycle: \"d\" -> \"c\" -> \"d\""},
    {BYTES("a: [b]\nb: [a]\n"), "2:5: cycle: \"a\" -> \"b\" -> \"a\""},
    {BYTES("b=1\na: [b, c\nc=2\n"), "2:9: expected ',' or ']'"},
    {BYTES("b=1\na: [b,]\n"), "2:7: expected a label"},
    {BYTES("b=1\na: [b] # \0\n"), "2:10: NUL byte"},
    {BYTES("b=1\na: b\n"), "2:4: expected '[' and the children"},
    {BYTES("b=x\na: [b]\n"), "1:3: expected a number, not 'x'"},
};

static const struct reading accepted[] = {
    {BYTES("a: [b, c]\nb: [b1, b2]\nb1=3\nb2=12\nc=5\n"), "a=X(b=N(b1=3 b2=12) c=5)"},
    {BYTES("b2=12\nc=5\nb: [b1, b2]\nb1=3\na: [b, c]"), "a=X(b=N(b1=3 b2=12) c=5)"},
    {BYTES("a:[b,c]\r\n\r\n\tb = 3 \r\n c\t=\t-inf\r\n"), "a=X(b=3 c=-inf)"},
    {BYTES("a : [ b , c ]\nb=0.5\nc=1e3"), "a=X(b=0.5 c=1000)"},
    {BYTES("# lab\na: [b] # the root\n #\nb=3 # a leaf"), "a=X(b=3)"},
    {BYTES("a=3"), "a=3"},
    {BYTES("1: [2, 3]\n2=5\n3=6\n"), "1=X(2=5 3=6)"},
    {BYTES("a.b-c: [\xC3\xA9, (x)]\n\xC3\xA9=1\n(x)=2"), "a.b-c=X(\xC3\xA9=1 (x)=2)"},
    {BYTES("\"a b\": [\"c,\\u0041\", d]\n\"c,A\"=4\nd=5"), "a b=X(c,A=4 d=5)"},
    {BYTES("\"\": [d]\nd=5"), "X(d=5)"},
    /* Shared positions. */
    {BYTES("a: [b, c]\nb: [d, e]\nc: [e, f]\nd: [g, h]\ne: [h, i]\nf: [i, j]\n"
           "g=5\nh=10\ni=15\nj=20\n"),
     "a=X(b=N(d=X(g=5 h=10) e=X(h=10 i=15)) c=N(e=X(h=10 i=15) f=X(i=15 j=20)))"},
    {BYTES("a: [b, c]\nc: [b]\nb: [d]\nd=1"), "a=X(b=N(d=1) c=N(b=X(d=1)))"},
    {BYTES("a: [b, b]\nb=1"), "a=X(b=1 b=1)"},
};

static const struct reading games[] = {
    {BYTES("a: {b, c}\nb=1\nc=3"), "a=C(b=1 c=3)"},
    {BYTES("a: {b 1/3, c 2/3}\nb=1\nc=3"), "a=C(b=1@1/3*1 c=3@2/3*2)"},
    {BYTES("a:{b 25%,\"c}\" 75%} # no certainty\nb=1\n\"c}\"=3"),
     "a=C(b=1@25%*1 c}=3@75%*3)"},
    {BYTES("a: { b 2 , c 4 , d 0 }\nb=1\nc=3\nd=5"), "a=C(b=1@2*1 c=3@4*2 d=5@0*0)"},
    {BYTES("a: [b, c]\nb: {d 0.5, e .5}\nc=3\nd: [c]\ne: [c]"),
     "a=X(b=C(d=N(c=3)@0.5*1 e=N(c=3)@.5*1) c=3)"},
    /* A probability belongs to the way to a shared position, not to that. */
    {BYTES("a: [b, c]\nb: {d 1/4, e 3/4}\nc: {d 1/2, e 1/2}\nd=1\ne: [d]"),
     "a=X(b=C(d=1@1/4*1 e=N(d=1)@3/4*3) c=C(d=1@1/2*1 e=N(d=1)@1/2*1))"},
    {BYTES("a: {b 2, b 1}\nb=1"), "a=C(b=1@2*2 b=1@1*1)"},
    {BYTES("{a: [b}]\nb}=2"), "{a=X(b}=2)"},
    /* Payoffs. */
    {BYTES("a: [b, c]\nb=(1,2,3)\nc=( -1 , 0.5,inf ) # or more"),
     "a=P1(b=(1, 2, 3) c=(-1, 0.5, inf))"},
    {BYTES("a: [b, c]\nb: [d, d]\nc: {d, d}\nd=(3, 4, 5)"),
     "a=P1(b=P2(d=(3, 4, 5) d=(3, 4, 5)) c=C(d=(3, 4, 5) d=(3, 4, 5)))"},
    {BYTES("a=(4)"), "a=(4)"},
};

static const struct reading by_min[] = {
    {BYTES("a: {b}\nb: [c]\nc=1"), "a=C(b=N(c=1))"},
    {BYTES("a: [b]\nb: [c]\nc=1"), "a=N(b=X(c=1))"},
    {BYTES("c=1\nb: [c]\na: [b]"), "a=N(b=X(c=1))"},
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"lines in order", {.root = MOVER_DEFAULT}, READINGS(ordered)},
    {"lines in any order", {.root = MOVER_DEFAULT}, READINGS(unordered)},
    {"games", {.root = MOVER_DEFAULT}, READINGS(games)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    for (size_t way = 0; way < LENGTH(WAYS); way++)
        reading_check_table(&WAYS[way], &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("lab"), &tables[_i]);
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    struct buffer out = {0};

    reading_memory(format_find("lab"), &BY_FILE, "test",
                   BYTES("\xEF\xBB\xBF"
                         "a: [b]\nb=x"),
                   &out);
    ck_assert_str_eq(out.data, "2:3: expected a number, not 'x'");
    buffer_release(&out);
}
END_TEST

/* n0: [n1, n1], n1: [n2, n2] ... : twice as many nodes a level. */
static void doubling(struct buffer *text, unsigned levels)
{
    for (unsigned i = 0; i < levels; i++) {
        buffer_text(text, "n");
        buffer_number(text, i);
        for (int child = 0; child < 2; child++) {
            buffer_text(text, child == 0 ? ": [n" : ", n");
            buffer_number(text, i + 1);
        }
        buffer_text(text, "]\n");
    }
    buffer_text(text, "n");
    buffer_number(text, levels);
    buffer_text(text, "=1\n");
}

/* Reads a text and compares the counts of its tree. */
static void check_counts(struct buffer *text, node count, node leaves, node height)
{
    struct reader reader = {.format = format_find("lab"), .options = BY_FILE};
    struct error error;

    ck_assert(!text->failed);
    ck_assert(text_from(&reader.text, "test", text->data, text->size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    ck_assert_uint_eq(reader.build.tree.count, count);
    ck_assert_uint_eq(reader.build.tree.leaves, leaves);
    ck_assert_uint_eq(reader.build.tree.height, height);
    ck_assert_int_eq(reader_next(&reader, &error), READ_END);
    reader_close(&reader);
    buffer_release(text);
}

START_TEST(shared_positions_unfold)
{
    enum { LEVELS = 16 };
    struct buffer text = {0};

    doubling(&text, LEVELS);
    check_counts(&text, (1U << (LEVELS + 1)) - 1, 1U << LEVELS, LEVELS);
}
END_TEST

/* A leaf for each number, the last of which is wanted to be another. */
static void many_leaves(struct buffer *text, unsigned count, unsigned last)
{
    for (int line = 0; line < 2; line++)
        for (unsigned i = 0; i <= count; i++) {
            buffer_text(text, line > 0 ? "n" : i == 0 ? "r: [n" : ", n");
            buffer_number(text, i < count ? i : last);
            buffer_text(text, line > 0 ? "=1\n" : i == count ? "]\n" : "");
        }
}

/* By whatever path: each label is looked for among all others. */
START_TEST(one_label_twice_among_many_is_found)
{
    enum { COUNT = 50000 };
    static const unsigned twice[] = {0, 1, 2, 3, 25000, COUNT - 1};
    struct buffer text = {0}, out = {0};

    many_leaves(&text, COUNT, COUNT);
    check_counts(&text, COUNT + 2, COUNT + 1, 1);
    for (size_t i = 0; i < LENGTH(twice); i++) {
        many_leaves(&text, COUNT, twice[i]);
        reading_memory(format_find("lab"), &BY_FILE, "test", text.data, text.size, &out);
        ck_assert_msg(strstr(out.data, "is defined twice"), "%s", out.data);
        buffer_clear(&text);
    }
    /* And before them. */
    buffer_text(&text, "t: [s, s, r]\ns=1\ns=1\n");
    many_leaves(&text, COUNT, COUNT);
    reading_memory(format_find("lab"), &BY_FILE, "test", text.data, text.size, &out);
    ck_assert_str_eq(out.data, "3:1: \"s\" is defined twice, first in line 2");
    buffer_release(&text);
    buffer_release(&out);
}
END_TEST

/* What is left to the graph, and is as it was then. */
START_TEST(trees_in_any_order_need_no_graph)
{
    static const struct {
        const char *text;
        enum read_result result;
    } texts[] = {
        {"b=1\na: [b, c]\nc=2\n", READ_TREE},
        {"b=1\na: [b, b]\n", READ_END},
        {"b=1\na: {b}\n", READ_END},
        {"b=(1, 2)\na: [b]\n", READ_END},
        {"b=1\na: [\"\\u0062\"]\n", READ_END},
        {"# none", READ_END},
        {"d=1\na: [b, c]\nb=1\nc: [d]\n", READ_TREE},
    };
    struct build b = {0};

    for (size_t i = 0; i < LENGTH(texts); i++) {
        size_t size = strlen(texts[i].text);
        struct error error;
        struct text text;

        ck_assert(text_from(&text, "test", texts[i].text, size, &error));
        ck_assert_int_eq(lab_read_unordered(&text, &b, &BY_FILE, &error),
                         texts[i].result);
        if (texts[i].result == READ_END)
            ck_assert_mem_eq(text.data, texts[i].text, size);
        text_close(&text);
    }
    build_release(&b);
}
END_TEST

/* The next label whose hash begins with zeros, so that it stands where the others do. */
static void crowded_label(struct buffer *label, unsigned *number)
{
    enum { ZEROS = 9 };
    struct text text = {0};
    struct lab_word word = {0};

    do {
        buffer_clear(label);
        buffer_number(label, ++*number);
        text.data = label->data;
        word.end = label->size;
    } while (lab_word_hash(&text, &word) >> (64 - ZEROS) != 0);
}

/* The children of the root, in an order that is not theirs, of which each has to be
 * looked for behind the others. */
START_TEST(labels_that_crowd_together_are_read)
{
    enum { COUNT = 250 };
    struct buffer text = {0}, label = {0};
    unsigned number = 0;

    for (int i = 0; i < COUNT; i++) {
        crowded_label(&label, &number);
        buffer_add(&text, label.data, label.size);
        buffer_text(&text, "=1\n");
    }
    number = 0;
    for (int i = 0; i < COUNT; i++) {
        crowded_label(&label, &number);
        buffer_text(&text, i == 0 ? "r: [" : ", ");
        buffer_add(&text, label.data, label.size);
    }
    buffer_text(&text, "]\n");
    buffer_release(&label);
    check_counts(&text, COUNT + 1, COUNT, 1);
}
END_TEST

/* Refused by their counts: there would be no memory for the nodes. */
START_TEST(too_many_nodes_are_refused_at_once)
{
    static const unsigned levels[] = {32, 64, 1000};

    for (size_t i = 0; i < LENGTH(levels); i++) {
        struct buffer text = {0}, out = {0};

        doubling(&text, levels[i]);
        reading_memory(format_find("lab"), &BY_FILE, "test", text.data, text.size, &out);
        ck_assert_str_eq(out.data, "1:1: the tree unfolds to more than 4294967294 nodes");
        buffer_release(&text);
        buffer_release(&out);
    }
}
END_TEST

START_TEST(reads_a_path_of_a_million_plies)
{
    enum { PLIES = 1000000 };
    struct buffer text = {0};

    for (unsigned i = 0; i < PLIES; i++) {
        buffer_text(&text, "n");
        buffer_number(&text, i);
        buffer_text(&text, ": [n");
        buffer_number(&text, i + 1);
        buffer_text(&text, "]\n");
    }
    buffer_text(&text, "n1000000=1\n");
    check_counts(&text, PLIES + 1, 1, PLIES);
}
END_TEST

START_TEST(reads_a_million_children)
{
    enum { CHILDREN = 1000000 };
    struct buffer text = {0};

    for (unsigned i = CHILDREN; i > 0; i--) {
        buffer_number(&text, i);
        buffer_text(&text, "=1\n");
    }
    buffer_text(&text, "r: [1");
    for (unsigned i = 2; i <= CHILDREN; i++) {
        buffer_text(&text, ",");
        buffer_number(&text, i);
    }
    buffer_text(&text, "]");
    check_counts(&text, CHILDREN + 1, CHILDREN, 1);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("lab");
    TCase *group = suite_group(suite, "lab");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, byte_order_mark_is_skipped);
    tcase_add_test(group, shared_positions_unfold);
    tcase_add_test(group, one_label_twice_among_many_is_found);
    tcase_add_test(group, trees_in_any_order_need_no_graph);
    tcase_add_test(group, labels_that_crowd_together_are_read);
    tcase_add_test(group, too_many_nodes_are_refused_at_once);
    tcase_add_test(group, reads_a_path_of_a_million_plies);
    tcase_add_test(group, reads_a_million_children);
    return suite_run(suite);
}
