/*
 * check_practised.c - answers of somebody who practised: about which tree they are, that
 * they are whole, and codes.
 */
#include "coding.h"
#include "ensure.h"
#include "literal.h"
#include "outcome.h"
#include "reading.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static const char tree[] = "[(3 5) (2 4)]";

/* What is right of it, but for what stands in "practice". */
#define VALUES "'values':{'e':3,'1':3,'2':2}"
#define BOUNDS "'bounds':{'e':['-inf','inf'],'1':['-inf','inf'],'2':[3,'inf']}"
#define LISTS  "'leaves':['1.1','1.2','2.1'],'pruned':['2.2']"
#define REST   VALUES "," BOUNDS "," LISTS
#define OF     "{'practice':{'tree':'@','hints':1,'wrong':0},"

/* Both are told of the answers as they are; of a code, refusals have another place. */
static const struct told {
    const char *answers, *line;
} lines[] = {
    {OF REST "}", "no name (1 hint, 0 wrong): all right: values (3), bounds (3), leaves "
                  "(3), pruned (1)"},
    {"{'algorithm':'alphabeta'," REST
     ",'practice':{'tree':'@','name':'Ada','hints':0,'wrong':2}}",
     "Ada (0 hints, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), "
     "algorithm"},
    {"{'practice':{'tree':'@','variant':3,'name':'A\\nB'}," REST "}",
     "\"A\\nB\" (variant 3, 0 hints, 0 wrong): values: 3 given for 1, right is 4: MIN "
     "moves to 1.1, worth 4"},
    {OF "'values':{'e':3,'1':3}," BOUNDS "," LISTS "}",
     "no name (1 hint, 0 wrong): values: none given for 2, right is 2: MIN moves to 2.1, "
     "worth 2"},
    {OF VALUES ",'bounds':{'e':['-inf','inf'],'2':[3,'inf']}," LISTS "}",
     "no name (1 hint, 0 wrong): bounds: none given for 1, right is [-inf, inf]"},
    {OF VALUES "," BOUNDS ",'leaves':['1.1','1.2','2.1']}",
     "no name (1 hint, 0 wrong): pruned: not given"},
    {OF VALUES "," BOUNDS ",'pruned':['2.2']}",
     "no name (1 hint, 0 wrong): leaves: not given"},
};

static const struct told refusals[] = {
    {"{'practice':{'tree':'0000000000000000'},'pruned':[]}",
     "this was practised on another tree than the one at hand, or that was read in "
     "another way"},
    {"{'practice':{'tree':7}}", "this was practised on another tree than the one at "
                                "hand, or that was read in another way"},
    {"{'practice':{},'pruned':[]}", "expected \"tree\", the fingerprint of one"},
    {"{'practice':3}", "expected what a page for practice writes"},
    {"{'practice':{'tree':'@','hint':1}}",
     "unknown key; expected tree, variant, hints, wrong or name"},
    {"{'practice':{'tree':'@','hints':-1}}", "expected a whole number from 0"},
    {"{'practice':{'tree':'@','hints':1.5}}", "expected a whole number from 0"},
    {"{'practice':{'tree':'@','wrong':'1'}}", "expected a whole number from 0"},
    {"{'practice':{'tree':'@','variant':1e10}}", "expected a whole number from 0"},
    {"{'practice':{'tree':'@','name':1}}", "expected a name in quotes"},
    {"{'practice':{'tree':'@'},'algorithm':'sss','pruned':[]}",
     "sss was practised: --algo=sss tells what is right"},
    {"{'practice':{'tree':'@'}}", "expected at least one answer"},
};

static void check(const char *algorithm, const struct told *told, bool coded,
                  struct outcome *outcome)
{
    struct buffer text = {0}, code = {0};
    struct build b = {.depth = 0};

    literal_tree(tree, &b);
    coding_fill(&text, &b.tree, told->answers);
    if (coded)
        coding_add(&code, &b.tree, text.data);
    outcome_check(&b.tree, algorithm, &search_defaults, false,
                  coded ? code.data : text.data, coded ? code.size : text.size, outcome);
    buffer_release(&text);
    buffer_release(&code);
    build_release(&b);
}

static void is_line(const struct told *told, bool coded)
{
    struct outcome outcome;

    check("alphabeta", told, coded, &outcome);
    ENSURE_MSG(outcome.done || outcome.error.kind == ERROR_CHECK, "%s",
               outcome.error.message);
    ENSURE(outcome.size > 0 && outcome.line[outcome.size - 1] == '\n');
    outcome.line[outcome.size - 1] = '\0';
    ck_assert_str_eq(outcome.line, told->line);
    ck_assert(outcome.done == (strstr(told->line, "all right") != NULL));
    free(outcome.line);
}

START_TEST(what_is_said)
{
    is_line(&lines[_i], false);
    is_line(&lines[_i], true);
}
END_TEST

START_TEST(what_is_refused)
{
    struct outcome outcome;
    char coded[ERROR_MESSAGE_SIZE];

    check("alphabeta", &refusals[_i], false, &outcome);
    ck_assert(!outcome.done);
    ck_assert_int_eq(outcome.error.kind, ERROR_INPUT);
    ck_assert_str_eq(outcome.error.message, refusals[_i].line);
    free(outcome.line);
    check("alphabeta", &refusals[_i], true, &outcome);
    snprintf(coded, sizeof coded, "1:1: in this code: %s", refusals[_i].line);
    outcome_is_refusal(&outcome, coded);
}
END_TEST

static const struct told broken[] = {
    {"gt1:", "1:1: expected a code: gt1:, sixteen digits, a colon, and letters"},
    {"gt1:0123456789abcdef:", "1:1: expected a code: gt1:, sixteen digits, a colon, and "
                              "letters"},
    {"gt1:0123456789abcdeg:e30", "1:1: expected a code: gt1:, sixteen digits, a colon, "
                                 "and letters"},
    {"\n gt1:0123456789abcdef:e3+0",
     "2:2: this code is not whole, or more stands at its end: expected all of it, on a "
     "line of its own"},
    {"gt1:0123456789abcdef:e", "1:1: this code is not whole, or more stands at its end: "
                               "expected all of it, on a line of its own"},
    {"gt1:0123456789abcdef:W10", "1:1: in this code: expected a JSON object of answers"},
    {"gt1:0123456789abcdef:eyJ", "1:1: in this code: string without its closing quote"},
    {"gt2:0123456789abcdef:e30", "1:1: expected a JSON object of answers"},
};

START_TEST(broken_codes)
{
    struct build b = {.depth = 0};
    struct outcome outcome;

    literal_tree(tree, &b);
    outcome_check(&b.tree, "alphabeta", &search_defaults, false, broken[_i].answers,
                  strlen(broken[_i].answers), &outcome);
    outcome_is_refusal(&outcome, broken[_i].line);
    build_release(&b);
}
END_TEST

START_TEST(endless_codes)
{
    struct build b = {.depth = 0};
    struct buffer text = {0};
    struct outcome outcome;

    literal_tree(tree, &b);
    coding_add(&text, &b.tree, "{}");
    for (size_t i = 0; i < 1 << 20; i++)
        buffer_add(&text, "A", 1);
    outcome_check(&b.tree, "alphabeta", &search_defaults, false, text.data, text.size,
                  &outcome);
    outcome_is_refusal(&outcome, "1:1: a code is not longer than 1048576 characters");
    buffer_release(&text);
    build_release(&b);
}
END_TEST

/* Codes of a tree that follow each other are about it, what is malformed among them, too;
 * then comes the next tree. */
START_TEST(codes_of_several_people)
{
    static const char right[] = OF REST "}";
    struct build one = {.depth = 0}, two = {.depth = 0};
    struct buffer text = {0}, all = {0};
    struct answers answers;
    struct outcome outcome;
    struct error error;
    bool more;

    literal_tree(tree, &one);
    literal_tree("[3 5]", &two);
    coding_fill(&text, &one.tree, right);
    for (int i = 0; i < 3; i++) {
        coding_add(&all, &one.tree, i == 1 ? "{" : text.data);
        buffer_text(&all, "\n");
    }
    coding_add(&all, &two.tree, "{\"pruned\":[]}");
    buffer_text(&all, "{\"value\":5}");
    outcome_open(&answers, all.data, all.size);
    for (int i = 0; i < 3; i++) {
        outcome_next(&answers, &one.tree, "alphabeta", &search_defaults, false, &outcome);
        ck_assert(outcome.done == (i != 1));
        free(outcome.line);
        ENSURE(answers_go_on(&answers, &more, &error));
        ck_assert(more == (i < 2));
    }
    outcome_next(&answers, &two.tree, "alphabeta", &search_defaults, false, &outcome);
    outcome_is_refusal(&outcome,
                       "4:1: this code is not whole, or more stands at its end: "
                       "expected all of it, on a line of its own");
    ck_assert_uint_eq(answers.count, 2);
    answers_close(&answers);
    buffer_release(&text);
    buffer_release(&all);
    build_release(&one);
    build_release(&two);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("practised");
    TCase *group = suite_group(suite, "answers of somebody who practised");

    tcase_add_loop_test(group, what_is_said, 0, LENGTH(lines));
    tcase_add_loop_test(group, what_is_refused, 0, LENGTH(refusals));
    tcase_add_loop_test(group, broken_codes, 0, LENGTH(broken));
    tcase_add_test(group, endless_codes);
    tcase_add_test(group, codes_of_several_people);
    return suite_run(suite);
}
