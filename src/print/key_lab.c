/*
 * key_lab.c - the key to lab text: a line for each inner node in the order in which they
 * are finished, with the first of the best moves and its value.
 *
 *     max(b) chooses d for 3
 *     min(a) chooses b for 3
 *
 * A node at which alpha and beta have met is out of the game and has no line, but for the
 * root.
 */
#include "print/key_part.h"

#include "base/memory.h"
#include "base/quote.h"
#include "base/score.h"
#include "print/trace_place.h"

/* An open call. */
struct key_call {
    double alpha, beta; /* its window */
    double value;       /* of the best child so far */
    node choice;        /* that child; NODE_NONE before the first */
};

bool key_lab_start(struct key *key)
{
    struct error error;

    key->places = place_all(key->tree, &error);
    return key->places && memory_resize(&key->calls, (size_t)key->tree->height + 1,
                                        sizeof *key->calls, &error);
}

static void print_node(const struct key *key, node n)
{
    const char *name = key->ids ? NULL : tree_name(key->tree, n);

    if (name)
        quote_word(key->out, name);
    else
        place_id(key->out, key->tree, key->places, n);
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

/* Whether the bounds met at n, if the algorithm looks at bounds. */
static bool is_cut(const struct key *key, node n, const struct key_call *call)
{
    bool max = tree_is_max(key->tree, n);
    double low = max ? call->value : call->alpha, high = max ? call->beta : call->value;

    if (!(key->algorithm->options & USES_CUT))
        return false;
    return key->strict_cut ? low > high : low >= high;
}

static void enter(struct key *key, const struct event *event)
{
    key->calls[key->depth++] = (struct key_call){
        .alpha = event->alpha,
        .beta = event->beta,
        .choice = NODE_NONE,
    };
}

/* The call above learns what a child is worth. */
static void report(struct key *key, node n, double value)
{
    struct key_call *call = &key->calls[key->depth - 1];
    bool max = tree_is_max(key->tree, key->tree->parent[n]);

    if (call->choice != NODE_NONE && (max ? value <= call->value : value >= call->value))
        return;
    call->choice = n;
    call->value = value;
}

static void leave(struct key *key, const struct event *event)
{
    const struct key_call *call = &key->calls[--key->depth];
    node n = event->node;

    if (!tree_is_leaf(key->tree, n) && (n == TREE_ROOT || !is_cut(key, n, call)))
        print_choice(key, n, call->choice, event->value);
    if (n != TREE_ROOT)
        report(key, n, event->value);
}

void key_lab_event(void *context, const struct event *event)
{
    if (event->kind == EVENT_ENTER)
        enter(context, event);
    else if (event->kind == EVENT_LEAVE)
        leave(context, event);
}
