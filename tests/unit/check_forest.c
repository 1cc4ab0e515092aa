/*
 * check_forest.c - trees of LaTeX's package forest.
 */
#include "reading.h"
#include "suite.h"

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

static const struct reading accepted[] = {
    {BYTES("[MIN [MAX [3] [12]] [MAX [2] [4]]]"), "N(X(3 12) X(2 4))"},
    {BYTES("[MAX, draw [A [3, leaf] [b: 5]] [4, fill=red!20]]"), "X(A=N(3 b=5) 4)"},
    {BYTES("[A MAX [B = 3] [c 4] [d=-5]][min: B [inf]]"), "A=X(B=3 c=4 d=-5); B=N(inf)"},
    {BYTES("[[3] [5 [2] [-inf]]] [7]"), "X(3 5N(2 -inf)); 7"},
    {BYTES("% tree\n[Max % root\n [3]\n [4] % last ]\n]\n"), "X(3 4)"},
    {BYTES("\\documentclass{article} % [\n\\begin{document}[x]\n\\begin{forest}\n"
           "for tree={circle, label={[red]x}}\n[MAX, min [$3$] [{$-4$}]]\n\\node {x};\n"
           "\\end{forest} and\n\\begin{forest} [\\textbf{A} [1]] \\end{forest}\n.\n"),
     "5:7: who moves is said twice: min"},
    {BYTES("\\begin{forest}\n for tree={label={[red]x}}\n[MAX [$3$] [{$-4$}]]\n"
           "\\node {x};\n\\end{forest} and\n\\begin{forest} [\\textbf{A} [1]] "
           "\\end{forest}\n.\n"),
     "X(3 -4); A=X(1)"},
    /* As pictures have them. */
    {BYTES(
         "[{\\makebox[0pt]{$\\le 2$}}, min, beside={C\\\\\\textcolor{red}{$3 \\ge 2$}}, "
         "s sep=2.0mm\n[{${-}2.5\\mathrm{e}{+}20$\\\\\\scriptsize "
         "1\\\\\\scriptsize\\#4}, "
         "leaf, unvisited, cut]\n[{$\\infty$\\\\\\scriptsize a\\ \\{\\unicode{03B5}"
         "\\unicode{1F600}}, leaf]]"),
     "C=N(-2.5e+20 a {\xCE\xB5\xF0\x9F\x98\x80=inf)"},
    {BYTES("[{\\makebox[0pt]{}}, max, beside={e}\n[{\\makebox[0pt]{}}, min, beside={1}"
           "[{$3$\\\\\\scriptsize 1.1}, leaf][{$4$\\\\\\scriptsize \xE2\x80\xA6.2}, "
           "leaf]]]"),
     "X(N(3 4))"},
    {BYTES("[{\\makebox[0pt]{}}, max, beside={to\\ the\\ \\namebreak{}left}, "
           "second={$3$}\n[{$3$\\textgap{}\\scriptsize b-\\namebreak{}c\\textgap{}"
           "\\scriptsize\\#1}, leaf]]"),
     "to the left=X(b-c=3)"},
};

static const struct reading by_min[] = {
    {BYTES("[MAX [3] [A [4]]]"), "N(3 A=X(4))"},
};

static const struct reading_table tables[] = {
    {"trees", {.root = MOVER_DEFAULT}, READINGS(accepted)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    reading_check_table(format_find("forest"), &tables[_i]);
}
END_TEST

START_TEST(damaged_text_is_read_or_refused)
{
    reading_damage_table(format_find("forest"), &tables[_i]);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("forest"), "[MAX [A [3] % x\n [B 4]] [5, leaf]]\n", 5);
}
END_TEST

START_TEST(reads_a_million_brackets)
{
    enum { DEPTH = 1000000 };
    struct reader reader = {.format = format_find("forest"), .options = BY_FILE};
    struct buffer text = {0};
    struct error error;

    for (int i = 0; i < DEPTH; i++)
        buffer_text(&text, "[A\n");
    buffer_text(&text, "[5]");
    for (int i = DEPTH; i-- > 0;)
        buffer_text(&text, "]");
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
    Suite *suite = suite_create("forest");
    TCase *group = suite_group(suite, "forest");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_loop_test(group, damaged_text_is_read_or_refused, 0, LENGTH(tables));
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_a_million_brackets);
    return suite_run(suite);
}
