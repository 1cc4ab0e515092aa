/*
 * check_reason_proofs.c - what is said of searches for a proof: of each step, and of
 * nodes.
 */
#include "asked.h"
#include "ensure.h"
#include "literal.h"
#include "spoken.h"
#include "suite.h"

#include <stdlib.h>

static const char TREE[] = "[(3 12) (5 6) (2 4)]";

static const struct telling {
    const char *algorithm, *tree;
    double target;
    const char *lines;
} tellings[] = {
    {"pn", TREE, 5,
     "Is e worth at least 5? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 3 children get (1, 1), and so e, a MAX node, has (1, 3): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "1 is the most proving node: at e MAX takes 1, the leftmost of 3 with the "
     "least proof number, 1. Its 2 children get (1, 1), and so 1, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "e keeps (1, 3).\n"
     "2 is the most proving node: at e MAX takes 2, the leftmost of 2 with the "
     "least proof number, 1. Its 2 children get (1, 1), and so 2, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "e keeps (1, 3).\n"
     "3 is the most proving node: at e MAX takes 3, whose proof number 1 is the "
     "least. Its 2 children get (1, 1), and so 3, a MIN node, has (2, 1): all of "
     "them must be proved to prove it, one is enough to disprove it. e has (2, 3) "
     "now.\n"
     "1.1 is the most proving node: at e MAX takes 1, the leftmost of 3 with the "
     "least proof number, 2; at 1 MIN takes 1.1, the leftmost of 2 with the least "
     "disproof number, 1. It is a leaf worth 3, less than 5: it can never be "
     "proved, (inf, 0). So 1 is disproved: 1 is worth at most 3. e has (2, 2) now.\n"
     "2.1 is the most proving node: at e MAX takes 2, the leftmost of 2 with the "
     "least proof number, 2; at 2 MIN takes 2.1, the leftmost of 2 with the least "
     "disproof number, 1. It is a leaf worth 5, which is at least 5: that proves "
     "it, (0, inf). e has (1, 2) now.\n"
     "2.2 is the most proving node: at e MAX takes 2, whose proof number 1 is the "
     "least; at 2 MIN takes 2.2, whose disproof number 1 is the least. It is a leaf "
     "worth 6, which is at least 5: that proves it, (0, inf). The proof number of e "
     "is 0: e is worth at least 5, and at least 5 was asked for. The search is "
     "over: the answer is yes.\n"},
    {"pn", TREE, 6,
     "Is e worth at least 6? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 3 children get (1, 1), and so e, a MAX node, has (1, 3): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "1 is the most proving node: at e MAX takes 1, the leftmost of 3 with the "
     "least proof number, 1. Its 2 children get (1, 1), and so 1, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "e keeps (1, 3).\n"
     "2 is the most proving node: at e MAX takes 2, the leftmost of 2 with the "
     "least proof number, 1. Its 2 children get (1, 1), and so 2, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "e keeps (1, 3).\n"
     "3 is the most proving node: at e MAX takes 3, whose proof number 1 is the "
     "least. Its 2 children get (1, 1), and so 3, a MIN node, has (2, 1): all of "
     "them must be proved to prove it, one is enough to disprove it. e has (2, 3) "
     "now.\n"
     "1.1 is the most proving node: at e MAX takes 1, the leftmost of 3 with the "
     "least proof number, 2; at 1 MIN takes 1.1, the leftmost of 2 with the least "
     "disproof number, 1. It is a leaf worth 3, less than 6: it can never be "
     "proved, (inf, 0). So 1 is disproved: 1 is worth at most 3. e has (2, 2) now.\n"
     "2.1 is the most proving node: at e MAX takes 2, the leftmost of 2 with the "
     "least proof number, 2; at 2 MIN takes 2.1, the leftmost of 2 with the least "
     "disproof number, 1. It is a leaf worth 5, less than 6: it can never be "
     "proved, (inf, 0). So 2 is disproved: 2 is worth at most 5. e has (2, 1) now.\n"
     "3.1 is the most proving node: at e MAX takes 3, whose proof number 2 is the "
     "least; at 3 MIN takes 3.1, the leftmost of 2 with the least disproof number, "
     "1. It is a leaf worth 2, less than 6: it can never be proved, (inf, 0). The "
     "disproof number of e is 0: e is worth at most 5, and at least 6 was asked "
     "for. The search is over: the answer is no.\n"},
    {"dfpn", TREE, 5,
     "Is e worth at least 5? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 3 children get (1, 1), and so e, a MAX node, has (1, 3): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "At e MAX takes 1, the leftmost of 3 with the least proof number, 1. Its 2 "
     "children get (1, 1), and so 1, a MIN node, has (2, 1): all of them must be "
     "proved to prove it, one is enough to disprove it. Its limits are (2, inf): "
     "with a proof number of 2 it would come behind its sibling 2.\n"
     "1 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At e MAX takes 2, the leftmost of 2 with the least proof number, 1. Its 2 "
     "children get (1, 1), and so 2, a MIN node, has (2, 1): all of them must be "
     "proved to prove it, one is enough to disprove it. Its limits are (2, inf): "
     "with a proof number of 2 it would come behind its sibling 3.\n"
     "2 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At e MAX takes 3, whose proof number 1 is the least. Its 2 children get (1, "
     "1), and so 3, a MIN node, has (2, 1): all of them must be proved to prove it, "
     "one is enough to disprove it. Its limits are (2, inf): with a proof number of "
     "2 it would come behind its sibling 1.\n"
     "3 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At e MAX takes 1, the leftmost of 3 with the least proof number, 2. 1 has (2, "
     "1) from before. Its limits are (3, inf): with a proof number of 3 it would "
     "come behind its sibling 2.\n"
     "At 1 MIN takes 1.1, the leftmost of 2 with the least disproof number, 1. It "
     "is a leaf worth 3, less than 5: it can never be proved, (inf, 0). 1.1 alone "
     "disproves 1, a MIN node.\n"
     "1 returns (inf, 0), disproved: 1 is worth at most 3.\n"
     "At e MAX takes 2, the leftmost of 2 with the least proof number, 2. 2 has (2, "
     "1) from before. Its limits are (3, inf): with a proof number of 3 it would "
     "come behind its sibling 3.\n"
     "At 2 MIN takes 2.1, the leftmost of 2 with the least disproof number, 1. It "
     "is a leaf worth 5, which is at least 5: that proves it, (0, inf).\n"
     "At 2 MIN takes 2.2, whose disproof number 1 is the least. It is a leaf worth "
     "6, which is at least 5: that proves it, (0, inf). All children of 2, a MIN "
     "node, are proved.\n"
     "2 returns (0, inf), proved: 2 is worth at least 5. 2 alone proves e, a MAX "
     "node.\n"
     "The proof number of e is 0: e is worth at least 5, and at least 5 was asked "
     "for. The search is over: the answer is yes.\n"},
    {"pn", "4", 4,
     "Is e worth at least 4? It is a leaf worth 4, which is at least 4: that proves "
     "it, (0, inf). The search is over: the answer is yes.\n"},
    {"dfpn", "4", 5,
     "Is e worth at least 5? It is a leaf worth 4, less than 5: it can never be "
     "proved, (inf, 0). The search is over: the answer is no.\n"},
    {"pn", "[([7])]", 8,
     "Is e worth at least 8? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its child gets (1, 1), and so has e, a MAX node.\n"
     "1 is the most proving node: 1 is the only child of e. Its child gets (1, 1), "
     "and so has 1, a MIN node. e keeps (1, 1).\n"
     "1.1 is the most proving node: 1 is the only child of e; 1.1 is the only child "
     "of 1. Its child gets (1, 1), and so has 1.1, a MAX node. 1 keeps (1, 1).\n"
     "1.1.1 is the most proving node: 1 is the only child of e; 1.1 is the only "
     "child of 1; 1.1.1 is the only child of 1.1. It is a leaf worth 7, less than "
     "8: it can never be proved, (inf, 0). The disproof number of e is 0: e is "
     "worth at most 7, and at least 8 was asked for. The search is over: the answer "
     "is no.\n"},
    {"dfpn", "[([7])]", 7,
     "Is e worth at least 7? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its child gets (1, 1), and so has e, a MAX node.\n"
     "1 is the only child of e. Its child gets (1, 1), and so has 1, a MIN node. It "
     "has no limits: it returns once it is decided.\n"
     "1.1 is the only child of 1. Its child gets (1, 1), and so has 1.1, a MAX "
     "node. It has no limits: it returns once it is decided.\n"
     "1.1.1 is the only child of 1.1. It is a leaf worth 7, which is at least 7: "
     "that proves it, (0, inf). 1.1.1 alone proves 1.1, a MAX node.\n"
     "1.1 returns (0, inf), proved: 1.1 is worth at least 7. All children of 1, a "
     "MIN node, are proved.\n"
     "1 returns (0, inf), proved: 1 is worth at least 7. 1 alone proves e, a MAX "
     "node.\n"
     "The proof number of e is 0: e is worth at least 7, and at least 7 was asked "
     "for. The search is over: the answer is yes.\n"},
    {"pn", "[([([(8 9) 6] 7) 2] 9) 3]", 4,
     "Is e worth at least 4? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 2 children get (1, 1), and so e, a MAX node, has (1, 2): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "1 is the most proving node: at e MAX takes 1, the leftmost of 2 with the "
     "least proof number, 1. Its 2 children get (1, 1), and so 1, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "e keeps (1, 2).\n"
     "2 is the most proving node: at e MAX takes 2, whose proof number 1 is the "
     "least. It is a leaf worth 3, less than 4: it can never be proved, (inf, 0). e "
     "has (2, 1) now.\n"
     "1.1 is the most proving node: at e MAX takes 1, whose proof number 2 is the "
     "least; at 1 MIN takes 1.1, the leftmost of 2 with the least disproof number, "
     "1. Its 2 children get (1, 1), and so 1.1, a MAX node, has (1, 2): one of them "
     "is enough to prove it, all must be disproved to disprove it. 1 keeps (2, 1).\n"
     "1.2 is the most proving node: at e MAX takes 1, whose proof number 2 is the "
     "least; at 1 MIN takes 1.2, whose disproof number 1 is the least. It is a leaf "
     "worth 9, which is at least 4: that proves it, (0, inf). e has (1, 2) now.\n"
     "1.1.1 is the most proving node: at e MAX takes 1, whose proof number 1 is the "
     "least; at 1 MIN takes 1.1, whose disproof number 2 is the least; at 1.1 MAX "
     "takes 1.1.1, the leftmost of 2 with the least proof number, 1. Its 2 children "
     "get (1, 1), and so 1.1.1, a MIN node, has (2, 1): all of them must be proved "
     "to prove it, one is enough to disprove it. 1.1 keeps (1, 2).\n"
     "1.1.2 is the most proving node: at e MAX takes 1, whose proof number 1 is the "
     "least; at 1 MIN takes 1.1, whose disproof number 2 is the least; at 1.1 MAX "
     "takes 1.1.2, whose proof number 1 is the least. It is a leaf worth 2, less "
     "than 4: it can never be proved, (inf, 0). e has (2, 1) now.\n"
     "1.1.1.1 is the most proving node: at e MAX takes 1, whose proof number 2 is "
     "the least; at 1 MIN takes 1.1, whose disproof number 1 is the least; at 1.1 "
     "MAX takes 1.1.1, whose proof number 2 is the least; at 1.1.1 MIN takes "
     "1.1.1.1, the leftmost of 2 with the least disproof number, 1. Its 2 children "
     "get (1, 1), and so 1.1.1.1, a MAX node, has (1, 2): one of them is enough to "
     "prove it, all must be disproved to disprove it. 1.1.1 keeps (2, 1).\n"
     "1.1.1.2 is the most proving node: at e MAX takes 1, whose proof number 2 is "
     "the least; at 1 MIN takes 1.1, whose disproof number 1 is the least; at 1.1 "
     "MAX takes 1.1.1, whose proof number 2 is the least; at 1.1.1 MIN takes "
     "1.1.1.2, whose disproof number 1 is the least. It is a leaf worth 7, which is "
     "at least 4: that proves it, (0, inf). e has (1, 2) now.\n"
     "1.1.1.1.1 is the most proving node: at e MAX takes 1, whose proof number 1 is "
     "the least; at 1 MIN takes 1.1, whose disproof number 2 is the least; at 1.1 "
     "MAX takes 1.1.1, whose proof number 1 is the least; and so on down to "
     "1.1.1.1; at 1.1.1.1 MAX takes 1.1.1.1.1, the leftmost of 2 with the least "
     "proof number, 1. Its 2 children get (1, 1), and so 1.1.1.1.1, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "1.1.1.1 keeps (1, 2).\n"
     "1.1.1.1.2 is the most proving node: at e MAX takes 1, whose proof number 1 is "
     "the least; at 1 MIN takes 1.1, whose disproof number 2 is the least; at 1.1 "
     "MAX takes 1.1.1, whose proof number 1 is the least; and so on down to "
     "1.1.1.1; at 1.1.1.1 MAX takes 1.1.1.1.2, whose proof number 1 is the least. "
     "It is a leaf worth 6, which is at least 4: that proves it, (0, inf). The "
     "proof number of e is 0: e is worth at least 6, and at least 4 was asked for. "
     "The search is over: the answer is yes.\n"},
    {"dfpn", "[([([(8 9) 6] 7) 2] 9) 3]", 4,
     "Is e worth at least 4? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 2 children get (1, 1), and so e, a MAX node, has (1, 2): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "At e MAX takes 1, the leftmost of 2 with the least proof number, 1. Its 2 "
     "children get (1, 1), and so 1, a MIN node, has (2, 1): all of them must be "
     "proved to prove it, one is enough to disprove it. Its limits are (2, inf): "
     "with a proof number of 2 it would come behind its sibling 2.\n"
     "1 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At e MAX takes 2, whose proof number 1 is the least. It is a leaf worth 3, "
     "less than 4: it can never be proved, (inf, 0).\n"
     "At e MAX takes 1, whose proof number 2 is the least. 1 has (2, 1) from "
     "before. It has no limits: it returns once it is decided.\n"
     "At 1 MIN takes 1.1, the leftmost of 2 with the least disproof number, 1. Its "
     "2 children get (1, 1), and so 1.1, a MAX node, has (1, 2): one of them is "
     "enough to prove it, all must be disproved to disprove it. Its limits are "
     "(inf, 2): with a disproof number of 2 it would come behind its sibling 1.2.\n"
     "1.1 returns (1, 2): its disproof number has reached its limit, 2.\n"
     "At 1 MIN takes 1.2, whose disproof number 1 is the least. It is a leaf worth "
     "9, which is at least 4: that proves it, (0, inf).\n"
     "At 1 MIN takes 1.1, whose disproof number 2 is the least. 1.1 has (1, 2) from "
     "before. It has no limits: it returns once it is decided.\n"
     "At 1.1 MAX takes 1.1.1, the leftmost of 2 with the least proof number, 1. Its "
     "2 children get (1, 1), and so 1.1.1, a MIN node, has (2, 1): all of them must "
     "be proved to prove it, one is enough to disprove it. Its limits are (2, inf): "
     "with a proof number of 2 it would come behind its sibling 1.1.2.\n"
     "1.1.1 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At 1.1 MAX takes 1.1.2, whose proof number 1 is the least. It is a leaf worth "
     "2, less than 4: it can never be proved, (inf, 0).\n"
     "At 1.1 MAX takes 1.1.1, whose proof number 2 is the least. 1.1.1 has (2, 1) "
     "from before. It has no limits: it returns once it is decided.\n"
     "At 1.1.1 MIN takes 1.1.1.1, the leftmost of 2 with the least disproof number, "
     "1. Its 2 children get (1, 1), and so 1.1.1.1, a MAX node, has (1, 2): one of "
     "them is enough to prove it, all must be disproved to disprove it. Its limits "
     "are (inf, 2): with a disproof number of 2 it would come behind its sibling "
     "1.1.1.2.\n"
     "1.1.1.1 returns (1, 2): its disproof number has reached its limit, 2.\n"
     "At 1.1.1 MIN takes 1.1.1.2, whose disproof number 1 is the least. It is a "
     "leaf worth 7, which is at least 4: that proves it, (0, inf).\n"
     "At 1.1.1 MIN takes 1.1.1.1, whose disproof number 2 is the least. 1.1.1.1 has "
     "(1, 2) from before. It has no limits: it returns once it is decided.\n"
     "At 1.1.1.1 MAX takes 1.1.1.1.1, the leftmost of 2 with the least proof "
     "number, 1. Its 2 children get (1, 1), and so 1.1.1.1.1, a MIN node, has (2, "
     "1): all of them must be proved to prove it, one is enough to disprove it. Its "
     "limits are (2, inf): with a proof number of 2 it would come behind its "
     "sibling 1.1.1.1.2.\n"
     "1.1.1.1.1 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At 1.1.1.1 MAX takes 1.1.1.1.2, whose proof number 1 is the least. It is a "
     "leaf worth 6, which is at least 4: that proves it, (0, inf). 1.1.1.1.2 alone "
     "proves 1.1.1.1, a MAX node.\n"
     "1.1.1.1 returns (0, inf), proved: 1.1.1.1 is worth at least 6. All children "
     "of 1.1.1, a MIN node, are proved.\n"
     "1.1.1 returns (0, inf), proved: 1.1.1 is worth at least 6. 1.1.1 alone proves "
     "1.1, a MAX node.\n"
     "1.1 returns (0, inf), proved: 1.1 is worth at least 6. All children of 1, a "
     "MIN node, are proved.\n"
     "1 returns (0, inf), proved: 1 is worth at least 6. 1 alone proves e, a MAX "
     "node.\n"
     "The proof number of e is 0: e is worth at least 6, and at least 4 was asked "
     "for. The search is over: the answer is yes.\n"},
};

START_TEST(every_step_says_why)
{
    const struct telling *telling = &tellings[_i];
    struct search_options options = asked(telling->target);
    struct build b = {0};
    char *lines;

    literal_tree(telling->tree, &b);
    lines = spoken_all(&b.tree, algorithm_find(telling->algorithm), &options);
    ck_assert_str_eq(lines, telling->lines);
    free(lines);
    build_release(&b);
}
END_TEST

static const struct story_told {
    const char *algorithm, *tree;
    double target;
    node n;
    const char *lines;
} stories[] = {
    {"pn", TREE, 5, 0,
     "Is e worth at least 5? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 3 children get (1, 1), and so e, a MAX node, has (1, 3): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "In the end e has (0, inf): e is worth at least 5. 2 alone proves e, a MAX "
     "node.\n"},
    {"pn", TREE, 6, 0,
     "Is e worth at least 6? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 3 children get (1, 1), and so e, a MAX node, has (1, 3): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "In the end e has (inf, 0): e is worth at most 5. All children of e, a MAX "
     "node, are disproved.\n"},
    {"pn", TREE, 5, 4,
     "2 is the most proving node: at e MAX takes 2, the leftmost of 2 with the "
     "least proof number, 1. Its 2 children get (1, 1), and so 2, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "e keeps (1, 3).\n"
     "In the end 2 has (0, inf): 2 is worth at least 5. All children of 2, a MIN "
     "node, are proved.\n"},
    {"pn", TREE, 5, 2,
     "1.1 is the leaf read as number 1.\n"
     "1.1 is the most proving node: at e MAX takes 1, the leftmost of 3 with the "
     "least proof number, 2; at 1 MIN takes 1.1, the leftmost of 2 with the least "
     "disproof number, 1. It is a leaf worth 3, less than 5: it can never be "
     "proved, (inf, 0). So 1 is disproved: 1 is worth at most 3. e has (2, 2) now.\n"},
    {"pn", TREE, 6, 4,
     "2 is the most proving node: at e MAX takes 2, the leftmost of 2 with the "
     "least proof number, 1. Its 2 children get (1, 1), and so 2, a MIN node, has "
     "(2, 1): all of them must be proved to prove it, one is enough to disprove it. "
     "e keeps (1, 3).\n"
     "In the end 2 has (inf, 0): 2 is worth at most 5. 2.1 alone disproves 2, a MIN "
     "node.\n"},
    {"pn", TREE, 5, 7,
     "3 is the most proving node: at e MAX takes 3, whose proof number 1 is the "
     "least. Its 2 children get (1, 1), and so 3, a MIN node, has (2, 1): all of "
     "them must be proved to prove it, one is enough to disprove it. e has (2, 3) "
     "now.\n"
     "In the end 3 has (2, 1) and is undecided: 2 alone proves e, a MAX node.\n"},
    {"pn", TREE, 5, 9,
     "3.2 is a leaf worth 4, and never read. 3.2 keeps (1, 1), for its turn never "
     "comes: 2 alone proves e, a MAX node.\n"},
    {"dfpn", TREE, 5, 0,
     "Is e worth at least 5? The numbers of a node say how many leaves must still "
     "be read at least to prove that it is, and to disprove it. The search begins "
     "at e. Its 3 children get (1, 1), and so e, a MAX node, has (1, 3): one of "
     "them is enough to prove it, all must be disproved to disprove it.\n"
     "The proof number of e is 0: e is worth at least 5, and at least 5 was asked "
     "for. The search is over: the answer is yes.\n"
     "2 alone proves e, a MAX node.\n"},
    {"dfpn", TREE, 5, 1,
     "At e MAX takes 1, the leftmost of 3 with the least proof number, 1. Its 2 "
     "children get (1, 1), and so 1, a MIN node, has (2, 1): all of them must be "
     "proved to prove it, one is enough to disprove it. Its limits are (2, inf): "
     "with a proof number of 2 it would come behind its sibling 2.\n"
     "1 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At e MAX takes 1, the leftmost of 3 with the least proof number, 2. 1 has (2, "
     "1) from before. Its limits are (3, inf): with a proof number of 3 it would "
     "come behind its sibling 2.\n"
     "1 returns (inf, 0), disproved: 1 is worth at most 3.\n"
     "1.1 alone disproves 1, a MIN node.\n"},
    {"dfpn", TREE, 5, 4,
     "At e MAX takes 2, the leftmost of 2 with the least proof number, 1. Its 2 "
     "children get (1, 1), and so 2, a MIN node, has (2, 1): all of them must be "
     "proved to prove it, one is enough to disprove it. Its limits are (2, inf): "
     "with a proof number of 2 it would come behind its sibling 3.\n"
     "2 returns (2, 1): its proof number has reached its limit, 2.\n"
     "At e MAX takes 2, the leftmost of 2 with the least proof number, 2. 2 has (2, "
     "1) from before. Its limits are (3, inf): with a proof number of 3 it would "
     "come behind its sibling 3.\n"
     "2 returns (0, inf), proved: 2 is worth at least 5. 2 alone proves e, a MAX "
     "node.\n"
     "All children of 2, a MIN node, are proved.\n"},
    {"dfpn", TREE, 5, 8,
     "3.1 is a leaf worth 2, and never read. 3.1 keeps (1, 1), for its turn never "
     "comes: 2 alone proves e, a MAX node.\n"},
    {"dfpn", TREE, 5, 9,
     "3.2 is a leaf worth 4, and never read. 3.2 keeps (1, 1), for its turn never "
     "comes: 2 alone proves e, a MAX node.\n"},
};

START_TEST(every_node_has_its_story)
{
    const struct story_told *story = &stories[_i];
    struct search_options options = asked(story->target);
    struct build b = {0};
    char *lines;

    literal_tree(story->tree, &b);
    lines = spoken_story(&b.tree, algorithm_find(story->algorithm), &options, story->n);
    ck_assert_str_eq(lines, story->lines);
    free(lines);
    build_release(&b);
}
END_TEST

int main(void)
{
    enum {
        TELLINGS = sizeof tellings / sizeof tellings[0],
        STORIES = sizeof stories / sizeof stories[0]
    };
    Suite *suite = suite_create("reason proofs");
    TCase *group = suite_group(suite, "reason proofs");

    tcase_add_loop_test(group, every_step_says_why, 0, TELLINGS);
    tcase_add_loop_test(group, every_node_has_its_story, 0, STORIES);
    return suite_run(suite);
}
