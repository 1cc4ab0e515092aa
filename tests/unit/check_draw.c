/*
 * check_draw.c - pictures: that nothing lies on top of anything, that names stay names,
 * and what exactly an outline looks like.
 */
#include "base/buffer.h"
#include "base/utf8.h"
#include "draw/columns.h"
#include "draw/draw.h"
#include "draw/layout.h"
#include "draw/tag.h"
#include "ensure.h"
#include "finish.h"
#include "literal.h"
#include "made.h"
#include "oracle.h"
#include "random_tree.h"
#include "search/algorithm.h"
#include "suite.h"
#include "views.h"
#include "watched.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct view *find_view(const char *name)
{
    const struct view *view;

    for (size_t i = 0; (view = views_picture(i)); i++)
        if (strcmp(view->name, name) == 0)
            break;
    ENSURE(view);
    return view;
}

/* The picture as text, to be freed by the caller. */
static char *draw_text(const struct picture *picture, const char *format)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    struct error error;

    ENSURE(out);
    ENSURE(view_fits(find_view(format), picture->tree, &error));
    ENSURE(find_view(format)->draw(out, picture, &error));
    ENSURE(fclose(out) == 0);
    return text;
}

static void expect_picture(const struct picture *picture, const char *format,
                           const char *expected)
{
    char *text = draw_text(picture, format);

    ck_assert_str_eq(text, expected);
    free(text);
}

/* The tree of a Ruby program for MinMax, with ids for names. */
static const char EXAMPLE[] = "[ ([1 5 3] [6 2]) ([2 4] [9 8]) ]";

START_TEST(outlines_are_drawn)
{
    struct build b = {0};
    struct watched w;
    struct picture picture = {.tree = &b.tree, .utf8 = true};

    literal_tree(EXAMPLE, &b);
    watch(&w, &b.tree, "alphabeta", &search_defaults);
    picture.history = &w.history;
    picture.result = &w.result;
    expect_picture(&picture, "outline",
                   "alpha-beta: value 5, move 1, 12 of 16 nodes, 6 of 9 leaves, "
                   "2 cutoffs\n"
                   "\n"
                   "* ▲ e = 5\n"
                   "* ├─ ▼ 1 = 5\n"
                   "* │  ├─ ▲ 1.1 = 5\n"
                   "  │  │  ├─ 1.1.1 = 1  #1\n"
                   "* │  │  ├─ 1.1.2 = 5  #2\n"
                   "  │  │  └─ 1.1.3 = 3  #3\n"
                   "  │  └─ ▲ 1.2 ≥ 6\n"
                   "  │     ├─ 1.2.1 = 6  #4\n"
                   "· │     └╳ 1.2.2 (2)  cut: 6 ≥ 5, 1 node left out\n"
                   "  └─ ▼ 2 ≤ 4\n"
                   "     ├─ ▲ 2.1 ≤ 4\n"
                   "     │  ├─ 2.1.1 = 2  #5\n"
                   "     │  └─ 2.1.2 = 4  #6\n"
                   "·    └╳ ▲ 2.2  cut: 5 ≥ 4, 3 nodes left out\n"
                   "·       ├─ 2.2.1 (9)\n"
                   "·       └─ 2.2.2 (8)\n"
                   "\n"
                   "▲ MAX  ▼ MIN  * principal variation  · never visited  "
                   "#1 first leaf read  ╳ cut\n");
    watched_release(&w);
    build_release(&b);
}
END_TEST

START_TEST(outlines_are_drawn_in_letters)
{
    struct build b = {0};
    struct watched w;
    struct picture picture = {.tree = &b.tree, .colour = true};

    literal_tree("[ (4 3) ([7 2] 3 9 8) 1.5 ]", &b);
    watch(&w, &b.tree, "scout", &search_defaults);
    picture.history = &w.history;
    picture.result = &w.result;
    expect_picture(&picture, "outline",
                   "SCOUT: value 3, move 1, 9 of 12 nodes, 5 of 8 leaves "
                   "(read 6 times), 2 cutoffs\n"
                   "\n"
                   "* \033[1m^ e = 3\033[m\n"
                   "* +- \033[1mv 1 = 3\033[m\n"
                   "  |  +- 1.1 = 4  #1\n"
                   "* |  `- \033[1m1.2 = 3  #2\033[m\n"
                   "  +- v 2 <= 3\n"
                   "  |  +- ^ 2.1 > 3\n"
                   "  |  |  +- 2.1.1 = 7  #3\n"
                   ". |  |  \033[31m`x \033[m\033[2m2.1.2 (2)  cut: > 3, 1 node left "
                   "out\033[m\n"
                   "  |  +- 2.2 = 3  #4\n"
                   ". |  \033[31m+x \033[m\033[2m2.3 (9)  cut: <= 3, 2 nodes left "
                   "out\033[m\n"
                   ". |  \033[31m`x \033[m\033[2m2.4 (8)\033[m\n"
                   "  `- 3 = 1.5  #5\n"
                   "\n"
                   "^ MAX  v MIN  * principal variation  . never visited  "
                   "#1 first leaf read  x cut\n");
    watched_release(&w);
    build_release(&b);
}
END_TEST

START_TEST(bare_trees_are_drawn)
{
    struct build b = {0};
    struct picture picture = {.tree = &b.tree, .style.title = "Exercise 1"};

    literal_tree("( [1 -inf] 0.25 )", &b);
    b.tree.value[1] = 7;
    expect_picture(&picture, "outline",
                   "Exercise 1: 5 nodes, 3 leaves, 2 plies\n"
                   "\n"
                   "v e\n"
                   "+- ^ 1 (7)\n"
                   "|  +- 1.1 = 1\n"
                   "|  `- 1.2 = -inf\n"
                   "`- 2 = 0.25\n"
                   "\n"
                   "^ MAX  v MIN\n");
    picture.style.title = NULL;
    picture.blank = true;
    expect_picture(&picture, "outline",
                   "Game tree: 5 nodes, 3 leaves, 2 plies\n"
                   "\n"
                   "v e [     ]\n"
                   "+- ^ 1 [     ]\n"
                   "|  +- 1.1 = 1\n"
                   "|  `- 1.2 = -inf\n"
                   "`- 2 = 0.25\n"
                   "\n"
                   "^ MAX  v MIN\n");
    build_release(&b);
}
END_TEST

static void open_named(struct build *b, const char *name)
{
    struct error error;

    ENSURE(build_open(b, &error));
    ENSURE(build_name(b, name, strlen(name), &error));
}

static void add_named_leaf(struct build *b, const char *name, double value)
{
    open_named(b, name);
    build_value(b, value);
    build_close(b);
}

/*
 * Two plies, one of whose leaves alpha-beta cuts off; all nodes have that name. The tree
 * is wide enough for the longest facts to stand on one line.
 */
static void named_tree(struct build *b, const char *name)
{
    enum { LEAVES = 12 };

    build_start(b);
    open_named(b, name);
    for (int i = 0; i < LEAVES; i++)
        add_named_leaf(b, name, 5);
    open_named(b, name);
    add_named_leaf(b, name, 4);
    add_named_leaf(b, name, 9);
    build_close(b);
    build_close(b);
    must_finish(b, MOVER_MAX);
}

/* Whatever a format may give a meaning to. */
static const char *const hostile_names[] = {
    "</script><script>",
    "\"];",
    "\\end{forest}%",
    "a&b<c>",
    "\033[31mred\007\n\r\t\177\302\205",
    "&lt;b&gt;&#60;",
    "]]><!--",
    "\\N\\G\\n\\\"",
    "%s%n$x_1^2$#{~}[a,b=c]{{|--|``q''",
    "日本語 Ω 😀 ą\xEF\xBF\xBE",
    " ",
    "",
};

/* How often a byte that structures the format occurs, but for escaped ones. */
static size_t count_byte(const char *text, char byte)
{
    size_t count = 0;

    for (; *text; text++) {
        if (*text == '\\' && text[1])
            text++;
        else
            count += *text == byte ? 1 : 0;
    }
    return count;
}

static char *draw_named(const char *name, const char *format)
{
    struct build b = {0};
    struct watched w;
    struct picture picture = {.tree = &b.tree};
    char *text;

    named_tree(&b, name);
    watch(&w, &b.tree, "alphabeta", &search_defaults);
    picture.history = &w.history;
    picture.result = &w.result;
    text = draw_text(&picture, format);
    watched_release(&w);
    build_release(&b);
    return text;
}

/* A name without any sign that takes as much room, and is broken in the same places. */
static void make_harmless(const char *name, struct buffer *harmless)
{
    buffer_text(harmless, "");
    while (*name) {
        size_t length = utf8_length(name, UTF8_LONGEST);
        char sign[UTF8_LONGEST + 1] = "";

        memcpy(sign, name, length > 0 ? length : 1);
        if (strchr(" -_", *sign))
            buffer_text(harmless, sign);
        else
            for (size_t columns = columns_of(sign); columns > 0; columns--)
                buffer_text(harmless, "x");
        name += strlen(sign);
    }
}

static char *draw_harmless(const char *name, const char *format)
{
    struct buffer harmless = {0};
    char *text;

    make_harmless(name, &harmless);
    text = draw_named(harmless.data, format);
    buffer_release(&harmless);
    return text;
}

/* A hostile name leaves the structure of the picture as a harmless one does. */
static void expect_structure(const char *format, const char *structure)
{
    for (size_t i = 0; i < sizeof hostile_names / sizeof hostile_names[0]; i++) {
        char *text = draw_named(hostile_names[i], format);
        char *plain = draw_harmless(hostile_names[i], format);

        for (const char *byte = structure; *byte; byte++)
            ck_assert_msg(count_byte(text, *byte) == count_byte(plain, *byte),
                          "%s: '%s' changes the number of '%c'", format, hostile_names[i],
                          *byte);
        for (const char *byte = text; *byte; byte++)
            ck_assert_msg(*byte == '\n' || (unsigned char)*byte >= ' ',
                          "%s: '%s' leaves a control character", format,
                          hostile_names[i]);
        free(text);
        free(plain);
    }
}

START_TEST(names_stay_data)
{
    char *tagged = draw_named("</TD>", "dot");

    ck_assert_ptr_nonnull(strstr(tagged, "label=\"5\\n</TD>\""));
    free(tagged);
    tagged = draw_named("\\N{", "dot");
    ck_assert_ptr_nonnull(strstr(tagged, "label=\"5\\n\\\\N{\""));
    free(tagged);
    expect_structure("outline", "\n");
    expect_structure("dot", "\n\"");
    expect_structure("svg", "\n<>\"'");
    expect_structure("tikz", "\n%#&$_^~");
}
END_TEST

/* Brackets that no group of TeX hides; also checks that groups nest. */
static size_t count_brackets(const char *text)
{
    size_t count = 0, depth = 0;

    for (; *text; text++) {
        if (*text == '\\' && text[1]) {
            text++;
            continue;
        }
        ck_assert(*text != '}' || depth > 0);
        depth += *text == '{' ? 1 : 0;
        depth -= *text == '}' ? 1 : 0;
        count += depth == 0 && (*text == '[' || *text == ']') ? 1 : 0;
    }
    ck_assert_uint_eq(depth, 0);
    return count;
}

START_TEST(names_stay_in_groups_of_tex)
{
    for (size_t i = 0; i < sizeof hostile_names / sizeof hostile_names[0]; i++) {
        char *text = draw_named(hostile_names[i], "tikz");
        char *plain = draw_harmless(hostile_names[i], "tikz");

        ck_assert_uint_eq(count_brackets(text), count_brackets(plain));
        free(text);
        free(plain);
    }
}
END_TEST

/* Every line of the outline, but for the title and the legend. */
static void expect_width(const struct picture *picture)
{
    char *text = draw_text(picture, "outline"), *rest, *line;

    line = strtok_r(strchr(text, '\n') + 1, "\n", &rest);
    for (; line && *line != '^'; line = strtok_r(NULL, "\n", &rest))
        ck_assert_msg(columns_of(line) <= picture->columns, "%s", line);
    free(text);
}

START_TEST(outlines_fit_the_terminal)
{
    static const unsigned widths[] = {40, 80, 200};
    char name[201];
    struct build b = {0};
    struct watched w;
    struct picture picture = {.tree = &b.tree};
    char *text;

    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    name[100] = '"';
    named_tree(&b, name);
    watch(&w, &b.tree, "alphabeta", &search_defaults);
    picture.history = &w.history;
    picture.result = &w.result;
    for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++) {
        picture.columns = widths[i];
        expect_width(&picture);
    }
    picture.columns = 0;
    text = draw_text(&picture, "outline");
    ck_assert_ptr_nonnull(strstr(text, name + 101));
    free(text);
    watched_release(&w);
    build_release(&b);
}
END_TEST

/* A path, with a leaf beside it on every ply. */
static void deep_tree(struct build *b, node depth)
{
    struct error error;

    build_start(b);
    for (node i = 0; i < depth; i++) {
        ENSURE(build_open(b, &error));
        ENSURE(build_leaf(b, 1, &error));
    }
    ENSURE(build_leaf(b, 1, &error));
    while (b->depth > 0)
        build_close(b);
    must_finish(b, MOVER_MAX);
}

START_TEST(deep_outlines_grow_with_the_tree)
{
    enum { DEPTH = 100000, BYTES_A_NODE = 800 };
    struct build b = {0};
    struct picture picture = {.tree = &b.tree};
    char *text;

    deep_tree(&b, DEPTH);
    text = draw_text(&picture, "outline");
    ck_assert_uint_lt(strlen(text), (size_t)b.tree.count * BYTES_A_NODE);
    ck_assert_ptr_nonnull(strstr(text, "[99999] `- v (99991).2.2.2.2.2.2.2.2\n"));
    free(text);
    build_release(&b);
}
END_TEST

START_TEST(large_trees_are_refused)
{
    struct build b = {0};
    struct picture picture = {.tree = &b.tree};
    const struct view *view;
    struct error error;

    for (size_t i = 0; (view = views_picture(i)); i++) {
        char expected[120];

        if (view->nodes == 0)
            continue;
        deep_tree(&b, view->nodes / 2 - 1);
        ck_assert_uint_le(b.tree.count, view->nodes);
        free(draw_text(&picture, view->name));
        deep_tree(&b, view->nodes / 2);
        ck_assert(!view_fits(view, picture.tree, &error));
        ck_assert_int_eq(error.kind, ERROR_INPUT);
        snprintf(expected, sizeof expected,
                 "%s draws at most %lu nodes, and the tree has %lu; cut its depth, or "
                 "draw all with --format=outline",
                 view->name, (unsigned long)view->nodes, (unsigned long)b.tree.count);
        ck_assert_str_eq(error.message, expected);
    }
    build_release(&b);
}
END_TEST

/* Parents stand in the middle; nothing on a line, nor on that below a leaf, is nearer
 * than space. */
static void expect_layout(const struct layout *l, const struct reach *reach, double space)
{
    static const double ROUNDING = 1e-6;
    const struct tree *t = l->tree;

    for (node n = TREE_ROOT; n < t->count; n++) {
        node last = tree_first_child(n);

        ENSURE(l->x[n] - reach[n].left >= -ROUNDING);
        ENSURE(l->x[n] + reach[n].right <= l->width + ROUNDING);
        TREE_EACH_CHILD(t, n, c) {
            last = c;
            ENSURE(l->depth[c] == l->depth[n] + 1);
        }
        if (!tree_is_leaf(t, n))
            ENSURE(fabs(2 * l->x[n] - l->x[n + 1] - l->x[last]) < ROUNDING);
        for (node other = n + 1; other < t->count; other++) {
            node line = l->depth[n], its = l->depth[other];
            bool above = (tree_is_leaf(t, n) && its == line + 1) ||
                         (tree_is_leaf(t, other) && line == its + 1);

            if (other >= t->end[n] && (above || line == its))
                ENSURE(l->x[other] - reach[other].left - l->x[n] - reach[n].right >=
                       space - ROUNDING);
        }
    }
    for (node line = 1; line <= t->height; line++)
        ENSURE(l->top[line] > l->top[line - 1]);
}

START_TEST(nothing_overlaps)
{
    static const double SPACE = 3, HEIGHT = 10;
    struct dice dice = {.state = 11};
    struct build b = {0};
    struct error error;

    for (int i = 0; i < 500; i++) {
        struct wish wish = {0};
        struct reach *reach;
        struct layout layout = {0};

        random_tree(&dice, &wish, &b);
        reach = calloc(b.tree.count, sizeof *reach);
        ENSURE(reach);
        for (node n = TREE_ROOT; n < b.tree.count; n++)
            reach[n] =
                (struct reach){dice_between(&dice, 1, 20), dice_between(&dice, 1, 90)};
        ENSURE(layout_make(&layout, &b.tree, reach, SPACE, HEIGHT, &error));
        expect_layout(&layout, reach, SPACE);
        layout_release(&layout);
        free(reach);
    }
    build_release(&b);
}
END_TEST

static void expect_shortened(const char *text, size_t columns, enum columns_side omitted,
                             const char *expected)
{
    struct buffer b = {0};

    buffer_text(&b, text);
    columns_shorten(&b, columns, omitted, "…");
    ck_assert_str_eq(b.data, expected);
    buffer_release(&b);
}

START_TEST(texts_are_measured_and_shortened)
{
    ck_assert_uint_eq(columns_of(""), 0);
    ck_assert_uint_eq(columns_of("abc"), 3);
    ck_assert_uint_eq(columns_of("Łódź"), 4);
    ck_assert_uint_eq(columns_of("日本"), 4);
    ck_assert_uint_eq(columns_of("e\u0301"), 1);
    ck_assert_uint_eq(columns_of("\n\033\302\205"), 2 + 6 + 6);
    ck_assert_uint_eq(columns_of("a\377b"), 2 + 6);
    expect_shortened("abcdef", 6, COLUMNS_END, "abcdef");
    expect_shortened("abcdef", 5, COLUMNS_END, "abcd…");
    expect_shortened("abcdef", 5, COLUMNS_BEGINNING, "…cdef");
    expect_shortened("1.2.3", 4, COLUMNS_BEGINNING, "…2.3");
    expect_shortened("日本語", 4, COLUMNS_END, "日…");
    expect_shortened("日本語", 4, COLUMNS_BEGINNING, "…語");
    expect_shortened("abc", 0, COLUMNS_END, "…");
}
END_TEST

static void expect_number(double value, const struct signs *signs, const char *expected)
{
    struct buffer b = {0};

    tag_number(&b, value, signs);
    ck_assert_str_eq(b.data, expected);
    buffer_release(&b);
}

START_TEST(numbers_are_spelt)
{
    expect_number(-3, &signs_ascii, "-3");
    expect_number(-3, &signs_drawing, "\u22123");
    expect_number(-INFINITY, &signs_ascii, "-inf");
    expect_number(-INFINITY, &signs_drawing, "\u2212\u221E");
    expect_number(-1e-20, &signs_tex, "{-}1\\mathrm{e}{-}20");
    expect_number(1.0 / 3, &signs_ascii, "0.3333333333333333");
    expect_number(1.0 / 3, &signs_drawing, "0.3333…");
    expect_number(0.12345, &signs_drawing, "0.12345");
    expect_number(1234567.891, &signs_drawing, "1234567.891");
    expect_number(1234567.8912, &signs_drawing, "1234567.89…");
    expect_number(12345678901, &signs_drawing, "12345678901");
    expect_number(1.23456789e-30, &signs_drawing, "1.2345…e\u221230");
}
END_TEST

static void expect_cut_text(enum relation relation, double alpha, double beta,
                            const char *expected)
{
    struct cut cut = {.relation = relation, .alpha = alpha, .beta = beta};
    struct buffer b = {0};

    tag_cut(&b, &cut, &signs_ascii);
    ck_assert_str_eq(b.data, expected);
    buffer_release(&b);
}

/* The bounds of null windows are shown by the numbers they lie next to. */
START_TEST(cuts_are_told_plainly)
{
    expect_cut_text(EQUAL, 6, 5, "6 >= 5");
    expect_cut_text(EQUAL, 5, 5, "5 >= 5");
    expect_cut_text(EQUAL, 6, nextafter(5, INFINITY), "6 > 5");
    expect_cut_text(EQUAL, nextafter(6, -INFINITY), 5, "6 > 5");
    expect_cut_text(EQUAL, nextafter(5, INFINITY), 5, "5 >= 5");
    expect_cut_text(EQUAL, nextafter(5, INFINITY), nextafter(5, INFINITY),
                    "5.000000000000001 >= 5.000000000000001");
    expect_cut_text(EQUAL, 1, nextafter(-INFINITY, 0), "1 > -inf");
    expect_cut_text(EQUAL, INFINITY, -2, "inf >= -2");
    expect_cut_text(ABOVE, 5, 5, "> 5");
    expect_cut_text(BELOW, 5, 5, "< 5");
}
END_TEST

static void expect_mean_text(enum relation relation, double alpha, double beta,
                             const char *expected)
{
    struct buffer b = {0};
    struct cut cut = {
        .of_mean = true, .relation = relation, .value = 1, .alpha = alpha, .beta = beta};

    tag_cut(&b, &cut, &signs_ascii);
    ck_assert_str_eq(b.data, expected);
    buffer_release(&b);
}

/* A mean is told with the bound that it does not get past. */
START_TEST(cuts_of_means_are_told)
{
    expect_mean_text(AT_MOST, 1.5, 8, "mean <= 1 <= 1.5");
    expect_mean_text(AT_LEAST, -8, 0.5, "mean >= 1 >= 0.5");
    expect_mean_text(AT_MOST, nextafter(5, -INFINITY), 5, "mean <= 1 < 5");
    expect_mean_text(AT_LEAST, -5, nextafter(-5, INFINITY), "mean >= 1 > -5");
}
END_TEST

static struct tree dewey_tree(const char *text)
{
    char *copy = strdup(text);

    ENSURE(copy);
    return made_read(copy, "dewey");
}

/* Of many outcomes, each is counted among its siblings and not among others. */
START_TEST(odds_stand_as_they_were_written)
{
    static const char *const expected[] = {"",    "1/3",  "", "",   "1/3",
                                           "25%", "0.75", "", "1/3"};
    struct tree t;
    struct walk walk;
    struct buffer tag = {0};
    struct error error;
    node n = TREE_ROOT;

    t = dewey_tree("e chance\n1 max\n1.1 1\n1.2 2\n2 chance\n2.1 @25% 1\n2.2 @0.75 max\n"
                   "2.2.1 4\n3 5\n");
    ENSURE(walk_start(&walk, &t, &error));
    do {
        tag_short_odds(&tag, &walk, 10, &signs_ascii);
        ck_assert_str_eq(tag.data, expected[n++]);
    } while (walk_next(&walk));
    ck_assert_uint_eq(n, sizeof expected / sizeof expected[0]);
    walk_release(&walk);
    buffer_release(&tag);
    tree_release(&t);
}
END_TEST

/* Star2 has been at outcomes behind the one at which it stops; others never happen. */
START_TEST(only_what_is_left_out_is_said_to_be_cut)
{
    struct tree t;
    struct watched w;
    struct search_options options = search_defaults;
    const struct cut *cut;

    options.bounds = BOUNDS_GIVEN;
    options.low = 0;
    options.high = 10;
    t = dewey_tree("e max\n1 6\n2 chance\n2.1 @0.5 min\n2.1.1 9\n2.1.2 0\n"
                   "2.2 @0 4\n2.3 @0.25 10\n2.4 @0.25 min\n2.4.1 9\n2.4.2 8\n");
    watch(&w, &t, "star2", &options);
    cut = history_cut_at(&w.history, 2);
    ENSURE(cut && cut->of_mean && cut->relation == AT_MOST);
    ck_assert_uint_eq(cut->child, 3);
    ck_assert_uint_eq(cut->first, 7);
    ck_assert_uint_eq(cut->count, 1);
    ck_assert(w.history.of[8].visited);
    ck_assert(!w.history.of[6].visited);
    ENSURE(!history_cut_before(&w.history, 6));
    ENSURE(history_cut_before(&w.history, 7) == cut);
    ENSURE(!history_cut_before(&w.history, 8));
    watched_release(&w);
    tree_release(&t);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("draw");
    TCase *group = suite_group(suite, "draw");

    tcase_add_test(group, outlines_are_drawn);
    tcase_add_test(group, outlines_are_drawn_in_letters);
    tcase_add_test(group, bare_trees_are_drawn);
    tcase_add_test(group, names_stay_data);
    tcase_add_test(group, names_stay_in_groups_of_tex);
    tcase_add_test(group, outlines_fit_the_terminal);
    tcase_add_test(group, deep_outlines_grow_with_the_tree);
    tcase_add_test(group, large_trees_are_refused);
    tcase_add_test(group, nothing_overlaps);
    tcase_add_test(group, texts_are_measured_and_shortened);
    tcase_add_test(group, numbers_are_spelt);
    tcase_add_test(group, cuts_are_told_plainly);
    tcase_add_test(group, cuts_of_means_are_told);
    tcase_add_test(group, odds_stand_as_they_were_written);
    tcase_add_test(group, only_what_is_left_out_is_said_to_be_cut);
    return suite_run(suite);
}
