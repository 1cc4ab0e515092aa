/*
 * check_keys.c - words for what a node has, and for who moves.
 */
#include "read/keys.h"

#include "suite.h"

#include <string.h>

static const struct {
    const char *word;
    enum key_meaning column, member;
} words[] = {
    {"value", KEY_VALUE, KEY_VALUE},
    {"Static Value", KEY_VALUE, KEY_VALUE},
    {"node_type", KEY_PLAYER, KEY_PLAYER},
    {"nodeType", KEY_PLAYER, KEY_PLAYER},
    {"Node Type", KEY_PLAYER, KEY_PLAYER},
    {"is-maximizing", KEY_MAX, KEY_MAX},
    {"is min?", KEY_MIN, KEY_MIN},
    {"Children", KEY_LIKE, KEY_CHILDREN},
    {"state", KEY_LABEL, KEY_COMMENT},
    {"probability", KEY_PROBABILITY, KEY_PROBABILITY},
    /* Slips, and words that have one in them that matters. */
    {"plyer", KEY_UNKNOWN, KEY_LIKE},
    {"maximizng", KEY_LIKE, KEY_LIKE},
    {"childen", KEY_LIKE, KEY_LIKE},
    {"last_player", KEY_LIKE, KEY_LIKE},
    {"winProbability", KEY_LIKE, KEY_LIKE},
    {"best value", KEY_LIKE, KEY_UNKNOWN},
    {"minimax", KEY_UNKNOWN, KEY_UNKNOWN},
    {"sign", KEY_UNKNOWN, KEY_UNKNOWN},
    {"hide", KEY_UNKNOWN, KEY_UNKNOWN},
    {"", KEY_UNKNOWN, KEY_UNKNOWN},
    {"a word that is longer than any of those in the table", KEY_UNKNOWN, KEY_UNKNOWN},
};

START_TEST(words_mean)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const char *word = words[i].word;

        ck_assert_msg(key_find(word, strlen(word), KEY_OF_COLUMN).meaning ==
                          words[i].column,
                      "column %s", word);
        ck_assert_msg(key_find(word, strlen(word), KEY_OF_MEMBER).meaning ==
                          words[i].member,
                      "member %s", word);
    }
}
END_TEST

START_TEST(slips_have_a_word)
{
    ck_assert_str_eq(key_find("plyer", 5, KEY_OF_MEMBER).near, "player");
    ck_assert_ptr_null(key_find("last_player", 11, KEY_OF_MEMBER).near);
    ck_assert_int_eq(key_find_exact("plyer", 5, KEY_OF_MEMBER).meaning, KEY_UNKNOWN);
}
END_TEST

START_TEST(nul_is_no_part_of_a_word)
{
    ck_assert_int_eq(key_find("value\0s", 7, KEY_OF_MEMBER).meaning, KEY_UNKNOWN);
    ck_assert_int_eq(key_side("max\0", 4), SIDE_UNKNOWN);
}
END_TEST

START_TEST(names_have_an_order)
{
    ck_assert_uint_lt(key_find("name", 4, KEY_OF_MEMBER).rank,
                      key_find("Label", 5, KEY_OF_MEMBER).rank);
    ck_assert_uint_lt(key_find("move", 4, KEY_OF_MEMBER).rank,
                      key_find("id", 2, KEY_OF_MEMBER).rank);
}
END_TEST

START_TEST(keys_are_the_same)
{
    ck_assert(key_same("Node Type", 9, "node_type", 9));
    ck_assert(key_same("a_", 2, "A", 1));
    ck_assert(!key_same("ab", 2, "a", 1));
    ck_assert(!key_same("ab", 2, "ac", 2));
}
END_TEST

START_TEST(sides_have_words)
{
    ck_assert_int_eq(key_side("MAX node", 8), SIDE_MAX);
    ck_assert_int_eq(key_side("Minimizer", 9), SIDE_MIN);
    ck_assert_int_eq(key_side("terminal", 8), SIDE_LEAF);
    ck_assert_int_eq(key_side("internal", 8), SIDE_INNER);
    ck_assert_int_eq(key_side("Nature", 6), SIDE_CHANCE);
    ck_assert_int_eq(key_side("white", 5), SIDE_UNKNOWN);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("keys");
    TCase *group = suite_group(suite, "words");

    tcase_add_test(group, words_mean);
    tcase_add_test(group, slips_have_a_word);
    tcase_add_test(group, nul_is_no_part_of_a_word);
    tcase_add_test(group, names_have_an_order);
    tcase_add_test(group, keys_are_the_same);
    tcase_add_test(group, sides_have_words);
    return suite_run(suite);
}
