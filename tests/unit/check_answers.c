/*
 * check_answers.c - answers about trees and searches: the right ones are accepted, what
 * is wrong is named, and what is no answer is refused with its place.
 */
#include "check/answer.h"
#include "check/check.h"
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "reading.h"
#include "record.h"
#include "rows.h"
#include "suite.h"
#include "tree/id.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What a check came to. */
struct outcome {
    bool done;
    struct error error;
    char *line; /* owned: what was printed */
    size_t size;
};

static void open_answers(struct answers *answers, const char *bytes, size_t size)
{
    struct error error;

    *answers = (struct answers){.over = false};
    ENSURE(text_from(&answers->text, "answers.json", bytes, size, &error));
}

static void check_next(struct answers *answers, const struct tree *t,
                       const char *algorithm, const struct search_options *options,
                       bool ids, struct outcome *outcome)
{
    FILE *out = open_memstream(&outcome->line, &outcome->size);

    ENSURE(out);
    outcome->done = check_answers(answers, t, algorithm_find(algorithm), options, ids,
                                  out, &outcome->error);
    fclose(out);
}

static void check_all(const struct tree *t, const char *algorithm,
                      const struct search_options *options, bool ids, const char *bytes,
                      size_t size, struct outcome *outcome)
{
    struct answers answers;

    open_answers(&answers, bytes, size);
    check_next(&answers, t, algorithm, options, ids, outcome);
    answers_close(&answers);
}

/* The line that was printed must be this one. */
static void expect_line(struct outcome *outcome, const char *line)
{
    enum error_kind kind =
        strncmp(line, "all right", strlen("all right")) == 0 ? ERROR_NONE : ERROR_CHECK;

    ENSURE_MSG(outcome->done || outcome->error.kind == ERROR_CHECK, "%s",
               outcome->error.message);
    ENSURE(outcome->size > 0 && outcome->line[outcome->size - 1] == '\n');
    outcome->line[outcome->size - 1] = '\0';
    ck_assert_str_eq(outcome->line, line);
    ck_assert_int_eq(outcome->done ? ERROR_NONE : outcome->error.kind, kind);
    free(outcome->line);
}

/* The answers must have been refused, at that place: "line:column: message". */
static void expect_refusal(struct outcome *outcome, const char *refusal)
{
    char got[ERROR_MESSAGE_SIZE + 50];

    ENSURE_MSG(!outcome->done, "%s", outcome->line);
    snprintf(got, sizeof got, "%llu:%llu: %s", (unsigned long long)outcome->error.line,
             (unsigned long long)outcome->error.column, outcome->error.message);
    ck_assert_str_eq(got, refusal);
    ck_assert_int_eq(outcome->error.kind, ERROR_INPUT);
    ck_assert_str_eq(outcome->error.file, "answers.json");
    ck_assert_uint_eq(outcome->size, 0);
    free(outcome->line);
}

/* Appends text with " for every '. */
static void add_quoted(struct buffer *out, const char *text)
{
    for (; *text; text++)
        buffer_add(out, *text == '\'' ? "\"" : text, 1);
}

/* Known answers */

/*
 * A tree, with right answers of each kind about alphabeta on it, and a wrong one of one
 * kind. They were worked out by a program of their own.
 */
static const struct exercise {
    const char *tree;
    const char *right[ANSWER_KINDS];
    const char *wrong;
    const char *line; /* what is said of it */
    enum answer_index kind;
    bool strict_cut;
} exercises[] = {
    {"[(3 12 8) (2 4 6) (14 5 2)]",
     {"3", "'1'", "['e', '1', '1.1']", "{'e': 3, '1': 3, '2': 2, '3': 2}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', 3], '1.3': "
       "['-inf', 3], '2': [3, 'inf'], '2.1': [3, 'inf']}"),
      "['1.1', '1.2', '1.3', '2.1', '3.1', '3.2', '3.3']", "['2.2', '2.3']"},
     "2",
     "value: 2 given, right is 3: MAX moves to 1, worth 3",
     ANSWER_value,
     false},
    {"(2 4 6)",
     {"2", "'1'", "['e', '1']", "{'e': 2}",
      "{'1': ['-inf', 'inf'], '2': ['-inf', 2], '3': ['-inf', 2]}", "['1', '2', '3']",
      "[]"},
     "'2'",
     "move: 2 given, worth 4; right is 1, worth 2",
     ANSWER_move,
     false},
    {"[([(5 6) (7 4 5)] [(3)]) ([(6) (6 9)] [(7)]) ([(5)] [(9 8) (6)])]",
     {"6", "'2'", "['e', '2', '2.1', '2.1.1', '2.1.1.1']",
      ("{'e': 6, '1': 3, '1.1': 5, '1.1.1': 5, '1.1.2': 4, '1.2': 3, '1.2.1': 3, '2': 6, "
       "'2.1': 6, '2.1.1': 6, '2.1.2': 6, '2.2': 7, '2.2.1': 7, '3': 5, '3.1': 5, "
       "'3.1.1': 5, '3.2': 8, '3.2.1': 8, '3.2.2': 6}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.1.1': ['-inf', 'inf'], '1.1.1.2': ['-inf', 5], '1.1.2': [5, 'inf']}"),
      ("['1.1.1.1', '1.1.1.2', '1.1.2.1', '1.1.2.2', '1.2.1.1', '2.1.1.1', '2.1.2.1', "
       "'2.2.1.1', '3.1.1.1']"),
      ("['1.1.2.3', '2.1.2.2', '3.2', '3.2.1', '3.2.1.1', '3.2.1.2', '3.2.2', "
       "'3.2.2.1']")},
     "['e', '2', '2.2']",
     "pv: 2.2 given, worth 7; right is 2.1, worth 6",
     ANSWER_pv,
     false},
    {"[([(3 17) (2 12)] [(15) (25 0)]) ([(2 5) (3)] [(2 14)])]",
     {"3", "'1'", "['e', '1', '1.1', '1.1.1', '1.1.1.1']",
      ("{'e': 3, '1': 3, '1.1': 3, '1.1.1': 3, '1.1.2': 2, '1.2': 15, '1.2.1': 15, "
       "'1.2.2': 0, '2': 2, '2.1': 3, '2.1.1': 2, '2.1.2': 3, '2.2': 2, '2.2.1': 2}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.1.1': ['-inf', 'inf'], '1.1.1.2': ['-inf', 3], '1.1.2': [3, 'inf']}"),
      "['1.1.1.1', '1.1.1.2', '1.1.2.1', '1.2.1.1', '2.1.1.1', '2.1.2.1']",
      "['1.1.2.2', '1.2.2', '2.1.1.2', '2.2']"},
     "{'e': 3, '1': 3, '1.1': 3, '1.1.1': 3, '1.1.2': 2, '1.2': 15, '1.2.1': 15, "
     "'1.2.2': 0, '2': 2, '2.1': 3, '2.1.1': 2, '2.1.2': 3, '2.2': 2, '2.2.1': 5}",
     "values: 5 given for 2.2.1, right is 2: MIN moves to 2.2.1.1, worth 2",
     ANSWER_values,
     false},
    {"[(-12 -9) ([-2] [-1 -19]) ([-16] -11 [-18])]",
     {"-2", "'2'", "['e', '2', '2.1', '2.1.1']",
      ("{'e': -2, '1': -12, '2': -2, '2.1': -2, '2.2': -1, '3': -18, '3.1': -16, '3.3': "
       "-18}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', -12], '2': [-12, "
       "'inf'], '2.1': [-12, 'inf'], '2.1.1': [-12, 'inf']}"),
      "['1.1', '1.2', '2.1.1', '2.2.1', '3.1.1']", "['2.2.2', '3.2', '3.3', '3.3.1']"},
     "{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', -12], '2': [-12, "
     "'inf'], '2.1': [-12, 'inf'], '2.1.1': ['-inf', 'inf']}",
     "bounds: [-inf, inf] given for 2.1.1, right is [-12, inf]: alpha -12 is from 1",
     ANSWER_bounds,
     false},
    {"[(-1 [-3 (-11)] [(-12) -11]) (-19 [-9]) -11]",
     {"-11", "'1'", "['e', '1', '1.3', '1.3.2']",
      ("{'e': -11, '1': -11, '1.2': -3, '1.2.2': -11, '1.3': -11, '1.3.1': -12, '2': "
       "-19, '2.2': -9}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', -1], '1.2.1': "
       "['-inf', -1], '1.2.2': [-3, -1], '1.2.2.1': [-3, -1]}"),
      "['1.1', '1.2.1', '1.2.2.1', '1.3.1.1', '1.3.2', '2.1', '3']", "['2.2']"},
     "['1.1', '1.2.1', '1.2.2.1', '1.3.1.1', '1.3.2', '2.1', '2.2.1', '3']",
     "leaves: 2.2.1 given as number 7, right is 3: 2.2 was cut: beta -19 <= alpha -11",
     ANSWER_leaves,
     false},
    {"[(5 9) (4 3)]",
     {"5", "'1'", "['e', '1', '1.1']", "{'e': 5, '1': 5, '2': 3}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', 5], '2': [5, "
       "'inf'], '2.1': [5, 'inf']}"),
      "['1.1', '1.2', '2.1']", "['2.2']"},
     "[]",
     "pruned: 2.2 missing: 2.2 was cut: beta 4 <= alpha 5",
     ANSWER_pruned,
     false},
    {"[(3 9) (4) (5 6 7)]",
     {"5", "'3'", "['e', '3', '3.1']", "{'e': 5, '1': 3, '2': 4, '3': 5}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', 3], '2': [3, "
       "'inf'], '2.1': [3, 'inf'], '3': [4, 'inf']}"),
      "['1.1', '1.2', '2.1', '3.1', '3.2', '3.3']", "[]"},
     "6",
     "value: 6 given, right is 5: MAX moves to 3, worth 5",
     ANSWER_value,
     false},
    {"([(-5 -4) (-6 -20)] [(-30) (-4 -4)])",
     {"-5", "'1'", "['e', '1', '1.1', '1.1.1']",
      ("{'e': -5, '1': -5, '1.1': -5, '1.2': -20, '2': -4, '2.1': -30, '2.2': -4}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.2': ['-inf', -5], '1.2': [-5, 'inf'], '1.2.1': [-5, 'inf']}"),
      "['1.1.1', '1.1.2', '1.2.1', '2.1.1', '2.2.1', '2.2.2']", "['1.2.2']"},
     "'2'",
     "move: 2 given, worth -4; right is 1, worth -5",
     ANSWER_move,
     false},
    {"([(-5 -4) (-6 -2)] [(-7 -8) (-4 -4)])",
     {"-5", "'1'", "['e', '1', '1.1', '1.1.1']",
      ("{'e': -5, '1': -5, '1.1': -5, '1.2': -6, '2': -4, '2.1': -8, '2.2': -4}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.2': ['-inf', -5], '1.2': [-5, 'inf'], '1.2.1': [-5, 'inf']}"),
      "['1.1.1', '1.1.2', '1.2.1', '2.1.1', '2.1.2', '2.2.1', '2.2.2']", "['1.2.2']"},
     "['e', '1', '1.1', '1.1.2']",
     "pv: 1.1.2 given, worth -4; right is 1.1.1, worth -5",
     ANSWER_pv,
     false},
    {"([-12 -9] [(-2) (-1 -19)] [(-16) -11 (-18)])",
     {"-11", "'3'", "['e', '3', '3.2']",
      ("{'e': -11, '1': -9, '2': -2, '2.1': -2, '2.2': -19, '3': -11, '3.1': -16, '3.3': "
       "-18}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': [-12, 'inf'], '2': "
       "['-inf', -9], '2.1': ['-inf', -9], '2.1.1': ['-inf', -9]}"),
      "['1.1', '1.2', '2.1.1', '3.1.1', '3.2', '3.3.1']", "['2.2', '2.2.1', '2.2.2']"},
     "{'e': -11, '1': -9, '2': -2, '2.1': -2, '2.2': -19, '3': -11, '3.1': -16, '3.3': "
     "-15}",
     "values: -15 given for 3.3, right is -18: MIN moves to 3.3.1, worth -18",
     ANSWER_values,
     false},
    {"([3 9] [4] [5 6 7])",
     {"4", "'2'", "['e', '2', '2.1']", "{'e': 4, '1': 9, '2': 4, '3': 7}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': [3, 'inf'], '2': ['-inf', "
       "9], '2.1': ['-inf', 9], '3': ['-inf', 4]}"),
      "['1.1', '1.2', '2.1', '3.1']", "['3.2', '3.3']"},
     "{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': [3, 'inf'], '2': ['-inf', "
     "9], '2.1': ['-inf', 9], '3': ['-inf', 7]}",
     "bounds: [-inf, 7] given for 3, right is [-inf, 4]: beta 4 is from 2",
     ANSWER_bounds,
     false},
    {"[(-1 7) (8 2)]",
     {"2", "'2'", "['e', '2', '2.2']", "{'e': 2, '1': -1, '2': 2}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', -1], '2': [-1, "
       "'inf'], '2.1': [-1, 'inf'], '2.2': [-1, 8]}"),
      "['1.1', '1.2', '2.1', '2.2']", "[]"},
     "1",
     "value: 1 given, right is 2: MAX moves to 2, worth 2",
     ANSWER_value,
     false},
    {"[(-4 3) (5 2) (-1 8)]",
     {"2", "'2'", "['e', '2', '2.2']", "{'e': 2, '1': -4, '2': 2, '3': -1}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', -4], '2': [-4, "
       "'inf'], '2.1': [-4, 'inf'], '2.2': [-4, 5]}"),
      "['1.1', '1.2', '2.1', '2.2', '3.1']", "['3.2']"},
     "['1.1', '1.2', '2.1', '2.2', '3.1', '3.2']",
     "leaves: 3.2 given as number 6, right is to end: 3.2 was cut: beta -1 <= alpha 2",
     ANSWER_leaves,
     false},
    {"[([5 10] [10 15]) ([10 15] [15 20])]",
     {"15", "'2'", "['e', '2', '2.1', '2.1.2']",
      ("{'e': 15, '1': 10, '1.1': 10, '1.2': 15, '2': 15, '2.1': 15, '2.2': 20}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.2': [5, 'inf'], '1.2': ['-inf', 10], '1.2.1': ['-inf', 10]}"),
      ("['1.1.1', '1.1.2', '1.2.1', '1.2.2', '2.1.1', '2.1.2', '2.2.1', '2.2.2']"), "[]"},
     "'1'",
     "move: 1 given, worth 10; right is 2, worth 15",
     ANSWER_move,
     true},
    {"[([3 9] [10 6]) ([4 7] [0 5])]",
     {"9", "'1'", "['e', '1', '1.1', '1.1.2']",
      "{'e': 9, '1': 9, '1.1': 9, '1.2': 10, '2': 5, '2.1': 7, '2.2': 5}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.2': [3, 'inf'], '1.2': ['-inf', 9], '1.2.1': ['-inf', 9]}"),
      "['1.1.1', '1.1.2', '1.2.1', '2.1.1', '2.1.2']", "['1.2.2', '2.2']"},
     "['1.2.2', '2.1.2', '2.2']",
     "pruned: 2.1.2 given, but alphabeta enters it: alpha 9 < beta inf",
     ANSWER_pruned,
     false},
    {"[(3 5) ([(0 7) 5] [7 8] 4)]",
     {"4", "'2'", "['e', '2', '2.3']",
      "{'e': 4, '1': 3, '2': 4, '2.1': 5, '2.1.1': 0, '2.2': 8}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', 3], '2': [3, "
       "'inf'], '2.1': [3, 'inf'], '2.1.1': [3, 'inf']}"),
      "['1.1', '1.2', '2.1.1.1', '2.1.2', '2.2.1', '2.3']", "['2.1.1.2', '2.2.2']"},
     "['e', '2', '2.1']",
     "pv: 2.1 given, worth 5; right is 2.3, worth 4",
     ANSWER_pv,
     false},
    {"([11 900] [950 7])",
     {"900", "'1'", "['e', '1', '1.2']", "{'e': 900, '1': 900, '2': 950}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': [11, 'inf'], '2': ['-inf', "
       "900], '2.1': ['-inf', 900]}"),
      "['1.1', '1.2', '2.1']", "['2.2']"},
     "{'e': 900, '1': 900, '2': 953}",
     "values: 953 given for 2, right is 950: MAX moves to 2.1, worth 950",
     ANSWER_values,
     false},
    {"[([3 5] [2 9]) ([12 5] [23 23])]",
     {"12", "'2'", "['e', '2', '2.1', '2.1.1']",
      "{'e': 12, '1': 5, '1.1': 5, '1.2': 9, '2': 12, '2.1': 12, '2.2': 23}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.2': [3, 'inf'], '1.2': ['-inf', 5], '1.2.1': ['-inf', 5]}"),
      "['1.1.1', '1.1.2', '1.2.1', '1.2.2', '2.1.1', '2.1.2', '2.2.1']", "['2.2.2']"},
     "{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], '1.1.2': "
     "[3, 'inf'], '1.2': ['-inf', 5], '1.2.1': ['-inf', 7]}",
     "bounds: [-inf, 7] given for 1.2.1, right is [-inf, 5]: beta 5 is from 1.1",
     ANSWER_bounds,
     false},
    {"[([3 5] [2 9]) 12]",
     {"12", "'2'", "['e', '2']", "{'e': 12, '1': 5, '1.1': 5, '1.2': 9}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.2': [3, 'inf'], '1.2': ['-inf', 5], '1.2.1': ['-inf', 5]}"),
      "['1.1.1', '1.1.2', '1.2.1', '1.2.2', '2']", "[]"},
     "13",
     "value: 13 given, right is 12: MAX moves to 2, worth 12",
     ANSWER_value,
     false},
    {"([([6 4] [8 6]) ([4 0] [2 2])] [([7 4] [9 3]) ([3 3] [2 6])])",
     {"6", "'1'", "['e', '1', '1.1', '1.1.1', '1.1.1.1']",
      ("{'e': 6, '1': 6, '1.1': 6, '1.1.1': 6, '1.1.2': 8, '1.2': 2, '1.2.1': 4, "
       "'1.2.2': 2, '2': 7, '2.1': 7, '2.1.1': 7, '2.1.2': 9, '2.2': 3, '2.2.1': 3, "
       "'2.2.2': 6}"),
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.1.1': ['-inf', 'inf'], '1.1.1.2': [6, 'inf'], '1.1.2': ['-inf', 6]}"),
      ("['1.1.1.1', '1.1.1.2', '1.1.2.1', '1.2.1.1', '1.2.1.2', '2.1.1.1', '2.1.2.1']"),
      ("['1.1.2.2', '1.2.2', '1.2.2.1', '1.2.2.2', '2.1.1.2', '2.1.2.2', '2.2', '2.2.1', "
       "'2.2.1.1', '2.2.1.2', '2.2.2', '2.2.2.1', '2.2.2.2']")},
     "['1.1.1.1', '1.1.1.2', '1.1.2.1', '1.1.2.2', '1.2.1.1', '1.2.1.2', '2.1.1.1', "
     "'2.1.2.1']",
     "leaves: 1.1.2.2 given as number 4, right is 1.2.1.1: 1.1.2.2 was cut: beta 6 <= "
     "alpha 8",
     ANSWER_leaves,
     false},
    {"[1 (1 4)]",
     {"1", "'1'", "['e', '1']", "{'e': 1, '2': 1}",
      ("{'1': ['-inf', 'inf'], '2': [1, 'inf'], '2.1': [1, 'inf'], '2.2': [1, 1]}"),
      "['1', '2.1', '2.2']", "[]"},
     "{'e': 1, '2': 4}",
     "values: 4 given for 2, right is 1: MIN moves to 2.1, worth 1",
     ANSWER_values,
     true},
    {"[(0.25 0.75) (0.5 0.625)]",
     {"0.5", "'2'", "['e', '2', '2.1']", "{'e': 0.5, '1': 0.25, '2': 0.5}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.2': ['-inf', 0.25], '2': "
       "[0.25, 'inf'], '2.1': [0.25, 'inf'], '2.2': [0.25, 0.5]}"),
      "['1.1', '1.2', '2.1', '2.2']", "[]"},
     "'1'",
     "move: 1 given, worth 0.25; right is 2, worth 0.5",
     ANSWER_move,
     false},
    {"[([3 (4 9)] 5) 6 ([7 8] [6 9])]",
     {"8", "'3'", "['e', '3', '3.1', '3.1.2']",
      "{'e': 8, '1': 4, '1.1': 4, '1.1.2': 4, '3': 8, '3.1': 8, '3.2': 9}",
      ("{'1': ['-inf', 'inf'], '1.1': ['-inf', 'inf'], '1.1.1': ['-inf', 'inf'], "
       "'1.1.2': [3, 'inf'], '1.1.2.1': [3, 'inf'], '1.1.2.2': [3, 4]}"),
      ("['1.1.1', '1.1.2.1', '1.1.2.2', '1.2', '2', '3.1.1', '3.1.2', '3.2.1', '3.2.2']"),
      "[]"},
     "['e', '3', '3.1', '3.1.1']",
     "pv: 3.1.1 given, worth 7; right is 3.1.2, worth 8",
     ANSWER_pv,
     false},
};

static struct search_options options_of(const struct exercise *exercise)
{
    struct search_options options = search_defaults;

    options.strict_cut = exercise->strict_cut;
    return options;
}

static void check_exercise(const struct exercise *exercise, const char *answers,
                           const char *line)
{
    struct search_options options = options_of(exercise);
    struct build b = {.depth = 0};
    struct buffer text = {0};
    struct outcome outcome;

    add_quoted(&text, answers);
    literal_tree(exercise->tree, &b);
    check_all(&b.tree, "alphabeta", &options, false, text.data, text.size, &outcome);
    expect_line(&outcome, line);
    buffer_release(&text);
    build_release(&b);
}

/* The object of all right answers, but for those of a kind, if it is one. */
static void write_answers(struct buffer *out, const struct exercise *exercise, int kind,
                          const char *wrong)
{
    const char *separator = "{'";

    buffer_clear(out);
    for (int i = 0; i < ANSWER_KINDS; i++, separator = ", '") {
        buffer_text(out, separator);
        buffer_text(out, answer_names[i]);
        buffer_text(out, "': ");
        buffer_text(out, i == kind ? wrong : exercise->right[i]);
    }
    buffer_text(out, "}");
}

/* How many items an array or an object of the table has, none of which holds a comma of
 * its own but in brackets. */
static size_t count_items(const char *text)
{
    size_t count = text[1] != ']' && text[1] != '}', depth = 0;

    for (; *text; text++) {
        depth += *text == '[' || *text == '{' ? 1 : 0;
        depth -= *text == ']' || *text == '}' ? 1 : 0;
        count += *text == ',' && depth == 1 ? 1 : 0;
    }
    return count;
}

START_TEST(right_answers)
{
    struct buffer text = {0};

    for (size_t i = 0; i < LENGTH(exercises); i++) {
        const char *const *right = exercises[i].right;
        char line[200];

        write_answers(&text, &exercises[i], ANSWER_KINDS, NULL);
        snprintf(line, sizeof line,
                 "all right: value, move, pv (%zu), values (%zu), bounds (%zu), "
                 "leaves (%zu), pruned (%zu)",
                 count_items(right[ANSWER_pv]), count_items(right[ANSWER_values]),
                 count_items(right[ANSWER_bounds]), count_items(right[ANSWER_leaves]),
                 count_items(right[ANSWER_pruned]));
        check_exercise(&exercises[i], text.data, line);
    }
    buffer_release(&text);
}
END_TEST

START_TEST(wrong_answers)
{
    struct buffer text = {0};

    for (size_t i = 0; i < LENGTH(exercises); i++) {
        write_answers(&text, &exercises[i], (int)exercises[i].kind, exercises[i].wrong);
        check_exercise(&exercises[i], text.data, exercises[i].line);
    }
    buffer_release(&text);
}
END_TEST

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
        add_quoted(&text, remarks[i].answers);
        check_all(&b.tree, remarks[i].algorithm, options, false, text.data, text.size,
                  &outcome);
        expect_line(&outcome, remarks[i].line);
    }
    buffer_release(&text);
    build_release(&b);
}

/* Alphabeta cuts 2.2 and 2.3: it knows that 2 is worth at most 5, and not that it is 1.
 */
static const char TREE[] = "[(6 9) (5 7 1) ([3 8] 4)]";

static const struct remark remarks_on_it[] = {
    {"alphabeta", "{'value': 6, 'move': '1'}", "all right: value, move"},
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

    add_quoted(&text, answers);
    check_all(t, "alphabeta", &search_defaults, ids, text.data, text.size, &outcome);
    if (line)
        expect_line(&outcome, line);
    else
        expect_refusal(&outcome, refusal);
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
                "1:10: several nodes have this name: expected an id");
    check_named(t, false, "{'values': {'x': 3}}", NULL,
                "1:13: several nodes have this name: expected an id");
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
        {BYTES("{\"value\": \"6\"}"), "1:11: expected a number, \"inf\" or \"-inf\""},
        {BYTES("{\"value\": true}"), "1:11: expected a number, \"inf\" or \"-inf\""},
        {BYTES("{\"value\": [6]}"), "1:11: expected a number, \"inf\" or \"-inf\""},
        {BYTES("{\"valeu\": 6}"), "1:2: unknown key; did you mean \"value\"?"},
        {BYTES("{\"value\": 6,\n \"no\": 6}"),
         "2:2: unknown key; expected one of value move pv values bounds leaves pruned"},
        {BYTES("{\"value\": 6, \"value\": 6}"), "1:14: a second key \"value\""},
        {BYTES("{\"move\": 2}"), "1:10: expected a node: its name or its id, in quotes"},
        {BYTES("{\"move\": \"4\"}"), "1:10: no node 4: the root has 3 children"},
        {BYTES("{\"move\": \"1.1.1\"}"), "1:10: no node 1.1.1: 1.1 has 0 children"},
        {BYTES("{\"move\": \"one\"}"), "1:10: no node has this name or id"},
        {BYTES("{\"move\": \"\"}"), "1:10: no node has this name or id"},
        {BYTES("{\"pv\": \"1\"}"), "1:8: expected an array of nodes"},
        {BYTES("{\"pv\": [\"1\", null]}"),
         "1:14: expected a node: its name or its id, in quotes"},
        {BYTES("{\"leaves\": {\"1\": 2}}"), "1:12: expected an array of nodes"},
        {BYTES("{\"leaves\": [[\"1\", \"1.1\"]]}"),
         "1:13: expected a node: its name or its id, in quotes"},
        {BYTES("{\"values\": [1]}"), "1:12: expected an object with nodes as keys"},
        {BYTES("{\"values\": {\"1\": null}}"),
         "1:18: expected a number, \"inf\" or \"-inf\""},
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

        check_all(&b.tree, "alphabeta", &search_defaults, false, refused[i].bytes,
                  refused[i].size, &outcome);
        expect_refusal(&outcome, refused[i].expected);
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
    for (const struct algorithm *a = algorithms; a->name; a++) {
        struct outcome outcome;
        char refusal[100];

        check_all(&b.tree, a->name, &search_defaults, false, answers, strlen(answers),
                  &outcome);
        snprintf(refusal, sizeof refusal, "1:2: \"bounds\" has no meaning for '%s'",
                 a->name);
        if (a->style == TRACE_WINDOW)
            expect_line(&outcome, "all right: bounds (0)");
        else
            expect_refusal(&outcome, refusal);
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
    check_next(answers, &b.tree, "alphabeta", &search_defaults, false, &outcome);
    if (line)
        expect_line(&outcome, line);
    else
        expect_refusal(&outcome, refusal);
    build_release(&b);
}

/* What is wrong about one tree does not keep the others from being checked. */
START_TEST(streams)
{
    static const char text[] = "{\"value\": 2}\n\n{\"value\": 2}{\"wert\": 2}\n"
                               "{\"move\": \"2\"}\n";
    struct answers answers;
    struct error error;

    open_answers(&answers, text, strlen(text));
    check_stream(&answers, "[1 2]", "all right: value", NULL);
    check_stream(&answers, "[1 3]", "value: 2 given, right is 3: MAX moves to 2, worth 3",
                 NULL);
    check_stream(&answers, "[1 2]", NULL,
                 "3:14: unknown key; expected one of value move pv values bounds leaves "
                 "pruned");
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

    open_answers(&answers, text, strlen(text));
    check_stream(&answers, "[1 2]", "all right: value", NULL);
    check_stream(&answers, "[1 2]", NULL, "2:10: expected ':', not '2'");
    ENSURE(answers.over && answers_finish(&answers, &error));
    answers_close(&answers);
    ENSURE(!answers_open(&answers, "tests/data/there-is-no-such-file", &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
}
END_TEST

/* Answers written for a run */

static void add_node(struct buffer *out, const struct tree *t, node n)
{
    buffer_text(out, "\"");
    id_add(out, t, n);
    buffer_text(out, "\"");
}

static void add_score(struct buffer *out, double value)
{
    char text[SCORE_TEXT_SIZE];
    const char *quote = value - value == 0 ? "" : "\"";

    score_write(value, text);
    buffer_text(out, quote);
    buffer_text(out, text);
    buffer_text(out, quote);
}

static void add_key(struct buffer *out, const char *key)
{
    buffer_text(out, out->size == 0 ? "{\"" : ", \"");
    buffer_text(out, key);
    buffer_text(out, "\": ");
}

/* The nodes for which there is a true. */
static void add_nodes(struct buffer *out, const struct tree *t, const bool *wanted)
{
    const char *separator = "";

    buffer_text(out, "[");
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (!wanted[n])
            continue;
        buffer_text(out, separator);
        add_node(out, t, n);
        separator = ", ";
    }
    buffer_text(out, "]");
}

static void add_list(struct buffer *out, const struct tree *t, const node *nodes,
                     size_t count)
{
    buffer_text(out, "[");
    for (size_t i = 0; i < count; i++) {
        buffer_text(out, i > 0 ? ", " : "");
        add_node(out, t, nodes[i]);
    }
    buffer_text(out, "]");
}

/* Without what a search did elsewhere: nodes with no leaf below that was read. */
static void mark_pruned(const struct tree *t, const node *leaves, size_t count,
                        bool *pruned)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        pruned[n] = true;
    for (size_t i = 0; i < count; i++) {
        pruned[TREE_ROOT] = false;
        for (node n = leaves[i]; n != TREE_ROOT; n = t->parent[n])
            pruned[n] = false;
    }
}

/* Those whose parents are not pruned. */
static void keep_topmost(const struct tree *t, bool *pruned)
{
    for (node n = t->count; n-- > 1;)
        pruned[n] = pruned[n] && !pruned[t->parent[n]];
}

static void expect(const struct tree *t, const char *algorithm, bool strict_cut,
                   const struct buffer *text, enum error_kind kind)
{
    struct search_options options = search_defaults;
    struct outcome outcome;

    options.strict_cut = strict_cut;
    check_all(t, algorithm, &options, false, text->data, text->size, &outcome);
    ENSURE_MSG(kind == (outcome.done ? ERROR_NONE : outcome.error.kind), "%s: %s%s%s",
               algorithm, text->data, outcome.line,
               outcome.done ? "" : outcome.error.message);
    free(outcome.line);
}

/* A row of cases.jsonl: the leaves, and thus what was pruned, are given by their places.
 */
static void check_places(const struct build *b, const cJSON *row, const char *algorithm,
                         bool strict_cut, const cJSON *places)
{
    const struct tree *t = &b->tree;
    size_t count = (size_t)cJSON_GetArraySize(places), used = 0;
    int *positions = calloc(count, sizeof *positions);
    node *leaves = calloc(count, sizeof *leaves);
    bool *pruned = calloc(t->count, sizeof *pruned);
    char *line = cJSON_PrintUnformatted(rows_member(row, "pv"));
    struct buffer text = {0};
    const cJSON *place;

    cJSON_ArrayForEach(place, places) positions[used++] = (int)place->valuedouble + 1;
    literal_leaves(t, positions, (node)count, leaves);
    mark_pruned(t, leaves, count, pruned);
    add_key(&text, "value");
    add_score(&text, rows_member(row, "value")->valuedouble);
    add_key(&text, "pv");
    buffer_text(&text, line);
    add_key(&text, "leaves");
    add_list(&text, t, leaves, count);
    add_key(&text, "pruned");
    add_nodes(&text, t, pruned);
    buffer_text(&text, "}");
    expect(t, algorithm, strict_cut, &text, ERROR_NONE);
    buffer_clear(&text);
    add_key(&text, "leaves");
    add_list(&text, t, leaves, count - 1);
    buffer_text(&text, "}");
    expect(t, algorithm, strict_cut, &text, ERROR_CHECK);
    buffer_release(&text);
    cJSON_free(line);
    free(positions);
    free(leaves);
    free(pruned);
}

static void check_case(const struct build *b, const cJSON *row)
{
    const cJSON *strict = cJSON_GetObjectItemCaseSensitive(row, "alphabeta_strict");

    check_places(b, row, "alphabeta", false, rows_member(row, "alphabeta_order"));
    check_places(b, row, "sss", false, rows_member(row, "sss_order"));
    if (strict)
        check_places(b, row, "alphabeta", true, rows_member(strict, "leaf_index"));
}

START_TEST(known_cases)
{
    enum { ROWS = 58 };
    struct build b = {.depth = 0};
    struct rows rows;
    int count = 0;

    rows_open(&rows, "cases.jsonl");
    for (; rows_next(&rows); count++) {
        cJSON *row = cJSON_Parse(rows.line);

        ENSURE(row);
        rows_tree(rows_member(row, "tree"), rows_member(row, "root")->valuestring, &b);
        check_case(&b, row);
        cJSON_Delete(row);
    }
    ck_assert_int_eq(count, ROWS);
    build_release(&b);
}
END_TEST

/* Every algorithm */

/* The number next to a value. */
static double beside(double value)
{
    return nextafter(value, value > 0 ? -INFINITY : INFINITY);
}

/* Right for every node but, if so wanted, the root. */
static void add_values(struct buffer *out, const struct tree *t, bool right)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        buffer_text(out, n == TREE_ROOT ? "{" : ", ");
        add_node(out, t, n);
        buffer_text(out, ": ");
        add_score(out, right || n != TREE_ROOT ? oracle_value(t, n)
                                               : beside(oracle_value(t, n)));
    }
    buffer_text(out, "}");
}

/* The windows with which nodes were first entered. */
static void add_bounds(struct buffer *out, const struct tree *t,
                       const struct record *record)
{
    bool *done = calloc(t->count, sizeof *done);
    const char *separator = "{";

    for (size_t i = 0; i < record->count; i++) {
        const struct event *event = &record->events[i];

        if (event->kind != EVENT_ENTER || done[event->node])
            continue;
        done[event->node] = true;
        buffer_text(out, separator);
        add_node(out, t, event->node);
        buffer_text(out, ": [");
        add_score(out, event->alpha);
        buffer_text(out, ", ");
        add_score(out, event->beta);
        buffer_text(out, "]");
        separator = ", ";
    }
    buffer_text(out, "}");
    free(done);
}

static void mark_unentered(const struct tree *t, const struct record *record, bool *marks)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        marks[n] = true;
    for (size_t i = 0; i < record->count; i++)
        if (record->events[i].kind == EVENT_ENTER)
            marks[record->events[i].node] = false;
}

/* All that can be asked about a run. */
static void write_run(struct buffer *out, const struct tree *t,
                      const struct record *record, bool topmost, bool right)
{
    bool *pruned = calloc(t->count, sizeof *pruned);

    mark_unentered(t, record, pruned);
    if (topmost)
        keep_topmost(t, pruned);
    buffer_clear(out);
    add_key(out, "pruned");
    add_nodes(out, t, pruned);
    add_key(out, "leaves");
    add_list(out, t, record->leaves, record->leaf_count);
    if (record->result.algorithm->style == TRACE_WINDOW) {
        add_key(out, "bounds");
        add_bounds(out, t, record);
    }
    add_key(out, "values");
    add_values(out, t, right);
    add_key(out, "pv");
    add_list(out, t, record->result.line, record->result.length);
    buffer_text(out, "}");
    free(pruned);
}

static bool law_runs(const struct tree *t, struct error *error)
{
    struct record record = {.count = 0};
    struct buffer text = {0};

    (void)error;
    for (const struct algorithm *a = algorithms; a->name; a++) {
        record_run(&record, t, a, &search_defaults);
        write_run(&text, t, &record, false, true);
        expect(t, a->name, false, &text, ERROR_NONE);
        write_run(&text, t, &record, true, true);
        expect(t, a->name, false, &text, ERROR_NONE);
        write_run(&text, t, &record, true, false);
        expect(t, a->name, false, &text, ERROR_CHECK);
    }
    record_release(&record);
    buffer_release(&text);
    return true;
}

START_TEST(every_algorithm)
{
    static const struct law law = {.name = "what was done is right",
                                   .holds = law_runs,
                                   .wish = {.leaves = 12},
                                   .share = 50};

    law_check(&law);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("answers");
    TCase *group = suite_group(suite, "known answers");

    tcase_add_test(group, right_answers);
    tcase_add_test(group, wrong_answers);
    tcase_add_test(group, known_cases);
    tcase_add_test(group, every_algorithm);
    group = suite_group(suite, "remarks");
    tcase_add_test(group, every_remark);
    tcase_add_test(group, pruned_subtrees);
    tcase_add_test(group, sources);
    tcase_add_test(group, read_again);
    tcase_add_test(group, one_leaf);
    tcase_add_test(group, ties);
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
