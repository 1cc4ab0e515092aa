/*
 * law.h - laws that hold for every tree, tried on many.
 */
#ifndef GTEVAL_TESTS_LAW_H
#define GTEVAL_TESTS_LAW_H

#include "base/error.h"
#include "random_tree.h"

struct law {
    const char *name;
    /* False, with error saying how, where the tree breaks the law. */
    bool (*holds)(const struct tree *t, struct error *error);
    struct wish wish; /* for which trees it is a law */
    uint32_t share;   /* tried on one tree in so many */
};

/*
 * Tries the law on as many trees as the environment's GTEVAL_TREES says, else on as many
 * as take seconds; the same ones each time. At the first that breaks it the test fails,
 * and tells the smallest tree found that does, in Dewey form.
 */
void law_check(const struct law *law);

/* How many trees are wanted in all, by the same rule; laws are tried on a share. */
uint32_t law_trees(void);

/* Random numbers that depend on the tree alone, for a law that needs some. */
struct dice law_dice(const struct tree *t);

#endif
