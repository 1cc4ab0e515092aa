/*
 * check_answered_games.c - what is said of answers about games with payoffs and chance.
 */
#include "ensure.h"
#include "outcome.h"
#include "reading.h"
#include "suite.h"

#include <string.h>

/* Single answers */

struct remark {
    const char *algorithm;
    const char *answers;
    const char *line; /* or, beginning with its place, the refusal */
};

static void check_remarks(const char *tree, const struct remark *remarks, size_t count)
{
    struct reader reader = {.format = format_find("dewey")};
    struct buffer text = {0};
    struct error error;

    ENSURE(text_from(&reader.text, "tree", tree, strlen(tree), &error));
    ENSURE_MSG(reader_next(&reader, &error) == READ_TREE, "%s", error.message);
    for (size_t i = 0; i < count; i++) {
        struct outcome outcome;

        buffer_clear(&text);
        outcome_quote(&text, remarks[i].answers);
        outcome_check(&reader.build.tree, remarks[i].algorithm, &search_defaults, false,
                      text.data, text.size, &outcome);
        if (strncmp(remarks[i].line, "1:", 2) == 0)
            outcome_is_refusal(&outcome, remarks[i].line);
        else
            outcome_is_line(&outcome, remarks[i].line);
    }
    buffer_release(&text);
    reader_close(&reader);
}

/* The game of AIMA; nobody has equal moves. */
static const char THREE[] =
    "players \"A\" B \"the third\"\n1.1.1 (1, 2, 3)\n1.1.2 (4, 2, 1)\n1.2.1 (6, 1, 2)\n"
    "1.2.2 (7, 4, -1)\n2.1.1 (5, -1, -1)\n2.1.2 (-1, 5, 2)\n2.2.1 (7, 7, -1)\n"
    "2.2.2 (5, 4, 5)\n";

START_TEST(known_payoffs)
{
    static const struct remark remarks[] = {
        {"maxn", "{'payoffs': [1, 2, 3], 'value': [1, 2, 3]}",
         "all right: value, payoffs"},
        {"maxn", "{'value': null, 'payoffs': {'A': 1, 'the third': 3}}",
         "all right: value, payoffs"},
        {"shallow", "{'payoffs': {'1': 1, '2': 2, '3': 3}}", "all right: payoffs"},
        {"maxn", "{'payoffs': [1, 2, 4]}",
         "payoffs: (1, 2, 4) given, right is (1, 2, 3): \"the third\" gets 3, not 4: A "
         "moves to 1, worth 1 to A"},
        {"maxn", "{'value': [-1, 5, 2]}",
         "value: (-1, 5, 2) given, right is (1, 2, 3): A gets 1, not -1: A moves to 1, "
         "worth 1 to A, not to 2, worth -1"},
        {"maxn", "{'payoffs': {'B': 3}}",
         "payoffs: (-, 3, -) given, right is (1, 2, 3): B gets 2, not 3: A moves to 1, "
         "worth 1 to A"},
        {"maxn", "{'values': {'1': [1, 2, 3], '1.1': {'A': 1}}}",
         "all right: values (2)"},
        /* The first mistake, whatever follows from it. */
        {"maxn", "{'values': {'e': [5, 4, 5], '2.2': [7, 7, -1], '2': [7, 7, -1]}}",
         "values: (7, 7, -1) given for 2.2, right is (5, 4, 5): A gets 5, not 7: \"the "
         "third\" moves to 2.2.2, worth 5 to \"the third\", not to 2.2.1, worth -1"},
        {"maxn", "{'values': {'1.1.1': [1, 2, 2]}}",
         "values: (1, 2, 2) given for 1.1.1, right is (1, 2, 3): \"the third\" gets 3, "
         "not 2, as the tree says"},
        {"maxn", "{'values': {'1.1.1': ['1/1', '6/3', '-9/-3']}}",
         "1:37: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"maxn", "{'values': {'1.1.1': ['1/1', '6/3', '9/3']}}", "all right: values (1)"},
    };

    check_remarks(THREE, remarks, LENGTH(remarks));
}
END_TEST

START_TEST(known_moves)
{
    static const struct remark remarks[] = {
        {"maxn", "{'move': '1', 'pv': ['e', '1', '1.1', '1.1.1']}",
         "all right: move, pv (4)"},
        {"maxn", "{'move': '2'}", "move: 2 given, worth -1 to A; right is 1, worth 1"},
        {"maxn", "{'move': null}", "move: none given, right is 1, worth 1"},
        {"maxn", "{'pv': ['1', '1.1', '1.1.2']}",
         "pv: 1.1.2 given, worth 1 to \"the third\"; right is 1.1.1, worth 3"},
        {"maxn", "{'plan': {'e': '1', '1': '1.1', '1.1': '1.1.1'}}",
         "all right: plan (3)"},
        {"maxn", "{'plan': {'e': '1', '1': '1.1'}}",
         "plan: no move given for 1.1, right is 1.1.1, worth 3"},
        /* What is planned off the line must be best, too. */
        {"maxn", "{'plan': {'e': '1', '1': '1.1', '1.1': '1.1.1', '2': '2.2'}}",
         "plan: 2.2 given, worth 4 to B; right is 2.1, worth 5"},
        {"maxn", "{'unique': true}", "all right: unique"},
        {"shallow", "{'unique': 'yes'}", "all right: unique"},
        {"shallow", "{'unique': null}", "all right: unique"},
        {"maxn", "{'unique': 'no'}",
         "unique: no given, right is yes: nobody has equal moves anywhere"},
        {"maxn", "{'unique': null}",
         "unique: nothing given, right is yes: nobody has equal moves anywhere"},
    };

    check_remarks(THREE, remarks, LENGTH(remarks));
}
END_TEST

/* What B does at 1 is the same to B, but not to A: 2 is better than the first choice and
 * worse than the second. */
START_TEST(ties)
{
    static const struct remark remarks[] = {
        {"maxn", "{'payoffs': [6, 1], 'unique': false}", "all right: payoffs, unique"},
        {"maxn", "{'unique': true}",
         "unique: yes given, right is no: B gets 2 by 1.1 and by 1.2"},
        {"maxn", "{'payoffs': [9, 2]}",
         "payoffs: (9, 2) given, right is (6, 1): A gets 6, not 9: A moves to 2, worth 6 "
         "to A; of equal moves, as at 1, the one given counts, or the leftmost"},
        {"maxn", "{'move': '1'}",
         "move: 1 given, worth 1 to A; right is 2, worth 6; of equal moves, as at 1, the "
         "one given counts, or the leftmost"},
        /* Each is an equilibrium, and the choice may be told in any way. */
        {"maxn", "{'plan': {'e': '2', '1': '1.1'}, 'payoffs': [6, 1]}",
         "all right: plan (2), payoffs"},
        {"maxn", "{'plan': {'e': '1', '1': '1.2'}, 'payoffs': [9, 2]}",
         "all right: plan (2), payoffs"},
        {"maxn", "{'plan': {'e': '2', '1': '1.2'}}",
         "plan: 2 given, worth 6 to A; right is 1, worth 9; of equal moves, as at 1, the "
         "one given counts, or the leftmost"},
        {"maxn", "{'move': '1', 'pv': ['1', '1.2']}", "all right: move, pv (2)"},
        {"maxn", "{'payoffs': [9, 2], 'values': {'1': [9, 2]}}",
         "all right: values (1), payoffs"},
        {"maxn", "{'payoffs': {'A': 9}, 'values': {'1': {'A': 9}}}",
         "all right: values (1), payoffs"},
        {"maxn", "{'payoffs': [6, 1], 'values': {'1': [9, 2]}}",
         "payoffs: (6, 1) given, right is (9, 2): A gets 9, not 6: A moves to 1, worth 9 "
         "to A, not to 2, worth 6; of equal moves, as at 1, the one given counts, or the "
         "leftmost"},
    };

    check_remarks("players A B\n1.1 (1, 2)\n1.2 (9, 2)\n2 (6, 1)\n", remarks,
                  LENGTH(remarks));
}
END_TEST

START_TEST(chances)
{
    static const struct remark remarks[] = {
        {"maxn",
         "{'payoffs': [2, '7/3'], 'plan': {'2': '2.2'}, 'pv': ['e'], 'move': null}",
         "all right: move, pv (1), plan (1), payoffs"},
        {"maxn", "{'payoffs': [2, 2.3333333333333335]}", "all right: payoffs"},
        {"maxn", "{'payoffs': [2, 2.33333333333333]}",
         "payoffs: (2, 2.33333333333333) given, right is (2, 2.3333333333333335): player "
         "2 gets 2.3333333333333335, not 2.33333333333333: mean of 1 at 1/3, 3 at 2/3 is "
         "2.3333333333333335"},
        {"shallow", "{'payoffs': [2, '7/4']}",
         "payoffs: (2, 1.75) given, right is (2, 2.3333333333333335): player 2 gets "
         "2.3333333333333335, not 1.75: mean of 1 at 1/3, 3 at 2/3 is "
         "2.3333333333333335"},
        {"maxn", "{'plan': {'e': '2'}}", "plan: a move given for e, where chance moves"},
        {"maxn", "{'plan': {}}", "plan: no move given for 2, right is 2.2, worth 3"},
        {"maxn", "{'move': '2'}", "move: 2 given, right is null: chance moves"},
        {"maxn", "{'plan': {'2': '2.2', '3': '3.1'}}",
         "plan: 3.1 given, worth 0 to player 2; right is 3.2, worth 1; of equal moves, "
         "as at 3, the one given counts, or the leftmost"},
        /* What cannot happen leaves no choice. */
        {"maxn", "{'unique': true}", "all right: unique"},
    };

    check_remarks(
        "players 2\ne chance\n1 @1/3 (4, 1)\n2 @2/3 p2\n2.1 (9, 2)\n2.2 (1, 3)\n"
        "3 @0 p2\n3.1 (0, 0)\n3.2 (0, 1)\n3.3 (1, 1)\n",
        remarks, LENGTH(remarks));
}
END_TEST

/* B gets 3 at 2.1, and A cannot get more than 2 then, where the sum is 5: 2.2 is cut. */
START_TEST(shallow_cuts)
{
    static const struct remark remarks[] = {
        {"shallow", "{'pruned': ['2.2', '2.3'], 'leaves': ['1', '2.1']}",
         "all right: leaves (2), pruned (2)"},
        {"shallow", "{'pruned': []}", "pruned: 2.2 missing: 2.2 was cut: B gets 3 >= 2"},
        {"maxn", "{'pruned': ['2.2']}", "pruned: 2.2 given, but maxn enters it"},
        {"shallow", "{'pruned': ['2.1', '2.2', '2.3']}",
         "pruned: 2.1 given, but shallow enters it"},
        {"shallow", "{'leaves': ['1', '2.1', '2.2']}",
         "leaves: 2.2 given as number 3, right is to end: 2.2 was cut: B gets 3 >= 2"},
        {"shallow", "{'bounds': {'2': ['-inf', 2]}}", "all right: bounds (1)"},
        {"shallow", "{'bounds': {'2': ['-inf', 3]}}",
         "bounds: [-inf, 3] given for 2, right is [-inf, 2]"},
        {"maxn", "{'bounds': {}}", "1:2: \"bounds\" has no meaning for 'maxn'"},
        /* What is true and what was left behind are both right. */
        {"shallow", "{'values': {'2': [2, 3]}}", "all right: values (1)"},
        {"shallow", "{'values': {'2': [0, 5]}}", "all right: values (1)"},
        {"maxn", "{'values': {'2': [2, 3]}}",
         "values: (2, 3) given for 2, right is (0, 5): A gets 0, not 2: B moves to 2.2, "
         "worth 5 to B, not to 2.1, worth 3"},
        {"shallow", "{'values': {'2': [1, 3]}}",
         "values: (1, 3) given for 2, right is (0, 5), or the bound (2, 3): A gets 0, "
         "not "
         "1: B moves to 2.2, worth 5 to B"},
    };

    check_remarks("players A B\n1 (3, 2)\n2.1 (2, 3)\n2.2 (0, 5)\n2.3 (4, 0)\n", remarks,
                  LENGTH(remarks));
}
END_TEST

START_TEST(refusals)
{
    static const char expected[] =
        "expected payoffs: an array of 2, or an object with players as keys";
    static const char *const texts[] = {"6",       "'inf'", "[]",  "[1]",
                                        "[1,2,3]", "{}",    "true"};
    static const struct remark remarks[] = {
        {"maxn", "{'payoffs': null}",
         "1:13: expected payoffs: an array of 2, or an object with players as keys"},
        {"maxn", "{'values': {'1': null}}",
         "1:18: expected payoffs: an array of 2, or an object with players as keys"},
        {"maxn", "{'payoffs': [1, null]}",
         "1:17: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"maxn", "{'payoffs': [1, '7/0']}",
         "1:17: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"maxn", "{'payoffs': [1, '7 /3']}",
         "1:17: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"maxn", "{'payoffs': [1, '/3']}",
         "1:17: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"maxn", "{'payoffs': [1, '7/']}",
         "1:17: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"maxn", "{'payoffs': {'C': 1}}",
         "1:14: no player has this name or number: they are 1 to 2"},
        {"maxn", "{'payoffs': {'0': 1}}",
         "1:14: no player has this name or number: they are 1 to 2"},
        {"maxn", "{'payoffs': {'3': 1}}",
         "1:14: no player has this name or number: they are 1 to 2"},
        {"maxn", "{'payoffs': {'99999999999999999999': 1}}",
         "1:14: no player has this name or number: they are 1 to 2"},
        {"maxn", "{'payoffs': {'': 1}}",
         "1:14: no player has this name or number: they are 1 to 2"},
        {"maxn", "{'payoffs': {'1': 1, 'A': 2}}", "1:22: this player was given before"},
        {"maxn", "{'unique': 1}", "1:12: expected true or false"},
        {"maxn", "{'unique': 'maybe'}", "1:12: expected true or false"},
        {"maxn", "{'unique': []}", "1:12: expected true or false"},
        {"maxn", "{'plan': {'e': 'B'}}", "1:16: no node has this name or id"},
    };
    static const struct remark plain[] = {
        {"alphabeta", "{'payoffs': [1, 2]}",
         "1:2: \"payoffs\" has no meaning: leaves of this tree have one value each"},
        {"alphabeta", "{'unique': true}",
         "1:2: \"unique\" has no meaning: leaves of this tree have one value each"},
        {"alphabeta", "{'value': null}",
         "1:11: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"alphabeta", "{'value': [1]}",
         "1:11: expected a number, \"inf\", \"-inf\" or a fraction as \"7/3\""},
        {"alphabeta", "{'value': '6/3'}", "all right: value"},
        {"alphabeta", "{'value': '7/3'}",
         "value: 2.3333333333333335 given, right is 2: MAX moves to 2, worth 2"},
    };

    check_remarks("players A B\n1 (3, 2)\n2 (2, 3)\n", remarks, LENGTH(remarks));
    check_remarks("e max\n1 1\n2 2\n", plain, LENGTH(plain));
    for (size_t i = 0; i < LENGTH(texts); i++) {
        char answers[100], refusal[100];
        struct remark remark = {"maxn", answers, refusal};

        snprintf(answers, sizeof answers, "{'value': %s}", texts[i]);
        snprintf(refusal, sizeof refusal, "1:11: %s", expected);
        check_remarks("players A B\n1 (3, 2)\n2 (2, 3)\n", &remark, 1);
    }
}
END_TEST

/* A name of one player may be the number of another, and of two players the same. */
START_TEST(names_of_players)
{
    static const struct remark remarks[] = {
        {"maxn", "{'payoffs': {'2': 3}}", "all right: payoffs"},
        {"maxn", "{'payoffs': {'3': 5}}", "all right: payoffs"},
        {"maxn", "{'payoffs': {'2': 2}}",
         "payoffs: (2, -, -) given, right is (3, 4, 5): 2 gets 3, not 2: 2 moves to 1, "
         "worth 3 to 2, not to 2, worth 2"},
    };

    check_remarks("players \"2\" \"1\" \"x\"\n1 (3, 4, 5)\n2 (2, 3, 9)\n", remarks,
                  LENGTH(remarks));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("answered games");
    TCase *group = suite_group(suite, "remarks");

    tcase_add_test(group, known_payoffs);
    tcase_add_test(group, known_moves);
    tcase_add_test(group, ties);
    tcase_add_test(group, chances);
    tcase_add_test(group, shallow_cuts);
    tcase_add_test(group, refusals);
    tcase_add_test(group, names_of_players);
    return suite_run(suite);
}
