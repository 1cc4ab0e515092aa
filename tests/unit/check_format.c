/*
 * check_format.c - the table of formats, finding out the format, and readers.
 */
#include "read/format.h"

#include "read/detect.h"
#include "read/foreign.h"
#include "reading.h"
#include "suite.h"

#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

static const struct read_options BY_FILE = {.root = MOVER_DEFAULT};

START_TEST(table_is_complete)
{
    for (const struct format *format = formats; format->name; format++) {
        ck_assert_ptr_eq(format_find(format->name), format);
        ck_assert_ptr_null(foreign_find(format->name));
        ck_assert_int_eq(format->suffix[0], '.');
        ck_assert_str_eq(format->suffix + 1, format->name);
        ck_assert_ptr_nonnull(format->summary);
        ck_assert(format->read);
    }
    ck_assert_ptr_null(format_find("xml"));
    ck_assert_ptr_null(format_find(""));
    ck_assert_ptr_null(format_find("jso"));
}
END_TEST

/* A text, the format that its suffix suggests, if any, and the one it is in. */
struct sample {
    const char *bytes, *hint, *expected;
};

static const struct sample samples[] = {
    {"{\"value\":5}", NULL, "json"},
    {" \n\t{", NULL, "json"},
    {"\"inf\"", NULL, "json"},
    {"[", NULL, "json"},
    {"[]", NULL, "json"},
    {"[[3,12,8],[2,4,6],[14,5,2]]", NULL, "json"},
    {"[[3,12,8],[2,4,6],[14,5,2]] xyz", NULL, "json"},
    {"[1,2][3,4]", NULL, "json"},
    {"[\"inf\", {\"name\":\"(\"}, (", NULL, "json"},
    {"[\"a ( \\\" '\", 4]", NULL, "json"},
    {"[true, NaN, -Infinity, null]", NULL, "json"},
    {"[+1,0x10]", NULL, "json"},
    {"[1,2,]", NULL, "json"},
    {"[01,-02]", NULL, "json"},
    {"5", NULL, "json"},
    {"0", NULL, "json"},
    {"-5", NULL, "json"},
    {"0.5", NULL, "json"},
    {"1e5", NULL, "json"},
    {"5 [1,2]", NULL, "json"},
    {"3 {\"value\":1}", NULL, "json"},
    {"null", NULL, "json"},
    {"NaN", NULL, "json"},

    {"['R', ['S', ('T', 4), ('U', -1)], ('V', 9)]", NULL, "list"},
    {"[\"R\", [\"S\", (\"T\", 4)]]", NULL, "list"},
    {"[R, [S, [T, 4]]]", NULL, "list"},
    {"[3 [8 6]]", NULL, "list"},
    {"[[1][2]]", NULL, "list"},
    {"[3, (8, 6)]", NULL, "list"},
    {"((3 (8 6)) (2 9))", NULL, "list"},
    {"(A (B 4))", NULL, "list"},
    {"# list\n\n (5)", NULL, "list"},
    {"max(3, 12)", NULL, "list"},
    {"'((3 12) (2 4))", NULL, "list"},
    {"[[3., 12.], [2., 4.]]", NULL, "list"},
    {"[3; 12]", NULL, "list"},
    {"[[\xE2\x88\x92"
     "5, 3]]",
     NULL, "list"},
    {"[1,2]", "list", "list"},
    {"[1 2]", "json", "json"},
    {"[a]", "json", "json"},

    {"{'name': 'A'}", NULL, "code"},
    {"{{3, 12}, {2, 4}}", NULL, "code"},
    {"{ 3, 12}", NULL, "code"},
    {"{name: 3}", NULL, "code"},
    {"[{'value': 3}]", NULL, "code"},
    {"{\"value\": None}", NULL, "code"},
    {"{\"value\": 3 # x\n}", NULL, "code"},
    {"tree = [[3, 12], [2, 4]]", NULL, "code"},
    {"tree: [[3, 12], [2, 4]]", NULL, "code"},
    {"e = [3, 12]", NULL, "code"},
    {"int t[2][2] = {{3, 12}, {2, 4}};", NULL, "code"},
    {"tree: List[int] = (3, 4)", NULL, "code"},
    {"tree = Node(3)", NULL, "code"},
    {"np.array([[3, 12]])", NULL, "code"},
    {"[array([3, 12])]", NULL, "code"},
    {"t = new int[]{3, 12};", NULL, "code"},
    {"# x\ntree = [3]", NULL, "code"},
    {"{\"None\": 'x'}", NULL, "code"},
    {"{\"value\": 3, \"x\": \"None #'\"} 'x'", NULL, "json"},
    {"{'value': 3}", "json", "code"},

    {"moves(a,[b,c]).", NULL, "prolog"},
    {"% x\n/* y */ staticval(b, 3).", NULL, "prolog"},
    {":- dynamic moves/2.", NULL, "prolog"},
    {"child(a, b).", NULL, "prolog"},

    {"[MIN [MAX [3] [12]] [MAX [2] [4]]]", NULL, "forest"},
    {"% x\n[A [B 3] [4, leaf]]", NULL, "forest"},
    {"[$A$ [B 3] [C 4]]", NULL, "forest"},
    {"\\documentclass{article}", NULL, "forest"},
    {"[{A, B} [3]]", NULL, "forest"},
    {"[A [B 4] [C 5]]", NULL, "list"},
    {"[A, [3], [4]]", NULL, "list"},
    {"[A [3], [4]]", NULL, "list"},
    {"[A [3 4] [5]]", NULL, "list"},
    {"[A [3] 4]", NULL, "list"},
    {"[[3] [4]]", NULL, "list"},
    {"[5 [3] [2]]", "list", "list"},
    {"[A [3] [2]]", "list", "list"},
    {"[[3] [2]]", "forest", "forest"},
    {"[5 [3] [4 2]]", NULL, "list"},

    {"e max\n", NULL, "dewey"},
    {"e max a=f(b)\n", NULL, "dewey"},
    {"e min a: [[b]]\n", NULL, "dewey"},
    {"e=5", NULL, "dewey"},
    {"e: 5", NULL, "dewey"},
    {"e 5", NULL, "dewey"},
    {"e", NULL, "dewey"},
    {"e # root\n1 5", NULL, "dewey"},
    {"\xCE\xB5 5", NULL, "dewey"},
    {"1.1.1 2", NULL, "dewey"},
    {"1.1.1", NULL, "dewey"},
    {"1.1 4\n1.1.1 7\n1.2 2\n", NULL, "dewey"},
    {"1=5", NULL, "dewey"},
    {"1 = 5", NULL, "dewey"},
    {"1: 5", NULL, "dewey"},
    {"1 5\n2 6", NULL, "dewey"},
    {"1,5\n2,6", NULL, "dewey"},
    {"2 6\n1 5 x", NULL, "dewey"},
    {"01 5\n02 6\n", NULL, "dewey"},
    {"1.5", NULL, "json"},
    {"10 max", NULL, "dewey"},
    {"1\n1.1 5\n", NULL, "dewey"},
    {"1\n# x\n1.1.1\n1.1.1.1 5\n", NULL, "dewey"},
    {"1.1\n1.1.1 5\n", NULL, "dewey"},
    {"---\n", NULL, "dewey"},
    {"# comment\n\n\t1.2.1 4", NULL, "dewey"},
    {"1\n2\n", "dewey", "dewey"},
    {"0 5", "dewey", "dewey"},
    {"x 5", "dewey", "dewey"},

    {"a: [b, c]", NULL, "lab"},
    {"a:[b,c]\r\n", NULL, "lab"},
    {"e: [h, i]", NULL, "lab"},
    {"1: [2, 3]", NULL, "lab"},
    {"b1=3", NULL, "lab"},
    {"b1 = 3", NULL, "lab"},
    {"e=5\nf=6\na: [e, f]", NULL, "lab"},
    {"1=5\n\n# x\na: [1]", NULL, "lab"},
    {"e=5\n", "lab", "lab"},
    {"1=5\n", "lab", "lab"},
    {"EFG=5", NULL, "lab"},
    {"\"a b\": [c]", NULL, "lab"},
    {"\"a\\\"b\" : [c]", "list", "lab"},
    {"\"(a\"=5", "lab", "lab"},
    {"\"1.1\" = 5", NULL, "lab"},
    {"\"a\": [\"b\"]", "json", "json"},
    {"\"a\"\n: [b]", NULL, "json"},

    {"inf", NULL, "list"},
    {"-inf # x\n", NULL, "list"},
    {"inf\n(3 4)", NULL, "list"},
    {"inf\n5", NULL, "json"},
    {"inf [5]", NULL, "json"},
    {"inf", "json", "json"},
    {"Infinity", NULL, "json"},
    {"+inf", NULL, "json"},

    {"3\n(2)\n(2) [5]\n[7] [3]\n", NULL, "levels"},
    {"1\r\n\r\n[5]", NULL, "levels"},
    {"# x\n2 # y\n\n# z\n( 1 )\n", NULL, "levels"},
    {"1\n[-0.5]\n", NULL, "levels"},
    {"3\n[1,2]\n", NULL, "json"},
    {"3\n[[1]]\n", NULL, "json"},
    {"1\n[5]\n", "json", "json"},
    {"3\n", "levels", "levels"},

    {"EFG 2 R \"x\" { }", NULL, "efg"},
    {"EFG\n2 R", NULL, "efg"},

    {"id,parent,value\n", NULL, "csv"},
    {"# x\n\nParent;Child;Score\r\n", NULL, "csv"},
    {"\"node id\"\t\"parent id\"\t\"note\"", NULL, "csv"},
    {"name,value,parent\n", "lab", "csv"},
    {"\"Knoten\",\"Eltern\"\n", "csv", "csv"},
    {"1,,\n2,1,3\n", "csv", "csv"},
    {"id=5\nparent: [id]\n", NULL, "lab"},
    {"\"id\"", NULL, "json"},

    {"{(A,MAX),(B,MIN)} {(A,B),(B,4)}", NULL, "sets"},
    {"\n{ (A, MAX)", "json", "sets"},
    {"{\"a\":(", NULL, "json"},

    {"4 7 1 9", "leaves", "leaves"},
    {"4,7,1,9", "leaves", "leaves"},
    {"4", "leaves", "leaves"},
    {"-4 7", "leaves", "leaves"},
    {"0.5 7", "leaves", "leaves"},
    {"[4, 7]", "leaves", "leaves"},
    {"(4 7)", "leaves", "leaves"},
    {"{4,7}", "leaves", "leaves"},
    {"[4, [7]]", "leaves", "json"},
    {"[4, 7] [5]", "leaves", "json"},
    {"(4 x)", "leaves", "list"},
    {"{\"value\":5}", "leaves", "json"},

    {"", NULL, NULL},
    {" \t\r\n", "json", NULL},
    {"# nothing\n#", NULL, NULL},
};

static void check_sample(struct text *text, const struct sample *sample, const char *how)
{
    struct detected found;
    struct error error;

    ck_assert_msg(detect_format(text, sample->hint, false, &found, &error), "%s: %s",
                  sample->bytes, error.message);
    if (found.name != sample->expected)
        ck_assert_msg(found.name && sample->expected &&
                          strcmp(found.name, sample->expected) == 0,
                      "%s%s is taken for %s", how, sample->bytes,
                      found.name ? found.name : "nothing");
    ck_assert_msg((found.why != NULL) == (found.name != NULL), "%s%s", how,
                  sample->bytes);
    text_close(text);
}

/* A text that comes from a socket, of which the other end is returned. */
static int open_socket(struct text *text)
{
    /* So long a test waits for what should be there, before it fails. */
    struct timeval limit = {.tv_sec = 10};
    int ends[2];

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends), 0);
    ck_assert_int_eq(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit),
                     0);
    *text = (struct text){.file = "test", .descriptor = ends[0], .line = 1};
    return ends[1];
}

static void send_slowly(int socket, const char *bytes)
{
    for (size_t i = 0; bytes[i]; i++)
        ck_assert_int_eq(send(socket, bytes + i, 1, MSG_NOSIGNAL), 1);
}

START_TEST(format_shows_in_the_first_bytes)
{
    struct text text;
    struct error error;

    for (size_t i = 0; i < LENGTH(samples); i++) {
        const struct sample *sample = &samples[i];
        int socket;

        ck_assert(text_from(&text, "test", sample->bytes, strlen(sample->bytes), &error));
        check_sample(&text, sample, "");
        socket = open_socket(&text);
        send_slowly(socket, sample->bytes);
        close(socket);
        ck_assert(text_more(&text, &error));
        check_sample(&text, sample, "byte by byte, ");
    }
}
END_TEST

START_TEST(reader_knows_why)
{
    static const struct {
        const char *file, *bytes, *why;
    } reasons[] = {
        {"x", "{\"value\":5}", "it begins with {"},
        {"x", "[5, 6]", "it begins with ["},
        {"x", "[5 6]", "the first brackets hold what JSON has not"},
        {"x", "a: [b]\nb=5\n", "a label stands before : or ="},
        {"x.dewey", "1 5", "the suffix of the file says so"},
    };

    for (size_t i = 0; i < LENGTH(reasons); i++) {
        struct reader reader = {.options = BY_FILE};
        struct error error;

        ck_assert(text_from(&reader.text, reasons[i].file, reasons[i].bytes,
                            strlen(reasons[i].bytes), &error));
        ck_assert(reader_detect(&reader, &error));
        ck_assert_str_eq(reader.why, reasons[i].why);
        reader_close(&reader);
    }
}
END_TEST

/* A text of numbers alone is the leaves of a full tree where its width is known. */
START_TEST(width_makes_leaves_of_numbers)
{
    static const struct read_options two = {.root = MOVER_DEFAULT, .width = 2};
    static const struct reading readings[] = {
        {BYTES("[6,2,8,1]\n"), "X(N(6 2) N(8 1))"},
        {BYTES("# four\n( 6 2 8 1 )"), "X(N(6 2) N(8 1))"},
        {BYTES("{6,2,\n8,1}"), "X(N(6 2) N(8 1))"},
        {BYTES("6 2 8 1\n"), "X(N(6 2) N(8 1))"},
        {BYTES("1 5\n2 6\n"), "X(N(1 5) N(2 6))"},
        {BYTES("-6\n2\n"), "X(-6 2)"},
        {BYTES("5"), "5"},
        {BYTES("[6,2,8]\n"), "1:1: 3 leaves are no power of the width 2"},
        {BYTES("[[6,2],[8,1]]"), "X(N(6 2) N(8 1))"},
        {BYTES("[6,2][8,1]"), "X(6 2); X(8 1)"},
    };

    reading_check(NULL, &two, readings, LENGTH(readings));
}
END_TEST

/* The first tree of a stream is read before more has come than its text. */
START_TEST(streams_are_read_as_they_come)
{
    static const struct sample streams[] = {
        {"(A 5)", NULL, "list"},           {"['A', 5]", NULL, "list"},
        {"2\n(1)\n[5]\n", NULL, "levels"}, {"1 5\n2 6\n---\n", NULL, "dewey"},
        {"e\n1 5\n---\n", NULL, "dewey"},  {"e=5\n---\n", NULL, "dewey"},
        {"[5]\n", NULL, "json"},           {"{\"children\":[5]}\n", NULL, "json"},
    };
    struct error error;

    for (size_t i = 0; i < LENGTH(streams); i++) {
        struct reader reader = {.options = BY_FILE};
        int socket = open_socket(&reader.text);

        send_slowly(socket, streams[i].bytes);
        ck_assert(text_more(&reader.text, &error));
        ck_assert_msg(reader_next(&reader, &error) == READ_TREE, "%s: %s",
                      streams[i].bytes, error.message);
        ck_assert_str_eq(reader.format->name, streams[i].expected);
        close(socket);
        ck_assert_int_eq(reader_next(&reader, &error), READ_END);
        reader_close(&reader);
    }
}
END_TEST

START_TEST(refuses_with_a_place)
{
    static const struct reading readings[] = {
        {BYTES(""), "1:1: empty input"},
        {BYTES("\n # x\n\n"), "4:1: empty input"},
        {BYTES("\xFF\xFE[\0001\0]\0"), "1:1: this looks like UTF-16, not UTF-8, which is "
                                       "not read: iconv -f UTF-16 -t UTF-8 makes it so"},
        {BYTES("\xFE\xFF\0[\0001\0]"), "1:1: this looks like UTF-16, not UTF-8, which is "
                                       "not read: iconv -f UTF-16 -t UTF-8 makes it so"},
        {BYTES("[5 [3] [2]]"),
         "1:1: brackets of forest's, or a list? --input=forest takes [3] for a leaf, "
         "--input=list for a node with one"},
        {BYTES("\xE9=1"), "1:1: input is not UTF-8"},
        {BYTES("\xE2\x82"), "1:1: input is not UTF-8"},
        {BYTES("\xE2\x82\xAC=1"), "\xE2\x82\xAC=1"},
    };

    reading_check(NULL, &BY_FILE, readings, LENGTH(readings));
}
END_TEST

/* The refusal lists all formats, and what is nearest behind them. */
START_TEST(unknown_texts_are_told_the_formats)
{
    static const struct {
        const char *bytes, *place, *nearest;
    } texts[] = {
        {"hello\n", "1:1", ""},
        {"# x\n ?", "2:2", ""},
        {"1-2", "1:1", ""},
        {"A, B", "1:1", "; as csv it lacks a header with a column parent"},
        {"A [3 5]", "1:1",
         "; as list it must begin with a bracket, as in (A (B 3) (C 5))"},
        {"A B = 3", "1:1", "; as lab it must begin as a: [b, c] or b=3"},
    };
    struct buffer out = {0}, expected = {0};

    for (size_t i = 0; i < LENGTH(texts); i++) {
        buffer_clear(&expected);
        buffer_text(&expected, texts[i].place);
        buffer_text(&expected, ": cannot tell the input format: name it with --input (");
        for (const struct format *f = formats; f->name; f++) {
            buffer_text(&expected, f == formats ? "" : f[1].name ? ", " : " or ");
            buffer_text(&expected, f->name);
        }
        buffer_text(&expected, ")");
        buffer_text(&expected, texts[i].nearest);
        reading_memory(NULL, &BY_FILE, "test", texts[i].bytes, strlen(texts[i].bytes),
                       &out);
        ck_assert_str_eq(out.data, expected.data);
    }
    reading_memory(NULL, &BY_FILE, "test", BYTES("\0"), &out);
    ck_assert(strncmp(out.data, "1:1: cannot tell", 16) == 0);
    buffer_release(&out);
    buffer_release(&expected);
}
END_TEST

#define NUMBERS                                                                          \
    "1:1: bare numbers make no tree: the leaves of a full tree need --width=B; numbers " \
    "of children are written as levels text; --input=json takes each for a tree"
#define FROM_ZERO                                                                        \
    "1:1: ids from 0: in Dewey text the root is e, and children are numbered from 1; "   \
    "if these are no ids but leaves, they need --width=B"
#define ENDED "1:1: ids that end in a point or a bracket: write 1.2, not 1.2. or 1.2)"
#define WHICH_ROOT                                                                       \
    ":1: is 1 the root, or the only child of the root? Dewey text calls the root e: "    \
    "write e for 1, 1 for 1.1, or, if 1 is a child, a line with e alone; "               \
    "--input=dewey takes 1 for a child"

START_TEST(numbers_alone_make_no_tree)
{
    static const struct reading readings[] = {
        {BYTES("5"), "5"},
        {BYTES("-0.5\n"), "-0.5"},
        {BYTES("3 12 8 2"), NUMBERS},
        {BYTES("3,12,8,2\n"), NUMBERS},
        {BYTES("3.5, 1"), NUMBERS},
        {BYTES("-3 5"), NUMBERS},
        {BYTES("+3 5"), NUMBERS},
        {BYTES("0 5 3"), NUMBERS},
        {BYTES("1 5"), NUMBERS},
        {BYTES("1 5\n# x\n"), NUMBERS},
        {BYTES("1\n2\n3\n"), NUMBERS},
        {BYTES("1.5\n2.5\n"), NUMBERS},
        {BYTES("3. 12. 8."), NUMBERS},
        {BYTES("3\n(2 1)\n"), NUMBERS},
        {BYTES("3\n\"inf\"\n"), NUMBERS},
        {BYTES("2 2 2\n3 12 2 4\n"), NUMBERS},
        {BYTES("2 2\n3 12 2 4\n"), NUMBERS},
        {BYTES("2\n3 12 2 4\n"), NUMBERS},
        {BYTES("3 [1]"), "3; X(1)"},
        {BYTES("01"), "1:1: number with a leading zero: 01"},
    };

    reading_check(NULL, &BY_FILE, readings, LENGTH(readings));
    reading_damage(NULL, &BY_FILE, readings, LENGTH(readings));
}
END_TEST

START_TEST(ids_of_other_manners_are_refused)
{
    static const struct reading readings[] = {
        {BYTES("0 5\n1 6\n"), FROM_ZERO},
        {BYTES("0 max\n0.1 6\n"), FROM_ZERO},
        {BYTES("0\n0.0 5\n0.1 6\n"), FROM_ZERO},
        {BYTES("0\n0.1\n0.1.1 6\n"), FROM_ZERO},
        {BYTES("0.1 5\n0.2 6\n"), FROM_ZERO},
        {BYTES("1. 5\n2. 6\n"), ENDED},
        {BYTES("1.\n1.1. 5\n"), ENDED},
        {BYTES("1) 5\n2) 6\n"), ENDED},
        {BYTES("1.1) 5\n"), ENDED},
        {BYTES("1. max\n1.1. 6\n"), ENDED},
        {BYTES("1.1.1 3\n1.1.2 12\n1.2.1 2\n1.2.2 4\n"), "1" WHICH_ROOT},
        {BYTES("1\n1.1\n1.1.1 3\n1.1.2 12\n"), "1" WHICH_ROOT},
        {BYTES("1 max\n1.1 3\n"), "1" WHICH_ROOT},
        {BYTES("1=5\n"), "1" WHICH_ROOT},
        {BYTES("1.1.1 3\n---\n"), "1" WHICH_ROOT},
        {BYTES("e\n1.1.1 3\n1.1.2 12\n"), "X(N(X(3 12)))"},
        {BYTES("1.2 3\n1.1 12\ne min\n"), "N(X(12 3))"},
        {BYTES("1.1 3\n2 12\n"), "X(N(3) 12)"},
        {BYTES("1 3\n2 4\n---\n1.1 5\n---\n"), "X(3 4); 4" WHICH_ROOT},
    };

    reading_check(NULL, &BY_FILE, readings, LENGTH(readings));
    reading_damage(NULL, &BY_FILE, readings, LENGTH(readings));
}
END_TEST

/* How each format that is not read is found, in the order of their table. */
START_TEST(other_formats_are_named)
{
    static const struct {
        const char *bytes, *what;
    } samples_of[] = {
        {"\xFF\xFE[", "UTF-16, not UTF-8"},
        {"\xFE\xFF", "UTF-16, not UTF-8"},
        {"\x1F\x8B\x08", "gzip"},
        {"\x1F\x9D\x90", "compress"},
        {"BZh91AY&SY", "bzip2"},
        {"BZh11AY&SY\x01", "bzip2"},
        {"\xFD\x37zXZ", "xz"},
        {"\x28\xB5\x2F\xFD", "zstd"},
        {"\x04\x22\x4D\x18", "lz4"},
        {"LZIP\x01", "lzip"},
        {"PK\x03\x04", "a zip archive, as spreadsheets are"},
        {"\xD0\xCF\x11\xE0", "a spreadsheet of Excel"},
        {"7z\xBC\xAF\x27\x1C", "a 7z archive"},
        {"Rar!\x1A\x07", "a RAR archive"},
        {"\x80\x04", "a pickle of Python's"},
        {"\x89PNG", "a PNG picture"},
        {"%PDF-1.4\n", "PDF"},
        {"SQLite format 3", "SQLite"},
        {"\x7F\x45LF", "a program"},
        {"digraph G { a -> b }", "DOT of Graphviz"},
        {"strict graph \"x\" {\n a -- b }", "DOT of Graphviz"},
        {"# drawn\ndigraph\n{\n}", "DOT of Graphviz"},
        {"graph TD\n A-->B\n", "Mermaid"},
        {"<!DOCTYPE html>\n", "HTML"},
        {"<HTML lang=\"en\">", "HTML"},
        {"<?xml version=\"1.0\"?>", "XML"},
        {"<node value=\"3\"/>", "XML"},
        {"name: A\nchildren:\n  - name: B\n    value: 3\n", "YAML"},
        {"---\nname: A\n", "YAML"},
        {"- 3\n- 4\n", "YAML"},
        {"%YAML 1.2\n", "YAML"},
        {"(;FF[4]GM[1];B[aa])", "SGF"},
        {"[Event \"x\"]\n", "PGN"},
        {"((A:0.1,B:0.2):0.3,D:0.4);", "Newick"},
        {"((A,B)C,D)E;", "Newick"},
        {"| id | parent |", "a table of Markdown"},
        {"NFG 1 R \"x\"", "Gambit's normal form"},
        {"8/8/8/8/8/8/8/K6k w - - 0 1", "FEN"},
        {"import json\n", "a program"},
        {"root\n\xE2\x94\x9C a 3\n", "a drawing of a tree"},
        {"root\n|-- a 3\n", "a drawing of a tree"},
        {"A\n  B 3\n", "an indented outline"},
    };
    struct buffer out = {0};

    for (size_t i = 0; i < LENGTH(samples_of); i++) {
        char expected[200];
        int size =
            snprintf(expected, sizeof expected,
                     "this looks like %s, which is not read: ", samples_of[i].what);
        const char *message;

        reading_memory(NULL, &BY_FILE, "test", samples_of[i].bytes,
                       strlen(samples_of[i].bytes), &out);
        message = strchr(out.data, ' ');
        ck_assert_msg(message && strncmp(message + 1, expected, (size_t)size) == 0,
                      "%s\n  gives %s", samples_of[i].bytes, out.data);
    }
    buffer_release(&out);
}
END_TEST

/* What is read does not look like them. */
START_TEST(other_formats_are_not_seen_everywhere)
{
    static const struct sample near[] = {
        {"graph: [b]\nb=3\n", NULL, "lab"}, {"strict=3\n", NULL, "lab"},
        {"name: [b]\nb=3\n", NULL, "lab"},  {"a/b/c/d/e/f/g/h=3\n", NULL, "lab"},
        {"class: [b]\nb=3\n", NULL, "lab"}, {"e: 5\n", NULL, "dewey"},
        {"e\n  1 5\n", NULL, "dewey"},      {"1: 5\n", NULL, "dewey"},
        {"((3 5)7 (1))", NULL, "list"},     {"((3 5)inf (1))", NULL, "list"},
        {"(A:0 (B:1 5))", NULL, "list"},    {"[Event 3]", NULL, "list"},
    };

    for (size_t i = 0; i < LENGTH(near); i++) {
        struct text text;
        struct error error;

        ck_assert(text_from(&text, "test", near[i].bytes, strlen(near[i].bytes), &error));
        check_sample(&text, &near[i], "");
    }
}
END_TEST

#define PAIRS                                                                            \
    "1:1: [value, children] pairs are not read: write a leaf as its value, an inner "    \
    "node as its children, as in [[3,12],[2,4]]"
#define NO_COUNT                                                                         \
    "1:1: levels text without its first line, the number of levels, or a list in each "  \
    "bracket? write that line, or take --input=list"

START_TEST(other_shapes_are_refused)
{
    static const struct reading readings[] = {
        {BYTES("[3,[[4,[]],[5,[]]]]"), PAIRS},
        {BYTES("(3, [(4, []), (5, [])])\n"), PAIRS},
        {BYTES("[3, [] ]"), PAIRS},
        {BYTES("[3,[4,5]]"), "X(3 N(4 5))"},
        {BYTES("(2)\n(2) [5]\n[7] [3]\n"), NO_COUNT},
        {BYTES("( 1 )\r\n\r\n[5]"), NO_COUNT},
        {BYTES("(5)"), "X(5)"},
        {BYTES("(5)\n(6)\n"), "X(5); X(6)"},
        {BYTES("(2) (2)\n"), "X(2); X(2)"},
        {BYTES("(0)\n"), "X(0)"},
    };

    reading_check(NULL, &BY_FILE, readings, LENGTH(readings));
    reading_damage(NULL, &BY_FILE, readings, LENGTH(readings));
}
END_TEST

#define BRACES                                                                           \
    "1:1: braces of a chance node in list text, or of a set in a program? --input=list " \
    "takes them for chance, --input=code for a program's, where sets have no order"

/* Braces are chance nodes only where no program could mean them. */
START_TEST(braces_are_chance_if_certain)
{
    static const struct reading readings[] = {
        {BYTES("({(2 2) (1 2)} {(0 2) (-1 0)})"),
         "X(C(N(2 2) N(1 2)) C(N(0 2) N(-1 0)))"},
        {BYTES("{(2 2) (1 2)}\n{(A 3), (B 4)}"), "C(X(2 2) X(1 2)); C(A=3 B=4)"},
        {BYTES("{3 5}"), "C(3 5)"},
        {BYTES("{3 @ 1/2, 5 @ 1/2}"), "C(3@1/2*1 5@1/2*1)"},
        {BYTES("{A 3 4}"), "A=C(3 4)"},
        {BYTES("{A (\"\" 4)}"), "A=C(4)"},
        {BYTES("{\"A, B\" 3 4}"), "A, B=C(3 4)"},
        {BYTES("{\"A, B\" (max 3, 4)}"), "A, B=C(X(3 4))"},
        {BYTES("{{3, 5} {2, 4}}"), "C(C(3 5) C(2 4))"},
        {BYTES("[{3 5}, 2]"), "X(C(3 5) 2)"},
        {BYTES("[A {3, 5}, 2]"), "A=X(C(3 5) 2)"},
        {BYTES("({3 5})"), "X(C(3 5))"},
        {BYTES("(A {3, 5} {2, 4})"), "A=X(C(3 5) C(2 4))"},
        {BYTES("{3, 5}"), "X(3 5)"},
        {BYTES("{{3, 5}, 2}"), "X(N(3 5) 2)"},
        {BYTES("{{3, 5}, {2}};\n"), "X(N(3 5) N(2))"},
        {BYTES("[{3, 5}, {2, 4}]"), BRACES},
        {BYTES("({3, 5}, {2, 4})"), BRACES},
        {BYTES("[{\"value\": 3}, 2]"), "X(3 2)"},
        {BYTES("{\"A\": [3, 4]}"), "A=X(3 4)"},
    };

    reading_check(NULL, &BY_FILE, readings, LENGTH(readings));
    reading_damage(NULL, &BY_FILE, readings, LENGTH(readings));
}
END_TEST

START_TEST(encoding_is_checked_in_every_format)
{
    static const struct reading readings[] = {
        {BYTES("\xFF\xFE[\0001\0]\0"), "1:1: input is not UTF-8"},
        {BYTES(""), "1:1: empty input"},
        {BYTES(" \n "), "2:2: empty input"},
    };

    for (const struct format *format = formats; format->name; format++)
        reading_check(format, &BY_FILE, readings, LENGTH(readings));
}
END_TEST

START_TEST(byte_order_mark_alone_is_empty)
{
    struct buffer out = {0};

    reading_memory(NULL, &BY_FILE, "test", BYTES("\xEF\xBB\xBF"), &out);
    ck_assert_str_eq(out.data, "1:1: empty input");
    reading_memory(NULL, &BY_FILE, "test",
                   BYTES("\xEF\xBB\xBF"
                         "0"),
                   &out);
    ck_assert_str_eq(out.data, "0");
    buffer_release(&out);
}
END_TEST

/* One text, two trees: a name ending in a suffix decides, a suffix alone is none. */
START_TEST(suffix_decides_what_the_bytes_leave_open)
{
    static const char text[] = "1 5\n2 6\n";
    static const struct {
        const char *file, *expected;
    } names[] = {
        {"x", "X(5 6)"},
        {"x.dewey", "X(5 6)"},
        {"a/b.json", "1; 5; 2; 6"},
        {".json", "X(5 6)"},
        {"json", "X(5 6)"},
        {"x.json.txt", "X(5 6)"},
        {"x.list", "1; 5; 2; 6"},
        {"-", "X(5 6)"},
        {"x.JSON", "X(5 6)"},
        {"x.dewey.json", "1; 5; 2; 6"},
    };
    struct buffer out = {0};

    for (size_t i = 0; i < LENGTH(names); i++) {
        reading_memory(NULL, &BY_FILE, names[i].file, text, sizeof text - 1, &out);
        ck_assert_msg(strcmp(out.data, names[i].expected) == 0, "%s: %s", names[i].file,
                      out.data);
    }
    buffer_release(&out);
}
END_TEST

START_TEST(missing_files_are_refused)
{
    struct reader reader;
    struct error error;

    ck_assert(!reader_open(&reader, "tests/unit/no such file", NULL, &BY_FILE, &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_str_eq(error.file, "tests/unit/no such file");
    ck_assert_uint_eq(error.line, 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("format");
    TCase *group = suite_group(suite, "format");

    tcase_add_test(group, table_is_complete);
    tcase_add_test(group, format_shows_in_the_first_bytes);
    tcase_add_test(group, reader_knows_why);
    tcase_add_test(group, width_makes_leaves_of_numbers);
    tcase_add_test(group, streams_are_read_as_they_come);
    tcase_add_test(group, refuses_with_a_place);
    tcase_add_test(group, unknown_texts_are_told_the_formats);
    tcase_add_test(group, numbers_alone_make_no_tree);
    tcase_add_test(group, ids_of_other_manners_are_refused);
    tcase_add_test(group, other_formats_are_named);
    tcase_add_test(group, other_formats_are_not_seen_everywhere);
    tcase_add_test(group, other_shapes_are_refused);
    tcase_add_test(group, braces_are_chance_if_certain);
    tcase_add_test(group, encoding_is_checked_in_every_format);
    tcase_add_test(group, byte_order_mark_alone_is_empty);
    tcase_add_test(group, suffix_decides_what_the_bytes_leave_open);
    tcase_add_test(group, missing_files_are_refused);
    return suite_run(suite);
}
