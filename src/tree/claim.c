/*
 * claim.c - claims, and the words for them.
 */
#include "tree/claim.h"

#include "base/fold.h"

#include <string.h>

static const char *const kinds[CLAIM_KINDS] = {
    [CLAIM_EXACT] = "exact", [CLAIM_LOWER] = "lower", [CLAIM_UPPER] = "upper"};

/* Without what does not matter. Alpha and beta are the bounds that a value has met. */
static const struct {
    const char *word;
    enum claim claim;
} words[] = {
    {"exact", CLAIM_EXACT},  {"exactbound", CLAIM_EXACT}, {"exactvalue", CLAIM_EXACT},
    {"lower", CLAIM_LOWER},  {"lowerbound", CLAIM_LOWER}, {"atleast", CLAIM_LOWER},
    {"upper", CLAIM_UPPER},  {"upperbound", CLAIM_UPPER}, {"atmost", CLAIM_UPPER},
    {"failhigh", CLAIM_CUT}, {"beta", CLAIM_CUT},         {"cut", CLAIM_CUT},
    {"cutnode", CLAIM_CUT},  {"faillow", CLAIM_ALL},      {"alpha", CLAIM_ALL},
    {"all", CLAIM_ALL},      {"allnode", CLAIM_ALL},      {"pv", CLAIM_EXACT},
    {"pvnode", CLAIM_EXACT},
};

static void set_kind(struct tree *t, node n, enum claim claim)
{
    t->claim[n] = claim_with(t->claim[n], (uint8_t)claim);
}

void claim_turn(struct tree *t, node n)
{
    enum claim claim = claim_of(t, n);

    if (claim == CLAIM_LOWER)
        set_kind(t, n, CLAIM_UPPER);
    else if (claim == CLAIM_UPPER)
        set_kind(t, n, CLAIM_LOWER);
}

const char *claim_word(enum claim claim)
{
    return kinds[claim];
}

enum claim claim_find(const char *text, size_t length)
{
    char folded[FOLD_ROOM];

    fold_word(text, length, folded);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(folded, words[i].word) == 0)
            return words[i].claim;
    return CLAIM_KINDS;
}

void claim_settle(struct tree *t)
{
    for (node n = TREE_ROOT; t->claim && n < t->count; n++) {
        enum claim claim = claim_of(t, n);
        bool max = t->mover[n] != MOVER_MIN;

        if (claim == CLAIM_CUT)
            claim = max ? CLAIM_LOWER : CLAIM_UPPER;
        else if (claim == CLAIM_ALL)
            claim = max ? CLAIM_UPPER : CLAIM_LOWER;
        set_kind(t, n, claim);
    }
}
