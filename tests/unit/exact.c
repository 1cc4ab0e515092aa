/*
 * exact.c - Star1 and Star2 by their definitions, with fractions.
 */
#include "exact.h"

#include "ensure.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_OUTCOMES = 16 };

static const struct fraction ZERO = {0, 1}, HIGHEST = {1, 0}, LOWEST = {-1, 0};

static int64_t common_divisor(int64_t a, int64_t b)
{
    while (b != 0) {
        int64_t rest = a % b;

        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

static struct fraction reduced(int64_t over, int64_t under)
{
    int64_t divisor = common_divisor(over, under);

    ENSURE(divisor > 0 && under >= 0);
    return (struct fraction){over / divisor, under / divisor};
}

static int64_t times(struct exact *exact, int64_t a, int64_t b)
{
    int64_t product = 0;

    if (__builtin_mul_overflow(a, b, &product))
        exact->too_large = true;
    return exact->too_large ? 0 : product;
}

static bool is_infinite(struct fraction a)
{
    return a.under == 0;
}

/* Negative, 0 or positive where a is less than b, equal to it, greater. */
static int compare(struct exact *exact, struct fraction a, struct fraction b)
{
    int64_t left = is_infinite(a) || is_infinite(b) ? 0 : times(exact, a.over, b.under);
    int64_t right = is_infinite(a) || is_infinite(b) ? 0 : times(exact, b.over, a.under);

    if (is_infinite(a))
        left = a.over;
    if (is_infinite(b))
        right = b.over;
    return (left > right) - (left < right);
}

static struct fraction greater(struct exact *exact, struct fraction a, struct fraction b)
{
    return compare(exact, a, b) < 0 ? b : a;
}

static struct fraction lesser(struct exact *exact, struct fraction a, struct fraction b)
{
    return compare(exact, a, b) > 0 ? b : a;
}

/* Of infinite numbers, none or both with the same sign. */
static struct fraction plus(struct exact *exact, struct fraction a, struct fraction b)
{
    int64_t over;

    if (is_infinite(a) || is_infinite(b))
        return is_infinite(a) ? a : b;
    over = times(exact, a.over, b.under);
    if (__builtin_add_overflow(over, times(exact, b.over, a.under), &over))
        exact->too_large = true;
    if (exact->too_large)
        return ZERO;
    return reduced(over, times(exact, a.under, b.under));
}

static struct fraction minus(struct exact *exact, struct fraction a, struct fraction b)
{
    return plus(exact, a, (struct fraction){-b.over, b.under});
}

/* The factor is above 0. */
static struct fraction product(struct exact *exact, struct fraction a, int64_t factor)
{
    int64_t over = times(exact, a.over, factor);

    if (exact->too_large || is_infinite(a))
        return exact->too_large ? ZERO : a;
    return reduced(over, a.under);
}

static struct fraction quotient(struct exact *exact, struct fraction a, int64_t divisor)
{
    int64_t under = times(exact, a.under, divisor);

    if (exact->too_large || is_infinite(a))
        return exact->too_large ? ZERO : a;
    return reduced(a.over, under);
}

static struct fraction fraction_of(double value)
{
    if (isinf(value))
        return value > 0 ? HIGHEST : LOWEST;
    ENSURE(2 * value == floor(2 * value) && fabs(value) < 1e6);
    return reduced((int64_t)(2 * value), 2);
}

double exact_double(struct fraction fraction)
{
    if (is_infinite(fraction))
        return fraction.over > 0 ? INFINITY : -INFINITY;
    return (double)fraction.over / (double)fraction.under;
}

/* A chance node: its outcomes, and what is known of the value of each. */
struct wheel {
    size_t count;
    node outcome[MOST_OUTCOMES];
    int64_t weight[MOST_OUTCOMES], weights;
    struct fraction up[MOST_OUTCOMES], down[MOST_OUTCOMES];
};

static struct wheel wheel_of(const struct exact *exact, node n)
{
    const struct tree *t = exact->tree;
    struct wheel wheel = {.count = 0};

    TREE_EACH_CHILD(t, n, c) {
        if (!(t->weight[c] > 0))
            continue;
        ENSURE(wheel.count < MOST_OUTCOMES);
        wheel.outcome[wheel.count] = c;
        wheel.weight[wheel.count] = (int64_t)t->weight[c];
        wheel.weights += wheel.weight[wheel.count];
        wheel.up[wheel.count] = exact->high;
        wheel.down[wheel.count++] = exact->low;
    }
    return wheel;
}

static struct fraction mean(struct exact *exact, const struct wheel *wheel,
                            const struct fraction *values)
{
    struct fraction sum = ZERO;

    for (size_t i = 0; i < wheel->count; i++)
        sum = plus(exact, sum, product(exact, values[i], wheel->weight[i]));
    return quotient(exact, sum, wheel->weights);
}

/*
 * What outcome i would have to be worth for the mean to be limit, where all others are
 * worth what values say; without any limit where that is infinite, or one of them is.
 */
static struct fraction needed(struct exact *exact, const struct wheel *wheel, size_t i,
                              const struct fraction *values, struct fraction limit,
                              struct fraction without)
{
    struct fraction rest;

    if (is_infinite(limit))
        return without;
    rest = product(exact, limit, wheel->weights);
    for (size_t k = 0; k < wheel->count; k++) {
        if (k != i && is_infinite(values[k]))
            return without;
        if (k != i)
            rest = minus(exact, rest, product(exact, values[k], wheel->weight[k]));
    }
    return quotient(exact, rest, wheel->weight[i]);
}

static struct fraction search(struct exact *exact, node n, struct fraction alpha,
                              struct fraction beta);

/* What the first child of outcome i, a MIN node, shows it to be worth at most. Whether
 * the mean is at most alpha then. */
static bool probe_min(struct exact *exact, struct wheel *wheel, size_t i,
                      struct fraction alpha)
{
    struct fraction bound = needed(exact, wheel, i, wheel->up, alpha, LOWEST);
    struct fraction value = search(exact, tree_first_child(wheel->outcome[i]),
                                   greater(exact, bound, exact->low), exact->high);

    wheel->up[i] = lesser(exact, exact->high, value);
    return compare(exact, wheel->up[i], bound) <= 0;
}

/* The same of a MAX node, which is worth at least that. */
static bool probe_max(struct exact *exact, struct wheel *wheel, size_t i,
                      struct fraction beta)
{
    struct fraction bound = needed(exact, wheel, i, wheel->down, beta, HIGHEST);
    struct fraction value = search(exact, tree_first_child(wheel->outcome[i]), exact->low,
                                   lesser(exact, bound, exact->high));

    wheel->down[i] = greater(exact, exact->low, value);
    return compare(exact, wheel->down[i], bound) >= 0;
}

/* Star2: looks at the first child of each outcome that a player moves at. Whether that is
 * enough; then sets *value. */
static bool probe(struct exact *exact, struct wheel *wheel, struct fraction alpha,
                  struct fraction beta, struct fraction *value)
{
    bool min = compare(exact, alpha, exact->low) > 0;
    bool max = compare(exact, beta, exact->high) < 0;

    for (size_t i = 0; i < wheel->count; i++) {
        node c = wheel->outcome[i];
        bool is_max = tree_is_max(exact->tree, c);

        if (tree_is_leaf(exact->tree, c) || tree_is_chance(exact->tree, c))
            continue;
        if (is_max ? max && probe_max(exact, wheel, i, beta)
                   : min && probe_min(exact, wheel, i, alpha)) {
            *value = mean(exact, wheel, is_max ? wheel->down : wheel->up);
            return true;
        }
    }
    return false;
}

static struct fraction search_chance(struct exact *exact, node n, struct fraction alpha,
                                     struct fraction beta)
{
    struct wheel wheel = wheel_of(exact, n);
    struct fraction value;

    if (exact->probing && probe(exact, &wheel, alpha, beta, &value))
        return value;
    for (size_t i = 0; i < wheel.count && !exact->too_large; i++) {
        struct fraction least = needed(exact, &wheel, i, wheel.up, alpha, LOWEST);
        struct fraction most = needed(exact, &wheel, i, wheel.down, beta, HIGHEST);

        value = search(exact, wheel.outcome[i], greater(exact, least, exact->low),
                       lesser(exact, most, exact->high));
        if (compare(exact, value, least) <= 0) {
            wheel.up[i] = value;
            return mean(exact, &wheel, wheel.up);
        }
        if (compare(exact, value, most) >= 0) {
            wheel.down[i] = value;
            return mean(exact, &wheel, wheel.down);
        }
        wheel.up[i] = wheel.down[i] = value;
    }
    return mean(exact, &wheel, wheel.up);
}

static struct fraction read_leaf(struct exact *exact, node n)
{
    if (exact->leaf_count == exact->leaf_capacity) {
        exact->leaf_capacity = 2 * exact->leaf_capacity + 64;
        exact->leaves =
            realloc(exact->leaves, exact->leaf_capacity * sizeof *exact->leaves);
        ENSURE(exact->leaves);
    }
    exact->leaves[exact->leaf_count++] = n;
    return fraction_of(exact->tree->value[n]);
}

static struct fraction search(struct exact *exact, node n, struct fraction alpha,
                              struct fraction beta)
{
    const struct tree *t = exact->tree;
    struct fraction best = tree_is_max(t, n) ? LOWEST : HIGHEST;

    if (tree_is_leaf(t, n))
        return read_leaf(exact, n);
    if (tree_is_chance(t, n))
        return search_chance(exact, n, alpha, beta);
    TREE_EACH_CHILD(t, n, c) {
        if (tree_is_max(t, n)) {
            best =
                greater(exact, best, search(exact, c, greater(exact, alpha, best), beta));
            if (compare(exact, best, beta) >= 0)
                break;
        } else {
            best =
                lesser(exact, best, search(exact, c, alpha, lesser(exact, beta, best)));
            if (compare(exact, best, alpha) <= 0)
                break;
        }
    }
    return best;
}

void exact_run(struct exact *exact, const struct tree *t, bool probing, double low,
               double high)
{
    *exact = (struct exact){.tree = t, .probing = probing};
    exact->low = low < high ? fraction_of(low) : LOWEST;
    exact->high = low < high ? fraction_of(high) : HIGHEST;
    exact->value = search(exact, TREE_ROOT, exact->low, exact->high);
}

void exact_release(struct exact *exact)
{
    free(exact->leaves);
}
