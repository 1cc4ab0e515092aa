/*
 * check_quote.c - the quoting rules, character by character: what they write reads back
 * as what they were given, and holds nothing that its format would obey.
 */
#include "base/quote.h"
#include "base/utf8.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

typedef void quoting(FILE *out, const char *text);

/* What the rule writes, to be freed by the caller. */
static char *quoted(quoting *quote, const char *text)
{
    char *data = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&data, &size);

    ck_assert_ptr_nonnull(out);
    quote(out, text);
    ck_assert_int_eq(fclose(out), 0);
    return data;
}

static void expect_quoted(quoting *quote, const char *text, const char *expected)
{
    char *data = quoted(quote, text);

    ck_assert_str_eq(data, expected);
    free(data);
}

/* Codes that are tried: all of one and two bytes, and some of three and four. */
enum { TWO_BYTES_END = 0x800 };
static const uint32_t more_codes[] = {0x800,  0x2027, 0x2028,  0x202E,  0x202F,
                                      0x2065, 0x2066, 0x2069,  0x206A,  0xD7FF,
                                      0xE000, 0xFFFD, 0x1F600, 0x10FFFF};
enum { CODES = TWO_BYTES_END - 1 + sizeof more_codes / sizeof more_codes[0] };

static uint32_t tried_code(int i)
{
    return i < TWO_BYTES_END - 1 ? (uint32_t)i + 1 : more_codes[i - TWO_BYTES_END + 1];
}

/* A text of that one character between two letters. */
static void make_text(uint32_t code, char text[static 2 + UTF8_LONGEST + 1])
{
    char *at = text;

    *at++ = 'a';
    if (code < 0x80) {
        *at++ = (char)code;
    } else if (code < 0x800) {
        *at++ = (char)(0xC0 | code >> 6);
        *at++ = (char)(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        *at++ = (char)(0xE0 | code >> 12);
        *at++ = (char)(0x80 | (code >> 6 & 0x3F));
        *at++ = (char)(0x80 | (code & 0x3F));
    } else {
        *at++ = (char)(0xF0 | code >> 18);
        *at++ = (char)(0x80 | (code >> 12 & 0x3F));
        *at++ = (char)(0x80 | (code >> 6 & 0x3F));
        *at++ = (char)(0x80 | (code & 0x3F));
    }
    *at++ = 'z';
    *at = '\0';
}

START_TEST(codes_are_read)
{
    for (int i = 0; i < CODES; i++) {
        char text[2 + UTF8_LONGEST + 1];
        size_t length;

        make_text(tried_code(i), text);
        length = utf8_length(text + 1, strlen(text + 1));
        ck_assert_uint_eq(utf8_code(text + 1, length), tried_code(i));
    }
}
END_TEST

/* The code of the character or the escape of JSON at *at, which is moved past it. */
static uint32_t read_json(const char **at)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    size_t length = utf8_length(*at, strlen(*at));
    uint32_t code = utf8_code(*at, length);
    char digits[5] = "";

    *at += length;
    if (code != '\\')
        return code;
    if (*(*at)++ != 'u')
        return (uint32_t)to[strchr(from, (*at)[-1]) - from];
    memcpy(digits, *at, 4);
    *at += 4;
    return (uint32_t)strtoul(digits, NULL, 16);
}

static void expect_json(quoting *quote, uint32_t code)
{
    char text[2 + UTF8_LONGEST + 1], *data;
    const char *at;

    make_text(code, text);
    data = quoted(quote, text);
    ck_assert_int_eq(strncmp(data, "\"a", 2), 0);
    at = data + 2;
    ck_assert_uint_eq(read_json(&at), code);
    ck_assert_str_eq(at, "z\"");
    free(data);
}

START_TEST(strings_of_json_read_back)
{
    for (int i = 0; i < CODES; i++) {
        expect_json(quote_json, tried_code(i));
        expect_json(quote_script, tried_code(i));
    }
}
END_TEST

/* Nothing of what is written may be obeyed: by a terminal, or by one of these bytes. */
static void expect_harmless(quoting *quote, uint32_t code, const char *forbidden)
{
    char text[2 + UTF8_LONGEST + 1], *data;
    size_t length;

    make_text(code, text);
    data = quoted(quote, text);
    for (const char *at = data; *at; at += length) {
        uint32_t written;

        length = utf8_length(at, strlen(at));
        ck_assert_uint_gt(length, 0);
        written = utf8_code(at, length);
        ck_assert(!utf8_is_control(written));
        ck_assert_msg(!strchr(forbidden, *at), "U+%04X becomes %s", (unsigned)code, data);
    }
    free(data);
}

START_TEST(nothing_is_obeyed)
{
    for (int i = 0; i < CODES; i++) {
        expect_harmless(quote_word, tried_code(i), "\n");
        expect_harmless(quote_plain, tried_code(i), "\n");
        expect_harmless(quote_xml, tried_code(i), "<>\"'");
        expect_harmless(quote_script, tried_code(i), "<");
        expect_harmless(quote_dot, tried_code(i), "\n");
        expect_harmless(quote_dot_tooltip, tried_code(i), "\n");
        expect_harmless(quote_csv, tried_code(i), "\n");
        expect_harmless(quote_tex, tried_code(i), "^~");
    }
}
END_TEST

START_TEST(formats_have_their_escapes)
{
    expect_quoted(quote_plain, "a b\"\\\033[m", "a b\"\\\\u001b[m");
    expect_quoted(quote_xml, "&<>\"'\n", "&amp;&lt;&gt;&quot;&#39;\\n");
    expect_quoted(quote_xml, "\xEF\xBF\xBE\xEF\xBF\xBF", "\\ufffe\\uffff");
    expect_quoted(quote_script, "</script><!--", "\"\\u003c/script>\\u003c!--\"");
    expect_quoted(quote_script, "\xE2\x80\xA8\xE2\x80\xAE\xE2\x80\xAC",
                  "\"\\u2028\\u202e\\u202c\"");
    expect_quoted(quote_csv, "a,\"b\"\r\n", "\"a,\"\"b\"\"\\r\\n\"");
    expect_quoted(quote_dot, "\"];\\n\n&lt;", "\\\"];\\\\n\\\\n&amp;lt;");
    expect_quoted(quote_dot_tooltip, "\"\\N\n&lt;", "\\\"\\\\\\\\N\\\\\\\\n&amp;lt;");
}
END_TEST

/* Names of files may be no UTF-8. */
START_TEST(stray_bytes_are_shown)
{
    static quoting *const all[] = {quote_plain, quote_csv, quote_xml, quote_dot};

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        const char *shown = all[i] == quote_dot ? "a\\\\ufffdz" : "a\\ufffdz";

        expect_quoted(all[i], "a\x9Bz", shown);
        expect_quoted(all[i], "a\xE1z", shown);
    }
    expect_quoted(quote_json, "\xFF\xC3", "\"\\ufffd\\ufffd\"");
    expect_quoted(quote_word, "a\xBC", "\"a\\ufffd\"");
}
END_TEST

START_TEST(tex_is_told_what_it_knows)
{
    expect_quoted(quote_tex, "\\end{forest}%", "\\textbackslash{}end\\{forest\\}\\%");
    expect_quoted(quote_tex, "a_1^2 & $b$ #~",
                  "a\\_1\\textasciicircum{}2\\ \\&\\ \\$b\\$\\ \\#\\textasciitilde{}");
    expect_quoted(quote_tex, "--[a,b=c]``'", "{-}{-}{[}a{,}b{=}c{]}{`}{`}{'}");
    expect_quoted(quote_tex, "<|>", "\\textless{}\\textbar{}\\textgreater{}");
    expect_quoted(quote_tex, "\033", "\\textbackslash{}u001b");
    expect_quoted(quote_tex, "Łódź…", "Łódź…");
    expect_quoted(quote_tex, "ą日😀Ω",
                  "\\unicode{0105}\\unicode{65E5}\\unicode{1F600}"
                  "\\unicode{03A9}");
}
END_TEST

/* Ten bytes hold six of a text and the dots, or six and the NUL alone. */
START_TEST(texts_are_shortened)
{
    static const struct {
        const char *text, *start, *end;
    } cases[] = {
        {"", "", ""},
        {"1.2", "1.2", "1.2"},
        {"123456", "123456", "123456"},
        {"1234567", "123456...", "...234567"},
        {"a\tb\x7F\n", "a?b??", NULL},
        {"a\xFF\xC3", "a??", NULL},
        {"abcd\xE2\x82\xAC", "abcd...", NULL}, /* no character is cut */
        {"abc\xE2\x82\xAC", "abc\xE2\x82\xAC", NULL},
        {"\xC2\x85!", "\xC2\x85!", NULL},
        {"\xE2\x80\xAE\xE2\x80\xAC", "\xE2\x80\xAE\xE2\x80\xAC", NULL},
    };
    char shown[10];

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *text = cases[i].text;

        ck_assert_str_eq(quote_short(shown, sizeof shown, text, strlen(text)),
                         cases[i].start);
        if (cases[i].end)
            ck_assert_str_eq(quote_short_end(shown, sizeof shown, text, strlen(text)),
                             cases[i].end);
    }
    ck_assert_str_eq(quote_short(shown, sizeof shown, "a\0b", 3), "a?b");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("quote");
    TCase *group = suite_group(suite, "quote");

    tcase_add_test(group, codes_are_read);
    tcase_add_test(group, strings_of_json_read_back);
    tcase_add_test(group, nothing_is_obeyed);
    tcase_add_test(group, formats_have_their_escapes);
    tcase_add_test(group, stray_bytes_are_shown);
    tcase_add_test(group, tex_is_told_what_it_knows);
    tcase_add_test(group, texts_are_shortened);
    return suite_run(suite);
}
