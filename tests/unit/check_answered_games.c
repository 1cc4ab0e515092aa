/*
 * check_answered_games.c - answers about games with payoffs and chance: what is said of
 * single ones, and that what is printed of a search for programs is right as an answer,
 * and nothing else.
 */
#include "check/answer.h"
#include "ensure.h"
#include "law.h"
#include "outcome.h"
#include "print/record.h"
#include "random_game.h"
#include "reading.h"
#include "search/certificate.h"
#include "suite.h"
#include "tree/mean.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
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

/* What a printed result has besides answers. */
START_TEST(figures)
{
    static const struct remark remarks[] = {
        {"alphabeta",
         "{'nodes': 6, 'leaves': 3, 'cutoffs': 1, 'algorithm': 'alphabeta', 'bound': "
         "'exact', 'minimal_leaves': 3, 'tree_depth': 2, 'file': 7, 'names': null}",
         "all right: algorithm, bound, nodes, leaves, cutoffs, tree_depth, "
         "minimal_leaves"},
        {"alphabeta", "{'nodes': 7}", "nodes: 7 given, right is 6"},
        {"minimax", "{'leaves': 3}", "leaves: 3 given, right is 4"},
        {"alphabeta", "{'minimal_leaves': null}",
         "minimal_leaves: null given, right is 3"},
        {"alphabeta", "{'unvisited': 2, 'value': 4}",
         "value: 4 given, right is 3: MAX moves to 1, worth 3"},
        {"alphabeta", "{'nodes': 7, 'algorithm': 'minimax'}",
         "algorithm: minimax given, but this is held against alphabeta"},
        {"alphabeta", "{'bound': 'lower'}", "bound: lower given, right is exact"},
        {"alphabeta", "{'file': 'x'}", "1:1: expected at least one answer"},
        {"alphabeta", "{'nodes': 'six'}", "1:11: expected a number"},
        {"alphabeta", "{'nodes': 6, 'nodes': 6}", "1:14: a second key \"nodes\""},
        {"alphabeta", "{'bound': 'exact', 'bound': 6}", "1:20: a second key \"bound\""},
        {"alphabeta", "{'algorithm': 'bb', 'algorithm': 6}",
         "1:21: a second key \"algorithm\""},
        {"alphabeta", "{'bound': 6}", "1:11: expected \"exact\", \"lower\" or \"upper\""},
        {"alphabeta", "{'algorithm': 'beta'}", "1:15: expected the name of an algorithm"},
        {"alphabeta", "{'node': 6}", "1:2: unknown key; did you mean \"nodes\"?"},
    };
    static const struct remark of_chance[] = {
        {"alphabeta", "{'minimal_leaves': null}", "all right: minimal_leaves"},
        {"alphabeta", "{'minimal_leaves': 2}", "minimal_leaves: 2 given, right is null"},
        {"alphabeta", "{'best_moves': [], 'optimal_lines': 1}",
         "all right: best_moves (0), optimal_lines"},
        {"alphabeta", "{'best_moves': ['1']}",
         "best_moves: 1 given, right is none: nobody moves"},
    };
    static const struct remark of_payoffs[] = {
        {"maxn", "{'best_moves': ['1']}",
         "1:2: \"best_moves\" has no meaning for payoffs"},
        {"maxn", "{'optimal_lines': null}", "all right: optimal_lines"},
        {"maxn", "{'optimal_lines': 1}", "optimal_lines: 1 given, right is null"},
    };

    check_remarks("e max\n1.1 3\n1.2 4\n2.1 2\n2.2 5\n", remarks, LENGTH(remarks));
    check_remarks("e chance\n1 3\n2 4\n", of_chance, LENGTH(of_chance));
    check_remarks("players 2\n1 (3, 2)\n2 (2, 3)\n", of_payoffs, LENGTH(of_payoffs));
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

/* What is printed of a search, given as answers */

struct trial {
    const struct tree *tree;
    const struct algorithm *algorithm;
    struct dice dice;
    cJSON *answers; /* owned */
};

static cJSON *print_result(const struct tree *t, const struct result *result)
{
    struct report_options shown = {.plan = true};
    struct report report = {.file = "-",
                            .number = 1,
                            .tree = t,
                            .results = result,
                            .count = 1,
                            .options = &shown};
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    struct error error;
    cJSON *printed;

    ENSURE(out);
    if (!t->chance && !tree_has_payoffs(t))
        ENSURE(certificate_leaves(t, result->value, &report.minimal_leaves, &error));
    ENSURE(record_json(out, &report));
    fclose(out);
    printed = cJSON_Parse(text);
    ENSURE_MSG(printed, "%s", text);
    free(text);
    return printed;
}

/* What is printed of a search in JSON. */
static cJSON *print_answers(const struct tree *t, const struct algorithm *algorithm)
{
    struct search_options options = search_defaults;
    struct result result;
    struct error error;
    cJSON *printed;

    options.plan = true;
    ENSURE_MSG(search_run(t, algorithm, &options, NULL, &result, &error), "%s",
               error.message);
    printed = print_result(t, &result);
    result_release(&result);
    return printed;
}

/* cJSON prints numbers with too few digits. */
static void keep_digits(cJSON *items)
{
    cJSON *item;

    cJSON_ArrayForEach(item, items)
    {
        char digits[SCORE_TEXT_SIZE];

        keep_digits(item);
        if (!cJSON_IsNumber(item))
            continue;
        score_write(item->valuedouble, digits);
        item->type = cJSON_Raw;
        item->valuestring = strdup(digits);
    }
}

static bool is_right(const struct trial *trial, char **line)
{
    cJSON *exact = cJSON_Duplicate(trial->answers, true);
    struct outcome outcome;
    char *text;

    keep_digits(exact);
    text = cJSON_PrintUnformatted(exact);
    ENSURE(text);
    outcome_check(trial->tree, trial->algorithm->name, &search_defaults, true, text,
                  strlen(text), &outcome);
    ENSURE_MSG(outcome.done || outcome.error.kind == ERROR_CHECK, "%s: %s",
               outcome.error.message, text);
    *line = outcome.line;
    cJSON_Delete(exact);
    free(text);
    return outcome.done;
}

static void must_be(const struct trial *trial, bool right)
{
    char *line;
    bool found = is_right(trial, &line);

    ENSURE_MSG(found == right, "%s: %s", trial->algorithm->name, line);
    free(line);
}

/* The next number, and one that no leaf has, in the place of one. */
static void check_number(const struct trial *trial, cJSON *item)
{
    double number = item->valuedouble;

    item->valuedouble = nextafter(number, INFINITY);
    must_be(trial, false);
    item->valuedouble = -1e6 - fabs(number);
    must_be(trial, false);
    item->valuedouble = number;
}

/* Which tree of its file it was makes no difference. */
static void check_numbers(const struct trial *trial)
{
    cJSON *payoffs = cJSON_GetObjectItemCaseSensitive(trial->answers, "payoffs"), *item;

    cJSON_ArrayForEach(item, trial->answers) if (cJSON_IsNumber(item) &&
                                                 strcmp(item->string, "tree") != 0)
        check_number(trial, item);
    cJSON_ArrayForEach(item, payoffs) check_number(trial, item);
}

/* Another word, and null for the number of what is counted. */
static void check_words(const struct trial *trial)
{
    static const char *const words[][2] = {
        {"bound", "lower"}, {"algorithm", "sss"}, {"algorithm", "shallow"}};
    cJSON *nodes = cJSON_GetObjectItemCaseSensitive(trial->answers, "nodes");

    for (size_t i = 0; i < LENGTH(words); i++) {
        cJSON *item = cJSON_GetObjectItemCaseSensitive(trial->answers, words[i][0]);
        char *saved = item->valuestring, word[] = "algorithm";

        snprintf(word, sizeof word, "%s", words[i][1]);
        item->valuestring = word;
        must_be(trial, strcmp(word, saved) == 0);
        item->valuestring = saved;
    }
    nodes->type = cJSON_NULL;
    must_be(trial, false);
    nodes->type = cJSON_Number;
}

static void check_unique(const struct trial *trial)
{
    cJSON *unique = cJSON_GetObjectItemCaseSensitive(trial->answers, "unique");

    if (!unique || cJSON_IsNull(unique))
        return;
    unique->type ^= cJSON_True ^ cJSON_False;
    must_be(trial, false);
    unique->type ^= cJSON_True ^ cJSON_False;
}

/* The moves of a plan, of nodes without one the leftmost best; and what they lead to. */
struct strategy {
    const struct tree *tree;
    node *move;     /* NODE_NONE: not planned */
    double *values; /* a row for each node, filled from below */
    unsigned width;
};

static double *row_of(const struct strategy *s, node n)
{
    return s->values + (size_t)n * s->width;
}

/* What c is worth to who moves at n: the more the better. */
static double worth_to(const struct strategy *s, node n, node c)
{
    const struct tree *t = s->tree;

    if (tree_has_payoffs(t))
        return row_of(s, c)[t->mover[n] - 1];
    return tree_is_max(t, n) ? *row_of(s, c) : -*row_of(s, c);
}

static void fill_mean(const struct strategy *s, node n)
{
    for (unsigned i = 0; i < s->width; i++) {
        struct mean mean = mean_start();

        TREE_EACH_OUTCOME(s->tree, n, c)
            mean_add(&mean, s->tree->weight[c], row_of(s, c)[i]);
        row_of(s, n)[i] = mean_value(&mean);
    }
}

/* Takes the planned move, if no other is better; false where one is. */
static bool fill_choice(const struct strategy *s, node n)
{
    node best = tree_first_child(n), move = s->move[n];

    TREE_EACH_CHILD(s->tree, n, c)
        if (worth_to(s, n, c) > worth_to(s, n, best))
            best = c;
    if (move != NODE_NONE && worth_to(s, n, move) < worth_to(s, n, best))
        return false;
    memcpy(row_of(s, n), row_of(s, move != NODE_NONE ? move : best),
           s->width * sizeof *s->values);
    return true;
}

/* Whether there is a move wherever the game comes to by the plan. */
static bool is_complete(const struct strategy *s, node n)
{
    const struct tree *t = s->tree;

    if (tree_is_leaf(t, n))
        return true;
    if (!tree_is_chance(t, n))
        return s->move[n] != NODE_NONE && is_complete(s, s->move[n]);
    TREE_EACH_OUTCOME(t, n, c)
        if (!is_complete(s, c))
            return false;
    return true;
}

/* Whether nobody gains by another move anywhere, while all keep to the rest. */
static bool is_equilibrium(const struct strategy *s)
{
    const struct tree *t = s->tree;

    for (node n = t->count; n-- > 0;) {
        if (tree_is_leaf(t, n))
            memcpy(row_of(s, n), tree_has_payoffs(t) ? tree_payoffs(t, n) : &t->value[n],
                   s->width * sizeof *s->values);
        else if (tree_is_chance(t, n))
            fill_mean(s, n);
        else if (!fill_choice(s, n))
            return false;
    }
    return is_complete(s, TREE_ROOT);
}

static node node_of(const struct tree *t, const char *id)
{
    node n = TREE_ROOT;

    for (const char *at = id; *at && *at != 'e'; at += *at == '.') {
        char *end;
        unsigned long ordinal = strtoul(at, &end, 10);

        for (n = tree_first_child(n); ordinal > 1; ordinal--)
            n = tree_next_child(t, n);
        at = end;
    }
    return n;
}

static void read_strategy(struct strategy *s, const struct trial *trial)
{
    const struct tree *t = trial->tree;
    const cJSON *plan = cJSON_GetObjectItemCaseSensitive(trial->answers, "plan"), *item;

    s->tree = t;
    s->width = tree_has_payoffs(t) ? t->players : 1;
    s->move = calloc(t->count, sizeof *s->move);
    s->values = calloc(t->count, s->width * sizeof *s->values);
    ENSURE(s->move && s->values);
    cJSON_ArrayForEach(item, plan) if (cJSON_IsString(item))
        s->move[node_of(t, item->string)] = node_of(t, item->valuestring);
}

/* A plan by itself, with one move turned into any other, is right if it is a part of an
 * equilibrium, whatever equilibrium that is. */
static void check_plan(struct trial *trial)
{
    struct trial alone = *trial;
    cJSON *plan = cJSON_GetObjectItemCaseSensitive(trial->answers, "plan"), *item;

    alone.answers = cJSON_CreateObject();
    cJSON_AddItemReferenceToObject(alone.answers, "plan", plan);
    cJSON_ArrayForEach(item, plan)
    {
        node n = node_of(trial->tree, item->string);
        char *saved = item->valuestring, id[1000];
        node ordinal = 1 + dice_below(&trial->dice, tree_width(trial->tree, n));
        struct strategy s;

        if (!cJSON_IsString(item))
            continue;
        snprintf(id, sizeof id, "%s%s%lu", n == TREE_ROOT ? "" : item->string,
                 n == TREE_ROOT ? "" : ".", (unsigned long)ordinal);
        item->valuestring = id;
        read_strategy(&s, &alone);
        must_be(&alone, is_equilibrium(&s));
        item->valuestring = saved;
        free(s.move);
        free(s.values);
    }
    cJSON_Delete(alone.answers);
}

static void check_game(struct dice *dice, const struct tree *t)
{
    struct error error;

    for (const struct algorithm *a = algorithms; a < algorithms + ALGORITHM_COUNT; a++) {
        struct trial trial = {.tree = t, .algorithm = a, .dice = *dice};

        /* Of a value that is a bound, any less is right, or any more. */
        if (!algorithm_takes(a, t, &error) || a->options & USES_TARGET)
            continue;
        trial.answers = print_answers(t, a);
        must_be(&trial, true);
        check_numbers(&trial);
        check_words(&trial);
        check_unique(&trial);
        check_plan(&trial);
        cJSON_Delete(trial.answers);
    }
}

START_TEST(printed_results)
{
    struct build b = {0};
    uint32_t games = law_trees() / 20 + 1;

    for (uint32_t i = 0; i < games; i++) {
        struct dice dice = {.state = i + 1};
        struct game_wish wish = random_game_wish(&dice);
        struct tree t;

        wish.certain = i % 3 == 0;
        random_game(&dice, &wish, &b);
        t = build_take(&b);
        check_game(&dice, &t);
        tree_release(&t);
    }
    build_release(&b);
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
    tcase_add_test(group, figures);
    group = suite_group(suite, "what is printed");
    tcase_add_test(group, printed_results);
    return suite_run(suite);
}
