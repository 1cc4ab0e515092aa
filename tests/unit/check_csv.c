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
    {BYTES("id,parent,value,player,is_leaf\na,,,max,FALSE\nb,a,3,min,TRUE\n"),
     "a=X(b=3)"},
    {BYTES("id,parent,value,,\na,,,,\nb,a,3,,\n"), "a=X(b=3)"},
    {BYTES("id,parent,value\na,,7\n"), "a=7"},
    /* Games. */
    {BYTES("id,parent,value,player\na,,,chance\nb,a,3,\nc,a,4,\n"), "a=C(b=3 c=4)"},
    {BYTES("id,parent,value,p\na,,,\nb,a,3,1/4\nc,a,4,75%\n"),
     "a=C(b=3@1/4*1 c=4@75%*3)"},
    {BYTES("id,parent,value,player,weight\na,,,Nature,\nb,a,3,,2\nc,a,4,,1\n"),
     "a=C(b=3@2*2 c=4@1*1)"},
    {BYTES("id,parent,value,is chance,probability\na,,,yes,\nb,a,3,no,0.5\nc,a,4,,0.5\n"),
     "a=C(b=3@0.5*1 c=4@0.5*1)"},
    {BYTES("parent,child,value,prob\na,b,3,0.5\na,c,4,0.5\n"),
     "a=C(b=3@0.5*1 c=4@0.5*1)"},
    {BYTES("id,parent,player,value\na,,1,\nb,a,2,\nc,b,0,\nd,c,,5\n"),
     "a=X(b=N(c=C(d=5)))"},
    {BYTES("id,parent,player,value\na,,-1,\nb,a,1,\nd,b,,5\n"), "a=N(b=X(d=5))"},
    {BYTES("id,parent,player,payoffs\na,,p2,\nb,a,,1 2 3\nc,a,,\"(4, 5, "
           "-6)\"\nd,a,,[1;2;3]\n"),
     "a=P2(b=(1, 2, 3) c=(4, 5, -6) d=(1, 2, 3))"},
    {BYTES("id,parent,player,u1,u2\na,,2,,\nb,a,1,,\nc,b,,4,5\nd,b,,inf,-inf\n"),
     "a=P2(b=P1(c=(4, 5) d=(inf, -inf)))"},
    {BYTES("id,parent,Payoff 2,Payoff 1,player\na,,,,chance\nb,a,1,2,\nc,a,3,4,\n"),
     "a=C(b=(2, 1) c=(4, 3))"},
    {BYTES("id,parent,payoff\na,,\nb,a,1 2\nc,a,3 4\n"), "a=P1(b=(1, 2) c=(3, 4))"},
    {BYTES("id,parent,value,player,name,probability,payoffs\ne,,,chance,a,,\n1,e,,,b,0.5,"
           "1 2\n2,e,,,c,0.5,3 4\n"),
     "a=C(b=(1, 2)@0.5*1 c=(3, 4)@0.5*1)"},
};

/* As data frames are written, with their rows counted. */
static const struct reading counted[] = {
    {BYTES(",id,parent,value\n0,a,,\n1,b,a,3.0\n2,c,a,5.0\n"), "a=X(b=3 c=5)"},
    {BYTES("\"\",\"id\",\"parent\",\"value\"\n\"1\",\"a\",,\n\"2\",\"b\",\"a\",3\n"),
     "a=X(b=3)"},
};

START_TEST(reads_tables)
{
    reading_check(format_find("csv"), &BY_FILE, counted, LENGTH(counted));
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

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage(format_find("csv"), &BY_FILE, accepted, LENGTH(accepted));
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
    tcase_add_test(group, damaged_text_is_read_or_refused);
    tcase_add_test(group, root_option_goes_first);
    tcase_add_test(group, reads_a_path_of_a_million_plies);
    tcase_add_test(group, reads_a_million_children);
    return suite_run(suite);
}
