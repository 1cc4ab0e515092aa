/*
 * check_sets.c - graphs as a set of nodes and one of edges.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    {BYTES("{(A,MAX),(B,MIN)} {(A,B),(A,5),(B,4)}"), "A=X(B=N(4) 5)"},
    /* Edges in any order, the root where it may; equal leaves are several. */
    {BYTES("{(B,MIN),(A,MAX),(C,MIN)} {(B,4),(A,C),(C,7),(A,B),(C,7)}\n"),
     "A=X(C=N(7 7) B=N(4))"},
    {BYTES("{(A,MIN),(B,min)} {(A,B),(B,-0.5),(B,-inf)}\r\n"), "A=N(B=N(-0.5 -inf))"},
    {BYTES("# of a course\n\n { ( A , max ) ,\n(b1,Min)}\n\n{ ( A , b1 ) , ( b1 , 4 ) } "
           "\n\n"),
     "A=X(b1=N(4))"},
    /* One a line, and several on one. */
    {BYTES("{(A,MAX)}{(A,1)}\n\n{(A,MAX)} {(A,2)} {(B,MIN)} {(B,3)}\n"),
     "A=X(1); A=X(2); B=N(3)"},
    /* Shared positions. */
    {BYTES("{(A,MAX),(B,MIN),(C,MAX)} {(A,B),(A,C),(B,C),(C,1)}"),
     "A=X(B=N(C=X(1)) C=X(1))"},
    {BYTES("{(\xC3\xA9,MAX)} {(\xC3\xA9,1)}"), "\xC3\xA9=X(1)"},
};

/* A file cannot show these: the first trees are read. */
static const struct reading late[] = {
    {BYTES("{(A,MAX)} {(A,1)}\n{(A,MAX)} {(A,B)}\n"),
     "A=X(1); 2:15: child node \"B\" of \"A\" not found"},
    {BYTES("{(A,MAX)} {(A,1)} x"), "A=X(1); 1:19: expected '{' and the nodes"},
};

START_TEST(reads_graphs)
{
    reading_check(format_find("sets"), &BY_FILE, accepted, LENGTH(accepted));
    reading_check(format_find("sets"), &BY_FILE, late, LENGTH(late));
}
END_TEST

START_TEST(graphs_are_found_out)
{
    reading_check(NULL, &BY_FILE, accepted, LENGTH(accepted));
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage(format_find("sets"), &BY_FILE, accepted, LENGTH(accepted));
}
END_TEST

START_TEST(root_option_goes_first)
{
    static const struct read_options by_min = {.root = MOVER_MIN};
    static const struct reading reading = {BYTES("{(A,MAX)} {(A,1)}"), "A=N(1)"};

    reading_check(format_find("sets"), &by_min, &reading, 1);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("sets"), "{(A,MAX),(B,MIN)} {(A,B),(A,5),(B,4)}\n", 4);
}
END_TEST

/* A set of so many nodes, and one in which each is the child of the one before. */
static void add_path(struct buffer *text, unsigned plies)
{
    for (unsigned i = 0; i < plies; i++) {
        buffer_text(text, i == 0 ? "{(n" : ",(n");
        buffer_number(text, i);
        buffer_text(text, ",MAX)");
    }
    for (unsigned i = 0; i < plies; i++) {
        buffer_text(text, i == 0 ? "} {(n" : ",(n");
        buffer_number(text, i);
        buffer_text(text, i + 1 < plies ? ",n" : ",");
        buffer_number(text, i + 1);
        buffer_text(text, ")");
    }
    buffer_text(text, "}\n");
}

START_TEST(reads_a_path_of_a_million_plies)
{
    enum { PLIES = 1000000 };
    struct reader reader = {.format = format_find("sets"), .options = BY_FILE};
    struct buffer text = {0};
    struct error error;

    add_path(&text, PLIES);
    ck_assert(!text.failed);
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
    Suite *suite = suite_create("sets");
    TCase *group = suite_group(suite, "sets");

    tcase_add_test(group, reads_graphs);
    tcase_add_test(group, graphs_are_found_out);
    tcase_add_test(group, damaged_text_is_read_or_refused);
    tcase_add_test(group, root_option_goes_first);
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_a_path_of_a_million_plies);
    return suite_run(suite);
}
