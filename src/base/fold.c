/*
 * fold.c - words without what does not matter in them.
 */
#include "base/fold.h"

#include <string.h>

bool fold_keeps(char c)
{
    return !c || !strchr(" \t\r\n_-./?", c);
}

char fold_letter(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

void fold_word(const char *text, size_t length, char folded[static FOLD_ROOM])
{
    size_t count = 0;

    for (size_t i = 0; i < length; i++) {
        if (!fold_keeps(text[i]))
            continue;
        if (text[i] == '\0' || count + 1 == FOLD_ROOM) {
            count = 0;
            break;
        }
        folded[count++] = fold_letter(text[i]);
    }
    folded[count] = '\0';
}
