/*
 * check_reason.c - what is said of each step of each algorithm, and of nodes.
 */
#include "ensure.h"
#include "literal.h"
#include "spoken.h"
#include "suite.h"

#include <stdlib.h>

/* MAX has 3, then 5; the last MIN node is cut. Its ids: e, 1, 1.1, 1.2, 2, ... */
static const char TREE[] = "[(3 12) (5 6) (2 4)]";

/* A tree of two plies has no bounds that alpha-beta could hand on. */
#define OF_BOUNDS                                                                        \
    "e, a MAX node, is entered with the window (-inf, inf): whatever it is worth is "    \
    "wanted.\n"                                                                          \
    "1, a MIN node, is entered with the window (-inf, inf): no bound has come down "     \
    "to it.\n"                                                                           \
    "1.1 is a leaf worth 3. So 1 is worth at most 3 now: MIN can go to 1.1.\n"           \
    "1.2 is a leaf worth 12. That is no less than the 3 that MIN has at 1.1.\n"          \
    "1 is worth 3: MIN goes to 1.1. So e is worth at least 3 now: MAX can go to 1.\n"    \
    "2, a MIN node, is entered with the window (3, inf): MAX already has 3 at 1, so "    \
    "it matters only if it is worth more.\n"                                             \
    "2.1 is a leaf worth 5. So 2 is worth at most 5 now: MIN can go to 2.1.\n"           \
    "2.2 is a leaf worth 6. That is no less than the 5 that MIN has at 2.1.\n"           \
    "2 is worth 5: MIN goes to 2.1. So e is worth at least 5 now: MAX can go to 2.\n"    \
    "3, a MIN node, is entered with the window (5, inf): MAX already has 5 at 2, so "    \
    "it matters only if it is worth more.\n"                                             \
    "3.1 is a leaf worth 2. So 3 is worth at most 2 now: MIN can go to 3.1.\n"           \
    "3 is worth at most 2 now. MAX already has 5 at 2 and will not go to 3: 3.2 need "   \
    "not be read.\n"                                                                     \
    "3 is worth at most 2, for MIN can go to 3.1. That is no more than the 5 that "      \
    "MAX has at 2.\n"                                                                    \
    "The search is over. e is worth 5: MAX goes to 2.\n"

static const struct telling {
    const char *algorithm, *lines;
} tellings[] = {
    {"minimax",
     "e, a MAX node, is entered: it is worth as much as the greatest of its "
     "children.\n"
     "1, a MIN node, is entered: it is worth as much as the smallest of its "
     "children.\n"
     "1.1 is a leaf worth 3. MIN has 3 at 1.1 so far.\n"
     "1.2 is a leaf worth 12. That is no better for MIN than the 3 of 1.1.\n"
     "1 is worth 3: MIN goes to 1.1. MAX has 3 at 1 so far.\n"
     "2, a MIN node, is entered: it is worth as much as the smallest of its "
     "children.\n"
     "2.1 is a leaf worth 5. MIN has 5 at 2.1 so far.\n"
     "2.2 is a leaf worth 6. That is no better for MIN than the 5 of 2.1.\n"
     "2 is worth 5: MIN goes to 2.1. That is better for MAX than the 3 of 1.\n"
     "3, a MIN node, is entered: it is worth as much as the smallest of its "
     "children.\n"
     "3.1 is a leaf worth 2. MIN has 2 at 3.1 so far.\n"
     "3.2 is a leaf worth 4. That is no better for MIN than the 2 of 3.1.\n"
     "3 is worth 2: MIN goes to 3.1. That is no better for MAX than the 5 of 2.\n"
     "The search is over. e is worth 5: MAX goes to 2.\n"},
    {"bb", OF_BOUNDS},
    {"alphabeta", OF_BOUNDS},
    {"scout",
     "EVAL: what is e worth, a MAX node? Its first child is evaluated, the others "
     "only if they test as more.\n"
     "EVAL: what is 1 worth, a MIN node? Its first child is evaluated, the others "
     "only if they test as less.\n"
     "1.1 is a leaf worth 3. MIN has 3 at 1.1 now.\n"
     "TEST: is 1.2 worth at least 3, what MIN has at 1.1? MIN wants less: only if not "
     "it is evaluated. 1.2 is a leaf worth 12: yes. MIN stays with 1.1, and 1.2 is "
     "not evaluated.\n"
     "1 is worth 3: MIN goes to 1.1. MAX has 3 at 1 now.\n"
     "TEST: is 2 worth more than 3, what MAX has at 1? Only then it is evaluated. At "
     "2, a MIN node, all children must be.\n"
     "2.1 is a leaf worth 5: yes.\n"
     "2.2 is a leaf worth 6: yes.\n"
     "Yes: 2 is worth more than 3. It is better for MAX, so it is evaluated now.\n"
     "EVAL: what is 2 worth, a MIN node? Its first child is evaluated, the others "
     "only if they test as less.\n"
     "2.1 is a leaf worth 5. MIN has 5 at 2.1 now.\n"
     "TEST: is 2.2 worth at least 5, what MIN has at 2.1? MIN wants less: only if not "
     "it is evaluated. 2.2 is a leaf worth 6: yes. MIN stays with 2.1, and 2.2 is not "
     "evaluated.\n"
     "2 is worth 5: MIN goes to 2.1. MAX has 5 at 2 now.\n"
     "TEST: is 3 worth more than 5, what MAX has at 2? Only then it is evaluated. At "
     "3, a MIN node, all children must be.\n"
     "3.1 is a leaf worth 2: no. That is enough for 3: no.\n"
     "3.1 is enough: 3 is worth at most 5, whatever else is there: 3.2 need not be "
     "read.\n"
     "No: 3 is worth at most 5. MAX stays with 2, and 3 is not evaluated.\n"
     "The search is over. e is worth 5: MAX goes to 2.\n"},
    {"negascout",
     "e, a MAX node, is entered with the window (-inf, inf): whatever it is worth is "
     "wanted.\n"
     "1, a MIN node, is entered with the window (-inf, inf): no bound has come down "
     "to it.\n"
     "1.1 is a leaf worth 3. So 1 is worth at most 3 now: MIN can go to 1.1.\n"
     "1.2 is a leaf worth 12. That is not less than 3, and MIN has no use for it.\n"
     "1 is worth 3: MIN goes to 1.1. So e is worth at least 3 now: MAX can go to 1.\n"
     "2, a MIN node, is tested: is it worth more than 3, what MAX has at 1? The null "
     "window (3, 3+) is enough for yes or no.\n"
     "2.1 is a leaf worth 5. That is more than 3, as all children of 2 must be.\n"
     "2.2 is a leaf worth 6. That is more than 3, as all children of 2 must be.\n"
     "2 is worth at least 5, for none of its children is worth less. That is more "
     "than 3, so MAX prefers it.\n"
     "2 is better than what MAX has, but the null window could not tell how much: it "
     "is searched again with (5, inf), from the value it has shown.\n"
     "2, a MIN node, is entered with the window (5, inf): the null window has shown "
     "that 2 is worth at least 5, so it matters only if it is worth more.\n"
     "2.1 is a leaf worth 5. So 2 is worth at most 5 now: MIN can go to 2.1.\n"
     "2 is worth at most 5 now. The null window has shown that 2 is worth at least 5, "
     "so no more is to be found here: 2.2 need not be read.\n"
     "2 is worth at most 5, for MIN can go to 2.1. It has shown 5 in the null window, "
     "so it is worth that.\n"
     "3, a MIN node, is tested: is it worth more than 5, what MAX has at 2? The null "
     "window (5, 5+) is enough for yes or no.\n"
     "3.1 is a leaf worth 2. That is not more than 5: 3 fails the test.\n"
     "3 is worth at most 2 now. MAX already has 5 at 2 and will not go to 3: 3.2 need "
     "not be read.\n"
     "3 is worth at most 2, for MIN can go to 3.1. That is not more than 5, and MAX "
     "has no use for it.\n"
     "The search is over. e is worth 5: MAX goes to 2.\n"},
    {"pvs",
     "e, a MAX node, is entered with the window (-inf, inf): whatever it is worth is "
     "wanted.\n"
     "1, a MIN node, is entered with the window (-inf, inf): no bound has come down "
     "to it.\n"
     "1.1 is a leaf worth 3. So 1 is worth at most 3 now: MIN can go to 1.1.\n"
     "1.2 is a leaf worth 12. That is not less than 3, and MIN has no use for it.\n"
     "1 is worth 3: MIN goes to 1.1. So e is worth at least 3 now: MAX can go to 1.\n"
     "2, a MIN node, is tested: is it worth more than 3, what MAX has at 1? The null "
     "window (3, 3+) is enough for yes or no.\n"
     "2.1 is a leaf worth 5. That is more than 3, as all children of 2 must be.\n"
     "2.2 is a leaf worth 6. That is more than 3, as all children of 2 must be.\n"
     "2 is worth at least 5, for none of its children is worth less. That is more "
     "than 3, so MAX prefers it.\n"
     "2 is better than what MAX has, but the null window could not tell how much: it "
     "is searched again with (3, inf), from the old bound.\n"
     "2, a MIN node, is entered with the window (3, inf): MAX already has 3 at 1, so "
     "it matters only if it is worth more.\n"
     "2.1 is a leaf worth 5. So 2 is worth at most 5 now: MIN can go to 2.1.\n"
     "2.2 is a leaf worth 6. That is not less than 5, and MIN has no use for it.\n"
     "2 is worth 5: MIN goes to 2.1. So e is worth at least 5 now: MAX can go to 2.\n"
     "3, a MIN node, is tested: is it worth more than 5, what MAX has at 2? The null "
     "window (5, 5+) is enough for yes or no.\n"
     "3.1 is a leaf worth 2. That is not more than 5: 3 fails the test.\n"
     "3 is worth at most 2 now. MAX already has 5 at 2 and will not go to 3: 3.2 need "
     "not be read.\n"
     "3 is worth at most 2, for MIN can go to 3.1. That is not more than 5, and MAX "
     "has no use for it.\n"
     "The search is over. e is worth 5: MAX goes to 2.\n"},
    {"sss",
     "(e, live, inf) is the only state in OPEN. At a MAX node one child is enough "
     "(case 3): all come into OPEN, live.\n"
     "(1, live, inf) is first: 3 states have the greatest merit, and it is the "
     "leftmost. At a MIN node all children must hold the merit (case 2): the first "
     "one begins.\n"
     "(1.1, live, inf) is first: 3 states have the greatest merit, and it is the "
     "leftmost. It is a leaf worth 3 (case 1): solved with the smaller of the two, "
     "3.\n"
     "(2, live, inf) is first: 2 states have the greatest merit, and it is the "
     "leftmost. At a MIN node all children must hold the merit (case 2): the first "
     "one begins.\n"
     "(2.1, live, inf) is first: 2 states have the greatest merit, and it is the "
     "leftmost. It is a leaf worth 5 (case 1): solved with the smaller of the two, "
     "5.\n"
     "(3, live, inf) is first: its merit is the greatest. At a MIN node all children "
     "must hold the merit (case 2): the first one begins.\n"
     "(3.1, live, inf) is first: its merit is the greatest. It is a leaf worth 2 "
     "(case 1): solved with the smaller of the two, 2.\n"
     "(2.1, solved, 5) is first: its merit is the greatest. The next child of 2, a "
     "MIN node, has to hold this merit, too (case 6): 2.2.\n"
     "(2.2, live, 5) is first: its merit is the greatest. It is a leaf worth 6 (case "
     "1): solved with the smaller of the two, 5.\n"
     "(2.2, solved, 5) is first: its merit is the greatest. It is the last child of "
     "2, a MIN node, which is solved, too (case 5).\n"
     "(2, solved, 5) is first: its merit is the greatest. No child of e, a MAX node, "
     "can be better, so e is solved with it (case 4); what else is below e is "
     "purged.\n"
     "(e, solved, 5) is the only state in OPEN. It is the root, solved: its value is "
     "5.\n"},
    {"dual",
     "(e, live, -inf) is the only state in OPEN. At a MAX node all children must hold "
     "the merit (case 2): the first one begins.\n"
     "(1, live, -inf) is the only state in OPEN. At a MIN node one child is enough "
     "(case 3): all come into OPEN, live.\n"
     "(1.1, live, -inf) is first: 2 states have the smallest merit, and it is the "
     "leftmost. It is a leaf worth 3 (case 1): solved with the greater of the two, "
     "3.\n"
     "(1.2, live, -inf) is first: its merit is the smallest. It is a leaf worth 12 "
     "(case 1): solved with the greater of the two, 12.\n"
     "(1.1, solved, 3) is first: its merit is the smallest. No child of 1, a MIN "
     "node, can be better, so 1 is solved with it (case 4); what else is below 1 is "
     "purged.\n"
     "(1, solved, 3) is the only state in OPEN. The next child of e, a MAX node, has "
     "to hold this merit, too (case 6): 2.\n"
     "(2, live, 3) is the only state in OPEN. At a MIN node one child is enough (case "
     "3): all come into OPEN, live.\n"
     "(2.1, live, 3) is first: 2 states have the smallest merit, and it is the "
     "leftmost. It is a leaf worth 5 (case 1): solved with the greater of the two, "
     "5.\n"
     "(2.2, live, 3) is first: its merit is the smallest. It is a leaf worth 6 (case "
     "1): solved with the greater of the two, 6.\n"
     "(2.1, solved, 5) is first: its merit is the smallest. No child of 2, a MIN "
     "node, can be better, so 2 is solved with it (case 4); what else is below 2 is "
     "purged.\n"
     "(2, solved, 5) is the only state in OPEN. The next child of e, a MAX node, has "
     "to hold this merit, too (case 6): 3.\n"
     "(3, live, 5) is the only state in OPEN. At a MIN node one child is enough (case "
     "3): all come into OPEN, live.\n"
     "(3.1, live, 5) is first: 2 states have the smallest merit, and it is the "
     "leftmost. It is a leaf worth 2 (case 1): solved with the greater of the two, "
     "5.\n"
     "(3.1, solved, 5) is first: 2 states have the smallest merit, and it is the "
     "leftmost. No child of 3, a MIN node, can be better, so 3 is solved with it "
     "(case 4); what else is below 3 is purged.\n"
     "(3, solved, 5) is the only state in OPEN. It is the last child of e, a MAX "
     "node, which is solved, too (case 5).\n"
     "(e, solved, 5) is the only state in OPEN. It is the root, solved: its value is "
     "5.\n"},
    {"recsss",
     "e is visited with merit inf. At a MAX node the best child that has this merit "
     "is visited.\n"
     "1 is visited with merit inf. At a MIN node all children must hold it, one after "
     "another.\n"
     "1.1 is a leaf worth 3: its merit falls from inf to that. 1, a MIN node, falls "
     "with it.\n"
     "The merit of 1 falls from inf to 3: it is worth no more. e takes its best child "
     "next, a MAX node having the choice.\n"
     "2 is visited with merit inf. At a MIN node all children must hold it, one after "
     "another.\n"
     "2.1 is a leaf worth 5: its merit falls from inf to that. 2, a MIN node, falls "
     "with it.\n"
     "The merit of 2 falls from inf to 5: it is worth no more. e takes its best child "
     "next, a MAX node having the choice.\n"
     "3 is visited with merit inf. At a MIN node all children must hold it, one after "
     "another.\n"
     "3.1 is a leaf worth 2: its merit falls from inf to that. 3, a MIN node, falls "
     "with it.\n"
     "The merit of 3 falls from inf to 2: it is worth no more. e takes its best child "
     "next, a MAX node having the choice.\n"
     "The merit of e falls from inf to 5: it is worth no more. It is visited again "
     "with 5.\n"
     "e is visited with merit 5: it is worth no more. At a MAX node the best child "
     "that has this merit is visited.\n"
     "2 is visited with merit 5: it is worth no more. At a MIN node all children must "
     "hold it, one after another.\n"
     "2.1, a leaf, has been read before: it is solved with its merit 5. The next "
     "child of 2, a MIN node, has to hold it, too.\n"
     "2.2 is a leaf worth 6: it holds its merit 5 and is solved. That is the last "
     "child of 2, a MIN node, which is solved, too.\n"
     "2 is solved with 5. That solves e, a MAX node, too.\n"
     "e is solved with 5. Its value is 5: the search ends.\n"},
    {"mt-sss",
     "Pass 1: is e worth at least inf? MT-SSS* begins above everything, so each pass "
     "brings an upper bound.\n"
     "Is e worth at least inf? At a MAX node, one child that is will do.\n"
     "Is 1 worth at least inf? At a MIN node, all children must be.\n"
     "Is 1.1 worth at least inf? It is a leaf worth 3: no. That is enough for 1: no.\n"
     "1.1 is enough: 1 is worth at most 3, and at least inf was asked for: 1.2 need "
     "not be read.\n"
     "No: 1 is worth at most 3, for MIN can go to 1.1.\n"
     "Is 2 worth at least inf? At a MIN node, all children must be.\n"
     "Is 2.1 worth at least inf? It is a leaf worth 5: no. That is enough for 2: no.\n"
     "2.1 is enough: 2 is worth at most 5, and at least inf was asked for: 2.2 need "
     "not be read.\n"
     "No: 2 is worth at most 5, for MIN can go to 2.1.\n"
     "Is 3 worth at least inf? At a MIN node, all children must be.\n"
     "Is 3.1 worth at least inf? It is a leaf worth 2: no. That is enough for 3: no.\n"
     "3.1 is enough: 3 is worth at most 2, and at least inf was asked for: 3.2 need "
     "not be read.\n"
     "No: 3 is worth at most 2, for MIN can go to 3.1.\n"
     "No: e is worth at most 5, for none of its children is worth more. So it is "
     "between -inf and 5: that takes another pass.\n"
     "Pass 2: is e worth at least 5? It is at most 5: is it that much?\n"
     "Is e worth at least 5? At a MAX node, one child that is will do.\n"
     "Is 1 worth at least 5? It is remembered that 1 is worth at most 3: no.\n"
     "Is 2 worth at least 5? At a MIN node, all children must be.\n"
     "Is 2.1 worth at least 5? It is remembered that 2.1 is worth at least 5: yes.\n"
     "Is 2.2 worth at least 5? It is a leaf worth 6: yes.\n"
     "Yes: 2 is worth at least 5, for none of its children is worth less. That is "
     "enough for e: yes.\n"
     "2 is enough: e is worth at least 5, and at least 5 was asked for: 3 need not be "
     "searched.\n"
     "Yes: e is worth at least 5, for MAX can go to 2. It is at least 5 and at most "
     "5: the search ends.\n"},
    {"mt-dual",
     "Pass 1: is e worth more than -inf? MT-DUAL* begins below everything, so each "
     "pass brings a lower bound.\n"
     "Is e worth more than -inf? At a MAX node, one child that is will do.\n"
     "Is 1 worth more than -inf? At a MIN node, all children must be.\n"
     "Is 1.1 worth more than -inf? It is a leaf worth 3: yes.\n"
     "Is 1.2 worth more than -inf? It is a leaf worth 12: yes.\n"
     "Yes: 1 is worth at least 3, for none of its children is worth less. That is "
     "enough for e: yes.\n"
     "1 is enough: e is worth at least 3, and more than -inf was asked for: 2 and 3 "
     "need not be searched.\n"
     "Yes: e is worth at least 3, for MAX can go to 1. So it is between 3 and inf: "
     "that takes another pass.\n"
     "Pass 2: is e worth more than 3? It is at least 3: is it any more?\n"
     "Is e worth more than 3? At a MAX node, one child that is will do.\n"
     "Is 1 worth more than 3? At a MIN node, all children must be.\n"
     "Is 1.1 worth more than 3? It is remembered that 1.1 is worth at most 3: no. "
     "That is enough for 1: no.\n"
     "1.1 is enough: 1 is worth at most 3, and more than 3 was asked for: 1.2 need "
     "not be read.\n"
     "No: 1 is worth at most 3, for MIN can go to 1.1.\n"
     "Is 2 worth more than 3? At a MIN node, all children must be.\n"
     "Is 2.1 worth more than 3? It is a leaf worth 5: yes.\n"
     "Is 2.2 worth more than 3? It is a leaf worth 6: yes.\n"
     "Yes: 2 is worth at least 5, for none of its children is worth less. That is "
     "enough for e: yes.\n"
     "2 is enough: e is worth at least 5, and more than 3 was asked for: 3 need not "
     "be searched.\n"
     "Yes: e is worth at least 5, for MAX can go to 2. So it is between 5 and inf: "
     "that takes another pass.\n"
     "Pass 3: is e worth more than 5? It is at least 5: is it any more?\n"
     "Is e worth more than 5? At a MAX node, one child that is will do.\n"
     "Is 1 worth more than 5? It is remembered that 1 is worth at most 3: no.\n"
     "Is 2 worth more than 5? At a MIN node, all children must be.\n"
     "Is 2.1 worth more than 5? It is remembered that 2.1 is worth at most 5: no. "
     "That is enough for 2: no.\n"
     "2.1 is enough: 2 is worth at most 5, and more than 5 was asked for: 2.2 need "
     "not be read.\n"
     "No: 2 is worth at most 5, for MIN can go to 2.1.\n"
     "Is 3 worth more than 5? At a MIN node, all children must be.\n"
     "Is 3.1 worth more than 5? It is a leaf worth 2: no. That is enough for 3: no.\n"
     "3.1 is enough: 3 is worth at most 2, and more than 5 was asked for: 3.2 need "
     "not be read.\n"
     "No: 3 is worth at most 2, for MIN can go to 3.1.\n"
     "No: e is worth at most 5, for none of its children is worth more. It is at "
     "least 5 and at most 5: the search ends.\n"},
    {"mtdf",
     "Pass 1: is e worth at least 0? 0 is the first guess.\n"
     "Is e worth at least 0? At a MAX node, one child that is will do.\n"
     "Is 1 worth at least 0? At a MIN node, all children must be.\n"
     "Is 1.1 worth at least 0? It is a leaf worth 3: yes.\n"
     "Is 1.2 worth at least 0? It is a leaf worth 12: yes.\n"
     "Yes: 1 is worth at least 3, for none of its children is worth less. That is "
     "enough for e: yes.\n"
     "1 is enough: e is worth at least 3, and at least 0 was asked for: 2 and 3 need "
     "not be searched.\n"
     "Yes: e is worth at least 3, for MAX can go to 1. So it is between 3 and inf: "
     "that takes another pass.\n"
     "Pass 2: is e worth more than 3? The last pass has shown that it is at least 3: "
     "is it any more?\n"
     "Is e worth more than 3? At a MAX node, one child that is will do.\n"
     "Is 1 worth more than 3? At a MIN node, all children must be.\n"
     "Is 1.1 worth more than 3? It is remembered that 1.1 is worth at most 3: no. "
     "That is enough for 1: no.\n"
     "1.1 is enough: 1 is worth at most 3, and more than 3 was asked for: 1.2 need "
     "not be read.\n"
     "No: 1 is worth at most 3, for MIN can go to 1.1.\n"
     "Is 2 worth more than 3? At a MIN node, all children must be.\n"
     "Is 2.1 worth more than 3? It is a leaf worth 5: yes.\n"
     "Is 2.2 worth more than 3? It is a leaf worth 6: yes.\n"
     "Yes: 2 is worth at least 5, for none of its children is worth less. That is "
     "enough for e: yes.\n"
     "2 is enough: e is worth at least 5, and more than 3 was asked for: 3 need not "
     "be searched.\n"
     "Yes: e is worth at least 5, for MAX can go to 2. So it is between 5 and inf: "
     "that takes another pass.\n"
     "Pass 3: is e worth more than 5? The last pass has shown that it is at least 5: "
     "is it any more?\n"
     "Is e worth more than 5? At a MAX node, one child that is will do.\n"
     "Is 1 worth more than 5? It is remembered that 1 is worth at most 3: no.\n"
     "Is 2 worth more than 5? At a MIN node, all children must be.\n"
     "Is 2.1 worth more than 5? It is remembered that 2.1 is worth at most 5: no. "
     "That is enough for 2: no.\n"
     "2.1 is enough: 2 is worth at most 5, and more than 5 was asked for: 2.2 need "
     "not be read.\n"
     "No: 2 is worth at most 5, for MIN can go to 2.1.\n"
     "Is 3 worth more than 5? At a MIN node, all children must be.\n"
     "Is 3.1 worth more than 5? It is a leaf worth 2: no. That is enough for 3: no.\n"
     "3.1 is enough: 3 is worth at most 2, and more than 5 was asked for: 3.2 need "
     "not be read.\n"
     "No: 3 is worth at most 2, for MIN can go to 3.1.\n"
     "No: e is worth at most 5, for none of its children is worth more. It is at "
     "least 5 and at most 5: the search ends.\n"},
    {"cstar",
     "Pass 1: is e worth at least 7? It is between 2 and 12, as all leaves are: C* "
     "asks halfway.\n"
     "Is e worth at least 7? At a MAX node, one child that is will do.\n"
     "Is 1 worth at least 7? At a MIN node, all children must be.\n"
     "Is 1.1 worth at least 7? It is a leaf worth 3: no. That is enough for 1: no.\n"
     "1.1 is enough: 1 is worth at most 3, and at least 7 was asked for: 1.2 need not "
     "be read.\n"
     "No: 1 is worth at most 3, for MIN can go to 1.1.\n"
     "Is 2 worth at least 7? At a MIN node, all children must be.\n"
     "Is 2.1 worth at least 7? It is a leaf worth 5: no. That is enough for 2: no.\n"
     "2.1 is enough: 2 is worth at most 5, and at least 7 was asked for: 2.2 need not "
     "be read.\n"
     "No: 2 is worth at most 5, for MIN can go to 2.1.\n"
     "Is 3 worth at least 7? At a MIN node, all children must be.\n"
     "Is 3.1 worth at least 7? It is a leaf worth 2: no. That is enough for 3: no.\n"
     "3.1 is enough: 3 is worth at most 2, and at least 7 was asked for: 3.2 need not "
     "be read.\n"
     "No: 3 is worth at most 2, for MIN can go to 3.1.\n"
     "No: e is worth at most 5, for none of its children is worth more. So it is "
     "between 2 and 5: that takes another pass.\n"
     "Pass 2: is e worth at least 3.5? It is between 2 and 5: C* asks halfway.\n"
     "Is e worth at least 3.5? At a MAX node, one child that is will do.\n"
     "Is 1 worth at least 3.5? It is remembered that 1 is worth at most 3: no.\n"
     "Is 2 worth at least 3.5? At a MIN node, all children must be.\n"
     "Is 2.1 worth at least 3.5? It is remembered that 2.1 is worth at least 5: yes.\n"
     "Is 2.2 worth at least 3.5? It is a leaf worth 6: yes.\n"
     "Yes: 2 is worth at least 5, for none of its children is worth less. That is "
     "enough for e: yes.\n"
     "2 is enough: e is worth at least 5, and at least 3.5 was asked for: 3 need not "
     "be searched.\n"
     "Yes: e is worth at least 5, for MAX can go to 2. It is at least 5 and at most "
     "5: the search ends.\n"},
};

/* The lines are told of MTD(f) from 0. */
static struct search_options from_zero(void)
{
    struct search_options options = search_defaults;

    options.guess = 0;
    return options;
}

START_TEST(every_step_says_why)
{
    const struct telling *telling = &tellings[_i];
    const struct search_options options = from_zero();
    struct build b = {0};
    char *lines;

    literal_tree(TREE, &b);
    lines = spoken_all(&b.tree, algorithm_find(telling->algorithm), &options);
    ck_assert_str_eq(lines, telling->lines);
    free(lines);
    build_release(&b);
}
END_TEST

static const struct story_told {
    const char *algorithm;
    node n;
    const char *lines;
} stories[] = {
    {"alphabeta", 0,
     "e, a MAX node, is entered with the window (-inf, inf): whatever it is worth is "
     "wanted.\n"
     "The search is over. e is worth 5: MAX goes to 2.\n"
     "The 5 of e is that of the leaf 2.1. e is on the principal variation.\n"},
    {"alphabeta", 1,
     "1, a MIN node, is entered with the window (-inf, inf): no bound has come down "
     "to it.\n"
     "1 is worth 3: MIN goes to 1.1. So e is worth at least 3 now: MAX can go to 1.\n"},
    {"alphabeta", 3,
     "1.2 is the leaf read as number 2, in the window (-inf, 3): MIN already has 3 at "
     "1.1, so it matters only if it is worth less.\n"
     "1.2 is a leaf worth 12. That is no less than the 3 that MIN has at 1.1.\n"},
    {"alphabeta", 7,
     "3, a MIN node, is entered with the window (5, inf): MAX already has 5 at 2, so "
     "it matters only if it is worth more.\n"
     "3 is worth at most 2 now. MAX already has 5 at 2 and will not go to 3: 3.2 need "
     "not be read.\n"
     "The 5 of 2 is that of the leaf 2.1.\n"},
    {"alphabeta", 9,
     "3.2 is a leaf worth 4, and never read.\n"
     "3 is worth at most 2 now. MAX already has 5 at 2 and will not go to 3: 3.2 need "
     "not be read.\n"
     "The 5 of 2 is that of the leaf 2.1.\n"},
    {"negascout", 4,
     "2, a MIN node, is tested: is it worth more than 3, what MAX has at 1? The null "
     "window (3, 3+) is enough for yes or no.\n"
     "2 is worth at least 5, for none of its children is worth less. That is more "
     "than 3, so MAX prefers it.\n"
     "2 is better than what MAX has, but the null window could not tell how much: it "
     "is searched again with (5, inf), from the value it has shown.\n"
     "2, a MIN node, is entered with the window (5, inf): the null window has shown "
     "that 2 is worth at least 5, so it matters only if it is worth more.\n"
     "2 is worth at most 5 now. The null window has shown that 2 is worth at least 5, "
     "so no more is to be found here: 2.2 need not be read.\n"
     "The 3 of 1 is that of the leaf 1.1. 2 is on the principal variation.\n"},
    {"scout", 9,
     "3.2 is a leaf worth 4, and never read.\n"
     "3.1 is enough: 3 is worth at most 5, whatever else is there: 3.2 need not be "
     "read.\n"},
    {"mtdf", 4,
     "Is 2 worth more than 3? At a MIN node, all children must be.\n"
     "Yes: 2 is worth at least 5, for none of its children is worth less. That is "
     "enough for e: yes.\n"
     "Is 2 worth more than 5? At a MIN node, all children must be.\n"
     "2.1 is enough: 2 is worth at most 5, and more than 5 was asked for: 2.2 need "
     "not be read.\n"
     "2 is on the principal variation.\n"},
    {"mtdf", 8,
     "3.1 is the leaf read as number 5.\n"
     "Is 3.1 worth more than 5? It is a leaf worth 2: no. That is enough for 3: no.\n"},
    {"sss", 7,
     "(3, live, inf) is first: its merit is the greatest. At a MIN node all children "
     "must hold the merit (case 2): the first one begins.\n"
     "No later state of 3 comes first: e is solved before, with 5.\n"},
    {"sss", 9,
     "3.2 is a leaf worth 4, and never read. Its turn comes once all children of 3 "
     "before 3.2 are solved, but e is solved before, with 5.\n"},
    {"sss", 4,
     "(2, live, inf) is first: 2 states have the greatest merit, and it is the "
     "leftmost. At a MIN node all children must hold the merit (case 2): the first "
     "one begins.\n"
     "(2, solved, 5) is first: its merit is the greatest. No child of e, a MAX node, "
     "can be better, so e is solved with it (case 4); what else is below e is "
     "purged.\n"
     "2 is on the principal variation.\n"},
    {"recsss", 4,
     "2 is visited with merit inf. At a MIN node all children must hold it, one after "
     "another.\n"
     "The merit of 2 falls from inf to 5: it is worth no more. e takes its best child "
     "next, a MAX node having the choice.\n"
     "2 is visited with merit 5: it is worth no more. At a MIN node all children must "
     "hold it, one after another.\n"
     "2 is solved with 5. That solves e, a MAX node, too.\n"
     "2 is on the principal variation.\n"},
    {"recsss", 9,
     "3.2 is a leaf worth 4, and never read. Its turn comes once all children of 3 "
     "before 3.2 are solved, but e is solved before, with 5.\n"},
    {"minimax", 8,
     "3.1 is the leaf read as number 5: minimax leaves out nothing.\n"
     "3.1 is a leaf worth 2. MIN has 2 at 3.1 so far.\n"},
};

START_TEST(every_node_has_its_story)
{
    const struct story_told *story = &stories[_i];
    const struct search_options options = from_zero();
    struct build b = {0};
    char *lines;

    literal_tree(TREE, &b);
    lines = spoken_story(&b.tree, algorithm_find(story->algorithm), &options, story->n);
    ck_assert_str_eq(lines, story->lines);
    free(lines);
    build_release(&b);
}
END_TEST

/* Of a guess that nobody gave it is said where it comes from. */
START_TEST(no_guess_is_the_middle)
{
    static const char first[] = "Pass 1: is e worth at least 7? 7 is the first guess, "
                                "halfway between the least leaf and the greatest.\n";
    struct build b = {0};
    char *lines;

    literal_tree(TREE, &b);
    lines = spoken_all(&b.tree, algorithm_find("mtdf"), &search_defaults);
    ck_assert(strncmp(lines, first, strlen(first)) == 0);
    free(lines);
    build_release(&b);
}
END_TEST

/* The words of one step. */
static void expect_step(struct reason *reason, struct history *history,
                        const struct event *events, size_t count, const char *expected)
{
    struct told_step step = {.events = 0};
    char *text;

    for (size_t i = 0; i < count; i++) {
        ENSURE(step_takes(&step, &events[i]));
        history_note(history, &events[i]);
        step_add(&step, &events[i]);
    }
    step_say(reason, &step);
    text = spoken_text(reason->tree, &reason->words, 0, reason->words.count);
    ck_assert_str_eq(text, expected);
    speech_cut(&reason->words, 0);
    free(text);
}

/* An algorithm that goes in a way that nobody has words for. */
START_TEST(others_are_told_in_general)
{
    struct algorithm other = *algorithm_find("sss");
    struct build b = {0};
    struct error error;
    struct history history = {.tree = &b.tree, .algorithm = &other, .windows = true};
    struct reason reason = {.tree = &b.tree,
                            .algorithm = &other,
                            .options = &search_defaults,
                            .history = &history};

    other.style = (enum trace_style)(TRACE_LIMITS + 1);
    literal_tree(TREE, &b);
    ENSURE(history_start(&history, &error) && reason_start(&reason, &error));
    ck_assert(!step_is_told(&reason));
    expect_step(&reason, &history, &(struct event){.kind = EVENT_ENTER}, 1,
                "e, a MAX node, is entered.");
    expect_step(&reason, &history,
                (const struct event[]){{.kind = EVENT_ENTER, .node = 2},
                                       {.kind = EVENT_LEAF, .node = 2, .value = 3}},
                2, "1.1 is a leaf worth 3.");
    expect_step(&reason, &history,
                &(struct event){.kind = EVENT_LEAVE, .relation = AT_MOST, .value = 7}, 1,
                "e is worth at most 7.");
    expect_step(&reason, &history,
                &(struct event){.kind = EVENT_LEAF, .node = 3, .value = 12}, 1,
                "1.2 is a leaf worth 12.");
    reason_release(&reason);
    history_release(&history);
    build_release(&b);
}
END_TEST

int main(void)
{
    enum {
        TELLINGS = sizeof tellings / sizeof tellings[0],
        STORIES = sizeof stories / sizeof stories[0]
    };
    Suite *suite = suite_create("reason");
    TCase *group = suite_group(suite, "reason");

    tcase_add_loop_test(group, every_step_says_why, 0, TELLINGS);
    tcase_add_loop_test(group, every_node_has_its_story, 0, STORIES);
    tcase_add_test(group, no_guess_is_the_middle);
    tcase_add_test(group, others_are_told_in_general);
    return suite_run(suite);
}
