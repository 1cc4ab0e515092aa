/*
 * check_list.c - list text.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    {BYTES("['R', ['S', ('T', 4), ('U', -1)], ('V', 9)]"), "R=X(S=N(T=4 U=-1) V=9)"},
    {BYTES("((3 (8 6)) (2 9))"), "X(N(3 X(8 6)) N(2 9))"},
    {BYTES("(A (B 4) (C (D 1) (E 7)))"), "A=X(B=4 C=N(D=1 E=7))"},
    {BYTES("[[3,12,8],[2,4,6],[14,5,2]]"), "X(N(3 12 8) N(2 4 6) N(14 5 2))"},
    {BYTES("(5)"), "X(5)"},
    {BYTES("(A 5)"), "A=5"},
    {BYTES("(A (5))"), "A=X(N(5))"},
    {BYTES("(A 4 5 6)"), "A=X(4 5 6)"},
    {BYTES("(A 4 (5))"), "A=X(4 N(5))"},
    {BYTES("(A (4) 5)"), "A=X(N(4) 5)"},
    {BYTES("(\"\" (1 2))"), "X(N(1 2))"},
    {BYTES("(r (\"a (b\" 1) ('c\\'\\u0064' 2))"), "r=X(a (b=1 c'd=2)"},
    {BYTES("(\"5\" 1)"), "5=1"},
    {BYTES("(a#1 inf)"), "a#1=inf"},
    {BYTES("(A -inf (B 1.5e1))"), "A=X(-inf B=15)"},
    {BYTES("(1,2,)"), "X(1 2)"},
    {BYTES("(A,4,)"), "A=4"},
    {BYTES("( A\n,\r\n4\t) # end\n# of it"), "A=4"},
    {BYTES("# first\n(1 # one (\n2)"), "X(1 2)"},
    {BYTES("(1 2)(A 3) [4]\n5 -6"), "X(1 2); A=3; X(4); 5; -6"},
    /* Who moves. */
    {BYTES("(min (max 3 12) (max 2 4))"), "N(X(3 12) X(2 4))"},
    {BYTES("[MIN, [Max, 3, 12], ['MAX', 2, 4]]"), "N(X(3 12) X(2 4))"},
    {BYTES("(max (max 1 2) (A (min 3) 4))"), "X(X(1 2) A=N(N(3) 4))"},
    {BYTES("(max A 3 4)(A min (b 4))"), "A=X(3 4); A=N(b=4)"},
    {BYTES("(max min 3 4)"), "1:6: expected a number or a bracket, not min"},
    {BYTES("('max' \"m\\u0069n\" (\"\\u006din\" 4) 5)"), "min=X(min=4 5)"},
    {BYTES("max(min(3,12),min(2,4)) min(-5)"), "X(N(3 12) N(2 4)); N(-5)"},
    {BYTES("(max(3 12) (2 4))"), "X(N(3 12) N(2 4))"},
    {BYTES("'((3 12) (2 4)) (\"'\" 1)"), "X(N(3 12) N(2 4)); '=1"},
    {BYTES("(minimize (Maximizer 3 12) (b 4))"), "N(X(3 12) b=4)"},
    {BYTES("(1, 2 3)(1,2 (3) 4,5)[1,2];\n(4) ; 5;"),
     "X(1 2 3); X(1 2 N(3) 4 5); X(1 2); X(4); 5"},
    /* numpy */
    {BYTES("[[ 3. 12.]\n [-2.  4.5]]"), "X(N(3 12) N(-2 4.5))"},
    /* Names that only look like values. */
    {BYTES("('None' 3 (\"?\" 4) (x 5) ('x', 6))"), "None=X(3 ?=4 x=5 x=6)"},
    {BYTES("(? (A\xE2\x80\x93"
           "B 3))"),
     "?=X(A\xE2\x80\x93"
     "B=3)"},
    /* Trees before a refusal. */
    {BYTES("(1 2), (3)"), "X(1 2); 1:6: expected a number, a name or a bracket"},
    {BYTES("(1))"), "X(1); 1:4: expected '(', '[' or a number"},
    {BYTES("(1) x"), "X(1); 1:5: expected '(', '[' or a number"},
};

static const struct reading games[] = {
    {BYTES("({(2 2) (1 2)} {(0 2) (-1 0)})"), "X(C(N(2 2) N(1 2)) C(N(0 2) N(-1 0)))"},
    {BYTES("[{3, 12}, 4]"), "X(C(3 12) 4)"},
    {BYTES("{(2 2) @ 2/3 (1 2) @ 1/3}"), "C(X(2 2)@2/3*2 X(1 2)@1/3*1)"},
    {BYTES("{3 @ 25%, 5 @.75}"), "C(3@25%*1 5@.75*3)"},
    {BYTES("{3@2 [5]@1, {6}@ 0\n}"), "C(3@2*2 X(5)@1*1 C(6)@0*0)"},
    {BYTES("{A 3 4}{\"A B\", (C 3), 4}"), "A=C(3 4); A B=C(C=3 4)"},
    {BYTES("{A (\"\" 4)}"), "A=C(4)"},
    {BYTES("{A (\"\" 4) @ 1}"), "A=C(4@1*1)"},
    {BYTES("(max {1 2} (min {3 5} 4))"), "X(C(1 2) N(C(3 5) 4))"},
    {BYTES("(A 3 {4 5} @home)"),
     "1:12: a weight outside of a chance node, which is in braces: {2 @ 1/3 4 @ 2/3}"},
    {BYTES("(@home 3 {4 5})"), "@home=X(3 C(4 5))"},
    {BYTES("(\"chance\" 3 {second-chance 4 5})"), "chance=X(3 second-chance=C(4 5))"},
    {BYTES("(1 2)                      (3)"), "X(1 2); X(3)"},
    {BYTES("{3 5} # chance\n{3 @ 1 5 @ 1} (4)"), "C(3 5); C(3@1*1 5@1*1); X(4)"},
};

static const struct reading by_min[] = {
    {BYTES("{(2 {2}) (1 2)}"), "C(N(2 C(2)) N(1 2))"},
    {BYTES("((1) 2) (3)"), "N(X(1) 2); N(3)"},
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"games", {.root = MOVER_DEFAULT}, READINGS(games)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("list"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("list"), &tables[_i]);
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    struct buffer out = {0};

    reading_memory(format_find("list"), &BY_FILE, "test",
                   BYTES("\xEF\xBB\xBF"
                         "(A 5)"),
                   &out);
    ck_assert_str_eq(out.data, "A=5");
    buffer_release(&out);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("list"), "(A (B 4) # x\n (C (D 1) (E 7)))\n", 5);
}
END_TEST

/* Brackets around brackets; the text is released. */
static void check_deep(struct buffer *text, node count, node height)
{
    struct reader reader = {.format = format_find("list"), .options = BY_FILE};
    struct error error;

    ck_assert(!text->failed);
    ck_assert(text_from(&reader.text, "test", text->data, text->size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    ck_assert_uint_eq(reader.build.tree.count, count);
    ck_assert_uint_eq(reader.build.tree.height, height);
    reader_close(&reader);
    buffer_release(text);
}

START_TEST(reads_a_million_brackets)
{
    enum { DEPTH = 1000000 };
    struct buffer text = {0};

    for (int i = 0; i < DEPTH; i++)
        buffer_text(&text, i % 2 ? "[\n" : "(\n");
    buffer_text(&text, "5");
    for (int i = DEPTH; i-- > 0;)
        buffer_text(&text, i % 2 ? "]" : ")");
    check_deep(&text, DEPTH + 1, DEPTH);
}
END_TEST

START_TEST(reads_a_million_children)
{
    enum { CHILDREN = 1000000 };
    struct buffer text = {0};

    buffer_text(&text, "(r");
    for (int i = 0; i < CHILDREN; i++)
        buffer_text(&text, "\n(x 7)");
    buffer_text(&text, ")");
    check_deep(&text, CHILDREN + 1, 1);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("list");
    TCase *group = suite_group(suite, "list");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, byte_order_mark_is_skipped);
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_a_million_brackets);
    tcase_add_test(group, reads_a_million_children);
    return suite_run(suite);
}
