/*
 * check_table.c - tables and maps of nodes in JSON.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading lists[] = {
    {BYTES(
         "[{\"id\":1,\"children\":[2,3]},{\"id\":2,\"value\":3},{\"id\":3,\"value\":5}]"),
     "1=X(2=3 3=5)"},
    /* An id is the same as a string and as a number; rows in any order. */
    {BYTES("[{\"id\":\"3\",\"value\":5},{\"children\":[\"2\",3],\"id\":1},"
           "{\"id\":2,\"value\":3}]"),
     "1=X(2=3 3=5)"},
    {BYTES(
         "[{\"id\":\"c\",\"parent\":\"a\",\"value\":3},{\"id\":\"a\",\"parent\":\"\"}]"),
     "a=X(c=3)"},
    {BYTES("[{\"id\":0,\"parent\":-1},{\"id\":1,\"parent\":0,\"value\":3}]"), "0=X(1=3)"},
    {BYTES("[{\"id\":-1,\"parent\":null},{\"id\":1,\"parent\":-1,\"value\":3}]"),
     "-1=X(1=3)"},
    /* Both at once; children beside each other. */
    {BYTES("[{\"nodeId\":1,\"parentId\":null,\"kids\":[2]},"
           "{\"nodeId\":2,\"parentId\":1,\"kids\":[],\"score\":4}]"),
     "1=X(2=4)"},
    {BYTES("[{\"id\":1,\"right\":3,\"left\":2},{\"id\":2,\"value\":4,\"left\":null},"
           "{\"id\":3,\"value\":7}]"),
     "1=X(2=4 3=7)"},
    /* Names, players, static values, shared positions. */
    {BYTES(
         "[{\"id\":1,\"name\":\"A\",\"type\":\"min\",\"children\":[2,3],\"value\":9},"
         "{\"id\":2,\"name\":\"B\",\"isMax\":false,\"children\":[3]},"
         "{\"id\":3,\"label\":\"C\",\"name\":null,\"type\":\"leaf\",\"value\":\"inf\"}]"),
     "A=9N(B=N(C=inf) C=inf)"},
    {BYTES("[{\"name\":\"A\",\"move\":\"go\",\"children\":[\"B\"]},"
           "{\"name\":\"B\",\"value\":1,\"score\":1.0,\"depth\":3,\"board\":[[1]]}]"),
     "go=X(1)"},
    {BYTES("[{\"id\":1,\"player\":1,\"children\":[2]},"
           "{\"id\":2,\"player\":-1,\"children\":[3]},{\"id\":3,\"value\":3}]"),
     "1=X(2=N(3=3))"},
    /* What is null says nothing; of two names that which says more; keys of edges. */
    {BYTES("[{\"id\":\"a\",\"children\":[\"b\",\"c\"],\"value\":null,\"p\":null},{\"id\":"
           "\"b\",\"value\":1,\"probability\":null},{\"id\":\"c\",\"value\":2,\"to\":"
           "\"x\",\"from\":\"y\"}]"),
     "a=X(b=1 c=2)"},
    {BYTES("[{\"id\":\"a\",\"to\":\"x\",\"from\":\"y\",\"children\":[\"b\",\"c\"]},{"
           "\"id\":\"b\",\"value\":1},{\"id\":\"c\",\"value\":2}]"),
     "a=X(b=1 c=2)"},
    {BYTES("[{\"id\":1,\"move\":\"A\",\"title\":\"B\",\"children\":[2]},{\"id\":2,"
           "\"title\":\"C\",\"move\":\"D\",\"value\":1}]"),
     "B=X(C=1)"},
    {BYTES("[{\"id\":1,\"payoffs\":null,\"children\":[2]},{\"id\":2,\"payoffs\":[1,2]}]"),
     "1=P1(2=(1, 2))"},
    {BYTES(
         "[{\"id\":\"a\",\"children\":[\"b\"],\"x\" : NaN},{\"id\":\"b\",\"value\":1}]"),
     "a=X(b=1)"},
    /* Beside them a root, or who moves there. */
    {BYTES("{\"root\":1,\"nodes\":[{\"id\":1,\"children\":[2]},{\"id\":2,\"value\":3}]}"),
     "1=X(2=3)"},
    {BYTES("{\"nodes\":[{\"id\":1,\"children\":[2]},{\"id\":2,\"value\":3}],"
           "\"maximizing\":false,\"name\":\"lesson 1\"}"),
     "1=N(2=3)"},
    {BYTES("{\"nodes\":[{\"id\":1,\"children\":[2]},{\"id\":2,\"value\":3}],"
           "\"root\":\"MIN\"}"),
     "1=N(2=3)"},
    /* Nested nodes, whose children are leaves. */
    {BYTES("[{\"id\":1,\"value\":3},{\"id\":2,\"value\":4}]"), "X(1=3 2=4)"},
    {BYTES("[{\"id\":1,\"children\":[\"-inf\",{\"id\":3,\"value\":2}]},[1]]"),
     "X(1=N(-inf 3=2) N(1))"},
    {BYTES("[{\"id\":1,\"children\":[1,\"inf\"]},[1]]"), "X(1=N(1 inf) N(1))"},
};

static const struct reading maps[] = {
    {BYTES("{\"A\":[\"B\",\"C\"],\"B\":[\"D\",\"E\"],\"C\":5,\"D\":6,\"E\":4}"),
     "A=X(B=N(D=6 E=4) C=5)"},
    {BYTES("{\"A\":[\"B\",\"C\"],\"B\":[6,4],\"C\":[5,7]}"), "A=X(B=N(6 4) C=N(5 7))"},
    {BYTES("{\"0\":[1,2],\"1\":3,\"2\":4}"), "0=X(1=3 2=4)"},
    {BYTES("{\"root\":\"A\",\"A\":[\"B\"],\"B\":-3}"), "A=X(B=-3)"},
    {BYTES("{\"edges\":{\"A\":[\"B\",\"C\"],\"B\":[6,4],\"C\":[5,7]}}"),
     "A=X(B=N(6 4) C=N(5 7))"},
    {BYTES(
         "{\"root\":\"A\",\"nodes\":{\"A\":{\"type\":\"max\",\"children\":[\"B\",\"C\"]},"
         "\"B\":{\"type\":\"min\",\"children\":[\"D\",\"E\"]},"
         "\"C\":{\"type\":\"leaf\",\"value\":3},\"D\":{\"type\":\"leaf\",\"value\":5},"
         "\"E\":{\"type\":\"leaf\",\"value\":-2}}}"),
     "A=X(B=N(D=5 E=-2) C=3)"},
    {BYTES("{\"a\":{\"id\":\"a\",\"children\":[\"b\"]},\"b\":{\"parent\":\"a\",\"value\":"
           "3}}"),
     "a=X(b=3)"},
    {BYTES("{\"nodes\":{\"1\":{\"children\":[2]},\"2\":{\"value\":3}}}"), "1=X(2=3)"},
    {BYTES("{\"nodes\":{\"A\":[\"B\"],\"B\":{\"value\":3,\"name\":\"b\"}}}"), "X(b=3)"},
    {BYTES("{\"A\":{\"B\":{\"D\":6,\"E\":4},\"C\":{\"F\":5,\"G\":7}}}"),
     "A=X(B=N(D=6 E=4) C=N(F=5 G=7))"},
    {BYTES("{\"A\":{\"B\":[6,[4,1]], \"C\":\"inf\"}}"), "A=X(B=N(6 X(4 1)) C=inf)"},
    {BYTES("{\"nodes\":{\"1\":3,\"2\":4},\"players\":{\"a\":[1],\"b\":2}}"), "X(3 4)"},
    {BYTES("{\"nodes\":{\"e\":{\"payoffs\":null,\"players\":2},\"1\":{\"payoffs\":[3,4]},"
           "\"2\":{\"payoffs\":[5,6]}}}"),
     "P1((3, 4) (5, 6))"},
    {BYTES("{\"size\":5}"), "5"},
    {BYTES("{\"tree\":[1,2],\"probability\":null}"), "X(1 2)"},
    {BYTES("{\"color\":\"max\",\"children\":[4,{\"value\":5,\"color\":[1]}]}"), "X(4 5)"},
};

static const struct reading links[] = {
    {BYTES("{\"directed\":true,\"multigraph\":false,\"graph\":{},\"nodes\":["
           "{\"player\":\"min\",\"id\":\"A\"},{\"value\":3,\"id\":\"B\"},"
           "{\"value\":5,\"id\":\"C\"}],\"links\":[{\"source\":\"A\",\"target\":\"B\"},"
           "{\"source\":\"A\",\"target\":\"C\",\"key\":0}]}"),
     "A=N(B=3 C=5)"},
    {BYTES("{\"edges\":[{\"to\":2,\"from\":1}],\"nodes\":[{\"id\":1,\"label\":\"a\"},"
           "{\"id\":2,\"label\":\"b\",\"value\":4}]}"),
     "a=X(b=4)"},
    /* Ends that are places in the array of nodes. */
    {BYTES("{\"nodes\":[{\"name\":\"A\"},{\"name\":\"A\",\"value\":3}],"
           "\"links\":[{\"source\":0,\"target\":1}]}"),
     "A=X(A=3)"},
    {BYTES("{\"nodes\":[{},{\"value\":3}],\"links\":[{\"source\":0,\"target\":1}]}"),
     "0=X(1=3)"},
    {BYTES("{\"nodes\":[{\"id\":1},{\"id\":0,\"value\":3}],"
           "\"links\":[{\"source\":1,\"target\":0}]}"),
     "1=X(0=3)"},
    /* Without directions, from the root. */
    {BYTES("{\"directed\":false,\"graph\":{\"root\":\"A\",\"player\":\"min\"},\"nodes\":["
           "{\"id\":\"A\"},{\"id\":\"B\",\"value\":3}],"
           "\"links\":[{\"source\":\"A\",\"target\":\"B\"}]}"),
     "A=N(B=3)"},
    {BYTES("{\"graph\":{\"players\":2},\"nodes\":[{\"id\":\"a\"},{\"id\":\"b\",\"value\":"
           "3}],\"links\":[{\"source\":\"a\",\"target\":\"b\"}]}"),
     "a=X(b=3)"},
    {BYTES("{\"graph\":[1],\"nodes\":[{\"id\":\"a\"},{\"id\":\"b\",\"value\":3}],"
           "\"links\":[{\"source\":\"a\",\"target\":\"b\"}]}"),
     "a=X(b=3)"},
    /* Edges alone, as in a table. */
    {BYTES("[{\"parent\":\"a\",\"child\":\"b\",\"value\":4},"
           "{\"parent\":\"a\",\"child\":\"c\"},{\"parent\":\"c\",\"child\":\"b\"}]"),
     "a=X(b=4 c=N(b=4))"},
    {BYTES("{\"edges\":[{\"id\":7,\"from\":\"a\",\"to\":\"b\",\"value\":4}]}"),
     "a=X(b=4)"},
    {BYTES("{\"edges\":[{\"from\":\"a\",\"to\":\"b\",\"value\":4}],\"root\":\"a\"}"),
     "a=X(b=4)"},
};

/* As dot -Tdot_json writes them. */
static const struct reading graphs[] = {
    {BYTES("{\"name\":\"G\",\"directed\":true,\"strict\":false,\"value\":\"7\","
           "\"_subgraph_cnt\":1,\"objects\":[{\"name\":\"%7\",\"_gvid\":0,"
           "\"nodes\":[2,3]},{\"_gvid\":1,\"name\":\"a\",\"label\":\"MIN\"},"
           "{\"_gvid\":2,\"name\":\"b\",\"label\":\"3\"},"
           "{\"_gvid\":3,\"name\":\"c\",\"label\":\"\\\\N\",\"value\":\"-5\"}],"
           "\"edges\":[{\"_gvid\":0,\"tail\":1,\"head\":2,\"label\":\"left\"},"
           "{\"_gvid\":1,\"tail\":1,\"head\":3,\"weight\":\"2\"}]}"),
     "a=N(b=3 c=-5)"},
    /* As gtconv draws. */
    {BYTES("{\"name\":\"%3\",\"directed\":false,\"strict\":false,\"_subgraph_cnt\":0,"
           "\"objects\":[{\"_gvid\":0,\"name\":\"n0\",\"label\":\"\","
           "\"shape\":\"invtriangle\",\"tooltip\":\"e: MIN\"},"
           "{\"_gvid\":1,\"name\":\"n1\",\"label\":\"q\\\\n4\",\"shape\":\"box\","
           "\"tooltip\":\"q: leaf, value 4\"}],"
           "\"edges\":[{\"_gvid\":0,\"tail\":0,\"head\":1}]}"),
     "N(q=4)"},
    {BYTES("{\"objects\":[{\"_gvid\":0,\"name\":\"a\",\"label\":\"0.5\"}]}"), "a=0.5"},
    {BYTES("{\"objects\":[{\"_gvid\":0,\"name\":\"a\"},{\"_gvid\":1,\"name\":\"b\","
           "\"label\":\"3\"},{\"_gvid\":2,\"name\":\"c\",\"label\":\"6\"}],\"edges\":[{"
           "\"tail\":0,\"head\":1,\"chance\":null,\"probability\":\"1/"
           "3\"},{\"tail\":0,\"head\":2,\"chance\":false,\"probability\":\"2/3\"}]}"),
     "a=C(b=3@1/3*1 c=6@2/3*2)"},
    /* A name with what tooltips have to write otherwise; triangles; a leaf that says so.
     */
    {BYTES("{\"objects\":[{\"_gvid\":0,\"name\":\"a\",\"shape\":\"triangle\",\"tooltip\":"
           "\"a \\\\\\\\\\\\\\\\ b &amp; c: "
           "MAX\"},{\"_gvid\":1,\"name\":\"b\",\"label\":\"3\",\"player\":null}],"
           "\"edges\":[{\"tail\":0,\"head\":1,\"player\":\"max\",\"headlabel\":\"4\"}]}"),
     "a \\ b & c=X(3)"},
};

static const struct reading_table tables[] = {
    {"lists", {.root = MOVER_DEFAULT}, READINGS(lists)},
    {"maps", {.root = MOVER_DEFAULT}, READINGS(maps)},
    {"links", {.root = MOVER_DEFAULT}, READINGS(links)},
    {"graphs", {.root = MOVER_DEFAULT}, READINGS(graphs)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("json"), &tables[_i]);
}
END_TEST

START_TEST(damaged_tables_are_read_or_refused)
{
    reading_damage_table(format_find("json"), &tables[_i]);
}
END_TEST

START_TEST(root_option_goes_first)
{
    static const struct read_options by_min = {.root = MOVER_MIN};
    static const struct reading reading = {
        BYTES("{\"root\":\"max\",\"nodes\":[{\"id\":1,\"children\":[2]},"
              "{\"id\":2,\"value\":3}]}"),
        "1=N(2=3)"};

    reading_check(format_find("json"), &by_min, &reading, 1);
}
END_TEST

START_TEST(passes_over_what_is_ignored)
{
    static const struct read_options options = {.root = MOVER_DEFAULT,
                                                .ignore = "weight,options"};
    static const struct reading reading = {
        BYTES("{\"nodes\":[{\"id\":1,\"options\":[2]},{\"id\":2,\"value\":3}],"
              "\"links\":[{\"source\":1,\"target\":2,\"Weight\":0.5}]}"),
        "1=X(2=3)"};

    reading_check(format_find("json"), &options, &reading, 1);
}
END_TEST

/* Numbers in lists are children of an array of nodes where none of them is an id. */
START_TEST(leaves_are_told_from_ids)
{
    static const struct reading reading = {
        BYTES("[{\"id\":1,\"children\":[7,4]},{\"id\":2,\"children\":[6,5]}]"),
        "N(1=X(7 4) 2=X(6 5))"};
    static const struct read_options by_min = {.root = MOVER_MIN};

    reading_check(format_find("json"), &by_min, &reading, 1);
}
END_TEST

/* Reads a text of so many nodes and compares the height of their tree. */
static void check_height(struct buffer *text, node count, node height)
{
    struct reader reader = {.format = format_find("json"), .options = BY_FILE};
    struct error error;

    ck_assert(!text->failed);
    ck_assert(text_from(&reader.text, "test", text->data, text->size, &error));
    ck_assert_int_eq(reader_next(&reader, &error), READ_TREE);
    ck_assert_uint_eq(reader.build.tree.count, count);
    ck_assert_uint_eq(reader.build.tree.height, height);
    ck_assert_int_eq(reader_next(&reader, &error), READ_END);
    reader_close(&reader);
    buffer_release(text);
}

START_TEST(reads_a_path_of_many_links)
{
    enum { PLIES = 200000 };
    struct buffer text = {0};

    buffer_text(&text, "{\"links\":[");
    for (unsigned i = 0; i < PLIES; i++) {
        buffer_text(&text, i ? ",{\"source\":" : "{\"source\":");
        buffer_number(&text, i);
        buffer_text(&text, ",\"target\":");
        buffer_number(&text, i + 1);
        buffer_text(&text, "}");
    }
    buffer_text(&text, "],\"nodes\":[");
    for (unsigned i = 0; i < PLIES; i++) {
        buffer_text(&text, "{\"id\":");
        buffer_number(&text, i);
        buffer_text(&text, "},");
    }
    buffer_text(&text, "{\"value\":5,\"id\":200000}]}");
    check_height(&text, PLIES + 1, PLIES);
}
END_TEST

START_TEST(reads_maps_of_any_depth)
{
    enum { PLIES = 1000000 };
    struct buffer text = {0};

    for (unsigned i = 0; i < PLIES; i++)
        buffer_text(&text, "{\"a\":");
    buffer_text(&text, "1");
    for (unsigned i = 0; i < PLIES; i++)
        buffer_text(&text, "}");
    check_height(&text, PLIES, PLIES - 1);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("table");
    TCase *group = suite_group(suite, "table");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_tables_are_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, root_option_goes_first);
    tcase_add_test(group, passes_over_what_is_ignored);
    tcase_add_test(group, leaves_are_told_from_ids);
    tcase_add_test(group, reads_a_path_of_many_links);
    tcase_add_test(group, reads_maps_of_any_depth);
    return suite_run(suite);
}
