/*
 * check_write.c - trees written in every format: what is written, that reading it gives
 * the same tree, and what is refused or left out.
 *
 * GTEVAL_TREES says how many random trees go through each format.
 */
#include "dice.h"
#include "ensure.h"
#include "finish.h"
#include "random_tree.h"
#include "reading.h"
#include "suite.h"
#include "tree/edit.h"
#include "tree/id.h"
#include "writing.h"

#include <stdlib.h>
#include <string.h>

/* The tree that a text says in a format; to be released. */
static struct tree read_text(const char *format, const char *text)
{
    struct reader reader;
    struct error error;
    struct tree tree;

    writing_open(&reader, format, text, strlen(text));
    if (text[0] == '[') /* one tree, whatever its children are */
        reader.options.root = MOVER_MAX;
    ENSURE_MSG(reader_next(&reader, &error) == READ_TREE, "%s\n%s", text, error.message);
    tree = build_take(&reader.build);
    reader_close(&reader);
    return tree;
}

static bool same_score(double a, double b)
{
    return a == b || (!score_known(a) && !score_known(b));
}

/* Whether a node has the name; labels: one that has none may be called by its id. */
static bool has_name(const struct tree *t, node n, const char *name, bool labels)
{
    const char *own = tree_name(t, n);
    struct buffer id = {0};
    bool same;

    if (own || !labels || !name)
        return own ? name && strcmp(own, name) == 0 : !name;
    id_add(&id, t, n);
    same = strcmp(id.data, name) == 0;
    buffer_release(&id);
    return same;
}

/* Whether b is what a becomes in a format. */
static bool same_tree(const struct tree *a, const struct tree *b, const char *format)
{
    bool labels = strcmp(format, "lab") == 0, letters = strcmp(format, "sets") == 0;

    if (a->count != b->count || a->leaves != b->leaves || a->height != b->height)
        return false;
    for (node n = TREE_ROOT; n < a->count; n++)
        if (a->end[n] != b->end[n] || a->parent[n] != b->parent[n] ||
            !same_score(a->value[n], b->value[n]) || a->mover[n] != b->mover[n] ||
            !(letters && !tree_is_leaf(a, n) && !tree_name(a, n)
                  ? tree_name(b, n) != NULL
                  : has_name(a, n, tree_name(b, n), labels)))
            return false;
    return true;
}

/* Names that mean something somewhere, or might. */
static const char *const names[] = {
    "a",
    "b1",
    "move 7",
    "max",
    "Min",
    "inf",
    "-INF",
    "nan",
    "e",
    "1",
    "1.2",
    "-",
    "---",
    "+1",
    ".5",
    "0x1",
    "#",
    "#a",
    "a#b",
    "a #b",
    "=a",
    ":a",
    ",a",
    "a=b",
    "a:b",
    "a,b",
    "[a]",
    "(a",
    "a)",
    "{a}",
    "'a'",
    "a'",
    "\"a\"",
    "\"",
    "\\",
    "a\\b",
    "\\\"",
    "a\\\\b",
    "\\n",
    "\n",
    "a\nb",
    "\r\n",
    "\t",
    "\x01",
    "\x1B[0m",
    "\x7F",
    "\xC2\x85",
    "\xC3\xA9",
    "\xE2\x82\xAC",
    "\xF0\x9F\x98\x80",
    "\xEF\xBB\xBF",
    "\xEF\xBF\xBE",
    "null",
    "true",
    "EFG",
    "p",
    "t",
    "\xCE\xB5",
    " ",
    "a ",
    " a",
    "\\u0041",
    "</script>",
    "%s",
    "a/b",
    "//",
    "infinity",
    "Infinity1",
    "EFG 2",
    "parent",
    "parent;id",
    "id,parent,value",
    "moves(a,[b])",
    "root(",
    "tree",
    "graph",
    "digraph",
    "import",
    "array(",
    "$x",
    "a.b",
    "a;b",
    ";",
    "(",
    "((",
    "{(",
    "'(",
    "(;",
    "/*",
    "%a",
    "%PDF-",
    "%YAML",
    "BZh91AY&SY",
    "<a>",
    "<?xml",
    "|-",
    "| ",
    "+-a",
    "`-",
    "- ",
    "\xE2\x94\x94" /* U+2514, as drawings have */,
    ("\xE2\x88\x92"
     "5") /* a Unicode minus */,
    "@",
    "0",
    "007",
    "1.",
    "...",
    "None",
    "?",
    "chance",
    "value",
    "name",
};

enum { NAME_SIZE = 64 };

static void random_name(struct dice *dice, char name[static NAME_SIZE])
{
    int pieces = dice_percent(dice, 70) ? 1 : dice_between(dice, 2, 4);

    name[0] = '\0';
    for (int i = 0; i < pieces; i++)
        strcat(name, names[dice_below(dice, LENGTH(names))]);
}

/* Gambit's strings have no such name. */
static void spare_efg(char *name)
{
    static const char next_line[] = "\xC2\x85";

    for (char *c = name; *c; c++)
        if ((*c == '\\' && strchr("\\\"", c[1])) || (*c > 0 && *c < ' ') || *c == 0x7F)
            *c = '/';
    for (char *c; (c = strstr(name, next_line));)
        memcpy(c, "--", sizeof next_line - 1);
}

/* Tables have no such names, either. */
static void spare_csv(char *name)
{
    spare_efg(name);
    if (strchr("=+-@", name[0]))
        name[0] = '/';
}

/* Sets have labels for inner nodes, a word each. */
static void spare_sets(char *name)
{
    spare_efg(name);
    for (char *c = name; *c; c++)
        if (strchr("(){},#\"\\ ", *c) || *c < 0)
            *c = '/';
    if (strchr("0123456789.+-", name[0]) || name[0] == 'i' || name[0] == 'I' ||
        name[0] == 'n')
        name[0] = '_';
}

/* Lab text and sets have one node a name: the number at the end keeps them apart. */
static void name_node(struct dice *dice, const char *format, struct build *b)
{
    char name[2 * NAME_SIZE];
    struct error error;

    random_name(dice, name);
    if (strcmp(format, "efg") == 0)
        spare_efg(name);
    if (strcmp(format, "csv") == 0)
        spare_csv(name);
    if (strcmp(format, "sets") == 0)
        spare_sets(name);
    if (strcmp(format, "lab") == 0 || strcmp(format, "sets") == 0)
        snprintf(name + strlen(name), NAME_SIZE, "~%u", (unsigned)b->open);
    ENSURE(build_name(b, name, strlen(name), &error));
}

/* A random tree with all that the format holds. */
static struct tree random_holding(struct dice *dice, const char *format)
{
    unsigned holds = write_format_find(format)->holds;
    struct wish wish = {.finite = !(holds & HOLDS_INFINITE),
                        .alternating = !(holds & HOLDS_MOVERS)};
    uint32_t named = (holds & HOLDS_NAMES) && dice_percent(dice, 70)
                         ? (uint32_t)dice_between(dice, 1, 4) * 25
                         : 0;
    uint32_t valued = holds & HOLDS_STATICS ? (uint32_t)dice_between(dice, 0, 2) * 40 : 0;
    struct build b = {0};
    struct tree t;

    do
        random_tree(dice, &wish, &b);
    while (strcmp(format, "sets") == 0 && b.tree.count == 1);
    for (node n = TREE_ROOT; n < b.tree.count; n++) {
        b.open = n;
        if (dice_percent(dice, named) &&
            !(strcmp(format, "sets") == 0 && tree_is_leaf(&b.tree, n)))
            name_node(dice, format, &b);
        if (!tree_is_leaf(&b.tree, n) && dice_percent(dice, valued))
            build_value(&b, dice_percent(dice, 90) || wish.finite
                                ? dice_between(dice, -99, 99) / 8.0
                                : INFINITY);
    }
    t = build_take(&b);
    for (node n = 1; n < t.count && !(holds & HOLDS_LEAF_MOVERS); n++)
        if (tree_is_leaf(&t, n))
            t.mover[n] = tree_is_max(&t, t.parent[n]) ? MOVER_MIN : MOVER_MAX;
    if (t.count == 1 && strcmp(format, "efg") == 0)
        t.mover[TREE_ROOT] = MOVER_MAX;
    if (!(holds & HOLDS_ROOT) && !tree_is_max(&t, TREE_ROOT))
        tree_swap(&t);
    return t;
}

static uint32_t trees_wanted(void)
{
    enum { USUAL_TREES = 10000 };
    const char *wanted = getenv("GTEVAL_TREES");

    return wanted ? (uint32_t)strtoul(wanted, NULL, 10) : USUAL_TREES;
}

/* Reads what was written, which must be the tree; closes the reader. */
static void read_back(struct reader *reader, const char *format,
                      const struct written *written, const struct tree *t)
{
    struct error error;

    ENSURE_MSG(reader_next(reader, &error) == READ_TREE, "%s: %s\n%s", format,
               error.message, written->data);
    ENSURE_MSG(same_tree(t, &reader->build.tree, format), "%s, read as %s:\n%s", format,
               reader->format->name, written->data);
    ENSURE_MSG(reader_next(reader, &error) == READ_END, "%s:\n%s", format, written->data);
    reader_close(reader);
}

/* Where the format has to be found out: from a pipe, which has no suffix, and from a file
 * of the suffix. */
static void detect(const char *format, const struct written *written,
                   const struct tree *t)
{
    char file[NAME_SIZE];
    const char *const files[] = {"-", file};
    struct error error;

    snprintf(file, sizeof file, "test%s", writing_format(format)->suffix);
    for (size_t i = 0; i < LENGTH(files); i++) {
        struct reader reader = {.options = writing_options};

        ENSURE(text_from(&reader.text, files[i], written->data, written->size, &error));
        read_back(&reader, format, written, t);
    }
}

/* Writes the tree, reads it and compares. */
static void go_round(const char *format, const struct tree *t)
{
    struct written written;
    struct reader reader;

    writing_text(&written, format, t, false, false);
    ENSURE_MSG(written.done, "%s: %s", format, written.error.message);
    ENSURE(written.losses.count == 0);
    writing_open(&reader, format, written.data, written.size);
    read_back(&reader, format, &written, t);
    detect(format, &written, t);
    free(written.data);
}

START_TEST(round_trips)
{
    const char *format = write_formats[_i].name;
    struct dice dice = {.state = 1};

    for (uint32_t i = trees_wanted(); i > 0; i--) {
        struct tree t = random_holding(&dice, format);

        go_round(format, &t);
        tree_release(&t);
    }
}
END_TEST

/* Whether numbers alone may begin a stream: what stream that is, nobody can know. */
static bool is_bare_number(const struct tree *t, const char *format)
{
    return t->count == 1 && !tree_name(t, TREE_ROOT) &&
           (strcmp(format, "nested") == 0 || strcmp(format, "list") == 0);
}

/* Writes the trees one behind another, reads them back in the format as it is named or
 * found out. */
static void stream(const char *format, bool named, const struct tree *trees, size_t count)
{
    struct buffer text = {0};
    struct reader reader;
    struct error error = {.message = ""};

    for (size_t i = 0; i < count; i++) {
        struct written written;

        writing_text(&written, format, &trees[i], false, i > 0);
        ENSURE(written.done);
        buffer_add(&text, written.data, written.size);
        free(written.data);
    }
    buffer_add(&text, "", 1);
    writing_open(&reader, format, text.data, text.size - 1);
    if (!named)
        reader.format = NULL;
    for (size_t i = 0; i < count; i++)
        ENSURE_MSG(reader_next(&reader, &error) == READ_TREE &&
                       same_tree(&trees[i], &reader.build.tree, format),
                   "%s: %s\n%s", format, error.message, text.data);
    ENSURE(reader_next(&reader, &error) == READ_END);
    reader_close(&reader);
    buffer_release(&text);
}

/* Streams of trees, read back one after another. */
START_TEST(streams)
{
    enum { TREES = 5 };
    const char *format = write_formats[_i].name;
    struct dice dice = {.state = 2};
    struct tree trees[TREES];

    if (!(write_formats[_i].holds & HOLDS_STREAM))
        return;
    for (uint32_t n = trees_wanted() / TREES; n > 0; n--) {
        for (int i = 0; i < TREES; i++)
            trees[i] = random_holding(&dice, format);
        stream(format, true, trees, TREES);
        if (!is_bare_number(&trees[0], format))
            stream(format, false, trees, TREES);
        for (int i = 0; i < TREES; i++)
            tree_release(&trees[i]);
    }
}
END_TEST

/* What is written in a format for a tree in JSON. */
struct example {
    const char *format, *tree, *text;
};

static void check_examples(const struct example *examples, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct tree t = read_text("json", examples[i].tree);
        struct written written;

        writing_text(&written, examples[i].format, &t, false, false);
        ck_assert_msg(written.done, "%s", written.error.message);
        ck_assert_str_eq(written.data, examples[i].text);
        free(written.data);
        tree_release(&t);
    }
}

START_TEST(texts)
{
    static const char plain[] = "[[3,[12,0.5]],-1e300]";
    static const char named[] =
        "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":"
        "[{\"name\":\"c\",\"value\":1},2]},{\"name\":\"d e\",\"value\":-3}]}";
    static const char full[] =
        "{\"player\":\"min\",\"value\":7,\"children\":[{\"player\":\"min\",\"name\":\"="
        "\","
        "\"children\":[\"-inf\"]},{\"name\":\"x\",\"value\":1,\"children\":[4]}]}";
    static const struct example examples[] = {
        {"nested", plain, "[[3,[12,0.5]],-1e+300]\n"},
        {"nested", "{\"root\":\"min\",\"tree\":[5,\"inf\"]}",
         "{\"root\":\"min\",\"tree\":[5,\"inf\"]}\n"},
        {"nested", "5", "5\n"},
        {"nested", "[{\"player\":\"min\",\"value\":5}]", "[5]\n"},
        {"nested", "{\"player\":\"min\",\"value\":5}", "{\"root\":\"min\",\"tree\":5}\n"},
        {"levels", "{\"player\":\"max\",\"value\":5}", "1\n[5]\n"},
        {"json", "[5,[6]]",
         "{\"player\":\"max\",\"children\":[{\"value\":5},{\"children\":"
         "[{\"value\":6}]}]}\n"},
        {"json", full,
         "{\"player\":\"min\",\"value\":7,\"children\":[{\"name\":\"=\",\"player\":"
         "\"min\",\"children\":[{\"value\":\"-inf\"}]},{\"name\":\"x\",\"value\":1,"
         "\"children\":[{\"value\":4}]}]}\n"},
        {"dewey", plain, "e max\n1.1 3\n1.2.1 12\n1.2.2 0.5\n2 -1e+300\n"},
        {"dewey", named, "e max a\n1 b\n1.1 1 c\n1.2 2\n2 -3 \"d e\"\n"},
        {"dewey", full, "e min 7\n1 min \"=\"\n1.1 -inf\n2 1 x\n2.1 4\n"},
        {"lab", plain,
         "e: [1, 2]\n1: [1.1, 1.2]\n1.1=3\n1.2: [1.2.1, 1.2.2]\n1.2.1=12\n1.2.2=0.5\n"
         "2=-1e+300\n"},
        {"lab", named, "a: [b, \"d e\"]\nb: [c, 1.2]\nc=1\n1.2=2\n\"d e\"=-3\n"},
        {"levels", plain, "4\n(2)\n(2) [-1e+300]\n[3] (2)\n[12] [0.5]\n"},
        {"levels", "-0.0", "1\n[0]\n"},
        {"list", plain, "((3 (12 0.5)) -1e+300)\n"},
        {"list", named, "(a (b (c 1) 2) (\"d e\" -3))\n"},
        {"list", "{\"name\":\"a\",\"children\":[4]}", "(a (\"\" 4))\n"},
        {"list", "{\"name\":\"a\",\"children\":[4,5]}", "(a 4 5)\n"},
        {"list", "{\"name\":\"a\",\"children\":[[4]]}", "(a (4))\n"},
        {"lab", "{\"name\":\"\uFEFFa\",\"value\":4}", "\"\uFEFFa\"=4\n"},
        {"efg", named,
         "EFG 2 R \"game tree\" { \"MAX\" \"MIN\" }\n\"\"\n\n"
         "p \"a\" 1 1 \"\" { \"b\" \"d e\" } 0\n"
         "p \"\" 2 1 \"\" { \"c\" \"\" } 0\n"
         "t \"\" 1 \"\" { 1, -1 }\n"
         "t \"\" 2 \"\" { 2, -2 }\n"
         "t \"\" 3 \"\" { -3, 3 }\n"},
        {"efg", "[-1e300,5e-324]",
         "EFG 2 R \"game tree\" { \"MAX\" \"MIN\" }\n\"\"\n\n"
         "p \"\" 1 1 \"\" { \"\" \"\" } 0\n"
         "t \"\" 1 \"\" { -1e300, 1e300 }\n"
         "t \"\" 2 \"\" { 5e-324, -5e-324 }\n"},
        {"efg", "{\"root\":\"min\",\"tree\":[[0],0.1]}",
         "EFG 2 R \"game tree\" { \"MAX\" \"MIN\" }\n\"\"\n\n"
         "p \"\" 2 1 \"\" { \"\" \"\" } 0\n"
         "p \"\" 1 1 \"\" { \"\" } 0\n"
         "t \"\" 1 \"\" { 0, 0 }\n"
         "t \"\" 2 \"\" { 0.1, -0.1 }\n"},
        {"efg", "{\"name\":\"\\\"a\\\\b\\\"\",\"value\":5}",
         "EFG 2 R \"game tree\" { \"MAX\" \"MIN\" }\n\"\"\n\n"
         "t \"\\\"a\\b\\\"\" 1 \"\" { 5, -5 }\n"},
        {"sets", "[[3,[12,0.5]],-1e300]",
         "{(A,MAX),(B,MIN),(C,MAX)} {(A,B),(A,-1e+300),(B,3),(B,C),(C,12),(C,0.5)}\n"},
        {"sets",
         "{\"name\":\"B\",\"player\":\"min\",\"children\":[[1],[\"-inf\"],"
         "{\"player\":\"min\",\"children\":[2]}]}",
         "{(B,MIN),(A,MAX),(C,MAX),(D,MIN)} {(B,A),(B,C),(B,D),(A,1),(C,-inf),(D,2)}\n"},
        {"csv", named,
         "id,parent,value,player,name\ne,,,max,a\n1,e,,min,b\n1.1,1,1,,c\n1.2,1,2,,\n"
         "2,e,-3,,d e\n"},
        {"csv",
         "{\"player\":\"min\",\"value\":7,\"children\":[[\"-inf\"],"
         "{\"player\":\"min\",\"value\":0.5}]}",
         "id,parent,value,player,name\ne,,7,min,\n1,e,,max,\n1.1,1,-inf,,\n"
         "2,e,0.5,min,\n"},
        {"csv", "{\"name\":\" a,\\\"b\\\" \",\"value\":5}",
         "id,parent,value,player,name\ne,,5,max,\" a,\"\"b\"\" \"\n"},
    };

    check_examples(examples, LENGTH(examples));
}
END_TEST

START_TEST(node_links)
{
    static const struct example examples[] = {
        {"node-link",
         "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":"
         "[{\"name\":\"c\",\"value\":1},2]},{\"name\":\"d e\",\"value\":-3}]}",
         "{\"directed\":true,\"multigraph\":false,\"graph\":{\"root\":\"e\"},"
         "\"nodes\":[{\"id\":\"e\",\"name\":\"a\",\"player\":\"max\"},"
         "{\"id\":\"1\",\"name\":\"b\",\"player\":\"min\"},"
         "{\"id\":\"1.1\",\"name\":\"c\",\"value\":1},{\"id\":\"1.2\",\"value\":2},"
         "{\"id\":\"2\",\"name\":\"d e\",\"value\":-3}],"
         "\"links\":[{\"source\":\"e\",\"target\":\"1\"},"
         "{\"source\":\"1\",\"target\":\"1.1\"},"
         "{\"source\":\"1\",\"target\":\"1.2\"},"
         "{\"source\":\"e\",\"target\":\"2\"}]}\n"},
        {"node-link", "{\"player\":\"min\",\"value\":\"inf\"}",
         "{\"directed\":true,\"multigraph\":false,\"graph\":{\"root\":\"e\"},"
         "\"nodes\":[{\"id\":\"e\",\"name\":null,\"player\":\"min\",\"value\":\"inf\"}],"
         "\"links\":[]}\n"},
    };

    check_examples(examples, LENGTH(examples));
}
END_TEST

/* Lab text that shares positions is written as it was. */
START_TEST(shared)
{
    static const char *const labs[] = {
        "a: [b, c]\nb: [d, e]\nd=1\ne: [f, g]\nf=2\ng=3\nc: [e, d]\n",
        "a: [b, b, b]\nb=7\n",
        "a: [b, c]\nb: [d]\nd: [x, y]\nx=1\ny=2\nc: [x, d]\n",
    };

    for (size_t i = 0; i < LENGTH(labs); i++) {
        struct tree t = read_text("lab", labs[i]);
        struct written written;

        writing_text(&written, "lab", &t, false, false);
        ck_assert_msg(written.done, "%s", written.error.message);
        ck_assert_str_eq(written.data, labs[i]);
        free(written.data);
        tree_release(&t);
    }
}
END_TEST

/* What cannot be held, as it is refused, and as it is left out. */
struct refusal {
    const char *format, *tree, *message;
    const char *loss; /* NULL: it cannot be left out */
    node count;
    const char *text; /* what is written then */
};

static const struct refusal refusals[] = {
    {"nested", "[1,{\"name\":\"b\",\"value\":2},{\"name\":\"c\",\"value\":3}]",
     "nested cannot hold names (node 2); --lossy leaves them out", "names", 2,
     "[1,2,3]\n"},
    {"nested", "[[1],{\"player\":\"max\",\"children\":[2]}]",
     "nested cannot hold movers that do not alternate (node 2); --lossy leaves them out",
     "movers that do not alternate", 1, "[[1],[2]]\n"},
    {"nested", "[{\"player\":\"max\",\"value\":5}]",
     "nested cannot hold movers of leaves that do not alternate (node 1); --lossy leaves "
     "them out",
     "movers of leaves that do not alternate", 1, "[5]\n"},
    {"sets", "[3,[2,{\"player\":\"min\",\"value\":5}]]",
     "sets cannot hold movers of leaves that do not alternate (node 2.2); --lossy leaves "
     "them out",
     "movers of leaves that do not alternate", 1,
     "{(A,MAX),(B,MIN)} {(A,3),(A,B),(B,2),(B,5)}\n"},
    {"levels", "{\"player\":\"min\",\"value\":5}",
     "levels cannot hold MIN at the root (node e); --lossy leaves them out",
     "MIN at the root", 1, "1\n[5]\n"},
    {"efg", "{\"player\":\"min\",\"value\":5}",
     "efg cannot hold MIN at a root that is a leaf (node e); --lossy leaves them out",
     "MIN at a root that is a leaf", 1, NULL},
    {"nested", "{\"value\":5,\"children\":[1,{\"value\":6,\"children\":[2]}]}",
     "nested cannot hold static values (node e); --lossy leaves them out",
     "static values", 2, "[1,[2]]\n"},
    {"nested", "[{\"value\":1,\"bound\":\"lower\"},{\"value\":2,\"hash\":true}]",
     "nested cannot hold bound and hash marks (node 1); --lossy leaves them out",
     "bound and hash marks", 2, "[1,2]\n"},
    {"dewey", "[{\"value\":1,\"bound\":\"exact\"},{\"value\":2,\"bound\":\"upper\"}]",
     "dewey cannot hold bound and hash marks (node 2); --lossy leaves them out",
     "bound and hash marks", 1, "e max\n1 1\n2 2\n"},
    {"levels", "{\"root\":\"min\",\"tree\":[1,2]}",
     "levels cannot hold MIN at the root (node e); --lossy leaves them out",
     "MIN at the root", 1, "2\n(2)\n[1] [2]\n"},
    {"levels", "{\"name\":\"a\",\"value\":2}",
     "levels cannot hold names (node e); --lossy leaves them out", "names", 1,
     "1\n[2]\n"},
    {"list", "{\"root\":\"min\",\"tree\":[1,2]}",
     "list cannot hold MIN at the root (node e); --lossy leaves them out",
     "MIN at the root", 1, "(1 2)\n"},
    {"list",
     "[{\"player\":\"max\",\"children\":[{\"player\":\"max\",\"children\":[1]}]}]",
     "list cannot hold movers that do not alternate (node 1); --lossy leaves them out",
     "movers that do not alternate", 2, "(((1)))\n"},
    {"list", "[{\"name\":\"b\",\"value\":6,\"children\":[2]}]",
     "list cannot hold static values (node 1); --lossy leaves them out", "static values",
     1, "((b (\"\" 2)))\n"},
    {"lab", "{\"root\":\"min\",\"tree\":[1]}",
     "lab cannot hold MIN at the root (node e); --lossy leaves them out",
     "MIN at the root", 1, "e: [1]\n1=1\n"},
    {"lab", "[{\"name\":\"b\",\"value\":6,\"children\":[2]}]",
     "lab cannot hold static values (node 1); --lossy leaves them out", "static values",
     1, "e: [b]\nb: [1.1]\n1.1=2\n"},
    {"lab", "[{\"name\":\"b\",\"value\":6},[{\"name\":\"b\",\"value\":7}]]",
     "lab cannot hold names that different positions would share (node 2.1); --lossy "
     "leaves them out",
     "names that different positions would share", 2,
     "e: [1, 2]\n1=6\n2: [2.1]\n2.1=7\n"},
    {"lab", "[{\"name\":\"2\",\"value\":6},[1]]",
     "lab cannot hold names that different positions would share (node 1); --lossy "
     "leaves them out",
     "names that different positions would share", 1,
     "e: [1, 2]\n1=6\n2: [2.1]\n2.1=1\n"},
    {"lab",
     "[{\"name\":\"b\",\"children\":[1,{\"name\":\"c\",\"value\":2}]},"
     "{\"name\":\"b\",\"children\":[1,{\"name\":\"c\",\"value\":2}]}]",
     "lab cannot hold names that different positions would share (node 2); --lossy "
     "leaves them out",
     "names that different positions would share", 4,
     "e: [1, 2]\n1: [1.1, 1.2]\n1.1=1\n1.2=2\n2: [2.1, 2.2]\n2.1=1\n2.2=2\n"},
    {"lab",
     "[{\"name\":\"b\",\"children\":[{\"name\":\"c\",\"value\":1}]},{\"name\":\"b\","
     "\"children\":[{\"name\":\"c\",\"value\":1},{\"name\":\"d\",\"value\":2}]}]",
     "lab cannot hold names that different positions would share (node 2); --lossy "
     "leaves them out",
     "names that different positions would share", 5, NULL},
    {"efg", "[{\"name\":\"a\\\\\\\\b\",\"value\":1}]",
     "efg cannot hold names with control characters, or with a backslash before a "
     "quotation mark, a backslash or the end (node 1); --lossy leaves them out",
     "names with control characters, or with a backslash before a quotation mark, a "
     "backslash or the end",
     1, NULL},
    {"efg", "[{\"name\":\"\\\\\\\"\",\"value\":1}]",
     "efg cannot hold names with control characters, or with a backslash before a "
     "quotation mark, a backslash or the end (node 1); --lossy leaves them out",
     "names with control characters, or with a backslash before a quotation mark, a "
     "backslash or the end",
     1, NULL},
    {"efg", "[{\"name\":\"a\\u001b[m\",\"value\":1},{\"name\":\"\\u202e\",\"value\":2}]",
     "efg cannot hold names with control characters, or with a backslash before a "
     "quotation mark, a backslash or the end (node 1); --lossy leaves them out",
     "names with control characters, or with a backslash before a quotation mark, a "
     "backslash or the end",
     2, NULL},
    {"efg", "[{\"value\":6,\"children\":[2]}]",
     "efg cannot hold static values (node 1); --lossy leaves them out", "static values",
     1, NULL},
    {"efg", "[3,[2,\"-inf\",\"inf\"]]", "efg cannot hold infinite values (node 2.2)",
     NULL, 0, NULL},
    {"efg", "[{\"name\":\"a\",\"value\":1},{\"name\":\"b\\\\\",\"value\":2}]",
     "efg cannot hold names with control characters, or with a backslash before a "
     "quotation mark, a backslash or the end (node 2); --lossy leaves them out",
     "names with control characters, or with a backslash before a quotation mark, a "
     "backslash or the end",
     1,
     "EFG 2 R \"game tree\" { \"MAX\" \"MIN\" }\n\"\"\n\n"
     "p \"\" 1 1 \"\" { \"a\" \"\" } 0\n"
     "t \"\" 1 \"\" { 1, -1 }\n"
     "t \"\" 2 \"\" { 2, -2 }\n"},
    {"sets", "5", "sets cannot hold a leaf alone (node e)", NULL, 0, NULL},
    {"sets", "[{\"name\":\"a\",\"value\":1}]",
     "sets cannot hold names of leaves (node 1); --lossy leaves them out",
     "names of leaves", 1, "{(A,MAX)} {(A,1)}\n"},
    {"sets", "{\"name\":\"a\",\"children\":[{\"name\":\"a\",\"children\":[1]}]}",
     "sets cannot hold names of inner nodes that are shared or no labels (node 1); "
     "--lossy leaves them out",
     "names of inner nodes that are shared or no labels", 2,
     "{(A,MAX),(B,MIN)} {(A,B),(B,1)}\n"},
    {"sets", "{\"name\":\"1\",\"children\":[1]}",
     "sets cannot hold names of inner nodes that are shared or no labels (node e); "
     "--lossy leaves them out",
     "names of inner nodes that are shared or no labels", 1, "{(A,MAX)} {(A,1)}\n"},
    {"csv", "[{\"name\":\"=1+1\",\"value\":1},{\"name\":\"a\\nb\",\"value\":2}]",
     "csv cannot hold names with control characters, or that begin with = + - @ (node "
     "1); "
     "--lossy leaves them out",
     "names with control characters, or that begin with = + - @", 2,
     "id,parent,value,player,name\ne,,,max,\n1,e,1,,\n2,e,2,,\n"},
};

START_TEST(refused)
{
    const struct refusal *refusal = &refusals[_i];
    struct tree t = read_text("json", refusal->tree);
    struct written written;

    writing_text(&written, refusal->format, &t, false, false);
    ck_assert(!written.done);
    ck_assert_int_eq(written.error.kind, ERROR_INPUT);
    ck_assert_str_eq(written.error.message, refusal->message);
    ck_assert_uint_eq(written.size, 0);
    free(written.data);
    tree_release(&t);
}
END_TEST

START_TEST(left_out)
{
    const struct refusal *refusal = &refusals[_i];
    struct tree t = read_text("json", refusal->tree);
    struct written written;

    writing_text(&written, refusal->format, &t, true, false);
    ck_assert_int_eq(written.done, refusal->loss != NULL);
    if (refusal->loss) {
        ck_assert_uint_eq(written.losses.count, 1);
        ck_assert_str_eq(written.losses.loss[0].what, refusal->loss);
        ck_assert_uint_eq(written.losses.loss[0].count, refusal->count);
    }
    if (refusal->text)
        ck_assert_str_eq(written.data, refusal->text);
    free(written.data);
    tree_release(&t);
}
END_TEST

/* Several things at once, each counted. */
START_TEST(all_left_out)
{
    static const char *const whats[] = {"names", "MIN at the root",
                                        "movers that do not alternate", "static values"};
    struct tree t = read_text("json", "{\"player\":\"min\",\"name\":\"a\",\"children\":["
                                      "{\"player\":\"min\",\"value\":3,\"children\":[1]}"
                                      "]}");
    struct written written;

    writing_text(&written, "levels", &t, true, false);
    ck_assert(written.done);
    ck_assert_str_eq(written.data, "3\n(1)\n(1)\n[1]\n");
    ck_assert_uint_eq(written.losses.count, LENGTH(whats));
    for (size_t i = 0; i < LENGTH(whats); i++)
        ck_assert_str_eq(written.losses.loss[i].what, whats[i]);
    free(written.data);
    tree_release(&t);
}
END_TEST

/* Of a node far down, the end of its id is shown. */
START_TEST(long_id)
{
    enum { PLIES = 200 };
    struct build b = {0};
    struct error error;
    struct written written;

    build_start(&b);
    for (int i = 0; i < PLIES; i++)
        ENSURE(build_open(&b, &error));
    ENSURE(build_name(&b, "x", 1, &error));
    build_value(&b, 1);
    while (b.depth > 0)
        build_close(&b);
    must_finish(&b, MOVER_DEFAULT);
    writing_text(&written, "levels", &b.tree, false, false);
    ck_assert_str_eq(written.error.message,
                     "levels cannot hold names (node ....1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1."
                     "1.1.1.1.1.1.1.1.1.1.1.1.1.1); --lossy leaves them out");
    free(written.data);
    build_release(&b);
}
END_TEST

/* Formats that share a name with an input format are that format; the others are JSON. */
START_TEST(table)
{
    for (const struct write_format *f = write_formats; f->name; f++) {
        ck_assert_ptr_eq(write_format_find(f->name), f);
        ck_assert(format_find(f->name) || strcmp(f->name, "nested") == 0 ||
                  strcmp(f->name, "node-link") == 0);
    }
    ck_assert_ptr_null(write_format_find("leaves"));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("write");
    TCase *texts_case = suite_group(suite, "texts"),
          *losses = suite_group(suite, "losses");
    TCase *rounds = suite_group(suite, "round trips");
    int formats_count = 0;

    while (write_formats[formats_count].name)
        formats_count++;
    tcase_add_test(texts_case, table);
    tcase_add_test(texts_case, texts);
    tcase_add_test(texts_case, node_links);
    tcase_add_test(texts_case, node_links);
    tcase_add_test(texts_case, shared);
    tcase_add_loop_test(losses, refused, 0, (int)LENGTH(refusals));
    tcase_add_loop_test(losses, left_out, 0, (int)LENGTH(refusals));
    tcase_add_test(losses, all_left_out);
    tcase_add_test(losses, long_id);
    tcase_add_loop_test(rounds, round_trips, 0, formats_count);
    tcase_add_loop_test(rounds, streams, 0, formats_count);
    return suite_run(suite);
}
