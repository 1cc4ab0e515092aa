/*
 * check_strings.c - faults of strings: every reader that has strings as JSON does says
 * the same of them, at the same place.
 */
#include "reading.h"
#include "suite.h"

#include <string.h>

/* Texts around the inside of a string. */
static const struct {
    const char *format, *before, *behind;
} places[] = {
    {"json", "{\"name\":\"", "\",\"value\":3}"},
    {"json", "{\"children\":{\"", "\":3}}"},
    {"json", "{\"root\":\"a\",\"edges\":{\"a\":[\"", "\"]},\"values\":{\"b\":3}}"},
    {"json", "{\"A\":{\"", "\":3}}"},
    {"dewey", "e max \"", "\"\n1 3\n"},
    {"lab", "a: [b, \"", "\"]\nb=3\n"},
    {"list", "(\"", "\" 3)"},
    {"code", "{'name':'", "','value':3}"},
    {"prolog", "moves(a,['", "']).\nstaticval(b,3).\n"},
};

/* The inside of a string, how far behind its opening quote the fault is, and what is said
 * of it, or how that ends. */
static const struct {
    const char *bytes;
    size_t size, at;
    const char *message;
} faults[] = {
    {BYTES("ab\\qc"), 3, "bad escape in a string"},
    {BYTES("ab\\u12zz"), 3, "bad escape in a string: expected four hexadecimal digits"},
    {BYTES("\\ud800c"), 1, "half of a surrogate pair in a string: \\uD800"},
    {BYTES("a\\u0000b"), 2, "NUL"},
    {BYTES("a\\\\\\u0000b"), 4, "NUL"},
    {BYTES("a\x01"), 2, "control character U+0001 in a string"},
    {BYTES("a\0b"), 2, "control character U+0000 in a string"},
    {BYTES("a\tb"), 2, "control character U+0009 in a string"},
    {BYTES("ab\xFF"), 3, "invalid UTF-8 in a string"},
    {BYTES("\xC3\xA9\xC3"), 2, "invalid UTF-8 in a string"},
    {BYTES("a\nb"), 0, "string without its closing quote"},
    {BYTES("a\r\nb"), 0, "string without its closing quote"},
};

static void check_fault(size_t place, size_t fault)
{
    const char *before = places[place].before;
    struct buffer text = {0}, out = {0};
    const struct read_options options = {.root = MOVER_DEFAULT};
    char expected[200];

    buffer_text(&text, before);
    buffer_add(&text, faults[fault].bytes, faults[fault].size);
    buffer_text(&text, places[place].behind);
    snprintf(expected, sizeof expected, "1:%zu: %s", strlen(before) + faults[fault].at,
             faults[fault].message);
    reading_memory(format_find(places[place].format), &options, "x", text.data, text.size,
                   &out);
    ck_assert_msg(strncmp(out.data, expected, strlen(expected)) == 0, "%s: %s, not %s",
                  text.data, out.data, expected);
    buffer_release(&text);
    buffer_release(&out);
}

START_TEST(faults_have_one_place)
{
    for (size_t place = 0; place < LENGTH(places); place++)
        for (size_t fault = 0; fault < LENGTH(faults); fault++)
            check_fault(place, fault);
}
END_TEST

/* Nothing but the quote that opens it tells where a string should have ended. */
START_TEST(open_strings_are_shown_by_their_quotes)
{
    for (size_t place = 0; place < LENGTH(places); place++) {
        const struct read_options options = {.root = MOVER_DEFAULT};
        const char *before = places[place].before;
        struct buffer out = {0};
        char expected[100];

        snprintf(expected, sizeof expected, "1:%zu: string without its closing quote",
                 strlen(before));
        reading_memory(format_find(places[place].format), &options, "x", before,
                       strlen(before), &out);
        ck_assert_str_eq(out.data, expected);
        buffer_release(&out);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("strings");
    TCase *group = suite_group(suite, "strings");

    tcase_add_test(group, faults_have_one_place);
    tcase_add_test(group, open_strings_are_shown_by_their_quotes);
    return suite_run(suite);
}
