/*
 * check_remarks.c - what is said of single answers, and how what is no answer is refused
 * with its place.
 */
#include "ensure.h"
#include "literal.h"
#include "outcome.h"
#include "reading.h"
#include "suite.h"

#include <string.h>

/* Single answers, each with what is said of it. */
struct remark {
    const char *algorithm;
    const char *answers;
    const char *line;
};

static void check_remarks(const char *tree, const struct search_options *options,
                          const struct remark *remarks, size_t count)
{
    struct build b = {.depth = 0};
    struct buffer text = {0};

    literal_tree(tree, &b);
    for (size_t i = 0; i < count; i++) {
        struct outcome outcome;

        buffer_clear(&text);
        outcome_quote(&text, remarks[i].answers);
        outcome_check(&b.tree, remarks[i].algorithm, options, false, text.data, text.size,
                      &outcome);
        outcome_is_line(&outcome, remarks[i].line);
    }
    buffer_release(&text);
    build_release(&b);
}

/* Alphabeta cuts 2.2 and 2.3: it knows that 2 is worth at most 5, and not that it is 1.
 */
static const char TREE[] = "[(6 9) (5 7 1) ([3 8] 4)]";

static const struct remark remarks_on_it[] = {
    {"alphabeta", "{'value': 6, 'move': '1'}", "all right: value, move"},
    {"alphabeta",
     "{'value': 6.00000000000000000000000000000000000000000000000000000000000000000}",
     "all right: value"},
    {"alphabeta", "{'value': 6.000000000000001}",
     "value: 6.000000000000001 given, right is 6: MAX moves to 1, worth 6"},
    {"alphabeta", "{'value': 'inf'}",
     "value: inf given, right is 6: MAX moves to 1, worth 6"},
    /* The first in the order of the manual, not of the file. */
    {"alphabeta", "{'move': '2', 'value': 5}",
     "value: 5 given, right is 6: MAX moves to 1, worth 6"},
    {"alphabeta", "{'move': 'e'}", "move: e given, no child of e; right is 1, worth 6"},
    {"alphabeta", "{'move': '2.1'}",
     "move: 2.1 given, no child of e; right is 1, worth 6"},
    {"alphabeta", "{'move': null}", "move: none given, right is 1, worth 6"},
    /* The root may be left out. */
    {"alphabeta", "{'pv': ['1', '1.1']}", "all right: pv (2)"},
    {"alphabeta", "{'pv': 'e, -> 1.1'}",
     "pv: 1.1 given, no child of e; right is 1, worth 6"},
    {"alphabeta", "{'pv': 'e'}", "pv: it ends at e, right is to go on to 1"},
    {"alphabeta", "{'pv': []}", "pv: it ends at e, right is to go on to 1"},
    {"alphabeta", "{'pv': ['e', '1']}", "pv: it ends at 1, right is to go on to 1.1"},
    {"alphabeta", "{'pv': ['1', '2.1']}",
     "pv: 2.1 given, no child of 1; right is 1.1, worth 6"},
    {"alphabeta", "{'pv': ['1', '1.1', '2']}",
     "pv: 2 given, right is to end at 1.1, a leaf"},
    {"alphabeta", "{'pv': ['1', 'e', '1']}",
     "pv: e given, no child of 1; right is 1.1, worth 6"},
    /* What is true and what came back are both right. */
    {"alphabeta", "{'values': {'2': 1, '3.1': 8}}", "all right: values (2)"},
    {"alphabeta", "{'values': {'2': 5}}", "all right: values (1)"},
    {"scout", "{'values': {'2': 6}}",
     "values: 6 given for 2, right is 1: MIN moves to 2.3, worth 1"},
    {"minimax", "{'values': {'2': 5}}",
     "values: 5 given for 2, right is 1: MIN moves to 2.3, worth 1"},
    {"alphabeta", "{'values': {'2': 4}}",
     "values: 4 given for 2, right is 1, or the bound <= 5: MIN moves to 2.3, worth "
     "1"},
    /* Children before their parents, whatever the order in the file. */
    {"alphabeta", "{'values': {'e': 0, '3': 0, '3.1': 0, '3.2': 4}}",
     "values: 0 given for 3.1, right is 8: MAX moves to 3.1.2, worth 8"},
    {"alphabeta", "{'values': {'e': 0, '3': 0, '1': 0}}",
     "values: 0 given for 1, right is 6: MIN moves to 1.1, worth 6"},
    {"alphabeta", "{'values': {'2.1': 4}}",
     "values: 4 given for 2.1, right is 5, as the tree says"},
    {"alphabeta", "{'values': {}, 'bounds': {}}", "all right: values (0), bounds (0)"},
    {"alphabeta", "{'bounds': {'1': [0, 'inf']}}",
     "bounds: [0, inf] given for 1, right is [-inf, inf]: no alpha has come down to "
     "it"},
    {"alphabeta", "{'bounds': {'3.2': [6, 9], '2': [5, 'inf']}}",
     "bounds: [5, inf] given for 2, right is [6, inf]: alpha 6 is from 1"},
    {"alphabeta", "{'bounds': {'3.2': [6, 9]}}",
     "bounds: [6, 9] given for 3.2, right is [6, 8]: beta 8 is from 3.1"},
    {"alphabeta", "{'bounds': {'2.2': [6, 5]}}",
     "bounds: [6, 5] given for 2.2, but 2.2 was cut: beta 5 <= alpha 6"},
    {"alphabeta", "{'bounds': {'2.3': [0, 0]}}",
     "bounds: [0, 0] given for 2.3, but 2.3 was cut: beta 5 <= alpha 6"},
    {"bb", "{'bounds': {'3.2': ['-inf', 8], '2': [6, 'inf']}}", "all right: bounds (2)"},
    {"negascout", "{'bounds': {'2': [6, 6.000000000000001]}}", "all right: bounds (1)"},
    {"alphabeta", "{'leaves': ['1.1', '1.2', '2.1', '3.1.1', '3.1.2', '3.2']}",
     "all right: leaves (6)"},
    {"alphabeta", "{'leaves': ['1.1', '1.2']}",
     "leaves: only 2 given, right is to go on to 2.1"},
    {"alphabeta", "{'leaves': ['1.1', '2.1']}",
     "leaves: 2.1 given as number 2, right is 1.2: 2.1 is number 3"},
    {"alphabeta", "{'leaves': ['1']}",
     "leaves: 1 given as number 1, right is 1.1: 1 is no leaf"},
    {"alphabeta", "{'leaves': ['1.1', '1.2', '2.1', '3.1.1', '3.1.2', '3.2', '1.2']}",
     "leaves: 1.2 given as number 7, right is to end: 1.2 is number 2"},
    {"alphabeta", "{'pruned': ['2.3', '2.2']}", "all right: pruned (2)"},
    {"alphabeta", "{'pruned': [['2', '2.3'], '2.2']}", "all right: pruned (2)"},
    {"alphabeta", "{'pruned': []}",
     "pruned: 2.2 missing: 2.2 was cut: beta 5 <= alpha 6"},
    {"alphabeta", "{'pruned': ['2.2', '2.3', 'e']}",
     "pruned: e given, but alphabeta enters it"},
    {"alphabeta", "{'pruned': ['3', '2.2', '2.3']}",
     "pruned: 3 given, but alphabeta enters it: alpha 6 < beta inf"},
    {"minimax", "{'pruned': []}", "all right: pruned (0)"},
    {"bb", "{'pruned': ['2.2', '2.3', '3.2']}",
     "pruned: 3.2 given, but bb enters it: alpha 6 < beta 8"},
    {"negascout", "{'pruned': ['2.1']}", "pruned: 2.1 given, but negascout enters it"},
    {"scout", "{'pruned': ['2.3']}",
     "pruned: 2.2 missing: 2.2 was cut: 2.1 shows that 2 <= 6"},
    {"mt-sss", "{'pruned': ['2.3']}",
     "pruned: 2.2 missing: 2.2 was cut: 2.1 shows that 2 <= 5"},
    {"sss", "{'pruned': ['2.3']}", "pruned: 2.2 missing: sss solves e without it"},
    {"recsss", "{'pruned': ['2.3']}", "pruned: 2.2 missing: recsss solves e without it"},
};

START_TEST(every_remark)
{
    check_remarks(TREE, &search_defaults, remarks_on_it, LENGTH(remarks_on_it));
}
END_TEST

/* A cut leaves out whole subtrees: all their nodes are given, or the topmost only. */
START_TEST(pruned_subtrees)
{
    static const struct remark remarks[] = {
        {"alphabeta", "{'pruned': ['2.2', '2.3']}", "all right: pruned (2)"},
        {"alphabeta", "{'pruned': ['2.2', '2.2.1', '2.2.1.1', '2.2.2', '2.3']}",
         "all right: pruned (5)"},
        {"alphabeta", "{'pruned': ['2.2', '2.2.1', '2.3']}",
         "pruned: 2.2.1.1 missing: 2.2 was cut: beta 5 <= alpha 6"},
        {"alphabeta", "{'pruned': ['2.2', '2.2.1', '2.2.1.1', '2.2.2']}",
         "pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6"},
        {"alphabeta", "{'leaves': ['1', '2.1', '2.2.1.1']}",
         "leaves: 2.2.1.1 given as number 3, right is to end: 2.2 was cut: beta 5 <= "
         "alpha 6"},
    };

    check_remarks("[6 (5 [(1) 2] 3)]", &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

/* Bounds come from the left, and from further up where movers do not alternate. */
START_TEST(sources)
{
    static const struct remark equals[] = {
        {"alphabeta", "{'bounds': {'2.1.1': [5, 'inf']}}",
         "bounds: [5, inf] given for 2.1.1, right is [6, inf]: alpha 6 is from 1"},
    };
    static const struct remark repeated[] = {
        {"bb", "{'bounds': {'2.2': [3, 'inf']}}", "all right: bounds (1)"},
        {"bb", "{'pruned': ['2.2']}",
         "pruned: 2.2 given, but bb enters it: alpha 6 < beta inf"},
    };

    check_remarks("[6 ([5 6] 9)]", &search_defaults, equals, LENGTH(equals));
    check_remarks("[6 [3 4]]", &search_defaults, repeated, LENGTH(repeated));
}
END_TEST

/* SCOUT reads the leaves of 2 twice: they may be there each time, or once. */
START_TEST(read_again)
{
    static const struct remark remarks[] = {
        {"scout", "{'leaves': ['1.1', '1.2', '2.1', '2.2', '2.1', '2.2']}",
         "all right: leaves (6)"},
        {"scout", "{'leaves': ['1.1', '1.2', '2.1', '2.2']}", "all right: leaves (4)"},
        {"scout", "{'leaves': ['1.1', '1.2', '2.1', '2.2', '2.1']}",
         "leaves: only 5 given, right is to go on to 2.2"},
        {"scout", "{'leaves': ['1.1', '1.2', '2.1', '2.2', '2.2']}",
         "leaves: 2.2 given as number 5, right is to end: 2.2 is number 4"},
        {"scout", "{'leaves': ['1.1', '1.2', '2.1']}",
         "leaves: only 3 given, right is to go on to 2.2"},
    };

    check_remarks("[(1 2) (3 4)]", &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

START_TEST(one_leaf)
{
    static const struct remark remarks[] = {
        {"alphabeta", "{'value': 7, 'move': null, 'pv': ['e'], 'leaves': ['e']}",
         "all right: value, move, pv (1), leaves (1)"},
        {"sss", "{'pv': [], 'pruned': []}", "all right: pv (0), pruned (0)"},
        {"alphabeta", "{'value': 0}", "value: 0 given, right is 7, as the tree says"},
        {"alphabeta", "{'move': 'e'}", "move: e given, right is null: there is no move"},
        {"alphabeta", "{'leaves': []}", "leaves: only 0 given, right is to go on to e"},
    };

    check_remarks("7", &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

/* Any best move and any true line are right, not only those that are reported. */
START_TEST(ties)
{
    static const struct remark remarks[] = {
        {"alphabeta", "{'move': '1', 'pv': ['1', '1.1']}", "all right: move, pv (2)"},
        {"alphabeta", "{'move': '3', 'pv': ['3', '3.2']}", "all right: move, pv (2)"},
        {"alphabeta", "{'move': '2'}", "move: 2 given, worth 2; right is 1, worth 3"},
        {"alphabeta", "{'pv': ['1', '1.2']}",
         "pv: 1.2 given, worth 4; right is 1.1, worth 3"},
    };

    check_remarks("[(3 4) (2 9) (5 3)]", &search_defaults, remarks, LENGTH(remarks));
}
END_TEST

/* All best moves are wanted, in any order, and how many lines there are. */
START_TEST(best_moves)
{
    static const struct remark remarks[] = {
        {"alphabeta", "{'best_moves': ['3', '1']}", "all right: best_moves (2)"},
        {"alphabeta", "{'best_moves': ['1']}",
         "best_moves: 3 missing: it is worth 5, too"},
        {"alphabeta", "{'best_moves': []}", "best_moves: 1 missing: it is worth 5, too"},
        {"alphabeta", "{'best_moves': ['1', '2', '3']}",
         "best_moves: 2 given, worth 4; right is 1, worth 5"},
        {"alphabeta", "{'best_moves': ['1', '3', '3.1']}",
         "best_moves: 3.1 given, no child of e; right is 1, worth 5"},
        {"alphabeta", "{'optimal_lines': 3}", "all right: optimal_lines"},
        {"alphabeta", "{'optimal_lines': 2}", "optimal_lines: 2 given, right is 3"},
        {"alphabeta", "{'distance': 2}",
         "distance given, but lines of any length are right here"},
    };
    static const struct remark of_leaf[] = {
        {"alphabeta", "{'best_moves': [], 'optimal_lines': 1}",
         "all right: best_moves (0), optimal_lines"},
        {"alphabeta", "{'best_moves': ['e']}",
         "best_moves: e given, right is none: nobody moves"},
    };

    check_remarks("[(5 5) (9 4) (6 5)]", &search_defaults, remarks, LENGTH(remarks));
    check_remarks("5", &search_defaults, of_leaf, LENGTH(of_leaf));
}
END_TEST

/* Where lines by length count, moves must lead to the end in time. */
START_TEST(lines_by_length)
{
    static const struct remark shortest[] = {
        {"alphabeta", "{'move': '2', 'pv': ['e', '2', '2.2'], 'distance': 2}",
         "all right: move, pv (3), distance"},
        {"sss", "{'pv': ['2', '2.1'], 'plan': {'e': '2', '2': '2.2'}}",
         "all right: pv (2), plan (2)"},
        {"alphabeta", "{'move': '1'}",
         "move: 1 given, right value, but 5 plies instead of 2; right is "
         "2"},
        {"alphabeta", "{'move': '3'}", "move: 3 given, worth 0; right is 2, worth 1"},
        {"alphabeta", "{'move': null}", "move: none given, right is 2, worth 1"},
        {"alphabeta", "{'pv': ['1', '1.2']}",
         "pv: 1 given, right value, but 5 plies instead of 2; right is 2"},
        {"alphabeta", "{'pv': []}", "pv: it ends at e, right is to go on to 2"},
        {"alphabeta", "{'plan': {'e': '2', '2': '2.1', '1': '1.2'}}",
         "plan: 1.2 given, right value, but 1 ply instead of 4; right is "
         "1.1"},
        {"alphabeta", "{'best_moves': ['1', '2'], 'optimal_lines': 4}",
         "all right: best_moves (2), optimal_lines"},
        {"alphabeta", "{'distance': 5}", "distance: 5 given, right is 2"},
        {"alphabeta", "{'distance': null}", "distance: null given, right is 2"},
    };
    static const struct remark drawn[] = {
        {"alphabeta", "{'move': '1', 'distance': null}", "all right: move, distance"},
        {"alphabeta", "{'move': '2', 'pv': ['1', '1.1']}", "all right: move, pv (2)"},
    };
    struct search_options options = search_defaults;

    options.line = LINE_SHORTEST;
    check_remarks("[([([1])] 1) (1 1) (0 1)]", &options, shortest, LENGTH(shortest));
    check_remarks("[(0 1) 0]", &options, drawn, LENGTH(drawn));
    options.alpha = 2;
    check_remarks(
        "[1 1]", &options,
        &(struct remark){"alphabeta", "{'distance': null}", "all right: distance"}, 1);
}
END_TEST

START_TEST(strict_cuts)
{
    static const struct remark remarks[] = {
        {"alphabeta", "{'pruned': ['3.2']}", "all right: pruned (1)"},
        {"alphabeta", "{'pruned': []}",
         "pruned: 3.2 missing: 3.2 was cut: beta 2 < alpha 3"},
        {"alphabeta", "{'pruned': ['2.2', '3.2']}",
         "pruned: 2.2 given, but alphabeta enters it: alpha 3 <= beta 3"},
    };
    static const struct remark usual[] = {
        {"alphabeta", "{'pruned': ['2.2', '3.2']}", "all right: pruned (2)"},
        {"alphabeta", "{'pruned': ['3.2']}",
         "pruned: 2.2 missing: 2.2 was cut: beta 3 <= alpha 3"},
    };
    struct search_options options = search_defaults;

    check_remarks("[(3 4) (3 9) (2 3)]", &options, usual, LENGTH(usual));
    options.strict_cut = true;
    check_remarks("[(3 4) (3 9) (2 3)]", &options, remarks, LENGTH(remarks));
}
END_TEST

START_TEST(start_window)
{
    static const struct remark remarks[] = {
        {"alphabeta", "{'bounds': {'e': [1, 4], '1': [1, 4]}}", "all right: bounds (2)"},
        {"alphabeta", "{'bounds': {'1': ['-inf', 4]}}",
         "bounds: [-inf, 4] given for 1, right is [1, 4]: alpha 1 is that of the start "
         "window"},
        {"alphabeta", "{'bounds': {'1': [1, 'inf']}}",
         "bounds: [1, inf] given for 1, right is [1, 4]: beta 4 is that of the start "
         "window"},
        {"alphabeta", "{'value': 6, 'pv': ['1', '1.1'], 'pruned': ['2', '3']}",
         "all right: value, pv (2), pruned (2)"},
    };
    struct search_options options = {.alpha = 1, .beta = 4};

    check_remarks(TREE, &options, remarks, LENGTH(remarks));
}
END_TEST

/* Names */

static void read_tree(struct reader *reader, const char *text)
{
    struct error error;

    *reader = (struct reader){.format = format_find("dewey")};
    ENSURE(text_from(&reader->text, "tree", text, strlen(text), &error));
    ENSURE(reader_next(reader, &error) == READ_TREE);
}

static void check_named(const struct tree *t, bool ids, const char *answers,
                        const char *line, const char *refusal)
{
    struct buffer text = {0};
    struct outcome outcome;

    outcome_quote(&text, answers);
    outcome_check(t, "alphabeta", &search_defaults, ids, text.data, text.size, &outcome);
    if (line)
        outcome_is_line(&outcome, line);
    else
        outcome_is_refusal(&outcome, refusal);
    buffer_release(&text);
}

/* The root is called 2, its children e and x, and x is called so once more. */
START_TEST(names)
{
    struct reader reader;
    const struct tree *t = &reader.build.tree;

    read_tree(&reader, "e max \"2\"\n1 e\n1.1 5 \"a \\\"b\\\"\"\n2 x\n2.1 4 x\n2.2 3\n");
    check_named(t, false, "{'pv': ['2', 'e', 'a \\u0022b\\u0022']}", "all right: pv (3)",
                NULL);
    check_named(t, false, "{'move': 'e'}", "all right: move", NULL);
    check_named(t, false, "{'move': '1'}", "all right: move", NULL);
    check_named(t, false, "{'pv': ['2', '1', '1.1']}", "all right: pv (3)", NULL);
    check_named(t, false, "{'move': '2.2'}",
                "move: 2.2 given, no child of 2; right is e, worth 5", NULL);
    check_named(t, false, "{'pv': ['2.1']}",
                "pv: 2.1 given, no child of 2; right is e, worth 5", NULL);
    check_named(t, false, "{'pv': ['e']}",
                "pv: it ends at e, right is to go on to \"a \\\"b\\\"\"", NULL);
    check_named(t, false, "{'move': 'x'}", NULL,
                "1:10: several nodes have this name: expected an id: 2, 2.1");
    check_named(t, false, "{'values': {'x': 3}}", NULL,
                "1:13: several nodes have this name: expected an id: 2, 2.1");
    check_named(t, false, "{'move': 'y'}", NULL, "1:10: no node has this name or id");
    check_named(t, false, "{'move': 'e\\u0000'}", NULL,
                "1:10: no node has a NUL in its name");
    check_named(t, false, "{'values': {'e': 5, '1': 5}}", NULL,
                "1:21: this node was given before");
    /* With ids all names are nothing. */
    check_named(t, true, "{'move': '2'}", "move: 2 given, worth 3; right is 1, worth 5",
                NULL);
    check_named(t, true, "{'pv': ['e', '1', '1.1']}", "all right: pv (3)", NULL);
    check_named(t, true, "{'move': 'x'}", NULL, "1:10: no node has this name or id");
    reader_close(&reader);
}
END_TEST

/* What is no answer */

START_TEST(refusals)
{
    static const struct reading refused[] = {
        {BYTES(""), "1:1: no answers about tree 1"},
        {BYTES(" \n "), "2:2: no answers about tree 1"},
        {BYTES("[1]"), "1:1: expected a JSON object of answers"},
        {BYTES("\0"), "1:1: expected a JSON object of answers"},
        {BYTES("{}"), "1:1: expected at least one answer"},
        {BYTES("{\"value\": 6"),
         "1:12: unexpected end of input: the '{' in line 1 is not closed"},
        {BYTES("{\"value\": 06}"), "1:11: number with a leading zero: 06"},
        {BYTES("{\"value\": \"6\"}"),
         "1:11: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {BYTES("{\"value\": true}"),
         "1:11: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {BYTES("{\"value\": [6]}"),
         "1:11: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {BYTES("{\"valeu\": 6}"), "1:2: unknown key; did you mean \"value\"?"},
        {BYTES("{\"value\": 6,\n \"no\": 6}"),
         "2:2: unknown key; expected one of value move pv values bounds leaves pruned "
         "plan lower upper strategy_max strategy_min payoffs unique best_moves, or what "
         "--format=json prints"},
        {BYTES("{\"value\": 6, \"value\": 6}"), "1:14: a second key \"value\""},
        {BYTES("{\"best_moves\": [\"1\", \"1\"]}"), "1:22: this node was given before"},
        {BYTES("{\"best_moves\": \"1\"}"), "1:16: expected an array of nodes"},
        {BYTES("{\"move\": 2}"), "1:10: expected a node: its name or its id, in quotes"},
        {BYTES("{\"move\": \"4\"}"), "1:10: no node 4: the root has 3 children"},
        {BYTES("{\"move\": \"1.1.1\"}"), "1:10: no node 1.1.1: 1.1 has 0 children"},
        {BYTES("{\"move\": \"one\"}"), "1:10: no node has this name or id"},
        {BYTES("{\"move\": \"\"}"), "1:10: no node has this name or id"},
        {BYTES("{\"move\": \"1\\u0000\"}"), "1:10: no node has a NUL in its name"},
        {BYTES("{\"values\": {\"1\\u0000\": 6}}"), "1:13: no node has a NUL in its name"},
        {BYTES("{\"value\\u0000\": 6}"), "1:2: unknown key; did you mean \"value\"?"},
        {BYTES("{\"Value\": 6}"), "1:2: unknown key; did you mean \"value\"?"},
        {BYTES("{\"pv\": {\"1\": 2}}"), "1:8: expected an array of nodes"},
        {BYTES("{\"pv\": \"e 99\"}"), "1:8: no node 99: the root has 3 children"},
        {BYTES("{\"pv\": [\"1\", null]}"),
         "1:14: expected a node: its name or its id, in quotes"},
        {BYTES("{\"leaves\": {\"1\": 2}}"), "1:12: expected an array of nodes"},
        {BYTES("{\"leaves\": [[\"1\", \"1.1\"]]}"),
         "1:13: expected a node: its name or its id, in quotes"},
        {BYTES("{\"values\": [1]}"), "1:12: expected an object with nodes as keys"},
        {BYTES("{\"values\": {\"1\": null}}"),
         "1:18: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {BYTES("{\"values\": {\"3\": 4, \"1\": 6, \"3\": 4}}"),
         "1:29: this node was given before"},
        {BYTES("{\"bounds\": {\"1\": 6}}"), "1:18: expected [alpha, beta]"},
        {BYTES("{\"bounds\": {\"1\": []}}"), "1:18: expected [alpha, beta]"},
        {BYTES("{\"bounds\": {\"1\": [6]}}"), "1:18: expected [alpha, beta]"},
        {BYTES("{\"bounds\": {\"1\": [6, 7, 8]}}"), "1:18: expected [alpha, beta]"},
        {BYTES("{\"bounds\": {\"1\": [6, \"x\"]}}"),
         "1:22: expected a number, \"inf\" or \"-inf\""},
        {BYTES("{\"pruned\": [\"2.2\", [\"2\", \"2.2\"]]}"),
         "1:20: this node was given before"},
        {BYTES("{\"pruned\": [[\"1\", \"2.2\"]]}"),
         "1:19: expected a child of the node before it"},
        {BYTES("{\"pruned\": [[\"e\", \"e\"]]}"),
         "1:19: expected a child of the node before it"},
        {BYTES("{\"pruned\": [[\"2.2\"]]}"), "1:13: expected [parent, child]"},
        {BYTES("{\"value\": 0, \"pruned\": [\"7\"]}"),
         "1:25: no node 7: the root has 3 children"},
    };
    struct build b = {.depth = 0};

    literal_tree(TREE, &b);
    for (size_t i = 0; i < LENGTH(refused); i++) {
        struct outcome outcome;

        outcome_check(&b.tree, "alphabeta", &search_defaults, false, refused[i].bytes,
                      refused[i].size, &outcome);
        outcome_is_refusal(&outcome, refused[i].expected);
    }
    build_release(&b);
}
END_TEST

/* An algorithm has windows where it has them in its trace. */
START_TEST(bounds_need_windows)
{
    static const char answers[] = "{\"bounds\": {}}";
    struct build b = {.depth = 0};

    literal_tree(TREE, &b);
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++) {
        struct outcome outcome;
        char refusal[100];

        outcome_check(&b.tree, a->name, &search_defaults, false, answers, strlen(answers),
                      &outcome);
        snprintf(refusal, sizeof refusal, "1:2: \"bounds\" has no meaning for '%s'",
                 a->name);
        if (a->style == TRACE_WINDOW)
            outcome_is_line(&outcome, "all right: bounds (0)");
        else
            outcome_is_refusal(&outcome, refusal);
    }
    build_release(&b);
}
END_TEST

/* Several trees */

static void check_stream(struct answers *answers, const char *tree, const char *line,
                         const char *refusal)
{
    struct build b = {.depth = 0};
    struct outcome outcome;

    literal_tree(tree, &b);
    outcome_next(answers, &b.tree, "alphabeta", &search_defaults, false, &outcome);
    if (line)
        outcome_is_line(&outcome, line);
    else
        outcome_is_refusal(&outcome, refusal);
    build_release(&b);
}

/* What is wrong about one tree does not keep the others from being checked. */
START_TEST(streams)
{
    static const char text[] = "{\"value\": 2}\n\n{\"value\": 2}{\"wert\": 2}\n"
                               "{\"move\": \"2\"}\n";
    struct answers answers;
    struct error error;

    outcome_open(&answers, text, strlen(text));
    check_stream(&answers, "[1 2]", "all right: value", NULL);
    check_stream(&answers, "[1 3]", "value: 2 given, right is 3: MAX moves to 2, worth 3",
                 NULL);
    check_stream(&answers, "[1 2]", NULL,
                 "3:14: unknown key; expected one of value move pv values bounds leaves "
                 "pruned plan lower upper strategy_max strategy_min payoffs unique "
                 "best_moves, or what --format=json prints");
    ENSURE(!answers.over && !answers_finish(&answers, &error));
    ck_assert_str_eq(error.message, "answers left over: there is no tree 4");
    ck_assert_uint_eq(error.line, 4);
    check_stream(&answers, "[1 2]", "all right: move", NULL);
    ENSURE(!answers.over && answers_finish(&answers, &error));
    check_stream(&answers, "[1 2]", NULL, "5:1: no answers about tree 5");
    ENSURE(answers.over && answers_finish(&answers, &error));
    answers_close(&answers);
}
END_TEST

START_TEST(broken_streams)
{
    static const char text[] = "{\"value\": 2}\n{\"value\" 2}\n{\"value\": 2}\n";
    struct answers answers;
    struct error error;

    outcome_open(&answers, text, strlen(text));
    check_stream(&answers, "[1 2]", "all right: value", NULL);
    check_stream(&answers, "[1 2]", NULL, "2:10: expected ':', not '2'");
    ENSURE(answers.over && answers_finish(&answers, &error));
    answers_close(&answers);
    ENSURE(!answers_open(&answers, "tests/data/there-is-no-such-file", &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("remarks");
    TCase *group = suite_group(suite, "remarks");

    tcase_add_test(group, every_remark);
    tcase_add_test(group, pruned_subtrees);
    tcase_add_test(group, sources);
    tcase_add_test(group, read_again);
    tcase_add_test(group, one_leaf);
    tcase_add_test(group, ties);
    tcase_add_test(group, best_moves);
    tcase_add_test(group, lines_by_length);
    tcase_add_test(group, strict_cuts);
    tcase_add_test(group, start_window);
    tcase_add_test(group, names);
    group = suite_group(suite, "files");
    tcase_add_test(group, refusals);
    tcase_add_test(group, bounds_need_windows);
    tcase_add_test(group, streams);
    tcase_add_test(group, broken_streams);
    return suite_run(suite);
}
