/*
 * check_code.c - trees as programs write values.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    /* Python */
    {BYTES("{'name': 'A', 'children': [{'value': 3}, {'value': 9}]}"), "A=X(3 9)"},
    {BYTES(
         "tree = {'player': 'min', 'children': [{'value': 3}, {'value': 9,},],} # end\n"),
     "N(3 9)"},
    {BYTES("{\"isMax\": False, \"value\": None, \"children\": ({'value': 3}, 4)}"),
     "N(3 4)"},
    {BYTES("tree = ('R', ('S', ('T', 4), ('U', -1)), (\"V\", 9))"),
     "R=X(S=N(T=4 U=-1) V=9)"},
    {BYTES("tree: List[List[int]] = [[(3), 12], # left\n\n [2, 4.]]\n# end\n"),
     "X(N(3 12) N(2 4))"},
    {BYTES("t: [[3, 12], (2, 4,)]"), "X(N(3 12) N(2 4))"},
    {BYTES("t = [(5,), 3]"), "X(N(5) 3)"},
    {BYTES("{'name': '\\u00e9\\t#(', 'value': 3}\n{'value': 4} {'value': 5}"),
     "\xC3\xA9\t#(=3; 4; 5"},
    {BYTES("{'value': 3}\n# next\n{'value': 4}; {'value': 5}."), "3; 4; 5"},
    {BYTES("{'edges': {'a': ['b', 'c']}, 'values': {'b': 3, 'c': 5}}"), "a=X(b=3 c=5)"},
    /* numpy */
    {BYTES("array([[ 3., 12.],\n       [-2.,  4.5]])"), "X(N(3 12) N(-2 4.5))"},
    {BYTES("a = np.array([[3, 12], [2, 4]], dtype='int32')\n"), "X(N(3 12) N(2 4))"},
    {BYTES("[array([3, 12]), array([2, 4])]"), "X(N(3 12) N(2 4))"},
    /* C, Java, JavaScript */
    {BYTES("var t = new int[][]{{3,12},{2,4}};"), "X(N(3 12) N(2 4))"},
    {BYTES("t := [][]int{{3, 12}, {2, 4}}"), "X(N(3 12) N(2 4))"},
    {BYTES("{{3,12},{2,4}}"), "X(N(3 12) N(2 4))"},
    {BYTES("int tree[2][2] = { {3, 12}, // left\n {2, 4}, /* right */ };\n"),
     "X(N(3 12) N(2 4))"},
    {BYTES("let $t = {\"children\": [{\"value\": 3}, 4]};"), "X(3 4)"},
    /* Trees before a refusal. */
    {BYTES("{'value': 3}\n{'walue': 4}"),
     "3; 2:2: \"walue\" is not read: is it \"value\"? (--ignore=walue passes over it)"},
    {BYTES("{'name': '\xE2\x88\x92', 'children': [{'value': 3}, {'walue': 9}]}"),
     "1:43: \"walue\" is not read: is it \"value\"? (--ignore=walue passes over it)"},
};

static const struct reading by_min[] = {
    {BYTES("tree = [[3, 12], [2, 4]]"), "N(X(3 12) X(2 4))"},
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("code"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("code"), &tables[_i]);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("code"),
                   "{'name': 'A', 'children': [{'value': 3}, # x\n {'value': 9}]}\n", 3);
}
END_TEST

/* Long texts are forgotten as they are read, also when they were written anew. */
START_TEST(places_behind_long_texts_are_true)
{
    enum { CHILDREN = 20000 };
    struct buffer text = {0}, out = {0};

    buffer_text(&text, "tree = {'children': [");
    for (int i = 0; i < CHILDREN; i++)
        buffer_text(&text, "\n{'value': 7},");
    buffer_text(&text, "\n{'walue': 7}]}");
    ck_assert(!text.failed);
    reading_memory(format_find("code"), &BY_FILE, "test", text.data, text.size, &out);
    ck_assert_str_eq(
        out.data,
        "20002:2: \"walue\" is not read: is it \"value\"? (--ignore=walue passes over "
        "it)");
    buffer_release(&text);
    buffer_release(&out);
}
END_TEST

START_TEST(reads_a_million_brackets)
{
    enum { DEPTH = 1000000 };
    struct reader reader = {.format = format_find("code"), .options = BY_FILE};
    struct buffer text = {0};
    struct error error;

    buffer_text(&text, "t = ");
    for (int i = 0; i < DEPTH; i++)
        buffer_text(&text, i % 2 ? "(" : "[");
    buffer_text(&text, "5");
    for (int i = DEPTH; i-- > 0;)
        buffer_text(&text, i % 2 ? ",)" : "]");
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
    Suite *suite = suite_create("code");
    TCase *group = suite_group(suite, "code");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, places_behind_long_texts_are_true);
    tcase_add_test(group, reads_a_million_brackets);
    return suite_run(suite);
}
