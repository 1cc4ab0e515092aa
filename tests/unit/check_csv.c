/*
 * check_csv.c - tables of nodes.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    {BYTES("id,parent,value\n1,,\n2,1,3\n3,1,5\n"), "1=X(2=3 3=5)"},
    /* Rows in any order, the last one open; children in the order of rows. */
    {BYTES("id,parent,value\nd,c,4\nc,a,\nb,a,3\na,,"), "a=X(c=N(d=4) b=3)"},
    /* Headings by their synonyms, in any order and manner. */
    {BYTES("Score,Parent ID,Node_Id\n,,a\n3,a,b\n"), "a=X(b=3)"},
    {BYTES("nodeId,parentId,utility,to_move\na,,,MIN\nb,a,3,\n"), "a=N(b=3)"},
    {BYTES("node,from,payoff,isMax\na,null,,false\nb,a,,true\nc,b,1,\n"),
     "a=N(b=X(c=1))"},
    {BYTES("label,source,eval,isMinimizing\na,-,none,Yes\nb,a,1,-\n"), "a=N(b=1)"},
    /* Names: of several columns the best, and the label where there is none. */
    {BYTES("id,parent,value,name\n1,,,\n2,1,3,b\n"), "X(b=3)"},
    {BYTES("id,parent,value,move,label\n1,,,go,A\n2,1,3,left,B\n"), "A=X(B=3)"},
    {BYTES("name,parent,value,move\nA,,,go\nB,A,3,left\n"), "A=X(B=3)"},
    {BYTES("node,name,parent,value\n1,A,,\n2,null,1,3\n"), "A=X(null=3)"},
    /* What separates, quotes, line ends, blanks. */
    {BYTES("id;parent;value\r\na;;\r\nb;a;-0.5\r\n"), "a=X(b=-0.5)"},
    {BYTES("id\tparent\tvalue\na\t\t\nb\ta\t-inf\n"), "a=X(b=-inf)"},
    {BYTES(" id , parent , value \n a , ,\n \"b\" , a , \"3\" \n"), "a=X(b=3)"},
    {BYTES("\"id\",\"parent\",\"value\"\n\"a\"\"b,c\",,\n\" d\",\"a\"\"b,c\",\"1e3\""),
     "a\"b,c=X( d=1000)"},
    {BYTES("id,parent,value,name\na,,,\"two\nlines\"\nb,a,1,\"\"\n"), "two\nlines=X(1)"},
    {BYTES("\n# of a lesson\n\nid,parent,value\n\na,,\n,,\nb,a,1\n\n"), "a=X(b=1)"},
    /* Edges: shared positions, a root without a row or with one. */
    {BYTES("parent,child,value\na,b,3\na,c,\nc,d,5\nc,b,\n"), "a=X(b=3 c=N(d=5 b=3))"},
    {BYTES("parent,child,value,player\n,a,,min\na,b,3,\n"), "a=N(b=3)"},
    {BYTES("from,to,value,name\na,b,3,left\na,c,4,right\n"), "X(left=3 right=4)"},
    {BYTES("child,parent,value,type\na,,,max\nb,a,,max\nc,b,1,leaf\n"), "a=X(b=X(c=1))"},
    /* Static values; two columns that agree; what is not read. */
    {BYTES("id,parent,value,score\na,,2,\nb,a,3,3.0\n"), "a=2X(b=3)"},
    {BYTES("id,parent,value,depth,comment,who\na,,,0,max,Ann\nb,a,3,1,7,\n"), "a=X(b=3)"},
    {BYTES("id,parent,value,,\na,,,,\nb,a,3,,\n"), "a=X(b=3)"},
    {BYTES("id,parent,value\na,,7\n"), "a=7"},
};

static const struct reading refused[] = {
    {BYTES(""), "1:1: empty input"},
    {BYTES("# nothing\n"), "2:1: empty input"},
    {BYTES("id,parent,value\n"), "2:1: expected a row for each node"},
    {BYTES("1,,\n2,1,3\n"),
     "1:1: expected a header with columns id,parent,value or parent,child,value"},
    {BYTES("id,value\n1,3\n"),
     "1:1: expected a header with columns id,parent,value or parent,child,value"},
    {BYTES("parent,value\n1,3\n"),
     "1:1: expected a header with columns id,parent,value or parent,child,value"},
    {BYTES("id,parent\na,\n"), "1:1: expected a header with columns id,parent,value or "
                               "parent,child,value: there are no values"},
    {BYTES("id,from,parent,value\n"), "1:9: column \"parent\": a second one for parents"},
    {BYTES("id,child,parent,value\n"), "1:1: column \"id\": a second one for nodes"},
    {BYTES("id,parent,value,Prob\n"),
     "1:17: column \"Prob\": chance nodes are not supported"},
    {BYTES("id,parent,value,weight\n"),
     "1:17: column \"weight\": chance nodes are not supported"},
    {BYTES("id,parent,value,children\n"),
     "1:17: column \"children\": expected id, parent, child, value, player or name, or "
     "comment for what is not to be read"},
    {BYTES("id,parent,value\n1,,\n2,1\n"),
     "3:1: expected 3 cells as in the header, found 2"},
    {BYTES("id,parent,value\n1,,\n2,1,3,4\n"),
     "3:1: expected 3 cells as in the header, found 4"},
    {BYTES("id;parent;value\n1,,\n"), "2:1: expected 3 cells as in the header, found 1"},
    {BYTES("id,parent,value\n1,,\n2,1,3\n2,1,5\n"),
     "4:1: \"2\" is defined twice, first in line 3"},
    {BYTES("id,parent,value\n1,,\n2,1,3\n2,1,\n"),
     "4:1: \"2\" is defined twice, first in line 3"},
    {BYTES("id,parent,value\n1,,\n2,9,3\n"), "3:3: parent node \"9\" of \"2\" not found"},
    {BYTES("id,parent,value\n1,0,\n2,1,3\n"),
     "2:3: parent node \"0\" of \"1\" not found"},
    {BYTES("id,parent,value\n1,,3\n2,,5\n"), "3:1: multiple roots: \"1\" and \"2\""},
    {BYTES("id,parent,value\n1,2,\n2,1,\n"), "2:1: cycle: \"1\" -> \"2\" -> \"1\""},
    {BYTES("id,parent,value\n1,1,3\n"), "2:1: cycle: \"1\" -> \"1\""},
    {BYTES("id,parent,value\n1,,\n2,1,\n"), "3:1: leaf \"2\" has no value"},
    {BYTES("id,parent,value\n,,3\n"), "2:1: expected an id in column \"id\", not ''"},
    {BYTES("id,parent,value\nnull,,3\n"),
     "2:1: expected an id in column \"id\", not 'null'"},
    {BYTES("id,parent,value\n1,,x\n"), "2:4: expected a number, not 'x'"},
    {BYTES("id,parent,value\n1,,NaN\n"),
     "2:4: 'NaN' is no value: expected a number, inf or -inf"},
    {BYTES("id,parent,value\n1,,01\n"), "2:4: number with a leading zero: 01"},
    {BYTES("id;parent;value\n1;;3,5\n"),
     "2:4: expected a number with a decimal point in column \"value\", not '3,5'"},
    {BYTES("id,parent,value,score\n1,,3,4\n"),
     "2:6: expected the value that stands before in the row in column \"score\", not "
     "'4'"},
    {BYTES("id,parent,value,player\n1,,3,X\n"),
     "2:6: expected max or min in column \"player\", not 'X'"},
    {BYTES("id,parent,value,player\n1,,3,1\n"),
     "2:6: expected max or min in column \"player\", not '1'"},
    {BYTES("id,parent,value,player\n1,,3,Chance\n"),
     "2:6: chance nodes are not supported"},
    {BYTES("id,parent,value,isMax\n1,,3,max\n"),
     "2:6: expected true or false in column \"isMax\", not 'max'"},
    {BYTES("id,parent,value,type,isMax\n1,,3,max,0\n"),
     "2:10: expected the player that stands before in the row in column \"isMax\", not "
     "'0'"},
    {BYTES("id,parent,value,type\n1,,,leaf\n2,1,3,\n"),
     "2:1: \"1\" is said to be a leaf and has children"},
    {BYTES("id,parent,value,points\n1,,3,4\n"),
     "2:6: expected what says nothing about the tree (call it comment if so) in column "
     "\"points\", not '4'"},
    {BYTES("id,parent,value,level\n1,,3,MAX\n"),
     "2:6: expected what says nothing about the tree (call it comment if so) in column "
     "\"level\", not 'MAX'"},
    {BYTES("parent,child,value\na,b,3\na,b,3\n"), "3:3: \"b\" is a child of \"a\" twice"},
    {BYTES("parent,child,value\na,b,3\na,c,\nc,b,4\n"),
     "4:3: \"b\" has another value in line 2"},
    {BYTES("parent,child,value,player\na,b,3,max\na,c,,\nc,b,,min\n"),
     "4:3: \"b\" has another player in line 2"},
    {BYTES("parent,child,value,name\na,b,3,x\na,c,,\nc,b,,y\n"),
     "4:3: \"b\" has another name in line 2"},
    {BYTES("parent,child,value\na,b,3\nc,d,4\n"), "3:1: multiple roots: \"a\" and \"c\""},
    {BYTES("id,parent,value\n\"1,,3\n"), "2:1: the quote is not closed"},
    {BYTES("id,parent,value\n1,,3\"\n"),
     "2:5: a quote in a cell that does not begin with one"},
    {BYTES("id;parent;value\n\"1\"2;;3\n"),
     "2:4: expected a semicolon or the end of the line"},
    {BYTES("id,parent,value\na\x07,,3\n"), "2:2: control character U+0007"},
    {BYTES("id,parent,value\na\xFF,,3\n"), "2:2: text is not UTF-8"},
    {BYTES("id,parent,value\na\0,,3\n"), "2:2: NUL byte"},
};

START_TEST(reads_tables)
{
    reading_check(format_find("csv"), &BY_FILE, accepted, LENGTH(accepted));
}
END_TEST

START_TEST(tables_are_found_out)
{
    struct buffer out = {0};

    for (size_t i = 0; i < LENGTH(accepted); i++) {
        reading_memory(NULL, &BY_FILE, "test", accepted[i].bytes, accepted[i].size, &out);
        ck_assert_str_eq(out.data, accepted[i].expected);
    }
    buffer_release(&out);
}
END_TEST

START_TEST(refuses_with_a_place)
{
    reading_check(format_find("csv"), &BY_FILE, refused, LENGTH(refused));
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage(format_find("csv"), &BY_FILE, accepted, LENGTH(accepted));
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    static const struct reading reading = {BYTES("\xEF\xBB\xBFid,parent,value\na,,x"),
                                           "2:4: expected a number, not 'x'"};
    struct buffer out = {0};

    reading_memory(format_find("csv"), &BY_FILE, "test", reading.bytes, reading.size,
                   &out);
    ck_assert_str_eq(out.data, reading.expected);
    buffer_release(&out);
}
END_TEST

START_TEST(root_option_goes_first)
{
    static const struct read_options by_min = {.root = MOVER_MIN};
    static const struct reading reading = {
        BYTES("id,parent,value,player\na,,,max\nb,a,1,\n"), "a=N(b=1)"};

    reading_check(format_find("csv"), &by_min, &reading, 1);
}
END_TEST

/* Reads rows of ids from 1 to count and compares the height of their tree. */
static void check_height(struct buffer *text, node count, node height)
{
    struct reader reader = {.format = format_find("csv"), .options = BY_FILE};
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

static void add_row(struct buffer *text, unsigned id, unsigned parent, const char *value)
{
    buffer_number(text, id);
    buffer_text(text, ",");
    if (parent > 0)
        buffer_number(text, parent);
    buffer_text(text, value);
}

START_TEST(reads_a_path_of_a_million_plies)
{
    enum { PLIES = 1000000 };
    struct buffer text = {0};

    buffer_text(&text, "id,parent,value\n");
    for (unsigned i = PLIES + 1; i > 0; i--)
        add_row(&text, i, i - 1, i == PLIES + 1 ? ",5\n" : ",\n");
    check_height(&text, PLIES + 1, PLIES);
}
END_TEST

START_TEST(reads_a_million_children)
{
    enum { CHILDREN = 1000000 };
    struct buffer text = {0};

    buffer_text(&text, "id,parent,value\n");
    for (unsigned i = CHILDREN + 1; i > 0; i--)
        add_row(&text, i, i == 1 ? 0 : 1, i == 1 ? ",\n" : ",3\n");
    check_height(&text, CHILDREN + 1, 1);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("csv");
    TCase *group = suite_group(suite, "csv");

    tcase_add_test(group, reads_tables);
    tcase_add_test(group, tables_are_found_out);
    tcase_add_test(group, refuses_with_a_place);
    tcase_add_test(group, damaged_text_is_read_or_refused);
    tcase_add_test(group, byte_order_mark_is_skipped);
    tcase_add_test(group, root_option_goes_first);
    tcase_add_test(group, reads_a_path_of_a_million_plies);
    tcase_add_test(group, reads_a_million_children);
    return suite_run(suite);
}
