/*
 * packed.c - the table of compressed forms.
 */
#include "base/packed.h"

#include <stdbool.h>
#include <string.h>

static const struct packed forms[] = {
#define FORM(words, what_, program, magic_)                                              \
    {.what = what_, .way = PACKED_WAY(program), .magic = magic_},
    PACKED(FORM)
#undef FORM
};

static bool begins(const char *bytes, size_t size, const char *magic)
{
    if (size < strlen(magic))
        return false;
    for (; *magic; magic++, bytes++)
        if (*magic != '?' && *magic != *bytes)
            return false;
    return true;
}

const struct packed *packed_find(const char *bytes, size_t size)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (begins(bytes, size, forms[i].magic))
            return &forms[i];
    return NULL;
}
