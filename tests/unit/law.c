/*
 * law.c - trying laws on random trees, and telling the smallest that breaks one.
 */
#include "law.h"

#include "literal.h"
#include "shrink.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__
enum { USUAL_TREES = 1000 };
#else
enum { USUAL_TREES = 20000 };
#endif

uint32_t law_trees(void)
{
    const char *wanted = getenv("GTEVAL_TREES");

    return wanted ? (uint32_t)strtoul(wanted, NULL, 10) : USUAL_TREES;
}

static bool is_broken(const struct tree *t, const void *context)
{
    const struct law *law = context;
    struct error error;

    return random_tree_fits(t, &law->wish) && !law->holds(t, &error);
}

static void report(const struct law *law, uint32_t number, const struct tree *t)
{
    struct tree smallest = shrink_tree(t, is_broken, law);
    struct buffer dewey = {0};
    struct error error = {.message = "(not any more)"};

    law->holds(&smallest, &error);
    literal_dewey(&dewey, &smallest);
    ck_abort_msg("%s (tree %u)\n%s\n%s", law->name, (unsigned)number, error.message,
                 dewey.data);
}

void law_check(const struct law *law)
{
    uint32_t trees = law_trees() / law->share + 1;
    struct build b = {0};
    struct error error;

    for (uint32_t i = 0; i < trees; i++) {
        struct dice dice = {.state = i};

        random_tree(&dice, &law->wish, &b);
        if (!law->holds(&b.tree, &error))
            report(law, i, &b.tree);
    }
    build_release(&b);
}

struct dice law_dice(const struct tree *t)
{
    struct dice dice = {.state = t->count};

    for (node n = TREE_ROOT; n < t->count; n++) {
        uint64_t bits;

        memcpy(&bits, &t->value[n], sizeof bits);
        dice.state += bits ^ t->end[n];
        dice.state = dice_bits(&dice);
    }
    return dice;
}
