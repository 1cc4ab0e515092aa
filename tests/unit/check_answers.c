/*
 * check_answers.c - answers about trees and searches, worked out elsewhere: the right
 * ones are accepted, what is wrong is named.
 */
#include "literal.h"
#include "outcome.h"
#include "reading.h"
#include "suite.h"

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

    outcome_quote(&text, answers);
    literal_tree(exercise->tree, &b);
    outcome_check(&b.tree, "alphabeta", &options, false, text.data, text.size, &outcome);
    outcome_is_line(&outcome, line);
    buffer_release(&text);
    build_release(&b);
}

/* The object of all right answers, but for those of a kind, if it is one. */
static void write_answers(struct buffer *out, const struct exercise *exercise, int kind,
                          const char *wrong)
{
    const char *separator = "{'";

    buffer_clear(out);
    for (int i = 0; i < ANSWER_KINDS; i++) {
        if (!exercise->right[i])
            continue;
        buffer_text(out, separator);
        separator = ", '";
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

int main(void)
{
    Suite *suite = suite_create("answers");
    TCase *group = suite_group(suite, "known answers");

    tcase_add_test(group, right_answers);
    tcase_add_test(group, wrong_answers);
    return suite_run(suite);
}
