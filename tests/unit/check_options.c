/*
 * check_options.c - command lines by a table of options: what each type of row takes and
 * refuses, what getopt_long adds, what follows from the rows.
 */
#include "base/terminal.h"
#include "command/choices.h"
#include "suite.h"

#include <getopt.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { NEEDS_A = 1, NEEDS_B = 2 };

static option_call set_length;

static const char *size_word(size_t i)
{
    static const char *const words[] = {"small", "medium", "large", NULL};

    return words[i];
}

static const struct option_hint hints[] = {
    {"tiny wee ", "small is as small as it gets"},
    {"xl ", "large is enough"},
    {NULL, NULL},
};

#define OPTIONS(OPTION)                                                                  \
    OPTION(FLAG, 'f', "flag", SETS_FLAG(flag), "sets a flag")                            \
    OPTION(MARK, 'm', "mark", NEEDS(NEEDS_A, SETS_NOTHING), "is seen in the mask")       \
    OPTION(SIZE, 's', "size", SETS_WORD("SIZE", size, size_word), "one of three")        \
    OPTION(HINTED, 0, "hinted", HINTS(hints, SETS_WORD("SIZE", size, size_word)),        \
           "knows")                                                                      \
    OPTION(FROM, 0, "from", SETS_WORDS("SIZE", from, size_word, 7), "from 7 on")         \
    OPTION(MAYBE, 0, "maybe", MAY_SET_WORD("SIZE", maybe, size_word, 1, 9), "or none")   \
    OPTION(LETTER, 0, "letter", SETS_WORD("SIZE", letter, size_word), "in a byte")       \
    OPTION(WHOLE, 'w', "whole", SETS_WHOLE("N", whole, 2, UINT64_MAX), "a number")       \
    OPTION(WHOLLY, 0, "wholly", SETS_WHOLE("N", few, 0, 9), "a number, in few bytes")    \
    OPTION(NODE, 0, "node", NEEDS(NEEDS_A | NEEDS_B, SETS_NODE("N", n, 1)), "a node")    \
    OPTION(SCORE, 0, "score", SETS_SCORE("VALUE", score), "a value")                     \
    OPTION(TEXT, 't', "text", SETS_TEXT("TEXT", text), "any text")                       \
    OPTION(CALL, 0, "call", CALLS_ON(length, "TEXT", NULL, set_length), "its length")    \
    CHOICES_ABOUT(OPTION)

enum option_index {
#define OPTION(identifier, ...) OPTION_##identifier,
    OPTIONS(OPTION)
#undef OPTION
};

/* Between the members lies what no option may touch. */
struct settings {
    uint64_t given;
    bool flag, letter;
    uint8_t gap;
    uint32_t size, from, few, maybe;
    node n;
    uint32_t shell;
    uint64_t whole;
    double score;
    const char *text;
    size_t length;
};

static bool set_length(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    if (strlen(argument) > 3)
        return error_set(error, ERROR_USAGE, "option '--%s': too long", row->name);
    *(size_t *)target = strlen(argument);
    return true;
}

static const struct option_row rows[] = {
    OPTIONS(OPTION_ROW){.name = NULL},
};

static const struct option_older older[] = {
    {.letter = 'z', .name = "size-of-old", .option = OPTION_SIZE},
    {.letter = 'F', .option = OPTION_FLAG},
    {.name = "banner", .option = OPTION_FLAG},
    {.letter = 0},
};

static const struct command command = {
    .name = "tried",
    .usage = "[OPTION]... [FILE]...",
    .about = "Is tried.",
    .options = rows,
    .older = older,
    .given = offsetof(struct settings, given),
};

enum { MOST_WORDS = 8 };

/* Reads a command line, words separated by blanks; arguments must outlive the call. */
static char **read_line(const char *line, char *room, struct settings *settings,
                        struct error *error)
{
    static char name[] = "tried", *argv[MOST_WORDS + 2];
    int argc = 0;

    argv[argc++] = name;
    strcpy(room, line);
    for (char *word = strtok(room, " "); word; word = strtok(NULL, " "))
        argv[argc++] = word;
    ck_assert_int_le(argc, MOST_WORDS + 1);
    argv[argc] = NULL;
    optind = 0; /* from the beginning */
    *settings = (struct settings){.gap = 0xA5};
    *error = (struct error){.kind = ERROR_NONE};
    return options_read(&command, argc, argv, settings, error);
}

/* The same for a line that is right, with so many operands. */
static struct settings take(const char *line, int operands)
{
    static char room[200];
    struct settings settings;
    struct error error;
    char **rest = read_line(line, room, &settings, &error);
    int count = 0;

    ck_assert_msg(rest != NULL, "%s: %s", line, error.message);
    while (rest[count])
        count++;
    ck_assert_msg(count == operands, "%s: %d operands", line, count);
    ck_assert_uint_eq(settings.gap, 0xA5);
    return settings;
}

struct refusal {
    const char *line, *message;
};

static void expect_refusals(const struct refusal *refusals, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char room[200];
        struct settings settings;
        struct error error;

        ck_assert_msg(!read_line(refusals[i].line, room, &settings, &error), "%s",
                      refusals[i].line);
        ck_assert_int_eq(error.kind, ERROR_USAGE);
        ck_assert_str_eq(error.message, refusals[i].message);
    }
}

#define EXPECT_REFUSALS(refusals)                                                        \
    expect_refusals(refusals, sizeof(refusals) / sizeof(refusals)[0])

START_TEST(flags_are_set_and_marked)
{
    struct settings settings = take("--flag", 0);

    ck_assert(settings.flag);
    ck_assert_uint_eq(settings.given, OPTION_BIT(OPTION_FLAG));
    settings = take("--mark --mark", 0);
    ck_assert(!settings.flag);
    ck_assert_uint_eq(settings.given, OPTION_BIT(OPTION_MARK));
    ck_assert_uint_eq(take("", 0).given, 0);
}
END_TEST

START_TEST(words_set_their_places)
{
    static const struct refusal refusals[] = {
        {"--size=smal", "option '--size': expected small, medium or large, not 'smal'; "
                        "did you mean 'small'?"},
        {"-s huge", "option '--size': expected small, medium or large, not 'huge'"},
        {"--size=", "option '--size': expected small, medium or large, not ''"},
        {"--from=larg", "option '--from': expected small, medium or large, not 'larg'; "
                        "did you mean 'large'?"},
        {"--hinted=Wee", "option '--hinted': expected small, medium or large, not 'Wee': "
                         "small is as small as it gets"},
        {"--hinted=xl", "option '--hinted': expected small, medium or large, not 'xl': "
                        "large is enough"},
        {"--hinted=smal", "option '--hinted': expected small, medium or large, not "
                          "'smal'; did you mean 'small'?"},
        {"--hinted=wee xl", "option '--hinted': expected small, medium or large, not "
                            "'wee': small is as small as it gets"},
        {"--hinted=", "option '--hinted': expected small, medium or large, not ''"},
        {"--completion=zhs", "option '--completion': expected bash, zsh or fish, not "
                             "'zhs'; did you mean 'zsh'?"},
    };

    for (uint32_t i = 0; size_word(i); i++) {
        char line[40];

        snprintf(line, sizeof line, "--size=%s", size_word(i));
        ck_assert_uint_eq(take(line, 0).size, i);
        snprintf(line, sizeof line, "--from=%s", size_word(i));
        ck_assert_uint_eq(take(line, 0).from, 7 + i);
    }
    ck_assert_uint_eq(take("--size=Large --from=MEDIUM", 0).size, 2);
    ck_assert_uint_eq(take("--size=Large --from=MEDIUM", 0).from, 7 + 1);
    ck_assert(take("--letter=medium", 0).letter);
    ck_assert(!take("--letter=medium --letter=small", 0).letter);
    EXPECT_REFUSALS(refusals);
}
END_TEST

/* Without an argument it is another number; what stands behind it is an operand. */
START_TEST(words_may_be_missing)
{
    static const struct refusal refusals[] = {
        {"--maybe=smal", "option '--maybe': expected small, medium or large, not 'smal'; "
                         "did you mean 'small'?"},
        {"--maybe=", "option '--maybe': expected small, medium or large, not ''"},
    };

    ck_assert_uint_eq(take("--maybe", 0).maybe, 9);
    ck_assert_uint_eq(take("--maybe=large", 0).maybe, 3);
    ck_assert_uint_eq(take("--maybe large", 1).maybe, 9);
    EXPECT_REFUSALS(refusals);
}
END_TEST

static const char *cased_word(size_t i)
{
    static const char *const words[] = {"ab", "Ab", "AB", "c", NULL};

    return words[i];
}

START_TEST(words_are_found_in_their_own_case_first)
{
    size_t place;

    for (size_t i = 0; cased_word(i); i++) {
        ck_assert(options_find(cased_word, cased_word(i), &place));
        ck_assert_uint_eq(place, i);
    }
    ck_assert(options_find(cased_word, "aB", &place));
    ck_assert_uint_eq(place, 0);
    ck_assert(options_find(cased_word, "C", &place));
    ck_assert_uint_eq(place, 3);
    ck_assert(!options_find(cased_word, "a", &place));
    ck_assert(!options_find(cased_word, "", &place));
}
END_TEST

START_TEST(whole_numbers_have_limits)
{
    static const struct refusal refusals[] = {
        {"--whole=1", "option '--whole': expected a whole number from 2 to "
                      "18446744073709551615, not '1'"},
        {"--whole=18446744073709551616", "option '--whole': expected a whole number from "
                                         "2 to 18446744073709551615, not "
                                         "'18446744073709551616'"},
        {"--wholly=10",
         "option '--wholly': expected a whole number from 0 to 9, not '10'"},
        {"--wholly=-1",
         "option '--wholly': expected a whole number from 0 to 9, not '-1'"},
        {"--wholly=+1",
         "option '--wholly': expected a whole number from 0 to 9, not '+1'"},
        {"--wholly=1x",
         "option '--wholly': expected a whole number from 0 to 9, not '1x'"},
        {"--wholly=", "option '--wholly': expected a whole number from 0 to 9, not ''"},
        {"--node=0", "option '--node': expected a whole number from 1 to 4294967294, not "
                     "'0'"},
        {"--node=4294967295", "option '--node': expected a whole number from 1 to "
                              "4294967294, not '4294967295'"},
    };

    ck_assert_uint_eq(take("--whole=2", 0).whole, 2);
    ck_assert_uint_eq(take("-w18446744073709551615", 0).whole, UINT64_MAX);
    ck_assert_uint_eq(take("--wholly=9", 0).few, 9);
    ck_assert_uint_eq(take("--wholly=0 --wholly=007", 0).few, 7);
    ck_assert_uint_eq(take("--node=1", 0).n, 1);
    ck_assert_uint_eq(take("--node 4294967294", 0).n, TREE_NODE_LIMIT);
    EXPECT_REFUSALS(refusals);
}
END_TEST

START_TEST(values_are_those_of_trees)
{
    static const char *const wrong[] = {"--score=",    "--score=x",   "--score=1x",
                                        "--score=0x1", "--score=nan", "--score=1e999"};

    ck_assert_double_eq(take("--score=-2.5e1", 0).score, -25);
    ck_assert_double_eq(take("--score=inf", 0).score, (double)INFINITY);
    ck_assert_double_eq(take("--score -inf", 0).score, (double)-INFINITY);
    ck_assert_double_eq(take("--score=Inf", 0).score, (double)INFINITY);
    ck_assert_double_eq(take("--score=-INF", 0).score, (double)-INFINITY);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char room[200];
        struct settings settings;
        struct error error;

        ck_assert_msg(!read_line(wrong[i], room, &settings, &error), "%s", wrong[i]);
        ck_assert_int_eq(error.kind, ERROR_USAGE);
        ck_assert_ptr_nonnull(strstr(error.message, "option '--score': "));
    }
}
END_TEST

START_TEST(texts_are_kept_and_calls_called)
{
    static const struct refusal refusals[] = {
        {"--call=abcd", "option '--call': too long"},
    };

    ck_assert_str_eq(take("--text=--flag", 0).text, "--flag");
    ck_assert_str_eq(take("--text=", 0).text, "");
    ck_assert_uint_eq(take("--call=abc", 0).length, 3);
    EXPECT_REFUSALS(refusals);
}
END_TEST

START_TEST(letters_are_grouped_and_names_cut_short)
{
    static const struct refusal refusals[] = {
        {"-fy", "unknown option '-y'"},
        {"-ft", "option '--text' needs an argument: TEXT"},
        {"--siz", "option '--size' needs an argument: SIZE"},
        {"--fl=1", "option '--flag' takes no argument"},
        {"--whol=3", "option '--whol' is ambiguous"},
        {"--falg", "unknown option '--falg'; did you mean '--flag'?"},
        {"file --falg=1 other", "unknown option '--falg'; did you mean '--flag'?"},
        {"--xyzzy", "unknown option '--xyzzy'"},
    };
    struct settings settings = take("-fmtabc one -slarge two", 2);

    ck_assert(settings.flag);
    ck_assert_str_eq(settings.text, "abc");
    ck_assert_uint_eq(settings.size, 2);
    ck_assert_uint_eq(settings.given, OPTION_BIT(OPTION_FLAG) | OPTION_BIT(OPTION_MARK) |
                                          OPTION_BIT(OPTION_SIZE) |
                                          OPTION_BIT(OPTION_TEXT));
    ck_assert_uint_eq(take("--whole=3 --sc=1 --te x", 0).given,
                      OPTION_BIT(OPTION_WHOLE) | OPTION_BIT(OPTION_SCORE) |
                          OPTION_BIT(OPTION_TEXT));
    ck_assert_uint_eq(take("-f -- -m --size", 2).given, OPTION_BIT(OPTION_FLAG));
    EXPECT_REFUSALS(refusals);
}
END_TEST

START_TEST(older_spellings_still_work)
{
    static const struct refusal refusals[] = {
        {"-z", "option '--size' needs an argument: SIZE"},
        {"--size-of=huge",
         "option '--size': expected small, medium or large, not 'huge'"},
        {"--banner=1", "option '--flag' takes no argument"},
    };
    struct settings settings = take("-Fzlarge", 0);

    ck_assert(settings.flag);
    ck_assert_uint_eq(settings.size, 2);
    ck_assert_uint_eq(settings.given, OPTION_BIT(OPTION_FLAG) | OPTION_BIT(OPTION_SIZE));
    ck_assert_uint_eq(take("--size-of-old=medium", 0).size, 1);
    ck_assert_uint_eq(take("--siz=medium", 0).size, 1);
    ck_assert_uint_eq(take("--banner", 0).given, OPTION_BIT(OPTION_FLAG));
    EXPECT_REFUSALS(refusals);
}
END_TEST

START_TEST(what_is_useless_is_refused)
{
    uint64_t given = take("--node=1 -f --mark", 0).given, useless;
    struct error error;

    ck_assert_uint_eq(options_needing(&command, given, NEEDS_A | NEEDS_B), 0);
    useless = options_needing(&command, given, NEEDS_A);
    ck_assert_uint_eq(useless, OPTION_BIT(OPTION_NODE));
    ck_assert(!options_refuse(&command, useless, "this", &error));
    ck_assert_str_eq(error.message, "option '--node' has no meaning for 'this'");
    useless = options_needing(&command, given, NEEDS_B);
    ck_assert(!options_refuse(&command, useless, "that", &error));
    ck_assert_int_eq(error.kind, ERROR_USAGE);
    ck_assert_str_eq(error.message, "option '--mark' has no meaning for 'that'");
    ck_assert(options_refuse(&command, 0, "anything", &error));
}
END_TEST

/* What is printed for a question, to be freed by the caller. */
static char *answer(const char *line)
{
    struct settings settings = take(line, 0);
    char *data = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&data, &size);
    struct error error;

    ck_assert_ptr_nonnull(out);
    ck_assert(options_asked(&command, &settings));
    ck_assert(options_answer(out, &command, &settings, &error));
    ck_assert_int_eq(fclose(out), 0);
    return data;
}

START_TEST(questions_are_answered)
{
    static const struct {
        const char *line, *start;
    } cases[] = {
        {"--help", "Usage: tried [OPTION]... [FILE]...\nIs tried.\n\n  -f, --flag  "},
        {"-V --help -f", "tried " GTEVAL_VERSION "\n"},
        {"--completion=bash", "# bash completion for tried\n"},
        {"--completion=fish", "# fish completion for tried\n"},
    };
    struct settings settings = take("-f", 0);

    ck_assert(!options_asked(&command, &settings));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char *printed = answer(cases[i].line);

        ck_assert_msg(strncmp(printed, cases[i].start, strlen(cases[i].start)) == 0, "%s",
                      printed);
        free(printed);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("options");
    TCase *group = suite_group(suite, "options");

    tcase_add_test(group, flags_are_set_and_marked);
    tcase_add_test(group, words_set_their_places);
    tcase_add_test(group, words_may_be_missing);
    tcase_add_test(group, words_are_found_in_their_own_case_first);
    tcase_add_test(group, whole_numbers_have_limits);
    tcase_add_test(group, values_are_those_of_trees);
    tcase_add_test(group, texts_are_kept_and_calls_called);
    tcase_add_test(group, letters_are_grouped_and_names_cut_short);
    tcase_add_test(group, older_spellings_still_work);
    tcase_add_test(group, what_is_useless_is_refused);
    tcase_add_test(group, questions_are_answered);
    return suite_run(suite);
}
