/*
 * check_base.c - errors, memory, buffers, sorting, UTF-8 and mistyped names.
 */
#include "base/buffer.h"
#include "base/error.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "base/pages.h"
#include "base/sort.h"
#include "base/utf8.h"
#include "command/limit.h"
#include "dice.h"
#include "ensure.h"
#include "suite.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

/* What error_print writes. */
static void expect_printed(const struct error *error, const char *expected)
{
    char *printed;
    size_t size;
    FILE *out = open_memstream(&printed, &size);

    ENSURE(out);
    error_print(out, "gteval", error);
    fclose(out);
    ck_assert_str_eq(printed, expected);
    free(printed);
}

START_TEST(errors_are_printed)
{
    struct error error;

    ck_assert(!error_set(&error, ERROR_USAGE, "unknown %s '%s'", "option", "--x"));
    ck_assert_int_eq(error.kind, ERROR_USAGE);
    expect_printed(&error, "gteval: unknown option '--x'\n");
    error.file = "a.json";
    expect_printed(&error, "a.json: error: unknown option '--x'\n");
    error.line = 3;
    error.column = 14;
    expect_printed(&error, "a.json:3:14: error: unknown option '--x'\n");
    strcpy(error.excerpt, "{ \"x\" }");
    strcpy(error.caret, "  ^");
    expect_printed(&error, "a.json:3:14: error: unknown option '--x'\n{ \"x\" }\n  ^\n");
    ck_assert(!error_memory(&error));
    ck_assert_int_eq(error.kind, ERROR_SYSTEM);
    expect_printed(&error, "gteval: out of memory\n");
}
END_TEST

START_TEST(a_limit_of_memory_is_named)
{
    struct rlimit limit;
    struct error error;

    if (!LIMIT_SETS)
        return;
    ENSURE(getrlimit(RLIMIT_AS, &limit) == 0);
    limit.rlim_cur = (rlim_t)3 << 30;
    ENSURE(setrlimit(RLIMIT_AS, &limit) == 0);
    ck_assert(!error_memory(&error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_str_eq(error.message, "out of memory: the limit is 3 GiB");
    ck_assert(!error_room(&error, 1536));
    ck_assert_str_eq(error.message,
                     "out of memory: to take 1.5 KiB would pass the limit of 3 GiB");
}
END_TEST

START_TEST(long_messages_are_cut)
{
    char text[2 * ERROR_MESSAGE_SIZE];
    struct error error;

    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    error_set(&error, ERROR_INPUT, "%s", text);
    ck_assert_uint_eq(strlen(error.message), ERROR_MESSAGE_SIZE - 1);
    error_set(&error, ERROR_INPUT, "end");
    error_prepend(&error, "front: ");
    ck_assert_str_eq(error.message, "front: end");
    error_prepend(&error, text);
    ck_assert_uint_eq(strlen(error.message), ERROR_MESSAGE_SIZE - 1);
}
END_TEST

START_TEST(memory_grows)
{
    uint16_t *array = NULL;
    size_t capacity = 0;
    struct error error;

    for (size_t count = 1; count < 5000; count++) {
        ENSURE(memory_reserve(&array, &capacity, count, sizeof *array, &error));
        ENSURE(capacity >= count);
        array[count - 1] = (uint16_t)count;
    }
    for (size_t i = 0; i + 1 < 5000; i++)
        ENSURE(array[i] == i + 1);
    ck_assert_uint_lt(capacity, 2 * 5000);
    ck_assert(!memory_resize(&array, SIZE_MAX / 2 + 1, sizeof *array, &error));
    ck_assert_int_eq(error.kind, ERROR_SYSTEM);
    ck_assert_uint_eq(array[4998], 4999);
    ck_assert(!memory_reserve(&array, &capacity, SIZE_MAX, sizeof *array, &error));
    ck_assert_uint_eq(array[0], 1);
    free(array);
}
END_TEST

START_TEST(large_arrays_are_whole_pages)
{
    enum { PAGE = 1 << 21, BESIDE = 64 };
    static const struct {
        size_t size, room;
    } cases[] = {
        {0, 0},
        {PAGE - BESIDE - 1, PAGE - BESIDE - 1},
        {PAGE - BESIDE, PAGE - BESIDE},
        {PAGE, 2 * PAGE - BESIDE},
        {2 * PAGE, 3 * PAGE - BESIDE},
        {3 * PAGE - BESIDE, 3 * PAGE - BESIDE},
        {SIZE_MAX, SIZE_MAX},
    };
    size_t capacity = 0;

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        ck_assert_uint_eq(pages_room(cases[i].size), cases[i].room);
    /* The room of arrays that double ends with a page. */
    for (int i = 0; i < 16; i++)
        capacity = memory_next(capacity);
    ck_assert_uint_eq(capacity, 2 * PAGE - BESIDE);
    ck_assert_uint_eq(pages_room(4 * capacity), 8 * PAGE - BESIDE);
}
END_TEST

START_TEST(large_arrays_keep_what_they_hold)
{
    enum { COUNT = 3 << 20 };
    uint32_t *array = NULL;
    size_t capacity = 0;
    struct error error;

    for (uint32_t i = 0; i < COUNT; i++) {
        ENSURE(memory_reserve(&array, &capacity, (size_t)i + 1, sizeof *array, &error));
        array[i] = i;
    }
    for (uint32_t i = 0; i < COUNT; i++)
        ENSURE(array[i] == i);
    ck_assert(!memory_fill(&array, SIZE_MAX / 2, sizeof *array, &error));
    ENSURE(array[COUNT - 1] == COUNT - 1);
    free(array);
}
END_TEST

START_TEST(buffers_grow)
{
    struct buffer buffer = {0};

    for (unsigned i = 0; i < 1000; i++) {
        buffer_number(&buffer, i);
        buffer_text(&buffer, ",");
    }
    ck_assert(!buffer.failed);
    ck_assert_uint_eq(buffer.size, 10 * 2 + 90 * 3 + 900 * 4);
    ck_assert_uint_eq(strlen(buffer.data), buffer.size);
    ck_assert_str_eq(buffer.data + buffer.size - 8, "998,999,");
    buffer_clear(&buffer);
    buffer_add(&buffer, "a\0b", 3);
    ck_assert_uint_eq(buffer.size, 3);
    ck_assert(memcmp(buffer.data, "a\0b", 4) == 0);
    buffer_clear(&buffer);
    buffer_number(&buffer, UINT64_MAX);
    ck_assert_str_eq(buffer.data, "18446744073709551615");
    buffer_release(&buffer);
    ck_assert_ptr_null(buffer.data);
}
END_TEST

/* By the tens only, so that there are equals. */
static int compare_tens(const void *context, size_t a, size_t b)
{
    const int *values = context;

    return (values[a] / 10 > values[b] / 10) - (values[a] / 10 < values[b] / 10);
}

static void check_sorted(const size_t *items, size_t count, const int *values)
{
    bool *seen = calloc(count + 1, sizeof *seen);

    ENSURE(seen);
    for (size_t i = 0; i < count; i++) {
        ENSURE(items[i] < count && !seen[items[i]]);
        seen[items[i]] = true;
        if (i == 0)
            continue;
        ENSURE(values[items[i - 1]] / 10 <= values[items[i]] / 10);
        if (values[items[i - 1]] / 10 == values[items[i]] / 10)
            ENSURE(items[i - 1] < items[i]);
    }
    free(seen);
}

START_TEST(sorting_keeps_equals_in_order)
{
    enum { MOST = 300 };
    struct dice dice = {.state = 1};
    int values[MOST];
    size_t items[MOST];
    struct error error;

    for (size_t count = 0; count < MOST; count++) {
        for (size_t i = 0; i < count; i++) {
            values[i] = dice_between(&dice, 0, (int)count);
            items[i] = i;
        }
        ck_assert(sort_items(items, count, compare_tens, values, &error));
        check_sorted(items, count, values);
    }
}
END_TEST

/* By the unit digit, which keys that hold the tens leave open. */
static int compare_units(const void *context, size_t a, size_t b)
{
    const int *values = context;

    return (values[a] % 10 > values[b] % 10) - (values[a] % 10 < values[b] % 10);
}

static void check_keyed(const struct sort_keyed *items, size_t count, const int *values,
                        bool by_units)
{
    for (size_t i = 0; i < count; i++) {
        int before = i > 0 ? values[items[i - 1].item] : 0, value = values[items[i].item];
        bool equal = by_units ? before == value : before / 10 == value / 10;

        ENSURE(items[i].key == (uint64_t)value / 10 << 40);
        if (i > 0)
            ENSURE(equal ? items[i - 1].item < items[i].item
                         : before / 10 < value / 10 || (by_units && before < value));
    }
}

START_TEST(keys_decide_where_they_differ)
{
    enum { MOST = 300 };
    struct dice dice = {.state = 2};
    int values[MOST];
    struct sort_keyed items[MOST];
    struct error error;

    for (size_t count = 0; count < MOST; count++) {
        bool by_units = count % 2;

        for (size_t i = 0; i < count; i++) {
            values[i] = dice_between(&dice, 0, 2 * (int)count);
            items[i] = (struct sort_keyed){(uint64_t)values[i] / 10 << 40, i};
        }
        ck_assert(
            sort_by_keys(items, count, by_units ? compare_units : NULL, values, &error));
        check_keyed(items, count, values, by_units);
    }
}
END_TEST

/* The bytes of a code point, by RFC 3629; how many. */
static size_t encode(uint32_t code, char bytes[static UTF8_LONGEST])
{
    static const unsigned char leads[] = {0, 0, 0xC0, 0xE0, 0xF0};
    size_t length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;

    for (size_t i = length - 1; i > 0; i--) {
        bytes[i] = (char)(0x80 | (code & 0x3F));
        code >>= 6;
    }
    bytes[0] = (char)(leads[length] | code);
    return length;
}

static bool is_surrogate(uint32_t code)
{
    return code >= 0xD800 && code <= 0xDFFF;
}

START_TEST(characters_are_known)
{
    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        char bytes[UTF8_LONGEST];
        size_t length = encode(code, bytes);

        ENSURE(utf8_length(bytes, length) == (is_surrogate(code) ? 0 : length));
        ENSURE(utf8_code(bytes, length) == code);
        for (size_t shorter = 0; shorter < length; shorter++)
            ENSURE(utf8_length(bytes, shorter) == 0);
    }
    for (uint32_t code = 0x110000; code < 0x200000; code++) {
        char bytes[UTF8_LONGEST];

        ENSURE(utf8_length(bytes, encode(code, bytes)) == 0);
    }
}
END_TEST

/* What two or three bytes say, whatever they are: the same as what they encode. */
static void check_bytes(const char *bytes, size_t size)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = (unsigned char)bytes[0];
    size_t wanted = first < 0x80   ? 1
                    : first < 0xC0 ? 0
                    : first < 0xE0 ? 2
                    : first < 0xF0 ? 3
                                   : 4;
    bool valid = wanted > 0 && wanted <= size && first < 0xF8;

    for (size_t i = 1; valid && i < wanted; i++)
        valid = utf8_is_inside(bytes[i]);
    if (valid) {
        uint32_t code = utf8_code(bytes, wanted);

        valid = code >= least[wanted] && code <= 0x10FFFF && !is_surrogate(code);
    }
    ENSURE_MSG(utf8_length(bytes, size) == (valid ? wanted : 0), "%02X %02X %02X %02X",
               first, (unsigned char)bytes[1], (unsigned char)bytes[2],
               (unsigned char)bytes[3]);
}

START_TEST(everything_else_is_not)
{
    static const char edges[] = {0, 0x7F, (char)0x80, (char)0xBF, (char)0xC0, (char)0xFF};

    for (int first = 0; first < 256; first++)
        for (int second = 0; second < 256; second++)
            for (size_t third = 0; third < sizeof edges; third++)
                for (size_t fourth = 0; fourth < sizeof edges; fourth++) {
                    char bytes[] = {(char)first, (char)second, edges[third],
                                    edges[fourth]};

                    for (size_t size = 1; size <= sizeof bytes; size++)
                        check_bytes(bytes, size);
                }
}
END_TEST

START_TEST(characters_are_counted)
{
    static const struct {
        const char *text;
        size_t count, valid;
    } cases[] = {
        {"", 0, 0},
        {"abc", 3, 3},
        {"\xC3\xA9t\xC3\xA9", 3, 5},
        {"abcdefghijklmnop\xE2\x82\xAC"
         "abcdefgh",
         25, 27},
        {"\xF0\x90\x8D\x88", 1, 4},
        {"a\xFF"
         "b",
         3, 1},
        {"ab\xC3", 3, 2},
        {"\xE2\x82", 2, 0},
        {"\x80\x80", 2, 0},
        {"\xC0\xAF", 2, 0},
        {"1234567\xC3\xA9"
         "12345678\xE2",
         17, 17},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        ck_assert_uint_eq(utf8_count(cases[i].text, strlen(cases[i].text)),
                          cases[i].count);
        ck_assert_uint_eq(utf8_valid(cases[i].text, strlen(cases[i].text)),
                          cases[i].valid);
    }
}
END_TEST

START_TEST(the_nearest_name_is_offered)
{
    static const char *const names[] = {"alphabeta", "negascout", "scout", "sss", "bb"};
    static const struct {
        const char *typed, *message;
    } cases[] = {
        {"alphabetta", "unknown algorithm 'alphabetta'; did you mean 'alphabeta'?"},
        {"sout", "unknown algorithm 'sout'; did you mean 'scout'?"},
        {"s", "unknown algorithm 's'"},
        {"ssss", "unknown algorithm 'ssss'; did you mean 'sss'?"},
        {"quicksort", "unknown algorithm 'quicksort'"},
        {"", "unknown algorithm ''"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nearest nearest = nearest_to(cases[i].typed);
        struct error error;

        for (size_t j = 0; j < sizeof names / sizeof names[0]; j++)
            nearest_offer(&nearest, names[j]);
        ck_assert(!nearest_error(&nearest, "algorithm", "", &error));
        ck_assert_int_eq(error.kind, ERROR_USAGE);
        ck_assert_str_eq(error.message, cases[i].message);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *group = suite_group(suite, "base");

    tcase_add_test(group, errors_are_printed);
    tcase_add_test(group, a_limit_of_memory_is_named);
    tcase_add_test(group, long_messages_are_cut);
    tcase_add_test(group, memory_grows);
    tcase_add_test(group, large_arrays_are_whole_pages);
    tcase_add_test(group, large_arrays_keep_what_they_hold);
    tcase_add_test(group, buffers_grow);
    tcase_add_test(group, sorting_keeps_equals_in_order);
    tcase_add_test(group, keys_decide_where_they_differ);
    tcase_add_test(group, characters_are_known);
    tcase_add_test(group, everything_else_is_not);
    tcase_add_test(group, characters_are_counted);
    tcase_add_test(group, the_nearest_name_is_offered);
    return suite_run(suite);
}
