/*
 * pn.c - proof-number search (Allis, van der Meulen and van den Herik, "Proof-number
 * search", 1994): whether the value is at least the target.
 *
 * What the numbers mean stands in numbers.h. From the root on, the child with the least
 * proof number is taken at MAX nodes, that with the least disproof number at MIN nodes,
 * the leftmost of equal ones, down to a node that has not been developed: of all, it is
 * one that the cheapest proof and the cheapest disproof need. It is developed, the
 * numbers of its ancestors follow, and so on until one number of the root is 0. Nothing
 * is forgotten.
 *
 * Above an ancestor whose numbers stay the same all choices do, too. So the next way down
 * begins there.
 */
#include "search/numbers.h"
#include "search/rules.h"

/* From a node down to the one to be developed next. */
static uint32_t most_proving(const struct numbering *all, uint32_t at)
{
    while (all->nodes[at].first != HEAP_EMPTY)
        at = all->nodes[at].first;
    return at;
}

/*
 * The node has changed, from old, and so have maybe its ancestors: returns the first that
 * did not, or the root.
 */
static uint32_t update(struct search *s, const struct numbering *all, uint32_t at,
                       struct proof_numbers old)
{
    numbers_report(s, &all->nodes[at]);
    while (at != PLACE_ROOT) {
        uint32_t above = all->nodes[at].parent;
        struct proof_node *parent = &all->nodes[above];
        struct proof_numbers before = parent->numbers;

        numbers_order(s, all, parent, heap_remove_first(all->order, at), at);
        if (!numbers_update(s, all, parent, at, old))
            return above;
        numbers_report(s, parent);
        at = above;
        old = before;
    }
    return at;
}

static void search(struct search *s, const struct numbering *all)
{
    uint32_t at = PLACE_ROOT;

    while (!numbers_solved(&all->nodes[PLACE_ROOT])) {
        struct proof_numbers old;

        at = most_proving(all, at);
        old = all->nodes[at].numbers;
        numbers_enter(s, all->nodes[at].node, NO_LIMITS);
        numbers_develop(s, all, at);
        at = update(s, all, at, old);
    }
}

double PROCEDURE(pn)(struct search *s)
{
    struct numbering all;

    if (!numbers_start(s, &all))
        return 0;
    search(s, &all);
    return numbers_end(s, &all);
}
