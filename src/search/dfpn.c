/*
 * dfpn.c - df-pn, proof-number search depth first (Nagai, "Df-pn algorithm for searching
 * AND/OR trees and its applications", 2002).
 *
 * What the numbers mean stands in numbers.h. A call works on a node for as long as both
 * of its numbers are below its limits, which are such that proof-number search would not
 * go elsewhere; then it returns. So the same nodes are developed in the same order, and
 * the numbers of ancestors need be worked out only where that matters. Nothing is
 * forgotten.
 *
 * A child stays in front until its number is greater than that of a sibling on its right,
 * or as great as that of one on its left. Nagai's limit, one more than the least of the
 * siblings on either side, would break ties to the right.
 */
#include "search/numbers.h"
#include "search/rules.h"

static void mid(struct search *s, const struct numbering *all, uint32_t at,
                struct proof_numbers limits);

static bool is_inside(struct proof_numbers numbers, struct proof_numbers limits)
{
    return numbers.of[PROOF] < limits.of[PROOF] &&
           numbers.of[DISPROOF] < limits.of[DISPROOF];
}

/* How much the number of a child may be that is to stay before the rest of the heap. */
static uint32_t limit_of_order(const struct numbering *all, uint32_t child, uint32_t rest,
                               int least)
{
    uint32_t next;

    if (rest == HEAP_EMPTY)
        return NUMBER_INFINITE;
    next = all->nodes[rest].numbers.of[least];
    return next < NUMBER_INFINITE && rest > child ? next + 1 : next;
}

static struct proof_numbers limits_of(const struct search *s, const struct numbering *all,
                                      uint32_t child, uint32_t rest,
                                      struct proof_numbers limits)
{
    const struct proof_node *of = &all->nodes[child];
    const struct proof_node *parent = &all->nodes[of->parent];
    int least = numbers_least(s, parent->node), summed = numbers_summed(s, parent->node);
    uint32_t order = limit_of_order(all, child, rest, least);

    if (order < limits.of[least])
        limits.of[least] = order;
    if (limits.of[summed] < NUMBER_INFINITE)
        limits.of[summed] -= parent->numbers.of[summed] - of->numbers.of[summed];
    return limits;
}

/* Works on the child in front, which is out of the heap for that long. */
static void mid_first(struct search *s, const struct numbering *all, uint32_t at,
                      struct proof_numbers limits)
{
    struct proof_node *of = &all->nodes[at];
    uint32_t child = of->first, rest = heap_remove_first(all->order, child);
    struct proof_numbers old = all->nodes[child].numbers;

    mid(s, all, child, limits_of(s, all, child, rest, limits));
    numbers_order(s, all, of, rest, child);
    numbers_update(s, all, of, child, old);
}

static void mid(struct search *s, const struct numbering *all, uint32_t at,
                struct proof_numbers limits)
{
    struct proof_node *of = &all->nodes[at];

    numbers_enter(s, of->node, limits);
    if (of->first == HEAP_EMPTY)
        numbers_develop(s, all, at);
    while (is_inside(of->numbers, limits))
        mid_first(s, all, at, limits);
    numbers_report(s, of);
}

double PROCEDURE(dfpn)(struct search *s)
{
    static const struct proof_numbers infinite = {{NUMBER_INFINITE, NUMBER_INFINITE}};
    struct numbering all;

    if (!numbers_start(s, &all))
        return 0;
    mid(s, &all, PLACE_ROOT, infinite);
    return numbers_end(s, &all);
}
