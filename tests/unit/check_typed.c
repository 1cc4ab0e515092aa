/*
 * check_typed.c - answers as students type them: what they mean, and what is refused.
 */
#include "ensure.h"
#include "outcome.h"
#include "reading.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

/* A tree with names, in which leaves are worth what looks like ids. */
static const char tree[] = "{'name':'A','children':["
                           "{'name':'B','children':[{'name':'b1','value':3},"
                           "{'name':'b2','value':12}]},"
                           "{'name':'C','children':[{'name':'c1','value':2},"
                           "{'name':'c-2','value':4},{'name':'x','value':2}]},"
                           "{'name':'D','children':[{'name':'x','value':1},"
                           "{'name':'two words','value':5}]}]}";

/* Typed, and what is said of it. */
static const struct {
    const char *answers, *line;
} lines[] = {
    {"value 3", "all right: value"},
    {"VALUE: 3", "all right: value"},
    {"Value = +3", "all right: value"},
    {"\t value\t=\t3.0 \r\n", "all right: value"},
    {"value 6/2", "all right: value"},
    {"value \xE2\x88\x92"
     "3",
     "value: -3 given, right is 3: MAX moves to B, worth 3"},
    {"value oo", "value: inf given, right is 3: MAX moves to B, worth 3"},
    {"value -\xE2\x88\x9E", "value: -inf given, right is 3: MAX moves to B, worth 3"},
    {"value >= 3", "value: >= 3 given, right is 3: MAX moves to B, worth 3"},
    {"value ?", "value: not answered"},
    {"value", "value: not answered"},
    {"# nothing\n\nvalue 3 \n  # more\n", "all right: value"},
    {"move B", "all right: move"},
    {"best move: b", "all right: move"},
    {"Best-Move = \"B\"", "all right: move"},
    {"move none", "move: none given, right is B, worth 3"},
    {"pv A B b1", "all right: pv (3)"},
    {"line: A -> B \xE2\x86\x92 b1", "all right: pv (3)"},
    {"principal variation = [a, b, B1]", "all right: pv (3)"},
    {"pv B 3", "all right: pv (2)"},
    {"pv ids: 1 1.1", "all right: pv (2)"},
    {"pv none", "pv: it ends at A, right is to go on to B"},
    {"pv ?", "pv: not answered"},
    {"values B = 3, C <= 2; D: 1", "all right: values (3)"},
    {"values B = 3\nvalue of=2", NULL},
    {"value B = 3\nvalues: C \xE2\x89\xA4 2", "all right: values (2)"},
    {"values C = 4", "values: 4 given for C, right is 2: MIN moves to c1, worth 2"},
    {"values C >= 2", "values: >= 2 given for C, right is 2: MIN moves to c1, worth 2"},
    {"values B = ?", "values: not answered for B"},
    {"values B = ?, C =", "values: not answered for B"},
    {"values ?", "values: not answered"},
    {"bounds C = [3, inf]", "all right: bounds (1)"},
    {"windows: C (3 infinity) D: {3; oo}", "all right: bounds (2)"},
    {"bounds C = ?", "bounds: not answered for C"},
    {"leaves b1 b2 c1 3.1", "all right: leaves (4)"},
    {"leaves: 3, 12, c1, 3.1", "all right: leaves (4)"},
    {"pruned 4 2.3 1", "pruned: 3.1 given, but alphabeta enters it: alpha 3 < beta inf"},
    {"1) value 3\n  2. move B\n- nodes visited 8\n* lines B b1",
     "all right: value, move, pv (2), nodes"},
    {"leaves: b1, 12, c1, 3.1", "all right: leaves (4)"},
    {"order worth: 3 12", "leaves: only 2 given, right is to go on to c1"},
    {"leaves 7", "leaves: 7 given, right is 4"},
    {"leaves: 12, 5", "leaves: b2 given as number 1, right is b1: b2 is number 2"},
    {"nodes = 8", "all right: nodes"},
    {"pruned c-2 2.3 \"two words\"", "all right: pruned (3)"},
    {"pruned C->c-2, C->2.3, D -> 5", "all right: pruned (3)"},
    {"pruned 4 2.3 5", "all right: pruned (3)"},
    {"pruned [c-2 2.3]",
     "pruned: \"two words\" missing: \"two words\" was cut: beta 1 <= alpha 3"},
    {"pruned []", "pruned: c-2 missing: c-2 was cut: beta 2 <= alpha 3"},
    {"pruned Nothing", "pruned: c-2 missing: c-2 was cut: beta 2 <= alpha 3"},
    {"plan A = B, B -> b1", "all right: plan (2)"},
    {"plan A = none", "plan: no move given for A, right is B, worth 3"},
    {"plan A = ?", "plan: no move given for A, right is B, worth 3"},
    {"lower none", "lower: none given, but leaves show that the value is >= 3"},
    {"lower b1 b2", "all right: lower (2, minimal)"},
    {"strategy max A = B", "all right: strategy_max (1)"},
    {"best moves B", "all right: best_moves (1)"},
    {"bound exact\nalgorithm alphabeta", "all right: algorithm, bound"},
    {"proved ?", "proved: not answered"},
    {"proved no", "proved: false given, right is null"},
    {"name: Ada Lovelace\nvalue 3", "all right: value"},
};

static const struct {
    const char *answers, *refusal;
} refusals[] = {
    {"value six", "1:7: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
    {"value 2,5", "1:7: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
    {"value [3", "1:9: expected a closing bracket"},
    {"value [3] 4", "1:11: expected nothing behind the numbers"},
    {"value 3\nvalue 3", "2:1: a second key \"value\""},
    {"value <=", "1:9: expected a number"},
    {"value ? 3", "1:9: expected nothing behind ?"},
    {"\nvaleu 3", "2:1: unknown key; did you mean \"value\"?"},
    {"S3 value", "1:1: unknown key; expected a line as \"value = 3\", \"pv: A B\" or "
                 "\"pruned c2 c3\""},
    {"1)value 3", "1:1: expected a JSON object of answers"},
    {"leaves 3 2", "1:10: several leaves are worth this: expected a name or an id"},
    {"three", "1:1: unknown key; expected a line as \"value = 3\", \"pv: A B\" or "
              "\"pruned c2 c3\""},
    {"value 3\n= 3", "2:1: expected a key, as value, pv or pruned"},
    {"value 3\n\"pv\" B", "2:2: expected a key, as value, pv or pruned"},
    {"move B C", "1:8: expected one node"},
    {"move =,", "1:7: expected a node"},
    {"move b22", "1:6: no node has this name or id; did you mean \"b2\"?"},
    {"move 9", "1:6: no node 9: the root has 3 children"},
    {"move X", "1:6: no node has this name or id"},
    {"move x", "1:6: several nodes have this name: expected an id: 2.3, 3.1"},
    {"pv B \"b1", "1:6: the quote is not closed"},
    {"pv B = b1", "1:4: expected nodes, with blanks or commas between them"},
    {"pv B ]", "1:6: expected a node"},
    {"pv [B", "1:6: expected a node"},
    {"pv [B] b1", "1:8: expected nothing behind the nodes"},
    {"pv C 3", "1:6: this is a node, and what another leaf is worth: expected "
               "\"ids:\" or \"worth:\" before the list"},
    {"leaves 2", "1:8: a count, or a node: expected \"leaf count\" or \"ids:\""},
    {"leaves worth: 2", "1:15: several leaves are worth this: expected a name or an id"},
    {"leaves worth: 99", "1:15: no leaf is worth this"},
    {"leaves 3", "1:8: a count, or a node: expected \"leaf count\" or \"ids:\""},
    {"leaves 7\nleaf count 4", "2:1: a second key \"leaves\""},
    {"leaves 99999999999999999999", "1:8: expected a number"},
    {"nodes 8 9", "1:9: expected one number"},
    {"pruned", "1:7: expected nodes, none, or ? where nothing is answered"},
    {"pruned C->", "1:11: expected a child"},
    {"pruned C->b1", "1:11: expected a child of the node before it"},
    {"pruned C->c1->c1", "1:13: expected a node"},
    {"values 3", "1:9: expected = and what the node before is worth"},
    {"values B = 3 4", "1:15: expected = and what the node before is worth"},
    {"values = = 3", "1:10: expected a node and what it is worth"},
    {"values B = 3, B = 4", "1:15: this node was given before"},
    {"values b22 = 3", "1:8: no node has this name or id; did you mean \"b2\"?"},
    {"bounds C", NULL},
    {"bounds C 3 4", "1:10: expected a window, as [3, inf]"},
    {"bounds = = 3", "1:10: expected a node and its window"},
    {"bounds C = [3]", "1:13: expected [alpha, beta]"},
    {"plan A B", "1:8: expected = and the move at the node before"},
    {"plan A = (", "1:10: expected a move"},
    {"plan = =", "1:8: expected a node and the move there"},
    {"unique =",
     "1:1: \"unique\" has no meaning: leaves of this tree have one value each"},
    {"bound =,", "1:8: expected a word"},
    {"bound exact lower", "1:13: expected one word"},
    {"payoffs A", "1:1: \"payoffs\" has no meaning: leaves of this tree have one value "
                  "each"},
    {"name", "1:1: expected at least one answer"},
    {"name Ada\nname Bo\nvalue 3", "2:6: expected one name in quotes"},
    {"value 3\n\xFF", "2:1: not UTF-8"},
};

static void check(const char *answers, struct outcome *outcome)
{
    struct reader reader = {.format = format_find("json")};
    struct buffer text = {0};
    struct error error;

    outcome_quote(&text, tree);
    ENSURE(text_from(&reader.text, "tree", text.data, text.size, &error));
    ENSURE(reader_next(&reader, &error) == READ_TREE);
    outcome_check(&reader.build.tree, "alphabeta", &search_defaults, false, answers,
                  strlen(answers), outcome);
    reader_close(&reader);
    buffer_release(&text);
}

START_TEST(meanings)
{
    struct outcome outcome;

    check(lines[_i].answers, &outcome);
    if (lines[_i].line)
        outcome_is_line(&outcome, lines[_i].line);
    else
        free(outcome.line);
}
END_TEST

START_TEST(not_understood)
{
    struct outcome outcome;

    check(refusals[_i].answers, &outcome);
    if (refusals[_i].refusal)
        outcome_is_refusal(&outcome, refusals[_i].refusal);
    else
        free(outcome.line);
}
END_TEST

/* A quote that is not closed, or a sign out of place, anywhere: it is said, and nothing
 * else happens. */
START_TEST(damage)
{
    static const char signs[] = "\"=,]([?";
    size_t length = strlen(lines[_i].answers);
    struct outcome outcome;
    char text[200];

    for (size_t at = 0; at <= length; at++)
        for (const char *sign = signs; *sign; sign++) {
            snprintf(text, sizeof text, "%.*s %c%s", (int)at, lines[_i].answers, *sign,
                     lines[_i].answers + at);
            check(text, &outcome);
            ENSURE(outcome.done || *outcome.error.message);
            free(outcome.line);
        }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("typed");
    TCase *group = suite_group(suite, "typed answers");

    tcase_add_loop_test(group, meanings, 0, (int)(sizeof lines / sizeof *lines));
    tcase_add_loop_test(group, damage, 0, (int)(sizeof lines / sizeof *lines));
    tcase_add_loop_test(group, not_understood, 0,
                        (int)(sizeof refusals / sizeof *refusals));
    return suite_run(suite);
}
