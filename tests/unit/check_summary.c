/*
 * check_summary.c - exact sums, the figures of a summary, and results read back.
 */
#include "dice.h"
#include "ensure.h"
#include "reading.h"
#include "suite.h"
#include "summary/printer.h"
#include "summary/results.h"
#include "summary/source.h"

#include <float.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* Wide numbers */

enum { BITS = 32 * WIDE_DIGITS };

static struct wide power_of_two(int exponent)
{
    struct wide power = {{0}};

    power.digits[exponent / 32] = (uint32_t)1 << exponent % 32;
    return power;
}

static void expect_same(struct wide got, struct wide expected)
{
    for (int i = 0; i < WIDE_DIGITS; i++)
        ck_assert_uint_eq(got.digits[i], expected.digits[i]);
}

START_TEST(wide_sums_carry)
{
    struct wide sum = wide_of(UINT64_MAX);

    wide_add(&sum, wide_of(1));
    expect_same(sum, power_of_two(64));
    /* 2^383 + (2^383 - 1) has all bits set. */
    sum = wide_difference(power_of_two(BITS - 1), wide_of(1));
    wide_add(&sum, power_of_two(BITS - 1));
    for (int i = 0; i < WIDE_DIGITS; i++)
        ck_assert_uint_eq(sum.digits[i], UINT32_MAX);
}
END_TEST

START_TEST(wide_differences_borrow)
{
    struct wide left = power_of_two(200);

    left = wide_difference(left, wide_of(UINT64_MAX));
    wide_add(&left, wide_of(UINT64_MAX));
    expect_same(left, power_of_two(200));
    expect_same(wide_difference(left, left), wide_of(0));
    /* A digit less than the other's, and one that is equal to it but for what it lent. */
    expect_same(wide_difference(wide_of(0x500000000), wide_of(0x400000001)),
                wide_of(0xFFFFFFFF));
}
END_TEST

START_TEST(wide_comparisons)
{
    for (int a = 0; a < BITS; a++)
        for (int b = 0; b < BITS; b++)
            ENSURE(wide_less(power_of_two(a), power_of_two(b)) == (a < b));
    ck_assert(wide_less(wide_of(0), wide_of(1)));
    ck_assert(!wide_less(wide_of(0), wide_of(0)));
    ck_assert(wide_less(wide_of(0x1FFFFFFFF), wide_of(0x200000000)));
}
END_TEST

START_TEST(wide_products)
{
    struct wide most = wide_of(UINT64_MAX), square = wide_product(most, most);

    /* (2^64 - 1)^2 = 2^128 - 2^65 + 1 */
    wide_add(&square, power_of_two(65));
    expect_same(wide_difference(square, wide_of(1)), power_of_two(128));
    for (int a = 0; a < BITS; a++)
        for (int b = 0; a + b < BITS; b++)
            expect_same(wide_product(power_of_two(a), power_of_two(b)),
                        power_of_two(a + b));
}
END_TEST

/* With a = q b + r: a / b in units of 2^-64, times b, misses a by less than b units. */
static void expect_ratio(uint64_t a, uint64_t b)
{
    struct wide scaled = wide_product(wide_of(a), power_of_two(WIDE_RATIO_BITS));
    struct wide least = wide_product(wide_ratio(a, b), wide_of(b));
    struct wide missing = wide_difference(scaled, least);

    for (int i = 2; i < WIDE_DIGITS; i++)
        ENSURE(missing.digits[i] == 0);
    ENSURE(((uint64_t)missing.digits[1] << 32 | missing.digits[0]) < b);
}

START_TEST(wide_ratios)
{
    static const uint64_t numbers[] = {
        1,         2, 3, 10, UINT32_MAX, 1ULL << 32, UINT64_MAX / 2 + 1, UINT64_MAX - 1,
        UINT64_MAX};
    struct dice dice = {1};

    for (size_t a = 0; a < LENGTH(numbers); a++)
        for (size_t b = 0; b < LENGTH(numbers); b++)
            expect_ratio(numbers[a], numbers[b]);
    expect_ratio(0, 7);
    for (int i = 0; i < 10000; i++)
        expect_ratio(dice_bits(&dice) >> dice_below(&dice, 64),
                     (dice_bits(&dice) >> dice_below(&dice, 64)) | 1);
    expect_same(wide_ratio(6, 3), power_of_two(65));
    expect_same(wide_ratio(1, 2), power_of_two(63));
}
END_TEST

START_TEST(wide_doubles)
{
    ck_assert(wide_double(wide_of(0)) == 0);
    ck_assert(wide_double(wide_of((1ULL << 53) - 1)) == 0x1p53 - 1);
    for (int i = 0; i < BITS; i++)
        ck_assert(wide_double(power_of_two(i)) == ldexp(1, i));
}
END_TEST

/* Figures */

static const struct algorithm *find(const char *name)
{
    const struct algorithm *algorithm = algorithm_find(name);

    ck_assert_ptr_nonnull(algorithm);
    return algorithm;
}

static void add_rows(struct summary *summary, const struct summary_row *rows,
                     size_t count)
{
    struct error error;

    ENSURE(summary_add_tree(summary, rows, count, &error));
}

/* A tree that only sss evaluated. */
static void add_counts(struct summary *summary, uint64_t leaves, uint64_t nodes)
{
    struct summary_row row = {
        .algorithm = find("sss"), .leaves = leaves, .nodes = nodes, .minimal_leaves = 1};

    add_rows(summary, &row, 1);
}

static void expect_figure(double got, double expected)
{
    ck_assert_msg(fabs(got - expected) <= fabs(expected) * 4 * DBL_EPSILON,
                  "%.17g, not %.17g", got, expected);
}

START_TEST(means_and_errors)
{
    static const uint64_t leaves[] = {2, 4, 4, 4, 5, 5, 7, 9};
    struct summary summary = {0};
    const struct summary_entry *entry;

    for (size_t i = 0; i < LENGTH(leaves); i++)
        add_counts(&summary, leaves[i], 3);
    entry = summary.entries;
    ck_assert_uint_eq(summary.trees, 8);
    ck_assert_uint_eq(summary.count, 1);
    ck_assert_uint_eq(entry->trees, 8);
    /* Squares of the distances from 5 add up to 32; 32 / 7 is the variance. */
    expect_figure(summary_leaves_mean(entry), 5);
    expect_figure(summary_leaves_error(entry), sqrt(32.0 / 7 / 8));
    expect_figure(summary_nodes_mean(entry), 3);
    ck_assert(summary_nodes_error(entry) == 0);
    summary_release(&summary);
}
END_TEST

START_TEST(one_tree_has_no_error)
{
    struct summary summary = {0};

    add_counts(&summary, 7, 17);
    ck_assert(summary_leaves_mean(summary.entries) == 7);
    ck_assert(summary_nodes_mean(summary.entries) == 17);
    ck_assert(isnan(summary_leaves_error(summary.entries)));
    ck_assert(isnan(summary_nodes_error(summary.entries)));
    summary_release(&summary);
}
END_TEST

/* Their squares agree in all the digits that a double has. */
START_TEST(huge_counts)
{
    struct summary summary = {0};

    add_counts(&summary, UINT64_MAX, UINT64_MAX);
    add_counts(&summary, UINT64_MAX - 1, UINT64_MAX - 3);
    ck_assert(summary_leaves_mean(summary.entries) == 0x1p64);
    ck_assert(summary_leaves_error(summary.entries) == 0.5);
    ck_assert(summary_nodes_error(summary.entries) == 1.5);
    for (int i = 0; i < 1000; i++)
        add_counts(&summary, UINT64_MAX, 0);
    ck_assert(summary_leaves_mean(summary.entries) == 0x1p64);
    expect_figure(summary_leaves_error(summary.entries),
                  sqrt((1002.0 - 1) / 1002 / 1002 / 1001 * 1));
    summary_release(&summary);
}
END_TEST

/* The largest ratios there are: a sum of squares that fills all digits. */
START_TEST(huge_ratios)
{
    struct summary summary = {0};

    add_counts(&summary, UINT64_MAX, 1);
    ck_assert(isnan(summary_minimal_error(summary.entries)));
    for (int i = 0; i < 999; i++)
        add_counts(&summary, UINT64_MAX, 1);
    ck_assert(summary_minimal_ratio(summary.entries) == 0x1p64);
    ck_assert(summary_minimal_error(summary.entries) == 0);
    add_counts(&summary, UINT64_MAX - 1000, 1);
    expect_figure(summary_minimal_error(summary.entries), 1000.0 / 1001);
    ck_assert(isnan(summary_difference_mean(summary.entries)));
    ck_assert(isnan(summary_difference_error(summary.entries)));
    summary_release(&summary);
}
END_TEST

START_TEST(ratios_are_means_over_trees)
{
    const struct algorithm *alphabeta = find("alphabeta"), *sss = find("sss");
    const struct summary_row first[] = {
        {.algorithm = sss, .leaves = 6, .minimal_leaves = 4, .storage = 9},
        {.algorithm = alphabeta, .leaves = 8, .minimal_leaves = 4},
    };
    const struct summary_row second[] = {
        {.algorithm = sss, .leaves = 5, .minimal_leaves = 5, .storage = 3},
        {.algorithm = alphabeta, .leaves = 5, .minimal_leaves = 5},
    };
    /* Without alphabeta there is nothing to compare with. */
    const struct summary_row third[] = {
        {.algorithm = sss, .leaves = 100, .minimal_leaves = 10, .storage = 5},
    };
    struct summary summary = {0};

    add_rows(&summary, third, 1);
    ck_assert(isnan(summary_alphabeta_ratio(summary.entries)));
    add_rows(&summary, first, 2);
    add_rows(&summary, second, 2);
    ck_assert_uint_eq(summary.trees, 3);
    ck_assert_uint_eq(summary.count, 2);
    ck_assert_ptr_eq(summary.entries[0].algorithm, sss);
    ck_assert_uint_eq(summary.entries[0].trees, 3);
    ck_assert_uint_eq(summary.entries[1].trees, 2);
    ck_assert_uint_eq(summary.entries[0].storage, 9);
    expect_figure(summary_minimal_ratio(&summary.entries[0]), (1.5 + 1 + 10) / 3);
    expect_figure(summary_alphabeta_ratio(&summary.entries[0]), (0.75 + 1) / 2);
    expect_figure(summary_minimal_ratio(&summary.entries[1]), 1.5);
    ck_assert(summary_alphabeta_ratio(&summary.entries[1]) == 1);
    /* Of 10, 3/2, 1, with the mean 25/6; of 3/4, 1; of -2, 0; of 2, 1; of 1, 1. */
    expect_figure(summary_minimal_error(&summary.entries[0]),
                  sqrt((35 * 35 + 16 * 16 + 19 * 19) / 36.0 / 2 / 3));
    expect_figure(summary_alphabeta_error(&summary.entries[0]), 0.125);
    ck_assert(summary_difference_mean(&summary.entries[0]) == -1);
    ck_assert(summary_difference_error(&summary.entries[0]) == 1);
    expect_figure(summary_minimal_error(&summary.entries[1]), 0.5);
    ck_assert(summary_alphabeta_error(&summary.entries[1]) == 0);
    ck_assert(summary_difference_mean(&summary.entries[1]) == 0);
    summary_release(&summary);
}
END_TEST

/* Everything that is printed, for the caller to free. */
static char *print(struct summary *summary, summary_function *format)
{
    const struct groups groups = {.items = summary, .count = 1, .trees = summary->trees};
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ck_assert_ptr_nonnull(out);
    ck_assert(format(out, &groups));
    fclose(out);
    return text;
}

/* Figures of any size, so that rounding would show; three rows a tree. */
static void roll_tree(struct dice *dice, struct summary_row rows[static 3])
{
    static const char *const names[] = {"alphabeta", "sss", "minimax"};

    for (int i = 0; i < 3; i++)
        rows[i] = (struct summary_row){
            .algorithm = find(names[i]),
            .nodes = dice_bits(dice) >> dice_below(dice, 64),
            .leaves = dice_bits(dice) >> dice_below(dice, 64) | 1,
            .minimal_leaves = dice_bits(dice) >> dice_below(dice, 64) | 1,
            .storage = dice_below(dice, 1000),
        };
}

static void expect_same_print(struct summary *a, struct summary *b)
{
    static summary_function *const all[] = {summary_text, summary_json, summary_csv};

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char *first = print(a, all[i]), *second = print(b, all[i]);

        ck_assert_str_eq(first, second);
        free(first);
        free(second);
    }
}

START_TEST(order_makes_no_difference)
{
    enum { TREES = 500 };
    static struct summary_row rows[TREES][3];
    double order[TREES];
    struct summary straight = {0}, mixed = {0};
    struct dice dice = {2};

    for (int i = 0; i < TREES; i++) {
        roll_tree(&dice, rows[i]);
        add_rows(&straight, rows[i], 3);
    }
    dice_permute(&dice, order, TREES);
    for (int i = 0; i < TREES; i++)
        add_rows(&mixed, rows[(int)order[i] - 1], 3);
    expect_same_print(&straight, &mixed);
    summary_release(&straight);
    summary_release(&mixed);
}
END_TEST

/* The figures by their definitions, in two passes. */
START_TEST(figures_by_definition)
{
    enum { TREES = 200 };
    double leaves[TREES], mean = 0, squares = 0;
    struct summary summary = {0};
    struct dice dice = {3};

    for (int i = 0; i < TREES; i++) {
        leaves[i] = dice_between(&dice, 1, 1000000);
        mean += leaves[i] / TREES;
        add_counts(&summary, (uint64_t)leaves[i], 1);
    }
    for (int i = 0; i < TREES; i++)
        squares += (leaves[i] - mean) * (leaves[i] - mean);
    ck_assert_double_eq_tol(summary_leaves_mean(summary.entries), mean, mean * 1e-12);
    ck_assert_double_eq_tol(summary_leaves_error(summary.entries),
                            sqrt(squares / (TREES - 1) / TREES), mean * 1e-12);
    summary_release(&summary);
}
END_TEST

START_TEST(nothing_to_print)
{
    struct summary summary = {0};
    char *text = print(&summary, summary_csv);

    ck_assert_str_eq(text, "algorithm,trees,leaves_mean,leaves_error,nodes_mean,"
                           "nodes_error,minimal_ratio,alphabeta_ratio,storage_max\n");
    free(text);
    text = print(&summary, summary_json);
    ck_assert_str_eq(text, "");
    free(text);
}
END_TEST

/* CSV */

static struct text text_of(const char *bytes, size_t size)
{
    struct text text;
    struct error error;

    ck_assert(text_from(&text, "test", bytes, size, &error));
    return text;
}

/* Sends bytes one by one; packets are not joined, so each reading brings one. */
struct feed {
    int socket;
    const char *bytes;
    size_t size;
};

static void *send_bytes(void *argument)
{
    const struct feed *feed = argument;

    for (size_t i = 0; i < feed->size; i++)
        if (send(feed->socket, feed->bytes + i, 1, MSG_NOSIGNAL) != 1)
            break;
    close(feed->socket);
    return NULL;
}

static struct text slow_text(struct feed *feed, const char *bytes, size_t size,
                             pthread_t *sender)
{
    int ends[2];
    struct text text = {.file = "test", .line = 1};
    struct error error;

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends), 0);
    text.descriptor = ends[0];
    *feed = (struct feed){ends[1], bytes, size};
    ck_assert_int_eq(pthread_create(sender, NULL, send_bytes, feed), 0);
    ck_assert(text_more(&text, &error));
    return text;
}

static void dump_error(struct buffer *out, const struct error *error)
{
    char place[64];

    ck_assert_int_eq(error->kind, ERROR_INPUT);
    ck_assert_str_eq(error->file, "test");
    snprintf(place, sizeof place, "%llu:%llu: ", (unsigned long long)error->line,
             (unsigned long long)error->column);
    buffer_text(out, place);
    buffer_text(out, error->message);
}

/* Cells are joined by '|', records by ';'. */
static void dump_csv(struct text *text, struct buffer *out)
{
    struct csv csv = {0};
    struct error error;
    bool going = true;

    buffer_clear(out);
    buffer_text(out, "");
    while (going && text->position < text->size) {
        going = csv_next(&csv, text, &error);
        for (size_t i = 0; going && i < csv.count; i++) {
            ck_assert_uint_eq(strlen(csv_word(&csv, i)), csv.cells[i].length);
            buffer_text(out, i > 0 ? "|" : "");
            buffer_text(out, csv_word(&csv, i));
        }
        buffer_text(out, going ? ";" : "");
        text->position = csv.at;
        if (text->position == text->size)
            ck_assert(text_more(text, &error));
    }
    if (!going)
        dump_error(out, &error);
    text_close(text);
    csv_release(&csv);
}

static const struct reading csv_readings[] = {
    {BYTES("a\n"), "a;"},
    {BYTES("a,b,c\r\nd,e,f\n"), "a|b|c;d|e|f;"},
    {BYTES("\n,\n"), ";|;"},
    {BYTES("\"\",x\n"), "|x;"},
    {BYTES("\"a,b\",\"c\"\"d\",\"\"\"\"\n"), "a,b|c\"d|\";"},
    {BYTES("\"a\nb\",\"c\r\nd\"\r\n"), "a\nb|c\r\nd;"},
    {BYTES(" a b , c\n"), " a b | c;"},
    {BYTES("\xC3\xA9,\xFF\n"), "\xC3\xA9|\xFF;"},
    {BYTES("a"), "1:2: the last line does not end: the text has been cut off"},
    {BYTES("a,"), "1:3: the last line does not end: the text has been cut off"},
    {BYTES("a\r"), "1:3: the last line does not end: the text has been cut off"},
    {BYTES("x\n\"a\""), "x;2:4: the last line does not end: the text has been cut off"},
    {BYTES("x\na,\"b\n"), "x;2:3: the quote is not closed"},
    {BYTES("\""), "1:1: the quote is not closed"},
    {BYTES("\"a\"\""), "1:1: the quote is not closed"},
    {BYTES("a\"b\n"), "1:2: a quote in a cell that does not begin with one"},
    {BYTES("\"a\"b\n"), "1:4: expected a comma or the end of the line"},
    {BYTES("a\rb\n"), "1:3: expected a comma or the end of the line"},
    {BYTES("a\0b\n"), "1:2: NUL byte"},
    {BYTES("\"a\0\"\n"), "1:3: NUL byte"},
};

/* Reads a text whole and byte by byte. */
static void expect_dump(const struct reading *r,
                        void (*dump)(struct text *text, struct buffer *out))
{
    struct buffer out = {0};
    struct text text = text_of(r->bytes, r->size);
    struct feed feed;
    pthread_t sender;

    dump(&text, &out);
    ck_assert_msg(strcmp(out.data, r->expected) == 0, "%s\n  gives %s\n  not   %s",
                  r->bytes, out.data, r->expected);
    text = slow_text(&feed, r->bytes, r->size, &sender);
    dump(&text, &out);
    ck_assert_msg(strcmp(out.data, r->expected) == 0,
                  "byte by byte, %s\n  gives %s\n  not   %s", r->bytes, out.data,
                  r->expected);
    pthread_join(sender, NULL);
    buffer_release(&out);
}

START_TEST(csv_is_read)
{
    expect_dump(&csv_readings[_i], dump_csv);
}
END_TEST

/* Rows */

/* file#tree algorithm nodes leaves minimal storage @line, each behind "; "; a '!' marks
 * the first behind a header. */
static void dump_rows(struct text *text, struct buffer *out)
{
    struct source source = {.text = *text, .line = 1};
    struct row row = {.line = 0};
    enum source_result result;
    struct error error;
    char line[256];

    buffer_clear(out);
    buffer_text(out, "");
    while ((result = source_next(&source, &row, &error)) == SOURCE_ROW) {
        snprintf(line, sizeof line, "%s%s#%llu %s %llu %llu %llu %llu @%llu; ",
                 row.fresh ? "!" : "", row.file.data, (unsigned long long)row.tree,
                 row.algorithm->name, (unsigned long long)row.nodes,
                 (unsigned long long)row.leaves, (unsigned long long)row.minimal_leaves,
                 (unsigned long long)row.storage, (unsigned long long)row.line);
        buffer_text(out, line);
    }
    if (result == SOURCE_FAILED)
        dump_error(out, &error);
    source_close(&source);
    row_release(&row);
}

#define HEADER "file,tree,algorithm,nodes,leaves,minimal_leaves,storage\n"

static const struct reading row_readings[] = {
    {BYTES(HEADER "x,1,sss,17,7,6,5\nx,2,dual,1,2,3,4\n"),
     "!x#1 sss 17 7 6 5 @2; x#2 dual 1 2 3 4 @3; "},
    /* Columns in another order, others between, blank lines, a line end in a name. */
    {BYTES("\r\nstorage,seconds,leaves,nodes,tree,minimal_leaves,algorithm,file\r\n"
           "5,0.1,7,17,3,6,sss,\"a\nb\"\r\n\r\n5,0.1,7,17,4,6,sss, x\r\n"),
     "!a\nb#3 sss 17 7 6 5 @3;  x#4 sss 17 7 6 5 @6; "},
    {BYTES(HEADER HEADER "x,1,sss,1,1,1,1\n" HEADER "x,1,sss,1,1,1,1\n" HEADER),
     "!x#1 sss 1 1 1 1 @3; !x#1 sss 1 1 1 1 @5; "},
    {BYTES(HEADER "\n x,1,sss,17,7,6,5\n"), "! x#1 sss 17 7 6 5 @3; "},
    {BYTES(HEADER "x,18446744073709551615,sss,0,0,1,18446744073709551615\n"),
     "!x#18446744073709551615 sss 0 0 1 18446744073709551615 @2; "},
    {BYTES(HEADER), ""},
    {BYTES(" \n"), ""},
    {BYTES("hello\n"), "1:1: expected a header of results with a column 'file'"},
    {BYTES("\nfile,tree,nodes,leaves,minimal_leaves,storage\n"),
     "2:1: expected a header of results with a column 'algorithm'"},
    {BYTES("file,tree,algorithm,nodes,leaves,tree,minimal_leaves,storage\n"),
     "1:34: a second column 'tree'"},
    {BYTES(HEADER "x,1,sss,17,7,6\n"), "2:1: expected 7 cells as in the header, found 6"},
    {BYTES(HEADER "x,1,sss,17,7,6,5,\n"),
     "2:1: expected 7 cells as in the header, found 8"},
    {BYTES(HEADER "x,1,ssss,17,7,6,5\n"),
     "2:5: unknown algorithm 'ssss'; did you mean 'sss'?"},
    {BYTES(HEADER "x,1,\"a\x1B[1m\",17,7,6,5\n"), "2:5: unknown algorithm 'a?[1m'"},
    {BYTES(HEADER "x,1,,17,7,6,5\n"), "2:5: unknown algorithm ''"},
    {BYTES(HEADER "x,0,sss,17,7,6,5\n"),
     "2:3: tree: expected a whole number above 0 and below 2^64, not '0'"},
    {BYTES(HEADER "x,1,sss,17,7,0,5\n"),
     "2:14: minimal_leaves: expected a whole number above 0 and below 2^64, not '0'"},
    {BYTES(HEADER "x,1,sss,17.5,7,6,5\n"),
     "2:9: nodes: expected a whole number below 2^64, not '17.5'"},
    {BYTES(HEADER "x,1,sss,17,-7,6,5\n"),
     "2:12: leaves: expected a whole number below 2^64, not '-7'"},
    {BYTES(HEADER "x,1,sss,17,18446744073709551616,6,5\n"),
     "2:12: leaves: expected a whole number below 2^64, not '18446744073709551616'"},
    {BYTES(HEADER "x,1,sss,17,7,6,\n"),
     "2:16: storage: expected a whole number below 2^64, not ''"},
    {BYTES(HEADER "x,1,sss,17,7,6,5\nx,2"),
     "!x#1 sss 17 7 6 5 @2; "
     "3:4: the last line does not end: the text has been cut off"},

    {BYTES("{\"file\":\"x\",\"tree\":1,\"algorithm\":\"sss\",\"nodes\":17,\"leaves\":7,"
           "\"minimal_leaves\":6,\"storage\":5}\n"),
     "x#1 sss 17 7 6 5 @1; "},
    /* Any order, other keys, several lines, no end of line, escapes. */
    {BYTES("\n{\"storage\" : 5 , \"tree\":1,\n\"pv\":[\"e\",{\"tree\":3}],\n"
           "\"algorithm\":\"s\\u0073s\",\"nodes\":17,\"leaves\":7,"
           "\"minimal_leaves\":6,\"file\":\"a\\n\\\"b\"}"
           "{\"file\":\"\",\"tree\":2,\"algorithm\":\"dual\",\"nodes\":1,\"leaves\":2,"
           "\"minimal_leaves\":3,\"storage\":4}"),
     "a\n\"b#1 sss 17 7 6 5 @2; #2 dual 1 2 3 4 @4; "},
    {BYTES("{\"event\":\"enter\",\"node\":\"e\"}\n{\"event\":5}\n"
           "{\"event\":\"result\",\"file\":\"x\",\"tree\":1,\"algorithm\":\"sss\","
           "\"nodes\":17,\"leaves\":7,\"minimal_leaves\":6,\"storage\":5}\n"
           "{\"tree\":1,\"event\":\"leaf\"}\n"),
     "x#1 sss 17 7 6 5 @3; "},
    {BYTES("{}\n"), "1:1: expected a result with a key \"file\""},
    {BYTES("{\"event\":\"result\"}\n"), "1:1: expected a result with a key \"file\""},
    {BYTES("[1,[2,3]]\n"), "1:1: expected a JSON object"},
    {BYTES("{\"event\":\"enter\"}\n7\n"), "2:1: expected a JSON object"},
    {BYTES("{\"tree\":1,\"tree\":2}\n"), "1:11: a second key \"tree\""},
    {BYTES("{\"file\":5,\"tree\":1,\"algorithm\":\"sss\",\"nodes\":17,\"leaves\":7,"
           "\"minimal_leaves\":6,\"storage\":5}\n"),
     "1:9: file: expected a string"},
    {BYTES("{\"file\":\"x\",\"tree\":\"1\",\"algorithm\":\"sss\",\"nodes\":17,"
           "\"leaves\":7,\"minimal_leaves\":6,\"storage\":5}\n"),
     "1:20: tree: expected a whole number above 0 and below 2^64, not '\"1\"'"},
    {BYTES("{\"file\":\"x\",\"tree\":1,\"algorithm\":\"abc\",\"nodes\":17,"
           "\"leaves\":7,\"minimal_leaves\":6,\"storage\":5}\n"),
     "1:34: unknown algorithm 'abc'; did you mean 'bb'?"},
    {BYTES("{\"file\":\"x\",\"tree\":1,\"algorithm\":\"sss\",\"nodes\":1e3,"
           "\"leaves\":7,\"minimal_leaves\":6,\"storage\":5}\n"),
     "1:48: nodes: expected a whole number below 2^64, not '1e3'"},
    {BYTES("{\"file\":\"x\",\"tree\":1,\n"),
     "2:1: unexpected end of input: the '{' in line 1 is not closed"},
};

START_TEST(rows_are_read)
{
    expect_dump(&row_readings[_i], dump_rows);
}
END_TEST

/* Cut off anywhere but behind a line, results of CSV are refused; nothing crashes. */
START_TEST(damaged_rows)
{
    static const char meaningful[] = "\0\n\r \",0sx{}[]:\\\x1B\xC3";
    const struct reading *r = &row_readings[_i];
    struct buffer out = {0};
    char bytes[512];

    ck_assert_uint_le(r->size, sizeof bytes);
    memcpy(bytes, r->bytes, r->size);
    for (size_t at = 0; at < r->size; at++) {
        struct text text = text_of(bytes, at);

        dump_rows(&text, &out);
        if (strncmp(r->bytes, HEADER, strlen(HEADER)) == 0 && at > 0 &&
            bytes[at - 1] != '\n')
            ck_assert(strstr(out.data, "cut off") || strstr(out.data, "not closed"));
        for (size_t k = 0; k < sizeof meaningful; k++) {
            bytes[at] = meaningful[k];
            text = text_of(bytes, r->size);
            dump_rows(&text, &out);
        }
        bytes[at] = r->bytes[at];
    }
    buffer_release(&out);
}
END_TEST

/* Results */

/* A file that is gone when it is closed, and its name for as long. */
struct scratch {
    FILE *file;
    char path[32];
};

static struct scratch scratch_open(void)
{
    struct scratch scratch = {.file = tmpfile()};

    ck_assert_ptr_nonnull(scratch.file);
    snprintf(scratch.path, sizeof scratch.path, "/dev/fd/%d", fileno(scratch.file));
    return scratch;
}

static void scratch_rewind(struct scratch *scratch)
{
    ck_assert_int_eq(fflush(scratch->file), 0);
    rewind(scratch->file);
}

static void write_row(FILE *out, uint64_t tree, const struct summary_row *row, bool json)
{
    fprintf(out,
            json ? "{\"file\":\"-\",\"tree\":%llu,\"algorithm\":\"%s\",\"nodes\":%llu,"
                   "\"leaves\":%llu,\"minimal_leaves\":%llu,\"storage\":%llu}\n"
                 : "-,%llu,%s,%llu,%llu,%llu,%llu\n",
            (unsigned long long)tree, row->algorithm->name,
            (unsigned long long)row->nodes, (unsigned long long)row->leaves,
            (unsigned long long)row->minimal_leaves, (unsigned long long)row->storage);
}

/*
 * Trees cut into shards, written, and read in another order: the same as the trees
 * themselves. Counts are below 2^53, as numbers of JSON must be.
 */
START_TEST(shards_make_the_whole)
{
    enum { SHARDS = 7, TREES_EACH = 3000 };
    struct summary whole = {0};
    struct groups merged = {0};
    struct ranges ranges = {0};
    const struct ranges_wanted all_wanted = {.first = 1, .last = SHARDS * TREES_EACH};
    struct ranges_walk walk = {0};
    struct scratch shards[SHARDS];
    struct dice dice = {4};
    struct error error;
    uint64_t tree = 0;

    for (int i = 0; i < SHARDS; i++) {
        shards[i] = scratch_open();
        if (_i == 0)
            fputs(HEADER, shards[i].file);
        for (int k = 0; k < TREES_EACH; k++) {
            struct summary_row rows[3];

            roll_tree(&dice, rows);
            tree++;
            for (int a = 0; a < 3; a++) {
                rows[a].nodes >>= 11;
                rows[a].leaves = rows[a].leaves >> 11 | 1;
                rows[a].minimal_leaves = rows[a].minimal_leaves >> 11 | 1;
                write_row(shards[i].file, tree, &rows[a], _i == 1);
            }
            add_rows(&whole, rows, 3);
        }
        scratch_rewind(&shards[i]);
    }
    for (int i = 0; i < SHARDS; i++)
        ck_assert_msg(results_read(shards[i * 3 % SHARDS].path, &merged, &ranges, &error),
                      "%s", error.message);
    ck_assert_uint_eq(merged.count, 1);
    expect_same_print(&whole, merged.items);
    ck_assert_uint_eq(merged.trees, SHARDS * TREES_EACH);
    /* A range a shard, however many trees. */
    ck_assert_uint_eq(ranges.count, SHARDS);
    ck_assert(ranges_sort(&ranges, &error));
    ck_assert(!ranges_fault(&ranges, all_wanted, &walk, &error));
    for (int i = 0; i < SHARDS; i++)
        fclose(shards[i].file);
    ranges_release(&ranges);
    summary_release(&whole);
    groups_release(&merged);
}
END_TEST

/* What a text of results makes of trees: "trees entries ranges", or the error. */
static void dump_results(const char *text, struct buffer *out)
{
    struct scratch scratch = scratch_open();
    struct groups groups = {0};
    struct ranges ranges = {0};
    struct error error;
    char line[128];

    fputs(text, scratch.file);
    scratch_rewind(&scratch);
    buffer_clear(out);
    if (results_read(scratch.path, &groups, &ranges, &error)) {
        snprintf(line, sizeof line, "%llu %zu %zu", (unsigned long long)groups.trees,
                 groups.items[0].count, ranges.count);
        buffer_text(out, line);
    } else {
        ck_assert_str_eq(error.file, scratch.path);
        error.file = "test";
        dump_error(out, &error);
    }
    fclose(scratch.file);
    groups_release(&groups);
    ranges_release(&ranges);
}

static const struct {
    const char *text, *expected;
} gatherings[] = {
    {HEADER "x,1,sss,1,1,1,1\n", "1 1 1"},
    {HEADER "x,1,sss,1,1,1,1\nx,1,dual,1,1,1,1\n", "1 2 1"},
    {HEADER "x,1,sss,1,1,1,1\nx,2,sss,1,1,1,1\n", "2 1 1"},
    {HEADER "x,1,sss,1,1,1,1\ny,1,dual,1,1,1,1\n", "2 2 2"},
    /* An algorithm again: another tree, though it is called the same. */
    {HEADER "x,1,sss,1,1,1,1\nx,1,dual,1,1,1,1\nx,1,sss,1,1,1,1\n", "2 2 2"},
    /* Another run. */
    {HEADER "x,1,sss,1,1,1,1\n" HEADER "x,1,dual,1,1,1,1\n", "2 2 2"},
    /* Runs of other algorithms are no reason to complain ... */
    {HEADER "x,1,sss,1,1,1,1\n" HEADER "x,2,sss,1,1,1,1\nx,2,dual,1,1,1,1\n", "2 2 1"},
    {HEADER "x,1,sss,1,1,1,1\nx,3,sss,1,1,1,1\nx,3,dual,1,1,1,1\n", "2 2 2"},
    /* ... within a run, there must be as many. */
    {HEADER "x,1,sss,1,1,1,1\nx,1,dual,1,1,1,1\nx,2,sss,1,1,1,1\n",
     "4:1: expected as many results of tree 2 as of the one before: 2, not 1"},
    {HEADER "x,1,sss,1,1,1,1\nx,2,sss,1,1,1,1\nx,2,dual,1,1,1,1\nx,3,sss,1,1,1,1\n",
     "3:1: expected as many results of tree 2 as of the one before: 1, not 2"},
    {HEADER, "2:1: no results in it"},
    {"", "1:1: no results in it"},
};

START_TEST(rows_are_gathered)
{
    struct buffer out = {0};

    dump_results(gatherings[_i].text, &out);
    ck_assert_str_eq(out.data, gatherings[_i].expected);
    buffer_release(&out);
}
END_TEST

/* The window over the text does not grow with it, and lines are not miscounted. */
START_TEST(results_are_a_stream)
{
    enum { ROWS = 200000 };
    struct scratch scratch = scratch_open();
    struct source source;
    struct row row = {.line = 0};
    struct error error;
    size_t window;

    fputs(HEADER, scratch.file);
    for (int i = 1; i <= ROWS; i++)
        fprintf(scratch.file, "x,%d,sss,17,7,6,5\n", i);
    scratch_rewind(&scratch);
    ck_assert(source_open(&source, scratch.path, &error));
    window = source.text.capacity;
    for (uint64_t i = 1; i <= ROWS; i++) {
        ENSURE(source_next(&source, &row, &error) == SOURCE_ROW);
        ENSURE(row.tree == i && row.line == i + 1);
    }
    ck_assert_int_eq(source_next(&source, &row, &error), SOURCE_END);
    ck_assert_uint_eq(source.text.capacity, window);
    source_close(&source);
    row_release(&row);
    fclose(scratch.file);
}
END_TEST

/* Ranges */

/* All faults, as they are printed, for the caller to free. */
static char *faults(struct ranges *ranges, uint64_t first, uint64_t last)
{
    struct ranges_walk walk = {0};
    struct error error;
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ck_assert_ptr_nonnull(out);
    ck_assert(ranges_sort(ranges, &error));
    while (ranges_fault(ranges, (struct ranges_wanted){first, last}, &walk, &error)) {
        ck_assert_int_eq(error.kind, ERROR_INPUT);
        error_print(out, "test", &error);
    }
    fclose(out);
    ranges_release(ranges);
    return text;
}

/* Trees first .. last, with two lines each, from the given line on. */
static void add_trees(struct ranges *ranges, const char *file, uint64_t first,
                      uint64_t last, const char *results, uint64_t line)
{
    struct error error;

    for (uint64_t i = 0; i <= last - first; i++)
        ENSURE(ranges_add(ranges, file, first + i, results, line + 2 * i, &error));
}

static void expect_between(struct ranges *ranges, uint64_t first, uint64_t last,
                           const char *expected)
{
    char *text = faults(ranges, first, last);

    ck_assert_str_eq(text, expected);
    free(text);
}

static void expect_faults(struct ranges *ranges, uint64_t first, const char *expected)
{
    expect_between(ranges, first, UINT64_MAX, expected);
}

START_TEST(ranges_in_any_order)
{
    struct ranges ranges = {0};

    expect_faults(&ranges, 1, "");
    add_trees(&ranges, "-", 2001, 3000, "c", 2);
    add_trees(&ranges, "-", 1, 1000, "a", 2);
    add_trees(&ranges, "x", 1, 500, "x", 2);
    add_trees(&ranges, "-", 1001, 2000, "b", 2);
    ck_assert_uint_eq(ranges.count, 4);
    expect_faults(&ranges, 1, "");
}
END_TEST

START_TEST(missing_trees)
{
    struct ranges ranges = {0};

    add_trees(&ranges, "-", 4, 5, "d", 2);
    add_trees(&ranges, "-", 1, 2, "a", 2);
    add_trees(&ranges, "-", 9, 9, "d", 6);
    add_trees(&ranges, "y\n", 3, 3, "e", 8);
    expect_faults(&ranges, 1,
                  "d:2:1: error: tree 3 of '-' is missing before this one\n"
                  "d:6:1: error: trees 6 to 8 of '-' are missing before this one\n"
                  "e:8:1: error: trees 1 to 2 of 'y\\n' are missing before this one\n");
    add_trees(&ranges, "-", 11, 20, "b", 2);
    expect_faults(&ranges, 11, "");
    add_trees(&ranges, "-", 11, 20, "b", 2);
    expect_faults(&ranges, 10,
                  "b:2:1: error: tree 10 of '-' is missing before this one\n");
}
END_TEST

/* Trees that are not wanted have been given wrong numbers, maybe. */
START_TEST(trees_outside)
{
    struct ranges ranges = {0};

    add_trees(&ranges, "-", 1, 10, "a", 2);
    expect_faults(&ranges, 11,
                  "a:2:1: error: trees 1 to 10 of '-' are there, but the first is "
                  "tree 11\n");
    add_trees(&ranges, "-", 1, 10, "a", 2);
    add_trees(&ranges, "-", 21, 30, "b", 2);
    expect_between(&ranges, 10, 28,
                   "a:2:1: error: trees 1 to 9 of '-' are there, but the first is "
                   "tree 10\n"
                   "b:2:1: error: trees 11 to 20 of '-' are missing before this one\n"
                   "b:18:1: error: trees 29 to 30 of '-' are there, but the last is "
                   "tree 28\n");
    add_trees(&ranges, "-", 21, 30, "b", 2);
    expect_between(&ranges, 11, 20,
                   "b:2:1: error: trees 11 to 20 of '-' are missing before this one\n"
                   "b:2:1: error: trees 21 to 30 of '-' are there, but the last is "
                   "tree 20\n");
}
END_TEST

START_TEST(trees_missing_at_the_end)
{
    struct ranges ranges = {0};

    add_trees(&ranges, "-", 1, 10, "a", 2);
    add_trees(&ranges, "x", 1, 12, "a", 22);
    add_trees(&ranges, "y", 1, 9, "a", 46);
    add_trees(&ranges, "y", 10, 10, "b", 2);
    expect_between(&ranges, 1, 12,
                   "a:20:1: error: trees 11 to 12 of '-' are missing behind this one\n"
                   "b:2:1: error: trees 11 to 12 of 'y' are missing behind this one\n");
    add_trees(&ranges, "-", 1, 10, "a", 2);
    expect_between(&ranges, 1, 10, "");
    add_trees(&ranges, "-", 1, 10, "a", 2);
    expect_between(&ranges, 12, 12,
                   "a:2:1: error: trees 1 to 10 of '-' are there, but the first is "
                   "tree 12\n"
                   "a:20:1: error: tree 12 of '-' is missing behind this one\n");
}
END_TEST

START_TEST(doubled_trees)
{
    struct ranges ranges = {0};

    add_trees(&ranges, "-", 1, 100, "a", 2);
    add_trees(&ranges, "-", 101, 200, "b", 2);
    add_trees(&ranges, "-", 101, 200, "c", 2);
    expect_faults(&ranges, 1,
                  "c:2:1: error: trees 101 to 200 of '-' are there twice, "
                  "first in b:2\n");
    add_trees(&ranges, "-", 1, 100, "a", 2);
    add_trees(&ranges, "-", 91, 150, "b", 2);
    add_trees(&ranges, "-", 95, 95, "b", 202);
    add_trees(&ranges, "-", 151, 151, "b", 204);
    expect_faults(&ranges, 1,
                  "b:2:1: error: trees 91 to 100 of '-' are there twice, "
                  "first in a:182\n"
                  "b:202:1: error: tree 95 of '-' is there twice, first in b:10\n");
    add_trees(&ranges, "x", UINT64_MAX, UINT64_MAX, "a", 2);
    add_trees(&ranges, "x", UINT64_MAX, UINT64_MAX, "a", 4);
    expect_faults(&ranges, UINT64_MAX,
                  "a:4:1: error: tree 18446744073709551615 of 'x' is there twice, "
                  "first in a:2\n");
}
END_TEST

/* Trees that do not take as many lines each are still found. */
START_TEST(uneven_lines)
{
    struct ranges ranges = {0};
    struct error error;
    uint64_t line = 1;

    for (uint64_t tree = 1; tree <= 100; tree++) {
        ck_assert(ranges_add(&ranges, "-", tree, "a", line, &error));
        line += 1 + tree % 3;
    }
    ck_assert(ranges_add(&ranges, "-", 51, "b", 7, &error));
    expect_faults(&ranges, 1,
                  "b:7:1: error: tree 51 of '-' is there twice, first in a:102\n");
}
END_TEST

static void add_figures(Suite *suite)
{
    TCase *group = suite_group(suite, "wide");

    tcase_add_test(group, wide_sums_carry);
    tcase_add_test(group, wide_differences_borrow);
    tcase_add_test(group, wide_comparisons);
    tcase_add_test(group, wide_products);
    tcase_add_test(group, wide_ratios);
    tcase_add_test(group, wide_doubles);
    group = suite_group(suite, "figures");
    tcase_add_test(group, means_and_errors);
    tcase_add_test(group, one_tree_has_no_error);
    tcase_add_test(group, huge_counts);
    tcase_add_test(group, huge_ratios);
    tcase_add_test(group, ratios_are_means_over_trees);
    tcase_add_test(group, order_makes_no_difference);
    tcase_add_test(group, figures_by_definition);
    tcase_add_test(group, nothing_to_print);
}

static void add_results(Suite *suite)
{
    TCase *group = suite_group(suite, "results");

    tcase_add_loop_test(group, csv_is_read, 0, (int)LENGTH(csv_readings));
    tcase_add_loop_test(group, rows_are_read, 0, (int)LENGTH(row_readings));
    tcase_add_loop_test(group, damaged_rows, 0, (int)LENGTH(row_readings));
    tcase_add_loop_test(group, shards_make_the_whole, 0, 2);
    tcase_add_loop_test(group, rows_are_gathered, 0, (int)LENGTH(gatherings));
    tcase_add_test(group, results_are_a_stream);
    group = suite_group(suite, "ranges");
    tcase_add_test(group, ranges_in_any_order);
    tcase_add_test(group, missing_trees);
    tcase_add_test(group, trees_outside);
    tcase_add_test(group, trees_missing_at_the_end);
    tcase_add_test(group, doubled_trees);
    tcase_add_test(group, uneven_lines);
}

int main(void)
{
    Suite *suite = suite_create("summary");

    add_figures(suite);
    add_results(suite);
    return suite_run(suite);
}
