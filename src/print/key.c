/*
 * key.c - the keys, and setting one up and taking it down.
 */
#include "print/key.h"

#include "print/bound.h"
#include "print/place.h"

#include <stdlib.h>

/*
 * The key to lab text: a line for each inner node in the order in which they are
 * finished, with the first of the best moves and its value.
 *
 *     max(b) chooses d for 3
 *     min(a) chooses b for 3
 *     chance(e) comes to 2.5
 *
 * A node at which alpha and beta have met is out of the game and has no line, but for the
 * root.
 */

static void print_node(const struct key *key, node n)
{
    place_node(key->out, key->tree, key->places, n, key->ids);
}

static void print_choice(const struct key *key, node n, node choice, double value)
{
    fprintf(key->out, "%s(", tree_is_max(key->tree, n) ? "max" : "min");
    print_node(key, n);
    fputs(") chooses ", key->out);
    print_node(key, choice);
    fputs(" for ", key->out);
    score_print(key->out, value);
    putc('\n', key->out);
}

static void print_mean(const struct key *key, node n, double value)
{
    fputs("chance(", key->out);
    print_node(key, n);
    fputs(") comes to ", key->out);
    score_print(key->out, value);
    putc('\n', key->out);
}

/* Whether the bounds met at n, if the algorithm looks at bounds. */
static bool is_cut(const struct key *key, node n)
{
    const struct past *past = &key->history.of[n];
    bool max = tree_is_max(key->tree, n);
    double low = max ? past->value : past->alpha, high = max ? past->beta : past->value;

    if (!(key->algorithm->options & USES_CUT))
        return false;
    if (tree_is_chance(key->tree, n))
        return past->relation != EQUAL;
    return key->strict_cut ? low > high : low >= high;
}

/* The first child that came back with the value of n. */
static node first_best(const struct key *key, node n)
{
    const struct past *past = key->history.of;
    node c = tree_first_child(n);

    while (past[c].value != past[n].value)
        c = tree_next_child(key->tree, c);
    return c;
}

static void leave_lab(const struct key *key, node n)
{
    double value = key->history.of[n].value;

    if (tree_is_leaf(key->tree, n) || (n != TREE_ROOT && is_cut(key, n)))
        return;
    if (tree_is_chance(key->tree, n))
        print_mean(key, n, value);
    else
        print_choice(key, n, first_best(key, n), value);
}

/*
 * The key to levels text: the visited nodes in preorder, one a line, each with the value
 * it was left with (fail-soft), behind a tab for each ply from the root.
 */

static void print_line(const struct key *key, node n, node depth)
{
    for (node level = 0; level < depth; level++)
        putc('\t', key->out);
    score_print(key->out, key->history.of[n].value);
    putc('\n', key->out);
}

/* What lies below a node that was not visited was not, either. */
static void finish_levels(const struct key *key)
{
    const struct tree *t = key->tree;
    node depth = 0, next;

    for (node n = TREE_ROOT; n < t->count; n = next) {
        bool visited = key->history.of[n].visited;

        next = visited ? n + 1 : t->end[n];
        if (visited)
            print_line(key, n, depth);
        if (next < t->end[n])
            depth++;
        else
            TREE_EACH_LAST(t, n, c)
                depth--;
    }
}

const struct key_format key_lab = {
    .leave = leave_lab,
};

const struct key_format key_levels = {
    .finish = finish_levels,
};

bool key_sets(FILE *out, const struct report *report)
{
    const struct result *result = report->results;

    fprintf(out, "Graph %llu: Score: ", (unsigned long long)report->number);
    bound_print(out, result->bound, result->value);
    fprintf(out, "; Leaf Nodes Examined: %llu\n",
            (unsigned long long)result->counts.leaves);
    return true;
}

static void notify(void *context, const struct event *event)
{
    struct key *key = context;

    if (key->failed)
        return;
    history_note(&key->history, event);
    if (event->kind == EVENT_LEAVE && key->format->leave)
        key->format->leave(key, event->node);
}

struct observer key_observer(struct key *key)
{
    struct error error;

    key->history = (struct history){.tree = key->tree, .algorithm = key->algorithm};
    key->places = place_all(key->tree, &error);
    key->failed = !key->places || !history_start(&key->history, &error);
    return (struct observer){.notify = notify, .context = key};
}

bool key_finish(struct key *key, struct error *error)
{
    bool failed = key->failed || key->history.failed;

    if (!failed && key->format->finish)
        key->format->finish(key);
    history_release(&key->history);
    free(key->places);
    *key = (struct key){0};
    return failed ? error_memory(error) : true;
}
