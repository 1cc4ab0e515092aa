/*
 * typography.c - characters in the place of ASCII's.
 */
#include "base/typography.h"

#include "base/digit.h"

#include <string.h>

static const struct typography characters[] = {
    {"\xE2\x88\x92", "U+2212", "-", false},
    {"\xE2\x80\x93", "U+2013", "-", false},
    {"\xE2\x80\x94", "U+2014", "-", false},
    {"\xE2\x80\x90", "U+2010", "-", false},
    {"\xE2\x80\x91", "U+2011", "-", false},
    {"\xEF\xB9\xA3", "U+FE63", "-", false},
    {"\xEF\xBC\x8D", "U+FF0D", "-", false},
    {"\xE2\x88\x9E", "U+221E", "inf", false},
    {"\xE2\x80\x9C", "U+201C", "\"", true},
    {"\xE2\x80\x9D", "U+201D", "\"", true},
    {"\xE2\x80\x9E", "U+201E", "\"", true},
    {"\xE2\x80\x98", "U+2018", "'", false},
    {"\xE2\x80\x99", "U+2019", "'", false},
    {"\xEF\xBC\x8C", "U+FF0C", ",", true},
    {"\xEF\xBC\x88", "U+FF08", "(", true},
    {"\xEF\xBC\x89", "U+FF09", ")", true},
    {"\xEF\xBC\xBB", "U+FF3B", "[", true},
    {"\xEF\xBC\xBD", "U+FF3D", "]", true},
    {"\xC2\xA0", "U+00A0", "a blank", true},
    {"\xE2\x80\xAF", "U+202F", "a blank", true},
    {"\xE2\x80\x89", "U+2009", "a blank", true},
};

/* The character at text[0 .. length), if it is one of them. */
static const struct typography *character_at(const char *text, size_t length)
{
    for (size_t i = 0; i < sizeof characters / sizeof *characters; i++) {
        size_t size = strlen(characters[i].character);

        if (size <= length && memcmp(text, characters[i].character, size) == 0)
            return &characters[i];
    }
    return NULL;
}

/* Whether a word is meant as a number, so that no such character belongs to it. */
static bool is_numeric(char first)
{
    return is_digit(first) || first == '-' || first == '+' || first == '.';
}

const struct typography *typography_find(const char *word, size_t length, size_t *found)
{
    bool numeric = length > 0 && is_numeric(word[0]);

    for (*found = 0; *found < length; ++*found) {
        const struct typography *character = NULL;

        if ((unsigned char)word[*found] >= 0x80)
            character = character_at(word + *found, length - *found);
        if (character && (numeric || *found == 0 || character->anywhere))
            return character;
    }
    return NULL;
}
