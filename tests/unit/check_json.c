/*
 * check_json.c - trees in JSON: every form accepted, and the two ways of reading against
 * each other.
 */
#include "read/formats.h"

#include "json_writer.h"
#include "oracle.h"
#include "reading.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

/* Without the shortcut for arrays, and with it. */
static const struct format WAYS[] = {
    {.name = "json", .suffix = ".json", .semicolon = true, .read = json_read_walked},
    {.name = "json", .suffix = ".json", .semicolon = true, .read = json_read}};

static void read_memory(const struct buffer *text, size_t way, struct buffer *out)
{
    reading_memory(&WAYS[way], &BY_FILE, "test", text->data, text->size, out);
}

static void check_table(const struct reading_table *table)
{
    for (size_t way = 0; way < LENGTH(WAYS); way++)
        reading_check_table(&WAYS[way], table);
}

static const struct reading nodes[] = {
    {BYTES("1E3; [1,2] ;"), "1000; X(1 2)"},
    {BYTES("5"), "5"},
    {BYTES("-0.5e1"), "-5"},
    {BYTES("-0"), "0"},
    {BYTES("\"inf\""), "inf"},
    {BYTES("\"-inf\""), "-inf"},
    {BYTES("\"\\u0069nf\""), "inf"},
    {BYTES(" \t\r\n[ [ 3 , 12,8],\n[2,4,6 ]\t,[14,5,2]] \r\n"),
     "X(N(3 12 8) N(2 4 6) N(14 5 2))"},
    {BYTES("[[[1]]]"), "X(N(X(1)))"},
    {BYTES("[1,\"inf\",-1,\"-inf\"]"), "X(1 inf -1 -inf)"},
    {BYTES("[0.1,1e20,12345678901234567168,9007199254740992,9007199254740994]"),
     "X(0.1 1e+20 1.2345678901234567e+19 9007199254740992 9007199254740994)"},
    {BYTES("[0.100000000000000000000000000000000000000000000000000000000000000001,"
           "1.0000000000000000000000000000000000000000000000000000000000000000000000e1]"),
     "X(0.1 10)"},
    {BYTES("{\"name\":\"b\",\"value\":5}"), "b=5"},
    {BYTES("{\"name\":\"\\uD7FF\\uE000\\uff21\",\"value\":5}"),
     "\xED\x9F\xBF\xEE\x80\x80\xEF\xBC\xA1=5"},
    {BYTES("{\"name\":\"a\",\"player\":\"max\",\"children\":[[1,2],{\"value\":3}]}"),
     "a=X(N(1 2) 3)"},
    {BYTES("{\"player\":\"min\",\"children\":[[1,2],3]}"), "N(X(1 2) 3)"},
    {BYTES("{ \"children\" : [ { \"value\" : 1 , \"name\" : \"a b\" } , [ 2 ] ] , "
           "\"player\" : \"max\" } {\"value\":3}"),
     "X(a b=1 N(2)); 3"},
    {BYTES("{\"children\":[{\"player\":\"max\",\"value\":1,\"children\":[{\"name\":"
           "\"\",\"value\":-2.5}]}]}"),
     "X(1X(-2.5))"},
    {BYTES("{\"children\":[{\"player\":\"man\",\"children\":[1]}]}"),
     "1:24: expected \"max\", \"min\" or \"chance\" for \"player\""},
    {BYTES("{\"children\":[{\"name\":\"a\"}]}"),
     "1:14: leaf without a value: expected \"value\" (or \"eval\", \"score\", "
     "\"utility\", \"val\") or \"children\""},
    {BYTES("{\"children\":[{\"value\":1,\"value\":2}]}"),
     "1:25: duplicate key \"value\""},
    {BYTES("{\"children\":[1,]}"), "1:15: trailing comma before ']'"},
    {BYTES("{\"children\":[1],}"), "1:16: trailing comma before '}'"},
    {BYTES("{\"children\":[1},2]"), "1:15: expected ',' or ']', not '}'"},
    {BYTES("{\"children\":[1]"),
     "1:16: unexpected end of input: the '{' in line 1 is not closed"},
    {BYTES("{\"name\":\"\xC3\",\"value\":1}"), "1:10: invalid UTF-8 in a string"},
    {BYTES("{\"name\":\"a"), "1:9: string without its closing quote"},
    {BYTES("{\"value\":1"),
     "1:11: unexpected end of input: the '{' in line 1 is not closed"},
    {BYTES("{\"value"), "1:2: string without its closing quote"},
    {BYTES("{\"type\":\"MIN\",\"kids\":[{\"turn\":\"Min\",\"succ\":[1,2]},3]}"),
     "N(N(1 2) 3)"},
    {BYTES("{\"isMax\":false,\"children\":[{\"maximizing\":false,\"children\":[1]}]}"),
     "N(N(1))"},
    {BYTES("{\"isMax\":true,\"children\":[{\"maximizing\":true,\"children\":[1]}]}"),
     "X(X(1))"},
    {BYTES("[{\"id\":\"a\",\"eval\":1},{\"label\":\"b\",\"score\":2},{\"move\":\"c\","
           "\"utility\":3},{\"letter\":\"d\",\"val\":4}]"),
     "X(a=1 b=2 c=3 d=4)"},
    {BYTES("[{\"value\":\"inf\"},{\"value\":\"-inf\"}]"), "X(inf -inf)"},
    {BYTES("{\"children\":[1,2],\"value\":7,\"name\":\"late\"}"), "late=7X(1 2)"},
    {BYTES("{\"value\":null,\"children\":[{\"value\":1,\"player\":null}],\"name\":null}"),
     "X(1)"},
    {BYTES("[{\"value\":1,\"children\":[]},{\"value\":2,\"children\":null}]"), "X(1 2)"},
    {BYTES("{\"children\":[],\"value\":1}"), "1"},
    {BYTES("{\"VALUE\":2,\"values\":null,\"worth\":5}"), "2"},
    {BYTES("{\"value\":1,\"x\":{\"value\":[{}]},\"y\":[\"]}\\\"\",[],true,null]}"), "1"},
    {BYTES("{\"x\":[[]],\"children\":[{\"y\":false,\"value\":1},2],\"z\":\"\\u0000\"}"),
     "X(1 2)"},
    {BYTES("{\"value\\u0000\":1,\"value\":2}"), "2"},
    {BYTES("{\"\\u0076alue\":2,\"n\\u0061me\":\"x\"}"), "x=2"},
    {BYTES("{\"name\":7,\"value\":1}"), "7=1"},
    {BYTES("[{\"name\":\"x\",\"value\":1},{\"name\":-1.50,\"value\":2},"
           "{\"name\":\"y\",\"value\":3}]"),
     "X(x=1 -1.50=2 y=3)"},
    {BYTES("{\"name\":\"\",\"value\":1}"), "1"},
    {BYTES("{\"name\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u20AC\\ud83d\\uDE00\","
           "\"value\":1}"),
     "\"\\/\b\f\n\r\tA\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80=1"},
    {BYTES("{\"name\":\"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\x7F\",\"value\":1}"),
     "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\x7F=1"},
    {BYTES(""), "1:1: empty input"},
    {BYTES(" \n\t\r "), "2:4: empty input"},
    {BYTES("[1,2][3,4]"), "X(1 2); X(3 4)"},
    {BYTES("1 2\n[3]{\"value\":4}\"inf\"5\r\n"), "1; 2; X(3); 4; inf; 5"},
    /* Trees before a refusal. */
    {BYTES("[[3,12,8],[2,4,6],[14,5,2]] xyz"),
     "X(N(3 12 8) N(2 4 6) N(14 5 2)); 1:29: expected a JSON value, not 'xyz'"},
    {BYTES("1,2"), "1; 1:2: expected a JSON value, not ','"},
    {BYTES("[1]]"), "X(1); 1:4: expected a JSON value, not ']'"},
    {BYTES("[1,2]\0[9]"), "X(1 2); 1:6: NUL byte"},
    {BYTES("[1]\n[{\"value\":1},{\"value\":1,\"val\":2}]"),
     "X(1); 2:25: \"value\" and \"val\" do not agree on the value"},
};

static const struct reading wrappers[] = {
    {BYTES("{\"tree\":[[1],2]}"), "X(N(1) 2)"},
    {BYTES("{\"root\":\"min\",\"tree\":[[1],2]}"), "N(X(1) 2)"},
    {BYTES("{\"tree\":{\"name\":\"a\",\"children\":[1]},\"x\":[{}],\"root\":\"Max\"}"),
     "a=X(1)"},
    {BYTES("{\"root\":\"min\",\"tree\":{\"player\":\"max\",\"children\":[1]}}"), "X(1)"},
    {BYTES("{\"root\":null,\"tree\":{\"player\":\"min\",\"children\":[1]}}"), "N(1)"},
    {BYTES("{\"tr\\u0065e\":4}"), "4"},
    {BYTES("{\"tree\":5,\"nodes\":99}"), "5"},
    {BYTES("{\"nodes\":99,\"tree\":7,\"value\":6}"), "6"},
    {BYTES("{\"value\":6,\"tree\":7}"), "6"},
    {BYTES("{\"tree\":7,\"tree\":7,\"children\":[8]}"), "X(8)"},
    {BYTES("{\"root\":\"a\",\"value\":6}"), "6"},
    {BYTES("[{\"tree\":1,\"value\":2}]"), "X(2)"},
};

static const struct reading flat[] = {
    {BYTES("{\"nodes\":{\"e\":3}}"), "3"},
    {BYTES("{\"nodes\":{\"\xCE\xB5\":{\"value\":\"inf\",\"name\":\"r\"}}}"), "r=inf"},
    {BYTES("{\"nodes\":{\"1.1\":2,\"1.2\":\"-inf\",\"2\":3}}"), "X(N(2 -inf) 3)"},
    {BYTES("{\"root\":\"min\",\"nodes\":{\"1.1\":2,\"2\":{\"val\":3,\"x\":[]}}}"),
     "N(X(2) 3)"},
    {BYTES("{\"nodes\":{\"2\":3,\"1.2\":2,\"1.1\":{\"name\":\"x\",\"value\":1},"
           "\"1\":{\"player\":\"max\"},\"e\":{\"value\":9}},\"root\":\"max\"}"),
     "9X(X(x=1 2) 3)"},
    {BYTES("{\"nodes\":{\"1\":1,\"3\":{\"name\":\"x\",\"value\":3},\"2\":2}}"),
     "X(1 2 x=3)"},
    {BYTES("{\"nodes\":{\"1\":null,\"1.1\":1}}"), "X(N(1))"},
    {BYTES("{\"nodes\":{\"1\":{\"value\":2.5,\"name\":1.50},\"2\":{\"Worth\":[],"
           "\"value\\u0000\":{},\"val\":7,\"isMax\":null}}}"),
     "X(1.50=2.5 7)"},
    {BYTES(
         "{\"nodes\":{\"10\":10,\"9\":9,\"8\":8,\"7\":7,\"6\":6,\"5\":5,\"4\":4,\"3\":3,"
         "\"2\":2,\"1\":1}}"),
     "X(1 2 3 4 5 6 7 8 9 10)"},
};

static const struct reading edges[] = {
    {BYTES("{\"root\":\"a\",\"player\":\"max\",\"edges\":{\"a\":[\"b\",\"c\"]},"
           "\"values\":{\"b\":3,\"c\":5}}"),
     "a=X(b=3 c=5)"},
    {BYTES("{\"values\":{\"b\":3,\"c\":\"inf\"},\"edges\":{\"a\":[\"b\",\"c\"]},"
           "\"player\":\"MIN\"}"),
     "a=N(b=3 c=inf)"},
    {BYTES("{\"edges\":{\"c\":[\"d\"],\"b\":[\"d\",\"c\"],\"a\":[\"b\",\"c\"]},"
           "\"values\":{\"d\":1}}"),
     "a=X(b=N(d=1 c=X(d=1)) c=N(d=1))"},
    {BYTES("{\"edges\":{\"a\":[\"b\"],\"b\":[],\"x\":null},\"values\":{\"b\":3}}"),
     "a=X(b=3)"},
    {BYTES("{\"edges\":{\"1\":[2,\"\\u0033\"]},\"values\":{\"2\":3,\"3\":4}}"),
     "1=X(2=3 3=4)"},
    {BYTES("{\"root\":\"b\",\"edges\":{\"a\":[\"b\"],\"b\":[\"c\"]},"
           "\"values\":{\"c\":1}}"),
     "b=X(c=1)"},
    {BYTES("{\"edges\":{},\"values\":{\"a\":1}}"), "a=1"},
    /* Numbers as they are written, and to the last bit. */
    {BYTES("{\"edges\":{\"a\":[1,1.0,1e0]},\"values\":{\"1\":1,\"1.0\":2,\"1e0\":3}}"),
     "a=X(1=1 1.0=2 1e0=3)"},
    {BYTES("{\"edges\":{\"a\":[1,2,3]},\"values\":{\"1\":-0,\"2\":4.9e-324,"
           "\"3\":0.1000000000000000055511151231257827021181583404541015625}}"),
     "a=X(1=0 2=5e-324 3=0.1)"},
    {BYTES("{\"edges\":{\"a\":[1]},\"values\":{\"1\":"
           "3.0000000000000000000000000000000000000000000000000000000000000000000000}}"),
     "a=X(1=3)"},
    /* Keys that differ from ours in case, or by a NUL, are none of ours. */
    {BYTES("{\"EDGES\":1,\"edges\\u0000\":2,\"edges\":{\"a\":[\"b\",\"B\"]},"
           "\"Values\":{},\"values\":{\"b\":1,\"B\":2},\"x\":\"\\u0000\"}"),
     "a=X(b=1 B=2)"},
    {BYTES("{\"\\u0065dges\":{\"\\ud83d\\ude00\":[\"\\\\u0000\"]},"
           "\"values\":{\"\\\\u0000\":1}}"),
     "\xF0\x9F\x98\x80=X(\\u0000=1)"},
};

/* Words that mean the same, and what may be passed over. */
static const struct reading spellings[] = {
    {BYTES("{\"Player\":\"MIN\",\"Children\":[{\"Value\":3},{\"VALUE\":9}]}"), "N(3 9)"},
    {BYTES("{\"nodeType\":\"MIN\",\"children\":[{\"node_type\":\"MAX node\",\"succ\":"
           "[{\"score\":4},{\"Node Type\":\"leaf\",\"score\":6}]},{\"score\":9}]}"),
     "N(X(4 6) 9)"},
    {BYTES("{\"id\":\"r\",\"value\":null,\"isMaxNode\":false,\"children\":[{\"id\":\"a\","
           "\"value\":7,\"children\":[],\"isMaxNode\":true}]}"),
     "r=N(a=7)"},
    {BYTES("{\"is_minimizing\":1,\"children\":[{\"maximizer\":\"false\",\"children\":[1]}"
           "]}"),
     "N(N(1))"},
    {BYTES("{\"type\":\"internal\",\"children\":[{\"type\":\"terminal\",\"value\":1}]}"),
     "X(1)"},
    {BYTES("{\"turn\":3,\"player\":\"X\",\"maximizing\":false,\"children\":[1]}"),
     "N(1)"},
    {BYTES("{\"player\":\"min\",\"minimizing\":true,\"children\":[1]}"), "N(1)"},
    /* 1 and -1 where both occur, anywhere. */
    {BYTES("{\"turn\":1,\"children\":[{\"turn\":1,\"children\":[{\"turn\":-1,\"kids\":[1]"
           "}]}]}"),
     "X(X(N(1)))"},
    /* The best of several names, the rest said twice in one way. */
    {BYTES("{\"id\":7,\"move\":\"e4\",\"value\":1}"), "e4=1"},
    {BYTES("{\"label\":\"b\",\"name\":\"a\",\"id\":1,\"val\":2,\"score\":2.0}"), "a=2"},
    {BYTES("{\"name\":\"\",\"id\":1,\"value\":2}"), "1=2"},
    {BYTES("[{\"move\":[0,1],\"value\":2},{\"move\":{\"from\": 1},\"value\":3}]"),
     "X([0,1]=2 {\"from\": 1}=3)"},
    {BYTES("{\"kids\":[1],\"children\":[1],\"succ\":[],\"moves\":null}"), "X(1)"},
    {BYTES("{\"children\":null,\"kids\":[1]}"), "X(1)"},
    /* Numbers in quotes. */
    {BYTES("[{\"value\":\"3\"},\"-1.5e1\",{\"value\":\"\\u0033\"}]"), "X(3 -15 3)"},
    /* Values by other words. */
    {BYTES("{\"data\":5,\"left\":{\"data\":3,\"left\":null,\"right\":null},\"right\":{"
           "\"data\":9}}"),
     "5X(3 9)"},
    {BYTES("{\"left\":[1,2],\"middle\":3,\"right\":{\"left\":{\"payoff\":4}}}"),
     "X(N(1 2) 3 N(4))"},
    {BYTES("{\"name\":\"a\",\"children\":[{\"size\":4},{\"static_val\":5,\"data\":{\"x\":"
           "[]}}]}"),
     "a=X(4 5)"},
    /* Lists that may be of something else. */
    {BYTES("{\"moves\":[{\"value\":3},{\"nodes\":12,\"leaves\":[4,5]}]}"), "X(3 N(4 5))"},
    {BYTES("{\"moves\":[\"e4\",\"d4\"],\"branches\":2,\"children\":[3]}"), "X(3)"},
    /* Children under their moves. */
    {BYTES("{\"children\":{\"l\":{\"value\":3},\"r\":{\"value\":9}}}"), "X(l=3 r=9)"},
    {BYTES("{\"children\":{\"left\":[1,{\"value\":2}],\"b\":4,\"\":5,\"x\":{\"name\":"
           "\"y\",\"kids\":"
           "{\"left\":6,\"b\":7}}}}"),
     "X(left=N(1 2) b=4 5 y=N(left=6 b=7))"},
    /* Aside. */
    {BYTES("{\"value\":1,\"board\":[[0,1],[1,0]],\"x\":0.5,\"pv\":[{\"value\":3}],"
           "\"alpha\":-1}"),
     "1"},
    {BYTES("{\"value\":1,\"sub\":{\"text\":\"max "
           "node\",\"n\":[1,\"a\"]},\"rank\":3,\"open\":true}"),
     "1"},
    /* No arrays of trees. */
    {BYTES("[{\"children\":[3,9]},4]"), "X(N(3 9) 4)"},
    {BYTES("[{\"value\":3},{\"name\":\"x\",\"value\":4}]"), "X(3 x=4)"},
    {BYTES("{\"value\":1,\"chance\":false,\"prob\":null,\"plyer\":null,\"isLeaf\":true}"),
     "1"},
    /* In a document's head. */
    {BYTES("{\"maximizing\":false,\"tree\":[1]}"), "N(1)"},
    {BYTES("{\"root\":\"Minimizer\",\"toMove\":\"min\",\"title\":\"x\",\"nodes\":{\"1\":"
           "1}}"),
     "N(1)"},
    {BYTES("{\"side\":\"min\",\"edges\":{\"a\":[\"b\"]},\"values\":{\"b\":\"3\"}}"),
     "a=N(b=3)"},
};

static const struct reading games[] = {
    {BYTES("{\"player\":\"chance\",\"children\":[1,2]}"), "C(1 2)"},
    {BYTES("{\"player\":\"Random\",\"children\":[1,{\"type\":\"NATURE\",\"children\":[3]}"
           "]}"),
     "C(1 C(3))"},
    {BYTES("{\"children\":[{\"chance\":true,\"children\":[{\"probability\":0.5,\"value\":"
           "2},{\"probability\":\"1/2\",\"value\":10}]},{\"value\":5}]}"),
     "X(C(2@0.5*1 10@1/2*1) 5)"},
    {BYTES("{\"probs\":[0.25,\"75%\"],\"children\":[1,2]}"), "C(1@0.25*1 2@75%*3)"},
    {BYTES("{\"children\":[1,2],\"probabilities\":[\"1/3\",\"2/"
           "3\"],\"player\":\"chance\"}"),
     "C(1@1/3*1 2@2/3*2)"},
    {BYTES("{\"weights\":[3,1],\"children\":[1,[2]]}"), "C(1@3*3 X(2)@1*1)"},
    {BYTES("{\"player\":\"chance\",\"children\":[{\"weight\":2,\"value\":1},{\"weight\":"
           "4,\"children\":[[7]]}]}"),
     "C(1@2*1 X(N(7))@4*2)"},
    {BYTES("[{\"p\":0.25,\"value\":1},{\"p\":0.75,\"value\":2}]"),
     "C(1@0.25*1 2@0.75*3)"},
    {BYTES("{\"left\":{\"p\":\"1/4\",\"value\":1},\"right\":{\"prob\":\"3/"
           "4\",\"value\":2}}"),
     "C(1@1/4*1 2@3/4*3)"},
    {BYTES("{\"player\":null,\"probs\":[1,0],\"children\":[1,2]}"), "C(1@1*1 2@0*0)"},
    {BYTES("{\"player\":\"max\",\"children\":[{\"player\":\"chance\",\"probs\":[0.5,0.5],"
           "\"children\":[[1,2],[3]]}]}"),
     "X(C(N(1 2)@0.5*1 N(3)@0.5*1))"},
    {BYTES("{\"p\":3,\"value\":1,\"prob\":null,\"weight\":false}"), "1"},
    {BYTES("{\"p\":\"x\",\"children\":[{\"p\":7,\"value\":1}]}"), "X(1)"},
    {BYTES("{\"root\":\"min\",\"tree\":{\"probs\":[0.5,0.5],\"children\":[[1],2]}}"),
     "C(N(1)@0.5*1 2@0.5*1)"},
    {BYTES("{\"player\":1,\"children\":[{\"player\":2,\"children\":[{\"player\":0,"
           "\"children\":[3]}]}]}"),
     "X(N(C(3)))"},
    {BYTES("{\"player\":2,\"children\":[{\"player\":1,\"children\":[{\"player\":-1,"
           "\"children\":[3]}]}]}"),
     "N(X(C(3)))"},
    {BYTES("{\"player\":1,\"children\":[{\"player\":0,\"probs\":[1],\"children\":[3]}]}"),
     "X(C(3@1*1))"},
    {BYTES("{\"player\":1,\"children\":[{\"player\":-1,\"children\":[{\"player\":0,"
           "\"probs\":[1],\"children\":[3]}]}]}"),
     "X(N(C(3@1*1)))"},
    {BYTES("{\"player\":-1,\"probs\":[1],\"children\":[3]}"), "C(3@1*1)"},
    {BYTES("{\"player\":0,\"probs\":[1],\"children\":[3]}"), "C(3@1*1)"},
    {BYTES("{\"type\":\"chance\",\"player\":0,\"children\":[3]}"), "C(3)"},
    {BYTES("{\"player\":1,\"children\":[{\"player\":2,\"children\":[{\"player\":0,"
           "\"value\":3}]}]}"),
     "X(N(3))"},
    {BYTES("{\"players\":3,\"tree\":[[[1,2,3],[4,2,1]],[6,1,2]]}"),
     "P1(P2((1, 2, 3) (4, 2, 1)) (6, 1, 2))"},
    {BYTES("{\"tree\":[[[1,2,3],[4,2,1]],[6,1,2]],\"players\":3}"),
     "P1(P2((1, 2, 3) (4, 2, 1)) (6, 1, 2))"},
    {BYTES("{\"tree\":[1,2],\"players\":2}"), "(1, 2)"},
    {BYTES("{\"children\":[[1,2],[3,4]],\"players\":[\"A\",\"B\"]}"),
     "A B P1((1, 2) (3, 4))"},
    {BYTES("{\"Players\":[\"A\",\"B\"],\"player\":\"B\",\"children\":[{\"player\":\"A\","
           "\"children\":[[1,2]]},{\"player\":\"chance\",\"children\":[[3,4]]}]}"),
     "A B P2(P1((1, 2)) C((3, 4)))"},
    {BYTES("{\"payoffs\":[1,2]}"), "(1, 2)"},
    {BYTES("{\"children\":[{\"name\":\"x\",\"payoff\":[1,-2]},{\"utility\":[\"3\",4]},{"
           "\"utilities\":[5,6]}]}"),
     "P1(x=(1, -2) (3, 4) (5, 6))"},
    {BYTES("{\"players\":3,\"root\":2,\"tree\":[[[1,2,3]]]}"), "P2(P3((1, 2, 3)))"},
    {BYTES("{\"players\":[\"A\",\"B\",\"C\"],\"root\":\"C\",\"tree\":[[[1,2,3]]]}"),
     "A B C P3(P1((1, 2, 3)))"},
    {BYTES("{\"players\":3,\"player\":3,\"tree\":[[1,2,3]]}"), "P3((1, 2, 3))"},
    {BYTES("{\"players\":3,\"tree\":{\"player\":3,\"children\":[{\"player\":0,"
           "\"children\":[[1,2,3]]}]}}"),
     "P3(C((1, 2, 3)))"},
    {BYTES("{\"players\":2,\"tree\":{\"player\":1,\"children\":[{\"player\":-1,\"probs\":"
           "[1],\"children\":[[1,2]]},{\"player\":2,\"children\":{\"a\":[3,4]}}]}}"),
     "P1(C((1, 2)@1*1) P2(a=(3, 4)))"},
    {BYTES("{\"players\":{\"white\":\"x\"},\"children\":[1,{\"players\":[\"x\"],"
           "\"value\":2}]}"),
     "X(1 2)"},
    {BYTES("{\"bounds\":[-2,2],\"tree\":[1,2]}"), "[-2, 2] X(1 2)"},
    {BYTES("{\"children\":[1,2],\"bounds\":[\"-inf\",2]}"), "[-inf, 2] X(1 2)"},
    {BYTES("{\"players\":2,\"bounds\":[0,5],\"tree\":[[1,2],[3,4]]}"),
     "[0, 5] P1((1, 2) (3, 4))"},
    {BYTES("{\"nodes\":{\"e\":{\"player\":\"chance\"},\"1\":{\"p\":\"1/"
           "3\",\"value\":1},\"2\":{\"p\":\"2/3\",\"value\":2}}}"),
     "C(1@1/3*1 2@2/3*2)"},
    {BYTES("{\"nodes\":{\"2\":2,\"1\":{\"value\":1},\"e\":{\"probs\":[0.5,0.5]}}}"),
     "C(1@0.5*1 2@0.5*1)"},
};

static const struct reading game_tables[] = {
    {BYTES("[{\"id\":\"a\",\"player\":\"chance\",\"children\":[\"b\",\"c\"]},{\"id\":"
           "\"b\",\"value\":1},{\"id\":\"c\",\"value\":2}]"),
     "a=C(b=1 c=2)"},
    {BYTES("[{\"id\":\"a\",\"probs\":[0.5,\"1/"
           "2\"],\"children\":[\"b\",\"c\"]},{\"id\":\"b\",\"value\":1},{\"id\":\"c\","
           "\"value\":2}]"),
     "a=C(b=1@0.5*1 c=2@1/2*1)"},
    {BYTES("[{\"id\":\"a\",\"chance\":true,\"weights\":[1,2],\"children\":[\"b\",\"c\"]},"
           "{\"id\":\"b\",\"value\":1},{\"id\":\"c\",\"value\":2}]"),
     "a=C(b=1@1*1 c=2@2*2)"},
    {BYTES("[{\"id\":\"a\",\"children\":[\"b\",\"c\"]},{\"id\":\"b\",\"value\":1,\"p\":"
           "\"25%\"},{\"id\":\"c\",\"value\":2,\"prob\":0.75}]"),
     "a=C(b=1@25%*1 c=2@0.75*3)"},
    {BYTES("[{\"id\":\"a\"},{\"id\":\"b\",\"parent\":\"a\",\"value\":1,\"p\":0.25},{"
           "\"id\":\"c\",\"parent\":\"a\",\"value\":2,\"p\":0.75}]"),
     "a=C(b=1@0.25*1 c=2@0.75*3)"},
    {BYTES("[{\"id\":\"a\",\"player\":1},{\"id\":\"b\",\"player\":2,\"parent\":\"a\"},{"
           "\"id\":\"c\",\"player\":0,\"parent\":\"b\"},{\"id\":\"d\",\"parent\":\"c\","
           "\"value\":3}]"),
     "a=X(b=N(c=C(d=3)))"},
    {BYTES("[{\"id\":\"a\",\"player\":1,\"p\":\"x\"},{\"id\":\"b\",\"parent\":\"a\","
           "\"player\":-1},{\"id\":\"c\",\"parent\":\"b\",\"value\":3}]"),
     "a=X(b=N(c=3))"},
    {BYTES("[{\"id\":\"a\",\"player\":1},{\"id\":\"b\",\"parent\":\"a\",\"payoffs\":[1,2]"
           "},{\"id\":\"c\",\"parent\":\"a\",\"utility\":[3,4]}]"),
     "a=P1(b=(1, 2) c=(3, 4))"},
    {BYTES("{\"players\":[\"A\",\"B\"],\"root\":\"B\",\"nodes\":[{\"id\":\"r\"},{\"id\":"
           "\"a\",\"parent\":\"r\",\"player\":\"A\"},{\"id\":\"b\",\"parent\":\"a\","
           "\"payoffs\":[1,2]}]}"),
     "A B r=P2(a=P1(b=(1, 2)))"},
    {BYTES("{\"players\":3,\"player\":2,\"nodes\":[{\"id\":\"r\"},{\"id\":\"b\","
           "\"parent\":\"r\",\"payoffs\":[1,2,3]}]}"),
     "r=P2(b=(1, 2, 3))"},
    {BYTES("{\"bounds\":[0,5],\"nodes\":[{\"id\":\"r\"},{\"id\":\"b\",\"parent\":\"r\","
           "\"value\":1}]}"),
     "[0, 5] r=X(b=1)"},
    {BYTES("{\"players\":2,\"a\":[\"b\",\"c\"],\"b\":[1,2],\"c\":[3,4]}"),
     "a=P1(b=(1, 2) c=(3, 4))"},
    {BYTES("{\"a\":{\"children\":[\"b\",\"c\"],\"player\":\"chance\"},\"b\":{\"value\":1,"
           "\"weight\":2},\"c\":{\"value\":2,\"weight\":1},\"bounds\":[0,3]}"),
     "[0, 3] a=C(b=1@2*2 c=2@1*1)"},
    {BYTES("{\"nodes\":[{\"id\":\"a\"},{\"id\":\"b\",\"value\":1},{\"id\":\"c\","
           "\"value\":2}],\"links\":[{\"source\":\"a\",\"target\":\"b\",\"p\":\"1/"
           "3\"},{\"source\":\"a\",\"target\":\"c\",\"probability\":\"2/3\"}]}"),
     "a=C(b=1@1/3*1 c=2@2/3*2)"},
    {BYTES("{\"nodes\":[{\"id\":\"a\",\"player\":\"nature\"},{\"id\":\"b\",\"value\":1},{"
           "\"id\":\"c\",\"value\":2}],\"links\":[{\"source\":\"a\",\"target\":\"b\","
           "\"weight\":1},{\"source\":\"a\",\"target\":\"c\",\"weight\":3}]}"),
     "a=C(b=1@1*1 c=2@3*3)"},
    {BYTES("{\"nodes\":[{\"id\":\"a\",\"player\":\"chance\"},{\"id\":\"b\",\"payoffs\":["
           "1,2],\"probability\":0.5},{\"id\":\"c\",\"payoffs\":[3,4],\"probability\":0."
           "5}],\"links\":[{\"source\":\"a\",\"target\":\"b\"},{\"source\":\"a\","
           "\"target\":\"c\"}]}"),
     "a=C(b=(1, 2)@0.5*1 c=(3, 4)@0.5*1)"},
    {BYTES("{\"nodes\":[{\"id\":\"a\"},{\"id\":\"x\",\"player\":\"chance\"},{\"id\":"
           "\"y\",\"player\":\"chance\"},{\"id\":\"b\",\"value\":1},{\"id\":\"c\","
           "\"value\":2}],\"links\":[{\"source\":\"a\",\"target\":\"x\"},{\"source\":"
           "\"a\",\"target\":\"y\"},{\"source\":\"x\",\"target\":\"b\",\"p\":0.5},{"
           "\"source\":\"x\",\"target\":\"c\",\"p\":0.5},{\"source\":\"y\",\"target\":"
           "\"b\",\"p\":0.25},{\"source\":\"y\",\"target\":\"c\",\"p\":0.75}]}"),
     "a=X(x=C(b=1@0.5*1 c=2@0.5*1) y=C(b=1@0.25*1 c=2@0.75*3))"},
    {BYTES("[{\"parent\":\"a\",\"child\":\"b\",\"value\":1,\"p\":0.5},{\"parent\":\"a\","
           "\"child\":\"c\",\"value\":2,\"p\":0.5}]"),
     "a=C(b=1@0.5*1 c=2@0.5*1)"},
    {BYTES("{\"directed\":true,\"objects\":[{\"_gvid\":0,\"name\":\"a\",\"player\":"
           "\"chance\"},{\"_gvid\":1,\"name\":\"b\",\"label\":\"3\"},{\"_gvid\":2,"
           "\"name\":\"c\",\"label\":\"4\"}],\"edges\":[{\"tail\":0,\"head\":1,\"label\":"
           "\"1/3\"},{\"tail\":0,\"head\":2,\"label\":\"2/3\"}]}"),
     "a=C(b=3@1/3*1 c=4@2/3*2)"},
    {BYTES("{\"directed\":true,\"objects\":[{\"_gvid\":0,\"name\":\"a\"},{\"_gvid\":1,"
           "\"name\":\"b\",\"label\":\"3\"},{\"_gvid\":2,\"name\":\"c\",\"label\":\"4\"}]"
           ",\"edges\":[{\"tail\":0,\"head\":1,\"p\":\"0.5\"},{\"tail\":0,\"head\":2,"
           "\"prob\":\"50%\"}]}"),
     "a=C(b=3@0.5*1 c=4@50%*1)"},
    /* As it is drawn here. */
    {BYTES(
         "{\"directed\":false,\"objects\":[{\"_gvid\":0,\"name\":\"n0\",\"label\":\"\","
         "\"tooltip\":\"a: "
         "chance\"},{\"_gvid\":1,\"name\":\"n1\",\"label\":\"1\",\"tooltip\":\"1: leaf, "
         "value 1\"},{\"_gvid\":2,\"name\":\"n2\",\"label\":\"2\",\"tooltip\":\"2: leaf, "
         "value 2\"}],\"edges\":[{\"tail\":0,\"head\":1},{\"tail\":0,\"head\":2}]}"),
     "a=C(1 2)"},
};

static const struct reading ignoring[] = {
    {BYTES("{\"Prob\":0.5,\"role\":\"min\",\"kids\":[{\"x\":1,\"val\":1}]}"), "X(1)"},
    {BYTES("{\"last_player\":1,\"tree\":[{\"last player\":2,\"value\":3}]}"), "X(3)"},
    {BYTES("{\"nodes\":{\"1\":{\"prob\":0.5,\"value\":3}}}"), "X(3)"},
};

/* The elements of arrays as trees, and what they would be as nodes. */
static const struct reading each[] = {
    {BYTES("[{\"children\":[3,9]},{\"children\":[5,7]}]"), "X(3 9); X(5 7)"},
    {BYTES(" [ 1 , [2,[3]] ,\n{\"root\":\"min\",\"tree\":[4]} ] [\"5\"]\n"),
     "1; X(2 N(3)); N(4); 5"},
    {BYTES("[1,]"), "1; 1:4: trailing comma before ']'"},
    {BYTES("[[1][2]]"), "X(1); 1:5: expected ',' or ']' behind a tree of an array"},
    {BYTES("[1] 2"), "1; 1:5: expected an array of trees, for --each"},
    {BYTES("[1],[2]"), "1; 1:4: expected an array of trees, for --each"},
    {BYTES(",[2]"), "1:1: expected an array of trees, for --each"},
    {BYTES("{\"children\":[1]}"), "1:1: expected an array of trees, for --each"},
    {BYTES("[]"), "1:2: expected a tree: the array is empty"},
    {BYTES("[1] []"), "1; 1:6: expected a tree: the array is empty"},
    {BYTES("[[1]"), "X(1); 1:5: unexpected end of input: the array is not closed"},
    {BYTES("[1 "), "1; 1:4: unexpected end of input: the array is not closed"},
    {BYTES("[1,\0"), "1; 1:4: NUL byte"},
};

static const struct reading by_min[] = {
    {BYTES("[[1]]"), "N(X(1))"},
    {BYTES("[{\"children\":[3,9]},{\"children\":[5,7]}]"), "N(X(3 9) X(5 7))"},
    {BYTES("{\"player\":\"max\",\"children\":[[1]]}"), "N(X(1))"},
    {BYTES("{\"root\":\"max\",\"tree\":[[1]]}"), "N(X(1))"},
    {BYTES("{\"root\":\"max\",\"nodes\":{\"1.1\":1}}"), "N(X(1))"},
    {BYTES("{\"player\":\"max\",\"edges\":{\"a\":[\"b\"]},\"values\":{\"b\":1}}"),
     "a=N(b=1)"},
};

static const struct reading_table tables[] = {
    {"nodes", {.root = MOVER_DEFAULT}, READINGS(nodes)},
    {"wrappers", {.root = MOVER_DEFAULT}, READINGS(wrappers)},
    {"flat form", {.root = MOVER_DEFAULT}, READINGS(flat)},
    {"adjacency maps", {.root = MOVER_DEFAULT}, READINGS(edges)},
    {"spellings", {.root = MOVER_DEFAULT}, READINGS(spellings)},
    {"games", {.root = MOVER_DEFAULT}, READINGS(games)},
    {"tables of games", {.root = MOVER_DEFAULT}, READINGS(game_tables)},
    {"ignored keys",
     {.root = MOVER_DEFAULT, .ignore = "prob,role,lastPlayer"},
     READINGS(ignoring)},
    {"arrays of trees", {.root = MOVER_DEFAULT, .each = true}, READINGS(each)},
    {"root by option", {.root = MOVER_MIN}, READINGS(by_min)},
};

START_TEST(reads_tables)
{
    check_table(&tables[_i]);
}
END_TEST

START_TEST(byte_order_mark_is_skipped)
{
    struct buffer out = {0};

    reading_memory(&WAYS[0], &BY_FILE, "test",
                   BYTES("\xEF\xBB\xBF"
                         "0"),
                   &out);
    ck_assert_str_eq(out.data, "0");
    buffer_release(&out);
}
END_TEST

START_TEST(refused_in_both_ways)
{
    ck_assert_int_gt(reading_bad(&WAYS[_i]), 0);
}
END_TEST

/* n labels, each with the next one as both of its children: 2^n nodes. */
START_TEST(refuses_maps_that_unfold_too_far)
{
    struct buffer text = {0}, out = {0};
    char edge[64];

    buffer_text(&text, "{\"root\":\"0\",\"edges\":{");
    for (int i = 0; i < 40; i++) {
        snprintf(edge, sizeof edge, "%s\"%d\":[\"%d\",\"%d\"]", i ? "," : "", i, i + 1,
                 i + 1);
        buffer_text(&text, edge);
    }
    buffer_text(&text, "},\"values\":{\"40\":1}}");
    for (size_t way = 0; way < LENGTH(WAYS); way++) {
        read_memory(&text, way, &out);
        ck_assert_str_eq(out.data,
                         "1:22: the tree unfolds to more than 4294967294 nodes");
        reading_slowly(&WAYS[way], &BY_FILE, "test", text.data, text.size, &out);
        ck_assert_str_eq(out.data,
                         "1:22: the tree unfolds to more than 4294967294 nodes");
    }
    buffer_release(&out);
    buffer_release(&text);
}
END_TEST

/* Nested arrays with their values, computed elsewhere. */
struct sample {
    const char *text;
    enum mover root;
    double value;
};

static const struct sample samples[] = {
    {"[[3,12,8],[2,4,6],[14,5,2]]", MOVER_MAX, 3},
    {"[2,4,6]", MOVER_MIN, 2},
    {"[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]", MOVER_MAX, 6},
    {"[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]", MOVER_MAX, 3},
    {"[[-12,-9],[[-2],[-1,-19]],[[-16],-11,[-18]]]", MOVER_MAX, -2},
    {"[[-1,[-3,[-11]],[[-12],-11]],[-19,[-9]],-11]", MOVER_MAX, -11},
    {"[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[4]],[[2,14]]]]", MOVER_MAX, 3},
    {"[[5,9],[4,3]]", MOVER_MAX, 5},
    {"[[3,9],[4],[5,6,7]]", MOVER_MAX, 5},
    {"[[[[17,6],[46,27]],[[48,33],[10,25]]],[[[22,1],[14,6]],[[2,12],[24,48]]]]",
     MOVER_MAX, 27},
    {"[[[-5,-4],[-6,-20]],[[-30],[-4,-4]]]", MOVER_MIN, -5},
    {"[[[-5,-4],[-6,-2]],[[-7,-8],[-4,-4]]]", MOVER_MIN, -5},
    {"[[[[17,6],[46,27]],[[48,33],[10,25]]],[[[22,1],[14,6]],[[2,12],[24,48]]]]",
     MOVER_MAX, 27},
    {"[[-12,-9],[[-2],[-1,-19]],[[-16],-11,[-18]]]", MOVER_MIN, -11},
    {"[[3,9],[4],[5,6,7]]", MOVER_MIN, 4},
    {"[8,2]", MOVER_MAX, 8},
    {"[[-1,7],[8,2]]", MOVER_MAX, 2},
    {"[[[[17,6],[46,27]],[[48,33],[10,25]]],[[[22,1],[14,6]],[[2,12],[24,48]]]]",
     MOVER_MAX, 27},
    {"[[-4,3],[5,2],[-1,8]]", MOVER_MAX, 2},
    {"[[4,3],[5,2],[-1,8]]", MOVER_MAX, 3},
    {"[[-4,3],[0,-12],[[-4,8],-4,8]]", MOVER_MAX, -4},
    {"[[[5,10],[10,15]],[[10,15],[15,20]]]", MOVER_MAX, 15},
    {"[[-10,10,5],[4,-3,7],[2,-1,8]]", MOVER_MAX, -1},
    {"[[[9,12],[16,6]],[[4,8],[3,7]],[[5,11],[15,2]]]", MOVER_MAX, 12},
    {"[[-10,-10],[-10,-10]]", MOVER_MAX, -10},
    {"[[10],[10,0]]", MOVER_MAX, 10},
    {"[[[3,9],[10,6]],[[4,7],[0,5]]]", MOVER_MAX, 9},
    {"[[[[3,9]],[[10,6]]],[[[4,7]],[[0,5]]]]", MOVER_MAX, 3},
    {"[[3,5],[[[0,7],5],[7,8],4]]", MOVER_MAX, 4},
    {"[[[2,3],[8,5],[7,6]],[[0,1],[5,2]],[[8,4],[10,2]]]", MOVER_MAX, 8},
    {"[[[11,9],[4,13,7]],[[12,8,4]],[[9,13,1],[12,9],[5]]]", MOVER_MAX, 12},
    {"[[6,[7,1000]],[4,[2000,3000]]]", MOVER_MAX, 6},
    {"[[-1,-1],[-1,0],[-1,1]]", MOVER_MAX, -1},
    {"[[11,900],[950,7]]", MOVER_MIN, 900},
    {"[[[[10,11],[9,12]],[[14,15],[13,14]]],[[[5,2],[4,1]],[[3,22],[20,21]]]]", MOVER_MAX,
     10},
    {"[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]",
     MOVER_MIN, 36},
    {"[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[36,25],[50,3]]]]",
     MOVER_MAX, 25},
    {"[[[3,5],[6,9]],[[1,2],[0,4]]]", MOVER_MAX, 5},
    {"[[[3,5],[2,9]],[[12,5],[23,23]]]", MOVER_MAX, 12},
    {"[[[3,5],[2,9]],12]", MOVER_MAX, 12},
    {"[[1,2],[-1,-3]]", MOVER_MAX, 1},
    {"[[[1,4],[5,6]],[[2,1],[1,1]]]", MOVER_MAX, 4},
    {"[[[[12,9]],10],4]", MOVER_MAX, 9},
    {"[[[[6,4],[8,6]],[[4,0],[2,2]]],[[[7,4],[9,3]],[[3,3],[2,6]]]]", MOVER_MIN, 6},
    {"[[[[101,122],[117,53]],[[135,161],[145]]],[[[119,91],[101,122]],[[90]]]]",
     MOVER_MAX, 101},
    {"[[3,12,8],[2,7,9],[1,7,9]]", MOVER_MAX, 3},
    {"[10,[5,99]]", MOVER_MAX, 10},
    {"[[[[60,61,62],[57,58,59],[54,55,56]],[[69,70,71],[66,67,68],[63,64,65]],[[78,79,80]"
     ",[75,76,77],[72,73,74]]],[[[33,34,35],[30,31,32],[27,28,29]],[[42,43,44],[39,40,41]"
     ",[36,37,38]],[[51,52,53],[48,49,50],[45,46,47]]],[[[6,7,8],[3,4,5],[0,1,2]],[[15,"
     "16,17],[12,13,14],[9,10,11]],[[24,25,26],[21,22,23],[18,19,20]]]]",
     MOVER_MAX, 60},
    {"[1,[1,4]]", MOVER_MAX, 1},
    {"[[1,8],[2,6],[9,9]]", MOVER_MAX, 9},
    {"[[0.25,0.75],[0.5,0.625]]", MOVER_MAX, 0.5},
    {"[[[8,[8,3]],3],[8,3]]", MOVER_MAX, 3},
    {"[[[3,[4,9]],5],6,[[7,8],[6,9]]]", MOVER_MAX, 8},
    {"[[2,7],[2,1],[2,0]]", MOVER_MAX, 2},
    {"[[[10],[10,10]],[3,10],10]", MOVER_MAX, 10},
    {"[[[2,3],[3,1]],[[3,0],[1,1]]]", MOVER_MAX, 3},
    {"[[3,9],[7,8],[5,6]]", MOVER_MAX, 7},
    {"[[[0,0],[0,0]],[[0,0],[0,0]]]", MOVER_MAX, 0},
};

/* The tree as nested arrays. */
static void write_arrays(struct buffer *out, const struct tree *t, node n, node end)
{
    const char *comma = "";

    for (; n < end; n = t->end[n], comma = ",") {
        char value[SCORE_TEXT_SIZE];

        buffer_text(out, comma);
        if (tree_is_leaf(t, n)) {
            buffer_add(out, value, score_write(t->value[n], value));
            continue;
        }
        buffer_text(out, "[");
        write_arrays(out, t, n + 1, t->end[n]);
        buffer_text(out, "]");
    }
}

START_TEST(reads_known_trees)
{
    for (size_t i = 0; i < LENGTH(samples); i++) {
        const struct sample *sample = &samples[i];
        struct read_options options = {.root = sample->root};
        struct buffer out = {0};
        struct build b = {0};
        struct text text;
        struct error error;

        ck_assert(text_from(&text, "test", sample->text, strlen(sample->text), &error));
        ck_assert_int_eq(json_read(&text, &b, &options, &error), READ_TREE);
        write_arrays(&out, &b.tree, TREE_ROOT, b.tree.count);
        ck_assert_str_eq(out.data, sample->text);
        ck_assert(oracle_value(&b.tree, TREE_ROOT) == sample->value);
        buffer_release(&out);
        build_release(&b);
        text_close(&text);
    }
}
END_TEST

/* Appends times copies. */
static void repeat(struct buffer *out, const char *text, size_t times)
{
    size_t length = strlen(text);

    while (times-- > 0)
        buffer_add(out, text, length);
}

/* times openings around the leaf 1, closed times times but for missing. */
static void check_chain(const char *opening, const char *closing, size_t times,
                        const char *expected)
{
    struct buffer text = {0};
    struct build b = {0};
    struct text source;
    struct error error;

    repeat(&text, opening, times);
    buffer_text(&text, "1");
    repeat(&text, closing, expected ? times - 1 : times);
    for (size_t way = 0; way < LENGTH(WAYS); way++) {
        enum read_result result;

        ck_assert(text_from(&source, "test", text.data, text.size, &error));
        result = WAYS[way].read(&source, &b, &BY_FILE, &error);
        ck_assert_int_eq(result, expected ? READ_FAILED : READ_TREE);
        if (expected)
            ck_assert_str_eq(error.message, expected);
        else
            ck_assert_uint_eq(b.tree.height, times);
        text_close(&source);
    }
    build_release(&b);
    buffer_release(&text);
}

/* Around the depths that libraries allow, and far beyond. */
START_TEST(reads_deep_trees)
{
    static const size_t depths[] = {99,  100, 101,  199,  200,
                                    201, 501, 1000, 1001, 1000000};

    for (size_t i = 0; i < LENGTH(depths); i++) {
        check_chain("[", "]", depths[i], NULL);
        check_chain("{\"children\":[", "]}", depths[i], NULL);
    }
    check_chain("[", "]", 1000000,
                "unexpected end of input: the '[' in line 1 is not closed");
}
END_TEST

/* A number as long as libraries take it, and longer ones. */
START_TEST(reads_long_numbers)
{
    static const size_t zeros[] = {60, 61, 62, 63, 1000, 100000};
    struct buffer out = {0};

    for (size_t i = 0; i < LENGTH(zeros); i++) {
        struct buffer text = {0};

        buffer_text(&text, "{\"value\":1.");
        repeat(&text, "0", zeros[i]);
        buffer_text(&text, "}");
        for (size_t way = 0; way < LENGTH(WAYS); way++) {
            read_memory(&text, way, &out);
            ck_assert_str_eq(out.data, "1");
        }
        buffer_release(&text);
    }
    buffer_release(&out);
}
END_TEST

/* Deep nesting in what is ignored, beside a value or inside of a child. */
START_TEST(ignores_deep_values)
{
    struct buffer text = {0};
    struct buffer out = {0};

    buffer_text(&text, "{\"x\":");
    repeat(&text, "[", 100000);
    repeat(&text, "]", 100000);
    buffer_text(&text, ",\"value\":5}");
    for (size_t way = 0; way < LENGTH(WAYS); way++) {
        read_memory(&text, way, &out);
        ck_assert_str_eq(out.data, "5");
    }
    buffer_release(&text);
    buffer_release(&out);
}
END_TEST

/*
 * The same where nodes name each other: nested deeper than cJSON allows, in keys without
 * a meaning or where something else must stand. What comes behind has its place.
 */
START_TEST(tables_may_hold_deep_values)
{
    static const size_t depths[] = {1, 195, 196, 197, 198, 199, 200, 201, 1000, 100000};
    struct buffer text = {0};
    struct buffer out = {0};
    char expected[80];

    for (size_t i = 0; i < LENGTH(depths); i++) {
        buffer_clear(&text);
        buffer_text(&text, "{\"x\":");
        repeat(&text, "[{\"a\":", depths[i]);
        buffer_text(&text, "1");
        repeat(&text, "}]", depths[i]);
        buffer_text(&text, ",\"edges\":{\"a\":[1,true]}}");
        read_memory(&text, 0, &out);
        snprintf(expected, sizeof expected,
                 "1:%zu: expected a name: a string or a number", 8 * depths[i] + 24);
        ck_assert_str_eq(out.data, expected);

        buffer_clear(&text);
        buffer_text(&text, "{\"nodes\":{\"1\":{\"x\":");
        repeat(&text, "[", depths[i]);
        repeat(&text, "]", depths[i]);
        buffer_text(&text, ",\"value\":5}}}");
        read_memory(&text, 0, &out);
        ck_assert_str_eq(out.data, "X(5)");

        buffer_clear(&text);
        buffer_text(&text, "{\"edges\":{\"a\":[");
        repeat(&text, "[", depths[i]);
        repeat(&text, "]", depths[i]);
        buffer_text(&text, "]}}");
        read_memory(&text, 0, &out);
        ck_assert_str_eq(out.data, "1:16: expected a name: a string or a number");
    }
    buffer_release(&text);
    buffer_release(&out);
}
END_TEST

static void check_wide(const char *child, node children)
{
    struct buffer text = {0};
    struct build b = {0};
    struct text source;
    struct error error;

    buffer_text(&text, "{\"children\":[");
    buffer_text(&text, child);
    for (node i = 1; i < children; i++) {
        buffer_text(&text, ",");
        buffer_text(&text, child);
    }
    buffer_text(&text, "]}");
    for (size_t way = 0; way < LENGTH(WAYS); way++) {
        ck_assert(text_from(&source, "test", text.data, text.size, &error));
        ck_assert_int_eq(WAYS[way].read(&source, &b, &BY_FILE, &error), READ_TREE);
        ck_assert_uint_eq(b.tree.count, children + 1);
        ck_assert_uint_eq(b.tree.leaves, children);
        text_close(&source);
    }
    build_release(&b);
    buffer_release(&text);
}

START_TEST(reads_wide_nodes)
{
    check_wide("1", 1000000);
    check_wide("{\"value\":1}", 100000);
}
END_TEST

START_TEST(streams_keep_nothing)
{
    reading_stream(format_find("json"), "[[1,2],[3,{\"value\":4,\"name\":\"x\"}]]\n", 7);
}
END_TEST

START_TEST(reads_random_trees)
{
    struct dice dice = {1};
    struct build b = {0};
    struct buffer text = {0}, expected = {0}, out = {0};

    for (int i = 0; i < 2000; i++) {
        json_document(&dice, &b, &text);
        buffer_clear(&expected);
        reading_dump(&expected, &b.tree);
        for (size_t way = 0; way < LENGTH(WAYS); way++) {
            read_memory(&text, way, &out);
            ck_assert_msg(strcmp(out.data, expected.data) == 0,
                          "%s\n  gives %s\n  not   %s", text.data, out.data,
                          expected.data);
        }
    }
    build_release(&b);
    buffer_release(&text);
    buffer_release(&expected);
    buffer_release(&out);
}
END_TEST

/* Both ways of reading come to the same, which is the last that is read. */
static void check_agreement(const char *bytes, size_t size, struct buffer *out)
{
    struct buffer first = {0};

    reading_memory(&WAYS[0], &BY_FILE, "test", bytes, size, &first);
    reading_memory(&WAYS[1], &BY_FILE, "test", bytes, size, out);
    ck_assert_msg(strcmp(first.data, out->data) == 0, "%s\n  gives %s\n  or    %s", bytes,
                  first.data, out->data);
    buffer_release(&first);
}

START_TEST(spoilt_text_is_read_alike)
{
    struct dice dice = {2};
    struct build b = {0};
    struct buffer text = {0}, out = {0};

    for (int i = 0; i < 20000; i++) {
        json_document(&dice, &b, &text);
        json_spoil(&dice, &text);
        check_agreement(text.data, text.size, &out);
    }
    build_release(&b);
    buffer_release(&out);
    buffer_release(&text);
}
END_TEST

/* No beginning of a document in brackets is a document, nor anything but refused. */
START_TEST(truncated_text_is_refused)
{
    static const char *const documents[] = {
        "[[3,12,-8.5e+1],[2,\"inf\",6],[14,5,{\"value\":\"-inf\"}]]",
        "{\"name\":\"\\u00e9\\ud83d\\ude00\xC3\xA9\",\"player\":\"max\",\"children\":[1,{"
        "\"x\":"
        "[true,false,null,{}],\"isMax\":true,\"value\":2,\"kids\":[]}]}",
        "{\"root\":\"max\",\"tree\":[1,[2,3]]}",
        "{\"root\":\"min\",\"nodes\":{\"1.1\":1,\"2\":{\"value\":3},\"1.2\":4}}",
        "{\"root\":\"a\",\"edges\":{\"a\":[\"b\",\"c\"]},\"values\":{\"b\":1,\"c\":2}}",
    };
    struct buffer out = {0};

    for (size_t i = 0; i < LENGTH(documents); i++) {
        for (size_t cut = 1; cut < strlen(documents[i]); cut++) {
            check_agreement(documents[i], cut, &out);
            ck_assert_msg(strncmp(out.data, "1:", 2) == 0, "%.*s\n  gives %s", (int)cut,
                          documents[i], out.data);
        }
    }
    buffer_release(&out);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("json");
    TCase *group = suite_group(suite, "json");

    tcase_add_loop_test(group, reads_tables, 0, LENGTH(tables));
    tcase_add_test(group, byte_order_mark_is_skipped);
    tcase_add_loop_test(group, refused_in_both_ways, 0, LENGTH(WAYS));
    tcase_add_test(group, refuses_maps_that_unfold_too_far);
    tcase_add_test(group, reads_known_trees);
    tcase_add_test(group, reads_deep_trees);
    tcase_add_test(group, reads_long_numbers);
    tcase_add_test(group, ignores_deep_values);
    tcase_add_test(group, tables_may_hold_deep_values);
    tcase_add_test(group, reads_wide_nodes);
    tcase_add_test(group, streams_keep_nothing);
    tcase_add_test(group, reads_random_trees);
    tcase_add_test(group, spoilt_text_is_read_alike);
    tcase_add_test(group, truncated_text_is_refused);
    return suite_run(suite);
}
