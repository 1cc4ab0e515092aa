/*
 * algorithm.c - the table of algorithms and their names.
 */
#include "search/algorithm.h"

#include <string.h>

const struct algorithm algorithms[ALGORITHM_COUNT + 1] = {
#define ALGORITHM(identifier, name_, title_, options_, again_, style_, traits_, memory_, \
                  source_, summary_, strength_)                                          \
    {                                                                                    \
        .name = name_,                                                                   \
        .title = title_,                                                                 \
        .options = options_,                                                             \
        .again = again_,                                                                 \
        .style = style_,                                                                 \
        .traits = traits_,                                                               \
        .memory = memory_,                                                               \
        .source = source_,                                                               \
        .summary = summary_,                                                             \
        .strength = strength_,                                                           \
        .plain = identifier##_plain,                                                     \
        .watched = identifier##_watched,                                                 \
    },
    ALGORITHMS(ALGORITHM)
#undef ALGORITHM
        {.name = NULL},
};

/* Names that differ by more than case and punctuation. */
static const struct alias {
    const char *alias, *name;
} aliases[] = {
    {"ab", "alphabeta"},
    {"branchandbound", "bb"},
    {"b&b", "bb"},
    {"mm", "minimax"},
    {"minmax", "minimax"},
    {"ns", "negascout"},
    {"principalvariationsearch", "pvs"},
    {"mtsssstar", "mt-sss"},
    {"mtdualstar", "mt-dual"},
    {"sssstar", "sss"},
    {"dualstar", "dual"},
    {"recsssstar", "recsss"},
    {"mtd+inf", "mt-sss"},
    {"mtd-inf", "mt-dual"},
    {"c", "cstar"},
};

/* The next character of a name that matters, in lower case; 0 at the end. */
static char significant(const char **name)
{
    while (**name && strchr("-_ *()", **name))
        ++*name;
    if (!**name)
        return '\0';
    return (char)(**name >= 'A' && **name <= 'Z' ? *(*name)++ - 'A' + 'a' : *(*name)++);
}

/* Whether two names are the same but for case and punctuation. */
static bool alike(const char *a, const char *b)
{
    char next;

    do
        if ((next = significant(&a)) != significant(&b))
            return false;
    while (next);
    return true;
}

const struct algorithm *algorithm_find(const char *name)
{
    for (size_t i = 0; i < sizeof aliases / sizeof aliases[0]; i++)
        if (alike(name, aliases[i].alias))
            name = aliases[i].name;
    for (const struct algorithm *a = algorithms; a->name; a++)
        if (alike(name, a->name))
            return a;
    return NULL;
}

const struct algorithm *algorithm_standard(void)
{
    const struct algorithm *standard = algorithms;

    while (!(standard->traits & IS_STANDARD))
        standard++;
    return standard;
}
