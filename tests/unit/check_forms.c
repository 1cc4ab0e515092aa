/*
 * check_forms.c - games of chance and of several players: the same tree in every text
 * format that can say it.
 */
#include "reading.h"
#include "suite.h"

#include <string.h>

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

/* One tree in a format, read with it and without. */
struct form {
    const char *format, *text, *expected;
};

#define DICE  "a=X(b=C(2@1/4*1 4@3/4*3) c=C(N(1 5)@0.5*1 C(0 6)@0.5*1))"
#define EQUAL "a=C(b=X(c=1 d=2) e=X(f=0 g=C(h=3 i=4)))"
#define SHARES                                                                           \
    "a=P1(b=P2(c=(1, 2, 3) d=(4, 2, 1)) e=C(f=(6, 1, 2)@1/3*1 g=(7, 4, -1)@2/3*2))"

static const struct form forms[] = {
    {"dewey",
     "e a\n1 chance b\n1.1 @1/4 2\n1.2 @3/4 4\n2 chance c\n2.1.1 1\n2.1.2 5\n2.1 @0.5\n"
     "2.2 chance @0.5\n2.2.1 0\n2.2.2 6\n",
     DICE},
    {"list", "(a {b 2 @ 1/4 4 @ 3/4} {c (1 5) @ 0.5, {0 6} @ 0.5})", DICE},
    {"dewey",
     "e chance a\n1 b\n1.1 1 c\n1.2 2 d\n2 e\n2.1 0 f\n2.2 chance g\n2.2.1 3 h\n"
     "2.2.2 4 i\n",
     EQUAL},
    {"list", "{a (b (c 1) (d 2)) (e (f 0) {g (h 3) (i 4)})}", EQUAL},
    {"lab", "g: {h, i}\na: {b, e}\nb: [c, d]\nc=1\nd=2\ne: [f, g]\nf=0\nh=3\ni=4\n",
     EQUAL},
    {"dewey",
     "players 3\ne a\n1 b\n1.1 (1, 2, 3) c\n1.2 (4, 2, 1) d\n2 chance e\n"
     "2.1 @1/3 (6, 1, 2) f\n2.2 @2/3 (7, 4, -1) g\n",
     SHARES},
    {"lab",
     "a: [b, e]\nb: [c, d]\nc=(1,2,3)\nd=(4,2,1)\ne: {f 1/3, g 2/3}\nf=(6,1,2)\n"
     "g=(7,4,-1)\n",
     SHARES},
    {"efg",
     "EFG 2 R \"\" { \"\" \"\" \"\" }\np \"a\" 1 1 { \"b\" \"e\" } 0\n"
     "p \"\" 2 1 { \"c\" \"d\" } 0 t \"\" 1 { 1 2 3 } t \"\" 2 { 4 2 1 }\n"
     "c \"\" 1 { \"f\" 1/3 \"g\" 2/3 } 0 t \"\" 3 { 6 1 2 } t \"\" 4 { 7 4 -1 }\n",
     SHARES},
};

START_TEST(formats_agree)
{
    const struct form *form = &forms[_i];
    struct buffer out = {0};

    for (int detect = 0; detect < 2; detect++) {
        reading_memory(detect ? NULL : format_find(form->format), &BY_FILE, "test",
                       form->text, strlen(form->text), &out);
        ck_assert_str_eq(out.data, form->expected);
    }
    buffer_release(&out);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("forms of games");
    TCase *group = suite_group(suite, "forms");

    tcase_add_loop_test(group, formats_agree, 0, (int)LENGTH(forms));
    return suite_run(suite);
}
