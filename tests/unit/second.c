/*
 * second.c - minimax, branch and bound, alpha-beta, RecSSS* and C* by their definitions.
 */
#include "second.h"

#include "ensure.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Returns whether the node is entered for the first time. */
static bool enter(struct second *second, node n)
{
    bool first = !second->seen[n];

    second->seen[n] = true;
    second->counts.nodes++;
    second->counts.distinct_nodes += first ? 1 : 0;
    return first;
}

/* No algorithm here reads a leaf twice. */
static double read_leaf(struct second *second, node n)
{
    second->leaves[second->counts.leaves++] = n;
    second->counts.distinct_leaves++;
    return second->tree->value[n];
}

static bool is_better(const struct second *second, node n, double value, double best)
{
    return tree_is_max(second->tree, n) ? value > best : value < best;
}

static double worst(const struct second *second, node n)
{
    return tree_is_max(second->tree, n) ? -INFINITY : INFINITY;
}

/* Whether to stop behind child c, which is a cutoff if there is another. */
static bool stops(struct second *second, node c, bool enough)
{
    if (enough && !tree_is_last_child(second->tree, c))
        second->counts.cutoffs++;
    return enough;
}

static double minimax(struct second *second, node n)
{
    double best = worst(second, n);

    enter(second, n);
    if (tree_is_leaf(second->tree, n))
        return read_leaf(second, n);
    TREE_EACH_CHILD(second->tree, n, c) {
        double value = minimax(second, c);

        if (is_better(second, n, value, best))
            best = value;
    }
    return best;
}

/* Whether the mover at a node is content with best, as the opponent does not let it have
 * more than enough. */
static bool is_enough(const struct second *second, node n, double best, double enough)
{
    return is_better(second, n, best, enough) ||
           (best == enough && !second->options->strict_cut);
}

/* What is enough for a node is what its parent has already, where the other side moves.
 */
static double branch(struct second *second, node n, double enough)
{
    const struct tree *t = second->tree;
    double best = worst(second, n);

    enter(second, n);
    if (tree_is_leaf(t, n))
        return read_leaf(second, n);
    TREE_EACH_CHILD(t, n, c) {
        bool other = t->mover[c] != t->mover[n];
        double value = branch(second, c, other ? best : -worst(second, c));

        if (is_better(second, n, value, best))
            best = value;
        if (stops(second, c, is_enough(second, n, best, enough)))
            break;
    }
    return best;
}

static double alphabeta(struct second *second, node n, double alpha, double beta)
{
    const struct tree *t = second->tree;
    double best = worst(second, n);

    enter(second, n);
    if (tree_is_leaf(t, n))
        return read_leaf(second, n);
    TREE_EACH_CHILD(t, n, c) {
        double value = alphabeta(second, c, alpha, beta);

        if (is_better(second, n, value, best))
            best = value;
        if (tree_is_max(t, n))
            alpha = fmax(alpha, best);
        else
            beta = fmin(beta, best);
        if (stops(second, c, second->options->strict_cut ? alpha > beta : alpha >= beta))
            break;
    }
    return best;
}

static double visit(struct second *second, node n, double h);

/* The child of greatest merit, the leftmost of equal ones. */
static node best_child(const struct second *second, node n)
{
    node best = tree_first_child(n);

    TREE_EACH_CHILD(second->tree, n, c) {
        if (second->merit[c] > second->merit[best])
            best = c;
    }
    return best;
}

/* The first time all children have merit h; each that loses it is counted as stored. */
static double visit_all(struct second *second, node n, double h)
{
    TREE_EACH_CHILD(second->tree, n, c) {
        second->merit[c] = visit(second, c, h);
        if (second->merit[c] == h)
            return h;
        second->counts.storage++;
    }
    return second->merit[best_child(second, n)];
}

static double visit_best(struct second *second, node n, double h)
{
    for (;;) {
        node c = best_child(second, n);

        if (second->merit[c] < h)
            return second->merit[c];
        second->merit[c] = visit(second, c, h);
        if (second->merit[c] == h)
            return h;
    }
}

static double visit_next(struct second *second, node n, double h)
{
    node *at = second->at + n;

    if (*at == NODE_NONE)
        *at = tree_first_child(n);
    for (;;) {
        double merit = visit(second, *at, h);

        if (merit < h || tree_is_last_child(second->tree, *at))
            return merit;
        *at = tree_next_child(second->tree, *at);
    }
}

/* Whether n is worth h: returns it if so, else something smaller that n is not worth more
 * than. */
static double visit(struct second *second, node n, double h)
{
    const struct tree *t = second->tree;
    bool first = enter(second, n);

    if (tree_is_leaf(t, n))
        return fmin(h, first ? read_leaf(second, n) : t->value[n]);
    if (!tree_is_max(t, n))
        return visit_next(second, n, h);
    return first ? visit_all(second, n, h) : visit_best(second, n, h);
}

static double recsss(struct second *second)
{
    double h = INFINITY, merit;

    while ((merit = visit(second, TREE_ROOT, h)) < h)
        h = merit;
    return h;
}

static double ask(struct second *second, node n, double g);

static double ask_children(struct second *second, node n, double g)
{
    bool max = tree_is_max(second->tree, n);
    double best = worst(second, n);

    TREE_EACH_CHILD(second->tree, n, c) {
        double value = ask(second, c, g);

        if (is_better(second, n, value, best))
            best = value;
        if (stops(second, c, max ? best >= g : best < g))
            break;
    }
    return best;
}

/* Whether n is worth g: a lower bound from g on if so, else an upper bound below. */
static double ask(struct second *second, node n, double g)
{
    double *low = second->low + n, *high = second->high + n, value;

    second->counts.storage += enter(second, n) ? 1 : 0;
    if (*low >= g)
        return *low;
    if (*high < g)
        return *high;
    if (tree_is_leaf(second->tree, n))
        return *low = *high = read_leaf(second, n);
    value = ask_children(second, n, g);
    *(value >= g ? low : high) = value;
    return value;
}

/* What to ask where the answer lies in [low, high]: the middle, but not low itself. */
static double middle(double low, double high)
{
    double half = fmax(low, -DBL_MAX) / 2 + fmin(high, DBL_MAX) / 2;

    return half > low && half <= high ? half : fmax(high, -DBL_MAX);
}

static double cstar(struct second *second)
{
    const struct tree *t = second->tree;
    double least = INFINITY, greatest = -INFINITY, low, high, value;

    for (node n = TREE_ROOT; n < t->count; n++) {
        if (!tree_is_leaf(t, n))
            continue;
        least = fmin(least, t->value[n]);
        greatest = fmax(greatest, t->value[n]);
    }
    low = fmax(second->options->alpha, least);
    high = fmin(second->options->beta, greatest);
    second->counts.passes = 0;
    do {
        double g = middle(low, high);

        second->counts.passes++;
        value = ask(second, TREE_ROOT, g);
        *(value >= g ? &low : &high) = value;
    } while (low < high);
    return value;
}

/* An array with an entry for each node, all of it 0. */
static void *room(const struct tree *t, size_t width)
{
    void *array = calloc(t->count, width);

    ENSURE(array);
    return array;
}

static void start(struct second *second, const struct tree *t,
                  const struct search_options *options)
{
    *second = (struct second){
        .tree = t,
        .options = options,
        .counts = {.passes = 1},
        .leaves = room(t, sizeof *second->leaves),
        .seen = room(t, sizeof *second->seen),
        .low = room(t, sizeof *second->low),
        .high = room(t, sizeof *second->high),
        .at = room(t, sizeof *second->at),
        .merit = room(t, sizeof *second->merit),
    };
    for (node n = TREE_ROOT; n < t->count; n++) {
        second->low[n] = -INFINITY;
        second->high[n] = INFINITY;
    }
}

bool second_run(struct second *second, const struct tree *t, const char *name,
                const struct search_options *options)
{
    start(second, t, options);
    if (strcmp(name, "minimax") == 0)
        second->value = minimax(second, TREE_ROOT);
    else if (strcmp(name, "bb") == 0)
        second->value = branch(second, TREE_ROOT, -worst(second, TREE_ROOT));
    else if (strcmp(name, "alphabeta") == 0)
        second->value = alphabeta(second, TREE_ROOT, options->alpha, options->beta);
    else if (strcmp(name, "recsss") == 0)
        second->value = recsss(second);
    else if (strcmp(name, "cstar") == 0)
        second->value = cstar(second);
    else
        return false;
    second->counts.unvisited = t->count - second->counts.distinct_nodes;
    return true;
}

void second_release(struct second *second)
{
    free(second->leaves);
    free(second->seen);
    free(second->low);
    free(second->high);
    free(second->at);
    free(second->merit);
}
