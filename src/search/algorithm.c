/*
 * algorithm.c - the table of algorithms and their names.
 */
#include "search/algorithm.h"

#include <string.h>

const struct algorithm algorithms[ALGORITHM_COUNT + 1] = {
#define ALGORITHM(identifier, name_, title_, options_, again_, style_, traits_,          \
                  general_, memory_, source_, summary_, strength_)                       \
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
        .general = general_,                                                             \
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
    {"expectimax", "minimax"},
    {"expectiminimax", "minimax"},
    {"expectminimax", "minimax"},
    {"star1", "alphabeta"},
    {"minmax", "minimax"},
    {"ns", "negascout"},
    {"principalvariationsearch", "pvs"},
    {"mtsssstar", "mt-sss"},
    {"mtdualstar", "mt-dual"},
    {"sssstar", "sss"},
    {"dualstar", "dual"},
    {"recsssstar", "recsss"},
    {"c", "cstar"},
    {"shallowpruning", "shallow"},
    {"pns", "pn"},
    {"proofnumber", "pn"},
    {"proofnumbersearch", "pn"},
    {"depthfirstproofnumbersearch", "dfpn"},
    {"maxnwithshallowpruning", "shallow"},
    {NULL, NULL},
};

/*
 * MTD(f) from an infinite guess, where a sign matters and a missing one is +. Between
 * other words a minus only joins, so out of brackets it is not taken for one.
 */
#define INFINITE(infinity)                                                               \
    {"mtd(" infinity ")", "mt-sss"}, {"mtd(+" infinity ")", "mt-sss"},                   \
        {"mtd" infinity, "mt-sss"}, {"mtd+" infinity, "mt-sss"},                         \
        {"mtd(-" infinity ")", "mt-dual"}, {"mtd(\u2212" infinity ")", "mt-dual"},

static const struct alias infinite_guesses[] = {INFINITE("inf") INFINITE("infinity")
                                                    INFINITE("\u221E"){NULL, NULL}};
#undef INFINITE

/* The next character of a name that is not ignored, in lower case; 0 at the end. */
static char significant(const char **name, const char *ignored)
{
    while (**name && strchr(ignored, **name))
        ++*name;
    if (!**name)
        return '\0';
    return (char)(**name >= 'A' && **name <= 'Z' ? *(*name)++ - 'A' + 'a' : *(*name)++);
}

/* Whether two names are the same but for case and what is ignored. */
static bool alike(const char *a, const char *b, const char *ignored)
{
    char next;

    do
        if ((next = significant(&a, ignored)) != significant(&b, ignored))
            return false;
    while (next);
    return true;
}

/* The name that the alias stands for, or the alias itself if it is none of these. */
static const char *resolve(const char *alias, const struct alias *among,
                           const char *ignored)
{
    for (; among->alias; among++)
        if (alike(alias, among->alias, ignored))
            return among->name;
    return alias;
}

const struct algorithm *algorithm_find(const char *name)
{
    static const char blanks[] = " _", punctuation[] = " _-*^()";

    name = resolve(name, infinite_guesses, blanks);
    name = resolve(name, aliases, punctuation);
    for (const struct algorithm *a = algorithms; a->name; a++)
        if (alike(name, a->name, punctuation))
            return a;
    return NULL;
}

/* The way out of a tree with payoffs for those who named another algorithm. */
static bool refuse_payoffs(const struct algorithm *algorithm, const struct tree *t,
                           struct error *error)
{
    char names[80] = "";
    size_t used = 0;

    for (const struct algorithm *a = algorithms; a->name; a++)
        if (a->traits & HANDLES_PAYOFFS)
            used += (size_t)snprintf(names + used, sizeof names - used, "%s%s",
                                     used > 0 ? ", " : "", a->name);
    return error_set(error, ERROR_INPUT, "%s: %u player%s: use %s or --paranoid=PLAYER",
                     algorithm->name, t->players, t->players == 1 ? "" : "s", names);
}

bool algorithm_takes(const struct algorithm *algorithm, const struct tree *t,
                     struct error *error)
{
    bool payoffs = algorithm->traits & HANDLES_PAYOFFS;

    if (tree_has_payoffs(t) && !payoffs)
        return refuse_payoffs(algorithm, t, error);
    if (payoffs && !tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT, "%s: tree has values, no payoffs",
                         algorithm->name);
    if (t->chance && !(algorithm->traits & HANDLES_CHANCE))
        return error_set(error, ERROR_INPUT, "%s: tree has chance nodes",
                         algorithm->name);
    return true;
}

const struct algorithm *algorithm_standard(void)
{
    const struct algorithm *standard = algorithms;

    while (!(standard->traits & IS_STANDARD))
        standard++;
    return standard;
}

const struct algorithm *algorithm_standard_of(const struct tree *t)
{
    const struct algorithm *standard = algorithms;
    struct error error;

    while (!(standard->traits & IS_STANDARD) || !algorithm_takes(standard, t, &error))
        standard++;
    return standard;
}
