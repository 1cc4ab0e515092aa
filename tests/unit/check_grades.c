/*
 * check_grades.c - points for answers, every difference, and forms that are filled in.
 */
#include "asked.h"
#include "check/check.h"
#include "check/form.h"
#include "check/gradebook.h"
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "outcome.h"
#include "random_game.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

START_TEST(shares)
{
    static const struct {
        bool parts;
        size_t items, wrong;
        double share;
    } marks[] = {
        {true, 4, 0, 1},  {true, 4, 1, 0.75}, {true, 3, 1, 2.0 / 3}, {true, 2, 2, 0},
        {true, 2, 5, 0},  {true, 0, 0, 1},    {true, 0, 1, 0},       {false, 5, 0, 1},
        {false, 5, 1, 0}, {false, 1, 1, 0},   {false, 0, 0, 1},      {false, 1, 7, 0},
    };

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        struct grade noted = {.differences = 0};

        ck_assert_double_eq(mark_share(&noted.of[ANSWER_values]), 0);
        grade_note(&noted, ANSWER_values, marks[i].parts, marks[i].items, marks[i].wrong);
        ck_assert_double_eq(mark_share(&noted.of[ANSWER_values]), marks[i].share);
        ck_assert_uint_eq(noted.differences, marks[i].wrong);
    }
}
END_TEST

/* Notes are of one set, sums of several. */
START_TEST(sums)
{
    struct points points = {.given = false};
    struct grade sum = {.differences = 0}, noted = {.differences = 0};
    struct error error;

    grade_note(&noted, ANSWER_value, false, 1, 0);
    grade_note(&noted, ANSWER_values, true, 1, 0);
    grade_note(&noted, ANSWER_values, true, 2, 1);
    grade_note(&noted, GRADE_BOUND, false, 1, 1);
    grade_join(&sum, &noted, &points);
    ck_assert_double_eq(grade_points(&sum), 1 + 2.0 / 3);
    ck_assert_double_eq(grade_most(&sum), 3);
    ck_assert_uint_eq(sum.differences, 2);

    /* What is not asked is worth nothing, what is not answered no points. */
    sum = (struct grade){.differences = 0};
    ENSURE(points_read(&points, "values:3,line=2.5,nodes:0", &error));
    grade_join(&sum, &noted, &points);
    grade_join(&sum, &noted, &points);
    ck_assert_double_eq(grade_points(&sum), 4);
    ck_assert_double_eq(grade_most(&sum), 11);
    ck_assert_double_eq(sum.worth[ANSWER_pv], 5);
    ck_assert_double_eq(sum.got[ANSWER_pv], 0);
    ENSURE(sum.seen[ANSWER_values] && !sum.seen[ANSWER_pv]);
}
END_TEST

START_TEST(keys_of_points)
{
    static const struct {
        const char *text, *message;
    } wrong[] = {
        {"", "option '--points': expected KEY:POINTS, not ''"},
        {"value", "option '--points': expected KEY:POINTS, not 'value'"},
        {"value:2,", "option '--points': expected KEY:POINTS, not ''"},
        {"valeu:2",
         "option '--points': unknown key of answers 'valeu'; did you mean 'value'?"},
        {"x:2", "option '--points': unknown key of answers 'x'"},
        {"value:2,Value:3", "option '--points': 'value' is there twice"},
        {"pv:2,line:3", "option '--points': 'pv' is there twice"},
        {"value:-1", "option '--points': expected a number of 0 to 1000000, not '-1'"},
        {"value:1e7", "option '--points': expected a number of 0 to 1000000, not '1e7'"},
        {"value:1x", "option '--points': expected a number of 0 to 1000000, not '1x'"},
        {"value:", "option '--points': expected a number of 0 to 1000000, not ''"},
    };
    struct points points;
    struct error error;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ENSURE(!points_read(&points, wrong[i].text, &error));
        ck_assert_int_eq(error.kind, ERROR_USAGE);
        ck_assert_str_eq(error.message, wrong[i].message);
    }
    for (int key = 0; key < GRADE_KEYS; key++) {
        char text[60];
        int same = key < GRADE_FIGURES || key >= GRADE_ALGORITHM
                       ? key
                       : grade_key_of(key - GRADE_FIGURES);

        snprintf(text, sizeof text, "%s:2", grade_name(key));
        ENSURE(points_read(&points, text, &error));
        ck_assert_double_eq(points.of[same], 2);
    }
}
END_TEST

START_TEST(rounding)
{
    static const struct {
        double points;
        const char *text;
    } printed[] = {{0, "0"},           {7, "7"},          {2.5, "2.5"},
                   {10.0 / 3, "3.33"}, {2.0 / 3, "0.67"}, {0.1 + 0.2, "0.3"}};

    for (size_t i = 0; i < sizeof printed / sizeof *printed; i++) {
        char text[20] = "";
        FILE *out = fmemopen(text, sizeof text, "w");

        ENSURE(out);
        grade_print(out, printed[i].points);
        fclose(out);
        ck_assert_str_eq(text, printed[i].text);
    }
}
END_TEST

/* What is said of answers to the tree below, and the points for them. */
static const struct {
    const char *answers, *said;
    double points, most;
} verdicts[] = {
    {"{'value':3,'move':'2','pv':'1 3'}", "move: 2 given, worth 2; right is 1, worth 3\n",
     2, 3},
    {"{'values':{'1':3,'2':4},'bounds':{'2':[3,4],'1':['-inf','inf']}}",
     "values: 4 given for 2, right is 2: MIN moves to 2.1, worth 2\n"
     "bounds: [3, 4] given for 2, right is [3, inf]: no beta has come down to it\n",
     1, 2},
    {"{'leaves':['2.2','1.1'],'pruned':[],'nodes':9,'leaves':4}",
     "leaves: 2.2 given as number 1, right is 1.1: 2.2 was cut: beta 2 <= alpha 3\n"
     "leaves: 1.2 missing\n"
     "leaves: 2.1 missing\n"
     "pruned: 2.2 missing: 2.2 was cut: beta 2 <= alpha 3\n"
     "nodes: 9 given, right is 6\n"
     "leaves: 4 given, right is 3\n",
     0, 3},
    {"{'leaves':['1.1','2.1','2.2','1.2']}",
     "leaves: 2.1 given as number 2, right is 1.2: 2.1 is number 3\n"
     "leaves: 2.2 given: 2.2 was cut: beta 2 <= alpha 3\n",
     0, 1},
    {"{'best_moves':['e','2','1','1.1'],'plan':{'e':'2','1':'1.2','1.1':null}}",
     "plan: 2 given, worth 2; right is 1, worth 3\n"
     "plan: 1.2 given, worth 5; right is 1.1, worth 3\n"
     "plan: a move given for 1.1, where play ends\n"
     "plan: no move given for 2, right is 2.1, worth 2\n"
     "best_moves: e given, no child of e; right is 1, worth 3\n"
     "best_moves: 1.1 given, no child of e; right is 1, worth 3\n"
     "best_moves: 2 given, worth 2; right is 1, worth 3\n",
     0, 2},
    {"{'best_moves':['e']}",
     "best_moves: e given, no child of e; right is 1, worth 3\n"
     "best_moves: 1 missing: it is worth 3, too\n",
     0, 1},
    {"{'lower':['1','2'],'strategy':{'max':{'e':'2','1':'1.1'}},'bound':'lower',"
     "'algorithm':'sss','proved':'?'}",
     "lower: 1 is no leaf\n"
     "lower: 2 is no leaf\n"
     "strategy_max: 2 given for e allows 2, not >= 3; right is 1, worth 3\n"
     "strategy_max: a move given for 1, where MIN moves\n"
     "proved: not answered\n"
     "algorithm: sss given, but this is held against alphabeta\n"
     "bound: lower given, right is exact\n",
     0, 5},
    {"{'name':'Ada','value':'?','move':'?','pv':'?','values':{'1':'?','2':2,'e':'?'},"
     "'bounds':'?','leaves':'?','nodes':'?','plan':{'e':'?'}}",
     "value: not answered\nmove: not answered\npv: not answered\n"
     "values: not answered for 1\nvalues: not answered for e\nbounds: not answered\n"
     "leaves: not answered\nplan: no move given for e, right is 1, worth 3\n"
     "nodes: not answered\n",
     1.0 / 3, 8},
    {"{'values':{'2':'<=2','1':'<= 3','e':'>=6/2'}}",
     "values: <= 3 given for 1, right is 3: MIN moves to 1.1, worth 3\n"
     "values: >= 3 given for e, right is 3: MAX moves to 1, worth 3\n",
     1.0 / 3, 1},
    {"{'practice':{'tree':'@','name':'Bo'},'values':{'e':3},'bounds':{'1':[0,1]},"
     "'leaves':['1.1','1.2','2.1']}",
     "bounds: [0, 1] given for 1, right is [-inf, inf]: no alpha has come down to it\n"
     "bounds: none given for e, right is [-inf, inf]\n"
     "values: none given for 1, right is 3: MIN moves to 1.1, worth 3\n"
     "values: none given for 2, right is 2: MIN moves to 2.1, worth 2\n"
     "bounds: none given for 2, right is [3, inf]\n"
     "pruned: not given\n",
     1 + 1.0 / 3, 4},
};

static void put_answers(struct buffer *out, const struct tree *t, const char *answers)
{
    char print[PRACTISED_PRINT_SIZE];

    practised_print(t, print);
    for (; *answers; answers++)
        if (*answers == '@')
            buffer_text(out, print);
        else
            buffer_add(out, *answers == '\'' ? "\"" : answers, 1);
}

static void judge(const struct tree *t, const struct algorithm *a, const char *answers,
                  size_t size, struct verdict *verdict)
{
    struct search_options options = asked(1);
    struct answers file;
    struct error error;

    outcome_open(&file, answers, size);
    ENSURE_MSG(check_verdict(&file, t, a, &options, false, verdict, &error), "%s: %s\n%s",
               a->name, error.message, answers);
    answers_close(&file);
}

START_TEST(all_differences)
{
    const struct points each = {.given = false};
    struct grade sum = {.differences = 0};
    struct buffer text = {0};
    struct verdict verdict;
    struct build b = {0};

    literal_tree("[(3 5) (2 4)]", &b);
    put_answers(&text, &b.tree, verdicts[_i].answers);
    judge(&b.tree, algorithm_find("alphabeta"), text.data, text.size, &verdict);
    ck_assert_str_eq(verdict.said, verdicts[_i].said);
    ENSURE(!verdict.right);
    grade_join(&sum, &verdict.grade, &each);
    ck_assert_double_eq_tol(grade_points(&sum), verdicts[_i].points, 1e-9);
    ck_assert_double_eq(grade_most(&sum), verdicts[_i].most);
    verdict_release(&verdict);
    buffer_release(&text);
    build_release(&b);
}
END_TEST

/* A form about a search, as text of its own. */
static char *print_form(const struct tree *t, const struct algorithm *a, bool solved,
                        form_print *print)
{
    struct history history = {.tree = t, .algorithm = a, .readings = true};
    struct search_options options = asked(1);
    struct observer observer;
    struct result result;
    struct answer_form form = {
        .tree = t,
        .history = &history,
        .result = &result,
        .solved = solved,
    };
    struct error error;
    size_t size;
    char *text;
    FILE *out = open_memstream(&text, &size);

    ENSURE(out && history_start(&history, &error));
    observer = history_observer(&history);
    ENSURE(search_run(t, a, &options, &observer, &result, &error) &&
           history_finish(&history, &result, &error) && print(out, &form, &error));
    fclose(out);
    history_release(&history);
    result_release(&result);
    return text;
}

/* Filled in, it gets all points there are; as it is, none, and each key is told of. */
static void check_form(const struct tree *t, const struct algorithm *a, bool solved,
                       form_print *print)
{
    const struct points each = {.given = false};
    struct grade sum = {.differences = 0};
    char *form = print_form(t, a, solved, print);
    struct verdict verdict;

    judge(t, a, form, strlen(form), &verdict);
    grade_join(&sum, &verdict.grade, &each);
    ENSURE_MSG(verdict.right == solved, "%s:\n%s%s", a->name, form, verdict.said);
    ENSURE_MSG(grade_points(&sum) == (solved ? grade_most(&sum) : 0), "%s:\n%s%s",
               a->name, form, verdict.said);
    ck_assert_double_ge(grade_most(&sum), 5);
    verdict_release(&verdict);
    free(form);
}

static void check_forms(const struct tree *t)
{
    struct error error;

    for (const struct algorithm *a = algorithms; a < algorithms + ALGORITHM_COUNT; a++) {
        if (!algorithm_takes(a, t, &error))
            continue;
        check_form(t, a, true, form_text);
        check_form(t, a, true, form_json);
        check_form(t, a, false, form_text);
        check_form(t, a, false, form_json);
    }
}

START_TEST(forms_of_trees)
{
    struct build b = {0};
    uint32_t trees = law_trees() / 20 + 1;

    for (uint32_t i = 0; i < trees; i++) {
        struct dice dice = {.state = i + 1};
        struct wish wish = {.finite = i % 2 == 0, .leaves = 1 + i % 20};

        random_tree(&dice, &wish, &b);
        check_forms(&b.tree);
    }
    build_release(&b);
}
END_TEST

START_TEST(forms_of_games)
{
    struct build b = {0};
    uint32_t games = law_trees() / 20 + 1;

    for (uint32_t i = 0; i < games; i++) {
        struct dice dice = {.state = i + 1};
        struct game_wish wish = random_game_wish(&dice);

        random_game(&dice, &wish, &b);
        check_forms(&b.tree);
    }
    build_release(&b);
}
END_TEST

/* Codes without a name are of one person. */
START_TEST(nobodys_codes)
{
    struct practised who = {.given = true};
    struct gradebook book = {.count = 0};
    struct error wrong, error;

    error_set(&wrong, ERROR_INPUT, "wrong");
    for (int i = 0; i < 2; i++)
        ENSURE(gradebook_fail(&book, &wrong, &who, &error));
    ck_assert_uint_eq(book.count, 1);
    ENSURE(gradebook_fail(&book, &wrong, NULL, &error));
    ck_assert_uint_eq(book.count, 2);
    gradebook_release(&book);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("grades");
    TCase *group = suite_group(suite, "points");

    tcase_add_test(group, shares);
    tcase_add_test(group, sums);
    tcase_add_test(group, keys_of_points);
    tcase_add_test(group, rounding);
    group = suite_group(suite, "verdicts");
    tcase_add_loop_test(group, all_differences, 0,
                        (int)(sizeof verdicts / sizeof *verdicts));
    tcase_add_test(group, nobodys_codes);
    group = suite_group(suite, "forms");
    tcase_add_test(group, forms_of_trees);
    tcase_add_test(group, forms_of_games);
    return suite_run(suite);
}
