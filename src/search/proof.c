/*
 * proof.c - the smallest sets of leaves that prove what a tree is worth.
 *
 * Children stand behind their parents in the arrays, so one sweep from the back tells
 * what each node needs, and one from the front takes what the root does: no recursion.
 */
#include "search/proof.h"

#include "base/memory.h"
#include "tree/node_set.h"

#include <stdlib.h>

const struct proof_kind proof_kinds[PROOF_SIDES] = {
    [PROOF_LOWER] = {.relation = AT_LEAST, .chooser = MOVER_MAX, .name = "lower"},
    [PROOF_UPPER] = {.relation = AT_MOST, .chooser = MOVER_MIN, .name = "upper"},
};

const char *proof_word(size_t i)
{
    static const char *const words[] = {"lower", "upper", "both", NULL};

    return words[i];
}

/* Sums of fewer leaves than the tree has cannot overflow; PROOF_NEVER stays. */
static uint32_t add(uint32_t a, uint32_t b)
{
    return a == PROOF_NEVER || b == PROOF_NEVER ? PROOF_NEVER : a + b;
}

/* What is to be shown, and what each leaf costs: of those that show it, those in the set
 * as much, the others as much. */
struct need {
    const struct tree *tree;
    double value;
    enum proof_side side;
    const uint8_t *set; /* NULL: all are others */
    uint32_t inside, outside;
};

static bool is_certain(double value, enum proof_side side)
{
    return value == (side == PROOF_LOWER ? -INFINITY : INFINITY);
}

static uint32_t cost(const struct need *need, node leaf)
{
    double value = need->tree->value[leaf];

    if (need->side == PROOF_LOWER ? value < need->value : value > need->value)
        return PROOF_NEVER;
    return need->set && node_set_has(need->set, leaf) ? need->inside : need->outside;
}

/* Fills what each node needs; that of the root. */
static uint32_t sum_up(const struct need *need, uint32_t *needed)
{
    const struct tree *t = need->tree;
    enum mover chooser = proof_kinds[need->side].chooser;

    for (node n = TREE_ROOT; n < t->count; n++)
        needed[n] = t->mover[n] == chooser ? PROOF_NEVER : 0;
    for (node n = t->count; n-- > 0;) {
        node parent = t->parent[n];

        if (tree_is_leaf(t, n))
            needed[n] = cost(need, n);
        if (n == TREE_ROOT)
            break;
        if (t->mover[parent] != chooser)
            needed[parent] = add(needed[parent], needed[n]);
        else if (needed[n] < needed[parent])
            needed[parent] = needed[n];
    }
    return needed[TREE_ROOT];
}

uint32_t proof_size(const struct tree *t, double value, enum proof_side side,
                    uint32_t *needed)
{
    struct need need = {.tree = t, .value = value, .side = side, .outside = 1};

    return sum_up(&need, needed);
}

/* Of the children of n, leaves only the leftmost of those that need least. */
static void choose(const struct tree *t, node n, uint32_t *needed)
{
    bool found = false;

    TREE_EACH_CHILD(t, n, c) {
        if (!found && needed[c] == needed[n])
            found = true;
        else
            needed[c] = PROOF_NEVER;
    }
}

/* Lists the leaves of the strategy that needs least. */
static void take(const struct tree *t, enum proof_side side, uint32_t *needed,
                 struct proof_leaves *leaves)
{
    for (node n = TREE_ROOT, next; n < t->count; n = next) {
        next = needed[n] == PROOF_NEVER ? t->end[n] : n + 1;
        if (needed[n] == PROOF_NEVER)
            continue;
        if (tree_is_leaf(t, n))
            leaves->of[leaves->count++] = n;
        else if (t->mover[n] == proof_kinds[side].chooser)
            choose(t, n, needed);
    }
}

static bool find(const struct need *need, struct proof_leaves *leaves,
                 struct error *error)
{
    const struct tree *t = need->tree;
    bool certain = is_certain(need->value, need->side), done;
    uint32_t *needed = NULL, size;

    *leaves = (struct proof_leaves){.exists = certain};
    if (certain)
        return true;
    if (!memory_resize(&needed, t->count, sizeof *needed, error))
        return false;
    size = sum_up(need, needed);
    leaves->exists = size != PROOF_NEVER;
    done = !leaves->exists || memory_resize(&leaves->of, size, sizeof *leaves->of, error);
    if (done && leaves->exists)
        take(t, need->side, needed, leaves);
    free(needed);
    return done;
}

bool proof_find(const struct tree *t, double value, enum proof_side side,
                struct proof_leaves *leaves, struct error *error)
{
    struct need need = {.tree = t, .value = value, .side = side, .outside = 1};

    return find(&need, leaves, error);
}

bool proof_find_within(const struct tree *t, double value, enum proof_side side,
                       const uint8_t *set, struct proof_leaves *leaves,
                       struct error *error)
{
    struct need need = {.tree = t,
                        .value = value,
                        .side = side,
                        .set = set,
                        .inside = 1,
                        .outside = PROOF_NEVER};

    return find(&need, leaves, error);
}

/* The child of n to go on to: the leftmost of least need, or the first that needs any. */
static node lacking_child(const struct need *need, const uint32_t *needed, node n)
{
    const struct tree *t = need->tree;
    node c = tree_first_child(n);

    if (t->mover[n] == proof_kinds[need->side].chooser)
        while (needed[c] != needed[n])
            c = tree_next_child(t, c);
    else
        while (needed[c] == 0)
            c = tree_next_child(t, c);
    return c;
}

bool proof_find_missing(const struct tree *t, double value, enum proof_side side,
                        const uint8_t *set, bool *lacks, node *missing,
                        struct error *error)
{
    struct need need = {
        .tree = t, .value = value, .side = side, .set = set, .outside = 1};
    uint32_t *needed = NULL, size;
    node n = TREE_ROOT;

    *lacks = false;
    if (is_certain(value, side))
        return true;
    if (!memory_resize(&needed, t->count, sizeof *needed, error))
        return false;
    size = sum_up(&need, needed);
    *lacks = size > 0 && size != PROOF_NEVER;
    while (*lacks && !tree_is_leaf(t, n))
        n = lacking_child(&need, needed, n);
    *missing = n;
    free(needed);
    return true;
}

bool proof_side_of_result(const struct tree *t, const struct result *result,
                          enum proof_side side, struct proof_leaves *leaves,
                          struct error *error)
{
    *leaves = (struct proof_leaves){.exists = false};
    if (!proof_has_meaning(t) ||
        (result->bound != EQUAL && result->bound != proof_kinds[side].relation))
        return true;
    return proof_find(t, result->value, side, leaves, error);
}

bool proof_of_result(const struct tree *t, const struct result *result,
                     struct proof *proof, struct error *error)
{
    *proof = (struct proof){.value = result->value};
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
        if (!proof_side_of_result(t, result, side, &proof->sides[side], error))
            return false;
    return true;
}

void proof_release(struct proof *proof)
{
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
        free(proof->sides[side].of);
    *proof = (struct proof){0};
}
