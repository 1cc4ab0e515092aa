/*
 * stored.c - a sweep over the arrays from the last node to the first, so that children
 * come before their parents.
 */
#include "tree/stored.h"

#include "base/larger.h"
#include "base/mate.h"
#include "base/memory.h"
#include "tree/claim.h"
#include "tree/mean.h"

#include <math.h>
#include <stdlib.h>

/* Between which values a node is. */
struct stored_range {
    double low, high;
};

static struct stored_range range_of_leaf(const struct tree *t, node n)
{
    struct stored_range range = {t->value[n], t->value[n]};

    if (claim_of(t, n) == CLAIM_LOWER)
        range.high = INFINITY;
    if (claim_of(t, n) == CLAIM_UPPER)
        range.low = -INFINITY;
    return range;
}

static struct stored_range mean_of(const struct tree *t,
                                   const struct stored_range *ranges, node n)
{
    struct mean low = mean_start(), high = mean_start();

    TREE_EACH_OUTCOME(t, n, c) {
        mean_add(&low, t->weight[c], ranges[c].low);
        mean_add(&high, t->weight[c], ranges[c].high);
    }
    return (struct stored_range){mean_value(&low), mean_value(&high)};
}

static struct stored_range range_of(const struct tree *t,
                                    const struct stored_range *ranges, node n)
{
    bool max = tree_is_max(t, n);
    double (*best)(double, double) = max ? larger : smaller;
    struct stored_range range = ranges[tree_first_child(n)];

    if (tree_is_chance(t, n))
        return mean_of(t, ranges, n);
    TREE_EACH_CHILD(t, n, c) {
        range.low = best(range.low, ranges[c].low);
        range.high = best(range.high, ranges[c].high);
    }
    return (struct stored_range){mate_above(range.low, max), mate_above(range.high, max)};
}

/* How far what is said of n is off, or 0. */
static double off_by(const struct tree *t, node n, const struct stored_range *range)
{
    double value = t->value[n], off = 0;
    enum claim claim = claim_of(t, n);

    if (value > range->high && claim != CLAIM_UPPER)
        off = value - range->high;
    if (value < range->low && claim != CLAIM_LOWER)
        off = range->low - value;
    return t->chance && off <= 1e-9 * larger(1, fabs(value)) ? 0 : off;
}

static bool add_fault(struct stored *stored, size_t *capacity, struct stored_fault fault,
                      struct error *error)
{
    if (!memory_reserve(&stored->faults, capacity, (size_t)stored->count + 1,
                        sizeof *stored->faults, error))
        return false;
    stored->faults[stored->count++] = fault;
    return true;
}

static bool check_node(struct stored *stored, size_t *capacity, const struct tree *t,
                       node n, const struct stored_range *range, struct error *error)
{
    struct stored_fault fault = {.n = n, .low = range->low, .high = range->high};

    stored->inner++;
    if (!score_known(t->value[n]))
        return true;
    stored->valued++;
    fault.off = off_by(t, n, range);
    return fault.off == 0 || add_fault(stored, capacity, fault, error);
}

static bool check_all(struct stored *stored, const struct tree *t,
                      struct stored_range *ranges, struct error *error)
{
    size_t capacity = 0;

    for (node n = t->count; n-- > 0;) {
        if (tree_is_leaf(t, n)) {
            ranges[n] = range_of_leaf(t, n);
            continue;
        }
        ranges[n] = range_of(t, ranges, n);
        if (!check_node(stored, &capacity, t, n, &ranges[n], error))
            return false;
    }
    return true;
}

static int worst_first(const void *a, const void *b)
{
    const struct stored_fault *first = a, *second = b;

    if (first->off != second->off)
        return first->off > second->off ? -1 : 1;
    return (first->n > second->n) - (first->n < second->n);
}

bool stored_check(struct stored *stored, const struct tree *t, struct error *error)
{
    struct stored_range *ranges = NULL;
    bool checked;

    if (tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT,
                         "--verify-static: leaves have payoffs, which inner nodes have "
                         "none to compare with; use --paranoid=PLAYER");
    checked = memory_resize(&ranges, t->count, sizeof *ranges, error) &&
              check_all(stored, t, ranges, error);
    free(ranges);
    if (checked && stored->count > 0)
        qsort(stored->faults, stored->count, sizeof *stored->faults, worst_first);
    return checked;
}

void stored_release(struct stored *stored)
{
    free(stored->faults);
    *stored = (struct stored){0};
}
