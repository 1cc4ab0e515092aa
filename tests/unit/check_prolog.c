/*
 * check_prolog.c - facts of Prolog.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    {BYTES("moves(a,[b,c]).\nstaticval(b,3).\nstaticval(c,5).\n"), "a=X(b=3 c=5)"},
    {BYTES("% comment\n:- dynamic moves/2.\nstaticval(d, 1). staticval(e, -2.5).\n"
           "moves(a, [b, c]) . /* of C */ moves(b,[d,e]). moves(c,[]). value(c,inf).%"),
     "a=X(b=N(d=1 e=-2.5) c=inf)"},
    {BYTES("min_to_move(a). max_to_move(b). moves(a,[b]). succ(b,[c]). utility(c,7)."),
     "a=N(b=X(c=7))"},
    {BYTES("move(a,b). move(a,c). leaf(b,3). leaf(c,5). player(a, min)."),
     "a=N(b=3 c=5)"},
    {BYTES("root(a). move(a,b). leaf(b,3). type(a,'MAX')."), "a=X(b=3)"},
    {BYTES("moves(1,['B b',\xC3\xA9]). val('B b',3). val(\xC3\xA9,4)."),
     "1=X(B b=3 \xC3\xA9=4)"},
    {BYTES("moves(a,[b,c]). moves(b,[d]). moves(c,[d]). val(d,4)."),
     "a=X(b=N(d=4) c=N(d=4))"},
    {BYTES("moves(a,[b]). val(a,9). val(b,4)."), "a=9X(b=4)"},
    {BYTES("value(a,3)."), "a=3"},
};

static const struct reading by_min[] = {
    {BYTES("moves(a,[b]). max_to_move(a). value(b,3)."), "a=N(b=3)"},
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("prolog"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("prolog"), &tables[_i]);
}
END_TEST

START_TEST(reads_a_long_path)
{
    enum { DEPTH = 100000 };
    struct reader reader = {.format = format_find("prolog"), .options = BY_FILE};
    struct buffer text = {0};
    struct error error;

    for (unsigned i = 0; i < DEPTH; i++) {
        buffer_text(&text, "moves(");
        buffer_number(&text, i);
        buffer_text(&text, ",[");
        buffer_number(&text, i + 1);
        buffer_text(&text, "]).\n");
    }
    buffer_text(&text, "staticval(100000,5).\n");
    ck_assert(!text.failed);
    ck_assert(text_from(&reader.text, "test", text.data, text.size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    ck_assert_uint_eq(reader.build.tree.height, DEPTH);
    reader_close(&reader);
    buffer_release(&text);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("prolog");
    TCase *group = suite_group(suite, "prolog");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, reads_a_long_path);
    return suite_run(suite);
}
